# Troyes: amit a szabálykönyv nyitva hagy, és ahogyan itt játsszuk.

ruling-wages = Mi van, ha valaki nem tudja kifizetni az összes bért?
ruling-wages-book = Erről hallgat.
ruling-wages-played = Mindenét kifizeti, és { $count } pontot veszít, akármennyi hiányzik.

ruling-points_floor = Lehet-e a pontszám játék közben 0-nál kevesebb?
ruling-points_floor-book = Akinek nincs pontja, az nem veszít.
ruling-points_floor-played = Nem. Csak az vész el, ami van.

ruling-event_shortfall = Minden nem teljesített eseményért jár pontveszteség, vagy fordulónként egyszer?
ruling-event_shortfall-book = Aki nem tud mindent teljesíteni, megteszi, ami telik tőle, és pontot veszít.
ruling-event_shortfall-played = Eseménykártyánként { $count } pont.

ruling-influence_duty = Kötelező-e befolyást használni, ha segíthet egy fekete kocka ellen?
ruling-influence_duty-book = Lehet használni.
ruling-influence_duty-played = Nem, hiszen az újradobás eredménye nem tudható.

ruling-black_cap = Mi van, ha az események több fekete kockát kívánnak, mint amennyi van?
ruling-black_cap-book = A dobozban { $count } van.
ruling-black_cap-played = Legfeljebb { $count } kockával dobnak.

ruling-overpay = Lehet-e a szükségesnél többet költeni a fekete kockákra?
ruling-overpay-book = Annyit, amennyit mutatnak, vagy többet.
ruling-overpay-played = Igen.

ruling-lower_black = A kockáim elérnek egy kisebb fekete kockát, de a legnagyobbat nem. Kivédhetem a kisebbet?
ruling-lower_black-book = A legnagyobbal kell kezdeni.
ruling-lower_black-played = Nem. A legnagyobb lekerül, te pedig { $count } pontot veszítesz.

ruling-pass_influence = Lehet-e befolyást használni, aztán passzolni?
ruling-pass_influence-book = Erről hallgat.
ruling-pass_influence-played = Igen. Egy rossz újradobás után lehet, hogy más nem is marad.

ruling-end_test = Mikor nézzük meg, véget ért-e az akciók szakasza?
ruling-end_test-book = Akció után.
ruling-end_test-played = Minden akció és passz után, és egyszer az első kör előtt.

ruling-fewer_uses = Lehet-e egy lapot kevesebbszer használni, mint ahányszor a kockák engedik?
ruling-fewer_uses-book = Erről hallgat.
ruling-fewer_uses-played = Igen, de legalább egyszer.

ruling-stored_cube = Mikor használható fel a homokórás lapon lévő fakocka?
ruling-stored_cube-book = Később a játékban.
ruling-stored_cube-played = Abban az akcióban nem, amelyik odatette. A kereskedő távozása után is felhasználható.

ruling-cube_to_activate = Módosíthat-e az ilyen fakocka lapot aktiváló akciót?
ruling-cube_to_activate-book = Bármely akciót az adott színű kockákkal.
ruling-cube_to_activate-played = Igen.

ruling-tithing_grey = Ingyenes-e a tizedszedéssel egy szürke kocka is?
ruling-tithing_grey-book = Városrészenként egy; a semlegesből is el lehet venni, mint mindig.
ruling-tithing_grey-played = Igen, egy. A városrész további kockái a csoport árába kerülnek.

ruling-converted_citizens = Elhelyezhet-e polgárt olyan kocka, amely a szerzetes, a templomos lovag vagy a perjel miatt többnek számít?
ruling-converted_citizens-plain = Elhelyezhet-e polgárt olyan kocka, amely a szerzetes vagy a templomos lovag miatt többnek számít?
ruling-converted_citizens-book = Polgár pontosan egy kockával helyezhető el.
ruling-converted_citizens-played = Nem.

ruling-militia_palace = Elhelyezhet-e egy sárga kocka a milícia fakockájával polgárt a palotában?
ruling-militia_palace-book = Más lapoknál tiltja; a milíciáról nem szól.
ruling-militia_palace-played = Igen.

ruling-cathedral_order = Több kocka a katedrálisra: mindet fel kell használni, és milyen sorrendben?
ruling-cathedral_order-book = Kockánként egy fakocka.
ruling-cathedral_order-played = Mindet, tetszőleges sorrendben. Az egyforma számok különböző szintekre kerülnek.

ruling-rows = Melyik szám melyik sorba vezet a püspökségen és a városházán?
ruling-rows-book = Egy képen, amely nem volt elérhető.
ruling-rows-played = Ahogy az itteni tábla mutatja. Akinek megvan a játék, adatfájlban megadhatja a nyomtatott sorokat.

ruling-entry = Hová lép egy játékos polgára abban a sorban, ahol van rés?
ruling-entry-book = Az első üres helyre; a teli sor továbbtolódik.
ruling-entry-played = Pontosan így. Amíg van üres hely, senki sem mozdul.

ruling-event_entry = Egy esemény polgára réses sorba lép: ki mozdul el?
ruling-event_entry-book = A sor elejére áll; a többiek továbbmennek, az utolsót kiszorítja.
ruling-event_entry-played = Az első résig tolódnak, és nem teli sorból senki sem szorul ki.

ruling-protection = Kit véd a kiszorított polgár, és ki ellen?
ruling-protection-book = Senki sem szoríthat ki még egyet abból a színből.
ruling-protection-played = Az adott szín minden polgárát, a szürkét is, mindenki ellen: önmaga, mások és az események ellen.

ruling-which_citizen = Melyik polgáromat helyezhetem el vagy fogadhatom fel, ha nem a készletből?
ruling-which_citizen-book = Olyat, amely már a táblán van.
ruling-which_citizen-played = Bármelyiket: állót, akár ugyanabban az épületben, fekvőt vagy kereskedőt.

ruling-best_space = A lap melyik helyére kerül az új kereskedő?
ruling-best_space-book = A példája az elsőt foglalja el.
ruling-best_space-played = A legtöbbet érő szabad helyre.

ruling-ties = Ki kap pontot holtversenynél a körmenetért és a lovagi tornáért?
ruling-ties_joust = Ki kap pontot holtversenynél a lovagi tornáért?
ruling-ties-book = Aki holtversenyben áll, mind megkapja a pontot.
ruling-ties-played = Minden holtversenyben álló játékos, ha a soron lévő játékos köztük van.

ruling-most_dice = Körmenet: kap-e pontot más, akinek több kockája maradt?
ruling-most_dice-book = Az kap pontot, akinek a legtöbb kockája maradt.
ruling-most_dice-played = Nem. Csak a soron lévő játékos kaphat, és aki vele holtversenyben áll.

ruling-no_red = Lovagi torna: holtverseny-e, ha senkinek sem maradt vörös kockája?
ruling-no_red-book = A legnagyobb összeg; a holtverseny is megfelel. Kockát csak a körmenetnél kíván.
ruling-no_red-played = Igen, olyan, mint a többi: mindenki pontot kap, aki holtversenyben áll.
ruling-no_red-played_alone = Igen, olyan, mint a többi: csak a soron lévő játékos kap pontot.

ruling-unpaid_use = Mi van, ha egy felhasználásért fizetni kell, és már nincs miből?
ruling-unpaid_use-book = Erről hallgat.
ruling-unpaid_use-played = Ott véget érnek a felhasználások. Legalább egyre telnie kell.

ruling-support_fills = Mi van, ha a támogatás szürke fakockája tölti be az utolsó zászlót?
ruling-support_fills-book = Erről hallgat.
ruling-support_fills-played = Az az esemény azonnal leküzdöttnek számít.

ruling-grey_ranked = Számítanak-e a szürke fakockák egy esemény rangsorolásánál?
ruling-grey_ranked-book = Semleges játékosról beszél, és ahol a szürke vezet, ott a lap kikerül a játékból.
ruling-grey_ranked-played = Igen, mint egy játékoséi; a részük elvész.

ruling-marauding = Elviszi-e valaki a fosztogatást, ha betelt az utolsó zászlója?
ruling-marauding-book = Sosem kerül ki a játékból.
ruling-marauding-played = Nem. Kifizeti a pontjait, kiürül, és marad.

ruling-spread_fill = Az íjász, a lovagiasság vagy a követ közben betölt egy lapot: mikor számít leküzdöttnek?
ruling-spread_fill-book = Erről hallgat.
ruling-spread_fill-played = Azonnal, a következő fakocka lerakása előtt.

ruling-points_stay = Visszajár-e a pont, ha a munkaleállás leveszi a fakockát?
ruling-points_stay-book = Erről hallgat.
ruling-points_stay-played = Nem. A pontok megmaradnak.

ruling-grey_limit = Hány szürke polgár lehet?
ruling-grey_limit-book = { $count } van belőlük.
ruling-grey_limit-played = Álló és fekvő együtt { $count }. Ha mind kint van, esemény nem hoz újat.

ruling-district_money = Elkölthető, megadóztatható-e a passzoló játékos városrészében lévő dénár?
ruling-district_money-book = A forduló végén lehet elvenni.
ruling-district_money-played = Nem. Addig nem számít.

ruling-final_tie = Ki nyer, ha a végén egyenlők a pontok?
ruling-final_tie-book = Erről hallgat.
ruling-final_tie-played = A győzelem közös.

ruling-resistance = Az ellenállás vörös lapot hív: választani kell vagy húzni, és hosszabb lesz-e a játék?
ruling-resistance-book = Válassz egyet a játékból kikerült vörös lapok közül.
ruling-resistance-played = Sorsolással. A fordulók száma marad. Ha nincs ilyen lap, nem jön semmi.

ruling-empty_deck = Mi van, ha üres a pakli, amelyet a vörös esemény hív?
ruling-empty_deck-book = Erről hallgat.
ruling-empty_deck-played = Nem jön több lap.

ruling-too_many_cubes = Mi van, ha a kockák több fakockát adnának, mint ahány zászló maradt az eseményen?
ruling-too_many_cubes-book = Sosem többet, mint ahány zászló van.
ruling-too_many_cubes-played = A többi nem kerül fel, és befolyást sem hoz.

ruling-used_dice = Számítanak-e az éppen felhasznált kockák a péknél, a lakománál, a lovagiasságnál, a körmenetnél és a lovagi tornánál?
ruling-used_dice-plain = Számítanak-e az éppen felhasznált kockák a lovagiasságnál, a körmenetnél és a lovagi tornánál?
ruling-used_dice-book = A megmaradt kockák.
ruling-used_dice-played = Nem. Előbb lekerülnek.

ruling-florentin = Le Florentin: számít-e a ponthely nélküli kereskedő?
ruling-florentin-book = A lapokon álló kereskedőket számolja.
ruling-florentin-played = Igen.

ruling-fields = Lehet-e { $count } pontnál kevesebbet érő csoporttal földet művelni?
ruling-fields-book = Erről hallgat.
ruling-fields-played = Nem. Minden { $count } pontért egy dénár jár, lefelé kerekítve, vagyis semmi.

ruling-neutral_spaces = Két játékosnál melyik helyeken állnak kezdetben a szürke polgárok?
ruling-neutral_spaces-book = Egy képen, amely nem volt elérhető.
ruling-neutral_spaces-played = Épületenként { $count }, ahol a tábla mutatja. A tulajdonos adatfájlja mást is megadhat.

ruling-solo_setup = Le Roy: hány forduló, melyik küszöbök, ki kezd?
ruling-solo_setup-book = Erről hallgat.
ruling-solo_setup-played = { $count } forduló, a kétszemélyes küszöbök, és a játékos kezd.

ruling-solo_placement = Le Roy: mi van, ha tele van egy épület, amikor a polgárait helyezi el?
ruling-solo_placement-book = Tizenkét polgára és a játékos hat polgára minden helyet betölt.
ruling-solo_placement-played = A kockáit átugorjuk, jön a következő legjobb. Ha { $count } kockánál kevesebb használható, a többit újradobjuk.

ruling-solo_priority = Le Roy: két egyforma kocka közül melyik a jobb?
ruling-solo_priority-book = A három szín listája, amely mindkét irányban olvasható.
ruling-solo_priority-played = Vörös, azután sárga, azután fehér.

ruling-solo_points = Le Roy: hány pontot ér neki a 2 és a 12?
ruling-solo_points-book = Annyit, mint a 3 és a 11, pedig eggyel több kockát használ.
ruling-solo_points-played = { $count } pontot.

ruling-solo_dice = Le Roy: mi van, ha neki vagy a játékosnak kevés a kockája?
ruling-solo_dice-book = Ha a játékosnak nincs, a sajátját használja.
ruling-solo_dice-played = Azzal fejezi be, amije van. A játékos hiányzó kockájáért nem fizet.

ruling-solo_ties = Le Roy: ő is kap-e pontot holtversenynél a körmenetért és a lovagi tornáért?
ruling-solo_ties-book = Aki holtversenyben áll, mind megkapja a pontot; a semleges játékos helyén Le Roy áll.
ruling-solo_ties-played = Igen, ugyanannyit, mint te.

ruling-solo_tithing = Le Roy: számít-e a tizedszedésnél, mi a megállapodás a szürke kockákról?
ruling-solo_tithing-book = Legfeljebb { $count } kockája ingyenes.
ruling-solo_tithing-played = Nem. Mindenképpen ingyenesek.

ruling-solo_event = Le Roy: mit tesz a jobb szélső eseménnyel, és ahhoz van-e kötve a lovagiasság?
ruling-solo_event-book = A jobb szélső eseményt alkalmazza.
ruling-solo_event-played = Leküzdi: betölti a szabad zászlóit. A te lovagiasságod fakockái bármelyik eseményre kerülhetnek, mint mindig.

ruling-solo_one_space = Le Roy: mi van, ha csak egy szabad hely maradt a katedrálison, amikor épít?
ruling-solo_one_space-book = Két fakocka, vagy { $count } pont, ha egy hely sem szabad.
ruling-solo_one_space-played = Egy fakockát épít be, és azért kap pontot. A másikért semmit sem kap.

ruling-solo_black = Le Roy: miután a játékos egyszer védekezett, megint ő jön?
ruling-solo_black-book = A legjobb kockáját és a legnagyobb feketét leteszi, a többi a játékosra marad.
ruling-solo_black-played = Igen, felváltva, amíg van fekete kocka.

ruling-solo_interruption = Le Roy: leveszi-e a munkaleállás az ő fakockáját?
ruling-solo_interruption-book = A legértékesebb fakocka kerül le; és a játékosoknak ártó események nem érintik.
ruling-solo_interruption-played = Igen, ha az övé a legértékesebb.

ruling-solo_migrants = Le Roy: mik azok a Traveling Builders?
ruling-solo_migrants-book = Egy ilyen nevű lapot módosít, de nincs ilyen.
ruling-solo_migrants-played = A vándormunkások: az egyetlen esemény, amely fakockát tesz a katedrálisra.

ruling-solo_bands = Le Roy: győzelem-e a 0 különbség?
ruling-solo_bands-book = A 0 két sávban is szerepel.
ruling-solo_bands-played = Nem. { $count } ponttól győzelem.
