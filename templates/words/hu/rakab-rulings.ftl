# Rakab: amit a szabálykönyv nyitva hagy, és ahogyan itt játsszuk.

ruling-spring_bonus = A tavasz 3-at ad egy seregnek, vagy 3-at minden legerősebb katonájáért?
ruling-spring_bonus-book = Akinél a legerősebb katona van, 3-at ad a seregéhez. A testvérjáték laponként számol.
ruling-spring_bonus-played = { $count } jár a seregnek, egyszer.

ruling-spring_figure = Miért 29 és 7 az egyik képen ugyanaz a sereg „télen és tavasszal”?
ruling-spring_figure-book = A 7 télre igaz. A 29 ugyanez a sereg a tavasz nélkül.
ruling-spring_figure-played = Tavasszal 32-t ér, ha az ő legerősebb katonája a legerősebb az asztalon.

ruling-covered_season = Számít-e még az az évszak, amelyre másik került?
ruling-covered_season-book = A legújabb van felül.
ruling-covered_season-played = Nincs hatása, és a csata után a többivel együtt a dobott lapok közé kerül.

ruling-tied_armies = Bármilyen egyenlőség győztes nélkül hagyja a csatát?
ruling-tied_armies-book = Ha több játékos serege egyenlő, senki sem nyer.
ruling-tied_armies-played = Csak a legerősebb seregek holtversenye.

ruling-empty_handed_passes = Ki passzolt utoljára, ha valakinek nincs lapja?
ruling-empty_handed_passes-book = Akinek nincs lapja, annak passzolnia kell.
ruling-empty_handed_passes-played = Az ilyen passz is számít, amikor sorra kerül.

ruling-lionesses_in_tie = A csata holtversennyel ér véget, de egyvalakinek van a legtöbb oroszlánasszonya: ki választ?
ruling-lionesses_in_tie-book = Minden csata végén a legtöbb oroszlánasszony dönt.
ruling-lionesses_in_tie-played = Ő.

ruling-surrender_tie = Zászlóvivő vet véget egy holtversenyes csatának: ki választ?
ruling-surrender_tie-book = Holtverseny után az, aki utoljára passzolt.
ruling-surrender_tie-played = Aki utoljára passzolt; ha még senki, akkor az, aki a zászlóvivőt kijátszotta.

ruling-scarecrow_alone = Kijátszható-e madárijesztő úgy, hogy nem hoz vissza katonát?
ruling-scarecrow_alone-book = Vissza lehet venni egy katonát.
ruling-scarecrow_alone-played = Igen.

ruling-peace_on_contested = Kerülhet-e a békejelző arra a tartományra, amelyért éppen harcoltok?
ruling-peace_on_contested-book = Üres tartományra.
ruling-peace_on_contested-played = Nem. Ott a csatajelző.

ruling-peace_nowhere = Mi történik, ha nincs üres tartomány a békejelzőnek?
ruling-peace_nowhere-book = Erről hallgat.
ruling-peace_nowhere-played = Ott marad, ahol van.

ruling-adjacent = A szomszédos tartományoknak mind érintkezniük kell egymással?
ruling-adjacent-book = Szomszédos tartományokról beszél.
ruling-adjacent-played = Nem. Az is jó, ha közös határok láncolják össze őket.

ruling-points_as_borders = Szomszédok-e azok a tartományok, amelyek csak egy pontban érintkeznek?
ruling-points_as_borders-book = Erről hallgat.
ruling-points_as_borders-played = Igen.

ruling-victory_at_once = Mikor derül ki, hogy valaki győzött-e?
ruling-victory_at_once-book = Amint egy játékosnak megvan a szükséges számú tartománya.
ruling-victory_at_once-played = Amint a jelölője a helyére került, a lapok bedobása előtt.

ruling-burning = Megkérdezzük-e azt, akinek nincs katonája, hogy bedobja-e a lapjait?
ruling-burning-book = Az ilyen játékos a csata után bedobhatja őket.
ruling-burning-played = Senkit sem kérdezünk, mert maga a kérdés elárulná, mi van a kezében. A következő tartomány kijelöléséig dönthetsz; a többiek csak a bedobásról értesülnek.

ruling-burning_order-played = Az óramutató járása szerint, azzal kezdve, aki a következő helyszínt választja.

ruling-hand_sizes = Látja-e mindenki, kinek hány lapja van?
ruling-hand_sizes-book = Érdemes számon tartani a többiek lapjait.
ruling-hand_sizes-played = Igen.

ruling-silent = Mi történik azzal, aki nem válaszol időben?
ruling-silent-book = Erről hallgat.
ruling-silent-played = Csatában passzol, helyszínnek üres tartományt sorsolunk neki.

ruling-idle_battles-book = Erről hallgat. Az ilyen csatáknak sosem lenne vége.
ruling-idle_battles-played = { $count } egymást követő ilyen csata után a házigazda győztes nélkül lezárhatja a játékot.

ruling-duel_burning = Két játékos: be lehet-e dobni a katona nélküli lapokat?
ruling-duel_burning-book = Ami nem változik, az érvényes; a csata utáni teendők megváltoznak.
ruling-duel_burning-played = Nem.

ruling-duel_last_hand = Két játékos: be kell-e dobnia a lapjait annak, akinek egyedül maradt lapja?
ruling-duel_last_hand-book = Hárman vagy többen igen; a csata utáni teendők megváltoznak.
ruling-duel_last_hand-played = Nem. Mindketten kiegészítik a lapjaikat, a megmaradtak a kezükben maradnak.

ruling-duel_sites = Két játékos: választani kell-e tartományt, ha egyik sem számít?
ruling-duel_sites-book = Aki kezd, megnevezi.
ruling-duel_sites-played = Igen.

ruling-duel_idle = Két játékos: mi van, ha egyiküknek végleg elfogytak a lapjai, a másik pedig egyet sem játszik ki?
ruling-duel_idle-book = Erről hallgat.
ruling-duel_idle-played = { $count } egymást követő ilyen csata után a játék úgy ér véget, mintha mindkettejüknek elfogyott volna.
