# The story of a finished game, in the last letter: the same for everybody, so nobody is “you”.
# $margin_id: hair (by one), rout (far ahead), low (the lowest total won), clear.

story-opening = It began with { $ally }, power { $power }, on the table, and { $first_seat } to speak first.
story-recruitment = { $margin_id ->
    [hair] { $ally } ({ $power }) came to { $seat } by a hair: { $total } against { $rival_total } of { $rival_seat }.
    [rout] Nobody could keep up with { $seat } for { $ally } ({ $power }): { $total }, and next { $rival_seat } with { $rival_total }.
    [low] The lowest total won { $ally } ({ $power }): { $seat } had { $total }, { $rival_seat } all of { $rival_total }.
   *[clear] { $ally } ({ $power }) followed { $seat }, { $total } to { $rival_total } of { $rival_seat }.
}
story-tied = { $seats } bid { $total } each for { $ally } ({ $power }); the tie went to { $seat }.
story-unopposed = Nobody spent influence on { $ally } ({ $power }): it came to { $seat } with { $total }.
story-most_allies = { $seats_count ->
    [one] { $seats } recruited most allies: { $count }.
   *[other] { $seats } recruited most allies: { $count } each.
}
story-close = Closest behind was { $seat }: a small council of { $small }, { $margin ->
    [0] level with the winner, and lost by the next test.
    [one] one short.
   *[other] { $margin } short.
}
story-seasons = It took { $rounds } rounds in { $seasons } seasons.
story-end = { $seats_count ->
    [one] { $seats } won with a small council of { $small }: { $reason }.
   *[other] { $seats } share the victory with small councils of { $small }: { $reason }.
}
