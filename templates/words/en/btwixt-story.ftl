# The story of a finished game, in the last letter: the same for everybody, so nobody is “you”.
# $margin_id: hair (by one), rout (far ahead), low (the lowest total won), clear.
# $wording_id: a to d, so that lines of one kind sound different.

story-opening = It began with { $ally }, power { $power }, on the table, and { $first_seat } was the first player.
story-recruitment = { $margin_id ->
    [hair] { $wording_id ->
        [a] { $seat } won { $ally } ({ $power }) by a whisker: { $total } to { $rival_total } against { $rival_seat }.
        [b] { $ally } ({ $power }) only just joined { $seat }: { $total } to { $rival_seat }’s { $rival_total }.
        [c] { $rival_seat } had { $rival_total } for { $ally } ({ $power }) and still lost: { $seat } had { $total }.
       *[d] So close: { $seat } got { $ally } ({ $power }) with { $total }, { $rival_seat } had { $rival_total }.
    }
    [rout] { $wording_id ->
        [a] { $seat } left no doubt about { $ally } ({ $power }): { $total } to { $rival_total } against { $rival_seat }.
        [b] Nobody came near { $seat } for { $ally } ({ $power }): { $total }, and { $rival_seat } next with { $rival_total }.
        [c] { $ally } ({ $power }) joined { $seat } by a mile: { $total } to { $rival_seat }’s { $rival_total }.
       *[d] { $seat } wanted { $ally } ({ $power }) and got it: { $total } to { $rival_total } against { $rival_seat }.
    }
    [low] { $wording_id ->
        [a] The lowest total won { $ally } ({ $power }): { $seat } had { $total }, { $rival_seat } had { $rival_total }.
        [b] For { $ally } ({ $power }), less was more: { $seat } won with { $total }, while { $rival_seat } had { $rival_total }.
        [c] { $seat } stayed low and won { $ally } ({ $power }): { $total } against { $rival_seat }’s { $rival_total }.
       *[d] { $rival_seat }’s { $rival_total } counted for nothing: { $ally } ({ $power }) went to the lowest total, { $seat }’s { $total }.
    }
   *[clear] { $wording_id ->
        [a] { $ally } ({ $power }) went to { $seat }: { $total } to { $rival_total } against { $rival_seat }.
        [b] { $seat } recruited { $ally } ({ $power }) with { $total }; { $rival_seat } came next with { $rival_total }.
        [c] { $seat } beat { $rival_seat } to { $ally } ({ $power }), { $total } to { $rival_total }.
       *[d] { $rival_seat } had { $rival_total } for { $ally } ({ $power }), but { $seat } had { $total }.
    }
}
story-tied = { $wording_id ->
    [a] { $seats } had { $total } each for { $ally } ({ $power }); the tie went to { $seat }.
    [b] { $ally } ({ $power }) ended in a tie at { $total }: { $seats }. { $seat } got it.
    [c] { $seats } tied at { $total } for { $ally } ({ $power }), and { $seat } came out ahead.
   *[d] Only the tie-break settled { $ally } ({ $power }): { $seats } had { $total } each, and { $seat } won.
}
story-unopposed = { $wording_id ->
    [a] Nobody spent influence on { $ally } ({ $power }); { $seat } recruited it with { $total }.
    [b] Nobody cared for { $ally } ({ $power }), so { $seat } got it with { $total }.
    [c] { $ally } ({ $power }) cost nobody any influence: { $seat } got it with { $total }.
   *[d] No bids at all for { $ally } ({ $power }), and { $seat } took it with { $total }.
}
story-most_allies = { $seats_count ->
    [one] { $seats } recruited the most allies: { $count }.
   *[other] { $seats } recruited the most allies: { $count } each.
}
story-close = Closest behind was { $seat }: a small council of { $small }, { $margin ->
    [0] level with the winner’s; the tie-break decided.
    [one] one short.
   *[other] { $margin } short.
}
story-seasons = The game lasted { $seasons } seasons and { $rounds } rounds.
story-end = { $seats_count ->
    [one] { $seats } won with a small council of { $small }: { $reason }.
   *[other] { $seats } share the victory with small councils of { $small }: { $reason }.
}
