# A Troyes segédkártyája: két oldal, négy hasábra hajtva.
# A <b> és a </b> félkövér; mást nem értünk. A számok az adatokból jönnek.

aid-subtitle = { $players } · { $activities } tevékenységkártya · { $events } esemény

aid-setup = Előkészületek
aid-setup-players = Játékosok
aid-setup-citizens = Polgár fejenként
aid-setup-characters = Titkos karakter fejenként
aid-setup-rounds = Forduló és vörös esemény
aid-setup-takes = Vegyél el { $deniers } dénárt és a táblázat szerinti számú polgárt. { $influence } befolyással kezdesz.
aid-setup-cards = Színenként mind a { $levels } számból egy tevékenységkártya kerül lefordítva a helyére.
aid-setup-place = A kezdőjátékostól sorban mindenki letesz egy polgárt bármelyik üres helyre; aztán az utolsótól visszafelé, és így tovább, míg mind áll.
aid-setup-grey = A maradék helyekre szürke polgárok kerülnek.
aid-setup-grey_two = Két játékosnál közülük { $grey } elsőként kerül fel, a táblán jelölt helyekre.
aid-setup-solo = <b>Le Roy ellen:</b> ő a szürke, dénár és befolyás nélkül. Amíg van üres hely, dobj színenként { $roll } kockával: a legjobb { $his } az ő polgárait helyezi el, aztán te teszel le { $yours } polgárt. Az összes karakter legyezőben fekszik, felfordítva. Te kezdesz.

aid-round = Egy forduló
aid-round-reveal = <b>Új lapok.</b> Az első { $rounds } fordulóban színenként felfordul egy tevékenységkártya.
aid-round-income = <b>Jövedelem.</b> Kapsz { $income } dénárt, és fizetsz { $palace } dénárt minden polgárodért a palotában, { $bishopric } dénárt a püspökségen.
aid-unpaid = Akinek nem telik rá, mindenét kifizeti, és { $shortfall } pontot veszít.
aid-unpaid_idle = Előbb az olcsóbb béreket kell kifizetni; akinek nem jut, azért nem dobsz kockával.
aid-round-workforce = <b>Munkaerő.</b> Dobj egy kockával minden álló polgárodért: vörössel a palotában, fehérrel a püspökségen, sárgával a városházán. A kockák a városrészedbe kerülnek.
aid-round-events = <b>Események.</b> Jön egy vörös lap, és amelyiket az hív. Utána minden esemény hat, balról jobbra.
aid-round-black = A kezdőjátékos dob a fekete kockákkal, legfeljebb { $rolled } darabbal.
aid-round-black_all = A kezdőjátékos minden fekete kockával dob, amelyet hoznak, akárhány is az.
aid-round-counter = A játékosok sorban kivédenek belőlük, míg egy sem marad.
aid-round-counter_solo = Te és Le Roy felváltva véditek ki őket, míg egy sem marad.
aid-round-counter_rest = Le Roy egyszer véd ki; a többi mind a tiéd.
aid-round-amiss = Aki egy esemény követelését nem tudja egészen teljesíteni, megteszi, ami telik tőle, és { $shortfall } pontot veszít.
aid-round-actions = <b>Akciók.</b> Sorban, mindig egy akció, míg mindenki passzol, vagy elfogy a színes kocka.
aid-round-end = <b>Vége.</b> Vedd el a városrészedből a dénárokat. A kiszorítottak hazamennek.
aid-round-next = A kezdőjátékos-kártya balra megy tovább.
aid-round-next_solo = Te és Le Roy felváltva kezditek a fordulókat.

aid-turn = A te lépésed: { $count } közül egy
aid-turn-activate = <b>Lap aktiválása</b> a lap színével egyező, legfeljebb { $most } kockával. Ha nincs ott kereskedőd, előbb fogadj fel egyet: fizess, és tegyél egy polgárt egy szabad helyre. A kockák összegét oszd el a lapon lévő számmal (lefelé kerekítve): ennyiszer használod a lapot, vagy homokóránál ennyi fakockát teszel rá.
aid-turn-every_use = Annyiszor kell használnod, ahányszor a kockák engedik.
aid-turn-cathedral = <b>A katedrális építése</b> legfeljebb { $most } fehér kockával: mindegyik kocka a saját számának oszlopába tesz egy fakockát, másik fakocka fölé vagy legalulra. { $points } pont és { $low } befolyás; ha a kocka legalább { $number }, akkor { $high }.
aid-turn-combat = <b>Esemény leküzdése</b> legfeljebb { $most } megfelelő színű kockával: az összegüket oszd el az esemény számával. Ennyi fakockát teszel rá, és fakockánként { $each } befolyást kapsz.
aid-turn-citizen = <b>Polgár elhelyezése</b> egyetlen kockával. A palotában a szám a hely, máshol a sor.
aid-row-full = A teli sor továbbtolódik, az utolsót kiszorítják.
aid-row-pushed = Ott a polgár mindig a sor elején lép be, és mindenkit továbbtol; aki az utolsó helyen állt, azt kiszorítja.
aid-turn-farm = <b>Földművelés</b> legfeljebb { $most } sárga kockával: egy dénár minden { $divisor } pontért.
aid-turn-pass = <b>Passz.</b> { $first } dénár a városrészedbe, és még { $later }, valahányszor rád kerülne a sor.

aid-price = Mások kockái
aid-price-dice = Kockák a csoportban
aid-price-each = Ami nem a tiéd, darabja
aid-price-note = A városrész gazdájának fizetsz, szürke kockáért a banknak. Senki sem utasíthatja vissza. Egy félretett fakocka módosíthat egy akciót, de a fekete kockák elleni védekezést sosem.
aid-price-example = <b>Példa.</b> Két saját kockád ({ $first } és { $second }) és egy másik játékosé ({ $third }): az összegük { $worth }, és a másé { $cost } dénárba kerül. Ha a lap osztója { $divisor }, akkor { $times } alkalommal használod; a maradék elvész.

aid-influence = Befolyás, akció vagy védekezés előtt
aid-influence-reroll = egy saját kocka újradobása
aid-influence-recruit = egy polgár a közös készletből
aid-influence-flip = legfeljebb { $dice } saját kocka átfordítása
aid-influence-most = A befolyás felső határa { $most }; ami fölötte volna, elvész.
aid-influence-act = Ha a lépésedben befolyást használtál, már nem passzolhatsz.

aid-black = Fekete kockák
aid-black-rule = Válaszd a legnagyobbat és tetszés szerint még többet, meg saját kockákat, amelyek együtt legalább ennyit érnek. <b>A vörös duplán számít.</b> Mind lekerül; fekete kockánként { $each } befolyást kapsz.
aid-black-duty = Ha a kockáid nem érik el a legnagyobbat, előbb használj befolyást, amíg az segíthet.
aid-black-fail = Ha a kockáid nem érik el a legnagyobbat, az lekerül, te pedig { $shortfall } pontot veszítesz.

aid-protection = Kiszorítva
aid-protection-rule = Egy fordulóban egy épületből színenként csak egy polgárt lehet kiszorítani: amíg egy ott fekszik, a többi védett. A fekvőt el lehet mozdítani, és a forduló végén hazamegy.

aid-countered = Leküzdött esemény
aid-countered-rule = Ha az utolsó zászló is betelt, a legtöbb fakocka az első pontszámot kapja, a második legtöbb a másodikat. Egyedül a lapon: mindkettőt. Holtverseny elöl: a kettő összegén osztoznak, lefelé kerekítve; holtverseny a második helyen: a második pontszámon osztoznak. A lap a vezetőé, holtversenynél akié a korábbi fakocka.
aid-countered-grey = A szürkék részt vesznek, de semmit sem kapnak; ha ők vezetnek, a lap kikerül a játékból.
aid-countered-no_grey = A szürke fakockák nem számítanak.
aid-countered-le_roy = Le Roy szürke fakockái is részt vesznek, és ugyanúgy pontot érnek, mint a tieid.
aid-countered-marauding = A fosztogatás marad.
aid-countered-marauding_taken = A fosztogatás is eseménykártyának számít annál, aki rajta vezet, és továbbra is minden fordulóban hat.

aid-final = Végső pontozás
aid-final-events = { $points } pont minden megmaradt eseményért, amelyen van fakockád
aid-final-tradesmen = a kereskedőid helyének pontjai
aid-final-levels = { $penalty } a katedrális minden szintjéért, amelyen nincs fakockád
aid-final-characters = mindenki pontot kap minden karakterért:
aid-final-characters_solo = te és Le Roy is pontot kaptok a legyezőben maradt minden karakterért:
aid-character = Karakter
aid-character-points = { $points } pont
aid-character-two = Zárójelben: egy vagy két játékosnál.

aid-roy = Le Roy, két kocka összege szerint
aid-roy-sum = Összeg
aid-roy-does = Mit tesz
aid-roy-dice = Kocka
aid-roy-points = { $points } pontot kap; megveszi a legjobb kockádat { $deniers } dénárért
aid-roy-citizen = a legjobb kockájával polgárt helyez el, és ha lehet, kiszorítja egy polgárodat
aid-roy-event = betölti és leküzdi a sor utolsó eseményét
aid-roy-tradesman = kereskedőt tesz a legjobb szabad helyre
aid-roy-cathedral = { $count } fakocka a katedrálisra, alulról kezdve: egyenként { $points } pont
aid-roy-character = mindketten pontoztok a legfelső karakterért, az utána kikerül
aid-roy-flags = üres zászlók
aid-roy-note-price = A te kockádért fizet, a sajátjaiért soha. Ha neked nincs kockád, a sajátját használja, és nem fizet.
aid-roy-note-black = Fekete kockák ellen az ő körében a legjobb kockája viszi magával a legnagyobb fekete kockát.
aid-roy-note-black_once = Fekete kockák ellen fordulónként csak egyszer kerül sorra: a legjobb kockája viszi magával a legnagyobb fekete kockát. A többi mind a tiéd.
aid-roy-note-tradesman = Ha a kereskedőhelyek egyformák, azt a lapot választja, amelyre olcsóbb felfogadni, azután: vörös, sárga, fehér.
aid-roy-note-cathedral = Ha nincs szabad hely a katedrálison, helyette { $points } pontot kap.
aid-roy-note-character = Ha nem maradt karakter, { $instead } pontot kap.
aid-roy-note-score = A dénárokért és a befolyásért nem kap pontot.
aid-or = { $one } vagy { $other }

aid-activities = Tevékenységkártyák
aid-cubes = Homokórás lapok
aid-cubes-rule = Minden felhasználás egy fakockádat teszi a lapra. Később minden fakocka egy akciót módosíthat, akciónként csak egy.
aid-events = Események, minden fordulóban
aid-events-rule = Ha mind a { $count } szürke polgár a városban van, esemény nem hoz újat.
aid-columns = Érme: felfogadás. ÷: mennyit kér egy felhasználás a kockákból. Koszorú: pont a végén, illetve az első és a második helyért. Zászló: ennyi fakocka küzdi le.
aid-in-book = a szabálykönyvben: { $card }
aid-bonus = bónuszkártya
aid-kind-brigands = útonállók
aid-kind-skirmishes = csatározások
aid-times-of = { $card } ×{ $count }
sheet-board = A tábla (PDF)
