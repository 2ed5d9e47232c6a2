# Levelek: ami a postaládába kerül. Mindig egyetlen olvasónak szól; „te” mindig ő vagy.
# $title „Condottiere (Béla és Cyrus)”, $prompt „Mit teszel Sienában?”

staffetta = Staffetta
match-title = { $game } ({ $others })
match-title-numbered = { $title }, { $number }. játszma

letter-host-subject = { $title }: erősítsd meg az új játékodat
letter-host-again-subject = { $title }: a házigazdai oldalad
letter-invitation-subject = { $title }: meghívó
letter-evening-host-subject = { $title }: folytassátok e-mailben a játékot
letter-evening-invitation-subject = { $title }: e-mailben folytatódik a játékotok
letter-turn-subject = { $title }: { $prompt }
letter-at_once-subject = { $title }: { $prompt }
letter-reminder-subject = { $title }: emlékeztető – { $prompt }
letter-timeout-subject = { $title }: az alapértelmezett lépés történt helyetted
letter-over-subject = { $title }: a játék véget ért
letter-declined-subject = { $title }: valaki nem tud játszani
letter-again-subject = { $title }: játszol velünk?
letter-expired-subject = { $title }: a meghívóra nem jött válasz
letter-called_off-subject = { $title }: a játékot leállították
letter-takeover-subject = { $title }: átveszel egy helyet?
letter-link-subject = { $title }: a linked a játékhoz
letter-wish-subject = { $title }: visszavonható egy lépés?
letter-wish-heading = Ezeket a lépéseket vonnánk vissza
letter-wish-button = Megnézem és válaszolok
letter-refused-subject = { $title }: a lépésed marad
letter-refused-text = Kérted egy lépésed visszavonását. { $name } inkább tovább játszana, ezért a lépésed marad.
letter-refused-hosting-subject = { $title }: te maradsz a házigazda
letter-refused-hosting-text = Megkérdezted, ki venné át a házigazda szerepét. { $name } nem vállalta, ezért te maradsz a házigazda.
letter-mine-subject = Az összes játékod linkje
letter-mine-text = Itt a link az összes játékod oldalához: elöl vannak azok, amelyek rád várnak.
letter-mine-not-you = Ha nem te kérted, nincs teendőd: ezt a levelet csak te kaptad meg.
letter-undeliverable-subject = { $title }: egy levél nem ért célba
letter-news-subject = { $title }: mutattak neked valamit
letter-restored-subject = { $title }: visszaállítva egy korábbi állapotra

letter-dear = Kedves { $name }!

# --- házigazda
letter-host-proposed = { $count ->
    [0] Elkészült a játékod: { $game }. Akkor kezdődik, amikor megnyomod a gombot a házigazdai oldaladon:
    [one] Elkészült a játékod: { $game }. Rajtad kívül még senki sem tud róla. A házigazdai oldaladon látod, kit hívunk meg; ha ott megnyomod a gombot, elmegy a meghívó. A játék akkor kezdődik, amikor elfogadják.
   *[other] Elkészült a játékod: { $game }. Rajtad kívül még senki sem tud róla. A házigazdai oldaladon látod, kiket hívunk meg; ha ott megnyomod a gombot, elmennek a meghívók. A játék akkor kezdődik, amikor mindenki csatlakozott.
}
letter-host-unless = Ha { $days } napig senki sem nyomja meg a gombot, mindezt töröljük. Ha nem te hoztad létre a játékot, egyszerűen hagyd figyelmen kívül ezt a levelet: senki másnak nem írunk.
letter-host-pace = Gondolkodási idő döntésenként: { $pace }.
letter-host-page = A házigazdai oldaladon látod, ki csatlakozott már, és megérkeznek-e a levelek; ott hívhatsz meg valaki mást, ott küldhetsz el újra egy levelet, és ott állíthatod le a játékot:
letter-host-page-button = Megnyitom a házigazdai oldalt
letter-host-confirm-button = { $count ->
    [0] Megerősítem és kezdem
   *[other] Megerősítem és meghívom őket
}
letter-host-seat = Te is játszol. Ez a link csak a tiéd; ne add ki a kezedből:
letter-seat-button = Megnyitom a játékot

# --- meghívó
letter-invitation-intro = { $host } e-mailes játékra hív: { $game }.
letter-invitation-length = Egy játék { $most ->
    [1] körülbelül egy hétig
   *[other] { $least }–{ $most } hétig
} tart, és körülbelül { $letters } levelet kapsz közben.
letter-invitation-begun = Ez a játék egy asztalnál kezdődött. A hely a mostani állásával együtt lenne a tiéd.
letter-invitation-players = Játékosok: { $players }.
letter-invitation-how = Nem kell hozzá se fiók, se alkalmazás. Amikor te következel, levél jön a táblával, a lapjaiddal és a lépéseid linkjeivel: rákoppintasz az egyikre, megerősíted, és kész. Gondolkodási idő döntésenként: { $pace }.
letter-invitation-question = Játszol velünk?
letter-invitation-picture = Egy játék közben: { $game }
letter-invitation-until = Eddig válaszolhatsz: { $deadline }.
letter-invitation-ignore = Ha nem tudod, miről van szó, egyszerűen hagyd figyelmen kívül ezt a levelet: még egyszer megkérdezünk, aztán lejár a meghívó.
letter-again-ignore = Néhány napja már kérdeztük, és ez az utolsó alkalom. Ha nem tudod, miről van szó, egyszerűen hagyd figyelmen kívül ezt a levelet; több nem jön.
letter-evening-intro = Az asztalnál elkezdett játékotok e-mailben folytatódik: { $game }.
letter-evening-stands = Minden úgy áll, ahogy otthagytátok. Most jön: { $players }.
letter-evening-hand = { $cards } lap van a kezedben.
letter-evening-question = Játszol tovább?
letter-evening-host = Az asztalnál elkezdett játékotok e-mailben folytatódhat: { $game }.
letter-evening-press = Ha megnyomod a gombot a házigazdai oldaladon, a többiek is kapnak levelet. A játék akkor folytatódik, amikor mindenki csatlakozott.
letter-evening-ignore = Ez nem a te játékod? Akkor valaki elírt egy címet; hagyd figyelmen kívül ezt a levelet.
letter-aid = Ennek a játéknak a szabályai dióhéjban, kinyomtatható lapokon:

# --- egy kör
letter-at_once-how = Mindenkit egyszerre kérdezünk: mondd meg most, meddig mész el, és a többieknek nem kell rád várniuk. Ha addig sorra kerülsz, nem jön újabb levél, csak ha laponként döntesz.
letter-turn-reminder = Baráti emlékeztető: a többiek rád várnak.
letter-other-moves = További lépéseid
letter-moves-how = Mindegyik egy link; a megnyíló oldal még egyszer megkérdezi, mielőtt bármi történne.
letter-since = Legutóbbi lépésed óta
letter-nothing-since = Még semmi.
letter-others = Lehet még:
letter-all-moves = Az összes lehetséges lépés ({ $count })
letter-position = A teljes állás szavakban
letter-open-page = Megnyitom az asztalt böngészőben

# --- átvett hely
letter-takeover-intro = { $host } arra kér, hogy vegyél át egy helyet egy folyamatban lévő játékban: { $game }. Eddig itt ült: { $former }.
letter-takeover-question = Átveszed ezt a helyet?
letter-takeover-until = Amint elfogadod, a hely levelei hozzád jönnek, és az első döntésedre a teljes gondolkodási idő a tiéd.

# --- lejárt a határidő
letter-timeout-intro = Lejárt a gondolkodási időd, ezért az alapértelmezett lépés történt helyetted. A naplóban ezt jelöljük.
letter-timeout-absent = Egymás után ez volt a harmadik. Mostantól távollévőnek számítasz: az alapértelmezett lépés azonnal megtörténik helyetted, hogy a többieknek ne kelljen várniuk, amíg valamelyik linkeden vissza nem térsz.
letter-timeout-back = A következő lépéseddel vagy az oldaladon lévő gombbal máris visszatérsz:
letter-timeout-open = Hogyan áll most a játék?

# --- vége
letter-over-you-won = Győztél { $how }! Gratulálunk!
letter-over-you-shared = Közösen győztetek { $how }! Gratulálunk!
letter-over-nobody = Ennek a játéknak nincs győztese.
letter-over-won = { $winners_count ->
    [one] { $winners } győzött!
   *[other] { $winners } közösen győzött!
}
letter-over-won-how = { $winners_count ->
    [one] { $winners } győzött { $how }!
   *[other] { $winners } közösen győzött { $how }!
}
letter-over-next = { $gap ->
    [0] Ennél szorosabb nem is lehetett volna: { $next } ugyanannyit ért el.
    [1] { $next } csak eggyel maradt le.
   *[other] { $next_count ->
        [one] A második { $next }: { $score }.
       *[other] A második helyen { $next } osztozik: { $score }.
    }
}
letter-over-ranking = Az eredmény
letter-over-story = A játék története
letter-over-standing = Így ért véget
letter-over-proof = A keverés ellenőrizhető
letter-over-proof-how = Az első kör előtt minden játékos megkapta a keverés ellenőrző kódját. Itt van a titok, amelyből a kód készült (SHA-256-tal); minden keverés ebből következik. A „staffetta verify” újrajátssza a letöltött játékot, és mindezt ellenőrzi.
letter-over-seed = Titok: { $seed }
letter-over-export = Az egész játék szövegként
letter-over-again = Még egy játék?

# --- hírek
letter-declined-intro = { $name } ezúttal nem tud játszani. A házigazdai oldaladon meghívhatsz valaki mást erre a helyre:
letter-expired-intro = { $name } nem válaszolt időben a meghívóra, így a helye felszabadult. A házigazdai oldaladon meghívhatsz valaki mást erre a helyre:
letter-called-off-intro = { $host } leállította ezt a játékot. Nincs vele több dolgod.
letter-called-off-own = Leállítottad ezt a játékot. A többiek is értesültek róla.
letter-link-intro = Itt van újra a linked a játékhoz. Most épp nem te jössz; amint te következel, magától érkezik a levél.
letter-undeliverable-intro = Nem ért célba egy levél, amelynek { $name } a címzettje. Kérlek, nézd meg a címet; a házigazdai oldaladon újra elküldheted a levelet, vagy másik címnek adhatod a helyet. Addig nem küldünk neki több levelet, és az ideje sem telik:
letter-news-heading = Amit mutattak neked
letter-news-turn = Erre nem kell válaszolnod. Hogyan áll most a játék?

# --- apró betű
letter-fine-link = Akinél ez a levél van, az játszhat helyetted: kérlek, ne továbbítsd.
letter-fine-replies = Kérlek, a linkeket használd; az erre a címre küldött válaszokat még senki sem olvassa.
letter-fine-unread = Az erre a címre küldött válaszokat még senki sem olvassa.
letter-fine-watch = A nézők oldala, titkok nélkül:
letter-fine-stop = Ha nem kérsz több levelet erről a játékról:
letter-fine-stop-button = Nem kérek több levelet
letter-fine-never = Ha nem tudod, ki ír neked, és soha többé nem kérsz ilyen levelet:
letter-fine-commitment = A keverés ellenőrző kódja (SHA-256): { $commitment }

# --- távollét: a házigazdának, ha egy játékos háromszor egymás után lekéste a határidőt
letter-absent-subject = { $title }: egy játékos távol van
letter-absent-intro = { $name } egymás után háromszor lekéste a határidőt, ezért most távollévőnek számít: azon a helyen azonnal az alapértelmezett lépés történik, hogy senkinek ne kelljen várnia, amíg { $name } a hely bármelyik linkjén vissza nem tér. Ha ez neked túl sokáig tart, a házigazdai oldaladon másnak adhatod a helyet:

# --- a szervert korábbi állapotra állították vissza
letter-restored-intro = A játék szerverét vissza kellett állítani egy korábbi állapotra ({ $when }). Ami azóta történt, elveszett; a játék onnan folytatódik.
letter-restored-links = A helyed és a linked a régi. Az elveszett lépésekről szóló levelek linkjei már nem csinálnak semmit.
letter-restored-known = A lapok úgy vannak, ahogy akkor voltak: aki azóta húzott vagy látott lapot, újra találkozhat vele. Ha ez elrontja a játékotokat, beszéljétek meg; a házigazda leállíthatja.
letter-restored-joined = Aki azóta csatlakozott, annak újra meg kell nyomnia a „Csatlakozom” gombot; a házigazdai oldaladon látod, ki van már ott:

# --- the host is away
letter-host_away-subject = { $title }: távol van a házigazda
letter-host_away-text = A házigazda ({ $host }) távol van. A játék folytatódik: azon a helyen az alapértelmezett lépés történik. Ha egy helyet másnak kell adni, vagy le kell zárni a játékot, valamelyikőtök átveheti a házigazda feladatát:
letter-host_away-button = Átveszem
letter-hosting-subject = { $title }: kérdés a házigazdáról
letter-hosted-subject = { $title }: új házigazda
letter-hosted-text = Most { $host } a házigazda.
letter-hosted-own = Most te vagy a házigazda. A házigazdai oldaladon másnak adhatod a helyeket, újra elküldheted a leveleket, és lezárhatod a játékot. A linkjét tartsd meg magadnak:
letter-hosted-back = Előtte te voltál a házigazda. Egy hétig visszaveheted:
