# Condottiere, harmadik kiadás: a játék szavai. Nevet sosem ragozunk; a városok és a kártyák
# alakjai itt állnak: .acc (Sienát, püspököt), .in (Sienában), .on (Sienára), .off (Sienáról).

game-title-condottiere-3e = Condottiere, harmadik kiadás
game-short-condottiere-3e = Condottiere
game-about-condottiere-3e = Zsoldosok harcolnak Itália régióiért. Mekkora sereget állítasz ki, és mikor passzolsz?

# --- kártyák ---

card-m1 = 1-es zsoldos
    .acc = 1-es zsoldost
card-m2 = 2-es zsoldos
    .acc = 2-es zsoldost
card-m3 = 3-as zsoldos
    .acc = 3-as zsoldost
card-m4 = 4-es zsoldos
    .acc = 4-es zsoldost
card-m5 = 5-ös zsoldos
    .acc = 5-ös zsoldost
card-m6 = 6-os zsoldos
    .acc = 6-os zsoldost
card-m10 = 10-es zsoldos
    .acc = 10-es zsoldost
card-winter = tél
    .acc = télkártyát
card-spring = tavasz
    .acc = tavaszkártyát
card-bishop = püspök
    .acc = püspököt
card-courtesan = kurtizán
    .acc = kurtizánt
card-drummer = dobos
    .acc = dobost
card-heroine = hősnő
    .acc = hősnőt
card-scarecrow = madárijesztő
    .acc = madárijesztőt
    .narrow = madár{ "\u00AD" }ijesztő
card-surrender = megadás
    .acc = megadáskártyát

card-m1-effect = Ereje { $strength }. Kis ember, de ő is számít, és őt a tél sem tudja kisebbé tenni.
card-m2-effect = Ereje { $strength }, ha sem évszak, sem dobos nem módosítja.
card-m3-effect = Ereje { $strength }, ha sem évszak, sem dobos nem módosítja.
card-m4-effect = Ereje { $strength }, ha sem évszak, sem dobos nem módosítja.
card-m5-effect = Ereje { $strength }, ha sem évszak, sem dobos nem módosítja.
card-m6-effect = Ereje { $strength }, ha sem évszak, sem dobos nem módosítja.
card-m10-effect = Ereje { $strength }, ha sem évszak, sem dobos nem módosítja. A püspökök ezt dobatják el először.
card-winter-effect = Amíg bármelyik csatasorban ott van, minden zsoldos ereje csak { $worth }, a tieidé is. Kijátszásakor minden játékban lévő tavasz a dobott lapok közé kerül.
card-spring-effect = Amíg bármelyik csatasorban ott van, a legerősebb kijátszott zsoldosok mindegyike +{ $bonus } erőt kap, akárkié. Kijátszásakor minden játékban lévő tél a dobott lapok közé kerül.
card-bishop-effect = A legerősebb kijátszott zsoldosok minden csatasorból a dobott lapok közé kerülnek, a tiédből is, aztán maga a püspök is.
card-bishop-favour = A pápai kegyet egy szabad régióra teszed, vagy leveszed a tábláról.
card-bishop-favour_any = A pápai kegyet bármelyik régióra teszed, foglaltra is, vagy leveszed a tábláról.
card-courtesan-effect = Ereje mindig { $strength }, télen-tavasszal is. Akinél az ütközet végén a legtöbb van belőle, az választja a következő helyszínt, akár nyert, akár nem.
card-drummer-effect = A saját csatasorod minden zsoldosát megduplázza. A második dobos már nem változtat semmin.
card-heroine-effect = Ereje { $strength }. Ezen sem évszak, sem dobos, sem püspök nem változtat.
card-scarecrow-effect = Visszavehetsz a kezedbe egy zsoldost a saját csatasorodból, de nem kötelező. A madárijesztő mindenképp a dobott lapok közé kerül.
card-surrender-effect = Az ütközet azon nyomban véget ér: a csatasorok úgy számítanak, ahogy éppen állnak.

# --- helyek és évszakok ---

region-torino = Torino
    .acc = Torinót
    .in = Torinóban
    .on = Torinóra
    .off = Torinóról
region-milano = Milánó
    .acc = Milánót
    .in = Milánóban
    .on = Milánóra
    .off = Milánóról
region-venezia = Velence
    .acc = Velencét
    .in = Velencében
    .on = Velencére
    .off = Velencéről
region-genova = Genova
    .acc = Genovát
    .in = Genovában
    .on = Genovára
    .off = Genováról
region-mantova = Mantova
    .acc = Mantovát
    .in = Mantovában
    .on = Mantovára
    .off = Mantováról
region-parma = Parma
    .acc = Parmát
    .in = Parmában
    .on = Parmára
    .off = Parmáról
region-modena = Modena
    .acc = Modenát
    .in = Modenában
    .on = Modenára
    .off = Modenáról
region-ferrara = Ferrara
    .acc = Ferrarát
    .in = Ferrarában
    .on = Ferrarára
    .off = Ferraráról
region-bologna = Bologna
    .acc = Bolognát
    .in = Bolognában
    .on = Bolognára
    .off = Bolognáról
region-lucca = Lucca
    .acc = Luccát
    .in = Luccában
    .on = Luccára
    .off = Luccáról
region-firenze = Firenze
    .acc = Firenzét
    .in = Firenzében
    .on = Firenzére
    .off = Firenzéről
region-siena = Siena
    .acc = Sienát
    .in = Sienában
    .on = Sienára
    .off = Sienáról
region-urbino = Urbino
    .acc = Urbinót
    .in = Urbinóban
    .on = Urbinóra
    .off = Urbinóról
region-ancona = Ancona
    .acc = Anconát
    .in = Anconában
    .on = Anconára
    .off = Anconáról
region-spoleto = Spoleto
    .acc = Spoletót
    .in = Spoletóban
    .on = Spoletóra
    .off = Spoletóról
region-roma = Róma
    .acc = Rómát
    .in = Rómában
    .on = Rómára
    .off = Rómáról
region-napoli = Nápoly
    .acc = Nápolyt
    .in = Nápolyban
    .on = Nápolyra
    .off = Nápolyról

season-winter = tél
season-spring = tavasz

# --- fázisok: név, kérdés az olvasóhoz, akire várunk ---

phase-choose = A következő helyszín kiválasztása
phase-battle = Ütközet
phase-discard = Lapok bedobása
phase-retain = A forduló vége
phase-draw = Lapok húzása
phase-over = A játék véget ért

prompt-choose = Hol legyen a következő ütközet?
prompt-battle = { $region ->
    [none] Mit teszel a döntő ütközetben?
   *[other] Mit teszel { $region_in }?
}
prompt-defend = Megtámadták egy régiódat: { $region }. Mit teszel?
prompt-discard = Egyetlen zsoldos sincs a kezedben. Bedobod a lapjaidat, vagy megtartod?
prompt-retain = Már csak neked vannak lapjaid. Melyiket tartod meg?
prompt-discard_secretly = Bedobod a lapjaidat? Mindenkit megkérdezünk, a válaszok egyszerre derülnek ki.
prompt-draw = Hány lapot húzol?

waiting-choose = Akire várunk: { $seats } (helyszínválasztás)
waiting-battle = Akire várunk: { $seats } (kijátszás vagy passz)
waiting-discard = Akire várunk: { $seats } (a lapok bedobása vagy megtartása)
waiting-retain = Akire várunk: { $seats } (a megtartandó lapok kiválasztása)
waiting-draw = Akire várunk: { $seats } (laphúzás)

# --- mit lehet tenni: gomb, fejléc, és hogy mi történik, ha megnyomod ---

group-regions = A következő helyszín
group-cards = Kártya kijátszása
group-pass = Vagy passz
group-hand = A lapjaid
group-retained = Megtartandó lapok
group-drawn = Lapok húzása
group-deals = Lapok megmutatása

action-besiege = Megtámadom { $region_acc }
action-besiege_owned = Megtámadom { $region_acc } (gazdája { $owner_seat })
action-decline = Továbbadom a választást
action-play_scarecrow = Kijátszom: { $card }; visszaveszem: { $taken_card }
action-play_scarecrow_alone = Kijátszom: { $card }; semmit sem veszek vissza
action-play_bishop = Kijátszom: { $card }; a pápai kegyet { $region_on } teszem
action-play_bishop_off = Kijátszom: { $card }; a pápai kegyet leveszem
action-play_bishop_alone = Kijátszom: { $card }
action-pass = Passzolok
action-discard = Bedobom a lapjaimat
action-keep = Megtartom a lapjaimat
action-retain = Megtartom: { $cards }
action-retain_none = Semmit sem tartok meg
action-pass_final = Végleg passzolok
action-hold_back = Egyelőre kivárok
action-show = Megmutatom: { $cards } (látja: { $seats })
action-draw = Húzok { $count } lapot
action-draw_none = Nem húzok

ask-besiege = A következő ütközet helyszíne { $region } lesz, és te kezded.
ask-besiege_owned = A következő ütközet helyszíne { $region } lesz, jelenlegi gazdája { $owner_seat }, és te kezded.
ask-decline = A condottiere-jelzőt a választással együtt a bal oldali szomszédodnak adod.
ask-play = Kijátszol egy { $card_acc } a csatasorodba.
ask-play_scarecrow = Kijátszol egy { $card_acc }, és visszaveszel a csatasorodból a kezedbe egy { $taken_card_acc }. A { $card } a dobott lapok közé kerül.
ask-play_scarecrow_alone = Kijátszol egy { $card_acc }, de semmit sem veszel vissza. A { $card } a dobott lapok közé kerül.
ask-play_bishop = Kijátszol egy { $card_acc }. A legerősebb kijátszott zsoldosok a dobott lapok közé kerülnek, a { $card } is velük, a pápai kegy új helye pedig { $region }.
ask-play_bishop_off = Kijátszol egy { $card_acc }. A legerősebb kijátszott zsoldosok a dobott lapok közé kerülnek, a { $card } is velük, a pápai kegy pedig lekerül a tábláról.
ask-play_bishop_alone = Kijátszol egy { $card_acc }. A legerősebb kijátszott zsoldosok a dobott lapok közé kerülnek, és a { $card } is velük.
ask-pass = Passzolsz: ebben az ütközetben több kártyát nem játszol ki. A csatasorod marad, számít, és még nyerhet is.
ask-discard = Bedobod minden lapodat, és új lapokra vársz.
ask-keep = Megtartod a lapjaidat.
ask-retain = Ezt tartod meg: { $cards }. A többi lapodat eldobod, aztán új osztás következik.
ask-retain_none = Minden lapodat eldobod, aztán új osztás következik.
ask-pass_final = Véglegesen passzolsz: ezt a régiót több lappal nem véded, és ebben az ütközetben már nem kérdezünk.
ask-hold_back = Egyelőre kivársz. Amíg rajtad kívül más is harcban áll, újra sorra kerülsz, és még megvédheted a régiódat.
ask-show = Ezt mutatod meg: { $cards }. Rajtad kívül { $seats } látja, más nem is tud róla, és a lapok a kezedben maradnak.
ask-draw = Húzol { $count } lapot a pakliból.
ask-draw_none = Ezúttal nem húzol lapot.

# --- mi történt ---

event-started = { $holder_seat_is ->
    [you] A sors téged választott: te vagy a condottiere, te jelölöd ki az első ütközet helyszínét.
   *[other] A sors választottja { $holder_seat }: ő a condottiere, ő jelöli ki az első ütközet helyszínét.
}
event-holder_named = { $holder_seat_is ->
    [you] Megegyeztetek, hogy te kezdesz: te vagy a condottiere, te jelölöd ki az első ütközet helyszínét.
   *[other] Megegyezés szerint { $holder_seat } kezd: ő a condottiere, ő jelöli ki az első ütközet helyszínét.
}
event-round_started = { $round ->
    [0] Keverés és osztás.
   *[other] { $round }. forduló: keverés és osztás.
}
event-besieged = { $seat_is ->
    [you] { $battle }. ütközet: megtámadtad { $region_acc }.
   *[other] { $battle }. ütközet: { $seat } megtámadta { $region_acc }.
}
event-declined = { $seat_is ->
    [you] Továbbadtad a választást. Most { $holder_seat } választ.
   *[other] { $holder_seat_is ->
        [you] { $seat } továbbadta neked a választást: te vagy a condottiere.
       *[other] { $seat } továbbadta a választást. Most { $holder_seat } választ.
    }
}
event-truce = { $seat_is ->
    [you] A püspököd véget vetett az ütközetnek; senki sem nyerte meg.
   *[other] { $seat } püspöke véget vetett az ütközetnek; senki sem nyerte meg.
}
event-handed_in = { $seat_is ->
    [you] { $count ->
        [1] Már csak neked volt lapod, ezért beadtad az utolsót.
       *[other] Már csak neked voltak lapjaid, ezért beadtad a megmaradt { $count } lapot.
    }
   *[other] { $count ->
        [1] Már csak { $seat } kezében volt lap, ezért beadta az utolsót.
       *[other] Már csak { $seat } kezében voltak lapok, ezért beadta a megmaradt { $count } lapot.
    }
}
event-played = { $seat_is ->
    [you] Kijátszottál egy { $card_acc } (erő: { $strength }).
   *[other] { $seat } kijátszott egy { $card_acc } (erő: { $strength }).
}
event-took_back = { $seat_is ->
    [you] Kijátszottál egy { $card_acc }, és visszavettél a kezedbe egy { $taken_card_acc } (erő: { $strength }).
   *[other] { $seat } kijátszott egy { $card_acc }, és visszavett egy { $taken_card_acc } (erő: { $strength }).
}
event-burned = { $seat_is ->
    [you] A csatasorodból a dobott lapok közé került: { $cards } (erő: { $strength }).
   *[other] { $seat } csatasorából a dobott lapok közé került: { $cards } (erő: { $strength }).
}
event-favour_placed = { $seat_is ->
    [you] A pápai kegyet { $region_on } tetted.
   *[other] { $seat } a pápai kegyet { $region_on } tette.
}
event-favour_moved = { $seat_is ->
    [you] A pápai kegyet { $old_region_off } { $region_on } tetted át.
   *[other] { $seat } a pápai kegyet { $old_region_off } { $region_on } tette át.
}
event-favour_stayed = { $seat_is ->
    [you] A pápai kegyet ott hagytad, ahol volt. Helye: { $region }.
   *[other] { $seat } ott hagyta a pápai kegyet, ahol volt. Helye: { $region }.
}
event-favour_removed = { $seat_is ->
    [you] A pápai kegyet levetted a tábláról; { $old_region } ismét megtámadható.
   *[other] { $seat } levette a pápai kegyet a tábláról; { $old_region } ismét megtámadható.
}
event-favour_left_off = { $seat_is ->
    [you] A pápai kegyet a táblán kívül hagytad.
   *[other] { $seat } a táblán kívül hagyta a pápai kegyet.
}
event-passed = { $seat_is ->
    [you] Passzoltál.
   *[other] { $seat } passzolt.
}
event-battle_ended = Véget ért az ütközet ({ $region }): { $strengths }.
event-stalemate = { $count } egymást követő ütközetben senki sem játszott ki lapot. A házigazda döntetlennel lezárhatja a játékot.
event-battle_won = { $seat_is ->
    [you] Megnyerted az ütközetet ({ $region }).
   *[other] { $seat } megnyerte az ütközetet ({ $region }).
}
event-battle_tied = Holtversennyel ért véget az ütközet ({ $region }).
event-hand_emptied = { $seat_is ->
    [you] Elfogytak a lapjaid.
   *[other] { $seat } lapjai elfogytak.
}
event-handed_all_in = { $seat_is ->
    [you] Már csak neked voltak lapjaid, ezért beadtad őket.
   *[other] Már csak { $seat } kezében voltak lapok, ezért beadta őket.
}
event-retained_some = { $seat_is ->
    [you] Már csak neked voltak lapjaid. { $count ->
        [0] Egyet sem tartottál meg.
       *[other] Megtartottál { $count } lapot.
    }
   *[other] Már csak { $seat } kezében voltak lapok. { $count ->
        [0] Egyet sem tartott meg.
       *[other] Megtartott { $count } lapot.
    }
}
event-conquered = { $seat_is ->
    [you] Meghódítottad { $region_acc } (erő: { $strength }).
   *[other] { $seat } meghódította { $region_acc } (erő: { $strength }).
}
event-undecided = { $strength ->
    [0] Senki sem állított ki sereget: { $region } szabad marad.
   *[other] { $region } szabad marad. Holtverseny { $strength } erővel: { $seats }.
}
event-holder = { $reason_id ->
    [courtesans] { $holder_seat_is ->
        [you] Nálad volt a legtöbb kurtizán: te vagy a condottiere.
       *[other] A legtöbb kurtizán döntött: { $holder_seat } a condottiere.
    }
    [left_of_holder] { $holder_seat_is ->
        [you] Nem nyert senki, ezért a condottiere-jelző balra megy tovább: most te vagy a condottiere.
       *[other] Nem nyert senki, ezért a condottiere-jelző balra megy tovább: most { $holder_seat } a condottiere.
    }
    [defender] { $holder_seat_is ->
        [you] Holtversenyben megtartottad a régiódat: te vagy a condottiere.
       *[other] Holtversenyben a régió gazdája, { $holder_seat } a condottiere.
    }
   *[winner] { $holder_seat_is ->
        [you] Győztesként te vagy a condottiere.
       *[other] { $holder_seat } győzött, ezért ő a condottiere.
    }
}
event-hand_discarded = { $seat_is ->
    [you] { $count ->
        [one] Bedobtad az utolsó lapodat.
       *[other] Bedobtad a lapjaidat, összesen { $count } lapot.
    }
   *[other] { $count ->
        [one] { $seat } zsoldos nélkül maradt, és bedobta az utolsó lapját.
       *[other] { $seat } zsoldos nélkül maradt, és bedobta a lapjait, összesen { $count } lapot.
    }
}
event-burned_own = { $seat_is ->
    [you] Ezeket dobtad be: { $cards }.
   *[other] { $seat } ezeket dobta be: { $cards }.
}
event-hand_kept = { $seat_is ->
    [you] { $count ->
        [one] Megtartottad az utolsó lapodat, pedig nem zsoldos.
       *[other] Megtartottál { $count } lapot, pedig nincs köztük zsoldos.
    }
   *[other] { $count ->
        [one] { $seat } megtartotta az utolsó lapját, pedig nem zsoldos.
       *[other] { $seat } megtartott { $count } lapot, pedig nincs köztük zsoldos.
    }
}
event-retained = { $seat_is ->
    [you] Már csak neked voltak lapjaid. { $count ->
        [0] Egyet sem tartottál meg
       *[other] Megtartottál { $count } lapot
    }, { $burned ->
        [0] egyet sem dobtál el.
       *[other] eldobtál { $burned } lapot.
    }
   *[other] Már csak { $seat } kezében voltak lapok. { $count ->
        [0] Egyet sem tartott meg
       *[other] Megtartott { $count } lapot
    }, { $burned ->
        [0] egyet sem dobott el.
       *[other] eldobott { $burned } lapot.
    }
}
event-retained_own = { $cards_count ->
    [0] { $seat_is ->
        [you] Egyetlen lapodat sem tartottad meg.
       *[other] { $seat } egyetlen lapját sem tartotta meg.
    }
   *[other] { $seat_is ->
        [you] Ezeket tartottad meg: { $cards }.
       *[other] { $seat } ezeket tartotta meg: { $cards }.
    }
}
event-attacked = { $seat_is ->
    [you] { $battle }. ütközet: megtámadtad { $owner_seat } birtokát, { $region_acc }.
   *[other] { $owner_seat_is ->
        [you] { $battle }. ütközet: { $seat } megtámadta a birtokodat, { $region_acc }.
       *[other] { $battle }. ütközet: { $seat } megtámadta { $owner_seat } birtokát, { $region_acc }.
    }
}
event-held_back = { $seat_is ->
    [you] Egyelőre kivártál, de még beszállhatsz az ütközetbe.
   *[other] { $seat } egyelőre kivár, de még beszállhat az ütközetbe.
}
event-played_hidden = { $seat_is ->
    [you] Kijátszottál egy lapot képpel lefelé.
   *[other] { $seat } kijátszott egy lapot képpel lefelé.
}
event-hid_own = { $seat_is ->
    [you] A rejtett lapod: { $card }.
   *[other] { $seat } rejtett lapja: { $card }.
}
event-turned_up = { $seat_is ->
    [you] Felfordítottad a rejtett lapodat: { $card } (erő: { $strength }).
   *[other] { $seat } felfordította a rejtett lapját: { $card } (erő: { $strength }).
}
event-taken_over = { $seat_is ->
    [you] Elhódítottad { $region_acc } (erő: { $strength }). Eddig { $owner_seat } birtokolta.
   *[other] { $owner_seat_is ->
        [you] { $seat } elhódította tőled { $region_acc } (erő: { $strength }).
       *[other] { $seat } elhódította { $region_acc } (erő: { $strength }). Eddig { $owner_seat } birtokolta.
    }
}
event-defended = { $seat_is ->
    [you] Megvédted { $region_acc } (erő: { $strength }).
   *[other] { $seat } megvédte { $region_acc } (erő: { $strength }).
}
event-held_in_tie = { $owner_seat_is ->
    [you] Holtverseny { $strength } erővel: { $region } a tiéd marad.
   *[other] Holtverseny { $strength } erővel: { $region } gazdája { $owner_seat } marad.
}
event-answered = { $seat_is ->
    [you] Válaszoltál; a válaszok egyszerre derülnek ki.
   *[other] { $seat } válaszolt.
}
event-hands_kept = { $seats_is ->
    [you] Megtartottad a lapjaidat.
    [among] Megtartottad a lapjaidat; rajtad kívül { $seats_others } is.
   *[other] { $seats_count ->
        [one] { $seats } megtartotta a lapjait.
       *[other] { $seats } megtartotta a lapjait.
    }
}
event-took_cards = { $seat_is ->
    [you] Húztál { $count } lapot (most { $size } lap van a kezedben).
   *[other] { $seat } húzott { $count } lapot (most { $size } lap van a kezében).
}
event-showed = { $seat_is ->
    [you] Megmutattad: { $cards }. { $seats } látta.
   *[other] { $seats_is ->
        [you] { $seat } ezt mutatta meg neked: { $cards }.
        [among] { $seat } ezt mutatta meg neked: { $cards }. Rajtad kívül { $seats_others } látta.
       *[other] { $seat } ezt mutatta meg: { $cards }. { $seats } látta.
    }
}
event-drew_cards = { $seat_is ->
    [you] Húztál { $count } lapot.
   *[other] { $seat } húzott { $count } lapot.
}
event-drew_nothing = { $seat_is ->
    [you] Nem húztál lapot.
   *[other] { $seat } nem húzott lapot.
}
event-pile_renewed = Elfogyott a pakli: { $count } dobott lapból kevertünk újat.
event-final_battle = { $seats_is ->
    [among] Holtverseny az élen: te, valamint { $seats_others }. Döntő ütközet következik, friss lapokkal.
   *[other] Holtverseny az élen: { $seats }. Döntő ütközet következik, friss lapokkal.
}
event-final_battle_ended = A döntő ütközet véget ért: { $strengths }.
event-game_over = { $seats_is ->
    [none] { $reason_id ->
        [final_battle] A játékot senki sem nyerte meg: a döntő ütközetnek nem volt győztese.
        [exhausted] A játékot senki sem nyerte meg: elfogytak a lapok, és mindkét játékos ugyanannyi ütközetet nyert.
       *[other] A játékot senki sem nyerte meg: { $reason }.
    }
    [you] Megnyerted a játékot: { $reason }.
    [among] Közösen győztetek, veled együtt nyert { $seats_others }: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } megnyerte a játékot: { $reason }.
       *[other] { $seats } közösen győzött: { $reason }.
    }
}

reason-adjacent = elég szomszédos régió
reason-total = elég régió összesen
reason-count = a legtöbb régió, amikor már nem maradt szabad
reason-final_battle = a döntő ütközet döntött
reason-courtesans = a legtöbb kurtizán
reason-winner = az ütközet győztese
reason-left_of_holder = nem nyert senki, ezért balra a következő
reason-defender = holtverseny, ezért a régió gazdája
reason-last_to_pass = holtverseny, ezért az utoljára passzoló
reason-surrendered = holtverseny, ezért aki lezárta az ütközetet
reason-exhausted = elfogytak a lapok

# --- miért nem lehet valamit, és mit lehet helyette ---

refusal-card_not_in_hand = Ez a lap nincs a kezedben, vagy nincs ennyi belőle: { $card }.
refusal-favour_must_be_placed = A { $card } kijátszásakor a jelzőt egy szabad régióra kell tenni.
refusal-favour_out_of_play = A döntő ütközetben a pápai kegynek nincs szerepe. Játszd ki a püspököt magában.
refusal-game_over = A játék véget ért, nincs már mit lépni.
refusal-has_passed = Már passzoltál, ebben az ütközetben nem játszhatsz ki több kártyát; a csatasorod azért számít. Most { $actor_seat } van soron.
refusal-holds_mercenaries = Van zsoldos a kezedben, a lapjaidat pedig csak zsoldos nélkül lehet bedobni. Most { $actor_seat } dönt.
refusal-malformed = Ebben a játékban nincs ilyen lépés. A lépések ilyenek: „play winter”, „play bishop roma”, „besiege siena”, „pass”.
refusal-needs_region = Hiányzik egy szó: hová kerüljön a pápai kegy? A kártya ({ $card }) után egy régiót vagy azt írd: „off”.
refusal-no_such_card = Ebben a játékban nincs ilyen kártya.
refusal-no_such_seat = Ennél az asztalnál nincs ilyen hely. Most { $actor_seat } van soron.
refusal-not_a_mercenary = A madárijesztő csak zsoldost hozhat vissza, ezt nem: { $card }.
refusal-not_in_final_battle = { $seats_is ->
    [none] A döntő ütközet nélküled folyik.
   *[other] A döntő ütközetet { $seats } vívja; te most csak nézheted.
}
refusal-not_in_line = Ez a lap nincs a csatasorodban: { $card }. Ami ott van: { $cards }.
refusal-not_your_turn = Most nem te jössz, hanem { $actor_seat }. Kapsz levelet, amint te következel.
refusal-nothing_to_take = A csatasorodban nincs zsoldos, ezt sem veheted vissza: { $card }. A madárijesztőt visszavétel nélkül is kijátszhatod.
refusal-region_contested = { $region_in } éppen harcolnak, oda ütközet közben nem kerülhet a pápai kegy. Válassz másik régiót, vagy hagyd a kegyet a táblán kívül.
refusal-region_favoured = A pápai kegy helye most { $region }: amíg egy püspök el nem viszi onnan, ott nem lehet ütközet. Válassz másik régiót.
refusal-region_taken = { $owner_seat_is ->
    [you] { $region } már a tiéd. Olyan régiót válassz, amely még senkié.
   *[other] { $region } már foglalt, gazdája { $owner_seat }. Olyan régiót válassz, amely még senkié.
}
refusal-region_unknown = Ezen a térképen nincs ilyen régió.
refusal-too_many_cards = Legfeljebb { $most } lapot tarthatsz meg, te { $count } lapot neveztél meg.
refusal-wrong_phase = Te jössz, de most nem erről döntesz. Ami következik: { $phase }.
refusal-hand_full = Most legfeljebb { $most } lapot húzhatsz, te { $count } lapot kértél.
refusal-has_answered = Már válaszoltál. Amint mindenki válaszol, minden válasz kiderül.
refusal-must_keep = Van zsoldos a kezedben, a lapjaidat pedig csak zsoldos nélkül lehet bedobni. Így csak megtarthatod őket.
refusal-pass_is_final = Itt a passz úgyis végleges. Csak ennyit írj: „pass”.
refusal-region_own = { $region } már a tiéd. Szabad régiót támadj meg, vagy olyat, amely másé.
refusal-too_many_drawn = Egy ütközet után legfeljebb { $most } lapot lehet húzni.
refusal-shown_before = Ezt már tudják rólad: { $cards }.
refusal-shown_to_oneself = A saját lapjaidat úgyis látod. Nevezz meg valaki mást, akinek megmutatod.

# --- választható szabályok ---

option-draw_after_battle = Húzás minden ütközet után
option-draw_after_battle-about = Nincsenek fordulók: mindenki hét lappal kezd, és minden ütközet után legfeljebb hármat húzhat.
option-draw_after_battle-rule = Nincsenek fordulók. Hét lappal kezdesz, és minden ütközet után legfeljebb hármat húzhatsz.
option-larger_empires = Nagyobb királyságok
option-larger_empires-about = A győzelemhez eggyel több szomszédos régió kell.
option-larger_empires-rule = A győzelemhez eggyel több szomszédos régió kell.
option-takeover = Régiók elhódítása
option-takeover-about = Más játékos régiójáért is lehet ütközetet vívni; a gazdája kivárhat, és később is védekezhet.
option-takeover-rule = Más játékos régióját is megtámadhatod. A gazdája kivárhat, és később is beszállhat; ha nincs győztes, minden marad a régiben.
option-hidden_cards = Rejtett kártyák
option-hidden_cards-about = A zsoldos, a dobos, a hősnő és a kurtizán képpel lefelé fekszik, amíg a gazdája újra ki nem játszik egy lapot.
option-hidden_cards-rule = A saját erejű lapok és a dobos képpel lefelé fekszenek, amíg a gazdájuk újra ki nem játszik egy lapot.
option-simultaneous_discards = Titkos lapbedobás
option-simultaneous_discards-about = Ütközet után mindenkit egyszerre kérdezünk meg, bedobja-e a lapjait; a válaszok egyszerre derülnek ki.
option-simultaneous_discards-rule = Ütközet után mindenki titokban dönti el, bedobja-e a lapjait; a válaszok egyszerre derülnek ki.
option-papal_on_contested = A pápa ütközet közben
option-papal_on_contested-about = A pápai kegy arra a régióra is kerülhet, amelyért éppen harcoltok. A szabálykönyv nem tiltja; alapesetben itt tilos.
option-papal_on_contested-rule = A pápai kegy arra a régióra is kerülhet, amelyért éppen harcoltok.
option-takeover_tie_holder = Ki a condottiere holtversenyes elhódítás után
option-takeover_tie_holder-about = Ki kapja a condottiere-jelzőt, ha egy foglalt régió elleni támadás holtversennyel ér véget. A szabálykönyv csak a védőt említi; alapesetben itt, mint minden más holtversenynél, előbb a kurtizánok döntenek.
option-takeover_tie_holder-courtesans = a legtöbb kurtizán, különben a védő
option-takeover_tie_holder-defender = mindig a védő
option-takeover_tie_holder-defender-rule = Ha egy foglalt régióért holtversennyel ér véget az ütközet, a condottiere-jelző a gazdájáé, akárkinél van a legtöbb kurtizán.
option-takeover_count = Vége, ha betelt a térkép
option-takeover_count-off = Tovább, ha betelt a térkép
option-takeover_count-off-about = Elhódításnál a játék akkor sem ér véget, ha nincs több szabad régió: addig tart, amíg valakinek elég régiója nem lesz.
option-takeover_count-off-rule = Ha már nincs szabad régió, a játék addig tart, amíg valakinek elég régiója nem lesz.
option-hidden_flip = A rejtett lap felfordítása
option-hidden_flip-about = Az új lap hatása előtt vagy után fordul fel az, amelyik eddig rejtve volt.
option-hidden_flip-after_effect = a hatás után
option-hidden_flip-before_effect = a hatás előtt
option-hidden_flip-before_effect-rule = A lefordított lapod a következő lapod hatása előtt fordul fel.
option-hide_hand_counts = Titkos lapszám
option-hide_hand_counts-about = Hogy kinek hány lapja van, azt csak ő maga látja.
option-hide_hand_counts-rule = Csak te látod, hány lapod van.
option-hide_hand_counts-off = Nyílt lapszám
option-hide_hand_counts-off-about = Mindenki látja, hogy kinek hány lapja van.
option-hide_hand_counts-off-rule = Mindenki látja, hogy kinek hány lapja van.
refusal-declined_by_all = A választás körbeért, és újra nálad van: most már meg kell nevezned egy régiót.
refusal-must_choose = Ebben a kiadásban a condottiere nem adhatja tovább a választást. Nevezz meg egy régiót.
option-decline_limit = A választás továbbadása
option-decline_limit-about = Hányszor mehet körbe a helyszín kiválasztása, mielőtt az első játékos köteles választani. A legelső választás is továbbadható, bár a szabálykönyv szerint az első birtokos megnevezi a várost.
option-decline_limit-chosen = A helyszín kiválasztása legfeljebb { $value } alkalommal mehet körbe
option-decline_limit-rule = A helyszín kiválasztása, akár a legelsőé is, legfeljebb { $value } alkalommal mehet körbe. Utána az első játékos köteles választani.
option-campaign = Hadjárat (pontozás)
option-campaign-about = Több játék egymás után, ennyi pontig: minden játék végén egy pont régiónként, és további öt annak, aki szomszédos régiókkal nyer. A 0 egyetlen játékot jelent.
option-campaign-chosen = Hadjárat { $value } pontig
option-campaign-rule = Több játékot játszunk egymás után, amíg valakinek { $value } pontja nem lesz: minden játék végén egy pont régiónként, és további öt annak, aki szomszédos régiókkal nyer.
option-first_holder = Ki kezd
option-first_holder-about = Hányadik játékos kezd, a házigazdától számolva az asztal körül. A 0 sorsolást jelent.
option-first_holder-chosen = { $is_known ->
    [yes] Első játékos: { $player }
   *[no] { $value ->
        [1] Az 1. játékos kezd
        [5] Az 5. játékos kezd
       *[other] A { $value }. játékos kezd
    }
}
option-first_holder-rule = { $is_known ->
    [yes] Az első lapot { $player } játssza ki.
   *[no] { $value ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $value }.
    } játékos kezd, az asztal körül a házigazdától számolva.
}
warning-campaign_takeover = A szabálykönyv nem ajánlja, hogy a hadjáratot a régiók elhódításával együtt játsszátok. Ettől még megtehetitek.

# --- szavanként összerakott lépés
build-show = Lapokat mutatok valakinek a kezemből
build-any = Lapokat mutatok valakinek a kezemből
choose-readers = Ki lássa?
choose-cards = Melyik lapokat?
choose-more = És azután?
word-card = { $card }
word-region = { $region }
word-reader = { $reader_seat }
word-number = { $count }
word-off = le a tábláról
word-none = semmi
word-final = végleg
verb-besiege = Megtámadom
verb-play = Kijátszom
verb-pass = Passzolok
verb-discard = Bedobom a lapjaimat
verb-keep = Megtartom a lapjaimat
verb-retain = Megtartom
verb-draw = Húzok
verb-decline = Továbbadom a választást
verb-show = Mutatok

# --- kirakva a saját példánnyal ---

lay-holder = { $name } a condottiere: nála van a jelző.
lay-burned = { $count } dobott lap van: miután mindenki megkapta a lapjait, a maradékból ennyit tegyetek félre.
lay-line = { $count ->
    [0] { $name }: nincs kijátszott lapja.
   *[other] { $name } kijátszott lapjai: { $cards }.
}
lay-hand = Kézben { $count } lap.
lay-deck = A saját pakliban { $count } lap.
lay-passed = Már passzolt.
lay-asked = Most { $names } lép.
