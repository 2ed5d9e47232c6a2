# A B’Twixt segédkártyája: két oldal, négy lapfélre hajtva.
# <b> és </b> félkövér; mást nem ért.

aid-subtitle = { $players } · { $cards } befolyáskártya · { $allies } szövetséges · { $tokens } hatalomjelző
aid-idea = Bármely két szomszéd között egy <b>tanács</b> áll, amely mindkettőjüké. Fordulónként a legnagyobb licit egy szövetségest és egy hatalomjelzőt visz a győztes tanácsaiba. A végén a <b>gyengébb tanácsod</b> számít: annyira vagy erős, amennyire a megbízhatatlanabb szomszédod engedi.

aid-setup = Előkészületek
aid-setup-decks = Keverjétek meg a szövetségeseket és a befolyáskártyákat. A hatalomjelzőket lefordítva keverjétek össze.
aid-setup-leaders = Mindenki választ egy vezért, és { $count } befolyáskártyát kap.
aid-setup-own = Ezeken kívül minden vezérnek { $own } saját lapja is van.
aid-setup-track = Az évszakjelző az alábbi táblázat első évszakáról indul; minden évszak annyi fordulóból áll, amennyit a táblázat mutat.
aid-setup-first = Az kezd, akit legutóbb elárultak.
aid-setup-first_chosen = A házigazda mondja meg, ki kezd.

aid-round = Egy forduló
aid-round-reveal = <b>Felfedés:</b> a legfelső szövetséges. Az „ebben a fordulóban” képesség rögtön él.
aid-round-play = <b>Licit.</b> A kezdőjátékostól az óramutató járása szerint: egy lap vagy letérdelés, amíg mindenki le nem térdel.
aid-round-recruit = <b>Számolás.</b> A legnagyobb összbefolyás nyeri el a szövetségest, nullával is.
aid-round-place = <b>Elhelyezés:</b> a szövetséges a bal vagy a jobb oldali tanácsodba kerül, megteszi, amit mond, aztán egy hatalomjelző lefordítva valamelyik tanácsodba. Senki sem nézi meg.
aid-round-cleanup = <b>Takarítás.</b> Sorban hatnak a nyeréshez vagy vesztéshez kötött képességek. Mindenki eldobja a licitjét, és feláll.
aid-round-first = <b>Kezdőjátékos:</b> a jelző balra megy tovább.
aid-round-advance = <b>Fordulójelző:</b> egy mezőt lép. Az utolsó forduló után új évszak kezdődik.

aid-turn = Ha te jössz
aid-turn-play = <b>Kijátszol egy lapot:</b> megmutatod, megteszed, amit mond, amennyire lehet, aztán a licitedbe kerül. A képesség kötelező.
aid-turn-kneel = <b>Letérdelsz:</b> ebben a fordulóban többé nem kerülsz sorra. A licited marad és számít.
aid-turn-forced = Ha nincs kijátszható lapod, le kell térdelned. A térdelő vezérekre is hatnak a lapok.
aid-turn-locked = Ami licitből került vissza a kézbe, abban a fordulóban nem játszható ki újra.
aid-turn-own = A vezéred minden saját lapját egyszer használhatod a játékban.
aid-turn-own_season = A vezéred minden saját lapját évszakonként egyszer használhatod.

aid-total = Mennyit ér egy licit?
aid-total-value = <b>Minden lap:</b> a saját vagy a lemásolt értéke, és amit a képességek hozzáadnak vagy levonnak.
aid-total-bounds = Ha szabály írja elő, előbb a legkisebb, aztán a legnagyobb érték számít. 0 alá sosem mehet.
aid-total-sum = <b>Összbefolyás:</b> az összes lap, és ami az összeget módosítja. 0 alá sosem mehet.
aid-total-tie = <b>Holtverseny:</b> aki az óramutató járása szerint a legközelebb ül a kezdőjátékoshoz. Ő maga van a legközelebb.

aid-seasons = Évszakok
aid-seasons-players = Játékosok
aid-seasons-seasons = Évszakok
aid-seasons-rounds = Forduló egyenként
aid-seasons-all = Összesen
aid-refresh-redeal = Új évszak kezdetén minden befolyáskártyát összekeverünk, és mindenki { $count } lapot kap.
aid-refresh-refill = Új évszak kezdetén a lapok kézben maradnak, és mindenki { $count } lapra egészíti ki őket.
aid-refresh-add10 = Új évszak kezdetén a lapok kézben maradnak, és mindenki még { $count } lapot kap. Ha a pakli elfogy, az eldobott lapokat megkeverjük, és abból húzunk tovább.

aid-allies = Szövetségesek és jelzők
aid-allies-when = Egy szövetséges háromféleképpen hathat: <b>ebben a fordulóban</b>, amíg a pakli mellett fekszik; <b>toborzás után</b>, a győztes javára; vagy <b>a játék végén</b>, a tanácsában.
aid-tokens = A hatalomjelzők értéke { $tokens }. A játék végéig lefordítva maradnak.
aid-token = { $value } (×{ $count })

aid-leaders = Vezérek

aid-end = A tél után
aid-end-small = Minden jelzőt felfordítotok. A legerősebb <b>kistanács</b> győz: a két tanácsod közül a gyengébb.
aid-end-large = Holtversenyben: az erősebb <b>nagytanács</b>.
aid-end-allies = Holtversenyben: több <b>szövetséges</b> a két tanácsban együtt.
aid-end-shared = Ha még mindig holtverseny: közös győzelem.
aid-example = Négy tanács az asztal körül: { $councils }. A kistanácsok: { $smalls }; { $small } a legtöbb, és akiknél ennyi, azok közül az győz, akinek a nagytanácsa { $large }.

aid-cards = A befolyáskártyák
