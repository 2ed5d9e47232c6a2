# The story of a finished game, in the last letter: the same for everybody, so nobody is "you".
# $margin_id: alone (no strength against it), hair (by one or two), rout (twice as strong), clear.
# $wording_id: a to d, so that lines of one kind sound different.

story-opening = It began at { $region }, where { $seat } called the first battle.
story-conquest = { $margin_id ->
    [alone] { $wording_id ->
        [a] { $seat } took { $region } without a fight.
        [b] Nobody stood up to { $seat } in { $region }.
        [c] In { $region } { $seat } met no resistance.
       *[d] { $seat } walked into { $region } unopposed.
    }
    [hair] { $wording_id ->
        [a] { $seat } won { $region } by a whisker: { $strength } to { $rival_strength } against { $rival_seat }.
        [b] { $region } only just went to { $seat }: { $strength } to { $rival_seat }’s { $rival_strength }.
        [c] { $rival_seat } had { $rival_strength } in { $region } and still lost it: { $seat } had { $strength }.
       *[d] So close in { $region }: { $seat } with { $strength }, { $rival_seat } with { $rival_strength }.
    }
    [rout] { $wording_id ->
        [a] { $seat } swept { $region }: { $strength } to { $rival_strength } against { $rival_seat }.
        [b] { $region } was never in doubt: { $seat } had { $strength }, { $rival_seat } only { $rival_strength }.
        [c] In { $region } { $seat } crushed { $rival_seat }, { $strength } to { $rival_strength }.
       *[d] { $seat } had { $strength } in { $region }; { $rival_seat } came next with just { $rival_strength }.
    }
   *[clear] { $wording_id ->
        [a] { $region } went to { $seat } with { $strength }; { $rival_seat } came next with { $rival_strength }.
        [b] { $seat } took { $region }: { $strength } against { $rival_seat }’s { $rival_strength }.
        [c] { $rival_seat } fought for { $region } with { $rival_strength }, but { $seat } had { $strength }.
       *[d] In { $region } { $seat } beat { $rival_seat }, { $strength } to { $rival_strength }.
    }
}{ $greatest ->
    [yes] { " " }It was the biggest battle of the game.
   *[no] { "" }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }That put { $seat } in front, with { $regions } regions.
        [b] { " " }{ $seat } now led with { $regions } regions.
        [c] { " " }With { $regions } regions, { $seat } was ahead.
       *[d] { " " }{ $regions } regions: { $seat } took the lead.
    }
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $wording_id ->
        [a] { $seat } took { $region } from { $owner_seat } by a whisker: { $strength } to { $rival_strength }.
        [b] { $owner_seat } only just lost { $region } to { $seat }: { $rival_strength } against { $strength }.
        [c] { $region } changed hands by the narrowest margin: { $seat } took it from { $owner_seat }, { $strength } to { $rival_strength }.
       *[d] Just enough: with { $strength } against { $rival_strength }, { $seat } took { $region } from { $owner_seat }.
    }
   *[clear] { $wording_id ->
        [a] { $seat } took { $region } from { $owner_seat } with { $strength }.
        [b] { $owner_seat } lost { $region } to { $seat }, who had { $strength }.
        [c] { $region } changed hands: { $seat } drove { $owner_seat } out with { $strength }.
       *[d] With { $strength }, { $seat } captured { $owner_seat }’s { $region }.
    }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }That put { $seat } in front, with { $regions } regions.
        [b] { " " }{ $seat } now led with { $regions } regions.
        [c] { " " }With { $regions } regions, { $seat } was ahead.
       *[d] { " " }{ $regions } regions: { $seat } took the lead.
    }
   *[no] { "" }
}
story-tie = { $wording_id ->
    [a] { $region } stayed free: { $seats } tied at { $strength }.
    [b] Nobody got { $region }: { $seats } had { $strength } each.
    [c] { $seats } fought to a standstill over { $region }, with { $strength } each.
   *[d] All that fighting for nothing: in { $region }, { $seats } tied at { $strength }.
}
story-length = { $rounds ->
    [one] The game lasted { $battles ->
        [one] one battle
       *[other] { $battles } battles
    }.
   *[other] The game lasted { $rounds } rounds and { $battles } battles.
}
