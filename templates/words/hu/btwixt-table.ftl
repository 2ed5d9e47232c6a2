# A B’Twixt asztala: ami a rajzon áll, ugyanez mondatban, és a mellette álló táblázatok.

season-summer = nyár
season-autumn = ősz
season-winter = tél
leader-none = még nincs vezére
    .short = vezér nélkül

# --- a rajzon ---

board-title = Az asztal
board-ally = toborzásra vár
board-kneels = térdel
board-empty = üres
board-range = { $least }–{ $most }
board-end = nagy: { $large } · szöv.: { $allies }
board-victory = győzelem

# --- a rajz mondatban ---

board-season = Évszak: { $season }, { $round }. forduló (összesen { $rounds }).
board-first = { $name } a kezdőjátékos.
board-current = Toborzásra vár: { $ally }, hatalma { $power }. { $ability }
board-won = { $winners } győzött.
board-leader = { $name } ({ $leader }): összbefolyás { $total }; licit: { $bid }; { $hand } lap a kézben.
board-worth = { $card } ({ $worth })
board-nothing = nincs
board-is-kneeling = Térdel.
board-is-asked = Most őt kérdezzük.
board-score = { $name } ({ $leader }): kistanács { $small }, nagytanács { $large }, szövetségesek { $allies }.
board-council = { $one } és { $other } tanácsa: szövetségesek: { $allies }; { $tokens } hatalomjelző; hatalom { $sure ->
    [yes] { $least }
   *[no] legalább { $least }, legfeljebb { $most }
}.
board-values = Ismert jelzők: { $values }.
board-stores = Még hátravan { $ally_deck } szövetséges, { $influence_deck } befolyáskártya és { $supply } hatalomjelző.

# --- a rajz melletti táblázatok ---

table-season = Évszak: { $season }, { $round }. forduló (összesen { $rounds }).
table-first = { $first_seat_is ->
    [you] Te vagy a kezdőjátékos.
   *[other] { $first_seat } a kezdőjátékos.
}
table-ally = Toborzásra vár
table-leader = Vezér
table-total = Befolyás
table-hand = Kézben
table-small = Kistanács
result-score = kistanácsa { $count }
won-score = { $count } hatalmú kistanáccsal
won-large = { $count } hatalmú kistanáccsal és erősebb nagytanáccsal
won-allies = { $count } hatalmú kistanáccsal és a legtöbb szövetségessel
table-large = Nagytanács
table-allies = Szövetséges
table-is-first = kezdőjátékos
table-bid = Licit
table-change = (változás: { $delta })
table-known = Ismert lapok a kézben
table-council = Tanács
table-tokens = Jelzők
table-power = Hatalom
table-values = Jelzők
table-peeked = Ismert jelzőid
table-token = { $token }: { $value }
table-locked = ebben a fordulóban nem
table-shown = { $seat_is ->
    [you] Ezt játszottad ki: { $card }.
   *[other] { $seat } ezt játszotta ki: { $card }.
}
