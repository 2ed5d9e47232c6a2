# Troyes: a játék szavai. Sajátunk, semmi a kiadóé.
# Az üres helyek a motor tényeinek nevei; amit egy lépés nem nevez meg, annak azonosítója „none”.

game-title-troyes = Troyes
game-short-troyes = Troyes

# --- kockák, a feketék is ---

die-r1 = vörös 1
die-r2 = vörös 2
die-r3 = vörös 3
die-r4 = vörös 4
die-r5 = vörös 5
die-r6 = vörös 6
die-w1 = fehér 1
die-w2 = fehér 2
die-w3 = fehér 3
die-w4 = fehér 4
die-w5 = fehér 5
die-w6 = fehér 6
die-y1 = sárga 1
die-y2 = sárga 2
die-y3 = sárga 3
die-y4 = sárga 4
die-y5 = sárga 5
die-y6 = sárga 6
die-b1 = fekete 1
die-b2 = fekete 2
die-b3 = fekete 3
die-b4 = fekete 4
die-b5 = fekete 5
die-b6 = fekete 6
whose-g = szürke
whose-le_roy = Le Roy

# --- helyek: épület, sor, hányadik balról ---

space-P1 = palota, 1. hely
space-P2 = palota, 2. hely
space-P3 = palota, 3. hely
space-P4 = palota, 4. hely
space-P5 = palota, 5. hely
space-P6 = palota, 6. hely
space-B1_1 = püspökség 1–2, 1. hely
space-B1_2 = püspökség 1–2, 2. hely
space-B1_3 = püspökség 1. sor 3. hely
space-B2_1 = püspökség 3–4, 1. hely
space-B2_2 = püspökség 3–4, 2. hely
space-B2_3 = püspökség 2. sor 3. hely
space-B3_1 = püspökség 5–6, 1. hely
space-B3_2 = püspökség 5–6, 2. hely
space-B3_3 = püspökség 3. sor 3. hely
space-C1_1 = városháza 1–3, 1. hely
space-C1_2 = városháza 1–3, 2. hely
space-C1_3 = városháza 1–3, 3. hely
space-C2_1 = városháza 4–6, 1. hely
space-C2_2 = városháza 4–6, 2. hely
space-C2_3 = városháza 4–6, 3. hely
space-C3_1 = városháza 3. sor 1. hely
space-C3_2 = városháza 3. sor 2. hely
space-C3_3 = városháza 3. sor 3. hely
space-in_row = { $building } { $low }–{ $high }, { $place }. hely

# --- amit nem neveznek meg ---

card-none = semmi
space-none = semmi
building-none = semmi
source-personal = saját készlet
source-space = hely egy épületben
source-lying = kiszorított polgár
source-card = kereskedő

# --- fázisok: név, kérdés az olvasóhoz, akire várunk ---

phase-place = Kezdeti elhelyezés
phase-call = Az ellenállás hív
phase-counter = Fekete kockák
phase-act = Akciók
phase-flag = Fakockák az eseményekre
phase-over = A játék véget ért

prompt-place = Hová teszel egy polgárt?
prompt-call = Melyik eseményt hívja az ellenállás?
prompt-counter = Melyik fekete kockát véded ki, és mivel?
prompt-act = Mit teszel?
prompt-flag = Melyik eseményre kerüljön a fakocka?
prompt-over = A játék véget ért.

waiting-place = Polgárt helyez el, rá várunk: { $seats }
waiting-call = Eseményt választ, rá várunk: { $seats }
waiting-counter = Fekete kockát véd ki, rá várunk: { $seats }
waiting-act = Akciót választ, rá várunk: { $seats }
waiting-flag = Fakockákat tesz eseményekre, rá várunk: { $seats }
waiting-over = A játék véget ért, már senkire sem várunk.

# --- mit lehet tenni: gomb, fejléc, és hogy mi történik, ha megnyomod ---

group-spaces = Helyezz el egy polgárt
group-influence = Előbb használj befolyást
group-black = Védj ki fekete kockákat
group-events = Küzdj meg egy eseménnyel
group-activities = Aktiválj egy lapot
group-cathedral = Építsd a katedrálist
group-citizens = Helyezz el egy polgárt
group-farming = Művelj földet
group-flags = Fakockák az eseményekre
group-pass = Vagy állj meg itt

action-place = Ide: { $space }
action-reroll = Újradobás: { $die } (1 befolyás)
action-recruit = Polgár toborzása (2 befolyás)
action-flip = Átfordítás: { $dice } (4 befolyás)
action-counter = Kivédés: { $numbers }, ezzel: { $dice }
action-suffer = Átengedem a legnagyobb fekete kockát
action-call = { $card }
action-activate = Aktiválás: { $card }, ezzel: { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] , erre: { $mill_buildings }
}{ $uses ->
    [0] { "" }
   *[other] , felhasználás: { $uses }
}
action-hire = Felfogadás: { $card }, ezzel: { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $source_id ->
    [space] , innen: { $source_space }
    [lying] , kiszorítva: { $source_building }
    [card] , innen: { $source_card }
   *[personal] { "" }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] , erre: { $mill_buildings }
}{ $uses ->
    [0] { "" }
   *[other] , felhasználás: { $uses }
}
action-cathedral = Építés ezzel: { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}
action-combat = Küzdelem: { $card }, ezzel: { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $uses ->
    [0] { "" }
   *[other] , ennyi fakockával: { $uses }
}
action-citizen = Elhelyezés ezzel: { $die }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $source_id ->
    [space] , innen: { $source_space }
    [lying] , kiszorítva: { $source_building }
    [card] , innen: { $source_card }
   *[personal] { "" }
}
action-farm = Földművelés ezzel: { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}
action-pass = Passz
action-flag = Fakocka ide: { $card }
action-enough = Nincs több fakocka

row-reroll = Újradobás (1 befolyás)
row-flip = Átfordítás (4 befolyás)
row-counter = Kivédés: { $numbers }
row-activate = { $card }
row-hire = Felfogadás: { $card }
row-cathedral = Építés ezzel
row-combat = { $card }
row-citizen = Elhelyezés ezzel
row-farm = Földművelés ezzel
brief-reroll = { $die }
brief-flip = { $dice }
brief-counter = { $dice }
brief-activate = { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] , erre: { $mill_buildings }
}{ $uses ->
    [0] { "" }
   *[other] , felhasználás: { $uses }
}
brief-hire = { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $source_id ->
    [space] , innen: { $source_space }
    [lying] , kiszorítva: { $source_building }
    [card] , innen: { $source_card }
   *[personal] { "" }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] , erre: { $mill_buildings }
}{ $uses ->
    [0] { "" }
   *[other] , felhasználás: { $uses }
}
brief-cathedral = { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}
brief-combat = { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $uses ->
    [0] { "" }
   *[other] , ennyi fakockával: { $uses }
}
brief-citizen = { $die }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $source_id ->
    [space] , innen: { $source_space }
    [lying] , kiszorítva: { $source_building }
    [card] , innen: { $source_card }
   *[personal] { "" }
}
brief-farm = { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}

ask-place = Polgárt helyezel el. Helye: { $space }.
ask-reroll = Fizetsz 1 befolyást, és újradobod ezt a kockát: { $die }. A dobás érvényes, bármi lesz, és nem vonható vissza; utána folytatod.
ask-recruit = Fizetsz 2 befolyást, és egy polgár a közös készletből a sajátodba kerül. Nem vonható vissza; utána folytatod.
ask-flip = Fizetsz 4 befolyást, és átfordítod: { $dice }. Nem vonható vissza; utána folytatod.
ask-counter = Kivéded ezeket a fekete kockákat: { $numbers }, ezzel: { $dice }. A kockáidat leteszed, és fekete kockánként 1 befolyást kapsz.
ask-suffer = A kockáid nem érik el a legnagyobb fekete kockát: az elmegy, te pedig 2 pontot veszítesz.
ask-call = Az ellenállás ezt az eseményt hívja: { $card }.
ask-activate = Aktiválod: { $card }, ezzel: { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] , erre: { $mill_buildings }
}{ $uses ->
    [0] { "" }
   *[other] , felhasználás: { $uses }
}.
ask-hire = Kereskedőt fogadsz fel ide: { $card }{ $source_id ->
    [space] { " " }(innen: { $source_space })
    [lying] { " " }(a kiszorított innen: { $source_building })
    [card] { " " }(kereskedőd innen: { $source_card })
   *[personal] { "" }
}, és aktiválod ezzel: { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] , erre: { $mill_buildings }
}{ $uses ->
    [0] { "" }
   *[other] , felhasználás: { $uses }
}.
ask-cathedral = Építesz a katedrálison ezzel: { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}. Kockánként egy fakocka, 1 pont és 1 vagy 2 befolyás.
ask-combat = Küzdesz: { $card }, ezzel: { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $uses ->
    [0] { "" }
   *[other] , ennyi fakockával: { $uses }
}. Minden lerakott fakocka 1 befolyást hoz.
ask-citizen = Polgárt helyezel el ezzel: { $die }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}{ $source_id ->
    [space] , innen: { $source_space }
    [lying] , a kiszorítottat innen: { $source_building }
    [card] , a kereskedődet innen: { $source_card }
   *[personal] { "" }
}.
ask-farm = Földet művelsz ezzel: { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] , fakocka: { $cube_card }
}. Az érték minden két pontja 1 dénár.
ask-pass = Passzolsz: ebben a fordulóban nincs több akciód. A városrészedbe most is, és valahányszor rád kerülne a sor, dénárok kerülnek; a forduló végén a tieid.
ask-flag = Fakockát teszel ide: { $card }, és 1 befolyást kapsz.
ask-enough = A többi fakockát nem teszed le.

# --- miért nem lehet valamit, és mit lehet ---

refusal-game_over = A játék véget ért, már nincs mit lépni.
refusal-no_such_seat = Ennél az asztalnál nincs ilyen hely.
refusal-not_your_turn = { $actor_seat_is ->
    [none] Most senki sincs soron, te sem.
   *[other] Most nem te jössz, hanem: { $actor_seat }. A te leveled is megérkezik.
}
refusal-wrong_phase = Te jössz, de nem ezzel. Most ez a kérdés: { $phase }.
refusal-malformed = Ez nem lépés ebben a játékban. A lépések ilyenek: „activate merchant y5 y6”, „citizen r3”, „farm y4”, „pass”.
refusal-no_such_card = Nincs ilyen kártya ebben a játékban.
refusal-no_such_die = Ez nem kocka. A kockák ilyenek: „y5” egy saját sárga 5-ös, „2:y5” a 2. helyé, „g:y5” egy szürke.
refusal-no_such_space = Nincs ilyen hely ezen a táblán: { $space }.
refusal-space_taken = Ott már áll valaki: { $space }. Válassz üres helyet.
refusal-die_not_there = Az a kocka nincs ott, vagy nincs belőle ennyi: { $die }.
refusal-die_not_own = Ehhez saját kocka kell a városrészedből, ez pedig nem az: { $die }.
refusal-too_many_dice = Egy csoportban legfeljebb { $most } kocka lehet; te ennyit neveztél meg: { $count }.
refusal-dice_mixed = Itt a csoport minden kockája egyszínű kell, hogy legyen.
refusal-dice_colour = Ehhez más színű kocka kell: { $colour }.
refusal-too_few_deniers = Ez { $needed } dénárba kerül, és neked { $deniers } van.
refusal-too_little_influence = Ez { $needed } befolyásba kerül, és neked { $influence } van.
refusal-supply_empty = A közös készletben már nincs polgárod.
refusal-black_not_there = Nincs ilyen fekete kocka, vagy nincs belőle ennyi: { $number }.
refusal-black_highest = A legnagyobb fekete kockának köztük kell lennie: { $number }.
refusal-too_weak = A kockáid ott { $value } értéket adnak, és { $needed } kell. A vörösek duplán számítanak.
refusal-can_counter = A kockáiddal ki tudod védeni, tehát ki is kell: { $number }.
refusal-must_use_influence = A befolyásoddal talán még kivédheted; ennél az asztalnál előbb meg kell próbálnod.
refusal-card_not_open = Ez a lap ebben a játékban nem fekszik nyíltan: { $card }.
refusal-group_too_small = A kockáid { $value } értéket adnak, egyetlen felhasználáshoz { $divisor }{ $divisor_house ->
    [yes] *
   *[no] { "" }
} kell.
refusal-too_little_to_farm = A föld minden { $divisor } pontért 1 dénárt ad, lefelé kerekítve: ha a kockák értéke { $value }, semmi sem jár érte.
refusal-too_many_uses = Ennyiszer nem lehet: legfeljebb { $most }, te ennyit mondtál: { $count }.
refusal-uses_fixed = Ennél az asztalnál minden felhasználást meg kell tenni: { $count }.
refusal-uses_unsaid = Ha annyiszor használod, ahányszor csak lehet, azt nem kell kiírni: hagyd el a számot.
refusal-use_unpaid = Egyetlen felhasználást sem tudsz kifizetni: { $card }.
refusal-choice_needed = Ez a lap felhasználásonként választást kér: { $card }. Mindegyikhez tedd oda: „palace” vagy „bishopric”.
refusal-choice_not_asked = Itt nincs mit választani.
refusal-cube_not_there = Nincs fakockád ezen a lapon: { $card }.
refusal-cube_unfit = Ennek a lapnak a fakockája ide nem illik: { $card }.
refusal-no_citizen = Nincs kéznél polgárod. Toborozz egyet, vagy mondd meg, melyik polgárod mozduljon.
refusal-citizen_not_there = Ott nincs polgárod.
refusal-citizen_not_needed = A kereskedőd már ott van, senkinek sem kell mozdulnia: { $card }.
refusal-protected = { $protected_seat_is ->
    [none] Ezzel egy semleges polgárt szorítanál ki, de egy már fekszik ott: többet nem lehet kiszorítani ({ $space }).
    [you] Ezzel a saját polgárodat szorítanád ki, de egy már fekszik ott: többet nem lehet kiszorítani ({ $space }).
   *[other] Ezzel { $protected_seat } egy polgárát szorítanád ki, de egy már fekszik ott: többet nem lehet kiszorítani ({ $space }).
}
refusal-column_full = Ezen a számon a katedrális minden szintje kész: { $number }.
refusal-event_not_there = Ez az esemény nincs a városban: { $card }.
refusal-pass_too_late = Ebben a lépésben már használtál befolyást; ennél az asztalnál most akciót kell választanod.
refusal-cubes_left = Még van lerakandó fakockád: { $count }.

# --- hogyan ért véget a játék ---

reason-points = a legtöbb pont
reason-solo_0 = a fejed Le Royé
reason-solo_1 = nem szörnyű, de a fejed még Le Roy kezében van
reason-solo_2 = közepes siker
reason-solo_3 = nem rossz: kezdik megismerni a neved
reason-solo_4 = megrémítetted Le Royt
reason-solo_5 = mesteri

# --- választható szabályok ---

option-bonus_cards = Bónuszkártyák
option-bonus_cards-about = A perjel, a pék és a lakoma a tevékenységkártyák közé kerül, az ellenállás a vörös események közé.
option-start_player = Kezdőjátékos
option-start_player-about = Hányadik játékosnál legyen először a kezdőjátékos-kártya, a házigazdától számolva az asztal körül. A 0 sorsolást jelent.
option-start_player-chosen = Kezdőjátékos: { $value }. játékos
option-wage_shortfall = Kifizetetlen bérek
option-wage_shortfall-about = Mi történik azzal, aki nem tud minden bért kifizetni.
option-wage_shortfall-pay_all_then_minus_2vp = mindenét kifizeti, és 2 pontot veszít
option-wage_shortfall-block = akit nem fizetnek, nem dolgozik
option-black_dice_cap = Fekete kockák száma
option-black_dice_cap-about = Legfeljebb hány fekete kockát dobnak, bármit mondanak az események.
option-black_dice_cap-6 = legfeljebb hatot
option-black_dice_cap-none = ahányat az események mondanak
option-must_use_influence_to_counter = Befolyás a fekete kockák ellen
option-must_use_influence_to_counter-about = Aki nem tud kivédeni, annak előbb befolyást kell használnia, amíg az segíthet.
option-partial_activation_allowed = Kevesebb felhasználás
option-partial_activation_allowed-about = Kevesebb felhasználás is választható, mint amennyit a kockák engednek.
option-partial_activation_allowed-off = Mindig minden felhasználás
option-partial_activation_allowed-off-about = Aki akciót választ, minden felhasználást meg kell tennie, amelyet a kockák engednek.
option-pass_after_influence_allowed = Passz befolyás után
option-pass_after_influence_allowed-about = Befolyás használata után is lehet passzolni.
option-pass_after_influence_allowed-off = Befolyás után nincs passz
option-pass_after_influence_allowed-off-about = Aki a lépésében befolyást használt, annak akciót kell választania.
option-tithing_free_from_neutral = Tizedszedés szürkétől
option-tithing_free_from_neutral-about = A tizedszedéssel szürke kocka is lehet ingyen.
option-tithing_free_from_neutral-off = Tizedszedés szürke kocka nélkül
option-tithing_free_from_neutral-off-about = A tizedszedés egyetlen szürke kockát sem tesz ingyenessé.
option-conversion_cards_may_place_citizens = Átváltoztatott kocka és polgár
option-conversion_cards_may_place_citizens-about = A szerzetes, a templomos lovag vagy a perjel által átváltoztatott kocka is elhelyezhet polgárt.
option-militia_may_place_in_palace = Milícia a palotában
option-militia_may_place_in_palace-about = A milícia fakockájával egy sárga kocka polgárt helyezhet el a palotában.
option-militia_may_place_in_palace-off = Nincs milícia a palotában
option-militia_may_place_in_palace-off-about = A milícia fakockája nem helyez el polgárt.
option-row_entry = Belépés egy sorba
option-row_entry-about = Hová lép be a polgár, ha a sorban van üres hely.
option-row_entry-first_free_else_push = az első üres helyre; tolás csak teli sorban
option-row_entry-always_push_from_left = mindig balról, továbbtolva a többit
option-neutral_counts_in_event_ranking = A szürke fakockák számítanak
option-neutral_counts_in_event_ranking-about = A szürke fakockák is részt vesznek az események rangsorában.
option-neutral_counts_in_event_ranking-off = A szürke fakockák nem számítanak
option-neutral_counts_in_event_ranking-off-about = Leküzdött eseménynél csak a játékosok fakockái kerülnek rangsorba.
option-marauding_taken = Elvihető fosztogatás
option-marauding_taken-about = Aki a fosztogatás megtelésekor vezet, eseménykártyaként elviszi.
option-procession_joust_tie_pays_all = Holtverseny: körmenet, lovagi torna
option-procession_joust_tie_pays_all-about = Holtversenynél minden érintett pontot kap.
option-procession_joust_tie_pays_all-off = Holtversenynél csak a soron lévő kap
option-procession_joust_tie_pays_all-off-about = A körmenetnél és a lovagi tornánál holtverseny esetén csak a soron lévő játékos kap pontot.
option-procession_pays_most = A körmenet annak fizet, akinek a legtöbb van
option-procession_pays_most-about = A körmenetnél mindenki pontot kap, akinek a legtöbb kockája maradt, akárki aktiválta a lapot.
option-joust_needs_red_die = A lovagi tornához vörös kocka kell
option-joust_needs_red_die-about = A lovagi tornánál senki sem kap pontot, ha egyik városrészben sem maradt vörös kocka.
option-event_row_entry = Események polgárai
option-event_row_entry-about = Hogyan lép be egy szürke polgár abba a sorba, ahol rés van. A szabály szó szerint mindenkit továbbtol, és az utolsót kiszorítja.
option-event_row_entry-push_to_gap = csak az első résig tol
option-event_row_entry-push_all = mindenkit tol, az utolsót kiszorítja
option-vp_floor_during_game = Pontvesztés nulla alatt
option-vp_floor_during_game-about = Játék közben nulla alá eshet-e a pontszám.
option-vp_floor_during_game-0 = soha nulla alá
option-vp_floor_during_game-none = nulla alá is
option-final_tie = Holtverseny a végén
option-final_tie-about = Ki nyer egyenlő pontszámnál.
option-final_tie-shared = osztoznak a győzelmen
option-final_tie-most_influence = akié a több befolyás
option-final_tie-most_deniers = akié a több dénár
option-solo_vp_2_12 = Le Roy ritka pontjai
option-solo_vp_2_12-about = Hány pontot kap Le Roy 2-es vagy 12-es összegnél.
option-solo_vp_2_12-2 = kettőt
option-solo_vp_2_12-3 = hármat
option-solo_vp_2_12-chosen = Le Roy pontja 2-es vagy 12-es összegnél: { $value }
option-interruption_spares_le_roy = A munkaleállás kíméli Le Royt
option-interruption_spares_le_roy-about = Ha a katedrális legmagasabb fakockája az övé, a munkaleállás nem vesz le semmit.
option-player_counters_rest = Egy fekete kocka Le Roynak
option-player_counters_rest-about = Le Roy fordulónként egyszer véd ki kockát; a többi fekete kocka a játékosé.
option-resistance_pick = Amit az ellenállás hív
option-resistance_pick-about = Hogyan kerül elő a vörös esemény, amelyet az ellenállás hív.
option-resistance_pick-random = sorsolással
option-resistance_pick-choose = a kezdőjátékos választ
