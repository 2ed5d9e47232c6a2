# A bejárat: gombok, amelyek tesznek valamit, és gombok, amelyek visszavezetnek.

form-unsure = Még nem történt semmi. Ez a gomb való rá: „{ $button }”.
form-leave = Hagyom így
orders-cancel = Az utasítás visszavonása

# --- a link és a cím, a játékos kezében
settings-own = A linked és a címed
settings-own-text = A leveleid ide mennek: { $address }. Akinek megvan a linked, játszhat helyetted: ha más is látta, kérj újat.
settings-link-button = Új linket kérek
settings-address-button = Megváltoztatom a címet
holder-link-title = Új linket kérsz?
holder-link-text = Az új link levélben jön erre a címre: { $address }. Az eddigi linkjeid ebben a játékban azonnal megszűnnek, minden eszközön.
holder-link-stays = A lépéseid, az utasításaid és az időd nem változnak. Ha éppen téged kérdezünk, a levél újra megkérdez.
holder-link-button = Kérem az új linket
holder-address-title = A levelek címének megváltoztatása
holder-address-text = A leveleid most ide mennek: { $address }. Írd be az új címet: oda küldünk egy levelet, amelyben megerősítheted.
holder-address-stays = Amíg ott meg nem erősíted, semmi sem változik. Utána az új címre új link megy, a régi pedig megszűnik. A mostani címre is írunk; onnan a változtatást egy hétig le lehet állítani.
holder-address-new = Új e-mail-cím
holder-address-button = Kérem a megerősítő levelet
holder-host-title = Elküldjük a házigazdai oldalad linkjét?
holder-host-text = Levélben jön erre a címre: { $address }.
holder-host-stays = Itt nem mutatjuk meg, hogy aki csak a játékosi linkedet ismeri, ne járhasson el házigazdaként.
holder-host-button = Kérem levélben
holder-done-asked = Két levél van úton: egy az új címre, benne a megerősítő link, és egy a mostani címre.
holder-done-sent = A levél úton van.

# --- új link a házigazdától
host-link = Új link
host-link-title = Küldjünk új linket?
host-link-text = Levélben új linket kap: { $name }. Az eddig neki küldött linkek azonnal megszűnnek.
host-link-button = Új linket küldök
host-done-link = Az új link levélben úton van; a régi már nem működik.

# --- egy link, amelyet felváltott egy másik
error-title-ended-renewed = Van már új link
error-ended-renewed = Ezt a linket egy új váltotta fel, amelyet levélben küldtünk a játékos e-mail-címére. Ha néhány perc múlva sincs ott, nézd meg a levélszemét mappát, vagy kérj másikat a házigazdától.
error-title-ended-host = Van már új link
error-ended-host = A házigazda új linket küldetett levélben a játékos e-mail-címére. Ez a link már nem működik. Ha nem találod a levelet, kérdezd a házigazdát.
error-title-ended-moved = A levelek már másik címre mennek
error-ended-moved = A játékos e-mail-címe megváltozott, és az új címre új linket küldtünk. Ez a link már nem működik. Ha nem te voltál, a korábbi címre küldött levélben van egy link, amely visszavonja a változtatást.
error-title-ended-stopped = A cím változtatását leállították
error-ended-stopped = Az addigi linkek mind megszűntek, és a játékos korábbi e-mail-címére új linket küldtünk.
error-title-ended-key = Ez a link lejárt
error-ended-key = Ez a szolgáltatás azóta új kulcsot kapott, és a régivel készült linkek lejártak. Az azóta küldött levelek mind az új linket tartalmazzák: keresd meg a legutóbbit, vagy kérj új linket a házigazdától.

# --- levelek ezekről
letter-link-renewed = Itt az új link, amelyet kértél. Az eddigi linkjeid már nem működnek.
letter-link-host = A házigazda új linket küldetett neked. Az eddigi linkjeid már nem működnek.
letter-link-moved = A játék levelei mostantól erre a címre jönnek. Itt az új linked; az eddigiek már nem működnek.
letter-link-stopped = A címed változtatását leállították, a leveleid ugyanúgy ide jönnek. Mivel lehet, hogy valaki ismerte a linkedet, itt egy új; az eddigiek már nem működnek.
letter-link-elsewhere = Egy másik játékod linkjei megújultak, mert illetéktelen kézbe kerülhettek; és mivel az egyik asztalodtól a következőhöz lehet jutni, ennek a játéknak a linkjei is. Itt az új linked; az eddigiek már nem működnek.
letter-link-asked = Itt vannak újra a linkjeid, ahogy az oldaladon kérték.
letter-confirm-subject = Erősítsd meg ezt az e-mail-címet
letter-confirm-intro = Ebben a játékban egy ilyen nevű játékos azt kéri, hogy a levelek erre a címre jöjjenek: { $game }. Ha te vagy az, kérlek, erősítsd meg. A link egy hétig működik.
letter-confirm-button = Megerősítem a címet
letter-confirm-ignore = Ha nem te vagy, ne tégy semmit: több levél nem jön.
letter-address-subject = Másik cím a leveleidnek
letter-address-asked = Az oldaladon ({ $game }) azt kérték, hogy a leveleid másik címre menjenek: { $address }. Még semmi sem változott; a kérést ott meg kell erősíteni.
letter-address-done = Mostantól a leveleid ({ $game }) másik címre mennek: { $address }. Oda új linket küldtünk, az eddigiek már nem működnek.
letter-address-stop = Ha nem te voltál, nyomd meg ezt a gombot: a leveleid ugyanúgy ide jönnek, és új linket kapsz. A kérés után egy hétig működik.

# --- a linkjeik mögötti oldalak
address-confirm-title = Ide jöjjenek a levelek?
address-confirm-text = A levelek ({ $game }, { $name }) ide jönnek: { $address }. Az elsővel új link érkezik, az eddigiek megszűnnek.
address-confirm-button = Igen, ide kérem
address-stop-title = Leállítod a cím változtatását?
address-stop-text = A levelek ({ $game }, { $name }) itt maradnak: { $former }, és nem ide mennek: { $address }. Az eddigi linkek mind megszűnnek, és levélben új érkezik.
address-stop-button = Leállítom
address-undo-title = Visszavonod a cím változtatását?
address-undo-text = A levelek ({ $game }, { $name }) újra ide jönnek: { $former }, és már nem ide mennek: { $address }. Az eddigi linkek mind megszűnnek, és levélben új érkezik.
address-undo-button = Visszavonom
address-never-title = Ne jöjjön több levél erre a címre?
address-never-text = Senki sem kérheti többé, hogy innen levél menjen erre a címre, és senki sem hívhatja meg: { $address }.
address-past-title = Itt már nincs mit tenni
address-past-text = Ez a címváltoztatás már eldőlt, vagy letelt az egy hét.
address-done-moved-title = A levelek mostantól ide jönnek
address-done-moved-text = Az első, benne az új linkkel, már úton van: { $address }.
address-done-stopped-title = A cím változtatását leállítottad
address-done-stopped-text = A levelek ide mennek: { $former }. Az első, benne az új linkkel, már úton van.

# --- all links at once
cli-new-links = { $count ->
    [one] Minden link megszűnt; egy levél van úton az újjal.
   *[other] Minden link megszűnt; úton lévő levelek az újakkal: { $count }.
}
error-title-ended-all = Minden link megújult
error-ended-all = Itt minden játék linkjei megújultak, és levélben újat küldtünk a játékos e-mail-címére. Ez a link már nem működik.
letter-link-all = Itt minden játék linkjei megújultak. Itt az új linked; az eddigiek már nem működnek.

# --- for programs that preview a link
preview-text = Levelezős játék. Nyisd meg a linket, és megnézheted.
