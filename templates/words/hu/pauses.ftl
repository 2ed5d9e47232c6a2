# Levelezős játék, amely az igazi dobozzal egy asztalon van: szünetel, és átveszi az este végét.

pause-table-title = Ez a játék most asztalnál folyik
pause-table-text = Ott folytatódik az igazi dobozzal, ezért itt most nem lehet lépni.
paused-since = Itt szünetel (a szünet kezdete: { $when }): áll az óra, és senki helyett nem történik lépés. Ha az asztalnál véget ér, az ottani eredmény számít itt is. Ha ott nem fejezitek be, a házigazda levélben folytathatja onnan, ahol abbamaradt.
paused-table = Az asztalhoz
pause-table-state = Asztalnál
paused-end = A végét asztalnál, az igazi dobozzal játszottátok le; a levélben tett lépések és a tábla még az előtte lévő állást mutatják.
won-at-table = az asztalnál
moved-title = Ez a játék egy másikban folytatódik
moved-text = Asztalnál folytatódott, és onnan levélben már önálló játékként megy tovább.
moved-link = Tovább a folytatáshoz

# --- házigazda
host-take-back = Visszaveszem az asztaltól
host-take-back-title = Folytatódjon a játék levélben onnan, ahol abbamaradt?
host-take-back-text = Akkor jó, ha az este elmaradt, vagy nem fejeztétek be a játékot: minden határidő a szünet hosszával kitolódik, és mindenkinek szólunk. Az asztal bezárul, és amit ott beírtatok, nem számít.
host-take-back-button = Folytatom levélben
host-done-take-back = A játék levélben folytatódik; mindenkinek szólunk.
host-cannot-take-back = Ez a játék most nem asztalnál folyik.
host-cannot-frozen = Az asztalból már önálló levelezős játék lett, amely a játékosaira vár. Előbb azt állítsd le.

# --- az asztal
entry-refusal-taken_in = A levelezős játék már átvette ezt az eredményt, itt már nem lehet beírni semmit.
table-settles = { $minutes ->
    [one] 1 perccel az utolsó bejegyzés után a levelezős játék átveszi ezt az eredményt. Addig még visszavonhattok bármit.
   *[other] { $minutes } perccel az utolsó bejegyzés után a levelezős játék átveszi ezt az eredményt. Addig még visszavonhattok bármit.
}

# --- levelek
letter-paused-subject = { $title }: a játék most asztalnál folyik
letter-paused-text = A játékotok asztalnál, az igazi dobozzal folytatódik. Itt addig szünetel: áll az óra, és senki helyett nem történik lépés.
letter-paused-how = Ha az asztalnál véget ér, az ottani eredmény számít itt is, és írunk róla. Ha ott nem fejezitek be, a házigazda levélben folytathatja onnan, ahol abbamaradt. A saját oldaladról eljutsz az asztalhoz:
letter-resumed-subject = { $title }: a játék levélben folytatódik
letter-resumed-host = A házigazda visszavette a játékot az asztaltól. Levélben folytatódik onnan, ahol abbamaradt, és minden határidő a szünet hosszával kitolódott.
letter-resumed-gone = Az asztali folytatásból végül nem lett semmi. A játék levélben folytatódik onnan, ahol abbamaradt, és minden határidő a szünet hosszával kitolódott.
letter-resumed-later = Most épp nem te jössz; amint te következel, érkezik a levél. Így áll most a játék:
letter-moved-subject = { $title }: a játék egy másikban folytatódik
letter-moved-text = A játékotok asztalnál folytatódott, és onnan levélben már önálló játékként megy tovább. Az ahhoz tartozó leveleket azok kapják, akik az asztalnál ültek. Ez itt véget ért, nincs vele több dolgod.
letter-over-proof-table = Az első kör előtt minden játékos megkapta a keverés ellenőrző kódját. Itt van a titok, amelyből a kód készült (SHA-256-tal); a levelezés minden keverése ebből következik. A „staffetta verify” újrajátssza és ellenőrzi a letöltött, levélben tett lépéseket. Azt nem tudja ellenőrizni, ami az asztalnál történt.

# --- pihenő, a házigazda kívánságára vagy szavazással
pause-rest-title = Ez a játék szünetel
pause-rest-text = Most nem lehet lépni. Az óra áll, így senki nem marad le semmiről.
rest-since-host = A házigazda szünetet rendelt el (kezdete: { $when }): áll az óra, és senki helyett nem történik lépés. A játék magától folytatódik onnan, ahol abbamaradt: { $deadline }.
rest-since-vote = Közös megegyezéssel szünetel (a szünet kezdete: { $when }): áll az óra, és senki helyett nem történik lépés. A játék magától folytatódik onnan, ahol abbamaradt: { $deadline }.
pause-rest-state = Szünetel
rest-until = Meddig
host-pause = Szünetet tartunk
host-pause-title = Szüneteljen a játék?
host-pause-text = Nyaralás, vizsgaidőszak, költözés idejére: áll az óra, senki helyett nem történik lépés, és minden határidő a szünet hosszával kitolódik. Mindenkinek szólunk.
host-pause-button = Szüneteljen
host-done-pause = A játék szünetel; mindenkinek szólunk.
host-resume = Folytassuk most
host-resume-title = Véget érjen a szünet?
host-resume-text = A játék onnan folytatódik, ahol abbamaradt, és minden határidő a szünet hosszával kitolódik. Mindenkinek szólunk.
host-resume-button = Folytatódjon
host-done-resume = A játék folytatódik; mindenkinek szólunk.
host-cannot-rest_already = Ez a játék már szünetel.
host-cannot-rest_day = A szünet a következő 14 nap valamelyikéig tarthat. Ezek közül válassz egyet.
host-cannot-rest_of_all = Ebben a szünetben mindnyájan megegyeztetek, ezért egyedül nem vethetsz véget neki. Kérdezd meg a többieket a saját oldaladon.
letter-rest-subject = { $title }: szünetel a játék
letter-rest-how = Nincs semmi dolgod; írunk, amikor folytatódik. Ha mindnyájan hamarabb folytatnátok, kérdezd meg a többieket a saját oldaladon:
letter-rested-subject = { $title }: folytatódik a játék
letter-resumed-until = Véget ért a szünet. A játék onnan folytatódik, ahol abbamaradt, és minden határidő a szünet hosszával kitolódott.
letter-resumed-host_ended = A házigazda véget vetett a szünetnek. A játék onnan folytatódik, ahol abbamaradt, és minden határidő a szünet hosszával kitolódott.
letter-resumed-vote = Megegyeztetek, hogy vége a szünetnek. A játék onnan folytatódik, ahol abbamaradt, és minden határidő a szünet hosszával kitolódott.
