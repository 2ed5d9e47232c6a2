# Ami Troyesban történt, röviden: minden tettről egy mondat, azzal együtt, amibe került és amit hozott.

line-activated = { $seat_is ->
    [you] Aktiváltad: { $card }, ezzel: { $dice }
   *[other] { $seat } aktiválta: { $card }, ezzel: { $dice }
}{ $uses ->
    [1] { "" }
   *[other] {" "}({ $uses } alkalommal)
}{ $gains_count ->
    [0] .
   *[other] {" "}– { $gains }.
}
line-hired = { $seat_is ->
    [you] Kereskedőt fogadtál fel: { $card }, ezzel: { $dice }
   *[other] { $seat } kereskedőt fogadott fel: { $card }, ezzel: { $dice }
}{ $uses ->
    [1] { "" }
   *[other] {" "}({ $uses } alkalommal)
} (pont a végén: { $points }{ $points_house ->
    [yes] *
   *[no] { "" }
}){ $gains_count ->
    [0] .
   *[other] {" "}– { $gains }.
}
line-built = { $seat_is ->
    [you] Építettél a katedrálison, ezzel: { $dice }
   *[other] { $seat } épített a katedrálison, ezzel: { $dice }
}{ $gains_count ->
    [0] .
   *[other] {" "}– { $gains }.
}
line-fought = { $seat_is ->
    [you] Küzdöttél: { $card }, ezzel: { $dice }
   *[other] { $seat } küzdött: { $card }, ezzel: { $dice }
} ({ $count } fakocka){ $gains_count ->
    [0] .
   *[other] {" "}– { $gains }.
}
line-entered = { $seat_is ->
    [you] Elhelyeztél egy polgárt: { $space }, ezzel: { $die }
   *[other] { $seat } elhelyezett egy polgárt: { $space }, ezzel: { $die }
}{ $gains_count ->
    [0] .
   *[other] {" "}– { $gains }.
}
line-farmed = { $seat_is ->
    [you] Földet műveltél, ezzel: { $dice }
   *[other] { $seat } földet művelt, ezzel: { $dice }
}{ $gains_count ->
    [0] .
   *[other] {" "}– { $gains }.
}
line-countered = { $seat_is ->
    [you] Kivédted a fekete kockákat: { $numbers }, ezzel: { $dice }
   *[other] { $seat } kivédte a fekete kockákat: { $numbers }, ezzel: { $dice }
}{ $gains_count ->
    [0] .
   *[other] {" "}– { $gains }.
}
line-flagged = { $seat_is ->
    [you] Fakockát tettél ide: { $card }
   *[other] { $seat } fakockát tett ide: { $card }
}{ $gains_count ->
    [0] .
   *[other] {" "}– { $gains }.
}
line-changes = { $seat_is ->
    [you] Te: { $gains }.
   *[other] { $seat }: { $gains }.
}
line-purses = Dénárok a bérek után: { $deniers }.
line-pouches = Dénár a passzolók városrészéből: { $deniers }.
line-events_came = Új események: { $cards }.
line-tolls = Esemény: { $card } – { $tolls }.
line-event_filled = Leküzdve: { $card }{ $prizes_count ->
    [0] .
   *[other] {" "}– { $prizes }.
}
line-roy = Le Roy dobása { $numbers }, összesen { $total }: { $deeds }.

toll-deniers = { $seat_is ->
    [you] te −{ $count } dénár
   *[other] { $seat } −{ $count } dénár
}
toll-influence = { $seat_is ->
    [you] te −{ $count } befolyás
   *[other] { $seat } −{ $count } befolyás
}
toll-points = { $seat_is ->
    [you] te −{ $count } pont
   *[other] { $seat } −{ $count } pont
}
prize-event_points = { $seat_is ->
    [none] { $neutral }
    [you] te
   *[other] { $seat }
} +{ $points }{ $points_house ->
    [yes] *
   *[no] { "" }
} pont
prize-event_taken = a lap gazdája { $seat_is ->
    [none] { $neutral }
    [you] te vagy
   *[other] { $seat }
}

# Amit Le Roy tesz: ami megtörtént, és ami következhet.

deed-used = elhasznál kockákat ({ $dice })
deed-bought = { $deniers } dénárért megveszi { $seat_is ->
    [you] a kockádat
   *[other] { $seat } kockáját
} ({ $die })
deed-gained = { $points } pontot kap
deed-entered = elhelyez egy polgárt ({ $space })
deed-expelled = kiszorítja { $seat_is ->
    [none] { $neutral } egy polgárát
    [you] egy polgárodat
   *[other] { $seat } egy polgárát
} ({ $space })
deed-fought = leküzd egy eseményt ({ $card })
deed-event_points = { $seat_is ->
    [none] kap
    [you] neked hoz
   *[other] hoz ({ $seat })
} { $points }{ $points_house ->
    [yes] *
   *[no] { "" }
} pontot
deed-event_taken = { $seat_is ->
    [none] elviszi a lapot
    [you] neked hagyja a lapot
   *[other] a lapot másnak hagyja ({ $seat })
}
deed-hired = kereskedőt fogad fel ({ $card }, pont a végén: { $points }{ $points_house ->
    [yes] *
   *[no] { "" }
})
deed-built = a katedrálison építve ({ $numbers }) { $points } pontot kap
deed-scored = értékel egy karaktert ({ $character }; { $seat_is ->
    [you] te { $points }
   *[other] { $seat } { $points }
}, Le Roy { $roy_points })
deed-idle = semmit sem tehet
