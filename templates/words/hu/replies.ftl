# Válaszok a levelekre: mit értek el, vagy miért nem történt semmi.
# A szavak, amelyekkel a játékosok válaszolhatnak: ../replies.toml.

reply-link = Válasz e-mailben: { $words }
reply-fine = { $asks ->
    [yes] Erre a levélre egyetlen sorral is válaszolhatsz: elég egy lépés száma vagy az, hogy „súgó”.
   *[no] Erre a levélre egyetlen sorral is válaszolhatsz. Ha azt írod, hogy „súgó”, megírjuk, mit lehet.
}
reply-number = Levélben elég a lépés számával válaszolnod: „{ $number }” ezek közül az elsőt jelenti.
reply-talk = Vagy csak válaszolj: „mondd …” mindenkinek, „mondd neki { $name }: …” pedig egyvalakinek szól.
reply-undo = Vagy csak válaszolj ennyit: „visszavonom”.
reply-back = Vagy csak válaszolj ennyit: „itt vagyok”.
reply-refuse = Nem értek egyet

letter-receipt-subject = { $title }: kész – { $prompt }
letter-refusal-subject = { $title }: a válaszod nem változtatott semmin
letter-help-subject = { $title }: így válaszolhatsz e-mailben
letter-held-subject = { $title }: tőled jött ez a válasz?

reply-did-move = Kész: { $words }
reply-did-order = Feljegyeztük az utasítást: { $words }
reply-did-say = Az üzenetedet továbbítottuk.
reply-did-undo = Az utolsó lépésedet visszavontuk.
reply-did-wish = Levélben megkérdeztük a többieket, visszavonható-e az utolsó lépésed.
reply-did-away = { $words } – szóltunk a többieknek.
reply-did-away-quiet = { $words }.
reply-did-away-same = Ezekre a napokra már jelezted, hogy távol leszel, így semmi sem változott.
reply-did-back = Jó, hogy itt vagy! Szóltunk a többieknek.
reply-did-back-quiet = Jó, hogy itt vagy!
reply-did-back-same = Nem voltál távol, így semmi sem változott.
reply-did-join = Tiéd a hely.
reply-did-decline = Nemet mondtál a meghívásra.
reply-did-agree = Beleegyeztél.
reply-did-refuse = Nemet mondtál.
reply-did-bot = Arra szavaztál, hogy egy bot játsszon tovább.
reply-did-accept_deal = Elfogadtad ezt az ajánlatot: { $words }.
reply-did-decline_deal = Elutasítottad ezt az ajánlatot: { $words }.
reply-did-withdraw_deal = Visszavontad ezt az ajánlatodat: { $words }.
reply-did-propose = Megkérdeztük a többieket: { $words }.
reply-did-mute = Elnémítottad: { $words }. Erről nem értesül.
reply-did-unmute = Már nincs elnémítva: { $words }.

reply-nothing = Semmi sem változott.
reply-near = Esetleg ezek valamelyikére gondoltál?
reply-why-unknown = Nem értjük ezt: „{ $line }”.
reply-why-ambiguous = Ez többet is jelenthet: „{ $line }”.
reply-why-number = Ez lehet egy lap és a lista egy száma is: „{ $line }”. Ha a listára gondolsz, írj elé „#” jelet, ha a lapra, írd ki a nevét.
reply-why-illegal = Ez most nem lehetséges: „{ $line }”. { $reason }
reply-why-order = Ez most nem lehet utasítás: „{ $line }”. { $reason }
reply-why-nobody = Nem tudjuk, kinek szól ez: „{ $line }”.
reply-why-silent = Ezt nem tudjuk továbbítani: „{ $line }”. { $reason }
reply-why-deal = Ez nem megy: „{ $line }”. { $reason }
reply-why-vote = Ez nem megy: „{ $line }”. { $reason }
reply-why-on_page = Ez e-mailben nem megy: „{ $line }”. Alkut ajánlani, a leveleidről dönteni és a játékból kilépni a saját oldaladon tudsz.
reply-why-empty = A válaszodban nem találtunk semmit, amit te írtál volna.
reply-why-long = A válaszod hosszabb annál, amit még elolvasunk.
reply-why-stale = Egy régebbi levélre válaszoltál, és a játék azóta továbbment.
reply-why-not_running = Ebben a játékban most nem lehet lépni.
reply-why-paused = Ez a játék szünetel; amíg nem folytatódik, nem lehet lépni.
reply-why-no_undo = Az utolsó lépésed már nem vonható vissza.
reply-why-no_request = Már senki sem vár a beleegyezésedre.
reply-why-no_days = A napokat nem tudtuk elolvasni ebből: „{ $line }”. Írd így: távol aug. 3. – aug. 10.
reply-why-no_absence = Ez most nem megy: „{ $line }”. { $reason }
reply-why-several = Nem tudjuk, melyik kérdésre szól az igened vagy a nemed. Az adott levélre felelj, vagy írd mellé a szavazás számát is, például „igen #3”.
reply-why-seat_taken = Ez a hely már nem szabad.
reply-why-unreadable = A levelezőprogramod olyan formában küldte el a válaszodat, amelyet nem tudunk elolvasni. Kérlek, küldd el újra egyszerű szövegként, titkosítás és digitális aláírás nélkül.

reply-help-intro = A játék bármelyik levelére válaszolhatsz; amit tenni szeretnél, azt mind külön sorba írd. Ha a levelezőprogramod alatta idézi a mi levelünket, azt nem olvassuk el.
reply-help-move = egy lépés úgy, ahogy a gombján áll, vagy a levélbeli számával
reply-help-undo = visszavonja az utolsó lépésedet, vagy ha kell, megkérdezi a többieket
reply-help-status = levél az asztal mostani állásáról
reply-help-say = amit írsz, mindenkihez eljut; ha nevekkel és kettősponttal kezded, csak azokhoz, akiket megnevezel
reply-help-help = ez a levél
reply-help-more = Ha egy sort kétféleképpen lehet érteni, sosem hajtjuk végre: inkább megkérdezünk.

reply-held-text = Válasz jött a te helyedről, de olyan címről, amely itt nem a tiéd:
reply-held-how = Ha te írtad egy másik postafiókból, nézd meg, és erősítsd meg. Ha nem te voltál, nincs teendőd: nélküled sosem hajtjuk végre.
reply-held-look = A válasz megtekintése
reply-held-title = Tőled jött ez a válasz?
reply-held-button = Igen, én írtam, mehet
reply-held-gone = Ez a válasz már nem vár megerősítésre.
