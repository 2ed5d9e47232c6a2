# Condottiere, első kiadás: amit másképp mond, mint a család.

game-title-condottiere-1e = Condottiere, első kiadás
game-short-condottiere-1e = Condottiere 1. kiadás
game-about-condottiere-1e = Ugyanez a küzdelem az első szabálykönyv szerint: hosszabb fordulók, és a püspök győztes nélkül zárja le az ütközetet.

card-m10-effect = Ereje { $strength }, ha sem a tél, sem dobos nem módosítja. Nála erősebb zsoldos nincs.
card-winter-effect = Az egész ütközetben minden zsoldos ereje csak { $worth }, a tieidé is, akár kijátszották már, akár később jön. Az ütközet végéig tart.
card-bishop-effect = Az ütközet azon nyomban véget ér, és senki sem nyeri meg. Minden kijátszott lap a dobott lapok közé kerül.
card-heroine-effect = Ereje { $strength }. Ezen sem a tél, sem dobos nem változtat, és madárijesztő sem hozza vissza.
card-scarecrow-effect = Visszavehetsz a kezedbe egy zsoldost a saját csatasorodból, de nem kötelező. A madárijesztő ott marad, és nem számít.

ask-play_scarecrow = Kijátszol egy { $card_acc }, és visszaveszel a csatasorodból a kezedbe egy { $taken_card_acc }. A { $card } ott marad.
ask-play_scarecrow_alone = Kijátszol egy { $card_acc }, de semmit sem veszel vissza. A { $card } ott marad.
ask-play_bishop_alone = Kijátszol egy { $card_acc }: az ütközet azon nyomban véget ér, és senki sem nyeri meg.

refusal-favour_out_of_play = Ebben a kiadásban nincs pápai kegy. Játszd ki a püspököt magában.
refusal-malformed = Ebben a játékban nincs ilyen lépés. A lépések ilyenek: „play winter”, „play bishop”, „besiege siena”, „decline”, „pass”.

aid-setup-holder = A legfiatalabb az első condottiere: a jelzőt leteszi egy tetszőleges városra, és ő kezd.
aid-example = Ennek a csatasornak az ereje <b>{ $plain }</b>; télen <b>{ $winter }</b>.
aid-after-holder = <b>A jelző új birtokosa</b> (lásd: „{ aid-holder }”) kijelöli a következő helyszínt, vagy balra továbbadja a választást.
aid-after-tie_takeover = Holtversenynél marad, ami volt: szabad vagy a gazdájáé.
aid-battle-surrender = Akkor is, ha a város gazdája még semmit sem játszott ki.
aid-battle-defender = Csak a város gazdája passzolhat az első lapja előtt úgy, hogy később még visszatérhet.
aid-battle-lead = A condottiere szabad városra tette a condottiere-jelzőt, és ő kezd.
aid-battle-lead_takeover = A condottiere egy szabad városra vagy más játékos városára tette a condottiere-jelzőt, és ő kezd.
aid-after-round = <b>Kinek maradt lapja?</b> Ha legalább két játékosnak, folytatódik a forduló. Ha csak egynek, ő minden lapját beadja. Ezután, vagy ha senkinek sem maradt, új osztás jön.
aid-holder-tied = holtverseny vagy püspök
aid-holder-defender = Ha egy foglalt városért vívott ütközetnek nincs győztese, a jelző a város gazdájáé.
aid-holder-tied_takeover = nincs győztes, szabad város
aid-board-title = A városok térképe
aid-subtitle = { $players } · { $cards } kártya · { $regions } város
aid-after-region = <b>A város</b> azé, akinek egyedül a legerősebb a csatasora.
aid-deal-rule = Keverjétek össze az összes lapot, amely nincs kézben. Mindenki <b>{ $hand } lapra</b> egészíti ki a lapjait, és <b>városonként még { $bonus } lapot</b> kap.
aid-deal-first = A játék elején, még az első város kiválasztása előtt, mindenki { $hand } lapot kap.
aid-victory-adjacent = szomszédos város
aid-victory-chain = A szomszédos városokat közös határok láncolják össze; nem kell mindnek mindegyikkel érintkeznie.
aid-victory-count = Ha nincs több város, amelyért harcolni lehetne, az győz, akinek a legtöbb van.
aid-victory-full = Ha már nincs szabad város, az győz, akinek a legtöbb van.
aid-victory-on = Ha már nincs szabad város, addig játszotok tovább, amíg valakinek elég városa nem lesz.
aid-victory-final = Holtversenynél az érintettek döntő ütközetet vívnak: mindenki { $hand } új lapot kap, és városonként még { $bonus } lapot.
campaign-rule = Minden játék végén minden város egy pontot ér; aki egymással szomszédos városokkal nyer, további ötöt kap. Ha egy játék végén valaki elérte a kitűzött pontszámot, a hadjáratot az nyeri, aki az élen áll.
score-nothing_to_defend = A „takeover” opció nélkül senkinek a városa sem támadható meg.
score-region_unknown = Ezen a térképen nincs ilyen város.
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
    [yes] { " " }Ez volt a játék legnagyobb ütközete.
   *[no] { "" }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }Ezzel { $seat } került az élre, { $regions } várossal.
        [b] { " " }Már { $regions } város: { $seat } vezetett.
        [c] { " " }{ $regions } városával { $seat } járt az élen.
       *[d] { " " }Innentől { $seat } vezetett, { $regions } várossal.
    }
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $wording_id ->
        [a] { $region } hajszálnyi különbséggel cserélt gazdát: { $owner_seat } után { $seat } birtokolta ({ $strength }–{ $rival_strength }).
        [b] { $owner_seat } alig valamivel veszítette el { $region_acc }: { $strength }–{ $rival_strength } volt { $seat } javára.
        [c] { $seat } épphogy elhódította { $owner_seat } városát, { $region_acc }: { $strength }–{ $rival_strength }.
       *[d] Épp elég volt: { $strength }–{ $rival_strength }, és { $owner_seat } elveszítette { $region_acc }; új gazdája { $seat }.
    }
   *[clear] { $wording_id ->
        [a] { $region } gazdát cserélt: { $owner_seat } után { $seat } birtokolta ({ $strength } erő).
        [b] { $owner_seat } elveszítette { $region_acc }: { $seat } { $strength } erővel érkezett.
        [c] { $seat } { $strength } erővel kiűzte { $owner_seat } seregét, és övé lett { $region }.
       *[d] { $seat } { $strength } erővel elhódította { $owner_seat } városát, { $region_acc }.
    }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }Ezzel { $seat } került az élre, { $regions } várossal.
        [b] { " " }Már { $regions } város: { $seat } vezetett.
        [c] { " " }{ $regions } városával { $seat } járt az élen.
       *[d] { " " }Innentől { $seat } vezetett, { $regions } várossal.
    }
   *[no] { "" }
}
line-holds = { $held } város, { $joined } szomszédos
table-targets = Győzelem: { $total } város vagy { $adjacent } szomszédos város.
table-targets-adjacent = Győzelem: { $adjacent } szomszédos város.
table-regions = Város
result-score = { $count } város
won-score = { $count } várossal
won-adjacent = { $count } várossal, és elég szomszédos van köztük
won-count = { $count } várossal, többel, mint bárki más
table-defender = { $defender_seat_is ->
    [you] A te városodat támadják.
   *[other] { $defender_seat } védekezik.
}
prompt-defend = Megtámadták egy városodat: { $region }. Mit teszel?
ask-pass_final = Véglegesen passzolsz: ezt a várost több lappal nem véded, és ebben az ütközetben már nem kérdezünk.
ask-hold_back = Egyelőre kivársz. Amíg rajtad kívül más is harcban áll, újra sorra kerülsz, és még megvédheted a városodat.
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
        [you] Holtversenyben megtartottad a városodat: te vagy a condottiere.
       *[other] Holtversenyben a város gazdája, { $holder_seat } a condottiere.
    }
   *[winner] { $holder_seat_is ->
        [you] Győztesként te vagy a condottiere.
       *[other] { $holder_seat } győzött, ezért ő a condottiere.
    }
}
reason-adjacent = elég szomszédos város
reason-total = elég város összesen
reason-count = a legtöbb város, amikor már nem maradt szabad
reason-defender = holtverseny, ezért a város gazdája
refusal-region_taken = { $owner_seat_is ->
    [you] { $region } már a tiéd. Olyan várost válassz, amely még senkié.
   *[other] { $region } már foglalt, gazdája { $owner_seat }. Olyan várost válassz, amely még senkié.
}
refusal-region_unknown = Ezen a térképen nincs ilyen város.
refusal-region_own = { $region } már a tiéd. Szabad várost támadj meg, vagy olyat, amely másé.
refusal-declined_by_all = A választás körbeért, és újra nálad van: most már meg kell nevezned egy várost.
refusal-must_choose = Ebben a kiadásban a condottiere nem adhatja tovább a választást. Nevezz meg egy várost.
option-campaign-about = Több játék egymás után, ennyi pontig: minden játék végén egy pont városonként, és további öt annak, aki szomszédos városokkal nyer. A 0 egyetlen játékot jelent.
option-campaign-rule = Több játékot játszunk egymás után, amíg valakinek { $value } pontja nem lesz: minden játék végén egy pont városonként, és további öt annak, aki szomszédos városokkal nyer.
warning-campaign_takeover = A szabálykönyv nem ajánlja, hogy a hadjáratot a városok elhódításával együtt játsszátok. Ettől még megtehetitek.
option-larger_empires-about = A győzelemhez eggyel több szomszédos város kell.
option-larger_empires-rule = A győzelemhez eggyel több szomszédos város kell.
option-takeover = Városok elhódítása
option-takeover-about = Más játékos városáért is lehet ütközetet vívni; a gazdája kivárhat, és később is védekezhet.
option-takeover-rule = Más játékos városát is megtámadhatod. A gazdája kivárhat, és később is beszállhat; ha nincs győztes, minden marad a régiben.
option-takeover_tie_holder-about = Ki kapja a condottiere-jelzőt, ha egy foglalt város elleni támadás holtversennyel ér véget.
option-takeover_count-off-about = Elhódításnál a játék akkor sem ér véget, ha nincs több szabad város: addig tart, amíg valakinek elég városa nem lesz.

# A pontozólapok.
form-regions = A városok
photo-region = { $number }. város: a száma
form-owned = Színezd ki a várost a gazdája színével, vagy rajzold bele ceruzával a jelét.
form-count = Összes város
