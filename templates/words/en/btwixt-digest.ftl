# What happened in B’Twixt, told short: a card with the total that it made, a count with its winner.

line-played = { $seat_is ->
    [you] You played { $card } ({ $value }); your total is { $total }.
   *[other] { $seat } played { $card } ({ $value }); total { $total }.
}
line-total = { $seat_is ->
    [you] Your total is { $total }.
   *[other] { $seat }’s total is { $total }.
}
line-recruited = { $seat_is ->
    [you] You recruited { $ally }: { $totals }.
   *[other] { $seat } recruited { $ally }: { $totals }.
}
line-dealt = New cards: { $counts }.
