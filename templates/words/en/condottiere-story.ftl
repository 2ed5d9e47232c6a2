# The story of a finished game, in the last letter: the same for everybody, so nobody is "you".
# $margin_id: alone (no strength against it), hair (by one or two), rout (twice as strong), clear.

story-opening = It began at { $region }, where { $seat } called the first battle.
story-conquest = { $margin_id ->
    [alone] { $region } went to { $seat } without a fight.
    [hair] { $seat } won { $region } by very little: { $strength } to { $rival_strength } against { $rival_seat }.
    [rout] { $seat } won { $region } by far: { $strength } to { $rival_strength } against { $rival_seat }.
   *[clear] { $region } went to { $seat } with { $strength }, { $rival_seat } came next with { $rival_strength }.
}{ $greatest ->
    [yes] { " " }No battle of the game was greater.
   *[no] { "" }
}{ $leads ->
    [yes] { " " }That put { $seat } in front, with { $regions } regions.
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $seat } took { $region } from { $owner_seat } by very little: { $strength } to { $rival_strength }.
   *[clear] { $seat } took { $region } from { $owner_seat } with { $strength }.
}{ $leads ->
    [yes] { " " }That put { $seat } in front, with { $regions } regions.
   *[no] { "" }
}
story-tie = { $region } stayed free: { $seats } tied at { $strength }.
story-length = { $rounds ->
    [one] The game lasted { $battles ->
        [one] one battle
       *[other] { $battles } battles
    }.
   *[other] The game lasted { $rounds } rounds and { $battles } battles.
}
