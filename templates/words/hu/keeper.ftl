# The page of the person who runs the service: what works, what waits, what was refused.

keeper-title = Hogy van a szolgáltatás?
keeper-enter-text = Ez a link egyszer használható. Ebben a böngészőben nyitja meg az üzemeltető oldalát, { $hours ->
    [one] { $hours } órára
   *[other] { $hours } órára
}.
keeper-enter-button = Megnyitom itt
keeper-all-good = Minden működik
keeper-all-warn = Valamire érdemes ránézni
keeper-all-bad = Valami nem működik
keeper-mark-good = rendben:
keeper-mark-warn = figyelmet kér:
keeper-mark-bad = nem működik:
keeper-at = Állapot: { $when }.
keeper-again = Frissítés
keeper-seconds = { $count } mp
keeper-minutes = { $count } perc
keeper-hours = { $count } óra
keeper-days = { $count ->
    [one] { $count } nap
   *[other] { $count } nap
}
keeper-since = { $count } · az első: { $age }
keeper-percent = { $share }%

# --- health
keeper-health = Állapot
keeper-check-database = Az adatbázis válaszol
keeper-check-schema = A táblák naprakészek
keeper-check-writes = A lépések tárolhatók
keeper-check-files_in_place = A fájlok a helyükön vannak
keeper-check-clock = Jár az óra
keeper-check-key = Titkos kulcs
keeper-disk = Lemez
keeper-disk-free = { $free } GB szabad
keeper-backup = Utolsó mentés
keeper-backup-none = még nincs
keeper-backup-own = pg_dump

# --- what waits
keeper-waits = Várakozik
keeper-letters = Levelek
keeper-letters-why = A levelezőszerver utolsó válasza:
keeper-decisions = Lejárt döntések
keeper-replies = Megerősítésre váró válaszok
keeper-unreachable = Elérhetetlen játékosok
keeper-limits = Korlátok
keeper-limit-letters_to_strangers = Mai levelek idegeneknek
keeper-limit-bytes_by_all = Ma tárolt adat
keeper-limit-trials_by_all = Próbajátékok
keeper-reached = { $count } helyről elérve

# --- what is here
keeper-matches = Játékok
keeper-match-proposed = A szervező még nem erősítette meg
keeper-match-inviting = Játékosokra vár
keeper-match-running = Folyamatban
keeper-match-over = Véget ért
keeper-match-called_off = Leállítva
keeper-tables = Asztalok és idények
keeper-table-open = Nyitott asztalok
keeper-table-over = Befejezett asztalok
keeper-table-frozen = Levélben folytatódott
keeper-seasons = Idények
keeper-trials = Próbajátékok
keeper-refused = Visszautasított levelek
keeper-refused-none = Nincs ilyen.
keeper-refused-seat = { $seat }. hely
keeper-version = Staffetta { $version } · { $database } · táblák: { $schema }
keeper-version-behind = Ehhez a kiadáshoz ezek a táblák kellenek: { $latest }.

# --- the log of one match
keeper-latest = Legutóbb aktív játékok
keeper-latest-turn = { $turn }. lépés
keeper-log-title = A játék naplója:
keeper-log-id = A játék azonosítója, ahogy a nézők oldalának címében áll
keeper-log-show = Napló megnyitása
keeper-log-none = Nincs játék ezzel az azonosítóval. Az azonosító a nézők oldala címének utolsó része: tizenkét betű és számjegy.
keeper-log-back = Vissza az áttekintéshez
keeper-log-seats = Helyek
keeper-log-all = minden hely
keeper-log-note = Időpontok: { $timezone }. Nincs benne név, cím, link és kártya. Amit csak egy hely saját játékosa tudhat, az nincs itt; a „staffetta log” parancs mutatja meg.
keeper-log-earlier = Korábbiak
keeper-log-later = Későbbiek

# --- the end of a session
keeper-leave = Az oldal végleges bezárása
keeper-ended-title = Bezárva
keeper-closed-title = Ez a link nem nyitja meg az oldalt
keeper-closed-text = Az üzemeltető oldalának linkje egyszer használható, és hamar lejár. Ha te üzemelteted a szolgáltatást, a gépén kérhetsz újat:

# --- the command that makes the link
keeper-link-made = { $minutes ->
    [one] Nyisd meg a linket { $minutes } percen belül abban a böngészőben, amelyben olvasni szeretnéd az oldalt. Egyszer használható, az oldal pedig { $hours } órán át marad nyitva ott.
   *[other] Nyisd meg a linket { $minutes } percen belül abban a böngészőben, amelyben olvasni szeretnéd az oldalt. Egyszer használható, az oldal pedig { $hours } órán át marad nyitva ott.
}
keeper-link-ended = { $count ->
    [one] { $count } link vagy nyitott oldal lezárva.
   *[other] { $count } link vagy nyitott oldal lezárva.
}
