# What a card would do to the numbers of a battle, before it is played.

sum-line = A csatasorod: { $now } → { $then }.
sum-line_of = { $seat }: { $now } → { $then }.
sum-face_down = A lap képpel lefelé kerül az asztalra. Akkor számít, amikor legközelebb lapot játszol ki, vagy amikor az ütközet véget ér.
sum-leads = Az előnyöd { $by }.
sum-level = Most holtverseny van.
sum-trails = { $leader_seat } vezet, az előnye { $by }.
sum-no_effect = Ennek a lépésnek nem lenne hatása.
sum-ends = Ezzel véget ér az ütközet.
gain-line = csatasor { $now } → { $then }
gain-then = { $now } → { $then }
gain-face_down = képpel lefelé
gain-leads = előnyöd{"\u00a0"}{ $by }
gain-level = holtverseny
gain-trails = hátrányod{"\u00a0"}{ $by }
gain-no_effect = hatástalan
