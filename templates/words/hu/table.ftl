# Asztal az igazi dobozzal: a telefonok, a házigazda és a nagy képernyő oldalai; a pontozó.

# --- opening a table
home-table = Társasozás az igazi dobozzal
home-table-text = Együtt ültök, és előttetek a játék? Nyiss asztalt: mindenki beolvas egy kódot, a telefonok vezetik az állást, a nagy képernyő pedig mindenkinek megmutatja. Nem kell hozzá se fiók, se alkalmazás.
table_new-title = Asztal a saját társasotokhoz
table_new-intro = A játék előttetek van, az állást a telefonok vezetik. Tíz másodperc múlva mindenki beolvashatja a kódját.
table_new-subject = Mit játszotok?
table_new-players = Kik játszanak
table_new-count = Játékosszám
table_new-begins = Ki kezd
table_new-begins-later = Az asztalnál dől el
table_new-clock = Hangtalan óra méri, ki mennyit gondolkodik
table_new-button = Megnyitom az asztalt

# --- the host's page
companion-host-title = Olvassátok be a kódotokat
companion-host-text = Minden játékos beolvas egy kódot a telefonja kamerájával. Onnantól az a hely azé a telefoné.
companion-one_phone = Egy telefon mindenkinek
companion-codes = A helyek és a nagy képernyő kódjai
companion-cards = Nyomtatható helykártyák (PDF)
companion-sits = A hely foglalt
companion-sit-here = Ide ülök ezzel a telefonnal
companion-no_code = Ez a kód a szolgáltatás régebbi kulcsával készült, többé nem jeleníthető meg.
companion-rename = Név módosítása
companion-free = Hely felszabadítása
companion-screen = Nagy képernyő
companion-screen-open = Megnyitás ezen az eszközön
companion-entries = { $count ->
    [0] Még nincs bejegyzés.
   *[other] Eddig { $count } bejegyzés.
}
companion-host-secret = Ezt az oldalt tartsd meg magadnak: akinél megvan, helyeket szabadíthat fel, és bárki helyett beírhat bármit.
companion-name-title = Mi legyen { $name } új neve?
companion-free-title = Felszabadítod { $name } helyét?
companion-free-text = A mostani telefonról többé nem lehet beírni semmit, és a következő telefon kapja a helyet, amelyik beolvassa a kódot. A bejegyzések megmaradnak.
companion-free-button = Felszabadítom
companion-renew = Új kód
companion-renew-title = Új kódot kapjon { $name }?
companion-renew-text = Az eddigi kód érvényét veszti, a helykártyán is. Azé lesz a hely, aki az újat beolvassa.
companion-renew-text-taken = Az eddigi kód érvényét veszti, és a mostani telefon elveszíti a helyet. Azé lesz a hely, aki az új kódot beolvassa. A bejegyzések megmaradnak.
companion-renew-button = Új kódot készítek
companion-renew-screen-title = Új kód a nagy képernyőhöz?
companion-renew-screen-text = Az eddigi kód érvényét veszti: az újat minden képernyőn meg kell nyitni, amelyik az asztalt mutatja.
companion-renew-codes-title = Készüljenek új kódok?
companion-renew-codes-text = Minden hely, amelyik még egyik telefoné sem, új kódot kap, és a nagy képernyő is; az eddigi kódjuk érvényét veszti. A már elfoglalt helyek maradnak.
companion-renew-codes-button = Új kódokat készítek
companion-codes-lost = A szolgáltatás új kulcsot kapott, ezért a régivel készült kódok már nem jeleníthetők meg. A már elfoglalt helyek maradnak. A többi helyhez és a nagy képernyőhöz új kódot készíthetsz; az eddigi kódjuk ekkor érvényét veszti.
error-title-ended-table-seat = Van már új kód
error-ended-table-seat = A házigazda új kódot készített ehhez a helyhez, ez a link már nem működik. Olvasd be az új kódot a házigazda képernyőjéről. A bejegyzések mind megvannak.
error-title-ended-table-screen = Van már új kód
error-ended-table-screen = A házigazda új kódot készített a nagy képernyőhöz, ez a link már nem működik. Az új kód a házigazda képernyőjén látható.
error-ended-table-host = A házigazdai oldal új linket kapott, ez már nem működik. Az új azon az eszközön van, amelyiken készült; a kódok és a helyek nem változtak.

# --- sitting down
companion-sit-title = Leülsz { $name } helyére?
companion-sit-text = A hely ezé a telefoné, amíg a házigazda fel nem szabadítja.
companion-sit-button = Ide ülök
companion-taken-title = { $name } helye már egy másik telefoné
companion-taken-text = Itt nézheted a játékot. Ha erről a telefonról akarsz beírni valamit, kérd meg a házigazdát, hogy szabadítsa fel a helyet.

# --- before the game: one code on the big screen
lobby-title = Foglaljatok helyet
lobby-scan = Olvasd be ezt a kódot a telefonoddal, és koppints a nevedre.
join-seat-title = Melyik a te helyed?
join-name = A neved, ha lent nem szerepel
join-watch = Csak nézem
join-late = Azt a helyet épp most foglalták el. Válassz másikat.
join-closed-title = A játék már elkezdődött
join-closed = Kérd el a helyed kódját a házigazdától: az ő oldalán megtalálható.

# --- a phone at the table
companion-happened = Mi történt
companion-nothing_yet = Még semmi.
companion-undo = Visszavonom
companion-undo_of = Visszavonom: { $text }
companion-bring_back = Visszaállítom
companion-bring_back_of = Visszaállítom: { $text }
companion-taken_back = { $name } visszavonta
companion-entered_anyway = szabály ellenére
companion-changed = javítva
companion-log = Minden bejegyzés
companion-back = Vissza az asztalhoz
companion-host = Vissza a kódokhoz
companion-rules = Szabályok és segédlap
companion-rules-now = Az ide vágó szabályok
companion-point = Koppints ide a beíráshoz
companion-enter_for = Beírás { $name } helyett
companion-awake = A képernyő maradjon bekapcsolva
companion-numbers = A dobozod számainak mentése fájlba
companion-numbers-about = Ez az eszköz megjegyzi őket a következő asztalhoz; a fájl bárhová magaddal vihető.
companion-end = A játék befejezése
companion-end-hint = Jelöld meg, ki nyert. Ha senkit sem jelölsz meg, a pontok döntenek, ha a játékban vannak pontok.
companion-end-button = Befejezem a játékot
companion-broken-off = A játék félbemaradt.
companion-told = Ezt írom be
companion-again = Frissítem
companion-cancel = Mégsem
companion-minutes = { " " }perc

# --- refusals, and bad networks
companion-refused = Ez nem került be
companion-anyway = Mégis beírom
companion-drop = Mégsem írom be
companion-turned_away = Nem jutott el a szolgáltatásig: útközben valami elutasította.
companion-resend = Küldés újra
companion-enter_again = Beírom újra
companion-waiting = Küldésre vár
companion-take_back = Visszavonom
companion-unkept = Küldésre vár. Ez a telefon nem őriz meg semmit: hagyd nyitva az oldalt.
companion-away = Nincs kapcsolat: a bejegyzéseket ez a telefon őrzi

# --- what the table is asked
companion-lot = Sorsolás
asked-lot = Ki kezd?
asked-dice = { $count ->
    [one] Mit mutat a dobókocka?
   *[other] Mit mutatnak a dobókockák?
}
asked-pick = Melyik került elő?
asked-turn = Mit fordítottatok fel?
asked-shuffle = Milyen sorrendben fekszenek?

# --- entries in words
entry-of = { $name }: { $text }
entry-host = a házigazda
entry-counted = számításunk szerint elfogytak a lapok
entry-event-added = { $seat }: { $points } pont, összesen { $total }
entry-action-add = { $points } pont ({ $row }. sor)
entry-action-row = Új sor
entry-action-row_named = Új sor: { $title }
entry-action-end = A játék véget ért
entry-action-end_won = A játék véget ért; { $seats } győzött
entry-action-lot_wanted = Sorsolás
entry-action-lot = Sorsolás: { $seat } kezd
entry-action-tell = Beírva: { $words }
entry-action-correct = Kézi javítás: { $words }
entry-refusal-malformed = Ezt nem lehet bejegyzésként értelmezni.
entry-refusal-no_such_entry = Nincs ilyen bejegyzés.
entry-refusal-taken_back_already = Ezt már visszavonták.
entry-refusal-needed_later = Egy későbbi bejegyzés erre épül. Előbb azt kell visszavonni. ({ $why })
entry-refusal-table_full = Ezen az asztalon nincs hely több bejegyzésnek. Nyissatok újat.
entry-refusal-id_used = Ez kétszer, eltérő tartalommal érkezett. Írd be újra.
entry-refusal-table_frozen = Ez a játék levélben folytatódik, itt már nem lehet beírni semmit.
entry-refusal-moved_on = A játék közben továbbhaladt, ezért ezt nem írtuk be. Nézd meg, mi történt, és ha még érvényes, írd be újra.
entry-stands = Most: { $what }.
entry-since = Azóta: { $what }
entry-refusal-tell_first = Előbb azt írd be, mit dobtatok vagy húztatok.
entry-refusal-nothing_to_tell = Most nincs mit beírni.
entry-refusal-not_there = Ez nem jöhetett ki.
entry-refusal-other_kind = Nem ez volt a kérdés.
entry-refusal-wrong_count = Nem annyit adtál meg, amennyi kell.
entry-refusal-not_told = Valami hiányzik abból, amit beírtál.
entry-refusal-over_already = A játék véget ért. A folytatáshoz vonjátok vissza a befejezést.
entry-refusal-cannot_correct = Ezt így nem lehet javítani.
entry-refusal-no_such_seat = Ott nem ül senki.
entry-refusal-not_your_turn = Most más következik.
entry-refusal-not_legal = Ez most nem lehetséges.
entry-refusal-no_such_line = Ezt nem lehet bejegyzésként értelmezni.
entry-refusal-no_such_row = Nincs ilyen sor.
entry-refusal-too_many_rows = A pontozóban legfeljebb { $most } sor fér el.
entry-refusal-no_number = A pont egész szám, legfeljebb { $most }.
entry-refusal-bad_title = A sor címe egyetlen rövid sor.

# --- the score pad
pad-title = Pontozó
pad-about = A pontozó bármely más játékhoz jó: nevek, sorok, folyamatos összesítés.
pad-leads = { $count ->
    [one] { $names } vezet
   *[other] { $names } vezet
}
pad-level = Még senki sem vezet
pad-leader = vezet
pad-total = Összesen
pad-row = Új sor
pad-row-named = Sor címmel
pad-row-title = A sor címe
pad-cell = { $name }, { $row }. sor: { $value }
pad-points = Pont: { $name }, { $row }. sor
pad-enter = Beírom
pad-next = Következő játékos
pad-minus = Levonom
pad-sign = Plusz vagy mínusz
pad-erase = Törlés
pad-photo = Pontok beolvasása fotóról
pad-photo-hint = A fotózható pontozólaphoz, amely minden játéknál ott van a „Minden, ami kinyomtatható” oldalon. A fotó ezen a telefonon marad.
pad-photo-hint-game = A „Fotózható eredménylap” nevű laphoz, amely a „Minden, ami kinyomtatható” oldalon van. A fotó ezen a telefonon marad.
pad-photo-choose = Fotózok vagy képet választok
pad-photo-none = Nem látszik pontozólap ezen a képen. Felülről fotózd le, hogy az egész lap és mind a négy fekete sarka rajta legyen.
pad-photo-corner = A lap négy fekete sarkából az egyik takarásban van vagy lemaradt. Tedd szabaddá, és fotózd le újra az egész lapot.
pad-photo-bent = A lap rajta van a képen, de a körök nincsenek a helyükön. Simítsd ki, és pontosan felülről fotózd le.
pad-photo-blurred = Ez a kép túl sötét vagy elmosódott. Több fényben, nyugodt kézzel fotózd le újra.
pad-photo-other = Ez a lap másik játékhoz vagy másik asztalhoz való. Ennek az asztalnak a lapját fotózd le.
pad-photo-small = Túl kicsi a lap ezen a képen. Menj közelebb, amíg ki nem tölti a képet.
pad-photo-unopened = Ezt a fájlt nem tudja képként megnyitni a telefon. Válassz egy fotót, vagy készíts egyet.
pad-photo-empty = Ezen a lapon nincs besatírozott kör.
pad-photo-there = Ezek a számok már a pontozóban vannak, a lapon nincs új.
pad-photo-page = Most fotózd le a lap másik oldalát is.
pad-photo-check = Vesd össze a számokat a lappal, főleg a bekeretezetteket. Aztán írd be őket.
pad-photo-enter = Beírom ezeket a számokat
option-low_wins = A legkevesebb pont nyer
option-low_wins-about = Mint a golfban: az vezet, akinek a legkisebb az összege.
option-low_wins-rule = Mint a golfban: a legkisebb összeg nyer.

# --- levélben folytatva
bymail-title = Folytatás levélben
bymail-text = Ha az este hamarabb ér véget, mint a játék: add meg, mi van a kezedben, és hová menjenek a leveleid. Az asztalnál senki sem látja egyiket sem.
bymail-hand = A kezedben { $count } lap van
bymail-counted = Eddig megadott lapok:
bymail-button = Elmentem
bymail-kept = Elmentve. Ha már mindenki megadta a magáét, a házigazda elindíthatja a folytatást.
freeze-text = Mindenki a saját telefonján adja meg a lapjait és a címét a „Folytatás levélben” gombbal. Az indító levelet { $name } kapja; onnan megy tovább a meghívó a többieknek.
freeze-waiting = még nem adta meg
freeze-said = megadta
freeze-button = Levélben folytatjuk
freeze-done = A játék levélben folytatódik. Az indító levelet { $name } kapja; abban van a gomb, amely meghívja a többieket.
entry-refusal-not_by_mail = Ebben az állásban a játék nem folytatható levélben.
entry-refusal-not_at_table = Ebben az állásban a játék nem folytatható asztalnál.
entry-refusal-not_said_yet = Még hiányzik { $seats } válasza.
entry-refusal-hand_size = { $seat_is ->
    [you] { $count } lapot adtál meg, az asztal szerint { $wanted } van a kezedben.
   *[other] { $seat } { $count } lapot adott meg, az asztal szerint { $wanted } van a kezében.
}
entry-refusal-not_in_box = Több ilyen lapot adtatok meg, mint ahány kézben lehet: { $card }.
entry-refusal-known_missing = Mindenki látta, hogy ez a lap ebbe a kézbe került, tehát benne kell lennie: { $card }.

entry-refusal-wrong_phase = Most nem ez a kérdés. Ami következik: { $phase }.
