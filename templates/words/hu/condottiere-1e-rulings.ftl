# Condottiere, első kiadás: amit a szabálykönyv nyitva hagy, és ahogyan itt játsszuk.

ruling-decline_first = Tovább lehet-e adni a legelső város kiválasztását?
ruling-decline_first-book = Az első birtokos megnevezi az első várost. Később a választás továbbadható.
ruling-decline_first-played = Igen, mint bármelyik másik ütközet előtt.

ruling-declined_by_all = Mi van, ha mindenki továbbadja a város kiválasztását?
ruling-declined_by_all-book = A szomszéd is továbbadhatja.
ruling-declined_by_all-played = Ha körbeért, annak kell választania, aki elsőként adta tovább.

ruling-bishop_first = Lehet-e püspök az ütközet első lapja?
ruling-bishop_first-book = Elsőnek bármelyik lap kijátszható.
ruling-bishop_first-played = Igen. Akkor azt az ütközetet senki sem nyeri meg.

ruling-bishop_token = Püspök vetett véget az ütközetnek: hová kerül a jelző?
ruling-bishop_token-book = Győztes nélkül balra megy.
ruling-bishop_token-played = Az addigi birtokos bal oldali szomszédjához, bárki játszotta is ki a püspököt.

ruling-scarecrow_stays = A madárijesztő rögtön elhagyja az asztalt?
ruling-scarecrow_stays-book = A kijátszott lapok az ütközet után a dobott lapok közé kerülnek.
ruling-scarecrow_stays-played = Nem. Addig a csatasorban marad, és nem számít.

ruling-surrender_tie = Megadást játszanak ki, és a legerősebb csatasorok egyenlők: ki nyer?
ruling-surrender_tie-book = Az abban a pillanatban legerősebb csatasor nyer.
ruling-surrender_tie-played = Olyan holtverseny, mint a többi: senki sem nyer, a jelző balra megy.

ruling-burning = Megkérdezzük-e azt, akinek nincs zsoldosa, hogy bedobja-e a lapjait?
ruling-burning-book = Az ilyen játékos az ütközet után bedobhatja őket.
ruling-burning-played = Senkit sem kérdezünk, mert maga a kérdés elárulná, mi van a kezében. A következő város megnevezéséig dönthetsz; a többiek csak a bedobásról értesülnek.

ruling-round_without_cards = Vége-e a fordulónak, ha már senkinek sincs lapja?
ruling-round_without_cards-book = Akkor van vége, ha már csak egy játékosnak van.
ruling-round_without_cards-played = Igen.

ruling-site_after_deal = Az új osztás előtt vagy után nevezik meg a következő várost?
ruling-site_after_deal-book = A forduló végén: keverés, osztás, aztán a birtokos megnevezi a következő várost.
ruling-site_after_deal-played = Utána.

ruling-who_deals = Ki oszt, ha a jelző birtokosának nincs lapja?
ruling-who_deals-book = A birtokos.
ruling-who_deals-played = Itt mindegy: a szolgáltatás keveri és osztja a lapokat.

ruling-hand_sizes = Látja-e mindenki, kinek hány lapja van?
ruling-hand_sizes-book = Senki sem köteles megmondani.
ruling-hand_sizes-played = Nem. Csak a gazdája látja.

ruling-final_lead = Ki kezdi a döntő ütközetet?
ruling-final_lead-book = Erről hallgat.
ruling-final_lead-played = A jelző birtokosa, ha részt vesz benne; különben sorban a következő résztvevő.

ruling-final_hands = Döntő ütközet: mi lesz a kézben maradt lapokkal?
ruling-final_hands-book = Aki holtversenyben áll, lapokat kap hozzá.
ruling-final_hands-played = Előbb a dobott lapok közé kerülnek. Minden lapot megkeverünk, és aki holtversenyben áll, annyi lapot kap, mint egy új osztásnál.

ruling-markers = Mi van, ha valakinek több jelölő kell, mint amennyi a dobozban van?
ruling-markers-book = Erről hallgat.
ruling-markers-played = Akkor is jut mindenkinek.

ruling-silent = Mi történik azzal, aki nem válaszol időben?
ruling-silent-book = Erről hallgat.
ruling-silent-played = Ütközetben passzol, helyszínnek szabad várost sorsolunk neki. A választást nem adjuk tovább.

ruling-takeover_surrender = Más városáért harcoltok, senki sem erősebb a többinél, és megadást játszanak ki: kié a város?
ruling-takeover_surrender-book = A legerősebb csatasoré, akkor is, ha a védő semmit sem játszott ki.
ruling-takeover_surrender-played = Holtverseny után, ha nulla–nulla is, a védőé marad.

ruling-takeover_bishop = Püspök vet véget a más városáért vívott ütközetnek: kié a város, és kié a jelző?
ruling-takeover_bishop-book = A város a gazdájáé marad.
ruling-takeover_bishop-played = A gazdája megtartja, és ő lesz a jelző birtokosa.

ruling-takeover_count = Városok elhódítása: vége-e a játéknak, ha minden város foglalt?
ruling-takeover_count-book = Ezt a szabályt nem oldja fel.
ruling-takeover_count-played = Igen.

ruling-campaign_tie = Hadjárat: ki nyer, ha többen is átlépik a célt egyetlen játékban?
ruling-campaign_tie-book = Az nyer, aki elsőként eléri.
ruling-campaign_tie-played = A legtöbb pont nyer. Egyenlő pontszámnál közös a győzelem.

