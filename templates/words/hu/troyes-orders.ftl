# Előre adott utasítások a Troyesban.

order-until = A forduló végéig.
order-topic-black = Fekete kockák ellen
order-topic-round = Ebben a fordulóban
order-counter-cheapest = A legnagyobb fekete kockát mindig a lehető legolcsóbban védem ki
order-counter-never-red = A legnagyobb fekete kockát a lehető legolcsóbban védem ki, de vörös kockával soha; különben kérdezzetek meg
order-pass-round = A forduló végéig passzolok
stance-counter-cheapest = Mindig a lehető legolcsóbban
stance-counter-never-red = Mindig, de vörös kockával soha
order-topic-placing = A polgárok elhelyezésekor
order-until-placing = Amíg minden polgár a helyére nem kerül.
order-place-firmest = Minden polgárt abba az épületbe teszek, ahol a legkevesebb polgárom van, arra a helyre, ahonnan a legnehezebb kiszorítani
stance-place-firmest = Egyenletesen elosztom, biztos helyekre
order-plan = A következő köreim
order-as-possible = Mindegyik a maga körében következik, ha még lehetséges, akkor is, ha addigra kevesebbet hoz. Ha nem lehetséges, vagy a saját polgáromat szorítaná ki, kérdezzetek meg, és a terv többi része elmarad.
order-why-not_possible = ez már nem volt lehetséges: „{ $action }”
order-why-worth_less = ez kevesebbet hozott vagy többe került volna, mint amikor megtervezted: „{ $action }”
order-why-own_citizen = ez a saját polgárodat szorította volna ki: „{ $action }”
order-why-placing_over = minden polgár a helyére került
order-why-round_over = véget ért a forduló
refusal-has_passed = Már passzoltál, ebben a fordulóban nem kérdezünk többet.
refusal-not_in_a_round = Még nem tart forduló. Ezt az első kezdete után lehet kérni.
refusal-placing_over = Már minden polgár a helyén áll.
refusal-order_plan_empty = Egy tervben legalább egy lépés kell: „plan; pass”.
refusal-order_plan_long = Egy tervben legfeljebb { $most } lépés lehet.
refusal-order_unknown = Nincs ilyen utasítás: „{ $clause }”. Az utasítások: „place-firmest”, „counter-cheapest”, „counter-never-red”, „pass-round” és „plan; pass”.
refusal-order_unreadable = Ez nem utasítás. Az utasítások: „place-firmest”, „counter-cheapest”, „counter-never-red”, „pass-round” és „plan; pass”.

# --- az adatfájl, ha megvan a játék ---

fault-data_unknown = Nincs ilyen érték: { $at }.
fault-data_fixed = Ez az érték nem változtatható: { $at }.
fault-data_value = Ez az érték nem lehetséges: { $at }.
fault-data_count = Minden fajtából annyi lap kell, amennyi a dobozban van, itt pedig { $count } van: { $at }.
fault-data_spaces = Itt annak az épületnek a helyei állhatnak: { $at }.
fault-data_rows = A sorok helyeinek mind külön név kell: { $at }.

# --- pontozandó jelentés ---

score-cube_unfit = Ennek a lapnak a fakockája ide nem illik: { $card }.
score-character_unknown = Nincs ilyen karakter ebben a játékban. Lehetséges: { $takes }.
score-table_impossible = Ennyi nincs a táblán vagy a dobozban: legfeljebb { $most } lehet.
score-twice = Ez kétszer szerepel.
