# What a card would do to the totals of a round, before it is played.

sum-total = Your total: { $now } → { $then }.
sum-total_of = { $seat }: { $now } → { $then }.
sum-leads = You lead by { $by }.
sum-level = It’s a tie as things stand.
sum-trails = { $leader_seat } is ahead of you by { $by }.
sum-no_effect = Its ability would do nothing now.
gain-total = total { $now } → { $then }
gain-leads = you lead by{"\u00a0"}{ $by }
gain-level = tied
gain-trails = { $by }{"\u00a0"}behind
gain-no_effect = ability without effect
