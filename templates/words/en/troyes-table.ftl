# The table beside the board: who has what, and what the cards of the town do.

table-round = { $round ->
    [0] Initial placement: everybody places citizens in turn.
   *[other] Round { $round } of { $rounds }.
}
table-start = { $start_seat_is ->
    [none] Le Roy holds the start player card.
    [you] You hold the start player card.
   *[other] Start player: { $start_seat }.
}
table-black = Black dice to counter: { $numbers }.
table-choosing = { $card } still has { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} to place.
table-player = Player
table-deniers = Deniers
table-influence = Influence
table-citizens = Citizens at hand
table-points = Points
result-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
won-score = with { $count ->
    [one] 1 point
   *[other] { $count } points
}
result-lead = difference from Le Roy: { $count }
table-more = +{ $count }
table-unknown = ?
table-passed = passed
table-holdings = { $standing } in buildings, { $cathedral ->
    [one] 1 cathedral cube
   *[other] { $cathedral } cathedral cubes
}, { $tradesmen ->
    [one] 1 tradesman
   *[other] { $tradesmen } tradesmen
}, { $taken ->
    [one] 1 event card
   *[other] { $taken } event cards
}
table-fan = Characters, the next one first
table-fan-now = { $seat_is ->
    [you] Now: you { $points }, Le Roy { $roy_points }.
   *[other] Now: { $seat } { $points }, Le Roy { $roy_points }.
}
table-fan-needed = Needed for points
table-fan-points = Points now
table-fan-seat = { $seat_is ->
    [you] you
   *[other] { $seat }
}
table-outlook = What Le Roy may do on his next turn
table-outlook-about = He rolls two dice; their sum says what he does. As things stand, the likeliest first:
table-outlook-sum = Sum
table-outlook-does = What he does
table-outlook-deeds = He { $deeds }.
table-outlook-ways = { $ways } of { $all }
table-score = Where the points came from
table-score-points = Points during the game
table-score-marked_events = Uncountered events with a cube
table-score-tradesmen = Spaces of the tradesmen
table-score-levels = Cathedral levels without a cube
table-score-total = In all
table-characters = Characters of this game: { $characters }.
table-open-cards = What the activity cards do
table-events = What the events do
table-hire = hiring
table-delayed = Gives cubes; each may later change one action.
table-step = from { $least }: { $points } { $points ->
    [one] point
   *[other] points
}
