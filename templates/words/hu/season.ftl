# Idény: minden, amit ugyanazok játszanak egymással, levélben és az igazi dobozzal, egy oldalon.

# --- beginning one
home-ours = Közös idény
home-ours-text = Sokat játszotok ugyanabban a társaságban? Egy oldal számon tart mindent: a levelezős játékokat, az igazi dobozzal töltött estéket és azt is, amit egyedül játszotok.
ours-new-title = Közös idény
ours-new-intro = Egy oldal mindenről, amit egymással játszotok, levélben és az igazi dobozzal: ki vezet, mi lett az eredmény, ki kit előzött meg.
ours-new-called = Mi legyen a neve
ours-new-usual = A mi idényünk
ours-new-button = Kezdődjön az idény

# --- from the page of a game
ours-keep = Számítson bele egy idénybe
ours-keep-another = Számítson bele egy másik idénybe is
ours-counted = Itt számít: { $title }
ours-keep-title = Számítson bele ez a játék egy idénybe
ours-keep-intro = Az idény egy oldal mindenről, amit ugyanazokkal játszol. A hadjárat minden játéka magától beleszámít, és az a játék is, amely az asztalról levélbe kerül vagy fordítva.
ours-keep-new = Új idény
ours-keep-there = Meglévő idény
ours-keep-link = Az idény oldalának linkje
ours-keep-link-hint = A teljes cím, ahogy a böngészőben áll, amikor megnyitod az idényt. Az kell, amelyikkel az idény módosítható.
ours-keep-button = Számítson bele
ours-kept = Ez a játék mostantól beleszámít az idénybe.
ours-kept-open = Megnyitom az idényt
ours-kept-back = Vissza a játékhoz

# --- the page itself
ours-standings = Állás
ours-played = { $plays } játék
ours-won = { $wins ->
    [0] győzelem nélkül
   *[other] { $wins } győzelem
}
ours-medal-1 = arany
ours-medal-2 = ezüst
ours-medal-3 = bronz
ours-rule = Minden játék 1 pont, még 1 minden játékosért, akit megelőzöl, és ½ mindenkiért, akivel osztozol a helyeden. A gépek nem érnek pontot.
ours-rule-campaign = A hadjárat a végén egészként is számít, egyszer.
ours-empty-title = Itt még nincs mit összeszámolni
ours-empty-host = Kezdj innen egy játékot, vagy adj hozzá egyet, amelyet már játszotok. Ha véget ér, megjelenik az állás.
ours-empty-watcher = Ha véget ér egy játék, itt jelenik meg az állás.
ours-nothing-so = Ilyen játék még nem volt.
ours-open = Folyamatban
ours-turn = Akire várunk: { $names }
ours-status-proposed = a házigazda még nem erősítette meg
ours-status-inviting = válaszokra vár
ours-status-running = folyamatban
ours-status-open = folyamatban
ours-status-frozen = levélben folytatódik
ours-status-over = véget ért
ours-mail = levélben
ours-table = asztalnál
ours-results = Eredmények
ours-earlier = Korábbi eredmények ({ $count })
ours-won-together = Közösen győztek.
ours-lost-together = Közösen veszítettek.
ours-won-alone = Győzelem.
ours-lost-alone = Vereség.
ours-broken-off = Félbemaradt, senkinek sem ér pontot.
ours-no-winner = Nem tudni, ki nyert, így senkinek sem ér pontot.
ours-drawn = Döntetlen, közös megegyezéssel; senkinek sem ér pontot.
ours-winner = győztes
ours-by-game = Pontok játékonként
ours-streaks = Győzelmi sorozatok
ours-streak = { $longest } egymás után
ours-streak-now = jelenleg { $now }
ours-before = Ki kit előzött meg
ours-before-how = Egy sor azt mutatja, hányszor előzte meg az a játékos a többieket.
ours-alone = Egyedül játszva
ours-best = Legjobb
ours-mean = Átlag
ours-last = Legutóbb
ours-when = { $score } ({ $day })
ours-filter = Év vagy játék szerint
ours-year = Év
ours-every-year = minden év
ours-every-game = minden játék
ours-filter-button = Megnézem

# --- one result, and taking it along
ours-play-title = { $game }, { $day }
ours-watch = A teljes játék
ours-take = Exportálás
ours-bgstats = Fájl a BG Statsnak
ours-bgstats-how = Azon a telefonon nyisd meg a fájlt, amelyiken a BG Stats van. Ha újra megnyitod, semmi sem kerül be kétszer.
ours-me = Melyikük vagy te
ours-me-nobody = nincs megadva
ours-geek = Szövegként a BoardGameGeekre
ours-geek-how = Másold be egy játszma megjegyzésébe vagy egy geeklistre.
ours-geek-link = Szöveg a BoardGameGeekre
ours-export-about = Ebből az idényből: { $title }
ours-place-mail = Levélben
ours-place-table = Asztalnál

# --- what its host may do
ours-host = Neked mint házigazdának
ours-secret = Őrizd meg ennek az oldalnak a címét: más út nem vezet ide vissza. Akinél megvan, módosíthatja az idényt.
ours-share = Mindenki másnak
ours-share-how = Ez a link megmutatja az oldalt, és semmit sem módosít. Küldd el a többieknek.
ours-share-gone = A szolgáltatás azóta új kulcsot kapott, ezért ez a link itt már nem jeleníthető meg. Akinél megvan, továbbra is használhatja, de ha újat készítesz, érvényét veszti.
ours-renew-watch-title = Új link a többieknek?
ours-renew-watch-text = Rossz kezekbe került a link? Az eddigi érvényét veszti, az újat pedig elküldheted azoknak, akikre tartozik. Maga az idény nem változik.
ours-renewed-watch = Elkészült a többiek új linkje. Küldd el nekik: az eddigi már nem működik.
error-ended-season-watch = Az idény házigazdája új linket készített, ez már nem működik. Kérd el tőle az újat: az eredmények mind megvannak.
error-ended-season-host = Az idény házigazdai oldala új linket kapott, ez már nem működik. Az új azon az eszközön van, amelyiken készült; az idény nem változott.
ours-new-table = Új asztal
ours-new-match = Új levelezős játék
ours-counts-in = Ez a játék ebbe az idénybe fog számítani: { $title }.
result-title = Eredmény beírása
result-intro = Olyan játékhoz, amelyet már lejátszottatok. Ugyanúgy számít, mint a többi.
result-day = Nap
result-people = Kik játszottak
result-points = Pont
result-won = győzött
result-together = Egymás ellen vagy együtt?
result-together-no = Egymás ellen
result-together-teams = Csapatokban
result-together-won = Együtt, és győztek
result-together-lost = Együtt, és veszítettek
result-won-how = Ha beírod a pontokat, nem kell megjelölnöd a győztest. Csapatjátéknál a győztes csapat minden tagját jelöld meg. A fölösleges sorokat hagyd üresen.
result-venue = Hely (nem kötelező)
result-note = Megjegyzés (nem kötelező)
result-photo = A fotót csak az idény házigazdája látja. Kicsiben tároljuk, a fényképezőgép adatai (például a hely) nélkül, és 400 nap után, vagy amikor kéred, töröljük.
result-button = Számítson bele
problem-result_people = Írj be legalább egy játékost.
problem-result_day = Mai vagy korábbi napot írj be.
problem-result_points = Írj mindenkihez egész számot, vagy senkihez se.
problem-result_winner = Írd be a pontokat, vagy jelöld meg, ki győzött.
ours-add = Játék hozzáadása
ours-add-title = Játék hozzáadása az idényhez
ours-add-link = A játék házigazdai linkje
ours-add-hint = Levelezős játéknál a házigazda levelében jött, asztalnál a kódokat mutató oldal címe. Akinél megvan, az a házigazda, és hozzáadhatja a játékot.
ours-add-button = Hozzáadom
ours-out = Kiveszem az idényből
ours-out-title = Kivegyük ezt a játékot az idényből? ({ $game })
ours-out-text = Itt többé nem számít, maga a játék változatlan marad. Később újra hozzáadhatod.
ours-out-button = Kiveszem
ours-people = Ki kicsoda
ours-people-text = Ugyanaz a név ugyanaz a személy. Ha valaki két néven szerepel, vagy mostantól másképp hívjátok, itt jelezd.
ours-people-who = Ez a név
ours-people-also = ugyanaz a személy, mint
ours-people-called = vagy mostantól ez a neve
ours-people-button = Mentés
ours-people-joined = { $name } így számít: { $former }
ours-apart-title = { $name } újra külön számítson?
ours-apart-button = Számítson külön
ours-name = Idény átnevezése
ours-not-host = Ez a link csak megmutatja az idényt, módosítani nem lehet vele.

# --- what cannot be done
ours-refused-no_link = Ez nem házigazdai link. Abban /h/ vagy /t/ áll.
ours-refused-no_such_game = Egy játéknak sem ez a házigazdai linkje. Másold be a teljes címet.
ours-refused-not_its_host = Ez a link megnyitja az asztalt, de nem a házigazdáé.
ours-refused-full = Ez az idény betelt. Kezdj egy másikat.
ours-refused-no_such_group = Egy idénynek sem ez a linkje. Abban /g/ áll; másold be a teljes címet.
ours-refused-watching = Ez a link csak megmutatja az idényt, módosítani nem lehet vele. A másik kell.
ours-refused-no_such_name = Ebben az idényben senki sem szerepel ezen a néven.
ours-refused-same_already = Ők már most is egy személy.
ours-refused-played_together = Ők ketten játszottak már egymás ellen, így nem lehetnek egy személy.
ours-refused-too_many = Ennyi név nem vonható össze.
