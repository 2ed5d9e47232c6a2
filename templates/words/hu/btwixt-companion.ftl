# A B’Twixt az igazi doboz asztalánál: amit a játékosok beírnak, és ami abból lett. A lapok az övék,
# itt senki sem tudja, mi van rájuk nyomtatva.

ally-by-power = { $power } hatalmú szövetséges
ally-by-name = { $name }
ally-not-told = a forduló szövetségese

board-unnamed-ally = szövetséges
board-unnamed-card = lap
companion-by_mail = Lehet, hogy a játék később e-mailben folytatódik? Akkor most töltsd fel az asztalhoz a saját lapjaid adatfájlját. A lapok neve nélkül a játék az asztalnál marad.
companion-next_by_mail = Lehet, hogy a játék később e-mailben folytatódik? Akkor nyiss hozzá új asztalt a saját lapjaid adatfájljával. A lapok neve nélkül a játék az asztalnál marad.

board-seated = { $name } ({ $leader })
board-leader-table = { $name }: összbefolyás { $total }; licit: { $bid }.
board-score-table = { $name }: kistanács { $small }, nagytanács { $large }, szövetségesek { $allies }.
board-stores-table = Még hátravan { $ally_deck } szövetséges és { $supply } hatalomjelző.

# --- ami most következik ---

prompt-reveal = Melyik szövetséges vár toborzásra?
prompt-tokens = Fordítsátok fel a hatalomjelzőket, tanácsonként. Mennyit érnek?

group-reveal = A forduló szövetségese
group-recruiting = Ki toboroz
group-turning_up = A jelzők felfordítása

# --- bejegyzések: ami a gombon áll ---

action-reveal = { $ally } ({ $power })
action-play_value = Lap, értéke { $value }
action-bid_total = Összesen { $total }
action-count = Mindenki térdel: számolás
action-winner = { $seat_is ->
    [you] Én toborzok
   *[other] { $seat } toboroz
}
action-next = Jelző nélkül a következő fordulóra
action-move_out = Kikerül { $council_seats } tanácsából: { $ally }
action-score = Számolás most
action-tokens = { $council_seats } tanácsa, jelzők: { $values }
action-tokens_sum = { $council_seats } tanácsa, a jelzők együtt: { $total }
action-end = A játék vége; győztes: { $seats_count ->
    [0] senki
   *[other] { $seats }
}
action-correct_round = Forduló: { $round }
action-correct_season = Évszak: { $season }
action-correct_first = Kezdőjátékos: { $seat }
action-correct_turn = Most { $seat } következik
action-correct_bid = { $seat } összbefolyása: { $total }
action-correct_visible = { $council_seats } tanácsának hatalma jelzők nélkül: { $power }
action-correct_tokens = { $council_seats } tanácsában { $count } jelző van
action-correct_drop_value = { $seat } licitjéből kikerül egy lap, értéke { $value }
action-correct_named = { $ally } neve { $to_ally }
action-correct_cards = { $seat } licitjében: { $cards_count ->
    [0] egy lap sincs
   *[other] { $cards }
}
action-correct_hand = { $seat } kezében { $count } lap van

# --- ami ezekből lett ---

event-revealed_unnamed = { $round }. forduló: toborzásra vár egy szövetséges, hatalma { $power }. { $first_seat_is ->
    [you] Te kezdesz.
   *[other] { $first_seat } kezd.
}
event-played_card = { $seat_is ->
    [you] Kijátszottad: { $card } ({ $value }); összbefolyásod { $total }.
   *[other] { $seat } kijátszotta: { $card } ({ $value }); összbefolyása { $total }.
}
event-played_value = { $seat_is ->
    [you] Kijátszottál egy lapot, értéke { $value }; összbefolyásod { $total }.
   *[other] { $seat } kijátszott egy lapot, értéke { $value }; összbefolyása { $total }.
}
event-total_told = { $seat_is ->
    [you] Összbefolyásod { $total }.
   *[other] { $seat } összbefolyása { $total }.
}
event-recruits_by_hand = { $seat_is ->
    [you] Az asztal szerint te toborzod a szövetségest.
   *[other] Az asztal szerint { $seat } toborozza a szövetségest.
}
event-moved_ally = { $ally } átkerült { $council_seats } tanácsából { $to_council_seats } tanácsába.
event-moved_out = Kikerült { $council_seats } tanácsából: { $ally }.
event-shifted = Egy hatalomjelző átkerült { $council_seats } tanácsából { $to_council_seats } tanácsába.
event-shifted_out = Egy hatalomjelző visszakerült a készletbe { $council_seats } tanácsából.
event-rounds_done = Véget értek a fordulók. Most tanácsonként felfordítjátok a hatalomjelzőket.
event-council_summed = { $council_seats_is ->
    [among] A közös tanácsotok ({ $council_seats_others } és te)
   *[other] { $council_seats } tanácsa
}: hatalom { $power }; a jelzők együtt: { $total }.
event-ended_by_hand = { $seats_count ->
    [0] Az asztal befejezte a játékot, győztes nélkül.
   *[other] Az asztal befejezte a játékot: { $seats } győzött.
}
event-hand_track = Javítás: évszak: { $season }, { $round }. forduló (összesen { $rounds }).
event-hand_first = Javítás: { $first_seat_is ->
    [you] te vagy a kezdőjátékos.
   *[other] a kezdőjátékos { $first_seat }.
}
event-hand_turn = Javítás: { $seat_is ->
    [you] te következel.
   *[other] { $seat } következik.
}
event-hand_power = Javítás: { $council_seats } tanácsának hatalma jelzők nélkül { $power }.
event-hand_tokens = Javítás: { $council_seats } tanácsában { $count } hatalomjelző van.
event-hand_ally = Javítás: { $council_seats } tanácsában ott van { $ally }.
event-hand_size = Javítás: { $seat_is ->
    [you] a kezedben { $count } lap van.
   *[other] { $seat } kezében { $count } lap van.
}
event-card_gone = { $seat_is ->
    [you] Kikerült a licitedből: { $card }; összbefolyásod { $total }.
   *[other] { $seat } licitjéből kikerült: { $card }; összbefolyása { $total }.
}
event-ally_named = Javítás: { $ally } neve { $to_ally }.
event-cards_named = { $seat_is ->
    [you] A licitedben: { $cards_count ->
        [0] egy lap sincs
       *[other] { $cards }
    }; összbefolyásod { $total }.
   *[other] { $seat } licitjében: { $cards_count ->
        [0] egy lap sincs
       *[other] { $cards }
    }; összbefolyása { $total }.
}
event-value_gone = { $seat_is ->
    [you] Kikerült a licitedből egy lap, értéke { $value }; összbefolyásod { $total }.
   *[other] { $seat } licitjéből kikerült egy lap, értéke { $value }; összbefolyása { $total }.
}
reason-by_hand = az asztal így döntött

# --- miért nem állhat meg egy bejegyzés ---

refusal-ally_is_placed = A forduló szövetségese már a helyén van. Áthelyezni lehet.
refusal-ally_is_up = Már vár egy szövetséges toborzásra.
refusal-ally_lies_there = Ez a szövetséges már egy tanácsban van.
refusal-ally_not_placed = A szövetségesnek még nincs helye.
refusal-bad_name = Legfeljebb { $most } betűs név kell.
refusal-counted_already = Ebben a fordulóban a licitek számolása már megvolt.
refusal-first_is_known = { $first_seat_is ->
    [you] Már te vagy a kezdőjátékos.
   *[other] A kezdőjátékos már { $first_seat }.
}
refusal-first_unknown = Ki kezd? Előbb azt írd be.
refusal-kneels_already = { $seat_is ->
    [you] Már térdelsz.
   *[other] { $seat } már térdel.
}
refusal-moves_nowhere = A szövetséges már abban a tanácsban van.
refusal-no_ally_up = Melyik szövetséges vár toborzásra? Előbb azt írd be.
refusal-no_card_there = { $seat_is ->
    [you] Nincs ilyen lap a licitedben.
   *[other] { $seat } licitjében nincs ilyen lap.
}
refusal-no_such_season = Ennél az asztalnál ezek az évszakok vannak: { $seasons }.
refusal-no_token_there = { $council_seats } tanácsában nincs hatalomjelző.
refusal-not_at_the_end = A hatalomjelzők az utolsó forduló után fordulnak fel.
refusal-not_counted = A licitek számolása még nem volt meg.
refusal-not_on_turn = { $actor_seat_is ->
    [you] Most te következel.
   *[other] Most { $actor_seat } következik.
}
refusal-not_the_winner = { $winner_seat_is ->
    [you] A szövetségest te toboroztad.
   *[other] A szövetségest { $winner_seat } toborozta.
}
refusal-number_wrong = Olyan szám kell, amely legalább { $least } és legfeljebb { $most }.
refusal-rounds_left = Még nem volt meg minden forduló: { $count } hátravan.
refusal-rounds_over = Véget értek a fordulók. Most azt kell beírni, mennyit érnek a hatalomjelzők.
refusal-stands_already = { $seat_is ->
    [you] Nem térdelsz.
   *[other] { $seat } nem térdel.
}
refusal-supply_empty = Nincs több hatalomjelző a készletben.
refusal-token_count_wrong = { $council_seats } tanácsában { $count } hatalomjelző van. Más számút írtál be.
refusal-token_sum_wrong = Ott { $count } hatalomjelző van. Együtt legalább { $least }, legfeljebb { $most } az értékük.
refusal-token_value_wrong = Egy hatalomjelző értéke legalább { $least }, legfeljebb { $most }.
refusal-allies_do_not_fit = A tanácsokban { $count } szövetséges van, az eddigi fordulók után viszont { $wanted } kellene.
refusal-ally_has_no_name = Levélben a szövetségesek képességei is hatnak, ezért mindegyiket név szerint kell ismerni; itt van, amelyiknek csak a hatalma ismert. Az az asztal, amelyet a saját dobozod lapjaival nyitottál meg, név szerint ismeri őket; utólag is megadható a „Javítás” alatt.
refusal-bid_not_named = { $seat_is ->
    [you] A licitedben van olyan lap, amely itt név szerint nem ismert. Add meg a „Folytatás levélben” oldalon, melyek fekszenek ott.
   *[other] { $seat } licitjében van olyan lap, amely itt név szerint nem ismert. A saját telefonján adhatja meg, a „Folytatás levélben” oldalon.
}
refusal-leader_cards_unknown = A vezérek saját lapjai miatt tudni kell, ki melyik vezérrel játszik. Ezt adjátok meg előbb.

# --- a telefonok és a nagy kijelző oldalai ---

box-bids = { $seat_is ->
    [you] Te licitálsz
   *[other] { $seat } licitál
}
box-places = { $seat_is ->
    [you] Tiéd a szövetséges. Melyik tanácsba?
   *[other] { $seat } toboroz. Melyik tanácsba?
}
box-takes = { $seat_is ->
    [you] A hatalomjelződ melyik tanácsba kerül?
   *[other] { $seat } hatalomjelzője melyik tanácsba kerül?
}
box-total = Összesen
box-others = A többiek
box-named = Név szerint
box-name = A kártyán álló név
box-somebody = Más toboroz
box-again = Még egy hatalomjelző
box-together = Csak az összegük
box-deal = Új évszak: { $season }.
box-right = Javítás
box-leaders = Ki melyik vezérrel játszik
box-enter = Beírom
box-token = { $count }. hatalomjelző
box-from = Honnan
box-to = Hová
box-out = ki a játékból
refusal-no_such_line = Ezt nem lehet bejegyzésként értelmezni.
box-which = Melyik szövetséges az
box-nameless = Név nélkül
bymail-lying = Mely lapok vannak a licitedben
bymail-lying-text = Levélben maguk a lapok hatnak, ezért mindegyiknek itt kell lennie név szerint. Az összbefolyásod marad, amennyi.
bymail-others = További lapok
bymail-beside = A vezéred saját lapjai közül mi van még meg
bymail-hand-left = A kezedben lévő lapok
