# What a card would do to the numbers of a battle, before it is played.

sum-line = A csatasorod: { $now } → { $then }.
sum-line_of = { $seat }: { $now } → { $then }.
sum-face_down = A lap képpel lefelé kerül az asztalra. Akkor számít, amikor legközelebb lapot játszol ki, vagy amikor az ütközet véget ér.
sum-no_effect = Ennek a lépésnek nem lenne hatása.
sum-ends = Ezzel véget ér az ütközet.
gain-line = csatasor { $now } → { $then }
gain-then = { $now } → { $then }
gain-face_down = képpel lefelé
gain-no_effect = hatástalan
