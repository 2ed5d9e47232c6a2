# B’Twixt: amit a szabálykönyv nyitva hagy, és ahogyan itt játsszuk.

ruling-seventh_step = Egy fordulónak hét lépése van, de csak hat szerepel: mi a hetedik?
ruling-seventh_step-book = Hat lépés a bejelentett hétből.
ruling-seventh_step-played = Új évszak új lapokkal, vagy a játék vége. Más nem történik benne.

ruling-unspent_cards = Mi lesz a kézben maradt lapokkal az évszak végén?
ruling-unspent_cards-book = Erről hallgat.
ruling-unspent_cards-played = Minden lapot összekeverünk, és mindenki { $count } lapot kap.

ruling-add_ten = A lapok kézben maradnak, és minden évszakban húzunk hozzájuk: mi van, ha elfogy a pakli?
ruling-add_ten-book = Erről hallgat.
ruling-add_ten-played = Mindenki { $count } lapot húz. Az eldobott lapokat megkeverjük, és abból húzunk tovább. Csak akkor jut valakinek kevesebb, ha mindkettő üres.

ruling-hand_size = Hány befolyáslappal kezd egy játékos?
ruling-hand_size-book = Azok szerint, akik játszották, tízzel.
ruling-hand_size-played = Minden évszak elején { $count } lappal.
ruling-hand_size-played_first = Az első évszakban { $count } lappal; később még { $count } lapot húz.

ruling-leader_cards = Haladó játék: mikor jön vissza egy vezér saját lapja?
ruling-leader_cards-book = Erről hallgat.
ruling-leader_cards-played = Soha. Mindegyik egyszer használható a játékban.

ruling-distance = Holtversenynél a kezdőjátékoshoz legközelebbi nyer: ő maga is?
ruling-distance-book = A kezdőjátékoshoz legközelebbi, az óramutató járása szerint.
ruling-distance-played = Igen, nála senki sincs közelebb.

ruling-zero_tie = Ki nyeri el a szövetségest, ha senki sem játszott ki lapot?
ruling-zero_tie-book = A 0 is holtverseny, mint bármi más.
ruling-zero_tie-played = A kezdőjátékos.

ruling-ability_first = A lap képessége a licitbe kerülése előtt vagy után hat?
ruling-ability_first-book = Előtte.
ruling-ability_first-played = Előtte. Így egy lap sosem hat önmagára, és az első lap még üres licitet talál.

ruling-mandatory = Kihagyható-e egy képesség?
ruling-mandatory-book = Végre kell hajtani, ha lehet.
ruling-mandatory-played = Nem. Amelyik nem talál semmit, amire hathat, az nem tesz semmit.

ruling-cleanup_time = A forduló végi képességek az elnyerés előtt vagy után hatnak?
ruling-cleanup_time-book = Erről hallgat.
ruling-cleanup_time-played = Amelyek egy lap értékét módosítják, azok számoláskor; a többi utána, amikor már tudni, ki nyert.

ruling-cleanup_order = Milyen sorrendben jönnek több vezér képességei?
ruling-cleanup_order-book = Erről hallgat.
ruling-cleanup_order-played = A kezdőjátékostól sorban, mindenkinél a kijátszás sorrendjében.

ruling-token_apart = Ugyanabba a tanácsba kell-e kerülnie a hatalomjelzőnek, mint a szövetségesnek?
ruling-token_apart-book = Mindkettő a győztes egyik tanácsába kerül.
ruling-token_apart-played = Nem. Külön-külön dönt róluk.

ruling-after_order = Melyik jön előbb: a szövetséges képessége vagy a hatalomjelző?
ruling-after_order-book = Erről hallgat.
ruling-after_order-played = A szövetséges a helyére kerül, hat, azután jön a jelző.

ruling-small_equal = Egy vezér két tanácsa egyenlő: melyik a kistanács?
ruling-small_equal-book = A vezér mondja meg.
ruling-small_equal-played = Mindegy, ezért senkit sem kérdezünk.

ruling-third_test = Mit számol a holtversenyt eldöntő harmadik szempont?
ruling-third_test-book = Szövetségeseket.
ruling-third_test-played = A két tanács szövetségeslapjait. A jelzők nem számítanak.

ruling-shared = És ha még így is holtverseny marad?
ruling-shared-book = A győzelem közös.
ruling-shared-played = Mind nyernek, akik holtversenyben állnak.

ruling-empty_hand = Mit tesz az a vezér, akinek nincs lapja?
ruling-empty_hand-book = Erről hallgat.
ruling-empty_hand-played = Letérdel, kérdés nélkül.

ruling-kneel_first = Letérdelhet-e egy vezér úgy, hogy még egy lapot sem játszott ki?
ruling-kneel_first-book = Körönként: egy lap, vagy letérdelés.
ruling-kneel_first-played = Igen.

ruling-kneeling = Hatnak-e a képességek a térdelő vezérre?
ruling-kneeling-book = Erről hallgat.
ruling-kneeling-played = Igen, a licitjére és a kezében lévő lapokra. A letérdelés csak a köreit zárja le.

ruling-look_tokens = Megnézheti-e később egy vezér a saját hatalomjelzőit?
ruling-look_tokens-book = A végéig senki sem nézi meg őket.
ruling-look_tokens-played = Nem, hacsak egy képesség nem engedi.

ruling-this_round = Tovább él-e az „ebben a fordulóban” képesség, ha a szövetséges a helyére került?
ruling-this_round-book = A fordulóval véget ér.
ruling-this_round-played = Nem.

ruling-neighbours = Bele kell-e egyeznie a szomszédnak abba, ami a közös tanácsba kerül?
ruling-neighbours-book = Erről hallgat.
ruling-neighbours-played = Nem. Egyedül a győztes dönt.

ruling-deck_empty = Mi van, ha egy képesség lapot húzna, de üres a pakli?
ruling-deck_empty-book = Erről hallgat.
ruling-deck_empty-played = A korábban eldobott lapokat megkeverjük, az ebben a fordulóban eldobottak nélkül. Ha az is üres, nincs húzás.

ruling-first_at_season = Továbbmegy-e a kezdőjátékos-jelző az évszak végén is?
ruling-first_at_season-book = Minden forduló végén.
ruling-first_at_season-played = Igen.

ruling-same_leader = Mi van, ha ketten akarják ugyanazt a vezért?
ruling-same_leader-book = Erről hallgat.
ruling-same_leader-played = Sorban választanak, és mindegyik vezér csak egyszer választható.

ruling-face_up = Képpel felfelé fekszenek-e a licitek?
ruling-face_up-book = A képességek a lap kijátszásakor hatnak.
ruling-face_up-played = Igen.

ruling-negative = Lehet-e egy lap vagy egy vezér befolyása 0-nál kevesebb?
ruling-negative-book = Erről hallgat.
ruling-negative-played = Nem.

ruling-returned = Kijátszható-e még ugyanabban a fordulóban a licitből visszakerült lap?
ruling-returned-book = Erről hallgat.
ruling-returned-played = Nem, csak a következőtől. Egyforma lapok közül előbb a visszakerültet dobod el vagy adod oda.

ruling-weaker_before = Egy képesség a végső számolás előtt szól a gyengébb tanácsról: mivel mérjük, ha a jelzők titkosak?
ruling-weaker_before-book = Erről hallgat.
ruling-weaker_before-played = Csak a szövetségesek nyomtatott erejével.
