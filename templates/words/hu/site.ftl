# Oldalak: amit a böngészőben olvasnak.

site-tagline = Társasjátékok levélben
site-skip = Ugrás a tartalomra
site-rehearsal = Próbaüzem: ennek a szolgáltatásnak az órája állítható.
site-footer = A Staffetta szabad szoftver, egy barátod üzemelteti. Egyetlen kiadóhoz sincs köze.
site-language = Nyelv
site-back = Vissza

# --- kezdőlap
home-title = Ráérős játékok jó barátoknak
home-intro = A staffetta Itália városai közt hordta a leveleket. A miénk a játékotok lépéseit hordja: aki soron van, levelet kap a táblával és a legkézenfekvőbb lépésekkel. Egyetlen érintés, és lép is.
home-no-account = Se fiók, se alkalmazás, se jelszó. Elég egy e-mail-cím.
home-mine = Az összes játékom
home-new = Játékot indítok
home-games = Játékok
home-print = Nyomtatáshoz
home-letter = Ilyen levél érkezik, amikor te jössz. { $prompt } Alatta a válaszok, amelyekre rá lehet koppintani, majd a tábla.
home-seats = { $least ->
    [one] 1–{ $most } játékos
   *[other] { $least }–{ $most } játékos
}
sheet-aid = Segédkártya (PDF)
sheet-map = Térkép nyomtatásra (PDF)
home-how = Hogyan megy ez?
home-how-1 = Kiválasztasz egy játékot, beírod a barátaid címét, vagy helyet hagysz azoknak, akiknek linket küldesz, majd a kapott levélben megerősíted.
home-how-2 = Mindenki egyetlen érintéssel csatlakozik a kapott levélből.
home-how-3 = Jönnek-mennek a levelek; aki elfelejtkezik róluk, azt emlékeztetjük, kedvesen és sosem éjjel.
home-mailbox = A bemutató postaládája

# --- új játék
length-weeks = { $least }–{ $most } hét, fejenként körülbelül { $letters } levél
length-each = Egy játék: { $length }.
length-how = Három-négy fős asztaloknál mértük, ahol mindenki naponta egyszer néz be, és egy gombnyomással megmondja, meddig megy el egy csatában vagy fordulóban; a játékok fele e két szám közé esett. Ha minden kérdésre külön válaszoltok, egy játék kétszer-négyszer ennyi ideig tart.
new-title = Új játék
new-step-game = Játék
new-step-people = Játékosok
new-step-time = Idő és opciók
new-next = Tovább: { $step }
new-options = A játék opciói
new-options-more = További opciók
new-options-chosen = { $count } kiválasztva
new-options-hint = Nem kell választanod: ha így marad, a szabálykönyv szerint játszotok.
new-show-options = Megnézem ennek a játéknak az opcióit
new-warned = Még valami, mielőtt elkezditek
new-anyway = Így is létrehozom
new-pace = Gondolkodási idő döntésenként
new-only_awake = Az éjszaka nem számít
new-days_off = A hétvége és az ünnepnap nem számít
new-plays_on = Aki távol van, helyette addig egy robot játszik
new-asks_first = Ha lejár az idő, előbb a többieket kérdezzük
pace-brisk = 6 óra (pörgős)
pace-fast = 12 óra (gyors)
pace-daily = 24 óra (naponta egy lépés)
pace-evening = minden este kilencig
pace-relaxed = 72 óra (ráérős)
pace-weekly = egy hét
pace-fortnight = két hét
pace-none = korlátlan
pace-with = { $pace }; { $note }
pace-with-at_once = mindenkit egyszerre kérdezünk
pace-with-only_awake = az éjszaka nem számít
pace-with-plays_on = a távollévők helyett robot játszik
pace-with-asks_first = ha lejár az idő, előbb a többieket kérdezzük
pace-with-days_off = a szabadnapok nem számítanak
new-language = A játék nyelve
new-language-hint = A saját levelei nyelvét mindenki megváltoztathatja.
new-you-hint = Te vagy a házigazda, és tiéd az első hely.
new-players = A többiek
new-players-hint = Ezt a játékot { $least }–{ $most } játékos játszhatja, veled együtt. A fölösleges sorokat hagyd üresen.
new-alone-hint = Ha egyedül játszanál, hagyd mindet üresen.
new-player = { $number }. játékos
new-paste = Több cím beillesztése
new-paste-hint = Illessz be egy listát, soronként egy emberrel vagy vesszőkkel elválasztva, például „Emma <emma@mail.example>”. A telefonod névjegyei (vCard) is jók.
new-paste-text = Nevek és címek
new-paste-file = Vagy egy névjegyfájl (.vcf)
new-paste-button = Kitöltöm a sorokat
new-one-more = Még egy játékos
new-name = Név
new-email = E-mail-cím
new-person-language = A levelek nyelve
new-timezone = Időzóna
new-language-and-zone = Nyelv és időzóna
new-timezone-guess = Ahogy a nyelvnél szokásos
new-submit = Létrehozom a játékot
new-problems = Valami még nincs rendben:
new-sent = { $count ->
    [0] A játék elkészült, és már úton van hozzád egy levél. Nyisd meg, kövesd a házigazdai oldaladra vezető linket, és nyomd meg ott a gombot: akkor kezdődik a játék.
   *[other] A játék elkészült, és már úton van hozzád egy levél. Nyisd meg, kövesd a házigazdai oldaladra vezető linket, és nyomd meg ott a gombot: a többieket csak akkor hívjuk meg.
}
new-code = Kód új játékhoz
new-code-hint = A szolgáltatás üzemeltetőjétől kapod.
new-sent-open = A játék elkészült, és már úton van hozzád egy levél. Nyisd meg, kövesd a házigazdai oldaladra vezető linket, és nyomd meg ott a gombot: akkor megkapod a linket és a kódot a barátaidnak.
new-sent-letter = A neked szóló levél
new-sent-done-title = Ezt a játékot már megerősítették
new-sent-done = A meghívók elmentek. A saját linkjeidet a leveleidben találod.
new-sent-nothing = Néhány perc után sincs semmi? Nézz be egyszer a levélszemét közé.
new-closed-title = Itt most nem lehet új játékot létrehozni
new-closed = Ezen a szolgáltatáson az üzemeltető hozza létre a játékokat. Ha játszani szeretnél, szólj neki. A már elkezdett játékok zavartalanul folytatódnak.

# --- mi lehet a baj egy űrlappal
problem-no_plans = Ebben a játékban nincs olyan ütközet vagy forduló, amelyről mindenkit egyszerre lehetne kérdezni.
problem-unknown_game = Ilyen játék itt nincs. Ami van: { $takes }.
problem-unknown_value = Ez nem lehetséges érték. Amiből választhatsz: { $takes }.
problem-option_unknown = Ilyen opció nincs. Ami van: { $takes }.
problem-value_unknown = Ennek az opciónak nem lehet ilyen értéke. Amiből választhatsz: { $takes }.
problem-malformed = Ez a rész hiányzik vagy olvashatatlan.
problem-seats = Ezt a játékot { $least }–{ $most } játékos játszhatja; most { $count } játékos van megadva.
problem-name_empty = Hiányzik egy név.
problem-name_too_long = Túl hosszú a név.
problem-name_control = A névben láthatatlan vezérlőjelek vannak.
problem-name_bidi = A névben láthatatlan jelek vannak, amelyek megfordítják az írás irányát.
problem-name_invisible = A név csupa láthatatlan karakterből áll.
problem-name_combining = A névben túl sok ékezet jut egyetlen betűre.
problem-name_no_letter = Egy névben legalább egy betűnek lennie kell.
problem-name_alike = Két név egyformán néz ki; kérlek, legyenek különbözők.
problem-name_link = A névben nem lehet link, webcím és @ jel. Ha pont van benne, tegyél utána szóközt.
problem-name_phone = A név telefonszámra hasonlít: túl sok benne a számjegy.
problem-name_ours = Ez magának a szolgáltatásnak a neve. Válassz másikat.
problem-email_empty = Hiányzik egy e-mail-cím.
problem-email_too_long = Túl hosszú az e-mail-cím.
problem-email_control = Az e-mail-címben láthatatlan vezérlőjelek vannak.
problem-email_not_an_address = Ez nem e-mail-cím.
problem-pasted_left = Ami a mezőben maradt, azt nem tudtuk elolvasni, vagy nem fért el a sorokban. Javítsd ki vagy töröld.
problem-email_unwanted = Erre a címre innen nem küldhető meghívó.
problem-email_enough = Erre a címre már sok meghívó ment, és még nem jött rájuk válasz. Kérlek, próbáld újra holnap.
problem-host_enough = Több játék is vár még ennek a házigazdának a megerősítésére. Nyisd meg valamelyik levelet, és nyomd meg a gombot a házigazdai oldaladon, vagy próbáld újra holnap.
problem-letters_enough = Ma már annyi meghívó ment el, hogy most többet nem küldhetünk. Próbáld újra holnap.
problem-trials_enough = Most annyian próbálnak ki játékokat, hogy új nem kezdhető. Indíts egyet barátokkal, vagy próbáld meg később.
problem-form_expired = Ez az űrlap túl sokáig volt nyitva. Kérlek, küldd el még egyszer.
problem-options_astray = Másik játék opcióit választottad ki. Itt vannak ennek a játéknak az opciói; kérlek, nézd meg őket, és küldd el újra az űrlapot.
problem-code_wrong = Nem ezzel a kóddal lehet itt új játékot létrehozni. A szolgáltatás üzemeltetőjétől kaphatod meg.
problem-number = Ide egész szám kell, { $least } és { $most } között.
problem-note_too_long = Ez a jegyzet túl hosszú. Legfeljebb { $most } betű lehet.
problem-unknown_timezone = Ezt az időzónát nem ismerjük. Ilyesféle név kell: Europe/Budapest.
problem-seed_refused = Kiinduló számot csak próbaüzemben lehet megadni.
problem-at = { $place }: { $problem }
table-comma = ,{" "}
place-host = Te
place-game = Játék
place-options = Opciók
place-pace = Gondolkodási idő
place-language = Nyelv
place-players = Játékosok
place-seed = Kiinduló szám
place-code = Kód
place-player = { $number }. játékos

# --- az asztal választott opciói
options-heading = Választott opciók
options-played-with = Választott opciók: { $options }.
option-is = { $option }: { $value }

# --- egy hely
seat-waiting-title = Várjuk a többieket
seat-waiting = A játék akkor kezdődik, amikor már mindenki csatlakozott. Nincs más dolgod: levél jön, amint te következel.
seat-waiting-evening = A játék akkor folytatódik, amikor már mindenki csatlakozott. Nincs más dolgod: levél jön, amint te következel.
seat-proposed-title = A játék rád vár
seat-proposed = Erről a játékról még senki más nem tud. Akkor folytatódik, amikor megnyomod a gombot a házigazdai oldaladon, amelynek a linkje a neked szóló levélben van.
seat-proposed-evening = A többiek még nem kaptak levelet. A játék akkor folytatódik e-mailben, amikor megnyomod a gombot a házigazdai oldaladon, amelynek a linkje a neked szóló levélben van.
seat-not-yet = még nincs meghívva
seat-joined = csatlakozott
seat-invited = meghívva
seat-declined = nem tud jönni
seat-expired = nem válaszolt
seat-absent = távol van
seat-you = te
seat-host = házigazda
seat-deadline = Kérlek, válaszolj eddig: { $deadline }.
seat-others-deadline = Határidő: { $deadline }
deadline-held = Az óra áll: egy levél még nem ért célba. Amint megérkezik, elölről indul a teljes gondolkodási idő.
deadline-none = Itt nem ketyeg az óra: ráérsz.
seat-others-since = A várakozás kezdete: { $since }.
left-until = eddig: { $when }
left-none = Lejárt az idő
left-days = Még { $count } nap
left-hours = Még { $count } óra
left-minutes = Még { $count } perc
move-dearer = drágábban ugyanaz
seat-no-answer = Válasz nélkül: „{ $action }”
seat-no-answer-soft = Válasz nélkül megkérdezzük a többieket, aztán: „{ $action }”
seat-all-moves = Minden lépés listában
seat-see-again = Nézd meg újra
seat-hand-how = Koppints a választott lapra.
seat-board = A tábla
seat-moves = Lehetséges lépéseid
seat-moves-listed = A többféleképpen kijátszható lapok minden lépése ({ $count })
seat-table = Hogyan állunk?
seat-hand = A lapjaid
seat-to-map = Térkép
moment-title = Az állás { $turn } lépés után
moment-of = / { $last }
moment-steps = Lapozás a játékban
moment-first = Az elejére
moment-before = Egy lépést vissza
moment-after = Egy lépést előre
moment-chapter-before = Vissza egy csata vagy forduló elejére
moment-chapter-after = A következő csatához vagy fordulóhoz
moment-last = A mostani állásra
moment-play = Lejátszás
moment-pause = Szünet
moment-speed = Sebesség
moment-slider = Lépés
moment-now = A játék mostani állása
moment-link = A tábla { $turn } lépés után

news-so-far = Eddig ez történt
seat-log = Mi történt eddig?
seat-log-earlier = Korábban ({ $count })
seat-log-whole = Minden, az elejétől
seat-new = Történt valami a játékban.
seat-reload = Megnézem az új állást
seat-more = A helyed
seat-settings = Nyelv, időzóna, levelek
seat-paper = Nyomtatáshoz és a saját dobozodhoz
seat-card = Helykártya nyomtatásra (PDF)
seat-qr = Más eszközön folytatnád? Olvasd be ezt a kódot.
seat-secret = Ez az oldal csak a tiéd. Akinek megvan a címe, játszhat helyetted.
seat-watch = A nézők oldala
seat-host-page = Házigazdai oldal
seat-away-title = Távol voltál
seat-away = Távollévőnek számítasz, és az alapértelmezett lépés azonnal megtörténik helyetted. Nyomd meg a gombot, és a többiek újra megvárnak.
seat-away-bot = Egy bot játszik helyetted. Nyomd meg a gombot, és újra te játszol.
seat-back-button = Itt vagyok újra
seat-called-off-title = Ezt a játékot leállították
seat-called-off = Itt már nincs mit tenni.
seat-put-back = A szervert visszaállították egy korábbi állapotra ({ $when }); ami azóta történt, elveszett.
seat-word = A te szavad a keverésben
seat-letters-off = saját kérésére nem kap leveleket erről a játékról
seat-fingerprint = A keverés ellenőrző kódja (SHA-256)

mark-forced = nem volt más lehetőség
mark-timeout = lejárt az idő; alapértelmezett lépés
mark-absent = távol van; alapértelmezett lépés
mark-taken_back = visszavonva

# --- csatlakozás, elutasítás
join-title = Beszállsz a játékba?
join-text = { $host } meghív erre a játékra: { $game }. Játékosok: { $players }. Gondolkodási idő döntésenként: { $pace }.
join-evening-title = Játszol tovább?
join-evening-text = Az asztalnál elkezdett játékotok e-mailben folytatódik: { $game }. Játékosok: { $players }. Gondolkodási idő döntésenként: { $pace }.
join-button = Csatlakozom
takeover-title = Átveszed ezt a helyet?
takeover-text = { $host } arra kér, hogy vegyél át egy helyet egy folyamatban lévő játékban: { $game }. Játékosok: { $players }. Gondolkodási idő döntésenként: { $pace }.
takeover-until-default = Amíg nem válaszolsz, azon a helyen mindig az alapértelmezett lépés történik.
takeover-until-bot = Amíg nem válaszolsz, azon a helyen robot játszik.
takeover-until-paused = A játék most szünetel, így senki sem vár rád.
decline-title = Most nem?
decline-text = A hely visszaszáll a házigazdára ({ $host }), és ő meghívhat valaki mást.
decline-button = Inkább nem
join-instead = Mégis csatlakozom
declined-title = Köszönjük, hogy szóltál
declined = Erről a játékról több levelet nem kapsz.
expired-title = Ez a meghívó lejárt
expired = Eddig lehetett válaszolni: { $deadline }; { $host } már tud róla. Amíg nem hívnak meg mást, a hely még lehet a tiéd.
not_inviting = Ez a játék már nem vár válaszokra.

# --- ezt játszod ki?
play-title = Ez legyen a lépésed?
play-button = Lépek
play-instead = Előbb megnézem az asztalt
play-ahead-title = A játék még nem tart ott
play-ahead = Vagy még nem jutottunk el odáig, vagy azóta visszavontak lépéseket. Ezzel a linkkel most nem lehet lépni. Most így állunk.
play-stale-title = Ez a link egy korábbi körhöz tartozik
play-put-back = A szervert egy korábbi állapotra kellett visszaállítani, és ez a kör már egy másik. Nem történt lépés; nézd meg újra az oldaladat.
play-stale = Az a kör elmúlt, ezzel a linkkel már nem lehet lépni. Most így állunk.
play-lost-title = Ez a link egy elveszett lépéshez tartozik
play-lost = A szervert egy korábbi mentésből kellett visszaállítani, így ez már egy másik kör. Nem történt lépés. Most így állunk.
play-already-title = Már megtörtént
play-already = Ez a lépés már megtörtént. Most így állunk.
play-late-title = Lejárt a határidő
play-late = Lejárt az időd, és az alapértelmezett lépés történt helyetted; az éppen ez a lépés volt. Kétszer nem lépünk. Most így állunk.
play-refused-title = Ez nem lehetséges
play-not-running = A játék nincs folyamatban, így nem történt semmi.
play-undone-title = Az előző lépést visszavonták
play-undone = { $name } visszavonta azt a lépést, amely után te következtél, ezért ez a link már nem kérdez semmit; lépés nem történt. Most így állunk.
play-undone-own = Visszavontad azt a lépést, amelyhez ez a link tartozik; lépés nem történt. Most így állunk.
play-undone-already-title = Ez már vissza van vonva
play-undone-already = Ezt a lépést már korábban visszavonták. Most így állunk.
play-undo-late-title = Ezt a lépést már nem lehet visszavonni
play-undo-late = Azóta más is lépett, vagy kiderült valami, ami addig rejtve volt. Most így állunk.
undo-title = Visszavonod ezt a lépést?
undo-ask = A játék úgy folytatódik, mintha ezt nem lépted volna meg, és újra te következel. A lépés áthúzva megmarad a naplóban, mindenki látja.
undo-button = Visszavonom
undo-leave = Maradjon így
undo-link = Visszavonom az utolsó lépésemet
wish-link = Kérem az utolsó lépésem visszavonását
wish-title = Kéred ennek a lépésnek a visszavonását?
wish-text = Vele együtt azt is visszavonnánk, ami azóta történt, ezért az érintettek beleegyezése is kell: { $names }. Levélben kérdezzük meg őket. A játék közben nem áll meg: amint valaki lép, a kérés már nem él.
wish-luck = A lépések áthúzva megmaradnak a naplóban. A már felhúzott lapokat és a dobásokat ismeritek, és másodszor is ugyanazok jönnek.
wish-button = Megkérdezem őket
wish-open-own = Kérted a lépésed visszavonását. { $names } még nem válaszolt.
wish-open = { $name } vissza szeretne vonni egy lépést.
consent-title = Visszavonható ez a lépés?
consent-text = { $name } vissza szeretné vonni ezek közül az első lépést; vele együtt a többit is visszavonnánk, és a játék onnan folytatódna.
consent-button = Beleegyezem
consent-refuse = Inkább játsszunk tovább
play-wish-gone-title = Itt már nincs mit kérni, és nincs mire válaszolni
play-wish-gone = Azóta valaki lépett, már megvan a válasz, vagy nincs, aki beleegyezhetne. Most így állunk.
next-table = Ez a játék is rád vár:
note-title = Jegyzet magadnak
note-text = Amit ebből a játékból meg akarsz jegyezni. Csak te olvashatod, ezen az oldalon; se levélbe, se letöltött fájlba nem kerül.
note-label = A jegyzeted
note-button = Elmentem
note-change = Módosítom a jegyzetet
mine-title = A játékaid
mine-ask = Írd be azt a címet, amelyre a leveleid jönnek: levélben elküldjük az összes játékod oldalának linkjét.
mine-button = Kérem a linket
mine-sent = Ha valaki játszik itt ezzel a címmel, már úton van hozzá egy levél a linkkel.
mine-sent-nothing = Nem jött levél? Talán másik címmel játszol, vagy ma már többször kértél levelet.
mine-asked = Ezek rád várnak
mine-running = Most mások következnek
mine-inviting = Még nem kezdődött el
mine-over = Befejezett játékok
mine-waits = Akire várunk: { $names }. Határidő: { $deadline }.
mine-none = Jelenleg nincs itt játékod.
mine-secret = Akinél ez a link van, az mindegyik játékban játszhat helyetted. Ne add tovább.

# --- a hely beállításai
settings-title = Beállításaid ebben a játékban
settings-save = Elmentem
settings-letters = Levelek
settings-letters-on = Kapsz leveleket erről a játékról.
settings-letters-off = Nem kapsz leveleket erről a játékról; ezen az oldalon játszol.
letters-stop-title = Ne jöjjön több levél?
letters-stop-text = Erről a játékról nem kapsz több levelet. A helyed a tiéd marad: a saját oldaladon játszol tovább, és ott vissza is kérheted a leveleket.
letters-stop-button = Nem kérek több levelet
letters-start-button = Kérem újra a leveleket
letters-stopped = Több levél nem jön.

# --- soha többé
never-title = Soha többé ne írjunk neked?
never-text = Erről a játékról nem jön több levél, és erre a címre innen többé nem küldhető meghívó. Ha meghívtak, a házigazda megtudja, hogy nem tudsz jönni.
never-text-of_all = Ezt a levelet többé senki sem küldetheti el neked, és erre a címre innen nem küldhető több meghívó. A játékaid mennek tovább, mint eddig. Őrizd meg ennek az oldalnak a linkjét: levélben már nem jön újra.
never-button = Soha többé nem kérek meghívót
never-done-title = Többé nem írunk neked
never-done-text = Erre az e-mail-címre innen többé nem küldhető meghívó. Ehhez csak egy, a címből számított kódot őrzünk meg, magát a címet nem.
never-undo-button = Mégis meghívhatnak
never-barred-text = A szerver üzemeltetői erre a címre nem küldenek meghívót. Az itteni játékaid mennek tovább, mint eddig.

# --- a házigazda
host-state-inviting = Válaszokra várunk
host-state-running = Folyamatban
host-state-over = Véget ért
host-state-called_off = Leállítva
host-waiting = Akire várunk: { $players } (a várakozás kezdete: { $when }). A határidő: { $deadline }.
host-state-proposed = Rád vár
host-invite-title = { $count ->
    [0] Kezdődhet a játék?
    [one] Meghívjuk ezt a játékost?
   *[other] Meghívjuk ezeket a játékosokat?
}
host-invite-text = { $count ->
    [0] Senki másnak nem írunk. A játék azonnal elkezdődik.
    [one] Rajtad kívül még senki sem tud erről a játékról. Egyetlen levél megy el az alábbi címre, és a játék akkor kezdődik, amikor elfogadják a meghívót.
   *[other] Rajtad kívül még senki sem tud erről a játékról. { $count } levél megy el az alábbi címekre, és a játék akkor kezdődik, amikor mindenki csatlakozott.
}
host-invite-evening-title = Folytatódjon e-mailben?
host-invite-evening-text = { $count ->
    [one] A másik játékos még nem kapott levelet. Egyetlen levél megy el az alábbi címre, és a játék akkor folytatódik, amikor elfogadják.
   *[other] A többiek még nem kaptak levelet. { $count } levél megy el az alábbi címekre, és a játék akkor folytatódik, amikor mindenki csatlakozott.
}
host-invite-button = { $count ->
    [0] Elkezdem a játékot
    [one] Elküldöm a meghívót
   *[other] Elküldöm a meghívókat
}
host-invite-later = Még nem
host-done-invite = Megerősítve. A játék elkezdődik, amint mindenki csatlakozott.
host-status = Állapot
host-invited-until = válaszolhat eddig: { $deadline }
host-invited-expired = A meghívó lejárt: { $deadline }
host-mail = Utolsó levél
host-mail-none = még nem volt
host-mail-sent = elküldve: { $when }
host-mail-waiting = küldésre vár (a várakozás kezdete: { $when })
host-mail-refused = a levelezőszerver visszautasította
host-unreachable = Ettől kezdve nem érkeznek meg a levelek: { $when }. Nem küldünk többet, és a játékos ideje sem telik, amíg meg nem nyitja az oldalát, vagy te más címnek nem adod a helyet.
host-mail-tries = { $count ->
    [one] 1 próbálkozás
   *[other] { $count } próbálkozás
}
host-replace = Másnak adom a helyet
host-replace-title = A hely átadása valaki másnak
host-replace-text = { $name } linkje érvényét veszti; az új játékos levélben kap egy frisset.
host-replace-button = Átadom a helyet
host-resend = Újraküldöm
host-resend-title = Küldjük el újra a levelet?
host-resend-text = { $name } még egyszer megkapja a legutóbbi levelet.
host-resend-button = Újraküldöm
host-table = Folytatás asztalnál
host-table-title = Folytatjátok asztalnál, a saját példánnyal?
host-table-text = Megnyílik egy asztal telefonokhoz, a mostani állással, de senkinek a lapjai nélkül. A játék itt szünetel: áll az óra, és nem történik lépés. Mindenkinek szólunk. Ha az asztalnál véget ér, az eredménye itt is számít; addig visszaveheted a játékot.
host-table-button = Asztalt nyitok
host-cannot-table = Ebben az állásban a játék nem folytatható asztalnál.
host-call-off = Leállítom a játékot
host-call-off-title = Leállítod a játékot?
host-call-off-text = Mindenki megtudja. Ezt nem lehet visszavonni.
host-call-off-button = Leállítom
host-next-title = Megpróbáljuk elkezdeni a következő játékot?
host-next-text = Mindenki ott ül, ahol eddig, és levélben kapja meg az új linkjét.
host-next-button = Megpróbálom újra
host-done-resend = A levél úton van.
host-done-replace = A helyet felajánlottuk; a levél úton van.
host-done-call-off = A játékot leállítottad; mindenkinek szólunk.
host-cannot-too_soon = Erre a helyre épp az imént ment levél. Kérlek, várj egy percet.
host-cannot-link_enough = A kérésedre egy játékosnak naponta csak egyszer megy levél vagy új link, olyannak pedig soha, aki nem kér levelet. A saját oldalán bárki kérhet magának új linket.
host-cannot-seat_is_filled = Ezen a helyen már játszik valaki.
host-cannot-nothing_to_send = Most nincs elküldendő levél.
host-cannot-asked_enough = Ez a meghívó már elégszer elment, vagy a címzett nem kér többet.
host-cannot-over = Ez a játék már véget ért.
host-done-next = A következő játék elkezdődött; a levelek úton vannak.
host-cannot-next = A következő játékot most sem sikerült elindítani.
host-cannot-nothing_waits = Nincs játék, amely kezdésre várna.
host-stalled-title = A hadjárat { $number }. játékát nem sikerült elindítani
host-stalled = A pontok megvannak, semmi sem veszett el. A szerver magától újra próbálkozik: { $when }.
host-no-peek = Házigazdaként sem látsz többet a játékból, mint bármelyik játékos.
host-moved = Eddig { $count } lépés
host-secret = Ez az oldal csak a házigazdáé. Kérlek, ne add tovább a címét.

# --- nézők
match-watch = Nézőknek: minden, ami nyilvános, és semmi, ami titok.
match-not-begun = Ez a játék még nem kezdődött el.
match-export = A játék szövegként (ellenőrzéshez)

# --- a bemutató postaládája
mailbox-title = Postaláda
mailbox-intro = Ebben a bemutatóban egyetlen levél sem hagyja el a gépet. Itt van mind, úgy, ahogy a címzettje látja.
mailbox-empty = Még nincs levél.
mailbox-writing = Még íródnak levelek; maguktól megjelennek itt.
mailbox-to = Címzett
mailbox-text = Szövegként
mailbox-html = HTML-ként
mailbox-off = Képek nélkül
mailbox-everybody = Mindenki
mailbox-answer = Válasz erre a levélre
mailbox-answer-how = Teendőnként egy sor, például „passz”, „#2” vagy „súgó”
mailbox-answer-button = A válasz elküldése

# --- ha valami baj van
error-title-400 = Ezt nem lehetett elolvasni
error-400 = A kérés hiányos vagy olvashatatlan volt. Nem változott semmi.
error-title-403 = Nincs hozzá jogod
error-401 = Egy hely kulcsa kell hozzá: „Authorization: Bearer …”, ahogyan a leveleid linkjeiben áll.
error-401-table = Egy asztal kulcsa kell hozzá: „Authorization: Bearer …”, ahogyan az asztal linkjeiben a /t/ után áll.
error-watching = A nézők nem írhatnak be semmit. Nem változott semmi.
error-claimed = Ez a hely egy másik telefoné. Az asztal házigazdája felszabadíthatja. Nem változott semmi.
error-not_a_seat = A házigazdai linkkel nem lehet leülni.
error-not_host = Ezt csak az asztal házigazdája teheti meg. Nem változott semmi.
error-403 = Erről a címről ezt nem lehet. Nem változott semmi.
error-title-foreign = Az űrlap máshonnan jött
error-foreign = Más webhely által küldött űrlapot nem fogadunk el. Nem változott semmi. Nyisd meg az oldalt itt, és küldd el újra.
error-title-passed_on = Csak ezen a gépen
error-passed_on = Ez bemutató vagy próbaüzem. Csak a saját gépén válaszol, elé tett webszerveren át nem.
error-wrong_host = Ez bemutató vagy próbaüzem. Csak a saját gépe nevére válaszol: a http://localhost címen nyisd meg, azzal a porttal, amellyel elindult.
error-title-404 = Itt nincs semmi
error-404 = Ezen a címen nincs oldal. Ha egy levél linkjéről jöttél, lehet, hogy csonka volt; másold ki egészben. Ha a házigazda nem erősíti meg időben a játékát, az a linkjeivel együtt törlődik.
error-title-405 = Itt ez nem lehetséges
error-405 = Ez a cím nem fogad ilyen kérést. Nem változott semmi.
error-title-410 = Ezt a linket lecserélték
error-not_joined = Előbb fogadd el a meghívást: amíg nem csatlakoztál, a linked csak a meghívót nyitja meg.
error-410 = Ehhez a helyhez már újabb link tartozik. Keresd meg a legutóbbi levelet, vagy kérdezd a házigazdát.
error-title-413 = Túl nagy
error-413 = Ez túl nagy ennek az oldalnak. Nem változott semmi.
error-title-415 = Csak JSON
error-415 = Ez a cím csak application/json tartalmat fogad el. Nem változott semmi.
error-title-422 = Nem lehetséges
error-422 = A jelen állásban ez nem lehetséges. Nem változott semmi.
error-title-429 = Egy pillanat
error-429 = Ez egyszerre sok volt. Kérlek, próbáld újra egy kicsit később.
error-title-500 = A mi hibánk
error-500 = Itt valami elromlott. A lépésed nem történt meg; kérlek, próbáld újra.
error-title-503 = Most éppen nem megy
error-503 = A szolgáltatás most nem tud semmit eltárolni. Kérlek, kicsit később küldd el ugyanezt még egyszer; akárhányszor küldöd, egyszer számít.
error-title-unreadable = Ezt a játékot most nem lehet megmutatni
error-unreadable = Amit ebből a játékból tárolunk, azt nem lehet elolvasni, és a lépéseiből sem sikerült újra összerakni. Semmi nem vész el belőle, és addig senkinek a határideje nem jár le. Kérlek, szólj annak, aki a szervert üzemelteti; a többi játék megy tovább.
error-home = A kezdőlapra
error-request = Ha a házigazdádat kérdezed erről, add meg ezt a számot: { $id }.
error-title-409 = Ezzel elkéstél
error-409 = Közben változott az állás. Nem történt semmi.

# --- szavanként összerakott lépés
choosing-title = A lépésed eddig
keys-how = Billentyűzettel: a { $key } megmutatja, melyik billentyű mire való.
keys-title = Billentyűk
# The key that shows them, as keyboards of this language write it.
keys-question = ?
keys-number = Az ezzel a számmal jelölt lehetőség
keys-arrows = A következő vagy az előző lehetőség
keys-tab = A tábla, a lépések és a többi rész között
keys-enter = A kijelölt lehetőség vagy gomb
keys-escape = A megkezdett lépés elvetése
keys-help = Ez a lista
keys-close = Bezárás
build-title = A lépésed összerakása
build-how = Ha megérintesz egy szót, azzal visszavonod. Amíg nem nyomod meg a „{ play-button }” gombot, semmi sem történik.
build-take-back = Visszaveszem: { $word }
build-or-more = Vagy tégy hozzá még
build-nothing = Most nincs semmi tennivalód.
build-leave = Visszamegyek az asztalhoz
build-as-line = Egy sor szövegként
build-line = A lépésed egy sorban
build-line-button = Ebből a sorból folytatom
build-change = Változtatok rajta

# Valami, ami valakié.
whose = { $thing } ({ $who })
# --- a tulajdonos adatfájlja
new-data = A saját dobozod számai
new-data-hint = Ha megvan neked a játék, beírhatod a nyomtatott értékeket: töltsd le a fájlunkat, írd át benne, ami más, és add be itt. Ellenőrizzük, és csak ennél a játéknál használjuk.
new-data-brought = Ezeket a számokat egy korábbi asztalnál írtad be. Ha nélkülük játszanátok, töröld ki a mezőt.
new-data-ours = A mi fájlunk (TOML)
new-data-file = A te fájlod
new-data-text = Vagy a szövege
option-data = a házigazda saját adatfájljával
option-data-about = A házigazda által megadott értékek lépnek a szolgáltatás értékeinek helyébe.
problem-data_unsound = Ez az adatfájl nem használható:
fault-data_unreadable = { $line ->
    [0] Ez nem TOML-fájl.
   *[other] Ez nem TOML-fájl ({ $line }. sor).
}
fault-data_too_long = A fájl túl hosszú: legfeljebb { $most } karakter lehet.
fault-data_too_big = { $line }. sor: egyetlen laphoz sem kell ilyen hosszú sor vagy szám, ennyi érték, ennyi zárójel és pont.
fault-data_not_plain = { $at }: dátum és végtelen szám nem állhat itt.
fault-name_link = { $at }: névben nem állhat link vagy cím.
fault-name_phone = { $at }: névben nem állhat telefonszám.
fault-name_ours = { $at }: egy kártyát sem hívhatnak úgy, mint ezt a szolgáltatást.
fault-name_unseen = { $at }: névben nem állhat láthatatlan betű vagy egymásra halmozott ékezet.
fault-more = És még { $count } hiba.

# --- another host
hosting-notice-ask = A házigazda ({ $host }) távol van.
hosting-notice-answer = { $name } szívesen lenne a házigazda.
hosting-notice-waiting = Felajánlottad, hogy te leszel a házigazda. Akiknek a válaszára még várunk: { $names }.
hosting-notice-back = Most { $name } a házigazda.
hosting-notice-button-ask = Vállalom
hosting-notice-button-answer = Megnézem és válaszolok
hosting-notice-button-back = Visszaveszem
hosting-ask-title = Te legyél a házigazda?
hosting-ask-text = A házigazda ({ $host }) távol van. Csak a házigazda adhat egy helyet másnak, küldhet újra leveleket, vagy zárhatja le a játékot.
hosting-ask-others = Akiket levélben megkérdezünk: { $names }. Amint több mint a felétek mellette van, te leszel a házigazda. { $host } egy hétig visszaveheti.
hosting-ask-alone = Nincs kit megkérdezni, ezért azonnal te leszel a házigazda. { $host } egy hétig visszaveheti.
hosting-ask-button = Megkérdezem őket
hosting-alone-button = Én leszek a házigazda
hosting-answer-title = { $name } legyen a házigazda?
hosting-answer-text = A házigazda ({ $host }) távol van, és { $name } átvenné a feladatát. A házigazda másnak adhat egy helyet, újra elküldheti a leveleket, vagy lezárhatja a játékot, de senkinek a lapjait nem látja.
hosting-agree-button = Igen
hosting-refuse-button = Nem
hosting-back-title = Újra te legyél a házigazda?
hosting-back-text = Most { $name } a házigazda, előtte te voltál. Visszaveheted; mindenki levelet kap róla.
hosting-back-button = Újra én leszek a házigazda
play-hosting-gone-title = Itt most nincs miről dönteni
play-hosting-gone = A házigazda visszatért, a kérdés már eldőlt, vagy még a többiek válaszára vár. Így áll most a játék.
host-hand-over = Legyen ő a házigazda
host-hand-over-title = Átadod a házigazda szerepét?
host-hand-over-text = { $name } levélben kapja meg a kérdést. Ha elvállalja, ő lesz a házigazda, ennek az oldalnak a linkje érvényét veszti, és mindenkinek szólunk. A helyed oldalán egy hétig visszaveheted.
host-hand-over-button = Megkérdezem
host-done-hand-over = A kérdés úton van.
host-cannot-nobody_hosts = Csak olyan játékos lehet házigazda, aki most jelen van.
host-handed = Megkérdezted, elvállalná-e a házigazda szerepét: { $name }.
host-keep-hosting = Maradok a házigazda
host-keep-hosting-title = Maradsz a házigazda?
host-keep-hosting-text = A kérdést visszavonjuk, és te maradsz a házigazda.
host-keep-hosting-button = Maradok
host-done-keep-hosting = Te maradtál a házigazda.
hosting-notice-invited = { $host } téged kér meg, hogy légy a házigazda.
hosting-notice-button-invited = Megnézem és válaszolok
hosting-invited-title = Leszel a házigazda?
hosting-invited-text = A házigazda ({ $host }) neked adná át ezt a szerepet. A házigazda másnak adhat egy helyet, újra elküldheti a leveleket, vagy lezárhatja a játékot, de senkinek a lapjait nem látja.
