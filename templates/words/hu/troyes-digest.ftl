# Ami Troyesban történt, röviden: minden tettről egy mondat, azzal együtt, amibe került és amit hozott.

line-activated = { $seat_is ->
    [you] Aktiváltad { $card_acc } { $dice_ins }
   *[other] { $seat } aktiválta { $card_acc } { $dice_ins }
}{ $uses ->
    [1] { "" }
   *[other] , { $uses } alkalommal
}{ $gains_count ->
    [0] .
   *[other] {" "}({ $gains }).
}
line-hired = { $seat_is ->
    [you] Kereskedőt fogadtál fel ({ $card }) { $dice_ins }
   *[other] { $seat } kereskedőt fogadott fel ({ $card }) { $dice_ins }
}{ $uses ->
    [1] { "" }
   *[other] , { $uses } alkalommal
}, a végén { $points } pont{ $gains_count ->
    [0] .
   *[other] {" "}({ $gains }).
}
line-built = { $seat_is ->
    [you] Építettél a katedrálison { $dice_ins }
   *[other] { $seat } épített a katedrálison { $dice_ins }
}{ $gains_count ->
    [0] .
   *[other] {" "}({ $gains }).
}
line-fought = { $seat_is ->
    [you] Harcoltál { $card_def } ellen { $dice_ins }
   *[other] { $seat } harcolt { $card_def } ellen { $dice_ins }
}, { $count } fakocka{ $gains_count ->
    [0] .
   *[other] {" "}({ $gains }).
}
line-entered = { $seat_is ->
    [you] Elhelyeztél egy polgárt { $die_ins }: { $space }
   *[other] { $seat } elhelyezett egy polgárt { $die_ins }: { $space }
}{ $gains_count ->
    [0] .
   *[other] {" "}({ $gains }).
}
line-farmed = { $seat_is ->
    [you] Földet műveltél { $dice_ins }
   *[other] { $seat } földet művelt { $dice_ins }
}{ $gains_count ->
    [0] .
   *[other] {" "}({ $gains }).
}
line-countered = { $seat_is ->
    [you] Kivédted { $dice_ins } a fekete kockákat: { $numbers }
   *[other] { $seat } kivédte { $dice_ins } a fekete kockákat: { $numbers }
}{ $gains_count ->
    [0] .
   *[other] {" "}({ $gains }).
}
line-flagged = { $seat_is ->
    [you] Fakockát tettél ide: { $card }
   *[other] { $seat } fakockát tett ide: { $card }
}{ $gains_count ->
    [0] .
   *[other] {" "}({ $gains }).
}
line-changes = { $seat_is ->
    [you] Te: { $gains }.
   *[other] { $seat }: { $gains }.
}
line-purses = Dénárok a bérek után: { $deniers }.
line-pouches = Dénár a passzolók városrészéből: { $deniers }.
line-events_came = Új események: { $cards }.
line-tolls = Esemény: { $card } ({ $tolls }).
line-event_filled = Leküzdve: { $card }{ $prizes_count ->
    [0] .
   *[other] {" "}({ $prizes }).
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
} { $points } { $seat_is ->
    [you] pontot kaptál
   *[other] pontot kapott
}
prize-event_taken = { $seat_is ->
    [none] a lap kikerült ({ $neutral })
    [you] tiéd a lap
   *[other] { $seat } elvitte a lapot
}

# Amit Le Roy tesz: ami megtörtént, és ami következhet.

deed-used = elhasznál kockákat ({ $dice })
deed-bought = { $deniers } dénárért megveszi { $seat_is ->
    [you] a kockádat
   *[other] { $seat } kockáját
} ({ $die })
deed-gained = { $points } pontot kap
deed-entered = elhelyez egy polgárt ({ $space })
deed-expelled = { $seat_is ->
    [none] kiszorít { $neutral_acc } ({ $space })
    [you] kiszorítja egy polgárodat ({ $space })
   *[other] kiszorítja { $seat } egy polgárát ({ $space })
}
deed-fought = leküzd egy eseményt ({ $card })
deed-event_points = { $seat_is ->
    [none] kap
    [you] te kapsz
   *[other] { $seat } kap
} { $points } pontot
deed-event_taken = { $seat_is ->
    [none] elviszi a lapot
    [you] a lap a tiéd lesz
   *[other] a lapot { $seat } kapja
}
deed-hired = kereskedőt fogad fel ({ $card }, a végén { $points } pont)
deed-built = a katedrális építéséért ({ $numbers }) { $points } pontot kap
deed-scored = értékel egy karaktert ({ $character }; { $seat_is ->
    [you] neked { $points }
   *[other] { $seat } { $points }
}, Le Roy { $roy_points })
deed-idle = semmit sem tehet
