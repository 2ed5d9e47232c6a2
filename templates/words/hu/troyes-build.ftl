# Szavanként összerakott akció, előre adott utasítások, az adatfájl és a játék története.

build-any = Más akciót rakok össze
build-activate = Lapot aktiválok
build-combat = Esemény ellen harcolok
build-counter = Fekete kockákat védek ki
build-citizen = Polgárt helyezek el
build-cathedral = Építek a katedrálison
build-farm = Földet művelek
build-flip = Kockákat fordítok át

verb-place = Polgárt helyezek el
verb-reroll = Újradobok
verb-recruit = Polgárt toborzok
verb-flip = Átfordítok
verb-counter = Kivédek
verb-suffer = Átengedem
verb-call = Hívok
verb-activate = Aktiválok
verb-cathedral = Építek a katedrálison
verb-combat = Harcolok
verb-citizen = Polgárt helyezek el
verb-farm = Földet művelek
verb-pass = Passzolok
verb-flag = Fakockát teszek ide
verb-enough = Nem teszek le többet

choose-card = Melyik lapot?
choose-event = Melyik eseményt?
choose-space = Hová?
choose-black = Melyik fekete kockákat? A legnagyobbnak köztük kell lennie.
choose-first_die = Melyik kockával?
choose-die = És most melyik kocka?
choose-for_dice = Mire használod ezeket a kockákat?
choose-against_black = Még egy fekete kocka, vagy egy saját kockád ellene?
choose-source = Honnan jön a polgár?
choose-mill = Melyik épületet számolja a molnár?
choose-uses = Vagy kevesebb felhasználás?
choose-more = Mi legyen még?

word-card = { $card }
word-space = { $space }
word-number = fekete { $number }
word-die = { $die }
word-die_for = { $die } – összesen { $deniers } dénár
word-cube = fakocka ({ $card })
word-from_space = polgár ({ $space })
word-from_building = a kiszorított ({ $building })
word-from_card = kereskedő ({ $card })
word-mill = { $building }: { $count }
word-uses = { $count } alkalommal
word-no_cube = fakocka nélkül
word-from_supply = a kéznél lévőkből
word-all_uses = ahányszor csak lehet
word-others = Valami más

sum-price = { $deniers ->
    [0] Minden kocka a tiéd; { $held } dénárod van.
   *[other] Mások kockái: { $deniers } a te { $held } dénárodból.
}
sum-hire = Egy kereskedő ára { $deniers } dénár, a végén { $points } pontot ér.
sum-value = A kockáid értéke: { $value }.
sum-uses = A lapot { $count } alkalommal használod.
sum-deniers = Dénár: most { $now }, utána { $then }.
sum-influence = Befolyás: most { $now }, utána { $then }.
sum-points = Pont: most { $now }, utána { $then }.
sum-gains_unknown = A kocka dönti el, mit kapsz.
sum-flags = { $count } fakockát teszel le. Utána üres zászló: { $left }.
sum-black = Kell: { $needed }. A kockáid: { $value } (a vörösek duplán). Befolyás: +{ $influence }.
sum-expels = { $expelled_seat_is ->
    [none] Kiszorítasz { $neutral_acc }.
    [you] A saját polgárodat szorítod ki.
   *[other] Kiszorítod { $expelled_seat } egy polgárát.
}

hint-hire = felfogadás: { $deniers } dénár
hint-employed = ott áll a kereskedőd
hint-place = a végén { $points } pont
hint-takes = kocka: { $colour } ÷ { $divisor }
hint-flags = üres zászló: { $left } / { $flags }
hint-prizes = pont: { $first } és { $second }
hint-value = érték: { $value }
hint-uses = { $count } felhasználás
hint-cubes = { $count } fakocka
gain-space = ide: { $space }
gain-expels = { $expelled_seat_is ->
    [none] kiszorít { $neutral_acc }
    [you] a saját polgárodat szorítja ki
   *[other] kiszorítja { $expelled_seat } egy polgárát
}
hint-gains_unknown = a kocka dönt
sum-space = A polgárod ide kerül: { $space }.

gain-deniers = { $more ->
    [yes] +{ $count }
   *[no] −{ $count }
}{"\u00a0"}dénár
gain-influence = { $more ->
    [yes] +{ $count }
   *[no] −{ $count }
}{"\u00a0"}befolyás
gain-points = { $more ->
    [yes] +{ $count }
   *[no] −{ $count }
}{"\u00a0"}pont
