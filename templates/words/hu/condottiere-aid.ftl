# The board in words
aid-board-title = A régiók térképe
aid-board-owned = { $name }: { $regions }.
aid-board-free = Még szabad: { $regions }.
aid-board-unclaimed = Gazdátlan maradt: { $regions }.
aid-board-favour = Pápai kegy: { $region }.
aid-board-site = Az ütközet helyszíne: { $region }.
aid-board-numbers = { $what }: { $numbers }.
aid-board-number = { $name } { $number }
aid-board-nobody = szabad
aid-board-region = { $region }: { $owner }
aid-board-has-favour = a pápai kegy védi
aid-board-has-site = itt folyik az ütközet
aid-board-beside = szomszédai: { $regions }
aid-board-key-favour = pápai kegy
aid-board-key-site = az ütközet helyszíne
aid-board-key-closed = nincs közös határ
aid-sea-west = Tirrén-tenger
aid-sea-east = Adriai-tenger

# --- the reference card: two pages that fold into four panels ---
# <b> and </b> print bold; nothing else is understood.

aid-subtitle = { $players } · { $cards } kártya · { $regions } régió

aid-setup = Előkészületek
aid-setup-board = A tábla üres. Mindenki elveszi egy szín jelölőit.
aid-setup-favour = A pápai kegy jelzője a tábla mellett várakozik.
aid-setup-holder = A legfiatalabb kapja a condottiere-jelzőt, leteszi egy tetszőleges régióra, és ő kezd.
aid-setup-rounds = A fordulók száma nincs megszabva: addig játszotok, míg valaki nem győz.

aid-cards = A kártyák
aid-mercenaries = Zsoldosok
aid-mercenaries-effect = { $count } kártya. Mindegyik annyit ér, amennyi rá van írva, ha sem évszak, sem dobos nem módosítja. Minden más lap speciális kártya.

aid-battle = Egy ütközet menete
aid-battle-lead = A condottiere-jelző birtokosa szabad régióra tette a jelzőt, és ő kezd.
aid-battle-turn = Ha te jössz, <b>kijátszol egy kártyát</b> a csatasorodba, vagy <b>passzolsz</b>. A sor az óramutató járása szerint halad.
aid-battle-passed = Aki passzolt, ebben az ütközetben több lapot nem játszik ki. A csatasora ott marad, számít, és még nyerhet is.
aid-battle-free = Senkinek sem kötelező lapot kijátszania: passzolni akkor is lehet, ha van lapod, akár elsőként. Lapok nélkül csak passzolni lehet.
aid-battle-alone = Aki utolsóként maradt, egyedül is folytathatja, laponként.
aid-battle-end = Az ütközet véget ér, ha <b>mindenki passzolt</b>, vagy azonnal, ha <b>{ $surrender }</b> kerül az asztalra.

aid-strength = Mennyit ér egy csatasor?
aid-strength-winter = <b>{ $winter }:</b> minden kijátszott zsoldos ereje { $worth }.
aid-strength-drummer = <b>{ $drummer }:</b> annak a csatasornak a zsoldosai duplán számítanak.
aid-strength-spring = <b>{ $spring }:</b> a kijátszott zsoldosok közül a legerősebbek egyenként +{ $bonus } erőt kapnak. Ez a többlet sosem duplázódik.
aid-strength-rest = <b>Végül:</b> minden { $heroine } +{ $heroine_worth }, minden { $courtesan } +{ $courtesan_worth }.
aid-strength-note = Hogy melyik a legerősebb, azt mindig a kártyára írt szám dönti el.
aid-example = Ennek a csatasornak az ereje <b>{ $plain }</b>; télen <b>{ $winter }</b>, tavasszal <b>{ $spring }</b>.
aid-example-of = <b>Példa:</b> { $cards }. { $told }

aid-favour = Pápai kegy
aid-favour-rule = Ahol a pápai kegy van, ott nem lehet ütközet. Csak a { $bishop } mozdítja el: egy szabad régióra (de nem az ütközet helyszínére), vagy le a tábláról.

aid-after = Az ütközet után
aid-after-region = <b>A régió</b> azé, akinek egyedül a legerősebb a csatasora. Holtversenynél senkié.
aid-after-victory = <b>Győzelem?</b> Lásd a táblázatot a „{ aid-victory }” cím alatt.
aid-after-holder = <b>A jelző új birtokosa</b> (lásd: „{ aid-holder }”) rögtön kijelöli a következő helyszínt.
aid-after-lines = <b>Minden csatasor</b> a dobott lapok közé kerül.
aid-after-hands = <b>A kézben lévő lapok.</b> Az új birtokostól kezdve, sorban: akinek van lapja, de <b>egy zsoldosa sincs</b>, bedobhatja az összes lapját. Vagy mindet, vagy egyet sem.
aid-after-round = <b>Kinek maradt lapja?</b> Ha legalább két játékosnak, jön a következő ütközet. Ha csak egynek, ő legfeljebb { $keeps } lapot megtart, a többit eldobja. Ezután, vagy ha senkinek sem maradt, új osztás jön.

aid-holder = Kihez kerül a jelző?
aid-holder-most = egy játékosnál van a legtöbb { $courtesan }
aid-holder-none = egyenlő, vagy senkinél sincs
aid-holder-won = egyetlen legerősebb csatasor
aid-holder-tied = holtverseny az erőben
aid-holder-courtesan = ahhoz a játékoshoz
aid-holder-winner = az ütközet győzteséhez
aid-holder-left = az előző birtokos bal oldali szomszédjához

aid-deal = Új osztás
aid-deal-rule = Keverjétek össze az összes lapot, amely nincs kézben. Mindenki <b>{ $hand } lapra</b> egészíti ki a lapjait, és <b>régiónként még { $bonus } lapot</b> kap.
aid-deal-first = A játék elején, még az első régió kiválasztása előtt, mindenki { $hand } lapot kap.

aid-victory = Győzelem
aid-victory-players = Játékosok
aid-victory-adjacent = szomszédos régió
aid-victory-total = vagy összesen ennyi
aid-victory-range = { $fewest }–{ $most }
aid-victory-chain = A szomszédos régiókat közös határok láncolják össze; nem kell mindnek mindegyikkel érintkeznie.
aid-victory-count = Ha nincs több régió, amelyért harcolni lehetne, az győz, akinek a legtöbb van. Holtversenynél az érintettek döntő ütközetet vívnak: mindenki { $hand } új lapot kap, és régiónként még { $bonus } lapot.

# --- the map as a sheet ---

aid-map-neighbours = Szomszédok
aid-map-count = hány
aid-map-room = Minden házrajzon elfér egy legfeljebb { $across } mm-es jelző úgy, hogy sem határt, sem nevet nem takar.
