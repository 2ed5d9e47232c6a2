# A B’Twixt pontozólapjai.

form-bids = A licitek
form-round = Forduló
form-won-by = Szövetséges és jelző ide
form-of-season = { $season } { $round }
form-bids-about = Minden jel alá annak a licitnek az összege kerül; a győztesét karikázzátok be. Holtversenyben az óramutató járása szerint a kezdőjátékoshoz legközelebbi nyer.
form-councils = A tanácsok
form-council = { $one } | { $other }
form-allies = Szövetségesek hatalma
form-tokens = Hatalomjelzők
form-more = Képességekből (+ vagy −)
form-end = A végén
form-left = Bal tanács
form-right = Jobb tanács
form-first = Kezdőjátékos
form-number = Szövetségesek összesen
form-measures = Egy kártya helye { $wide } × { $high } mm, egy jelzőé { $across } mm széles. Egy tanács két szomszédé; a szövetségesek egymásra csúszhatnak.
form-ring = A kör mutatja, melyik számozott lap kik között fekszik; vágd szét a lapokat.
form-council-number = Tanács
form-seat = E vezér
form-left-seat = és az óramutató szerint következő között
form-ally-deck = Szövetségesek
paper-board = Asztal
paper-board-about = Az évszakok és minden tanácsnak egy alátét, hellyel lapoknak és jelzőknek.
