# A játékos ideje: ébren töltött órák, szabadnapok, emlékeztetők és távollétek.

own_time-title = A te időd
own_time-saved = Elmentve.
own_time-day = Mikor vagy ébren
own_time-day-text = Éjjel senkinek nem küldünk emlékeztetőt.
own_time-day-text-awake = Éjjel senkinek nem küldünk emlékeztetőt, és az éjszaka nem fogyasztja az idődet.
own_time-wakes = Ettől
own_time-sleeps = Eddig
own_time-usual = Többnyire { $clock } és { $when } között válaszolsz.
own_time-usual-button = Legyenek ezek az órák
own_time-kept = A gyors válaszaiddal { $count } órát megtakarítottál. Akkor használod fel, ha lejárt az időd.
own_time-off = Szabadnapok
own_time-off-text = Ezek a napok nem fogyasztják az idődet.
own_time-holidays = Az országod ünnepnapjain is
own_time-rhythm = Emlékeztetők
own_time-rhythm-usual = félidőben és két órával a vége előtt
own_time-rhythm-often = egy nappal, nyolc órával és két órával a vége előtt
own_time-rhythm-once = egyszer, félidőben
own_time-rhythm-last = egyszer, két órával a vége előtt
own_time-rhythm-never = egy se
own_time-save = Mentés
own_time-away = Egy ideig nem leszel itt?
own_time-away-waits = A játék megvár, a többieknek pedig szólunk.
own_time-away-plays = Addig egy robot játszik helyetted, a többieknek pedig szólunk.
own_time-orders-play = Először az előre adott utasításaid válaszolnak; a bot csak azt játssza, amit nyitva hagynak.
own_time-orders-wait = Az előre adott utasításaid közben is válaszolnak; csak az vár rád, amit nyitva hagynak.
own_time-first = Első nap
own_time-last = Utolsó nap
own_time-away-button = Szóljatok a többieknek
own_time-ahead = Távollét, mettől: { $since }; meddig: { $deadline }
own_time-back-button = Mégis itt vagyok
own_time-days-left = { $count ->
    [0] Ebben a játékban elfogyott mind a { $most } napod.
   *[other] Ebben a játékban még { $count } napig lehetsz távol.
  }
own_time-wrong-hours = Ezeket az órákat nem tudtuk elolvasni. Válaszd ki mindkettőt, például 08:00 és 22:00.
own_time-short-day = Ez kevesebb napi hat óránál. Válassz többet, különben a játék alig haladna.
own_time-many-days-off = Hagyj a hétből legalább négy napot a játékra.
own_time-wrong-dates = Ezeket a napokat nem tudtuk elolvasni. Írd így: aug. 3. vagy 2026-08-03, az első nap legyen az utolsó előtt.
away-past = Ezek a napok már elmúltak.
away-backwards = Az utolsó nap megelőzi az elsőt.
away-far = Ez több mint egy évvel előre van.
away-long = Ez több, mint az a { $most } nap, amennyit a játék egy-egy játékosra összesen vár.
away-mark = { $name } távol van eddig: { $deadline }
letter-away-subject = { $title }: { $name } egy ideig távol lesz
letter-away-subject-back = { $title }: { $name } visszatért
letter-away-text = { $name } egy ideig távol lesz (mettől: { $since }, meddig: { $deadline }).
letter-away-waits = Amíg ő következik, az óra áll. Ha egy lépés határideje változik, az oldaladon látod.
letter-away-plays = Addig egy robot játszik helyette.
letter-away-back = { $name } visszatért.
log-away = Szólt, hogy távol lesz.
log-back = Visszatért.
letter-turn-saved = Lejárt az időd, de a gyors válaszaiddal megtakarítottál valamennyit: most az telik.
