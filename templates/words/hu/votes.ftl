# Szavazások: amit a játékosok egymástól kérhetnek, és ahogy véget ér.

votes-title = Kérdezd meg a többieket
votes-which = Javaslat: { $kinds } …
vote-short-pause = szünet
vote-short-go_on = folytatás
vote-short-draw = döntetlen
vote-short-call_off = a játék abbahagyása
vote-short-back = visszalépés
vote-refused-kind = Válaszd ki, mit kérdezel.
vote-kind-pause = Tartsunk szünetet
vote-kind-go_on = Folytassuk a játékot
vote-kind-draw = Legyen döntetlen
vote-kind-call_off = Hagyjuk abba a játékot
vote-kind-back = Lépjünk vissza korábbra
vote-ask-whom = Levelet kapnak: { $names }. Ha mindenki egyetért, megtörténik; egyetlen ellenvetés, és nem lesz belőle semmi. Aki két napig nem szól, az beleegyezik.
vote-ask-button = Megkérdezem
vote-until-open = amíg mindenki vissza nem ér, legfeljebb 30 napig
vote-move = E lépés elé
vote-title-pause = Legfeljebb 30 nap szünet
vote-title-pause-until = Szünet, eddig: { $deadline }
vote-title-go_on = A játék folytatása
vote-title-draw = Döntetlen
vote-title-call_off = A játék abbahagyása
vote-title-back = Visszalépés egy korábbi lépés elé
vote-by = { $name } javasolja.
vote-by-you = Te javasoltad.
vote-effect-pause = Áll az óra, és senki helyett nem történik lépés. A végén a játék magától folytatódik, vagy hamarabb, ha mindnyájan úgy akarjátok; minden határidő a szünet hosszával kitolódik.
vote-effect-go_on = A szünet most véget ér. A játék onnan folytatódik, ahol abbamaradt, és minden határidő a szünet hosszával kitolódik.
vote-effect-draw = A játék itt véget ér. Mindnyájan az első helyen osztoztok, és senki sem nyert.
vote-effect-draw-campaign = Ez a játék itt véget ér. Mindnyájan az első helyen osztoztok, és senki sem nyert. A hadjáratban senki sem kap érte pontot, és kezdődik a következő játék.
vote-effect-call_off = A játék itt véget ér, eredmény nélkül.
vote-effect-back = Azt a lépést és mindent, ami utána történt, visszavonjuk, akárki lépte is; a naplóban áthúzva marad meg. Azóta láthattatok kártyákat, ezért kell hozzá mindenkinek a beleegyezése.
vote-silence = Határidő: { $deadline }. Ha addig nem szólsz, az beleegyezésnek számít. Egyetlen ellenvetés, és nem lesz belőle semmi.
vote-held = Amíg a játék szünetel, ez vár, és a hallgatás nem számít.
vote-waiting = { $count } kérdés vár a szavazatodra
vote-agree = Egyetértek
vote-object = Inkább ne
vote-withdraw = Visszavonom
vote-mark-asks = javasolta
vote-mark-yes = egyetért
vote-mark-silent = hallgatólag egyetért
vote-mark-no = ellenzi
vote-mark-waiting = még nem felelt
vote-refused-not_now = Ezt most nem lehet megkérdezni.
vote-refused-not_here = Ezt csak az kérdezheti meg, aki játszik.
vote-refused-nobody = Nincs itt más, akit megkérdezhetnél.
vote-refused-open = Valaki épp most kérdezte ugyanezt. A saját oldaladon látod.
vote-refused-too_often = Ezt ma már megkérdezted. Holnap újra megteheted.
vote-refused-day = A szünet legfeljebb 30 napig tarthat. Válassz a napok közül.
vote-refused-move = Ezt a lépést már nem lehet visszavonni. Válassz másikat.
vote-refused-gone = Itt már nincs miről dönteni.
play-vote-gone-title = Itt nincs miről dönteni
play-vote-gone = Már eldőlt, visszavonták, nem te felelhetsz rá, vagy most nem kérdezhető. Így áll most a játék.

# --- aki késik
vote-title-late = Még két nap: { $name }
vote-title-late-own = Még két nap neked
vote-title-bot = Bot a helyén: { $name }
vote-title-bot-own = Bot játszik helyetted
vote-effect-late = { $count ->
    [one] { $name } ideje lejárt. A te válaszod dönti el, mi legyen most.
   *[other] { $name } ideje lejárt. Elég, ha egyikőtök várna; bot csak akkor veszi át a helyét, amíg vissza nem jön, ha mindenki ezt kéri, aki válaszol.
  }
vote-silence-late = Ha eddig senki sem válaszol: { $deadline }, az alapértelmezett lépés történik, ahogy a neki küldött levélben állt.
vote-late-own = Lejárt az időd, és a többieket megkérdeztük, várnak-e rád. Amíg nem döntenek, még léphetsz, legkésőbb eddig: { $deadline }.
vote-late-yes = Várjunk még két napot
vote-late-no = Jöjjön az alapértelmezett lépés
vote-late-bot = Játsszon helyette egy bot
vote-mark-late = késik
letter-vote-reply-late = Vagy csak válaszolj: „{ $yes }”, ha várnál, „{ $no }”, ha jöjjön az alapértelmezett lépés.
letter-vote-reply-bot = Vagy csak válaszolj: „{ $yes }”, ha várnál, „{ $no }”, ha jöjjön az alapértelmezett lépés, „{ $bot }”, ha játsszon helyette egy bot.
voted-late-done = Eldőlt: { $name } eddig kapott időt: { $deadline }.
voted-late-done-own = A többiek várnak rád: eddig van időd: { $deadline }.
voted-late-bot = Eldőlt: bot játszik a helyén, amíg vissza nem jön: { $name }.
voted-late-bot-own = A többiek nem szerettek volna tovább várni, ezért most egy bot játszik helyetted. Bármelyik linkeddel bármikor visszajöhetsz.
letter-turn-late = Lejárt az időd, és a többieket megkérdeztük, várnak-e rád. Amíg nem döntenek, még léphetsz, legkésőbb eddig: { $deadline }. Ha nem várnak: { $action }

# --- levelek
letter-vote-subject = { $title }: { $what }?
letter-vote-heading = Ezeket vonnánk vissza
letter-vote-yes = igen #{ $number }
letter-vote-no = nem #{ $number }
letter-vote-bot = bot #{ $number }
letter-vote-reply = Vagy csak válaszolj ennyit: „{ $yes }” vagy „{ $no }”.
letter-voted-subject = { $title }: { $what }
voted-done = Mindenki egyetértett, így megtörtént.
voted-objected = { $name } inkább nem szeretné, így minden marad, ahogy volt.
voted-objected-own = Ellenezted, így minden marad, ahogy volt.
voted-withdrawn = { $name } visszavonta a javaslatát, így minden marad, ahogy volt.
voted-withdrawn-own = Visszavontad a javaslatodat, így minden marad, ahogy volt.
voted-lapsed = Nem lett belőle semmi: nem sikerült időben mindenkit megkérdezni, vagy már nem lehetséges. Minden marad, ahogy volt.
letter-called-off-vote = Megegyeztetek, hogy abbahagyjátok ezt a játékot, így itt eredmény nélkül véget ér. Nincs vele több dolgod.
outcome-agreed = Döntetlen, közös megegyezéssel
draw-end = A játékosok megegyeztek a döntetlenben, ezért a lépések és a tábla még a vége előtti állást mutatják. Mindenki az első helyen osztozik.
draw-end-campaign = A hadjáratban senki sem kap érte pontot.
letter-over-proof-agreed = Az első kör előtt minden játékos megkapta a keverés ellenőrző kódját. Itt van a titok, amelyből a kód készült (SHA-256-tal); minden keverés ebből következik. A „staffetta verify” újrajátssza és ellenőrzi a letöltött lépéseket. A döntetlenben megegyeztetek, azt nem bizonyítja lépés.
