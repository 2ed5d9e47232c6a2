# Condottiere, első kiadás: amit másképp mond, mint a család.

game-title-condottiere-1e = Condottiere, első kiadás
game-short-condottiere-1e = Condottiere 1. kiadás

card-m10-effect = Ereje 10, a tél és a dobszó előtt. Nála nagyobbat senki sem üt.
card-winter-effect = Az egész ütközetben minden zsoldos csak 1-et ér, a tieid is, akár kijátszották már, akár később jön. Semmi sem vet véget neki.
card-bishop-effect = Az ütközet azon nyomban véget ér, és senki sem nyeri meg. Minden kijátszott lap elég.
card-heroine-effect = Ereje 10. Sem a tél, sem a dob nem fog rajta, és madárijesztő sem hozza vissza.
card-scarecrow-effect = Visszavehetsz a kezedbe egy zsoldost a saját csatasorodból, de nem kötelező. A madárijesztő ott marad, és nem számít.

ask-play_scarecrow = Kijátszol egy { $card_acc }, és visszaveszel a csatasorodból a kezedbe egy { $taken_card_acc }. A { $card } ott marad.
ask-play_scarecrow_alone = Kijátszol egy { $card_acc }, de semmit sem veszel vissza. A { $card } ott marad.
ask-play_bishop_alone = Kijátszol egy { $card_acc }: az ütközet azon nyomban véget ér, és senki sem nyeri meg.

refusal-favour_out_of_play = Ebben a kiadásban nincs pápai kegy. Játszd ki a püspököt magában.
refusal-malformed = Ebben a játékban nincs ilyen lépés. A lépések így festenek: „play winter”, „play bishop”, „besiege siena”, „decline”, „pass”.

aid-battle-lead = A condottiere-jelző birtokosa szabad régióra tette a jelzőt, és ő kezd; vagy balra továbbadja a jelzőt a választással együtt.
aid-battle-end = Az ütközet véget ér, ha <b>mindenki passzolt</b>, vagy azonnal, ha <b>{ $surrender }</b> kerül az asztalra. A püspök is véget vet neki, és akkor senki sem nyer.
aid-strength-rest = <b>Végül:</b> minden { $heroine } +10.
aid-example = Ez a csatasor <b>{ $plain }</b> erejű; télen <b>{ $winter }</b>.
aid-after-holder = <b>A jelző új birtokosa</b> (lásd lent) kijelöli a következő helyszínt, vagy balra továbbadja a választást. Ha körbeért, az első már köteles választani.
aid-after-round = <b>Kinek maradt lapja?</b> Ha legalább két játékosnak, folytatódik a forduló. Ha csak egynek, ő minden lapját beadja. Ezután, vagy ha senkinek sem maradt, új osztás jön.
aid-holder-tied = holtverseny vagy püspök
aid-victory-count = Ha nincs több régió, amelyért harcolni lehetne, az győz, akinek a legtöbb van. Holtversenynél az érintettek döntő ütközetet vívnak: mindenki { $hand } új lapot kap, és régiónként még { $bonus } lapot. Ha azt senki sem nyeri meg, a játéknak nincs győztese.
