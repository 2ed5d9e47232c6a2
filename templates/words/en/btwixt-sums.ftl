# What a card would do to the totals of a round, before it is played.

sum-total = Your total: { $now } → { $then }.
sum-total_of = { $seat }: { $now } → { $then }.
sum-no_effect = Its ability would do nothing now.
gain-total = total { $now } → { $then }
gain-no_effect = ability without effect
