# The story of a finished game, in the last letter: the same for everybody, so nobody is “you”.
# $wording_id: a to d, so that lines of one kind sound different.

story-opening = { $seat_is ->
    [none] Le Roy held the start player card first.
   *[other] It began with { $seat } as start player.
}
story-triumph = { $seat_is ->
    [none] { $wording_id ->
        [a] Le Roy dealt with { $card } himself
        [b] Le Roy was the one who countered { $card }
        [c] { $card } went to Le Roy
       *[d] Nobody did more against { $card } than Le Roy
    }
   *[other] { $wording_id ->
        [a] { $seat } led against { $card } and took the card
        [b] { $seat } did most against { $card } and kept the card
        [c] { $card } was beaten, and { $seat } took the card
       *[d] { $card } ended up with { $seat }
    }
}, for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
story-masterstroke = The most a card ever paid at once: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $seat } ({ $card }).
story-builders = { $count ->
    [0] Nobody built at the cathedral.
    [one] The players put 1 cube on the cathedral.
   *[other] The players put { $count } cubes on the cathedral.
}
story-black_dice = { $count ->
    [one] 1 black die was countered
   *[other] { $count } black dice were countered
}; { $suffered ->
    [0] none got through.
    [one] 1 got through.
   *[other] { $suffered } got through.
}
outcome-solo_0 = Le Roy has won, and has taken a head.
outcome-solo_1 = Le Roy is beaten, but only just: he still holds that head in his hands.
outcome-solo_2 = Le Roy is beaten: a modest success.
outcome-solo_3 = Le Roy is beaten: not bad, people begin to know the name.
outcome-solo_4 = Le Roy is beaten, and worried.
outcome-solo_5 = Le Roy is beaten: masterly.
story-length = The game lasted { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}; { $filled ->
    [0] no event was
    [one] 1 event was
   *[other] { $filled } events were
} countered.
