# A Troyes pontozólapjai.

paper-board = Tábla
paper-board-about = A város és a kártyák helye, hellyel a kockáknak és fakockáknak.
paper-solo = Napló Le Roy ellen
paper-solo-about = Végigvezet a körein, és a végén számol.
form-final = Végső pontozás
form-during = Pontok játék közben
form-of-character = { $name }: { $measure }
form-not-in-play = Húzd át azokat a karaktereket, amelyek nincsenek játékban. A legtöbb pont győz; egyenlőségnél közös a győzelem.
form-step = { $least }+:{"\u00a0"}{ $points }
form-solo = { $game }: Le Roy ellen
form-roll = Le Roy körei
form-roll-sum = Két kocka
form-roll-did = Mit tett
form-roll-paid = Kockám ára
form-roll-points = Pontjai
form-roll-about = Dobj két kockával, keresd meg az összeget a fenti táblázatban, tedd meg, amit mond, és írd be. Aztán te jössz.
form-solo-final = A végén
form-me = Te
form-difference = Te mínusz Le Roy
form-bands = Különbség
form-result = Szint
form-his-cubes = Fakockái a katedrálison, darabja { $points }
told-activity = felfogadás { $cost }; { $divisor } pontonként egyszer; pontok a végén { $points }
told-event = zászló { $flags }; { $divisor } pontonként egy fakocka; pontok { $points }
form-marker-start = Kezdőjátékos
form-each = { $what } (egyenként { $points })
