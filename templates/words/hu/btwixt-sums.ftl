# What a card would do to the totals of a round, before it is played.

sum-total = Összbefolyásod: { $now } → { $then }.
sum-total_of = { $seat }: { $now } → { $then }.
sum-no_effect = A képessége most hatástalan lenne.
gain-total = befolyás { $now } → { $then }
gain-no_effect = hatástalan képesség
