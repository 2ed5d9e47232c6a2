# Rakab: amit másképp hív, mint a Condottiere családja. Alakok: .acc, .in, .on, .off.

game-title-rakab = Rakab
game-short-rakab = Rakab
game-about-rakab = A Condottiere perzsa rokona: katonák harcolnak a tartományokért, az évszakok a táblára kerülnek, és a vén bölcs békét hoz.
game-about-rakab_duel = A Condottiere perzsa rokona két játékosra: katonák harcolnak a tartományokért, és az évszakok a táblára kerülnek.

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
    .narrow = oroszlán{ "\u00AD" }asszony
card-drummer = dobos
    .acc = dobost
card-heroine = oroszlánleány
    .acc = oroszlánleányt
    .narrow = oroszlán{ "\u00AD" }leány
card-surrender = zászlóvivő
    .acc = zászlóvivőt

card-m10-effect = Ereje { $strength }, ha sem évszak, sem dobos nem módosítja. A vén bölcsek ezt dobatják el először.
card-winter-effect = Az évszakhelyre kerül. Amíg ő van felül, minden katona ereje csak { $worth }, a tieidé is.
card-spring-effect = Az évszakhelyre kerül. Amíg ő van felül, az a sereg, amelyben ott a legerősebb katona, +{ $bonus } erőt kap.
card-spring-effect_each = Az évszakhelyre kerül. Amíg ő van felül, a legerősebb katonák mindegyike +{ $bonus } erőt kap.
card-bishop-effect = A legerősebb katonák minden csatasorból a dobott lapok közé kerülnek, a tiédből is.
card-bishop-favour = Aztán a békejelzőt egy üres tartományra teszed.
card-courtesan-effect = Ereje mindig { $strength }, télen-tavasszal is. Akinél a csata végén a legtöbb van belőle, az választja a következő helyszínt, akár nyert, akár nem.
card-drummer-effect = A saját csatasorod katonáit megduplázza. A második dobos már nem változtat semmin.
card-heroine-effect = Ereje { $strength }. Ezen sem évszak, sem dobos, sem vén bölcs nem változtat.
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

action-play_bishop = Kijátszom: { $card }; a békejelzőt { $region_on } teszem
ask-play_scarecrow = Kijátszol egy { $card_acc }, és visszaveszel a csatasorodból a kezedbe egy { $taken_card_acc }. A { $card } ott marad.
ask-play_scarecrow_alone = Kijátszol egy { $card_acc }, de semmit sem veszel vissza. A { $card } ott marad.
ask-play_bishop = Kijátszol egy { $card_acc }. A legerősebb katonák a dobott lapok közé kerülnek, a békejelző új helye pedig { $region }.
ask-play_bishop_alone = Kijátszol egy { $card_acc }. A legerősebb katonák a dobott lapok közé kerülnek.

lay-holder = { $name } birtokolja a csatajelzőt.
event-started = { $holder_seat_is ->
    [you] A sors téged választott: tiéd a csatajelző, te jelölöd ki az első csata helyszínét.
   *[other] A sors választottja { $holder_seat }: övé a csatajelző, ő jelöli ki az első csata helyszínét.
}
table-event-started = { $holder_seat_is ->
    [you] Te kezdesz: tiéd a csatajelző, te jelölöd ki az első csata helyszínét.
   *[other] { $holder_seat } kezd: övé a csatajelző, ő jelöli ki az első csata helyszínét.
}
event-holder_named = { $holder_seat_is ->
    [you] Megegyeztetek, hogy te kezdesz: tiéd a csatajelző, te jelölöd ki az első csata helyszínét.
   *[other] Megegyezés szerint { $holder_seat } kezd: övé a csatajelző, ő jelöli ki az első csata helyszínét.
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
        [you] A zászlóvivőd zárta le a holtversenyes csatát: tiéd a csatajelző.
       *[other] { $holder_seat } zászlóvivője zárta le a holtversenyes csatát, ezért övé a csatajelző.
    }
   *[winner] { $holder_seat_is ->
        [you] Győztesként tiéd a csatajelző.
       *[other] { $holder_seat } győzött, ezért övé a csatajelző.
    }
}
event-hand_discarded = { $seat_is ->
    [you] { $count ->
        [one] Bedobtad az utolsó lapodat.
       *[other] Bedobtad a lapjaidat, összesen { $count } lapot.
    }
   *[other] { $count ->
        [one] { $seat } katona nélkül maradt, és bedobta az utolsó lapját.
       *[other] { $seat } katona nélkül maradt, és bedobta a lapjait, összesen { $count } lapot.
    }
}
event-hand_kept = { $seat_is ->
    [you] { $count ->
        [one] Megtartottad az utolsó lapodat, pedig nem katona.
       *[other] Megtartottál { $count } lapot, pedig nincs köztük katona.
    }
   *[other] { $count ->
        [one] { $seat } megtartotta az utolsó lapját, pedig nem katona.
       *[other] { $seat } megtartott { $count } lapot, pedig nincs köztük katona.
    }
}
event-handed_in = { $seat_is ->
    [you] { $count ->
        [1] Már csak neked volt lapod, ezért bedobtad az utolsót.
       *[other] Már csak neked voltak lapjaid, ezért bedobtad a megmaradt { $count } lapot.
    }
   *[other] { $count ->
        [1] Már csak { $seat } kezében volt lap, ezért bedobta az utolsót.
       *[other] Már csak { $seat } kezében voltak lapok, ezért bedobta a megmaradt { $count } lapot.
    }
}

reason-adjacent = elég szomszédos tartomány
reason-total = elég elfoglalt tartomány
reason-count = a legtöbb tartomány, amikor már nem maradt üres
reason-courtesans = a legtöbb oroszlánasszony

refusal-favour_out_of_play = Most nincs hová tenni a békejelzőt. Játszd ki a vén bölcset magában.
refusal-favour_must_be_placed = A { $card } kijátszásakor a békejelzőt egy üres tartományra kell tenni.
refusal-holds_mercenaries = Van katona a kezedben, a lapjaidat pedig csak katona nélkül lehet bedobni. Most { $actor_seat } dönt.
refusal-malformed = Ebben a játékban nincs ilyen lépés. A lépések ilyenek: „play winter”, „play bishop lia”, „besiege morina”, „pass”.
refusal-must_keep = Van katona a kezedben, a lapjaidat pedig csak katona nélkül lehet bedobni. Így csak megtarthatod őket.
refusal-needs_region = Hiányzik egy szó: hová kerüljön a békejelző? A kártya ({ $card }) után egy tartományt írj.
refusal-not_a_mercenary = A madárijesztő csak katonát hozhat vissza, ezt nem: { $card }.
refusal-nothing_to_take = A csatasorodban nincs katona, ezt sem veheted vissza: { $card }. A madárijesztőt visszavétel nélkül is kijátszhatod.
refusal-region_contested = { $region_in } éppen harcolnak; a békejelzőnek üres tartomány kell.
refusal-region_favoured = A békejelző helye most { $region }: amíg egy vén bölcs el nem viszi onnan, ott nem lehet csata. Válassz másik tartományt.

option-hidden_cards-about = A katona, a dobos, az oroszlánleány és az oroszlánasszony képpel lefelé fekszik, amíg a gazdája újra ki nem játszik egy lapot. Házi szabály.
option-asked_discards-rule = Csata után sorban és nyíltan megkérdezzük azokat, akik bedobhatják a lapjaikat.
option-simultaneous_discards-rule = Csata után mindenki titokban dönti el, bedobja-e a lapjait; a válaszok egyszerre derülnek ki.
option-larger_empires-about = A győzelemhez eggyel több szomszédos tartomány kell. Házi szabály.
option-larger_empires-rule = A győzelemhez eggyel több szomszédos tartomány kell.
option-spring_bonus = A tavasz ajándéka
option-spring_bonus-about = A tavasz a legerősebb katonát birtokló sereg egészének ad-e 3-at, vagy minden ilyen lapnak.
option-spring_bonus-per_army = 3 a seregnek
option-spring_bonus-per_card = 3 minden lapnak
option-spring_bonus-per_card-rule = Tavasszal a legerősebb katonák mindegyike kap 3-at, nem a sereg egyszer.
option-strict_borders = Csak a közös vonal számít határnak
option-strict_borders-about = Bella és Borge, valamint Caline és Pladaci csak egy pontban ér össze, így nem szomszédok.
option-strict_borders-rule = Bella és Borge, valamint Caline és Pladaci csak egy pontban ér össze, így nem szomszédok.
option-duel_discards = Lapbedobás kettesben
option-duel_discards-about = Két játékosnál is bedobhatja a lapjait csata után, akinek nincs katonája. A szabálykönyv szerint „minden más változatlan”, ami megengedné; alapesetben itt nem így játsszuk.
option-duel_discards-rule = Két játékosnál is bedobhatja a lapjait csata után, akinek nincs katonája.
option-skip_sites = Kettesben térkép nélkül
option-skip_sites-about = Két játékosnál senki sem választ tartományt; a következő üres is megteszi.
option-skip_sites-rule = Két játékosnál senki sem választ tartományt; a következő üresért folyik a csata.

table-holder = { $holder_seat_is ->
    [you] Nálad van a csatajelző.
   *[other] { $holder_seat } birtokolja a csatajelzőt.
}
table-favour = A békejelző helye: { $region }.
table-favour-off = A békejelző nincs a táblán.
table-season-winter = Tél van: minden katona 1-et ér.
table-season-spring = Tavasz van: a legerősebb katonát birtokló sereg 3-mal többet ér.
table-season-spring_each = Tavasz van: a legerősebb katonák mindegyike 3-mal többet ér.
line-holds = { $held } tartomány, { $joined } szomszédos
table-targets = Győzelem: { $total } tartomány vagy { $adjacent } szomszédos tartomány.
table-regions = Tartomány
result-score = { $count } tartomány
won-score = { $count } tartománnyal
won-adjacent = { $count } tartománnyal, és elég szomszédos van köztük
won-count = { $count } tartománnyal, többel, mint bárki más
won-final_battle = a döntő csatában

aid-board-title = A tartományok térképe
aid-board-favour = Békejelző: { $region }.
aid-board-has-favour = béke van
aid-board-key-favour = béke
aid-subtitle = { $players } · { $cards } kártya · { $regions } tartomány
aid-mercenaries = Katonák
aid-battle-lead = A csatajelző birtokosa üres tartományra tette a jelzőt, és ő kezd.
aid-battle-lead_next = Senki sem választ: a következő üres tartományért folyik a csata. A csatajelző birtokosa kezd.
aid-battle-turn = Ha te jössz, <b>kijátszol egy kártyát</b> a csatasorodba, vagy <b>passzolsz</b>. Az évszak a táblára kerül. A sor az óramutató járása szerint halad.
aid-battle-hidden = A saját erejű lapok és a dobos képpel lefelé fekszenek, amíg a gazdájuk újra ki nem játszik egy lapot, vagy véget nem ér a csata. A vén bölcs és a madárijesztő nem éri el a lefordított lapot.
aid-strength-winter = <b>{ $winter }:</b> minden katona ereje { $worth }.
aid-strength-drummer = <b>{ $drummer }:</b> annak a seregnek a katonái duplán számítanak.
aid-strength-spring = <b>{ $spring }:</b> az a sereg, amelyben ott a legerősebb katona, egyszer +{ $bonus } erőt kap. Ez a többlet sosem duplázódik.
aid-strength-spring_each = <b>{ $spring }:</b> a legerősebb katonák közül mindegyik +{ $bonus } erőt kap. Ez a többlet sosem duplázódik.
aid-favour = A békejelző
aid-favour-rule = Ahol a békejelző van, ott nem lehet csata. Minden { $bishop } köteles egy üres tartományra tenni (de nem a csata helyszínére).
aid-setup-favour = A békejelző a tábla mellett várakozik.
aid-setup-holder = A legfiatalabb kapja a csatajelzőt, leteszi egy tetszőleges tartományra, és ő kezd.
aid-setup-holder_named = { $is_known ->
    [yes] { $player } kapja a csatajelzőt, és ő kezd.
   *[no] { $value ->
        [1] Az 1. játékos kapja a csatajelzőt, az asztal körül a házigazdától számolva, és ő kezd.
        [5] Az 5. játékos kapja a csatajelzőt, az asztal körül a házigazdától számolva, és ő kezd.
       *[other] A { $value }. játékos kapja a csatajelzőt, az asztal körül a házigazdától számolva, és ő kezd.
    }
}
aid-setup-holder_next = A legfiatalabb kapja a csatajelzőt, és ő kezd; az első üres tartományért folyik a csata.
aid-duel-deck = Kettesben: fejenként egy { $cards } lapos pakli
aid-of-card = { $card } ×{ $count }
aid-after-region = <b>A tartomány</b> azé, akinek egyedül a legerősebb a serege.
aid-after-lines = <b>Minden csatasor</b> és évszak a dobott lapok közé kerül.
aid-after-hands = <b>A kézben lévő lapok.</b> Az új birtokostól kezdve, sorban: akinek van lapja, de <b>egy katonája sincs</b>, bedobhatja az összes lapját. Vagy mindet, vagy egyet sem.
aid-after-hands_at_once = <b>A kézben lévő lapok.</b> Mindenki egyszerre és titokban dönt: akinek van lapja, de <b>egy katonája sincs</b>, bedobhatja az összes lapját. Vagy mindet, vagy egyet sem.
aid-after-round = <b>Kinek maradt lapja?</b> Ha legalább két játékosnak, jön a következő csata. Ha csak egynek, ő mindet bedobja. Ezután, vagy ha senkinek sem maradt, új osztás jön.
aid-after-refill = <b>Új lapok.</b> A saját paklidból egészítsd ki a lapjaidat { $hand } lapra. A kijátszott lapok kikerültek a játékból.
aid-after-holder = <b>A jelző új birtokosa</b> (lásd: „{ aid-holder }”) kijelöli a következő helyszínt.
aid-after-holder_next = <b>A jelző új birtokosa</b> (lásd: „{ aid-holder }”) kezdi a következő csatát.
aid-holder-left = ahhoz, aki utoljára passzolt; különben ahhoz, aki lezárta
aid-deal-rule = Keverjétek össze az összes lapot. Mindenki <b>{ $hand } lapot</b> kap, és <b>tartományonként még { $bonus } lapot</b>.
aid-deal-first = A játék elején, még az első tartomány kiválasztása előtt, mindenki { $hand } lapot kap.
aid-deal-own = Mindkettőtöknek { $cards } lapos paklija van, és abból { $hand } lapot vesztek kézbe.
aid-victory-adjacent = szomszédos tartomány
aid-victory-total = vagy összesen ennyi
aid-victory-chain = A szomszédos tartományokat közös határok láncolják össze; nem kell mindnek mindegyikkel érintkeznie.
aid-victory-duel = A győzelemhez { $wins } megnyert csata kell, bármelyik tartományban.
aid-victory-borders = Amelyik tartományok csak egy pontban érnek össze, azok nem szomszédok.
aid-victory-count = Ha nincs több üres tartomány, amelyért harcolni lehetne, az győz, akinek a legtöbb van; holtversenynél közös a győzelem.
aid-victory-out = Ha mindkettőtöknek elfogyott a lapja, az győz, aki több csatát nyert; ha egyenlő, döntetlen.
aid-duel = Mindenkinek { $cards } lapos paklija van; { $hand } lap van a kezében, és minden csata után újra ennyire egészíti ki. A kijátszott lapok kikerülnek a játékból. A vén bölcs csak eldobat. A győzelemhez { $wins } megnyert csata kell.
aid-board-free = Még üres: { $regions }.
aid-board-site = A csata helyszíne: { $region }.
aid-board-nobody = üres
aid-board-has-site = itt folyik a csata
aid-board-key-site = a csata helyszíne
aid-battle = Egy csata menete
aid-battle-passed = Aki passzolt, ebben a csatában több lapot nem játszik ki. A csatasora ott marad, számít, és még nyerhet is.
aid-battle-end = A csata véget ér, ha <b>mindenki passzolt</b>, vagy azonnal, ha <b>{ $surrender }</b> kerül az asztalra.
aid-after = A csata után
aid-holder-winner = a csata győzteséhez
event-campaign_battle = { $seats_is ->
    [among] Pontegyenlőség az élen: te, valamint { $seats_others }. A hadjáratot döntő csata dönti el, friss lapokkal.
   *[other] Pontegyenlőség az élen: { $seats }. A hadjáratot döntő csata dönti el, friss lapokkal.
}
campaign-rule = Minden játék végén minden tartomány egy pontot ér; aki egymással szomszédos tartományokkal nyer, további ötöt kap. Ha egy játék végén valaki elérte a kitűzött pontszámot, a hadjáratot az nyeri, aki az élen áll.
order-until = A csata végéig.
order-topic-battle = Ebben a csatában
order-pass-battle = A csata végéig passzolok
order-why-battle_over = véget ért a csata
order-topic-battles = Minden csatában
order-every-battle = Minden csatában a lehető legolcsóbban veszem át a vezetést (0: kimaradok)
stance-every-battle = Mindig élre állok, legfeljebb { $count } erővel; fontos csatában kérdezzetek meg
score-battle_over = A csata ekkor már véget ért.
score-has_passed = Ez a játékos már passzolt, ebben a csatában nem játszik ki több lapot.
score-nothing_to_defend = A „takeover” opció nélkül senkinek a tartománya sem támadható meg.
score-region_unknown = Ezen a térképen nincs ilyen tartomány.
story-opening = { $region_in } kezdődött: az első csata helyét { $seat } választotta ki.
story-conquest = { $margin_id ->
    [alone] { $wording_id ->
        [a] { $region_acc } harc nélkül { $seat } szerezte meg.
        [b] { $region_in } senki sem állt ki { $seat } ellen.
        [c] { $region_in } { $seat } nem talált ellenállásra.
       *[d] { $seat } egyszerűen besétált, és övé lett { $region }.
    }
    [hair] { $wording_id ->
        [a] { $region_acc } hajszállal { $seat } nyerte meg, { $rival_seat } előtt: { $strength }–{ $rival_strength }.
        [b] { $region_in } alig valamin múlt: { $seat } { $strength }, { $rival_seat } { $rival_strength }.
        [c] { $region_acc } { $rival_seat } épphogy elbukta: { $rival_strength } erő kevés volt { $seat } ellen ({ $strength }).
       *[d] Szoros volt { $region_in }: { $seat } { $strength } erővel előzte meg { $rival_seat } seregét ({ $rival_strength }).
    }
    [rout] { $wording_id ->
        [a] { $region_acc } fölényesen { $seat } nyerte meg, { $rival_seat } előtt: { $strength }–{ $rival_strength }.
        [b] { $region_in } nem volt kérdés, ki nyer: { $seat } { $strength }, { $rival_seat } csak { $rival_strength }.
        [c] { $region_in } { $seat } elsöpörte { $rival_seat } seregét: { $strength }–{ $rival_strength }.
       *[d] { $region_in } { $seat } ereje { $strength } volt; a második { $rival_seat } lett, mindössze { $rival_strength } erővel.
    }
   *[clear] { $wording_id ->
        [a] { $region_acc } { $seat } nyerte meg { $strength } erővel; utána { $rival_seat } következett, { $rival_strength } erővel.
        [b] { $seat } bevette { $region_acc }: { $strength }–{ $rival_strength }, a második { $rival_seat }.
        [c] { $region_in } { $rival_seat } { $rival_strength } erővel harcolt, de { $seat } erősebb volt: { $strength }.
       *[d] { $region_in } { $seat } legyőzte { $rival_seat } seregét: { $strength }–{ $rival_strength }.
    }
}{ $greatest ->
    [yes] { " " }Ez volt a játék legnagyobb csatája.
   *[no] { "" }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }Ezzel { $seat } került az élre, { $regions } tartománnyal.
        [b] { " " }Már { $regions } tartomány: { $seat } vezetett.
        [c] { " " }{ $regions } tartományával { $seat } járt az élen.
       *[d] { " " }Innentől { $seat } vezetett, { $regions } tartománnyal.
    }
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $wording_id ->
        [a] { $region } hajszálnyi különbséggel cserélt gazdát: { $owner_seat } után { $seat } birtokolta ({ $strength }–{ $rival_strength }).
        [b] { $owner_seat } alig valamivel veszítette el { $region_acc }: { $strength }–{ $rival_strength } volt { $seat } javára.
        [c] { $seat } épphogy elhódította { $owner_seat } tartományát, { $region_acc }: { $strength }–{ $rival_strength }.
       *[d] Épp elég volt: { $strength }–{ $rival_strength }, és { $owner_seat } elveszítette { $region_acc }; új gazdája { $seat }.
    }
   *[clear] { $wording_id ->
        [a] { $region } gazdát cserélt: { $owner_seat } után { $seat } birtokolta ({ $strength } erő).
        [b] { $owner_seat } elveszítette { $region_acc }: { $seat } { $strength } erővel érkezett.
        [c] { $seat } { $strength } erővel kiűzte { $owner_seat } seregét, és övé lett { $region }.
       *[d] { $seat } { $strength } erővel elhódította { $owner_seat } tartományát, { $region_acc }.
    }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }Ezzel { $seat } került az élre, { $regions } tartománnyal.
        [b] { " " }Már { $regions } tartomány: { $seat } vezetett.
        [c] { " " }{ $regions } tartományával { $seat } járt az élen.
       *[d] { " " }Innentől { $seat } vezetett, { $regions } tartománnyal.
    }
   *[no] { "" }
}
story-tie = { $wording_id ->
    [a] { $region } üres maradt. Holtverseny, egyenként { $strength } erővel: { $seats }.
    [b] { $region_acc } senki sem kapta meg: { $seats } ereje egyaránt { $strength } volt.
    [c] { $region_in } { $seats } döntetlenre végzett, egyenként { $strength } erővel.
   *[d] Hiába a sok harc: { $region_in } { $seats } ereje is { $strength } volt, így senki sem nyert.
}
story-length = { $rounds ->
    [one] A játék { $battles } csatáig tartott.
   *[other] A játék { $rounds } fordulóig és { $battles } csatáig tartott.
}
table-round = { $round }. forduló, { $battle }. csata.
table-battle = { $battle }. csata.
table-site = A csata helyszíne: { $region }.
table-targets-adjacent = Győzelem: { $adjacent } szomszédos tartomány.
table-targets-total = Győzelem: { $total } megnyert csata.
table-defender = { $defender_seat_is ->
    [you] A te tartományodat támadják.
   *[other] { $defender_seat } védekezik.
}
phase-battle = Csata
prompt-choose = Hol legyen a következő csata?
prompt-battle = { $region ->
    [none] Mit teszel a döntő csatában?
   *[other] Mit teszel { $region_in }?
}
prompt-defend = Megtámadták egy tartományodat: { $region }. Mit teszel?
ask-besiege = A következő csata helyszíne { $region } lesz, és te kezded.
ask-besiege_owned = A következő csata helyszíne { $region } lesz, jelenlegi gazdája { $owner_seat }, és te kezded.
ask-pass = Passzolsz: ebben a csatában több kártyát nem játszol ki. A csatasorod marad, számít, és még nyerhet is.
ask-pass_final = Véglegesen passzolsz: ezt a tartományt több lappal nem véded, és ebben a csatában már nem kérdezünk.
ask-hold_back = Egyelőre kivársz. Amíg rajtad kívül más is harcban áll, újra sorra kerülsz, és még megvédheted a tartományodat.
event-besieged = { $seat_is ->
    [you] { $battle }. csata: megtámadtad { $region_acc }.
   *[other] { $battle }. csata: { $seat } megtámadta { $region_acc }.
}
event-battle_won = { $seat_is ->
    [you] Megnyerted a csatát ({ $region }).
   *[other] { $seat } megnyerte a csatát ({ $region }).
}
event-battle_tied = Holtversennyel ért véget a csata ({ $region }).
event-battle_ended = Véget ért a csata ({ $region }): { $strengths }.
event-stalemate = { $count } egymást követő csatában senki sem játszott ki lapot. A házigazda döntetlennel lezárhatja a játékot.
event-undecided = { $strength ->
    [0] Senki sem állított ki sereget: { $region } üres marad.
   *[other] { $region } üres marad. Holtverseny { $strength } erővel: { $seats }.
}
event-attacked = { $seat_is ->
    [you] { $battle }. csata: megtámadtad { $owner_seat } tartományát, { $region_acc }.
   *[other] { $owner_seat_is ->
        [you] { $battle }. csata: { $seat } megtámadta a tartományodat, { $region_acc }.
       *[other] { $battle }. csata: { $seat } megtámadta { $owner_seat } tartományát, { $region_acc }.
    }
}
event-held_back = { $seat_is ->
    [you] Egyelőre kivártál, de még beszállhatsz a csatába.
   *[other] { $seat } egyelőre kivár, de még beszállhat a csatába.
}
event-final_battle = { $seats_is ->
    [among] Holtverseny az élen: te, valamint { $seats_others }. Döntő csata következik, friss lapokkal.
   *[other] Holtverseny az élen: { $seats }. Döntő csata következik, friss lapokkal.
}
event-final_battle_ended = A döntő csata véget ért: { $strengths }.
event-game_over = { $seats_is ->
    [none] { $reason_id ->
        [final_battle] A játékot senki sem nyerte meg: a döntő csatának nem volt győztese.
        [exhausted] A játékot senki sem nyerte meg: elfogytak a lapok, és mindkét játékos ugyanannyi csatát nyert.
       *[other] A játékot senki sem nyerte meg: { $reason }.
    }
    [you] Megnyerted a játékot: { $reason }.
    [among] Közösen győztetek, veled együtt nyert { $seats_others }: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } megnyerte a játékot: { $reason }.
       *[other] { $seats } közösen győzött: { $reason }.
    }
}
reason-final_battle = a döntő csata döntött
reason-winner = a csata győztese
reason-defender = holtverseny, ezért a tartomány gazdája
reason-surrendered = holtverseny, ezért aki lezárta a csatát
refusal-has_passed = Már passzoltál, ebben a csatában nem játszhatsz ki több kártyát; a csatasorod azért számít. Most { $actor_seat } van soron.
refusal-not_in_final_battle = { $seats_is ->
    [none] A döntő csata nélküled folyik.
   *[other] A döntő csatát { $seats } vívja; te most csak nézheted.
}
refusal-region_taken = { $owner_seat_is ->
    [you] { $region } már a tiéd. Olyan tartományt válassz, amely még senkié.
   *[other] { $region } már foglalt, gazdája { $owner_seat }. Olyan tartományt válassz, amely még senkié.
}
refusal-region_unknown = Ezen a térképen nincs ilyen tartomány.
refusal-region_own = { $region } már a tiéd. Üres tartományt támadj meg, vagy olyat, amely másé.
refusal-too_many_drawn = Egy csata után legfeljebb { $most } lapot lehet húzni.
option-draw_after_battle = Húzás minden csata után
option-draw_after_battle-about = Nincsenek fordulók: mindenki hét lappal kezd, és minden csata után legfeljebb hármat húzhat.
option-takeover = Tartományok elhódítása
option-takeover-about = Más játékos tartományáért is lehet csatát vívni; a gazdája kivárhat, és később is védekezhet.
option-simultaneous_discards-about = Csata után mindenkit egyszerre kérdezünk meg, bedobja-e a lapjait; a válaszok egyszerre derülnek ki.
option-takeover_count-off-about = Elhódításnál a játék akkor sem ér véget, ha nincs több üres tartomány: addig tart, amíg valakinek elég tartománya nem lesz.
refusal-declined_by_all = A választás körbeért, és újra nálad van: most már meg kell nevezned egy tartományt.
refusal-must_choose = Ebben a kiadásban a csatajelző gazdája nem adhatja tovább a választást. Nevezz meg egy tartományt.
option-campaign-about = Több játék egymás után, ennyi pontig: minden játék végén egy pont tartományonként, és további öt annak, aki szomszédos tartományokkal nyer. A 0 egyetlen játékot jelent.
warning-campaign_takeover = A szabálykönyv nem ajánlja, hogy a hadjáratot a tartományok elhódításával együtt játsszátok. Ettől még megtehetitek.
action-play_bishop_off = Kijátszom: { $card }; a békejelzőt leveszem
ask-play_bishop_off = Kijátszol egy { $card_acc }. A legerősebb katonák a dobott lapok közé kerülnek, a békejelző pedig lekerül a tábláról.
ask-decline = A csatajelzőt a választással együtt a bal oldali szomszédodnak adod.
event-declined = { $seat_is ->
    [you] Továbbadtad a választást. Most { $holder_seat } választ.
   *[other] { $holder_seat_is ->
        [you] { $seat } továbbadta neked a választást: tiéd a csatajelző.
       *[other] { $seat } továbbadta a választást. Most { $holder_seat } választ.
    }
}
event-truce = { $seat_is ->
    [you] A vén bölcsed véget vetett a csatának; senki sem nyerte meg.
   *[other] { $seat } vén bölcse véget vetett a csatának; senki sem nyerte meg.
}
event-favour_removed = { $seat_is ->
    [you] A békejelzőt levetted a tábláról; { $old_region } ismét megtámadható.
   *[other] { $seat } levette a békejelzőt a tábláról; { $old_region } ismét megtámadható.
}
event-favour_left_off = { $seat_is ->
    [you] A békejelzőt a táblán kívül hagytad.
   *[other] { $seat } a táblán kívül hagyta a békejelzőt.
}
option-papal_on_contested = Béke csata közben
option-papal_on_contested-about = A békejelző arra a tartományra is kerülhet, amelyért éppen harcoltok.
option-takeover_tie_holder = Kié a csatajelző holtversenyes elhódítás után
option-takeover_tie_holder-about = Ki kapja a csatajelzőt, ha egy foglalt tartomány elleni támadás holtversennyel ér véget.
option-takeover_tie_holder-courtesans = a legtöbb oroszlánasszony, különben a védő
aid-mercenaries-effect = { $count } kártya. Mindegyik annyit ér, amennyi rá van írva, ha sem évszak, sem dobos nem módosítja. Minden más lap különleges kártya.

# A pontozólapok.
form-battles = A csaták
form-site = A csata helyszíne
form-strengths = Minden jel alá annak a seregnek az ereje kerül.
form-regions = A tartományok
photo-region = { $number }. tartomány: a száma
form-owned = Színezd ki a tartományt a gazdája színével, vagy rajzold bele ceruzával a jelét.
form-count = Összes tartomány
form-marker-holder = Csatajelző
entry-refusal-must_keep = Van katona azok között a lapok között; a kézben lévőket csak katona nélkül lehet bedobni.
sum-face_down = A kártya képpel lefelé kerül az asztalra. Akkor számít, amikor legközelebb kártyát játszol ki, vagy amikor a csata véget ér.
sum-ends = Ezzel véget ér a csata.

order-topic-siting = A következő csata helye
new-plans = Mindenkit egyszerre kérdezünk, amikor egy csata kezdődik (ajánljuk)
