# What a card would do to the totals of a round, before it is played.

sum-total = Összbefolyásod: { $now } → { $then }.
sum-total_of = { $seat }: { $now } → { $then }.
sum-leads = Az előnyöd { $by }.
sum-level = Most holtverseny van.
sum-trails = { $leader_seat } vezet, az előnye { $by }.
sum-no_effect = A képessége most hatástalan lenne.
gain-total = befolyás { $now } → { $then }
gain-leads = előnyöd{"\u00a0"}{ $by }
gain-level = holtverseny
gain-trails = hátrányod{"\u00a0"}{ $by }
gain-no_effect = hatástalan képesség
