# A tábla melletti táblázat: kinek mije van, és mit tesznek a város lapjai.

table-round = { $round ->
    [0] Kezdeti elhelyezés: mindenki felváltva helyez el polgárokat.
   *[other] { $round }. forduló, összesen { $rounds }.
}
table-start = { $start_seat_is ->
    [none] A kezdőjátékos-kártya Le Roynál van.
    [you] Nálad van a kezdőjátékos-kártya.
   *[other] { $start_seat } a kezdőjátékos.
}
table-black = Kivédendő fekete kockák: { $numbers }.
table-choosing = Még { $count } fakockát kell lerakni ({ $card }).
table-player = Játékos
table-deniers = Dénár
table-influence = Befolyás
table-citizens = Kéznél lévő polgár
table-points = Pont
result-score = { $count } pont
won-score = { $count } ponttal
result-lead = különbség Le Royhoz képest: { $count }
table-more = +{ $count }
table-unknown = ?
table-passed = passzolt
table-holdings = { $standing } polgár az épületekben, { $cathedral } fakocka a katedrálison, { $tradesmen } kereskedő, { $taken } eseménykártya
table-fan = Karakterek, elöl a következő
table-fan-now = { $seat_is ->
    [you] Most: te { $points }, Le Roy { $roy_points }.
   *[other] Most: { $seat } { $points }, Le Roy { $roy_points }.
}
table-fan-needed = Ennyi kell pontért
table-fan-points = Pontok most
table-fan-seat = { $seat_is ->
    [you] te
   *[other] { $seat }
}
table-outlook = Mit tehet Le Roy a következő körében
table-outlook-about = Két kockával dob, és az összeg dönti el, mit tesz. A mostani állásban, a legvalószínűbb elöl:
table-outlook-sum = Összeg
table-outlook-does = Mit tesz
table-outlook-deeds = Le Roy { $deeds }.
table-outlook-ways = { $all } esetből { $ways }
table-score = Honnan jöttek a pontok
table-score-points = Pontok játék közben
table-score-marked_events = Események saját fakockával
table-score-tradesmen = A kereskedők mezői
table-score-levels = Katedrálisszintek fakocka nélkül
table-score-total = Összesen
table-characters = A játék karakterei: { $characters }.
table-open-cards = Mit tesznek a tevékenységkártyák
table-events = Mit tesznek az események
table-hire = felfogadás
table-delayed = Fakockákat ad; mindegyik később egy-egy akciót módosíthat.
table-step = legalább { $least }: { $points } pont
