# Alkuk két játékos között: ígéretek, amelyeket a szolgáltatás számon tart.

# --- amit a házigazda megenged
pact-rule-none = Nincsenek alkuk
pact-rule-not_binding = Megszeghetők
pact-rule-binding = Kötelező érvényű alkuk
pact-rule-none-about = A játékosok itt nem alkudoznak.
pact-rule-not_binding-about = Két játékos ígérhet egymásnak valamit. Az ígéretet senki sem köteles betartani, de mindenki látja, betartotta-e.
pact-rule-binding-about = Két játékos ígérhet egymásnak valamit, és az ígéretszegő lépést nem fogadjuk el. Az ígéret csak akkor enged, ha nem maradt más lépés.
problem-no_deals = A kötelező érvényű alkukhoz négyszemközti beszélgetés kell, és olyan játék, amelyben ígérni lehet.

# --- az oldalon
pact-title = Alkuk
pact-waiting = { $count } ajánlat vár rád
pact-nothing = Most nincs élő alku.
pact-all = Minden alku
pact-ended = Korábbi alkuk
pact-by-you = A te ajánlatod. Címzett: { $name }
pact-by-other = { $name } ajánlata neked
pact-between = { $names }
pact-number = { $number }. számú
pact-state-offered = válaszra vár
pact-state-accepted = megkötve
pact-state-declined = elutasítva
pact-state-countered = másik ajánlat jött rá
pact-state-withdrawn = visszavonva
pact-state-expired = lejárt
pact-private = titkos, amíg egy ígéret sorsa el nem dől
pact-public = nyilvános
pact-until = Az ajánlat eddig él: { $until }.
pact-mark-open = még él
pact-mark-kept = betartva
pact-mark-broken = megszegve
pact-mark-yielded = nem volt más lépés
pact-mark-lapsed = érvényét vesztette: egy játékos elment
pact-accept = Elfogadom
pact-decline = Elutasítom
pact-withdraw = Visszavonom
pact-counter = Mást ajánlok
pact-counter-title = Másik ajánlat. Címzett: { $name }
pact-offer = Alkut ajánlok
pact-you-promise = A te ígéreted
pact-other-promises = { $name } ígérete
pact-no-promise = Semmi
pact-public-choice = Ha megköttetik, bárki tudhat róla
pact-hint = Ha nem jelölöd be, csak ti ketten tudtok róla, amíg egy ígéret sorsa el nem dől.
pact-send = Felajánlom
pact-no-terms = Most nincs mit ígérni.

# --- a levelekben
letter-offer-subject = { $title }: alkut ajánlottak neked
letter-answer-subject = { $title }: válasz az ajánlatodra
pact-letter-offer = { $name } alkut ajánl neked:
pact-letter-counter = { $name } nem fogadja el az ajánlatodat, mást ajánl:
pact-letter-accepted = { $name } elfogadta az ajánlatodat:
pact-letter-declined = { $name } elutasította az ajánlatodat:
pact-letter-answer = Minden alku
pact-letter-reply = Válaszlevélben: „elfogadom { $number }” vagy „elutasítom { $number }”.
pact-in-letter = Ígéretek

# --- miért nem ment
pact-refused-no_deals = Ebben a játékban nincsenek alkuk.
pact-refused-not_running = A játék most nem folyik, ezért nem lehet ígérni.
pact-refused-paused = A játék szünetel. Ha folytatódik, újra alkudozhatsz.
pact-refused-not_joined = Csak a játék résztvevői alkudozhatnak.
pact-refused-nobody = Nincs itt más, akivel alkudozhatnál.
pact-refused-no_seat = Nincs ilyen játékos ebben a játékban.
pact-refused-bot = { $name } gépi játékos, nem alkudozik.
pact-refused-gone = { $name } most nincs a játékban.
pact-refused-no_promise = Ebben az ajánlatban még nincs ígéret.
pact-refused-too_many_promises = Egy-egy oldalon legfeljebb { $most } ígéret lehet.
pact-refused-not_now = Ezt most nem lehet megígérni.
pact-refused-too_many_open = { $most } ajánlatod vár válaszra. Vonj vissza egyet, vagy várd meg a választ.
pact-refused-too_often = Sok ajánlatot és üzenetet küldtél. A következőt kicsit később küldheted.
pact-refused-no_deal = Neked nincs ilyen ajánlat.
pact-refused-answered = Erre az ajánlatra már válaszoltak, vagy visszavonták.
pact-refused-expired = Ez az ajánlat lejárt.
pact-refused-outdated = A játék továbbment, ezt már nem lehet megígérni.
refusal-promised = Mást ígértél. { $taker_seat } számít rá, és ebben a játékban az alkuk kötelező érvényűek.
