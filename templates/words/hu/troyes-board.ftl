# A Troyes-tábla szavai, és maga a tábla mondatokban.

board-title = Troyes városa
board-round = { $round ->
    [0] Kezdeti elhelyezés
   *[other] { $round }. forduló, összesen { $rounds }
}
board-market = Szürke kockák
board-foes = Kivédendő fekete kockák
board-passed = passzolt
board-lying = kiszorított
board-range = { $low }–{ $high }
board-cards = Tevékenységkártyák
board-events = Események a városban
board-sheet-quarters = Egy-egy városrész { $wide } × { $high } mm, { $side } mm-es dobókockáknak.
board-sheet-spaces = Az épületekben egy-egy mező { $across } × { $across } mm, egy polgárnak; a katedrálison legfeljebb { $cube } mm-es fakockák férnek el egymás mellett.
board-sheet-places = Egy-egy kártya helye { $wide } × { $high } mm.
board-sheet-more = A további eseményeket sorban rakd a lap mellé.
board-sheet-buildings = Épületek
board-sheet-building = Épület
board-sheet-dice = Kocka
board-sheet-rows = Mezők a kocka száma szerint
board-sheet-wage = Dénár minden polgárért, minden fordulóban
board-sheet-row = { $numbers }: { $count } mező
board-sheet-row-each = { $numbers }: egyenként { $count } mező
board-sheet-number = A kocka száma
board-sheet-points = Pont egy fakockáért
board-sheet-influence = Befolyás egy fakockáért
board-sheet-levels = { $count } szint, mindegyiken minden számnak egy hely; fakocka alulra vagy egy másik fölé kerül.
board-sheet-grid = Minden színnek és minden fordulónak egy hely, I-től III-ig; az események egy sorban fekszenek.
board-does = Minden itt álló polgár fordulónként egy kockát hoz ({ $colour }){ $wage ->
    [0] { "" }
   *[other] , a bére { $wage } dénár
}.
board-does-cathedral = Minden fehér kocka egy fakockát tesz a saját számának oszlopába: { $points } pont és { $low } befolyás; ha a szám legalább { $number }, akkor { $high } befolyás.
board-owner-grey = szürke
board-owner-le_roy = Le Roy

# --- ugyanez mondatokban ---

board-text-round = { $round ->
    [0] Kezdeti elhelyezés.
   *[other] { $round }. forduló, összesen { $rounds }.
}
board-text-person = { $name }: { $deniers } dénár{ $saved ->
    [0] { "" }
   *[other] {" "}(a városrészében még { $saved })
}, { $influence } befolyás, kéznél { $citizens } polgár, { $cards } eseménykártya{ $points ->
    [none] { "" }
   *[other] , { $points } pont
}.
board-text-king = { $name }: { $points } pont, { $cards } eseménykártya.
board-text-start = { $name } a kezdőjátékos.
board-text-passed = { $name } passzolt.
board-text-dice = { $name } kockái: { $dice }.
board-text-market = Szürke kockák: { $dice }.
board-text-colour = { $colour } { $numbers }
board-text-black = Kivédendő fekete kockák: { $numbers }.
board-text-empty = üres
board-text-building = { $building }: { $rows }.
board-text-row = ({ $numbers }) { $people }
board-text-lying = Kiszorítottak ({ $building }): { $people }.
board-text-level = Katedrális, { $level }. szint: { $cubes }.
board-text-cube = { $number } { $name }
board-text-unbuilt = A katedrálison még senki sem épített.
board-text-closed = Még képpel lefelé, forduló szerint: { $cards }.
board-text-later = { $colour } { $rounds }
board-text-card = { $card }: felfogadás { $hire } dénár; kockák ({ $dice }) ÷ { $divisor } felhasználás; a végén { $points } pont.
board-text-tradesman = Kereskedő: { $name } ({ $points }).
board-text-others = Pont nélkül: { $people }.
board-text-stored = { $name } fakockái: { $count }.
board-text-event = { $card } (esemény): kockák ({ $dice }) ÷ { $divisor } fakocka; { $flags } zászló; { $first } és { $second } pont{ $black ->
    [0] { "" }
   *[other] ; { $black } fekete kocka
}.
board-text-flags = Fakockák a lerakás sorrendjében: { $people }.
