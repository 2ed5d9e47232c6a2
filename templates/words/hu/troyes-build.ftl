# Szavanként összerakott akció, előre adott utasítások, az adatfájl és a játék története.

build-any = Bármely más akció összerakása
build-activate = Lap aktiválása
build-combat = Esemény leküzdése
build-counter = Fekete kockák kivédése
build-citizen = Polgár elhelyezése
build-cathedral = A katedrális építése
build-farm = Földművelés
build-flip = Kockák átfordítása

verb-place = Polgár elhelyezése
verb-reroll = Újradobás
verb-recruit = Polgár toborzása
verb-flip = Átfordítás
verb-counter = Kivédés
verb-suffer = Átengedem
verb-call = Hívás
verb-activate = Aktiválás
verb-cathedral = A katedrális építése
verb-combat = Küzdelem
verb-citizen = Polgár elhelyezése
verb-farm = Földművelés
verb-pass = Passz
verb-flag = Fakocka ide
verb-enough = Nincs több fakocka

choose-verb = Mit teszel?
choose-card = Melyik lapot?
choose-event = Melyik eseményt?
choose-space = Hová?
choose-black = Melyik fekete kockákat? A legnagyobbnak köztük kell lennie.
choose-first_die = Melyik kockával?
choose-die = És most melyik kocka?
choose-against_black = Még egy fekete kocka, vagy egy saját kockád ellene?
choose-source = Honnan jön a polgár?
choose-mill = Melyik épületet számolja a molnár?
choose-uses = Vagy kevesebb felhasználás?
choose-more = Mi legyen még?

word-verb = { $verb }
word-card = { $card }
word-space = { $space }
word-number = fekete { $number }
word-die = { $die }
word-die_for = { $die } – összesen { $deniers } dénár
word-cube = fakocka: { $card }
word-from_space = polgár innen: { $space }
word-from_building = a kiszorított innen: { $building }
word-from_card = kereskedő innen: { $card }
word-mill = { $building }: { $count }
word-uses = felhasználás: { $count }

sum-price = { $deniers ->
    [0] Minden kocka a tiéd; { $held } dénárod van.
   *[other] Mások kockái: { $deniers } a te { $held } dénárodból.
}
sum-hire = Egy kereskedő: dénár { $deniers }{ $deniers_house ->
    [yes] *
   *[no] { "" }
}, pont a végén { $points }{ $points_house ->
    [yes] *
   *[no] { "" }
}.
sum-value = A kockáid értéke: { $value }.
sum-uses = Felhasználás: { $count }.
sum-deniers = Dénár: most { $now }, utána { $then }.
sum-influence = Befolyás: most { $now }, utána { $then }.
sum-points = Pont: most { $now }, utána { $then }.
sum-gains_unknown = Hogy mit hoz, a kocka mondja meg.
sum-flags = Fakockáid: { $count }. Utána üres zászló: { $left }.
sum-black = Kell: { $needed }. A kockáid: { $value } (a vörösek duplán). Befolyás: +{ $influence }.
sum-expels = { $expelled_seat_is ->
    [none] Kiszorítasz egy polgárt ({ $neutral }).
    [you] A saját polgárodat szorítod ki.
   *[other] { $expelled_seat } egy polgárát kiszorítod.
}

hint-hire = felfogadás: { $deniers }{ $deniers_house ->
    [yes] *
   *[no] { "" }
} dénár
hint-employed = ott áll a kereskedőd
hint-place = a végén { $points }{ $points_house ->
    [yes] *
   *[no] { "" }
} pont
hint-takes = kocka: { $colour } ÷ { $divisor }{ $divisor_house ->
    [yes] *
   *[no] { "" }
}
hint-flags = üres zászló: { $left } / { $flags }
hint-prizes = pont: { $first }{ $first_house ->
    [yes] *
   *[no] { "" }
} és { $second }{ $second_house ->
    [yes] *
   *[no] { "" }
}
hint-value = érték: { $value }
hint-uses = { $count } felhasználás
hint-cubes = { $count } fakocka
gain-space = ide: { $space }
gain-expels = { $expelled_seat_is ->
    [none] kiszorít egy polgárt ({ $neutral })
    [you] a saját polgárodat szorítja ki
   *[other] { $expelled_seat } egy polgárát kiszorítja
}
hint-gains_unknown = a kocka dönt
sum-space = A polgárod ide kerül: { $space }.

gain-deniers = { $more ->
    [yes] +{ $count }
   *[no] −{ $count }
} dénár
gain-influence = { $more ->
    [yes] +{ $count }
   *[no] −{ $count }
} befolyás
gain-points = { $more ->
    [yes] +{ $count }
   *[no] −{ $count }
} pont
