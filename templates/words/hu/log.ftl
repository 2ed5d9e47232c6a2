# staffetta log: egy játék minden eseménye, soronként egy. A helyek számát a parancsok is így várják.

log-no-such-seat = Ennek a játéknak nincs ilyen helye: { $seat }. Az első a 0. hely.
log-seat = { $seat }. hely
log-by-player = játékos
log-by-host = házigazda
log-by-visitor = látogató
log-by-bot = gép
log-by-rules = szabály
log-by-order = utasítás
log-by-clock = óra
log-by-server = levelezőszerver
log-by-chat = csevegő
log-by-keeper = üzemeltető
log-way-page = oldal
log-way-letter = levél linkje
log-way-api = API
log-way-clock = óra
log-way-command = parancs
log-way-reply = válaszlevél
log-request = A kérés azonosítója: { $request }.
log-times = { $times } alkalommal, utoljára: { $last }.
log-undone = Később visszavonták.

# --- a jelen
log-state = { $status ->
    [proposed] A házigazda még nem erősítette meg a játékot.
    [inviting] A játék még a játékosaira vár.
    [running] A játék folyamatban van.
    [paused] A játék szünetel.
    [over] A játék véget ért.
   *[called_off] A játékot leállították.
} Házigazda: { $host }. hely. Itt tart: { $turn }. lépés.
log-player-joined = Csatlakozott.
log-player-invited = Meghívót kapott, még nem válaszolt.
log-player-declined = Nemet mondott.
log-player-expired = Nem válaszolt időben.
log-player-open = Szabad hely.
log-player-bot = Itt gép játszik.
log-player-absent = Távol van: az alapértelmezett lépés azonnal megtörténik helyette.
log-player-unreachable = Az ide küldött levelek visszajöttek: nem megy több, és az ideje áll.
log-player-muted = Nem kér leveleket.
log-missed = Egymás után lekésett határidők: { $missed }.
log-players = Ezen a helyen eddig { $players } játékos ült.
log-asked = Ő következik, határidő nélkül ({ $turn }. lépés).
log-asked-until = Ő következik ({ $turn }. lépés); határidő: { $until }.

# --- a játék és a helyek
log-made = Létrejött a játék: { $game }, { $seats } játékossal.
log-begun = Elkezdődött a játék.
log-over = Véget ért a játék.
log-invited = A házigazda megerősítette a játékot, a meghívók elmentek.
log-joined = Csatlakozott.
log-declined = Nemet mondott.
log-expired = A meghívó lejárt.
log-stood_in = Egy bot vette át a helyet, amíg a játékos vissza nem jön.
log-replaced = { $bot ->
    [yes] A helyen mostantól gép játszik.
   *[no] A hely másé lett.
}
log-opened_seat = A hely szabad lett: azé, aki a szabad helyek linkjével jön.
log-seated = Elfoglalta a szabad helyet.
log-came_back = Visszatért, már nincs távol.
log-hours = Megváltoztatta az óráit, a szabadnapjait, az emlékeztetőit vagy az időzónáját; a határidők ehhez igazodnak.
log-letters = Kiválasztotta, milyen leveleket kér, és mikor.
log-muted = Nem kér több levelet.
log-unmuted = Újra kéri a leveleket.
log-unsaid = Törölt egy üzenetet.
log-way_added = Új utat adott meg a levelek mellé ({ $way_kind }).
log-way_removed = Törölt egy utat a levelek mellől.
log-way_ended = Egy út a levelek mellett már nem él ({ $way_kind }).
log-deal_offered = { $offerer }. hely: alkut ajánlott ennek a helynek: { $partner }. A feltételek nem kerülnek a naplóba.
log-deal_accepted = { $partner }. hely: elfogadta az alkut, ezé a helyé volt az ajánlat: { $offerer }.
log-deal_declined = { $partner }. hely: elutasította az alkut, ezé a helyé volt az ajánlat: { $offerer }.
log-deal_countered = { $partner }. hely: másik ajánlattal válaszolt, ezé a helyé volt az első: { $offerer }.
log-deal_withdrawn = { $offerer }. hely: visszavonta az ajánlatát, ez a hely kapta: { $partner }.
log-asked_for_seat = Valaki szabad helyet kért; levélben erősítheti meg.
log-in_season = A játék bekerült egy idénybe.
log-said = Üzenetet írt { $to } játékosnak; a szövege nem kerül a naplóba.
log-unreachable = Visszajött egy levél. Nem küldünk többet, és a játékos ideje sem telik, amíg meg nem nyitja az oldalát, vagy új címet nem kap.
log-reachable = A játékos újra elérhető.
log-called_off = A játékot leállították.
log-paused = { $why ->
    [host] A házigazda szünetet rendelt el.
    [vote] A játékosok megegyeztek a szünetben.
   *[table] A játék szünetel: asztalnál folytatódik.
}
log-resumed = A szünet véget ért, a játék levélben folytatódik.
log-lengthened = A házigazda több időt adott. Az eddigi határidő: { $deadline }, az új: { $when }.
log-nudged = { $asker ->
    [unknown] Valaki emlékeztetőt kért ennek a játékosnak.
   *[other] { $asker }. hely: emlékeztetőt kért ennek a játékosnak.
}
log-erased = A játékos adatait törölték.
log-host_named = Ő lett a házigazda.
log-address_set = A levelek mostantól más címre mennek.
log-new_links = Új linkeket kapott.
log-barred = Kitiltották.
log-unbarred = Már nincs kitiltva.
log-restored = Az adatbázist visszaállították egy korábbi mentésből ({ $backup }), a játék ide került vissza: { $turn }. lépés. A későbbi lépések elvesztek.

# --- lépések
log-move-player = { $turn }. lépés.
log-move-aside = { $turn }. lépés, soron kívül.
log-move-order = { $turn }. lépés, a játékos utasítása szerint.
log-move-bot = { $turn }. lépés.
log-move-forced = { $turn }. lépés, az egyetlen lehetséges.
log-move-timeout = { $turn }. lépés, alapértelmezett: lejárt a határidő.
log-move-absent = { $turn }. lépés, alapértelmezett: a játékos távol volt.
log-move-undo = { $turn }. lépés: visszavonás: { $undoes }. lépés és minden, ami utána történt.
log-aside = Soron kívül lépett (utána jön: { $turn }. lépés); a többiek ezt nem látják.
log-refused = { $why ->
    [stale] Lépni próbált ({ $turn }. lépés), de a játék már továbbhaladt. Nem történt lépés.
    [undone] Lépni próbált ({ $turn }. lépés), de azt a kört közben visszavonták. Nem történt lépés.
    [lost] Lépni próbált ({ $turn }. lépés), de az a kör egy mentés visszaállításakor elveszett. Nem történt lépés.
    [not_running] Lépni próbált ({ $turn }. lépés), de a játék nem volt folyamatban. Nem történt lépés.
    [ended_link] Lépni próbált ({ $turn }. lépés), de a linkje már érvényét vesztette. Nem történt lépés.
   *[other] Olyat próbált lépni, ami nem lehetséges ({ $turn }. lépés). Nem történt lépés.
}
log-code = Az ok: { $code }.

# --- levelek
log-letter_written = { $outcome ->
    [waiting] { $letter }. levél ({ $letter_kind }): elkészült, küldésre vár.
   *[other] { $letter }. levél ({ $letter_kind }): elkészült.
}
log-letter_waits = { $carrier ->
    [chat] { $letter }. levél ({ $letter_kind }): még a játékos csevegőjére vagy böngészőjére vár; próbálkozások eddig: { $tries }. A válasz: { $why }
   *[mail] { $letter }. levél ({ $letter_kind }): még küldésre vár; próbálkozások eddig: { $tries }. A levelezőszerver válasza: { $why }
}
log-put_off = { $letter }. levél: a levelezőszerver elhalasztotta. Ugyanazzal a Message-ID-vel megy el újra; ha a szerver mégis megtartotta, kétszer érkezik meg. A levelezőszerver válasza: { $why }
log-letter_sent = { $carrier ->
    [chat] { $letter }. levél ({ $letter_kind }): a játékos csevegője vagy böngészője átvette; próbálkozások: { $tries }.
   *[mail] { $letter }. levél ({ $letter_kind }): a levelezőszerver átvette; próbálkozások: { $tries }.
}
log-letter_refused = { $carrier ->
    [chat] { $letter }. levél ({ $letter_kind }): a játékos csevegője vagy böngészője visszautasította. A válasz: { $why }
   *[mail] { $letter }. levél ({ $letter_kind }): végleg visszautasítva. A levelezőszerver válasza: { $why }
}
log-letter_dropped = { $letter }. levél ({ $letter_kind }): elavult, ezért nem ment el.
log-letter_opened = Először nyitotta meg a linket e levél óta: { $letter }. levél ({ $letter_kind }).

# --- válaszok
log-reply = { $did ->
    [held] Válaszlevél jött, és arra vár, hogy a játékos az oldalán jóváhagyja.
    [refused] Válaszlevél jött, de semmi sem történt belőle.
    [ignored] Levél jött, de nem volt benne tennivaló.
   *[other] Válaszlevél jött, és minden megtörtént belőle.
}
log-reply-why = Ok: { $why }.

# --- linkek
log-link_made = Új link készült ({ $link_kind }).
log-link_used = A link eddigi utolsó használata ({ $link_kind }); óránként egyszer jegyezzük fel.
log-link_ended = { $why ->
    [renewed] A link érvényét vesztette ({ $link_kind }): a tulajdonosa újat kért.
    [host] A link érvényét vesztette ({ $link_kind }): a házigazda újat küldetett.
    [all] A link érvényét vesztette ({ $link_kind }): mindenki újat kapott.
    [moved] A link érvényét vesztette ({ $link_kind }): a levelek más címre mennek.
    [stopped] A link érvényét vesztette ({ $link_kind }): leállították a cím változtatását.
    [withdrawn] A link érvényét vesztette ({ $link_kind }): okafogyottá vált.
    [unoffered] A link érvényét vesztette ({ $link_kind }): a házigazda linkjeivel együtt az ajánlat is.
    [kept] A link érvényét vesztette ({ $link_kind }): a távol lévő játékos visszatért.
    [replaced] A link érvényét vesztette ({ $link_kind }): a hely már másé.
    [hosted] A link érvényét vesztette ({ $link_kind }): más lett a házigazda.
    [operator] A link érvényét vesztette ({ $link_kind }): az üzemeltető újat küldetett.
    [key] A link érvényét vesztette ({ $link_kind }): megváltozott a titkos kulcs.
   *[other] A link érvényét vesztette ({ $link_kind }): { $why }.
}

# --- változások, amelyekhez mások jóváhagyása kell
log-address_asked = Kérte, hogy a levelei más címre menjenek.
log-address_done = A levelek mostantól más címre mennek.
log-given_asked = Felajánlotta a helyét egy barátnak.
log-given_done = Egy barát átvette a helyet.
log-undo_asked = A többiektől kérte, hogy ez visszavonható legyen: { $undoes }. lépés.
log-host_asked = Javaslat: ő legyen a házigazda.
log-host_changed = Ő lett a házigazda; előtte: { $former }. hely.
log-late_asked = Lejárt a játékos ideje, és a többieket megkérdeztük.
log-late_closed = { $status ->
    [done] A többiek várnak még két napot.
    [objected] Az alapértelmezett lépés történik.
    [bot] Bot veszi át a helyet.
   *[lapsed] A kérdésre már nincs szükség.
}
log-vote_asked = Ezt kérte a többiektől: { $vote ->
    [pause] szünet.
    [go_on] a szünet vége.
    [draw] döntetlen.
    [call_off] a játék abbahagyása.
   *[back] visszalépés egy korábbi lépés elé.
}
log-vote_closed = A szavazás véget ért: { $status ->
    [done] mindenki egyetértett.
    [objected] valaki ellenezte.
    [withdrawn] visszavonták.
   *[lapsed] lejárt az ideje, vagy már nem volt lehetséges.
}
log-status = { $status ->
    [asked] Még nem dőlt el.
    [confirmed] Megerősítették.
    [done] Beleegyeztek.
   *[stopped] Leállították vagy visszavonták.
}
