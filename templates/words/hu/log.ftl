# staffetta log: egy játék minden eseménye, soronként egy. A helyek számát a parancsok is így várják.

log-no-such-seat = Ennek a játéknak nincs ilyen helye: { $seat }. Az első a 0. hely.
log-seat = { $seat }. hely
log-by-player = játékos
log-by-host = házigazda
log-by-visitor = látogató
log-by-bot = bot
log-by-rules = szabály
log-by-order = meghagyás
log-by-clock = óra
log-by-server = levelezőszerver
log-by-keeper = üzemeltető
log-way-page = oldal
log-way-letter = levél
log-way-api = program
log-way-clock = óra
log-way-command = parancs
log-request = Kérés: { $request }.
log-times = Alkalmak: { $times }, utoljára: { $last }.
log-undone = Később visszavonták.

# --- a jelen
log-state = { $status ->
    [proposed] A házigazda még nem hagyta jóvá a játékot.
    [inviting] A játék játékosokra vár.
    [running] A játék folyik.
    [over] A játék véget ért.
   *[called_off] A játékot leállították.
} Házigazda: { $host }. hely. { $turn }. forduló.
log-player-joined = Csatlakozott.
log-player-invited = Meghívót kapott, még nem válaszolt.
log-player-declined = Nemet mondott.
log-player-open = Szabad hely.
log-player-bot = Itt bot játszik.
log-player-absent = Távol van: az alaplépések azonnal megtörténnek.
log-player-muted = Nem kér leveleket.
log-missed = Egymás után elmulasztott határidők: { $missed }.
log-players = A hely játékosainak száma eddig: { $players }.
log-asked = Ő lép, határidő nélkül. Forduló: { $turn }.
log-asked-until = Ő lép; forduló: { $turn }, határidő: { $until }.

# --- a játék és a helyek
log-made = Létrejött a játék: { $game }, játékosok: { $seats }.
log-begun = Elkezdődött a játék.
log-over = Véget ért a játék.
log-invited = A házigazda jóváhagyta a játékot, elmentek a meghívók.
log-joined = Csatlakozott.
log-declined = Nemet mondott.
log-replaced = { $bot ->
    [yes] A hely egy boté lett.
   *[no] A hely másvalakié lett.
}
log-opened_seat = A hely szabad lett annak, akinél ott a nyitott link.
log-seated = Elfoglalta a szabad helyet.
log-came_back = Visszatért a távollétből.
log-muted = Leállította a leveleket.
log-unmuted = Újra kéri a leveleket.
log-called_off = A játékot leállították.
log-paused = A játék szünetel: asztalnál folytatódik.
log-resumed = A szünet véget ért, a játék levélben folytatódik.
log-erased = A játékos adatait törölték.
log-host_named = Ő lett a házigazda.
log-address_set = A levelek mostantól más címre mennek.
log-new_links = Új linkeket kapott.
log-barred = Ki lett tiltva.
log-unbarred = Már nincs kitiltva.
log-restored = Az adatbázis egy korábbi mentésre állt vissza ({ $backup }), a játék pedig ide: { $turn }. forduló. A későbbi lépések elvesztek.

# --- lépések
log-move-player = { $turn }. lépés.
log-move-aside = { $turn }. lépés, soron kívül.
log-move-order = { $turn }. lépés, a játékos meghagyása szerint.
log-move-bot = { $turn }. lépés.
log-move-forced = { $turn }. lépés, az egyetlen lehetséges.
log-move-timeout = { $turn }. lépés, alaplépés: lejárt a határidő.
log-move-absent = { $turn }. lépés, alaplépés: a játékos távol volt.
log-move-undo = Visszavonta ezt a lépést és mindent, ami utána jött: { $undoes }.
log-aside = Soron kívül lépett; a többiek ezt nem látják. A következő lépés száma: { $turn }.
log-refused = { $why ->
    [stale] Lépést küldött ({ $turn }. forduló), de a játék már továbbment. Semmi sem történt.
    [undone] Lépést küldött ({ $turn }. forduló), de azt visszavonták. Semmi sem történt.
    [lost] Lépést küldött ({ $turn }. forduló), de az egy visszaállított mentés miatt elveszett. Semmi sem történt.
    [not_running] Lépést küldött ({ $turn }. forduló), de a játék nem folyt. Semmi sem történt.
    [ended_link] Lépést küldött ({ $turn }. forduló), de a linkje már nem élt. Semmi sem történt.
   *[other] Nem lehetséges lépést küldött ({ $turn }. forduló). Semmi sem történt.
}
log-code = Az ok: { $code }.

# --- levelek
log-letter_written = Elkészült egy levél ({ $letter_kind }): { $letter }.
log-letter_waits = Még vár egy levél ({ $letter_kind }): { $letter }; próbálkozások eddig: { $tries }. A levelezőszerver válasza: { $why }
log-put_off = Elhalasztott levél: { $letter }; ugyanazzal a Message-ID-vel megy el újra. A levelezőszerver válasza: { $why }
log-letter_sent = Átvette a levelezőszerver ({ $letter_kind }): { $letter }; próbálkozások: { $tries }.
log-letter_refused = Végleg visszautasított levél ({ $letter_kind }): { $letter }. A levelezőszerver válasza: { $why }
log-letter_dropped = Elavult, ezért nem ment el ({ $letter_kind }): { $letter }.
log-letter_opened = Először nyitotta meg a linkjét e levél után ({ $letter_kind }): { $letter }.

# --- linkek
log-link_made = Új link készült ({ $link_kind }).
log-link_used = A link utolsó használata ({ $link_kind }).
log-link_ended = { $why ->
    [renewed] A link nem érvényes már ({ $link_kind }): a tulajdonosa újat kért.
    [host] A link nem érvényes már ({ $link_kind }): a házigazda újat küldetett.
    [all] A link nem érvényes már ({ $link_kind }): mindenki újat kapott.
    [moved] A link nem érvényes már ({ $link_kind }): a levelek más címre mennek.
    [stopped] A link nem érvényes már ({ $link_kind }): leállítottak egy címváltoztatást.
    [withdrawn] A link nem érvényes már ({ $link_kind }): elmaradt, amire való volt.
    [replaced] A link nem érvényes már ({ $link_kind }): a hely másvalakié.
    [hosted] A link nem érvényes már ({ $link_kind }): más játékos a házigazda.
    [key] A link nem érvényes már ({ $link_kind }): megváltozott a titkos kulcs.
   *[other] A link nem érvényes már ({ $link_kind }): { $why }.
}

# --- változások, amelyekhez mások jóváhagyása kell
log-address_asked = Más címet kért.
log-address_done = A levelek mostantól más címre mennek.
log-given_asked = Felajánlotta a helyét egy barátnak.
log-given_done = Egy barát átvette a helyet.
log-undo_asked = A többiektől egy lépés visszavonását kérte: { $undoes }.
log-host_asked = Felajánlotta, hogy lesz házigazda.
log-host_changed = Ő lett a házigazda; előtte: { $former }. hely.
log-status = { $status ->
    [asked] Még nem dőlt el.
    [confirmed] Jóváhagyták.
    [done] Beleegyeztek.
   *[stopped] Leállították vagy visszavonták.
}
