# Az asztal a térkép mellett.

table-round = { $round }. forduló, { $battle }. ütközet.
table-round-only = { $round }. forduló.
table-battle = { $battle }. ütközet.
table-site = Az ütközet helyszíne: { $region }.
table-holder = { $holder_seat_is ->
    [you] Te vagy a condottiere.
   *[other] A condottiere: { $holder_seat }.
}
table-favour = A pápai kegy helye: { $region }.
table-favour-off = A pápai kegy nincs a táblán.
table-season-winter = Tél van: minden zsoldos 1-et ér.
table-season-spring = Tavasz van: a legerősebb zsoldosok 3-mal többet érnek.
table-targets = Győzelem: { $total } régió, vagy { $adjacent } szomszédos régió.
table-targets-adjacent = Győzelem: { $adjacent } szomszédos régió.
table-targets-total = Győzelem: { $total } megnyert ütközet.
table-player = Játékos
table-line = Csatasor
table-strength = Erő
table-cards = Kézben
table-regions = Régió
result-score = { $count } régió
table-passed = passzolt
table-comma = ,{" "}
table-hand-empty = Nincs lapod.
table-defender = { $defender_seat_is ->
    [you] A te régiódat támadják.
   *[other] Védő: { $defender_seat }.
}
table-face-down = egy rejtett lap
table-own-face-down = A rejtett lapod: { $card }.
table-in-reserve = még beszállhat
table-unknown = ?
table-pile = Lapok a húzópakliban: { $count }.
table-decks = Húzható lapok: { $decks }.
table-shown = megmutatta neked
table-shown-to = { $seats } ezt látta a kezedből: { $cards }.
