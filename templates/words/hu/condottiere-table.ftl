# Az asztal a térkép mellett.

table-round = { $round }. forduló, { $battle }. ütközet.
table-round-only = { $round }. forduló.
table-battle = { $battle }. ütközet.
table-site = Az ütközet helyszíne: { $region }.
table-holder = { $holder_seat_is ->
    [you] Te vagy a condottiere.
   *[other] { $holder_seat } a condottiere.
}
table-favour = A pápai kegy helye: { $region }.
table-favour-off = A pápai kegy nincs a táblán.
table-season-winter = Tél van: minden zsoldos 1-et ér.
table-season-spring = Tavasz van: a legerősebb zsoldosok 3-mal többet érnek.
table-targets = Győzelem: { $total } régió vagy { $adjacent } szomszédos régió.
table-targets-adjacent = Győzelem: { $adjacent } szomszédos régió.
table-targets-total = Győzelem: { $total } megnyert ütközet.
line-leads = vezet
line-holds = { $held } régió, { $joined } szomszédos
line-hand = { $count } lap
table-player = Játékos
table-line = Csatasor
table-strength = Erő
table-cards = Kézben
table-regions = Régió
result-score = { $count } régió
won-score = { $count } régióval
won-adjacent = { $count } régióval, és elég szomszédos van köztük
won-count = { $count } régióval, többel, mint bárki más
won-final_battle = a döntő ütközetben
table-passed = passzolt
table-defender = { $defender_seat_is ->
    [you] A te régiódat támadják.
   *[other] { $defender_seat } védekezik.
}
table-face-down = egy rejtett lap
table-own-face-down = A rejtett lapod: { $card }.
table-in-reserve = még beszállhat
table-unknown = ?
table-pile = A húzópakliban { $count } lap van.
table-decks = Húzható lapok: { $decks }.
table-shown = megmutatta neked
table-shown-to = { $seats } ezt látta a kezedből: { $cards }.
