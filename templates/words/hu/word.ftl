# Hogyan értesül a játékos: levélben és más úton, a helyének egyik oldalán.

channels-title = Hogyan értesülsz
channels-text = Szólunk, amikor te jössz, és akkor is, ha történik valami. Itt választhatod ki, hogyan.
channels-settings-button = Hogyan értesülsz
channels-mail-title = Levélben
channels-mail-on = A leveleid ide mennek: { $address }.
channels-mail-others = Most nem megy levél ide: { $address }. A lenti utakon értesülsz; levélben csak az jön, ami a linkedről vagy a címedről szól.
channels-mail-off = Ebből a játékból nem kapsz levelet, és más úton sem szólunk. Az oldalán játszol.
channels-mail-stop-button = Levelet nem kérek, csak a lentieket
channels-mail-start-button = Levelet is kérek
channels-none-button = Semmilyen értesítést nem kérek
channels-chat-title = Csevegőben vagy alkalmazásban
channels-chat-text = A kérdés, a legvalószínűbb lépéseid linkjei és a játék linkje ezek egyikében: Telegram, Matrix, Signal, Discord, Slack, ntfy, Gotify. Egy webhook ugyanezt JSON formában kapja meg, így program is játszhat.
channels-chat-label = Egy Apprise-cím
channels-chat-button = Ide is kérem
channels-chat-reads = Aki ott olvas, annak megvan a linked, és játszhat helyetted.
channels-chat-examples = Ilyenek ezek a címek
channels-push-title = Ebben a böngészőben
channels-push-text = Értesítés a kérdéssel, akkor is, ha az oldal be van zárva. Az egyik gomb a legvalószínűbb lépésedet nyitja meg, a másik a játékot.
channels-push-button = Értesítést kérek ebben a böngészőben
channels-push-name = { $number }. böngésző ({ $server })
channels-push-refused = A böngésződ nem engedi. Engedélyezd a beállításaiban az értesítéseket ennek az oldalnak, aztán próbáld újra.
channels-push-missing = Ez a böngésző nem tud ilyet, vagy ki vannak kapcsolva a szkriptek. iPhone-on és iPaden előbb tedd ki a játékot a kezdőképernyőre.
channels-push-open = Megnyitom a játékot
channels-since = Ekkor óta: { $when }
channels-off = Kikapcsolva
channels-unreadable = Egy cím, amelyet már nem tudunk elolvasni
channels-last-error = Az utolsó hiba, { $when }: { $error }
channels-test-button = Küldök egy próbát
channels-remove-button = Törlöm
channels-tested = Sikerült: a próbát átvették, mostanra meg is érkezhetett.
channels-test-title = Staffetta: ez egy próba
channels-test-text = Így fognak érkezni a játékod hírei.
channels-done-added-apprise = Hozzáadtuk. Most küldj egy próbát, hogy lásd, megjön-e.
channels-done-added-push = Ez a böngésző szólni fog. Küldj egy próbát, hogy lásd.
channels-done-removed = Töröltük.

problem-way_missing = Kérlek, illessz be egy címet.
problem-way_long = Ez a cím túl hosszú. Legfeljebb 1000 betű lehet.
problem-way_shape = Ezt a címet nem tudjuk elolvasni. Vesd össze a példákkal.
problem-way_scheme = Ezt a fajta címet nem ismerjük. A cím eleje ezek egyike: tgram, matrixs, signals, discord, slack, ntfys, gotifys vagy jsons, utána ://
problem-way_browser = A böngésződ olyan címet adott, amelyet nem tudunk használni.
problem-way_many = Legfeljebb { $most } fér el. Előbb törölj egyet.
problem-way_off = Ezt a szolgáltatás üzemeltetője nem kapcsolta be.
problem-way_gone = Ezt már törölték.
problem-way_tests = Ez sok próba volt. Kérlek, várj { $minutes } percet.

way-error-private = A cím magánhálózatba vezet, és ezt a szolgáltatás üzemeltetője nem engedte meg.
way-error-wrong = A cím hibás.
way-error-answered = Az ottani szerver hibát jelzett: { $status }.
way-error-unreachable = Az ottani szerver nem érhető el.
way-error-slow = Az ottani szerver tíz másodpercen belül nem válaszolt.
way-error-gone = A böngésző már nem kér értesítést.
way-error-missing = Ezt a szolgáltatás üzemeltetője kikapcsolta.
way-error-broken = Nálunk történt valami hiba.
way-error-sealed = A cím már nem olvasható, mert a szolgáltatásnak új kulcsa van. Töröld, és add hozzá újra.
way-error-renewed = A linked megújult, ezért töröltük azokat a csevegőket és böngészőket, amelyek a játék híreit kapták: lehet, hogy az egyiket nem te adtad hozzá.

letter-way-subject = { $title }: más úton értesülsz
letter-way-ended = Az egyik út, amelyen a játék híreit kapod, már nem működik, ezért kikapcsoltuk.
letter-way-now-mail = Semmi sem veszett el: mostantól erre a címre jönnek a leveleid.
letter-way-now-both = Semmi sem veszett el: a leveleid erre a címre jönnek, és a többi úton is értesülsz.
letter-way-now-others = Semmi sem veszett el: a többi úton továbbra is értesülsz.
letter-way-again = Beállítom, hogyan értesüljek

letter-digest-subject = { $count ->
    [0] Hírek a játékaidról
    [one] Ma egy játék vár rád
   *[other] Ma { $count } játék vár rád
}
letter-digest-replies = Kérlek, a linkeket használd: egy sima válaszból nem derül ki, melyik játékra gondolsz.
letter-digest-why = Azért kapsz naponta egy levelet, mert ezt választottad. Itt módosíthatod:
letter-digest-stop = Nem kérek több levelet a napi levél játékairól
channels-letters-title = Milyen leveleket kapsz
channels-letters-text = Néhány levél mindig megjön: a játék végéről, a helyetted megtett lépésről, valamint a linkekről és a címekről.
channels-done-saved = Elmentettük.
channels-questions = Amikor te jössz
channels-reminders = Emlékeztetők
channels-news = Hírek, amelyek rád tartoznak
channels-choice-on = Azonnal levélben
channels-choice-digest = A napi levélben
channels-choice-off = Ne jöjjön levél
channels-others = A többi úton
channels-way-on = Azonnal
channels-way-off = Ne szóljon
channels-quiet = A többi út várjon reggelig, és az ébrenléti időmön kívül hallgasson
channels-hour = A napi levél időpontja
channels-hour-text = Egyetlen levél az összes játékodról, ekkor, a saját időzónád szerint. Ami nem várhat, az azonnal megjön: a napi levél sosem veszi el az időd felénél többet.
channels-for-all = Az összes itteni játékomra
channels-save = Mentés
channels-talk = Mikor jöjjenek a többiek üzenetei
daily-stop-title = Ne jöjjön többé napi levél?
daily-stop-text = A benne szereplő játékokról nem kapsz több levelet, az oldalukon játszhatsz tovább. Ott bármikor újra kérheted a leveleket.
