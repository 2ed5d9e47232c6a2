# The story of a finished game, in the last letter: the same for everybody, so nobody is "you".
# $margin_id: alone (no strength against it), hair (by one or two), rout (twice as strong), clear.

story-opening = It began at { $region }, where { $seat } called the first battle.
story-conquest = { $margin_id ->
    [alone] { $region } opened its gates to { $seat }.
    [hair] { $region } fell to { $seat } by a hair: { $strength } to { $rival_strength }, ahead of { $rival_seat }.
    [rout] { $region } was a rout: { $seat } won with { $strength }, { $rival_seat } came next with { $rival_strength }.
   *[clear] { $region } went to { $seat } with { $strength }, ahead of { $rival_seat } with { $rival_strength }.
}{ $greatest ->
    [yes] { " " }No battle of the game was greater.
   *[no] { "" }
}{ $leads ->
    [yes] { " " }That put { $seat } in front, with { $regions } regions.
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $seat } tore { $region } from { $owner_seat } by a hair: { $strength } to { $rival_strength }.
   *[clear] { $seat } took { $region } from { $owner_seat } with { $strength }.
}{ $leads ->
    [yes] { " " }That put { $seat } in front, with { $regions } regions.
   *[no] { "" }
}
story-tie = { $region } stayed free that day: { $seats } tied at { $strength }.
story-length = { $rounds ->
    [one] It took { $battles ->
        [one] one battle
       *[other] { $battles } battles
    }.
   *[other] It took { $battles } battles in { $rounds } rounds.
}
