# Adott szó: a játék szavai. A lapok a deck.ftl, a közös szövegek a turns.ftl fájlban vannak.

game-title-promises = Adott szó
game-short-promises = Adott szó
game-about-promises = Mondd meg előre, hány ütést viszel, és vigyél pontosan annyit: se többet, se kevesebbet.

option-free_last = Szabad utolsó vállalás
option-free_last-about = A vállalások összege kiadhatja az ütések számát.
option-free_last-rule = Az utolsó bármennyit vállalhat.

phase-promise = Vállalás
phase-play = Ütések
prompt-promise = Hány ütést vállalsz?
prompt-play = Melyik lapot játszod ki?
waiting-promise = Akire várunk: { $seats } (vállalás)
waiting-play = Akire várunk: { $seats } (kijátszás)

group-promises = Vállalás
group-cards = Kártya kijátszása
action-promise = { $count ->
    [0] Egy ütést sem vállalok
    [one] 1 ütést vállalok
   *[other] { $count } ütést vállalok
}
action-play = Kijátszom: { $card }
ask-promise = { $count ->
    [0] Azt vállalod, hogy ebben az osztásban egy ütést sem viszel.
    [one] Azt vállalod, hogy ebben az osztásban pontosan 1 ütést viszel.
   *[other] Azt vállalod, hogy ebben az osztásban pontosan { $count } ütést viszel.
}
ask-play = Kijátszod a { $card_acc }.

event-dealt = { $deal }. osztás, fejenként { $count } lap. A felütött lap: { $card }, ez a szín az adu. { $seat_is ->
    [you] Te kezdesz.
   *[other] { $seat } kezd.
}
event-hand = A lapjaid: { $cards }.
event-promised = { $seat_is ->
    [you] { $count ->
        [0] Azt vállaltad, hogy egy ütést sem viszel.
       *[other] { $count } ütést vállaltál.
    }
   *[other] { $count ->
        [0] { $seat } azt vállalta, hogy egy ütést sem visz.
       *[other] { $seat } { $count } ütést vállalt.
    }
}
event-played = { $seat_is ->
    [you] Kijátszottad a { $card_acc }.
   *[other] { $seat } kijátszotta a { $card_acc }.
}
event-took = { $seat_is ->
    [you] Elvitted az ütést. A legerősebb lap: { $card }.
   *[other] { $seat } elvitte az ütést. A legerősebb lap: { $card }.
}
event-scored = Az osztás pontjai: { $points }.
reason-most_points = a legtöbb pont

table-deal = { $deal }. osztás.
table-trump_card = Felütött lap (a színe az adu): { $trump_card }.
table-leads = hívó
table-card = Lap
table-promised = Vállalt
table-taken = Elvitt
table-points = Pont

aid-turn =
    <b>Osztás.</b> Annyi osztás van, ahány játékos. Az elsőben mindenki öt lapot kap, minden későbbiben eggyel kevesebbet. A következő lapot felütjük: annak a színe az adu.
    <b>Vállalás.</b> Sorban mindenki megmondja, hány ütést visz. Az utolsó nem mondhat annyit, hogy a vállalások összege kiadja az ütések számát.
    <b>Kijátszás.</b> Az hív, aki elsőként vállalt. A többiek színre színt adnak, ha tudnak; ha nem, azt játszanak ki, amit akarnak.
    <b>Ütés.</b> A legmagasabb adu viszi az ütést, adu nélkül a hívott szín legmagasabb lapja. Aki elvitte, az hív legközelebb. Az ász a legmagasabb.
aid-end =
    <b>Pontok.</b> A pontosan teljesített vállalás három pontot ér, és ütésenként még egyet. Eggyel több vagy kevesebb ütés: nincs pont.
    <b>A következő osztás.</b> A bal oldali szomszéd vállal és hív elsőként.
    <b>A játék vége.</b> Az utolsó osztás után a legtöbb pont nyer, egyenlőségnél közös a győzelem.
