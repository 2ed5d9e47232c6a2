# What a card would do to the numbers of a battle, before it is played.

sum-line = Your line: { $now } → { $then }.
sum-line_of = { $seat }: { $now } → { $then }.
sum-face_down = The card is played face down. It counts from your next card on, or when the battle ends.
sum-leads = You lead by { $by }.
sum-level = It’s a tie as things stand.
sum-trails = { $leader_seat } is ahead of you by { $by }.
sum-no_effect = This would have no effect.
sum-ends = That ends the battle.
gain-line = line { $now } → { $then }
gain-then = { $now } → { $then }
gain-face_down = face down
gain-leads = you lead by{"\u00a0"}{ $by }
gain-level = tied
gain-trails = { $by }{"\u00a0"}behind
gain-no_effect = no effect
