# The story of a finished game, in the last letter: the same for everybody, so nobody is “you”.

story-opening = { $seat_is ->
    [none] Le Roy held the start player card first.
   *[other] It began with { $seat } as start player.
}
story-triumph = { $seat_is ->
    [none] Le Roy countered this event: { $card }, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $seat } led against this event and took the card: { $card }, for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
story-masterstroke = The most that a card ever paid at once: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $seat } ({ $card }).
story-builders = Cubes that the players set at the cathedral: { $count }.
story-black_dice = Black dice countered: { $count }; let through: { $suffered }.
outcome-solo_0 = Le Roy has won, and has taken a head.
outcome-solo_1 = Le Roy is beaten, but only just: he still holds that head in his hands.
outcome-solo_2 = Le Roy is beaten: a modest success.
outcome-solo_3 = Le Roy is beaten: not bad, people begin to know the name.
outcome-solo_4 = Le Roy is beaten, and worried.
outcome-solo_5 = Le Roy is beaten: masterly.
story-length = The game lasted { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}; events countered: { $filled }.
