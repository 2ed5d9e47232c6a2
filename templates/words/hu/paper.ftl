# Minden, ami kinyomtatható: az oldal, amely felkínálja, és amit minden játék lapjai mondanak.

paper-title = Nyomtatáshoz: { $game }
paper-link = Minden, ami kinyomtatható
paper-intro = Egyszer kell választani, az összes lap úgy készül. Mindegyik PDF, a betűk is benne vannak.
paper-how = Papír, nyelv, tinta, nevek
paper-language = Nyelv
paper-other = Mellette
paper-other-none = egy nyelv
paper-size = Papír
paper-ink = Festék
paper-ink-colour = színes
paper-ink-grey = szürke
paper-ink-low = a lehető legkevesebb
paper-ink-stark = fekete-fehér, gyenge szemnek
paper-large = nagy betűk
paper-duplex = Hátoldal
paper-duplex-none = hajtással
paper-duplex-long = nyomtatva, a hosszú él mentén fordítva
paper-duplex-short = nyomtatva, a rövid él mentén fordítva
paper-card = Méret
paper-card-poker = játékkártya: 63 × 88 mm
paper-card-mini = kicsi: 44 × 68 mm
paper-card-wallet = pénztárcába: 51 × 76 mm
paper-right = Ennyivel jobbra van a hátoldal (mm)
paper-up = Ennyivel feljebb van a hátoldal (mm)
paper-joined = táblák teljes méretben, több összeillesztendő lapon
paper-players = Játékosok
paper-players-any = akárhányan
paper-names = Nevek, soronként egy
paper-show = A lapok mutatása
paper-sheets = A lapok
paper-played = Ahhoz készül, amivel játszotok
paper-read = olvasás oldalként
paper-ways = Így is kérhető: { $ways }.
paper-way-players = ennyi játékosnak
paper-way-names = nevekkel
paper-way-large = nagy betűkkel
paper-way-other = két nyelven
paper-way-card = három méretben
paper-way-duplex = kétoldalasan
paper-way-joined = teljes méretben, több lapon
paper-codes = A kódos helykártyák és a folyó játékot kirakó lap a mérkőzés és az asztal oldalán vannak.

paper-aid = Segédkártya
paper-aid-about = Hogyan zajlik, mit tesz egy-egy lap, és mi a vége.
paper-cards = Kivágható segédkártyák
paper-cards-about = Ugyanez kártyákon, hajtással vagy kétoldalas nyomtatással.
paper-score = Pontozólap
paper-score-about = Ceruzával kitölthető.
paper-pad = Pontjegyző
paper-pad-about = Oszlopok és sorok bármilyen pontokhoz.
paper-seats = Névtáblák
paper-seats-about = Meghajtva az asztalra állíthatók, a helyek jeleivel.
paper-tokens = Jelzők
paper-tokens-about = Papírjelzők az elveszettek helyett.
paper-rulings = Döntések
paper-rulings-about = Amit a szabálykönyv nyitva hagy, és ahogyan játsszuk.

# --- a lapokon ---

paper-of = { $game }.
paper-agreed = Ezekkel a beállításokkal: { $options }.
paper-made = Staffetta { $release }, { $date }.
paper-by = Staffetta { $release }.
paper-page = { $paper }, { $page }. oldal, összesen { $pages }; 100%-os méretben nyomtatandó.
paper-scored = { $game }: pontozólap
paper-final = { $game }: végeredmény
paper-player = Játékos
paper-total = Összesen
paper-number = Szám
paper-cut = Vágd körbe a jeleknél, hajtsd meg a szaggatott vonalnál, és ragaszd össze.
paper-measure = A nyomtató kimérése
paper-measure-about = Nyomtasd ezt az oldalt és a következőt egy lap két oldalára, és tartsd fény felé úgy, hogy ez az oldal nézzen feléd. Olvasd le, hány milliméternél látszik a hátoldal keresztje; minden vonal { $step } mm. Ha ezt a két számot megadod, minden hátoldal az előlapja mögé kerül.
paper-tokens-title = { $game }: jelzők
paper-tokens-count = Hány darab
paper-tokens-rule = Mindegyik { $size } mm széles. Vágás előtt ragaszd a lapot kartonra.
paper-cards-title = { $game }: segédkártyák
paper-seats-title = { $game }: nevek
paper-seats-watch = Olvasd be ezt a kódot, és lásd, hogyan áll a játék.
paper-goes-on = { $heading } ({ $number })
paper-fits = Mi fér el rajta
paper-join = Hogyan illeszkednek a részek
paper-join-cut = Vágd le minden rész ollóval jelölt széleit; a többi szél maradjon.
paper-join-lay = Fektesd az előző rész { $lap } mm-es sávjára, a szaggatott vonalig, és ott ragaszd le.
paper-join-check = A rajznak az illesztésen át is folytatódnia kell. Ha nem illik, a nyomtató átméretezte a lapokat: mérd le a vonalzót.
paper-join-part = { $number }. rész, összesen { $count }

# --- a befejezett játék ---

keepsake-result = A játék kitöltött pontozólapja
keepsake-poster = A játék plakátja
keepsake-numbers = A számok a táblán azt mutatják, hol, a grafikon alatt azt, hogy mikor történt.
keepsake-certificate-link = Oklevél a győztesnek
keepsake-certificate = Oklevél
keepsake-awarded = Ezt az oklevelet kapja
keepsake-won = a győzelemért ebben a játékban: { $game }.
