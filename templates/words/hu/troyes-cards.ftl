# Troyes: a lapok, épületek és szereplők neve, és hogy melyik lap mit tesz. Saját szavaink.
# A hatás egy felhasználásra szól; a homokórás lap fakockát ad, hatása egy ilyen fakockáé.

# --- tevékenységkártyák: mit tesz egy felhasználás ---

card-merchant = kalmár
    .def = a kalmár
    .acc = a kalmárt
card-merchant-effect = Kapsz { $deniers } dénárt.
card-artisan = kézműves
    .def = a kézműves
    .acc = a kézművest
card-artisan-effect = Fizetsz { $pay_influence } befolyást, és kapsz { $deniers } dénárt.
card-miller = molnár
    .def = a molnár
    .acc = a molnárt
card-miller-effect = Kapsz { $deniers } dénárt minden polgárod után, aki a palotában áll, vagy minden olyan után, aki a püspökségen. Felhasználásonként újra választasz.
card-innkeeper = fogadós
    .def = a fogadós
    .acc = a fogadóst
card-innkeeper-effect = Fizetsz { $pay_deniers } dénárt, és kapsz { $influence } befolyást.
card-blacksmith = kovács
    .def = a kovács
    .acc = a kovácsot
card-blacksmith-effect = A vörös kockáid összege { $sum } ponttal nagyobb. Polgár elhelyezéséhez nem használható.
card-militia = milícia
    .def = a milícia
    .acc = a milíciát
card-militia-effect = A kockáid, ha mind sárgák, vörösnek számítanak. A számuk nem változik.{ $palace ->
    [no] { " " }Polgár elhelyezéséhez nem használható.
   *[yes] { "" }
}
card-journeyman = mesterlegény
    .def = a mesterlegény
    .acc = a mesterlegényt
card-journeyman-effect = Fizetsz { $pay_deniers } dénárt, és kapsz { $vp } pontot.
card-goldsmith = aranyműves
    .def = az aranyműves
    .acc = az aranyművest
card-goldsmith-effect = Kapsz { $vp } pontot és { $deniers } dénárt.
card-sculptor = szobrász
    .def = a szobrász
    .acc = a szobrászt
card-sculptor-effect = Kapsz { $vp } pontot.
card-monk = szerzetes
    .def = a szerzetes
    .acc = a szerzetest
card-monk-effect = Egyetlen fehér kocka { $count } ugyanakkora sárgának számít, egy kocka áráért. Más kocka nem járulhat hozzá. { $places ->
    [yes] Polgár elhelyezéséhez is használható.
   *[no] Polgár elhelyezéséhez nem használható.
}
card-tithing = tizedszedés
    .def = a tizedszedés
    .acc = a tizedszedést
card-tithing-effect = A sárga kockáid közül városrészenként { $free } ingyen van. Más fakocka nem módosíthatja őket.{ $grey ->
    [no] { " " }A semleges városrész kockái sosem ingyenesek.
   *[yes] { "" }
}
card-priest = pap
    .def = a pap
    .acc = a papot
card-priest-effect = Minden sárga kockád { $each } ponttal többet ér, akár 6-nál is többet. Polgár elhelyezéséhez nem használható.
card-apprenticeship = inaskodás
    .def = az inaskodás
    .acc = az inaskodást
card-apprenticeship-effect = A csoportod minden kockája { $value } pontot ér, a 6-os is. Polgár elhelyezéséhez és a katedrálishoz nem használható.
card-templar = templomos lovag
    .def = a templomos lovag
    .acc = a templomos lovagot
card-templar-effect = Egyetlen fehér kocka { $count } ugyanakkora vörösnek számít, egy kocka áráért. Más kocka nem járulhat hozzá. { $places ->
    [yes] Polgár elhelyezéséhez is használható.
   *[no] Polgár elhelyezéséhez nem használható.
}
card-confession = gyónás
    .def = a gyónás
    .acc = a gyónást
card-confession-effect = A csoportod minden kockája { $each } ponttal többet ér, akár 6-nál is többet. Polgár elhelyezéséhez és a katedrálishoz nem használható.
card-procession = körmenet
    .def = a körmenet
    .acc = a körmenetet
card-procession-effect = { $whoever ->
    [yes] Minden játékos { $vp } pontot kap, akinek a legtöbb kockája maradt, akár te vagy az, akár más. Ha a semleges városrészben van több, senki sem kap pontot.
   *[no] { $ties ->
        [yes] Kapsz { $vp } pontot, ha maradt kocka a városrészedben, és egyik másikban sincs több. Akivel holtversenyben állsz, ugyanennyit kap.
       *[no] Kapsz { $vp } pontot, ha maradt kocka a városrészedben, és egyik másikban sincs több. Akivel holtversenyben állsz, nem kap semmit.
    }
}
card-pilgrimage = zarándoklat
    .def = a zarándoklat
    .acc = a zarándoklatot
card-pilgrimage-effect = Kapsz { $vp } pontot. A kockák bármilyen színűek lehetnek, vegyesen is.
card-glassblower = üvegfúvó
    .def = az üvegfúvó
    .acc = az üvegfúvót
card-glassblower-effect = Kapsz { $vp } pontot minden { $cubes } fakockád után a katedrálisban.
card-chivalry = lovagiasság
    .def = a lovagiasság
    .acc = a lovagiasságot
card-chivalry-effect = Minden vörös kocka után, amely a városrészedben maradt, tegyél egy fakockát bármelyik eseményre, és kapsz { $each_cube } befolyást.
card-archer = íjász
    .def = az íjász
    .acc = az íjászt
card-archer-effect = Dobj egy kockával. Ha { $low }–{ $high }, tegyél egy fakockát bármelyik eseményre, és kapsz { $each_cube } befolyást.
card-diplomat = követ
    .def = a követ
    .acc = a követet
card-diplomat-effect = Fizetsz { $pay_influence } befolyást, egy fakockát teszel bármelyik eseményre, és kapsz { $each_cube } befolyást.
card-mercenary = zsoldos
    .def = a zsoldos
    .acc = a zsoldost
card-mercenary-effect = Kapsz { $deniers } dénárt.
card-hunting = vadászat
    .def = a vadászat
    .acc = a vadászatot
card-hunting-effect = Kapsz { $influence } befolyást.
card-tax_collector = adószedő
    .def = az adószedő
    .acc = az adószedőt
card-tax_collector-effect = Minden más játékos { $deniers } dénárt fizet neked minden polgára után, aki a városházán áll, ha van miből.
card-joust = lovagi torna
    .def = a lovagi torna
    .acc = a lovagi tornát
card-joust-effect = { $needs ->
    [yes] Kapsz { $vp } pontot, ha maradt vörös kocka a városrészedben, és az összegük egyik másikénál sem kisebb.
   *[no] Kapsz { $vp } pontot, ha a városrészedben maradt vörös kockák összege egyik másikénál sem kisebb, akkor is, ha sehol sem maradt vörös kocka.
} { $ties ->
    [yes] Akivel holtversenyben állsz, ugyanennyit kap.
   *[no] Akivel holtversenyben állsz, nem kap semmit.
}
card-captain = kapitány
    .def = a kapitány
    .acc = a kapitányt
card-captain-effect = Kapsz { $vp } pontot minden esemény után, amelyen van fakockád, a fosztogatást is beleértve.
card-troubadour = trubadúr
    .def = a trubadúr
    .acc = a trubadúrt
card-troubadour-effect = Fizetsz { $pay_influence } befolyást, és kapsz { $vp } pontot.

# --- bónuszkártyák ---

card-prior = perjel
    .def = a perjel
    .acc = a perjelt
card-prior-effect = Egyetlen fehér kocka { $count } ugyanakkora fehérnek számít, egy kocka áráért. Más kocka nem járulhat hozzá. { $places ->
    [yes] Polgár elhelyezéséhez is használható.
   *[no] Polgár elhelyezéséhez nem használható.
}
card-baker = pék
    .def = a pék
    .acc = a péket
card-baker-effect = Kapsz { $deniers } dénárt minden sárga kocka után, amely bármelyik városrészben maradt.
card-banquet = lakoma
    .def = a lakoma
    .acc = a lakomát
card-banquet-effect = Kapsz { $vp } pontot minden vörös kocka után abban a városrészben, ahol a legtöbb van belőlük, bárkié is az.
card-resistance = ellenállás
    .def = az ellenállás
    .acc = az ellenállást
card-resistance-effect = { $pick ->
    [choose] Érkezésekor a kezdőjátékos még egy vörös eseményt választ, az is bejön.
   *[random] Érkezésekor még egy vörös eseményt hív.
} Amikor leküzdik, minden más eseményről lekerül a legújabb fakocka.

# --- események: mit tesznek fordulónként, amíg le nem küzdik őket ---

card-marauding = fosztogatás
    .def = a fosztogatás
    .acc = a fosztogatást
card-marauding-effect = Minden fordulóban { $black } fekete kocka. Az egész játékban marad.
card-brigands_1 = útonállók A
    .def = az útonállók (A)
    .acc = az útonállókat (A)
card-brigands_1-effect = { $black } fekete kocka.
card-brigands_2 = útonállók B
    .def = az útonállók (B)
    .acc = az útonállókat (B)
card-brigands_2-effect = { $black } fekete kocka.
card-brigands_3 = útonállók C
    .def = az útonállók (C)
    .acc = az útonállókat (C)
card-brigands_3-effect = { $black } fekete kocka.
card-skirmishes_1 = csatározások A
    .def = a csatározások (A)
    .acc = a csatározásokat (A)
card-skirmishes_1-effect = { $black } fekete kocka.
card-skirmishes_2 = csatározások B
    .def = a csatározások (B)
    .acc = a csatározásokat (B)
card-skirmishes_2-effect = { $black } fekete kocka.
card-war = háború
    .def = a háború
    .acc = a háborút
card-war-effect = { $black } fekete kocka.
card-normans_attack = normann támadás
    .def = a normann támadás
    .acc = a normann támadást
card-normans_attack-effect = { $black } fekete kocka.
card-succession_conflict = örökösödési viszály
    .def = az örökösödési viszály
    .acc = az örökösödési viszályt
card-succession_conflict-effect = Egy fekete kocka dönt: egy szürke polgár a palota annyiadik helyére áll, és kiszorítja, aki ott van.
card-theological_conflict = hitvita
    .def = a hitvita
    .acc = a hitvitát
card-theological_conflict-effect = { $entry ->
    [push_all] Egy fekete kocka dönt: egy szürke polgár a püspökség megfelelő sorának elejére áll, és mindenkit egy hellyel továbbtol. Aki az utolsó helyen állt, azt kiszorítja.
   *[push_to_gap] Egy fekete kocka dönt: egy szürke polgár a püspökség megfelelő sorának elejére áll, és az első résig továbbtolja a többit. A teli sorból az utolsót kiszorítja.
}
card-wayfarers = vándorok
    .def = a vándorok
    .acc = a vándorokat
card-wayfarers-effect = { $entry ->
    [push_all] Egy fekete kocka dönt: egy szürke polgár a városháza megfelelő sorának elejére áll, és mindenkit egy hellyel továbbtol. Aki az utolsó helyen állt, azt kiszorítja.
   *[push_to_gap] Egy fekete kocka dönt: egy szürke polgár a városháza megfelelő sorának elejére áll, és az első résig továbbtolja a többit. A teli sorból az utolsót kiszorítja.
}
card-heresy = eretnekség
    .def = az eretnekség
    .acc = az eretnekséget
card-heresy-effect = Minden játékos { $influence } befolyást veszít. Akinek kevesebb van, az mindet elveszíti, és { $shortfall } pontot is.
card-civil_war = polgárháború
    .def = a polgárháború
    .acc = a polgárháborút
card-civil_war-effect = Minden játékos { $deniers } dénárt veszít. Akinek kevesebb van, az mindet elveszíti, és { $shortfall } pontot is.
card-drought = aszály
    .def = az aszály
    .acc = az aszályt
card-drought-effect = Minden játékos { $deniers } dénárt fizet minden polgára után, aki a városházán áll. Akinek nem telik rá, mindenét kifizeti, és { $shortfall } pontot veszít.
card-interruption_of_work = munkaleállás
    .def = a munkaleállás
    .acc = a munkaleállást
card-interruption_of_work-effect = A katedrális legfelső fakockája lekerül. Az érte kapott pontok megmaradnak.
card-migrant_workers = vándormunkások
    .def = a vándormunkások
    .acc = a vándormunkásokat
card-migrant_workers-effect = Egy szürke fakocka kerül a katedrális legalsó szabad helyére.
card-support = támogatás
    .def = a támogatás
    .acc = a támogatást
card-support-effect = Egy-egy szürke fakocka kerül a tőle balra álló { $events } eseményre.

# --- mi más Le Roy ellen ---

card-tax_collector-solo = A bank { $each_roy } dénárt fizet neked Le Roy minden polgára után, aki a városházán áll.
card-tithing-solo = Le Roynak legfeljebb { $free_roy } sárga kockája ingyen van.
card-interruption_of_work-solo = { $spared ->
    [yes] Ha az Le Royé, semmi sem kerül le.
   *[no] Lehet Le Royé is.
}
card-migrant_workers-solo = Le Roy { $cube_roy } pontot kap, ha van szabad hely a katedrálisban.
card-procession-solo = { $shares ->
    [yes] Le Roy is pontot kap, ha játékosként kapna.
   *[no] Le Roy itt nem kap pontot.
}
card-joust-solo = { $shares ->
    [yes] Le Roy is pontot kap, ha játékosként kapna.
   *[no] Le Roy itt nem kap pontot.
}
card-banquet-solo = Le Roy kockái nem számítanak.

# --- karakterek: mit jutalmaznak a végén ---

character-urbain_iv = IV. Orbán
character-urbain_iv-measure = fakockák a katedrálisban
character-chretien_de_troyes = Chrétien de Troyes
character-chretien_de_troyes-measure = az épületekben álló polgárok
character-hugues_de_payns = Hugues de Payns
character-hugues_de_payns-measure = befolyás
character-thibaut_ii = II. Thibaut
character-thibaut_ii-measure = dénárok
character-henry_i = I. Henrik
character-henry_i-measure = megszerzett eseménykártyák
character-le_florentin = Le Florentin
character-le_florentin-measure = kereskedők a tevékenységkártyákon

# --- a város ---

building-palace = palota
building-bishopric = püspökség
building-city_hall = városháza
building-cathedral = katedrális

colour-red = vörös
colour-white = fehér
colour-yellow = sárga
colour-black = fekete
colour-grey = szürke
colour-any = bármilyen színű

domain-red = katonai
domain-white = vallási
domain-yellow = civil

# Az a szám, amelyet egyetlen forrás sem közöl, mindenhol viseli ezt a jelet.
house-mark = *
house-mark-about = * Ez a szám a miénk: a nyomtatottat egyetlen forrásban sem találtuk. Akinek megvan a játék, az új játék létrehozásakor megadhatja az igazi számokat.
