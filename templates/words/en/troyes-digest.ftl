# What happened in Troyes, told short: one line for a deed, with all that it cost and brought.

line-activated = { $seat_is ->
    [you] You used { $card } with { $dice }
   *[other] { $seat } used { $card } with { $dice }
}{ $uses ->
    [1] { "" }
   *[other] , { $uses } times
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-hired = { $seat_is ->
    [you] You hired a tradesman on { $card } with { $dice }
   *[other] { $seat } hired a tradesman on { $card } with { $dice }
}{ $uses ->
    [1] { "" }
   *[other] , { $uses } uses
} (points at the end: { $points }){ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-built = { $seat_is ->
    [you] You built at the cathedral with { $dice }
   *[other] { $seat } built at the cathedral with { $dice }
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-fought = { $seat_is ->
    [you] You fought { $card } with { $dice }
   *[other] { $seat } fought { $card } with { $dice }
}, { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-entered = { $seat_is ->
    [you] You placed a citizen with { $die } on { $space }
   *[other] { $seat } placed a citizen with { $die } on { $space }
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-farmed = { $seat_is ->
    [you] You worked the fields with { $dice }
   *[other] { $seat } worked the fields with { $dice }
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-countered = { $seat_is ->
    [you] You countered black { $numbers } with { $dice }
   *[other] { $seat } countered black { $numbers } with { $dice }
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-flagged = { $seat_is ->
    [you] You put a cube on { $card }
   *[other] { $seat } put a cube on { $card }
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-changes = { $seat_is ->
    [you] You: { $gains }.
   *[other] { $seat }: { $gains }.
}
line-purses = Deniers after wages: { $deniers }.
line-pouches = From the districts of those who passed: { $deniers }.
line-events_came = New events: { $cards }.
line-tolls = { $card }: { $tolls }.
line-event_filled = { $card } is countered{ $prizes_count ->
    [0] .
   *[other] : { $prizes }.
}
line-roy = Le Roy rolled { $numbers } ({ $total } in all): he { $deeds }.

toll-deniers = { $seat_is ->
    [you] you −{ $count } { $count ->
        [one] denier
       *[other] deniers
    }
   *[other] { $seat } −{ $count } { $count ->
        [one] denier
       *[other] deniers
    }
}
toll-influence = { $seat_is ->
    [you] you −{ $count } influence
   *[other] { $seat } −{ $count } influence
}
toll-points = { $seat_is ->
    [you] you −{ $count } { $count ->
        [one] point
       *[other] points
    }
   *[other] { $seat } −{ $count } { $count ->
        [one] point
       *[other] points
    }
}
prize-event_points = { $points } { $points ->
    [one] point
   *[other] points
} for { $seat_is ->
    [none] { $neutral }
    [you] you
   *[other] { $seat }
}
prize-event_taken = the card for { $seat_is ->
    [none] { $neutral }
    [you] you
   *[other] { $seat }
}

# What Le Roy does: told of his turns, and foretold of the next.

deed-used = spends { $dice }
deed-bought = { $seat_is ->
    [you] buys your { $die }
   *[other] buys { $seat }’s { $die }
} for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
deed-gained = gains { $points ->
    [one] 1 point
   *[other] { $points } points
}
deed-entered = places a citizen on { $space }
deed-expelled = { $seat_is ->
    [none] expels { $neutral_citizen }
    [you] expels one of your citizens
   *[other] expels one of { $seat }’s citizens
} ({ $space })
deed-fought = counters { $card }
deed-event_points = { $seat_is ->
    [none] gains
    [you] gives you
   *[other] gives { $seat }
} { $points } { $points ->
    [one] point
   *[other] points
}
deed-event_taken = { $seat_is ->
    [none] takes the card
    [you] leaves the card to you
   *[other] leaves the card to { $seat }
}
deed-hired = hires a tradesman on { $card } (points at the end: { $points })
deed-built = builds at the cathedral ({ $numbers }) for { $points ->
    [one] 1 point
   *[other] { $points } points
}
deed-scored = has { $character } scored ({ $seat_is ->
    [you] you { $points }
   *[other] { $seat } { $points }
}, Le Roy { $roy_points })
deed-idle = finds nothing to do
