# Amit minden nyomtatott lap és minden tábla mond, bármelyik játék is.

aid-board-seat = { $number }. hely
aid-board-pause = ;{" "}
aid-title = Segédkártya
aid-players = { $count ->
    [0] { $fewest }–{ $most } játékos
   *[other] { $count } játékos
}
aid-times = ×{ $count }
aid-options = Amiben ehhez a játékhoz megállapodtatok
aid-footer = Ingyenes segédlet játékosoktól. Egyetlen kiadóhoz sem kötődik, egyik sem hagyta jóvá; maga a játék is kell hozzá.
aid-paper = { $paper }, { $page }. oldal, összesen { $pages }. Nyomtasd 100%-os méretben, és hajtsd össze a szaggatott vonalnál.
aid-paper-both = { $paper }, { $page }. oldal, összesen { $pages }. Nyomtasd 100%-os méretben, kétoldalasan, a rövid él mentén fordítva, és hajtsd össze a szaggatott vonalnál.
aid-ruler = 100 mm, ha nyomtatáskor nem változott a méret

# --- the card of a seat ---

aid-seatcard-heading = A te helyed
aid-seatcard-scan = Olvasd be ezt a kódot, és játssz.
aid-seatcard-host = A cím így kezdődik:
aid-seatcard-secret = Akinél ez a kártya van, az játszhat helyetted. Ne mutasd meg senkinek a kódot, és őrizd meg a játék végéig.
aid-seatcard-fold = Vágd körbe a keret mentén, hajtsd meg a szaggatott vonalnál, és állítsd az asztalra.

# --- egy játék kirakva a saját példánnyal ---

rebuild-title = Kirakás a saját példánnyal
rebuild-intro = A játék állása { $turn } lépés után. Amelyik sor már az asztalon van, azt pipáljátok ki.
rebuild-rest = Ami megmaradt, azt keverjétek meg, és tegyétek lefordítva a paklikba.
rebuild-own = Csak { $name } nézze meg
rebuild-own-intro = Keverés előtt vedd magadhoz ezeket úgy, hogy más ne lássa. Utána tedd el ezt a lapot.
rebuild-held = { $count } × { $thing }
rebuild-print = Nyomtatáshoz (PDF)
rebuild-go_on = Folytatás telefonokkal az asztalnál
