# Trónok harca: B’Twixt: a vezérek, lapok és szövetségesek neve. Saját lapkészlet, saját szavak.
# A lapok hatása nem itt áll: a mondat a hatásokból készül (btwixt-effects.ftl).

# --- vezérek ---

leader-cersei = Cersei Lannister
    .short = Cersei
leader-tyrion = Tyrion Lannister
    .short = Tyrion
leader-eddard = Eddard Stark
    .short = Eddard
leader-jon = Havas Jon
    .short = Jon
leader-daenerys = Daenerys Targaryen
    .short = Daenerys
leader-euron = Euron Greyjoy
    .short = Euron
leader-melisandre = Melisandre
    .short = Melisandre
leader-doran = Doran Martell
    .short = Doran
leader-olenna = Olenna Tyrell
    .short = Olenna

# --- befolyáskártyák ---

card-s01 = Megszegett eskü
card-s02 = Éjszakai rajtaütés
card-s03 = Tükörszerződés
card-s04 = Átállt követ
card-s05 = Vámszedő
card-s06 = Elsuttogott hír
card-s07 = Visszahívott zászló
card-s08 = Rejtett főkönyv
card-s09 = Tartalék toll
card-s10 = Visszhangzó parancs
card-s11 = Menlevél
card-s12 = Utolsó felszólaló
card-s13 = Zárt sorok
card-s14 = Őrzött ajtó
card-s15 = Elzárt út
card-s16 = Nyitó ajánlat
card-s17 = Kölcsönkért ezüst
card-s18 = Hegynek felfelé
card-s19 = Régi jogszokás
card-s20 = Vigaszdíj
card-s21 = Bérelt lándzsák
card-s22 = Nyitott tenyér
card-s23 = Fogyó készletek
card-s24 = Végszó
card-s25 = Közös zsákmány
card-s26 = Mindent vagy semmit

# --- eseménykártyák ---

card-e01 = Korai fagy
card-e02 = Tárt kapuk
card-e03 = Felfordult világ
card-e04 = Egyenlő feltételek
card-e05 = Vásárnap
card-e06 = Lázas esztendő
card-e07 = Hirtelen fegyverszünet
card-e08 = Lepecsételt ajkak
card-e09 = Továbbadott cédulák
card-e10 = Szétszórt tábor
card-e11 = Királyi számvevő

# --- a vezérek saját lapjai ---

card-l_cersei_1 = Elfogatóparancs
card-l_cersei_2 = Nyilvános vezeklés
card-l_cersei_3 = Megvett tanú
card-l_cersei_4 = Aranyozott fenyegetés
card-l_tyrion_1 = Ravasz fogadás
card-l_tyrion_2 = Második olvasat
card-l_tyrion_3 = Rendezett adósság
card-l_tyrion_4 = Bölcs szó
card-l_eddard_1 = Őrzött csarnok
card-l_eddard_2 = Teli raktárak
card-l_eddard_3 = Igazságos ítélet
card-l_eddard_4 = Adott szó
card-l_jon_1 = Túlerővel szemben
card-l_jon_2 = Hosszú őrség
card-l_jon_3 = Közös nélkülözés
card-l_jon_4 = Eskü köti
card-l_daenerys_1 = Elégetett feltételek
card-l_daenerys_2 = Széttört láncok
card-l_daenerys_3 = Növekvő igény
card-l_daenerys_4 = Teljes háború
card-l_euron_1 = Portyázók
card-l_euron_2 = Ellopott színek
card-l_euron_3 = Kifosztott láda
card-l_euron_4 = Nincs kegyelem
card-l_melisandre_1 = Árnyküldetés
card-l_melisandre_2 = Jóslat a parázsból
card-l_melisandre_3 = Megjövendölve
card-l_melisandre_4 = Áldozat
card-l_doran_1 = Lassú gyógyír
card-l_doran_2 = Késői érkezés
card-l_doran_3 = Türelmes kéz
card-l_doran_4 = Új terv
card-l_olenna_1 = Kerti pletyka
card-l_olenna_2 = Elrendezett házasság
card-l_olenna_3 = Teli magtár
card-l_olenna_4 = Tövises ajándék

# --- szövetségesek ---

ally-a01 = Udvarmester
ally-a02 = Kóbor lovas
ally-a03 = Hajóskapitány
ally-a04 = Kovácsmester
ally-a05 = Kikötőmester
ally-a06 = Határvidéki úr
ally-a07 = Vadászmester
ally-a08 = Öreg hadfi
ally-a09 = Ifjú örökös
ally-a10 = Főbíró
ally-a11 = Nyugat őre
ally-a12 = Bal oldali őr
ally-a13 = Kelet őre
ally-a14 = Jobb oldali őr
ally-a15 = Alázatos barát
ally-a16 = Alamizsnás
ally-a17 = Békéltető
ally-a18 = Büszke unokatestvér
ally-a19 = Talpnyaló
ally-a20 = Alapító tag
ally-a21 = A tömeg kedvence
ally-a22 = A bal kegyeltje
ally-a23 = A jobb kegyeltje
ally-a24 = Királyi bankár
ally-a25 = Adóbérlő
ally-a26 = Kémfőnök
ally-a27 = Kulcsőr
ally-a28 = Szállásmester
ally-a29 = Mustraírnok
ally-a30 = Házasságszerző
ally-a31 = A száműzöttek barátja
ally-a32 = Érmenyíró
ally-a33 = Csempész
ally-a34 = Végrehajtó
ally-a35 = Szigorú marsall
ally-a36 = Takarékos várnagy
ally-a37 = Szigorú apát
ally-a38 = Lázító
ally-a39 = Cenzor
ally-a40 = Akadékoskodó
ally-a41 = Bőkezű házigazda
ally-a42 = Fösvény
ally-a43 = Tornamester
ally-a44 = Jó vesztes
ally-a45 = Kívülálló
ally-a46 = Céhmester
ally-a47 = Kincstárnok
ally-a48 = Magányos bajnok
ally-a49 = A kincstár őre
ally-a50 = Nagy pártfogó
