# A bejárat: gombok, amelyek tesznek valamit, és gombok, amelyek visszavezetnek.

form-unsure = Még nem történt semmi. Ezt a gombot nyomd meg hozzá: „{ $button }”.
form-leave = Hagyom így
orders-cancel = Az utasítás visszavonása

# --- a link és a cím, a játékos kezében
settings-own = A linked és a címed
settings-own-text = A leveleid ide mennek: { $address }. Akinek megvan a linked, játszhat helyetted: ha más is látta, kérj újat.
settings-link-button = Új linket kérek
settings-address-button = Megváltoztatom a címet
settings-handover-button = Átadom a helyemet egy barátnak
holder-link-title = Új linket kérsz?
holder-link-text = Az új link levélben jön erre a címre: { $address }. Minden eddigi linked azonnal érvényét veszti, minden eszközön: ehhez a játékhoz, a többi játékodhoz és az összes játékod oldalához is.
holder-link-stays = A lépéseid, az utasításaid és az időd nem változnak. Ha éppen téged kérdezünk, a levél újra megkérdez. Azok a csevegők és böngészők, amelyek a játék híreit kapják, törlődnek; újra hozzáadhatod őket.
holder-link-button = Új linket kérek a régiek helyett
holder-address-title = A levelek címének megváltoztatása
holder-address-text = A leveleid most ide mennek: { $address }. Írd be az új címet: oda küldünk egy levelet, amelyben megerősítheted.
holder-address-stays = Amíg ott meg nem erősíted, semmi sem változik. Utána az új címre új link megy, a régi pedig érvényét veszti. A mostani címre is írunk; onnan a változtatást egy hétig le lehet állítani.
holder-address-new = Új e-mail-cím
holder-address-button = Kérem a megerősítő levelet
holder-handover-title = Add át a helyedet egy barátnak
holder-handover-text = A barátod levelet kap, és egyetlen koppintással átveszi a helyet: a lapjaiddal, a mostani állással.
holder-handover-stays = Addig te játszol tovább. Az igen után a linkjeid nem működnek többé, az utasításaid és a jegyzeted törlődnek, és a többiek értesítést kapnak. A { $address } címre küldött levéllel egy hétig visszaveheted a helyet.
holder-handover-button = Megkérem a barátomat
holder-host-title = Elküldjük a házigazdai oldalad linkjét?
holder-host-text = Levélben jön erre a címre: { $address }.
holder-host-stays = Itt nem mutatjuk meg, hogy aki csak a játékosi linkedet ismeri, ne járhasson el házigazdaként.
holder-host-button = Kérem levélben
holder-done-asked = Két levél van úton: egy az új címre, benne a megerősítő link, és egy a mostani címre.
holder-done-given = Két levél indult el: az egyik a barátodat kéri meg, a másikból megtudod, hogyan gondolhatod meg magad.
holder-done-sent = A levél úton van.

# --- új link a házigazdától
host-link = Új link
host-link-title = Küldjünk új linket?
host-link-text = { $name } levélben új linket kap. Az eddig neki küldött linkek azonnal érvényüket vesztik.
host-link-button = Új linket küldök
host-done-link = Az új link levélben úton van; a régi már nem működik.

# --- egy link, amelyet felváltott egy másik
error-title-ended-renewed = Van már új link
error-ended-renewed = Ezt a linket egy új váltotta fel, amelyet levélben küldtünk a játékos e-mail-címére. Ha néhány perc múlva sincs ott, nézd meg a levélszemét mappát, vagy kérj másikat a házigazdától.
error-ended-host = A házigazda új linket küldetett levélben a játékos e-mail-címére. Ez a link már nem működik. Ha nem találod a levelet, kérdezd a házigazdát.
error-title-ended-moved = A levelek már másik címre mennek
error-ended-moved = Ennek a helynek a levelei már másik címre mennek, és az új link is oda ment. Ez a link már nem működik. Ha nem te voltál, vagy meggondoltad magad, a korábbi címre küldött levélben van egy link, amely visszavonja a változtatást.
error-title-ended-hosted = Új házigazda
error-ended-hosted = Most más a házigazda; az erről szóló levélben áll, hogy ki. Ha előtte te voltál, a helyed oldalán egy hétig visszaveheted.
error-title-ended-withdrawn = Ezt leállították
error-ended-withdrawn = Amire ez a link szolgált, azt leállították, vagy valami újabb lépett a helyébe. A levelek oda mennek, ahová eddig.
error-title-ended-unoffered = Ez a hely már nincs felajánlva
error-ended-unoffered = A házigazda linkjei érvényüket vesztették, és velük együtt ez az ajánlat is. A házigazda újra megkérdezhet.
error-title-ended-kept = Ez a hely már nincs felajánlva
error-ended-kept = A játékosa visszatért, és tovább játszik.
error-title-ended-stopped = A levelek oda mennek, ahová korábban
error-ended-stopped = Az addigi linkek mind érvényüket vesztették, és arra az e-mail-címre, ahová a levelek korábban mentek, új linket küldtünk.
error-title-ended-key = Ez a link lejárt
error-ended-key = Ez a szolgáltatás azóta új kulcsot kapott, és a régivel készült linkek lejártak. Az azóta küldött levelek mind az új linket tartalmazzák: keresd meg a legutóbbit, vagy kérj új linket a házigazdától.

# --- levelek ezekről
letter-link-renewed = Itt az új link, amelyet kértél. Az eddigi linkjeid már nem működnek.
letter-link-host = A házigazda új linket küldetett neked. Az eddigi linkjeid már nem működnek.
letter-link-moved = A játék levelei mostantól erre a címre jönnek. Itt az új linked; az eddigiek már nem működnek.
letter-link-given = Tiéd a hely. Itt a linked; ne add ki senkinek.
letter-link-stopped = A leveleid ugyanúgy ide jönnek. Mivel lehet, hogy más is ismerte a linkedet, itt egy új; az eddigiek már nem működnek.
letter-link-kept = A hely a tiéd marad. Itt az új linked; az eddigiek nem működnek többé.
letter-link-elsewhere = Egy másik játékod linkjeit lecseréltük, mert illetéktelen kézbe kerülhettek. Ezért ennek a játéknak a linkjeit is lecseréltük. Itt az új linked; az eddigiek már nem működnek.
letter-link-asked = Itt vannak újra a linkjeid: valaki az oldaladon kérte őket.
letter-confirm-subject = Erősítsd meg ezt az e-mail-címet
letter-confirm-intro = Egy játékos azt kéri, hogy ennek a játéknak a levelei erre a címre jöjjenek: { $game }. Ha te vagy az, kérlek, erősítsd meg. A link egy hétig működik.
letter-confirm-button = Megerősítem a címet
letter-confirm-ignore = Ha nem te vagy, ne tégy semmit: több levél nem jön.
letter-confirm-given-subject = { $title }: vár rád egy hely
letter-confirm-given = { $giver } átadja neked a helyét egy e-mailes játékban: { $game }. Minden úgy marad, ahogy van, ugyanazokkal a lapokkal és ugyanabban az állásban játszol tovább.
letter-confirm-given-ignore = A linkek egy hétig működnek. Ha nem válaszolsz, több levél nem jön.
letter-given-subject = { $title }: új játékos
letter-given-text = Új játékos ül az egyik helyen. Eddig: { $former }. Mostantól: { $name }. A játék változatlanul folytatódik.
letter-taken-text = Új játékos ül az egyik helyen. Eddig: { $former }. Mostantól: { $name }. A játék változatlanul folytatódik.
letter-address-subject = Másik cím a leveleidnek
letter-address-asked = Valaki az oldaladon ({ $game }) azt kérte, hogy a leveleid másik címre menjenek: { $address }. Még semmi sem változott; a kérést ott meg kell erősíteni.
letter-address-done = Mostantól a leveleid ({ $game }) másik címre mennek: { $address }. Oda új linket küldtünk, az eddigiek már nem működnek.
letter-address-stop = Ha nem te voltál, nyomd meg ezt a gombot: a leveleid ugyanúgy ide jönnek, és új linket kapsz. A kérés után egy hétig működik.
letter-address-given-subject = A helyed egy barátnak
letter-address-given-asked = Azt kérted, hogy más vegye át a helyedet: { $name } ({ $address }), { $game }. Amíg nem jön igen, te játszol tovább.
letter-address-given-done = A helyednek új játékosa van: { $name } ({ $address }), { $game }. A linkjeid nem működnek többé.
letter-address-given-stop = Ha nem te voltál, vagy meggondoltad magad, nyomd meg ezt a gombot: a hely a tiéd, és új linket kapsz. Egy hétig működik.
letter-offered-subject = { $title }: megtartod a helyed?
letter-offered-text = Egy ideje nem jártál itt, ezért a házigazda mást kért meg, hogy vegye át a helyedet: { $name }, { $game }. Ezzel a gombbal megtartod, és játszol tovább. Addig működik, amíg nem jön igen, legfeljebb egy hétig.
letter-replaced-subject = { $title }: új játékos van a helyeden
letter-replaced-text = Mostantól más játszik helyetted: { $name }, { $game }. A linkjeid nem működnek többé.
letter-replaced-by-bot = Egy ideje nem jártál itt, ezért a házigazda egy botnak adta a helyedet: { $game }. A linkjeid nem működnek többé.
letter-refused-kept-subject = { $title }: visszatért egy játékos
letter-refused-kept-text = Visszatért, és tovább játszik: { $name }. A helyet már nem veheti át, akit megkértél rá: { $asked }.
letter-refused-given-subject = { $title }: a hely a tiéd marad
letter-refused-given-text = Más mégsem veszi át a helyedet, így az a tiéd marad: { $asked } nemet mondott.

# --- a linkjeik mögötti oldalak
address-confirm-title = Ide jöjjenek a levelek?
address-confirm-text = { $name } levelei ({ $game }) ide jönnek: { $address }. Az elsővel új link érkezik, az eddigiek érvényüket vesztik.
address-confirm-button = Igen, ide kérem
address-given-confirm-title = Átveszed ezt a helyet?
address-given-confirm-text = { $giver } neked adja a helyét: { $game }. A leveleid ide jönnek: { $address }.
address-given-host = Aki itt ül, az a házigazda. A hellyel házigazdai oldalt is kapsz: ott átadhatsz helyeket, újraküldheted a leveleket, és véget vethetsz a játéknak.
address-given-confirm-button = Átveszem a helyet
address-given-decline-title = Most nem?
address-given-decline-text = A hely nála marad, és szólunk neki: { $giver }.
address-stop-title = Leállítod a cím változtatását?
address-stop-text = { $name } levelei ({ $game }) továbbra is ide jönnek: { $former }, nem pedig ide: { $address }. Az eddigi linkek mind érvényüket vesztik, és levélben új érkezik.
address-stop-button = Leállítom
address-undo-title = Visszavonod a cím változtatását?
address-undo-text = { $name } levelei ({ $game }) újra ide jönnek: { $former }, nem pedig ide: { $address }. Az eddigi linkek mind érvényüket vesztik, és levélben új érkezik.
address-undo-button = Visszavonom
address-given-stop-title = Megtartod a helyedet?
address-given-stop-text = Azt kérted, hogy más vegye át a helyedet: { $name }, { $game }. A hely a tiéd marad, és más már nem veheti át. Az eddigi linkjeid érvényüket vesztik, és levélben új érkezik ide: { $former }.
address-offered-stop-text = A házigazda mást kért meg, hogy vegye át a helyedet: { $name }, { $game }. A hely a tiéd marad, te játszol tovább, és más már nem veheti át. Az új link levélben érkezik ide: { $former }.
address-given-stop-button = Megtartom a helyemet
address-given-undo-title = Visszaveszed a helyedet?
address-given-undo-text = A helyeden most más játszik: { $name }, { $game }. A mostani állással újra a tiéd lesz. Az ő linkjei érvényüket vesztik, és levélben új érkezik ide: { $former }.
address-given-undo-button = Visszaveszem a helyemet
address-never-title = Ne jöjjön több levél erre a címre?
address-never-text = Senki sem kérheti többé, hogy innen levél menjen erre a címre, és senki sem hívhatja meg: { $address }.
address-over-title = Ez a játék véget ért
address-over-text = A játéknak vége, ezért a helyet már nem lehet átadni.
address-past-title = Itt már nincs mit tenni
address-past-text = Ez már eldőlt, vagy letelt az egy hét.
address-done-moved-title = A levelek mostantól ide jönnek
address-done-moved-text = Az első, benne az új linkkel, már úton van: { $address }.
address-given-done-moved-title = Tiéd a hely
address-given-done-moved-text = Az első levél elindult a linkeddel erre a címre: { $address }.
address-done-declined-title = Köszönjük, hogy szóltál
address-done-declined-text = A hely nála marad: { $giver }. Erről a játékról nem kapsz több levelet.
address-done-stopped-title = A levelek oda mennek, ahová korábban
address-done-stopped-text = A levelek ide mennek: { $former }. Az első, benne az új linkkel, már úton van.

# --- all links at once
cli-new-links-hosts = { $count ->
    [one] Egy asztalhoz vagy idényhez nincs e-mail-cím: a házigazda új linkje fent látható.
   *[other] { $count } asztalhoz vagy idényhez nincs e-mail-cím: a házigazdák új linkjei fent láthatók.
  }
cli-new-links = { $count ->
    [one] Minden link érvényét vesztette; egy levél van úton az újjal.
   *[other] Minden link érvényét vesztette; { $count } levél van úton az újakkal.
}
error-title-ended-all = Minden link megújult
error-ended-all = Itt minden játék linkje megújult, és levélben újat küldtünk a játékos e-mail-címére. Ez a link már nem működik.
letter-link-all = Itt minden játék linkje megújult. Itt az új linked; az eddigiek már nem működnek.
error-ended-operator = A szerver üzemeltetői új linket küldettek levélben a játékos e-mail-címére. Ez a link már nem működik.
letter-link-operator = A szerver üzemeltetői új linket küldettek neked. Az eddigi linkjeid már nem működnek.

# --- for programs that preview a link
preview-text = Levelezős játék. Nyisd meg a linket, és megnézheted.

# --- open seats, for whoever comes by the link that the host passes on
new-open = Helyek azoknak, akik linkkel jönnek
new-open-hint = Ezek szabadok maradnak. Kapsz egy továbbadható linket és kódot; aki megnyitja, maga írja be a nevét és a címét. Neked senkinek a címét nem kell tudnod.
seat-open-name = Szabad hely
host-open = Szabadon hagyom
host-free-title = { $count ->
    [one] Egy hely még szabad
   *[other] { $count } hely még szabad
}
host-free-text = Küldd tovább ezt a linket, vagy olvastasd be a kódot a barátaiddal. Mindenki megadja a nevét és a saját címét, majd levélben megerősíti; a helyek a megerősítések sorrendjében telnek be. A játék akkor kezdődik, amikor minden hely elkelt.
host-free-address = Link a szabad helyekhez
host-share = A link megosztása
host-copy = A link másolása
host-copied = Kimásolva
host-free-none = Most nincs link a szabad helyekhez.
host-open-link = Új link
host-open-link-title = Készüljön új link a szabad helyekhez?
host-open-link-text = A korábbi link, ha van, azonnal érvényét veszti. Aki azzal már leült, az megtartja a helyét.
host-open-link-button = Új linket kérek
host-close-link = Letiltom a linket
host-close-link-title = Letiltod a szabad helyek linkjét?
host-close-link-text = Többé senki sem kérhet vele helyet. Aki már leült, megtartja a helyét, és az úton lévő levelek is érvényesek maradnak. A szabad helyek továbbra is szabadok: kérhetsz új linket, meghívhatsz valakit, vagy gépre bízhatod a helyet.
host-close-link-button = Letiltom a linket
host-open-title = Szabadon hagyod ezt a helyet?
host-open-text = A hely azé lesz, aki a szabad helyek linkjével jön. Ha már ment rá meghívó, az érvényét veszti.
host-open-button = Szabadon hagyom
host-replace-open-text = Ez a hely többé nem lesz szabad; az új játékos levélben kap meghívót.
host-done-open-link = Itt az új link.
host-done-close-link = A linket letiltottad.
host-done-open = A hely mostantól szabad.
host-cannot-nothing_open = Ebben a játékban nincs szabad hely.
host-invite-open = { $count ->
    [one] Egy hely szabad marad: amint megnyomtad a gombot, itt lesz hozzá egy link és egy kód, amelyet továbbadhatsz.
   *[other] { $count } hely szabad marad: amint megnyomtad a gombot, itt lesz hozzájuk egy link és egy kód, amelyet továbbadhatsz.
}
host-invite-open-title = Készüljön link a barátaidnak?
host-invite-open-text = Rajtad kívül még senki sem tud erről a játékról, és most sem írunk senkinek.
host-invite-open-button = Kérem a linket
error-title-ended-closed = Ez a link már nem él
error-ended-closed = A házigazda letiltotta a szabad helyek linkjét. Ha játszanál, kérj tőle újat.

open_link-title = Játszol velünk?
open_link-text = { $host } társakat keres egy e-mailes játékhoz: { $game }. Nem kell hozzá se fiók, se alkalmazás: amikor te következel, levél hozza a táblát és egy-egy gombot a valószínű lépésekhez.
open_link-free = { $count ->
    [one] Még egy hely szabad.
   *[other] Még { $count } hely szabad.
}
open_link-invited = { $count ->
    [one] Egy embert már meghívtak.
   *[other] { $count } embert már meghívtak.
}
open_link-you = Leülök
open_link-how = Levél megy a címedre; a benne lévő gombbal foglalod el a helyet. Addig a hely másé is lehet.
open_link-button = Kérem a levelet
open_link-what = Mi ez?
open_link-asked-title = Most nyisd meg a neked szóló levelet
open_link-asked = Ha van szabad hely, a levél már úton van. Nyomd meg benne a gombot, és tiéd a hely; ha kevés a hely, az előbb érkezőké.
open_link-closed-title = Már nincs szabad hely
open_link-full = Mások gyorsabbak voltak: ennek a játéknak minden helye elkelt.
open_link-begun = A játék elkezdődött, minden helye elkelt. Nézőként szívesen látunk.
open_link-over = Ez a játék véget ért.
open_link-called_off = A házigazda leállította ezt a játékot.
open_link-late = Ez a levél több mint egyhetes. Kérj újra helyet a házigazda linkjével.

newcomer-take-title = Elfoglalod a helyet?
newcomer-take-text = { $name }, { $host } asztalánál van még egy szabad hely ({ $game }).
newcomer-take-button = Elfoglalom a helyet
newcomer-closed-title = Ez most nem jött össze
newcomer-seated-title = Van helyed ennél az asztalnál
newcomer-seated-text = A hozzá vezető link azokban a levelekben van, amelyek erre a címre jöttek: { $address }.
newcomer-never-title = Ne jöjjön több levél erre a címre?
newcomer-never-text = Innen többé senki sem küldethet levelet erre a címre, se meghívót, se szabad helyről szólót: { $address }.
newcomer-never-done-title = Kéretlen levelet többé nem kapsz
newcomer-never-done-text = Erre a címre innen többé nem küldhető meghívó: { $address }. Ehhez csak egy, a címből számított kódot őrzünk meg.

letter-newcomer-subject = { $title }: erősítsd meg a helyedet
letter-newcomer-intro = Te, vagy valaki, aki a te címedet írta be, helyet kért { $host } asztalánál ({ $game }). E-mailben játsszák, se fiók, se alkalmazás nem kell hozzá.
letter-newcomer-how = Gondolkodási idő döntésenként: { $pace }. A hely akkor a tiéd, ha megnyomtad a gombot; ha kevés a hely, az előbb érkezőké.
letter-newcomer-ignore = Ha nem tudsz róla, nincs teendőd: több levél nem jön.
letter-link-seated = Van helyed. A játék akkor kezdődik, amikor minden hely elkelt; ez a link a helyedhez vezet.

# --- another game with the same people
again-title = { $company ->
    [alone] Játszol még egyet?
   *[friends] Még egy játék ugyanezzel a társasággal?
}
again-text = { $company ->
    [alone] { $game }, ugyanezekkel az opciókkal.
   *[friends] { $game }, ugyanazzal a gondolkodási idővel és ugyanazokkal az opciókkal. Te leszel a házigazda; a többiek azonnal meghívót kapnak.
}
again-button = { $company ->
    [alone] Kezdjük újra
   *[friends] Elkezdem, és meghívom a többieket
}
again-link = { $company ->
    [alone] Új játék
   *[friends] Visszavágó ugyanezzel a társasággal
}
again-other = { $company ->
    [alone] Más opciókkal vagy barátokkal
   *[friends] Más társaság vagy más opciók
}
again-begun = { $name } már elkezdte: a meghívódat megtalálod a leveleid között.
again-order = Ülésrend
again-order-as_before = Mint eddig: { $names }
again-order-winner = A győztes a végén: { $names }
again-order-lot = Sorsolva
again-refused = Nem kezdődött el, mert valaki nem hívható meg:
again-not-not_over = Ez a játék még nem ért véget.
again-not-campaign = A hadjárat következő játéka magától kezdődik.
again-not-rules = A szabályok azóta megváltoztak, az akkori opciók már nem választhatók. Indíts, kérlek, új játékot.
again-not-closed = Itt csak az indíthat játékot, aki a szolgáltatást üzemelteti.

# --- mivel nyitható meg egy játékos oldala
openers-title = Mivel nyitható meg ez az oldal?
openers-seat = A játékhoz vezető linked
openers-host = A házigazdai oldalad linkje
openers-applicant = A levél, amellyel beültél a játékba
openers-address_confirm = Az új címet megerősítő levél
openers-address_stop = A címváltozást leállító levél
openers-table_seat = Az asztalnál lévő helyed linkje
openers-table_host = Az asztal házigazdai oldalának linkje
openers-phone = A telefon, amelyé a helyed az asztalnál
openers-moment = { $day } { $clock }
openers-made = készült: { $since }
openers-used = utoljára használva: { $since }
openers-unused = még nem használták
openers-until = eddig nyitható: { $since }
settings-new-browser = Írjatok, ha a linkemet új böngészőben nyitják meg
ended-in-numbers = { $links ->
    [one] Egy link érvényét vesztette.
   *[other] { $links } link érvényét vesztette.
  }{ $acts ->
    [0] {""}
    [one] {" "}Egy függő kérést is leállítottunk.
   *[other] {" "}{ $acts } függő kérést is leállítottunk.
  }
letter-browser-subject = { $title }: új böngészőben nyitották meg a linkedet
letter-browser-text = A játékhoz vezető linkedet olyan böngészőben nyitották meg, amelyben eddig még nem járt.
letter-browser-you = Ha te voltál, nincs teendőd.
letter-browser-not-you = Ha nem te voltál, tiltsd le az összes linkedet, és kérj újat:

# --- a game against bots, to try it
try-player = Vendég
try-button = Kipróbálom most
try-first = Előbb kipróbálom gépi játékosok ellen
try-title = Kipróbálod? { $game }
try-text = { $bots ->
    [one] Egy gépi játékos ellen játszol, itt a böngésződben, a magad tempójában.
   *[other] { $bots } gépi játékos ellen játszol, itt a böngésződben, a magad tempójában.
} Nem kell hozzá e-mail-cím, és nem jönnek levelek.
try-kept = { $days ->
    [one] A játékot egy nap múlva töröljük.
   *[other] A játékot { $days } nap múlva töröljük.
}
try-line = Próbajáték, törlődik: { $until }
try-friends = Játék barátokkal

page-renew = Új link ehhez az oldalhoz
page-renew-title = Új link ehhez az oldalhoz?
page-renew-text = Másnál is megvan ennek az oldalnak a linkje? Az oldal új címre költözik, az eddigi link pedig érvényét veszti, a többi eszközödön is. Minden más marad, ahogy volt.
page-renewed = Ennek az oldalnak új linkje van. Tedd a könyvjelzők közé: az eddigi már nem működik.
link-renew-button = Új linket készítek

form-save-name = Elmentem a nevet
