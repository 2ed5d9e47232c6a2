# Rakab: amit másképp hív, mint a Condottiere családja. Alakok: .acc, .in, .on, .off.

game-title-rakab = Rakab
game-short-rakab = Rakab

card-m1 = 1-es katona
    .acc = 1-es katonát
card-m2 = 2-es katona
    .acc = 2-es katonát
card-m3 = 3-as katona
    .acc = 3-as katonát
card-m4 = 4-es katona
    .acc = 4-es katonát
card-m5 = 5-ös katona
    .acc = 5-ös katonát
card-m6 = 6-os katona
    .acc = 6-os katonát
card-m10 = 10-es katona
    .acc = 10-es katonát
card-bishop = vén bölcs
    .acc = vén bölcset
card-courtesan = oroszlánasszony
    .acc = oroszlánasszonyt
card-drummer = dobos
    .acc = dobost
card-heroine = oroszlánleány
    .acc = oroszlánleányt
card-surrender = zászlóvivő
    .acc = zászlóvivőt

card-m10-effect = Ereje 10, az évszak és a dobszó előtt. A vén bölcsek őt keresik először.
card-winter-effect = Az évszakhelyre kerül. Amíg ő van felül, minden katona csak 1-et ér, a tieid is.
card-spring-effect = Az évszakhelyre kerül. Amíg ő van felül, az a sereg, amelyben ott a legmagasabb katona, 3-mal többet ér.
card-bishop-effect = A legmagasabb számú katonák minden csatasorból elégnek, a tiédből is. Aztán a békejelzőt egy üres tartományra teszed.
card-courtesan-effect = Ereje minden időben 1. Akinél a csata végén a legtöbb van belőle, az választja a következő helyszínt, akár nyert, akár nem.
card-drummer-effect = A saját csatasorod katonáit megduplázza. A második dob már csak zaj.
card-heroine-effect = Ereje 10. Sem évszak, sem dob, sem vén bölcs nem fog rajta.
card-scarecrow-effect = Visszavehetsz a kezedbe egy katonát a saját csatasorodból, de nem kötelező. A madárijesztő ott marad, és nem számít.
card-surrender-effect = A csata azon nyomban véget ér: a csatasorok úgy számítanak, ahogy éppen állnak.

region-bella = Bella
    .acc = Bellát
    .in = Bellában
    .on = Bellára
    .off = Belláról
region-caline = Caline
    .acc = Calinét
    .in = Calinéban
    .on = Calinéra
    .off = Calinéról
region-enna = Enna
    .acc = Ennát
    .in = Ennában
    .on = Ennára
    .off = Ennáról
region-atela = Atela
    .acc = Atelát
    .in = Atelában
    .on = Atelára
    .off = Ateláról
region-pladaci = Pladaci
    .acc = Pladacit
    .in = Pladaciban
    .on = Pladacira
    .off = Pladaciról
region-borge = Borge
    .acc = Borgét
    .in = Borgéban
    .on = Borgéra
    .off = Borgéról
region-dimase = Dimase
    .acc = Dimasét
    .in = Dimaséban
    .on = Dimaséra
    .off = Dimaséról
region-morina = Morina
    .acc = Morinát
    .in = Morinában
    .on = Morinára
    .off = Morináról
region-olivadi = Olivadi
    .acc = Olivadit
    .in = Olivadiban
    .on = Olivadira
    .off = Olivadiról
region-rollo = Rollo
    .acc = Rollót
    .in = Rollóban
    .on = Rollóra
    .off = Rollóról
region-talmone = Talmone
    .acc = Talmonét
    .in = Talmonéban
    .on = Talmonéra
    .off = Talmonéról
region-armento = Armento
    .acc = Armentót
    .in = Armentóban
    .on = Armentóra
    .off = Armentóról
region-lia = Lia
    .acc = Liát
    .in = Liában
    .on = Liára
    .off = Liáról
region-elinia = Elinia
    .acc = Eliniát
    .in = Eliniában
    .on = Eliniára
    .off = Eliniáról

prompt-discard = Egyetlen katona sincs a kezedben. Bedobod a lapjaidat, vagy megtartod?

action-play_bishop = Kijátszás: { $card }, béke: { $region }
ask-play_scarecrow = Kijátszol egy { $card_acc }, és visszaveszel a csatasorodból a kezedbe egy { $taken_card_acc }. A { $card } ott marad.
ask-play_scarecrow_alone = Kijátszol egy { $card_acc }, de semmit sem veszel vissza. A { $card } ott marad.
ask-play_bishop = Kijátszol egy { $card_acc }. A legmagasabb katonák elégnek, a békejelző új helye pedig { $region }.
ask-play_bishop_alone = Kijátszol egy { $card_acc }. A legmagasabb katonák elégnek.

event-started = { $holder_seat_is ->
    [you] A sors téged választott: nálad a csatajelző, te jelölöd ki az első csata helyszínét.
   *[other] A sors választottja { $holder_seat }: nála a csatajelző, és ő jelöli ki az első csata helyszínét.
}
event-holder_named = { $holder_seat_is ->
    [you] Abban egyeztetek meg, hogy te kezdesz: nálad a csatajelző, te jelölöd ki az első csata helyszínét.
   *[other] Megegyezés szerint { $holder_seat } kezd: nála a csatajelző, és ő jelöli ki az első csata helyszínét.
}
event-favour_placed = { $seat_is ->
    [you] A békejelzőt { $region_on } tetted.
   *[other] { $seat } a békejelzőt { $region_on } tette.
}
event-favour_moved = { $seat_is ->
    [you] A békejelzőt { $old_region_off } { $region_on } tetted át.
   *[other] { $seat } a békejelzőt { $old_region_off } { $region_on } tette át.
}
event-favour_stayed = { $seat_is ->
    [you] A békejelzőt ott hagytad, ahol volt. Helye: { $region }.
   *[other] { $seat } ott hagyta a békejelzőt, ahol volt. Helye: { $region }.
}
event-holder = { $reason_id ->
    [courtesans] { $holder_seat_is ->
        [you] Nálad volt a legtöbb oroszlánasszony: tiéd a csatajelző.
       *[other] A legtöbb oroszlánasszony döntött: a csatajelző új gazdája { $holder_seat }.
    }
    [last_to_pass] { $holder_seat_is ->
        [you] Te passzoltál utoljára: a holtverseny után tiéd a csatajelző.
       *[other] Holtverseny után a csatajelző azé, aki utoljára passzolt. Gazdája most { $holder_seat }.
    }
    [surrendered] { $holder_seat_is ->
        [you] A zászlóvivőd zárta le a döntetlen csatát: tiéd a csatajelző.
       *[other] Holtverseny után a csatajelző a zászlóvivő gazdájáé: { $holder_seat }.
    }
   *[winner] { $holder_seat_is ->
        [you] Győztesként tiéd a csatajelző.
       *[other] A csatajelző gazdája a győztes: { $holder_seat }.
    }
}
event-hand_discarded = { $seat_is ->
    [you] Bedobtad a lapjaidat (lapok: { $count }).
   *[other] { $seat } katona nélkül maradt, és bedobta a lapjait (lapok: { $count }).
}
event-hand_kept = { $seat_is ->
    [you] Megtartottad a lapjaidat, pedig nincs köztük katona (lapok: { $count }).
   *[other] { $seat } katona nélkül is megtartotta a lapjait (lapok: { $count }).
}
event-handed_in = { $seat_is ->
    [you] Utoljára neked maradtak lapjaid, és bedobtad őket (lapok: { $count }).
   *[other] Utoljára { $seat } kezében maradtak lapok, de bedobta őket (lapok: { $count }).
}

reason-adjacent = elég tartomány egymás szomszédságában
reason-total = elég elfoglalt tartomány
reason-count = a legtöbb tartomány, amikor már nem maradt üres
reason-courtesans = a legtöbb oroszlánasszony

refusal-favour_out_of_play = Most nincs hová tenni a békejelzőt. Játszd ki a vén bölcset magában.
refusal-favour_must_be_placed = A { $card } köteles egy üres tartományra tenni a békejelzőt.
refusal-holds_mercenaries = Van katona a kezedben, bedobni pedig csak katona nélküli kezet lehet. Most { $actor_seat } dönt.
refusal-malformed = Ebben a játékban nincs ilyen lépés. A lépések így festenek: „play winter”, „play bishop lia”, „besiege morina”, „pass”.
refusal-must_keep = Van katona a kezedben, bedobni pedig csak katona nélküli kezet lehet. Így csak megtarthatod.
refusal-needs_region = Hiányzik egy szó: hová kerüljön a békejelző? A kártya ({ $card }) után egy tartományt írj.
refusal-not_a_mercenary = A madárijesztő csak katonát hozhat vissza, ezt nem: { $card }.
refusal-nothing_to_take = A csatasorodban nincs katona, ezt sem veheted vissza: { $card }. A madárijesztőt visszavétel nélkül is kijátszhatod.
refusal-region_contested = { $region_in } éppen harcolnak; a békejelzőnek üres tartomány kell.
refusal-region_favoured = { $region } békében él: amíg egy vén bölcs el nem viszi onnan a jelzőt, ott nem lehet csata. Válassz másik tartományt.

option-hidden_cards-about = A katona, a dobos, az oroszlánleány és az oroszlánasszony képpel lefelé fekszik, amíg a gazdája újra ki nem játszik egy lapot. Házi szabály.
option-larger_empires-about = A győzelemhez eggyel több összefüggő tartomány kell. Házi szabály.
option-spring_bonus = A tavasz ajándéka
option-spring_bonus-about = A tavasz a legmagasabb katonát birtokló sereg egészének ad-e 3-at, vagy minden ilyen lapnak.
option-spring_bonus-per_army = 3 a seregnek
option-spring_bonus-per_card = 3 minden lapnak
option-strict_borders = Csak a vonal határ
option-strict_borders-about = Bella és Borge, valamint Caline és Pladaci csak egy pontban ér össze, így nem szomszédok.
option-duel_discards = Lapbedobás kettesben
option-duel_discards-about = Két játékosnál is be lehet dobni csata után a katona nélküli kezet.
option-skip_sites = Kettesben térkép nélkül
option-skip_sites-about = Két játékosnál senki sem választ tartományt; a következő üres is megteszi.

table-holder = { $holder_seat_is ->
    [you] Nálad van a csatajelző.
   *[other] A csatajelző gazdája: { $holder_seat }.
}
table-favour = A békejelző helye: { $region }.
table-favour-off = A békejelző nincs a táblán.
table-season-winter = Tél van: minden katona 1-et ér.
table-season-spring = Tavasz van: a legmagasabb katonát birtokló sereg 3-mal többet ér.
table-targets = Győzelem: { $total } tartomány, vagy { $adjacent } összefüggő tartomány.
table-regions = Tartomány
result-score = { $count } tartomány

aid-board-title = A tartományok térképe
aid-board-favour = Békejelző: { $region }.
aid-board-has-favour = béke van
aid-board-key-favour = béke
aid-subtitle = { $fewest }–{ $most } játékos · { $cards } kártya · { $regions } tartomány
aid-mercenaries = Katonák
aid-battle-lead = A csatajelző birtokosa üres tartományra tette a jelzőt, és ő kezd.
aid-battle-turn = Ha te jössz, <b>kijátszol egy kártyát</b> a csatasorodba, vagy <b>passzolsz</b>. Az évszak a táblára kerül. A sor az óramutató járása szerint halad.
aid-strength-winter = <b>{ $winter }:</b> minden katona 1-et ér.
aid-strength-drummer = <b>{ $drummer }:</b> annak a seregnek a katonái duplán számítanak.
aid-strength-spring = <b>{ $spring }:</b> az a sereg, amelyben ott a legmagasabb katona, egyszer +3-at kap. A 3 sosem duplázódik.
aid-favour = A békejelző
aid-favour-rule = Ahol a békejelző van, ott nem lehet csata. Minden { $bishop } köteles egy üres tartományra tenni (de nem a csata helyszínére).
aid-after-region = <b>A tartomány</b> azé, akinek egyedül a legerősebb a serege. Holtversenynél senkié.
aid-after-lines = <b>Minden csatasor</b> és évszak elég.
aid-after-hands = <b>A kézben lévő lapok.</b> Az új birtokostól kezdve, sorban: akinek van lapja, de <b>egy katonája sincs</b>, bedobhatja az egész kezét. Vagy mindet, vagy semmit.
aid-after-round = <b>Kinek maradt lapja?</b> Ha legalább két játékosnak, jön a következő csata. Ha csak egynek, ő mindet bedobja. Ezután, vagy ha senkinek sem maradt, új osztás jön.
aid-after-holder = <b>A jelző új birtokosa</b> (lásd lent) kijelöli a következő helyszínt.
aid-holder-left = ahhoz, aki utoljára passzolt; különben ahhoz, aki lezárta
aid-deal-rule = Keverjétek össze az összes lapot. Mindenki <b>{ $hand } lapot</b> kap, és <b>tartományonként még { $bonus } lapot</b>.
aid-deal-first = A játék elején, még az első tartomány kiválasztása előtt, mindenki { $hand } lapot kap.
aid-victory-adjacent = összefüggő tartomány
aid-victory-total = vagy összesen ennyi
aid-victory-chain = Az összefüggő tartományokat közös határok fűzik össze; nem kell mindnek mindegyikkel érintkeznie.
aid-victory-count = Ha nincs több üres tartomány, amelyért harcolni lehetne, az győz, akinek a legtöbb van; holtversenynél közös a győzelem.
aid-duel = <b>Kettesben:</b> mindenkinek { $cards } lapos paklija és { $hand } lapos keze van, amelyet minden csata után abból tölt fel. A kijátszott lapok kikerülnek a játékból. A vén bölcs csak éget. A győzelemhez { $wins } megnyert csata kell.
