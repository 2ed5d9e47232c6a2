# Előre megadott utasítások és gépi játékosok: ami minden játékban egyforma.

# --- az oldal
orders-title = Előre megadott utasítások
orders-intro = Mondd meg előre, mit válaszolnál, és senkinek sem kell rád várnia. Az utasítás válaszol, amint téged kérdeznek; ha valamelyik feltétele nem teljesül, leáll, és téged kérdezünk, mint máskor.
orders-private = Az utasításaidat senki más nem látja, azt sem, hogy egy lépés utasításra történt.
orders-armed = Aktív utasítások
orders-none = Most nincs utasításod.
orders-stays = Amíg vissza nem vonod.
orders-cancel-button = Visszavonom
orders-new = Új utasítás
orders-first-shown = Még semmi sem dőlt el: minden gomb előbb megmutatja, mit tenne az utasítás.
orders-look-button = Megnézem, mit tenne
orders-as-line = Egyetlen sorban is leírhatod
orders-written = Egy sorban:
orders-line = Utasítás
orders-step = { $number }. lap
orders-notes = Mi lett az utasításaiddal?
orders-back = Vissza az asztalhoz
orders-link = Előre válaszolok, utasítással
orders-armed-are = Aktív utasítások: { $orders }.
orders-refused-title = Ilyen utasítást nem adhatsz.
orders-done-cancelled = Az utasítást visszavontad.
orders-done-gone = Ez az utasítás már nem aktív.
orders-changed = Amíg nézted, változott az állás. Kérlek, nézd meg még egyszer.

# --- mielőtt érvénybe lép
orders-ask-title = Kiadod ezt az utasítást?
orders-ask-foretold = Mit tenne a mostani állásban?
orders-ask-at-once = Éppen téged kérdezünk, így ez azonnal megtörténik: „{ $action }”.
orders-ask-waits = Egyelőre semmit. Akkor válaszol, amikor eljön az ideje.
orders-ask-steps = Ha a többiek csak azt lépik, amit muszáj, ezeket lépné:
orders-ask-stops = Aztán leállna, és téged kérdezne. Az oka: { $why }.
orders-ask-told = Mi történne ekkor?
orders-ask-replaces = Egy korábbi utasítás helyébe lép: { $order }.
orders-ask-button = Kiadom
orders-ask-instead = Változtatok rajta

# --- mi lett vele
note-carried_out = „{ $action }” – az utasításodra ({ $why }).
note-disarmed = Már nem aktív: { $order }. Az oka: { $why }.
note-brought_back = Újra aktív: { $order }. Visszavonták azt a lépést, amely miatt véget ért.
note-withdrawn = Már nem aktív: { $order }. Visszavontad azt a lépést, amelyet helyetted tett meg.
note-fallen = Már nem aktív: { $order }. Visszavonták azt a lépést, amely után megadtad.
note-plan_withdrawn = Már nem aktív: { $order }. Visszavontad azt a lépést, amely után következett volna.
note-asked = Van ugyan utasításod, most mégis téged kérdezünk. Az oka: { $why }.
mark-order = az utasításodra
letter-orders = Az utasításaid
order-summary-moves = Az utasításaid { $count } lépést tettek meg helyetted.
letter-orders-details = Részletek

# --- gépi játékosok
bot-name = { $name } (gép)
new-bots = Gépi játékosok
new-bots-none = nincs
new-bots-hint = A gép egy üres helyen játszik. Csak annyit lát, amennyit egy játékos, azonnal lép, és nem kap leveleket.
problem-no_bot = Ehhez a játékhoz még nincs gépi játékos.
host-bot = Gépre bízom
host-bot-title = Gép játsszon ezen a helyen?
host-bot-text = { $name } helyén mostantól gép játszik, és { $name } linkje érvényét veszti. A gép csak annyit lát, amennyit egy játékos. A helyet bármikor visszaadhatod egy embernek.
host-bot-button = Gépre bízom
host-done-bot = Ezen a helyen mostantól gép játszik.

# --- hozzáállás: utasítás egyetlen érintéssel; az $action a játék szövege
stance-now = most: „{ $action }”
stance-now-gains = most: „{ $action }” ({ $gains })
stance-for-good = Ezt többé ne kérdezzétek
stance-now-asks = most téged kérdeznénk
stance-given = Megjegyeztük. Amikor sorra kerülsz: „{ $order }”.
stance-alike = Háromszor egymás után laponként döntöttél. Ez ugyanezeket a lapokat játszotta volna ki, és a többi kérdésre is válaszolhat helyetted:

# --- a következő körök tervezése, amíg a többiek lépnek
plan-title = Megtervezem a következő körömet
plan-yours = Megtervezett köreid
plan-why = Amint te jössz, ez a lépésed, és senkinek sem kell rád várnia.
plan-intro = Rakd össze úgy, mintha most te jönnél. Amikor sorra kerülsz, ez lesz a lépésed, ha még lehetséges; ha nem, téged kérdezünk, mint máskor.
plan-so-far = A terv eddig
plan-look = Megnézem a tervet
plan-more = Még egy kört tervezek
plan-change = Módosítom vagy folytatom
plan-refused = Ezt nem lehet megtervezni.
plan-left-out = Nem lehet tudni, mi következik ez után a lépés után, ezért a terv itt véget ér: „{ $action }”
play-no-plan-title = Most nincs mit tervezni
play-no-plan = A következő köröd addig tervezheted meg, amíg a többiek lépnek, és te még nem passzoltál. Most így állunk.

asides-heading = Bármikor

order-why-as_ordered = ahogy kérted
refusal-order_clause = Ezt a részt nem értjük: „{ $clause }”.
