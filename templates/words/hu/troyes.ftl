# Troyes: a játék szavai. Sajátunk, semmi a kiadóé.
# Az üres helyek a motor tényeinek nevei; amit egy lépés nem nevez meg, annak azonosítója „none”.

game-title-troyes = Troyes
game-short-troyes = Troyes
game-about-troyes = A saját kockáiddal és másoktól vettekkel dolgozol, katedrálist építesz, és véded a várost.

# --- kockák, a feketék is ---

die-r1 = vörös 1
    .ins = vörös 1-essel
die-r2 = vörös 2
    .ins = vörös 2-essel
die-r3 = vörös 3
    .ins = vörös 3-assal
die-r4 = vörös 4
    .ins = vörös 4-essel
die-r5 = vörös 5
    .ins = vörös 5-össel
die-r6 = vörös 6
    .ins = vörös 6-ossal
die-w1 = fehér 1
    .ins = fehér 1-essel
die-w2 = fehér 2
    .ins = fehér 2-essel
die-w3 = fehér 3
    .ins = fehér 3-assal
die-w4 = fehér 4
    .ins = fehér 4-essel
die-w5 = fehér 5
    .ins = fehér 5-össel
die-w6 = fehér 6
    .ins = fehér 6-ossal
die-y1 = sárga 1
    .ins = sárga 1-essel
die-y2 = sárga 2
    .ins = sárga 2-essel
die-y3 = sárga 3
    .ins = sárga 3-assal
die-y4 = sárga 4
    .ins = sárga 4-essel
die-y5 = sárga 5
    .ins = sárga 5-össel
die-y6 = sárga 6
    .ins = sárga 6-ossal
die-b1 = fekete 1
    .ins = fekete 1-essel
die-b2 = fekete 2
    .ins = fekete 2-essel
die-b3 = fekete 3
    .ins = fekete 3-assal
die-b4 = fekete 4
    .ins = fekete 4-essel
die-b5 = fekete 5
    .ins = fekete 5-össel
die-b6 = fekete 6
    .ins = fekete 6-ossal
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
space-B1_3 = püspökség, 1. sor, 3. hely
space-B2_1 = püspökség 3–4, 1. hely
space-B2_2 = püspökség 3–4, 2. hely
space-B2_3 = püspökség, 2. sor, 3. hely
space-B3_1 = püspökség 5–6, 1. hely
space-B3_2 = püspökség 5–6, 2. hely
space-B3_3 = püspökség, 3. sor, 3. hely
space-C1_1 = városháza 1–3, 1. hely
space-C1_2 = városháza 1–3, 2. hely
space-C1_3 = városháza 1–3, 3. hely
space-C2_1 = városháza 4–6, 1. hely
space-C2_2 = városháza 4–6, 2. hely
space-C2_3 = városháza 4–6, 3. hely
space-C3_1 = városháza, 3. sor, 1. hely
space-C3_2 = városháza, 3. sor, 2. hely
space-C3_3 = városháza, 3. sor, 3. hely
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

waiting-place = Akire várunk: { $seats } (egy polgár elhelyezése)
waiting-call = Akire várunk: { $seats } (melyik eseményt hívja az ellenállás)
waiting-counter = Akire várunk: { $seats } (a fekete kockák kivédése)
waiting-act = Akire várunk: { $seats } (akció)
waiting-flag = Akire várunk: { $seats } (fakockák az eseményekre)

# --- mit lehet tenni: gomb, fejléc, és hogy mi történik, ha megnyomod ---

group-spaces = Polgár elhelyezése
group-influence = Befolyás előzetes használata
group-black = Fekete kockák kivédése
group-events = Harc egy esemény ellen
group-activities = Egy lap aktiválása
group-cathedral = A katedrális építése
group-citizens = Polgár elhelyezése
group-farming = Földművelés
group-flags = Fakockák az eseményekre
group-pass = Vagy passz

action-place = Ide teszem: { $space }
action-reroll = Újradobom: { $die } ({ $cost } befolyás)
action-recruit = Polgárt toborzok ({ $cost } befolyás)
action-flip = Átfordítom: { $dice } ({ $cost } befolyás)
action-counter = Kivédem { $dice_ins }: fekete { $numbers }
action-suffer = Átengedem a legnagyobb fekete kockát
action-call = { $card }
action-activate = Aktiválom { $card_acc } { $dice_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] {" "}({ $mill_buildings })
}{ $uses ->
    [0] { "" }
   *[other] , { $uses } alkalommal
}
action-hire = Kereskedőt fogadok fel ({ $card }) { $dice_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}{ $source_id ->
    [space] , eddigi helye: { $source_space }
    [lying] , a kiszorított polgáromat ({ $source_building })
    [card] , a kereskedőmet ({ $source_card })
   *[personal] { "" }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] {" "}({ $mill_buildings })
}{ $uses ->
    [0] { "" }
   *[other] , { $uses } alkalommal
}
action-cathedral = Építek a katedrálison { $dice_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}
action-combat = Harcolok { $card_def } ellen { $dice_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}{ $uses ->
    [0] { "" }
   *[other] , { $uses } fakocka
}
action-citizen = Polgárt helyezek el { $die_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}{ $source_id ->
    [space] , eddigi helye: { $source_space }
    [lying] , a kiszorított polgáromat ({ $source_building })
    [card] , a kereskedőmet ({ $source_card })
   *[personal] { "" }
}
action-farm = Földet művelek { $dice_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}
action-pass = Passzolok
action-flag = Fakockát teszek ide: { $card }
action-enough = Nem teszek le többet


ask-place = Polgárt helyezel el. Helye: { $space }.
ask-reroll = Fizetsz { $cost } befolyást, és újradobod ezt a kockát: { $die }. A dobás érvényes, bármi lesz, és nem vonható vissza; utána folytatod a lépésedet.
ask-recruit = Fizetsz { $cost } befolyást, és egy polgár a közös készletből a sajátodba kerül. Nem vonható vissza; utána folytatod a lépésedet.
ask-flip = Fizetsz { $cost } befolyást, és átfordítod: { $dice }. Nem vonható vissza; utána folytatod a lépésedet.
ask-counter = Kivéded { $dice_ins } ezeket a fekete kockákat: { $numbers }. A kockáid lekerülnek, és fekete kockánként { $each } befolyást kapsz.
ask-suffer = A kockáid nem érik el a legnagyobb fekete kockát: az lekerül, te pedig { $points } pontot veszítesz.
ask-call = Az ellenállás ezt az eseményt hívja: { $card }.
ask-activate = Aktiválod { $card_acc } { $dice_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] {" "}({ $mill_buildings })
}{ $uses ->
    [0] { "" }
   *[other] , { $uses } alkalommal
}.
ask-hire = Kereskedőt fogadsz fel ide: { $card }{ $source_id ->
    [space] { " " }(eddigi helye: { $source_space })
    [lying] { " " }(a kiszorított polgárodat: { $source_building })
    [card] { " " }(a kereskedődet: { $source_card })
   *[personal] { "" }
}, és aktiválod { $dice_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] {" "}({ $mill_buildings })
}{ $uses ->
    [0] { "" }
   *[other] , { $uses } alkalommal
}.
ask-cathedral = Építesz a katedrálison { $dice_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}. Kockánként egy fakocka, { $points } pont és { $low } befolyás; ha a kocka legalább { $number }, akkor { $high }.
ask-combat = Harcolsz { $card_def } ellen { $dice_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}{ $uses ->
    [0] { "" }
   *[other] , { $uses } fakocka
}. Minden lerakott fakocka { $each } befolyást hoz.
ask-citizen = Polgárt helyezel el { $die_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}{ $source_id ->
    [space] , eddigi helye: { $source_space }
    [lying] , a kiszorítottat ({ $source_building })
    [card] , a kereskedődet ({ $source_card })
   *[personal] { "" }
}.
ask-farm = Földet művelsz { $dice_ins }{ $cube_card_id ->
    [none] { "" }
   *[other] , plusz { $cube_card_def } fakockája
}. Az érték minden { $divisor } pontja egy dénár.
ask-pass = Passzolsz: ebben a fordulóban nincs több akciód. A városrészedbe most is, és valahányszor rád kerülne a sor, dénárok kerülnek; a forduló végén a tieid.
ask-flag = Fakockát teszel ide: { $card }, és { $each } befolyást kapsz.
ask-enough = A többi fakockát nem teszed le.

# --- miért nem lehet valamit, és mit lehet ---

refusal-game_over = A játék véget ért, már nincs mit lépni.
refusal-no_such_seat = Ennél az asztalnál nincs ilyen hely.
refusal-not_your_turn = { $actor_seat_is ->
    [none] Most senki sincs soron.
   *[other] Most nem te jössz, hanem { $actor_seat }. Kapsz levelet, amint te következel.
}
refusal-wrong_phase = Te jössz, de most nem ez a kérdés, hanem ez: { $phase }.
refusal-malformed = Ez nem lépés ebben a játékban. A lépések ilyenek: „activate merchant y5 y6”, „citizen r3”, „farm y4”, „pass”.
refusal-no_such_card = Nincs ilyen kártya ebben a játékban.
refusal-no_such_die = Ez nem kocka. A kockák ilyenek: „y5” egy saját sárga 5-ös, „2:y5” a 2. helyé, „g:y5” egy szürke.
refusal-no_such_space = Nincs ilyen hely ezen a táblán: { $space }.
refusal-space_taken = Ott már áll valaki: { $space }. Válassz üres helyet.
refusal-die_not_there = Az a kocka nincs ott, vagy nincs belőle ennyi: { $die }.
refusal-die_not_own = Ehhez saját kocka kell a városrészedből, ez pedig nem az: { $die }.
refusal-too_many_dice = Egy csoportban legfeljebb { $most } kocka lehet; te { $count } kockát neveztél meg.
refusal-dice_mixed = Itt a csoport minden kockájának egyszínűnek kell lennie.
refusal-dice_colour = Ehhez más színű kocka kell: { $colour }.
refusal-too_few_deniers = Ez { $needed } dénárba kerül, de neked csak { $deniers } van.
refusal-too_little_influence = Ez { $needed } befolyásba kerül, de neked csak { $influence } van.
refusal-supply_empty = A közös készletben már nincs polgárod.
refusal-black_not_there = Nincs ilyen fekete kocka, vagy nincs belőle ennyi: { $number }.
refusal-black_highest = A legnagyobb fekete kockának köztük kell lennie: { $number }.
refusal-too_weak = A kockáid értéke ott összesen { $value }, de { $needed } kell. A vörösek duplán számítanak.
refusal-can_counter = A kockáiddal ki tudod védeni, tehát ki is kell: { $number }.
refusal-must_use_influence = A befolyásoddal talán még kivédheted; ennél az asztalnál előbb meg kell próbálnod.
refusal-card_not_open = Ez a lap ebben a játékban nem fekszik nyíltan: { $card }.
refusal-group_too_small = A kockáid értéke összesen { $value }, de egyetlen felhasználáshoz { $divisor } kell.
refusal-too_little_to_farm = A föld minden { $divisor } pontért egy dénárt ad, lefelé kerekítve: ha a kockák értéke { $value }, semmi sem jár érte.
refusal-too_many_uses = Ennyiszer nem lehet: legfeljebb { $most } alkalommal, te pedig { $count } alkalmat mondtál.
refusal-uses_fixed = Ennél az asztalnál annyiszor kell használni, ahányszor csak lehet: { $count } alkalommal.
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
refusal-cubes_left = Még { $count } fakockát le kell raknod.

# --- hogyan ért véget a játék ---

reason-points = a legtöbb pont
reason-solo_0 = a fejed Le Royé lett
reason-solo_1 = nem szörnyű, de a fejed még Le Roy kezében van
reason-solo_2 = közepes siker
reason-solo_3 = nem rossz: kezdik megismerni a neved
reason-solo_4 = megrémítetted Le Royt
reason-solo_5 = mesteri

# --- választható szabályok ---

option-bonus_cards = Bónuszkártyák
option-bonus_cards-about = A perjel, a pék és a lakoma a tevékenységkártyák közé kerül, az ellenállás a vörös események közé.
option-bonus_cards-rule = A perjel, a pék és a lakoma is ott van a tevékenységkártyák között, az ellenállás pedig a vörös események között.
option-start_player = Kezdőjátékos
option-start_player-about = Hányadik játékosnál legyen először a kezdőjátékos-kártya, a házigazdától számolva az asztal körül. A 0 sorsolást jelent.
option-start_player-chosen = { $is_known ->
    [yes] Első kezdőjátékos: { $player }
   *[no] { $value ->
        [1] Az 1. játékos a kezdőjátékos
        [5] Az 5. játékos a kezdőjátékos
       *[other] A { $value }. játékos a kezdőjátékos
    }
}
option-start_player-rule = { $is_known ->
    [yes] { $player } kapja először a kezdőjátékos-kártyát.
   *[no] { $value ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $value }.
    } játékosnál van először a kezdőjátékos-kártya, az asztal körül a házigazdától számolva.
}
option-wage_shortfall = Kifizetetlen bérek
option-wage_shortfall-about = Mi történik azzal, aki nem tud minden bért kifizetni.
option-wage_shortfall-pay_all_then_minus_2vp = mindenét kifizeti, és { $count } pontot veszít
option-wage_shortfall-block = akit nem fizetnek, nem dolgozik
option-wage_shortfall-block-rule = Ha nem tudsz minden bért kifizetni, az olcsóbbak jönnek előbb, és akit nem fizetsz ki, az nem dolgozik.
option-black_dice_cap = Fekete kockák száma
option-black_dice_cap-about = Legfeljebb hány fekete kockát dobnak, bármit mondanak az események.
option-black_dice_cap-6 = legfeljebb { $count } darabot
option-black_dice_cap-none = ahányat az események mondanak
option-black_dice_cap-none-rule = Annyi fekete kockával dobtok, ahányat az események mondanak; nincs felső határ.
option-must_use_influence_to_counter = Befolyás a fekete kockák ellen
option-must_use_influence_to_counter-about = Aki nem tud kivédeni, annak előbb befolyást kell használnia, amíg az segíthet.
option-must_use_influence_to_counter-rule = Ha nem tudsz kivédeni, előbb befolyást kell használnod, amíg az segíthet.
option-partial_activation_allowed = Kevesebb felhasználás
option-partial_activation_allowed-off = Mindig minden felhasználás
option-partial_activation_allowed-off-about = Aki akciót választ, minden felhasználást meg kell tennie, amelyet a kockák engednek.
option-partial_activation_allowed-off-rule = Minden felhasználást meg kell tenned, amelyet a kockáid engednek.
option-pass_after_influence_allowed = Passz befolyás után
option-pass_after_influence_allowed-off = Befolyás után nincs passz
option-pass_after_influence_allowed-off-about = Aki a lépésében befolyást használt, annak akciót kell választania.
option-pass_after_influence_allowed-off-rule = Ha a lépésedben befolyást használtál, akciót kell választanod.
option-tithing_free_from_neutral = Tizedszedés szürkétől
option-tithing_free_from_neutral-off = Tizedszedés szürke kocka nélkül
option-tithing_free_from_neutral-off-about = A tizedszedés egyetlen szürke kockát sem tesz ingyenessé.
option-tithing_free_from_neutral-off-rule = A tizedszedés egyetlen szürke kockát sem tesz ingyenessé.
option-conversion_cards_may_place_citizens = Átváltoztatott kocka és polgár
option-conversion_cards_may_place_citizens-about = A szerzetes, a templomos lovag vagy a perjel által átváltoztatott kocka is elhelyezhet polgárt.
option-conversion_cards_may_place_citizens-rule = Az a fehér kocka is elhelyezhet polgárt, amely többnek számít.
option-militia_may_place_in_palace = Milícia a palotában
option-militia_may_place_in_palace-off = Nincs milícia a palotában
option-militia_may_place_in_palace-off-about = A milícia fakockája nem helyez el polgárt.
option-militia_may_place_in_palace-off-rule = A milícia fakockája nem helyez el polgárt.
option-row_entry = Belépés egy sorba
option-row_entry-about = Hová lép be a polgár, ha a sorban van üres hely.
option-row_entry-first_free_else_push = az első üres helyre; tolás csak teli sorban
option-row_entry-always_push_from_left = mindig balról, továbbtolva a többit
option-row_entry-always_push_from_left-rule = A polgár mindig balról lép be a sorba, és továbbtolja a többit, akkor is, ha van üres hely.
option-neutral_counts_in_event_ranking = A szürke fakockák számítanak
option-neutral_counts_in_event_ranking-off = A szürke fakockák nem számítanak
option-neutral_counts_in_event_ranking-off-about = Leküzdött eseménynél csak a játékosok fakockái kerülnek rangsorba.
option-neutral_counts_in_event_ranking-off-rule = Leküzdött eseménynél csak a játékosok fakockái kerülnek rangsorba.
option-marauding_taken = Elvihető fosztogatás
option-marauding_taken-about = Aki a fosztogatás megtelésekor vezet, eseménykártyaként elviszi.
option-marauding_taken-rule = Ha a fosztogatás megtelik, a rajta vezető eseménykártyának számítja.
option-procession_joust_tie_pays_all = Holtverseny: körmenet, lovagi torna
option-procession_joust_tie_pays_all-off = Holtversenynél csak a soron lévő kap
option-procession_joust_tie_pays_all-off-about = A körmenetnél és a lovagi tornánál holtverseny esetén csak a soron lévő játékos kap pontot.
option-procession_joust_tie_pays_all-off-rule = A körmenetnél és a lovagi tornánál holtversenyben csak a soron lévő játékos kap pontot.
option-procession_joust_tie_pays_all-off-rule_joust = A lovagi tornánál holtversenyben csak a soron lévő játékos kap pontot.
option-procession_pays_most = A körmenet annak fizet, akinek a legtöbb van
option-procession_pays_most-about = A körmenetnél mindenki pontot kap, akinek a legtöbb kockája maradt, akárki aktiválta a lapot.
option-procession_pays_most-rule = A körmenetnél mindenki pontot kap, akinek a legtöbb kockája maradt, akárki aktiválta a lapot.
option-joust_needs_red_die = A lovagi tornához vörös kocka kell
option-joust_needs_red_die-about = A lovagi tornánál senki sem kap pontot, ha egyik városrészben sem maradt vörös kocka.
option-joust_needs_red_die-rule = A lovagi tornánál senki sem kap pontot, ha egyik városrészben sem maradt vörös kocka.
option-event_row_entry = Az események polgárai
option-event_row_entry-about = Hogyan lép be egy szürke polgár abba a sorba, ahol rés van. A szabály szó szerint mindenkit továbbtol, és az utolsót kiszorítja.
option-event_row_entry-push_to_gap = csak az első résig tol
option-event_row_entry-push_all = mindenkit tol, az utolsót kiszorítja
option-event_row_entry-push_all-rule = A szürke polgár mindenkit továbbtol a sorában, és az utolsót kiszorítja, akkor is, ha van rés.
option-vp_floor_during_game = Pontvesztés nulla alatt
option-vp_floor_during_game-about = Játék közben nulla alá eshet-e a pontszám.
option-vp_floor_during_game-0 = soha nulla alá
option-vp_floor_during_game-none = nulla alá is
option-vp_floor_during_game-none-rule = Többet is veszíthetsz, mint amennyid van: a pontszámod nulla alá is eshet.
option-final_tie = Holtverseny a végén
option-final_tie-about = Ki nyer egyenlő pontszámnál.
option-final_tie-shared = osztoznak a győzelmen
option-final_tie-most_influence = akié a több befolyás
option-final_tie-most_influence-rule = Ha a végén egyenlő a pontszám, az nyer, akinek több a befolyása.
option-final_tie-most_deniers = akié a több dénár
option-final_tie-most_deniers-rule = Ha a végén egyenlő a pontszám, az nyer, akinek több a dénárja.
option-solo_vp_2_12 = Le Roy pontjai a szélső összegeknél
option-solo_vp_2_12-about = Hány pontot kap Le Roy 2-es vagy 12-es összegnél.
option-solo_vp_2_12-2 = kettőt
option-solo_vp_2_12-3 = hármat
option-solo_vp_2_12-3-rule = Le Roy 2-es vagy 12-es összegnél { $value } pontot kap.
option-le_roy_shares = Le Roy holtversenyben
option-le_roy_shares-off = Holtverseny Le Roy nélkül
option-le_roy_shares-off-about = A körmenetnél és a lovagi tornánál csak te kapsz pontot.
option-le_roy_shares-off-rule = A körmenetnél és a lovagi tornánál Le Roy nem kap pontot.
option-interruption_spares_le_roy = A munkaleállás kíméli Le Royt
option-interruption_spares_le_roy-about = Ha a katedrális legmagasabb fakockája az övé, a munkaleállás nem vesz le semmit.
option-interruption_spares_le_roy-rule = Ha a katedrális legmagasabb fakockája Le Royé, a munkaleállás nem vesz le semmit.
option-player_counters_rest = Egy fekete kocka Le Roynak
option-player_counters_rest-about = Le Roy fordulónként egyszer véd ki kockát; a többi fekete kocka a játékosé.
option-player_counters_rest-rule = Le Roy fordulónként egyszer véd ki kockát; a többi fekete kocka a tiéd.
option-resistance_pick = Amit az ellenállás hív
option-resistance_pick-about = Hogyan kerül elő a vörös esemény, amelyet az ellenállás hív.
option-resistance_pick-random = sorsolással
option-resistance_pick-choose = a kezdőjátékos választ
option-resistance_pick-choose-rule = Az ellenállás által hívott vörös eseményt a kezdőjátékos választja.

# --- a name among others of its kind ---

listed-card = { $card }
