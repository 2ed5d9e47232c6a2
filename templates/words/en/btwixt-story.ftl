# The story of a finished game, in the last letter: the same for everybody, so nobody is “you”.
# $margin_id: hair (by one), rout (far ahead), low (the lowest total won), clear.

story-opening = It began with { $ally }, power { $power }, on the table, and { $first_seat } was the first player.
story-recruitment = { $margin_id ->
    [hair] { $ally } ({ $power }) went to { $seat } by very little: { $total } to { $rival_total } against { $rival_seat }.
    [rout] { $ally } ({ $power }) went to { $seat } by far: { $total } to { $rival_total } against { $rival_seat }.
    [low] The lowest total won { $ally } ({ $power }): { $seat } had { $total }, { $rival_seat } had { $rival_total }.
   *[clear] { $ally } ({ $power }) went to { $seat }: { $total } to { $rival_total } against { $rival_seat }.
}
story-tied = { $seats } bid { $total } each for { $ally } ({ $power }); the tie went to { $seat }.
story-unopposed = Nobody spent influence on { $ally } ({ $power }); { $seat } recruited it with { $total }.
story-most_allies = { $seats_count ->
    [one] { $seats } recruited the most allies: { $count }.
   *[other] { $seats } recruited the most allies: { $count } each.
}
story-close = Closest behind was { $seat }: a small council of { $small }, { $margin ->
    [0] level with the winner’s; the next test decided.
    [one] one short.
   *[other] { $margin } short.
}
story-seasons = The game lasted { $seasons } seasons and { $rounds } rounds.
story-end = { $seats_count ->
    [one] { $seats } won with a small council of { $small }: { $reason }.
   *[other] { $seats } share the victory with small councils of { $small }: { $reason }.
}
