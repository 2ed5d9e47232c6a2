# What a card would do to the numbers of a battle, before it is played.

sum-line = Your line: { $now } → { $then }.
sum-line_of = { $seat }: { $now } → { $then }.
sum-face_down = The card is played face down. It counts from your next card on, or when the battle ends.
sum-no_effect = This would have no effect.
sum-ends = That ends the battle.
gain-line = line { $now } → { $then }
gain-then = { $now } → { $then }
gain-face_down = face down
gain-no_effect = no effect
