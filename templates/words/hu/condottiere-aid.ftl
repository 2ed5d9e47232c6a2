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
aid-setup-holder_named = { $is_known ->
    [yes] { $player } kapja a condottiere-jelzőt, és ő kezd.
   *[no] { $value ->
        [1] Az 1. játékos kapja a condottiere-jelzőt, az asztal körül a házigazdától számolva, és ő kezd.
        [5] Az 5. játékos kapja a condottiere-jelzőt, az asztal körül a házigazdától számolva, és ő kezd.
       *[other] A { $value }. játékos kapja a condottiere-jelzőt, az asztal körül a házigazdától számolva, és ő kezd.
    }
}
aid-setup-rounds = A fordulók száma nincs megszabva: addig játszotok, míg valaki nem győz.
aid-setup-no_rounds = Nincsenek fordulók: minden ütközet után lapot húztok, amíg valaki nem győz.
aid-setup-campaign = Ez egy { $target } pontig tartó hadjárat egyik játéka.

aid-cards = A kártyák
aid-mercenaries = Zsoldosok
aid-mercenaries-effect = { $count } kártya. Mindegyik annyit ér, amennyi rá van írva, ha sem évszak, sem dobos nem módosítja. Minden más lap speciális kártya.

aid-battle = Egy ütközet menete
aid-battle-lead = A condottiere-jelző birtokosa szabad régióra tette a jelzőt, és ő kezd.
aid-battle-lead_takeover = A condottiere-jelző birtokosa egy szabad régióra vagy más játékos régiójára tette a jelzőt, és ő kezd.
aid-battle-hand_on = Vagy balra továbbadja a jelzőt a választással együtt.
aid-battle-turn = Ha te jössz, <b>kijátszol egy kártyát</b> a csatasorodba, vagy <b>passzolsz</b>. A sor az óramutató járása szerint halad.
aid-battle-hidden = A saját erejű lapok és a dobos képpel lefelé fekszenek, amíg a gazdájuk újra ki nem játszik egy lapot, vagy véget nem ér az ütközet. A püspök és a madárijesztő nem éri el a lefordított lapot.
aid-battle-flip = Az új lap hatása után fordul fel.
aid-battle-flip_before = Az új lap hatása előtt fordul fel.
aid-battle-passed = Aki passzolt, ebben az ütközetben több lapot nem játszik ki. A csatasora ott marad, számít, és még nyerhet is.
aid-battle-defender = Csak a régió gazdája passzolhat az első lapja előtt úgy, hogy később még visszatérhet.
aid-battle-free = Senkinek sem kötelező lapot kijátszania: passzolni akkor is lehet, ha van lapod, akár elsőként. Lapok nélkül csak passzolni lehet.
aid-battle-alone = Aki utolsóként maradt, egyedül is folytathatja, laponként.
aid-battle-end = Az ütközet véget ér, ha <b>mindenki passzolt</b>, vagy azonnal, ha <b>{ $surrender }</b> kerül az asztalra.
aid-battle-surrender = Akkor is, ha a régió gazdája még semmit sem játszott ki.
aid-battle-truce = A püspök is véget vet neki, és akkor senki sem nyer.

aid-strength = Mennyit ér egy csatasor?
aid-strength-winter = <b>{ $winter }:</b> minden kijátszott zsoldos ereje { $worth }.
aid-strength-drummer = <b>{ $drummer }:</b> annak a csatasornak a zsoldosai duplán számítanak.
aid-strength-spring = <b>{ $spring }:</b> a kijátszott zsoldosok közül a legerősebbek egyenként +{ $bonus } erőt kapnak. Ez a többlet sosem duplázódik.
aid-strength-rest = <b>Végül:</b> minden { $heroine } +{ $heroine_worth }, minden { $courtesan } +{ $courtesan_worth }.
aid-strength-rest_alone = <b>Végül:</b> minden { $heroine } +{ $heroine_worth }.
aid-strength-note = Hogy melyik a legerősebb, azt mindig a kártyára írt szám dönti el.
aid-example = Ennek a csatasornak az ereje <b>{ $plain }</b>; télen <b>{ $winter }</b>, tavasszal <b>{ $spring }</b>.
aid-example-of = <b>Példa:</b> { $cards }. { $told }

aid-favour = Pápai kegy
aid-favour-rule = Ahol a pápai kegy van, ott nem lehet ütközet. Csak a { $bishop } mozdítja el.
aid-favour-free = Egy szabad régióra kerül (de nem az ütközet helyszínére), vagy le a tábláról.
aid-favour-contested = Egy szabad régióra kerül (akár az ütközet helyszínére is), vagy le a tábláról.
aid-favour-any = Bármelyik régióra kerülhet, foglaltra is (de nem az ütközet helyszínére), vagy le a tábláról.
aid-favour-any_contested = Bármelyik régióra kerülhet, foglaltra is, akár az ütközet helyszínére, vagy le a tábláról.

aid-after = Az ütközet után
aid-after-region = <b>A régió</b> azé, akinek egyedül a legerősebb a csatasora.
aid-after-tie = Holtversenynél senkié.
aid-after-tie_takeover = Holtversenynél marad, ami volt: szabad vagy a gazdájáé.
aid-after-victory = <b>Győzelem?</b> Lásd: „{ aid-victory }”.
aid-after-holder = <b>A jelző új birtokosa</b> (lásd: „{ aid-holder }”) rögtön kijelöli a következő helyszínt.
aid-after-handed_once = Ha a választás körbeért, az első már köteles választani.
aid-after-handed = Ha a választás { $times } alkalommal körbeért, az első már köteles választani.
aid-after-lines = <b>Minden csatasor</b> a dobott lapok közé kerül.
aid-after-hands = <b>A kézben lévő lapok.</b> Az új birtokostól kezdve, sorban: akinek van lapja, de <b>egy zsoldosa sincs</b>, bedobhatja az összes lapját. Vagy mindet, vagy egyet sem.
aid-after-hands_at_once = <b>A kézben lévő lapok.</b> Mindenki egyszerre és titokban dönt: akinek van lapja, de <b>egy zsoldosa sincs</b>, bedobhatja az összes lapját. Vagy mindet, vagy egyet sem.
aid-after-round = <b>Kinek maradt lapja?</b> Ha legalább két játékosnak, jön a következő ütközet. Ha csak egynek, ő legfeljebb { $keeps } lapot megtart, a többit eldobja. Ezután, vagy ha senkinek sem maradt, új osztás jön.

aid-holder = Kihez kerül a jelző?
aid-holder-most = egy játékosnál van a legtöbb { $courtesan }
aid-holder-none = egyenlő, vagy senkinél sincs
aid-holder-won = egyetlen legerősebb csatasor
aid-holder-tied = holtverseny az erőben
aid-holder-tied_takeover = nincs győztes, szabad régió
aid-holder-courtesan = ahhoz a játékoshoz
aid-holder-winner = az ütközet győzteséhez
aid-holder-left = az előző birtokos bal oldali szomszédjához
aid-holder-takeover = Ha egy foglalt régióért vívott ütközetnek nincs győztese, a jelző azé, akinél a legtöbb kurtizán van, különben a régió gazdájáé.
aid-holder-defender = Ha egy foglalt régióért vívott ütközetnek nincs győztese, a jelző a régió gazdájáé.

aid-deal = Új osztás
aid-deal-once = Osztás
aid-deal-rule = Keverjétek össze az összes lapot, amely nincs kézben. Mindenki <b>{ $hand } lapra</b> egészíti ki a lapjait, és <b>régiónként még { $bonus } lapot</b> kap.
aid-deal-first = A játék elején, még az első régió kiválasztása előtt, mindenki { $hand } lapot kap.

aid-victory = Győzelem
aid-victory-players = Játékosok
aid-victory-adjacent = szomszédos régió
aid-victory-total = vagy összesen ennyi
aid-victory-range = { $fewest }–{ $most }
aid-victory-chain = A szomszédos régiókat közös határok láncolják össze; nem kell mindnek mindegyikkel érintkeznie.
aid-victory-count = Ha nincs több régió, amelyért harcolni lehetne, az győz, akinek a legtöbb van.
aid-victory-full = Ha már nincs szabad régió, az győz, akinek a legtöbb van.
aid-victory-final = Holtversenynél az érintettek döntő ütközetet vívnak: mindenki { $hand } új lapot kap, és régiónként még { $bonus } lapot.
aid-victory-nobody = Ha azt senki sem nyeri meg, a játéknak nincs győztese.
aid-victory-on = Ha már nincs szabad régió, addig játszotok tovább, amíg valakinek elég régiója nem lesz.

# --- the map as a sheet ---

aid-map-neighbours = Szomszédok
aid-map-count = hány
aid-map-room = Minden házrajzon elfér egy legfeljebb { $across } mm-es jelző úgy, hogy sem határt, sem nevet nem takar.
