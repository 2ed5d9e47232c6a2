# Condottiere, harmadik kiadás: amit a szabálykönyv nyitva hagy, és ahogyan itt játsszuk.

ruling-highest_printed = Melyik a legerősebb zsoldos a tavasz és a püspök szempontjából?
ruling-highest_printed-book = Az asztalon lévő legerősebb zsoldosról beszél; a példájában a megduplázott 4-es is „a 4-es”.
ruling-highest_printed-played = A rányomtatott szám dönt, akármit tesz is vele a tél vagy a dobos.

ruling-favour_on_contested = Kerülhet-e a pápai kegy arra a régióra, amelyért éppen harcoltok?
ruling-favour_on_contested-book = Üres régióra, amely senkié. A folyó ütközetről nem beszél.
ruling-favour_on_contested-played = Nem. Az a régió az ütközet végéig nem szabad.

ruling-favour_nowhere = Mi történik, ha nincs szabad régió a pápai kegynek?
ruling-favour_nowhere-book = Erről hallgat.
ruling-favour_nowhere-played = Lekerül a tábláról.

ruling-final_bishop = Mit tesz a püspök a döntő ütközetben?
ruling-final_bishop-book = Erről hallgat.
ruling-final_bishop-played = Csak zsoldosokat dobat el; a pápai kegy már nem számít.

ruling-courtesans_in_tie = Az ütközet holtversennyel ér véget, de egyvalakinek van a legtöbb kurtizánja. Ki lesz a condottiere?
ruling-courtesans_in_tie-book = A jelző balra megy, ha az erő is, a kurtizánok száma is egyenlő.
ruling-courtesans_in_tie-played = Akinek a legtöbb kurtizánja van.

ruling-left_without_cards = A jelző balra megy: kimarad-e az a szomszéd, akinek nincs lapja?
ruling-left_without_cards-book = A bal oldali szomszédhoz kerül, feltétel nélkül.
ruling-left_without_cards-played = Nem. Ő is kijelöli a helyszínt, aztán passzol.

ruling-surrender_tie = Megadást játszanak ki, és a legerősebb csatasorok egyenlők: ki nyer?
ruling-surrender_tie-book = Az abban a pillanatban legerősebb csatasor nyer.
ruling-surrender_tie-played = Olyan holtverseny, mint a többi: senki sem nyer.

ruling-site_before_cards = A következő helyszín kijelölése megelőzi a lapok bedobását és az új osztást?
ruling-site_before_cards-book = A lépések sorrendje: helyszín, csatasorok, kézben lévő lapok, a forduló vége.
ruling-site_before_cards-played = Igen.

ruling-burning = Megkérdezzük-e azt, akinek nincs zsoldosa, hogy bedobja-e a lapjait?
ruling-burning-book = Az ilyen játékos az ütközet után bedobhatja őket.
ruling-burning-played = Senkit sem kérdezünk, mert maga a kérdés elárulná, mi van a kezében. A következő helyszín kijelöléséig dönthetsz; a többiek csak a bedobásról értesülnek.

ruling-burn_part = Be lehet-e dobni a lapok egy részét?
ruling-burn_part-book = A kézben lévő lapokról beszél.
ruling-burn_part-played = Nem. Vagy mindet, vagy semmit.

ruling-battles_in_round = Hány ütközet van egy fordulóban?
ruling-battles_in_round-book = Egy helyen egy vagy kettő; máshol csak a lapok elfogyása zárja le.
ruling-battles_in_round-played = Ameddig a lapokból futja.

ruling-kept_cards_count = Beleszámítanak-e az új leosztásba a forduló végén megtartott lapok?
ruling-kept_cards_count-book = Mindenki adott számú lapra egészíti ki a lapjait.
ruling-kept_cards_count-played = Igen.

ruling-hand_sizes = Látja-e mindenki, kinek hány lapja van?
ruling-hand_sizes-book = Erről hallgat.
ruling-hand_sizes-played = Igen, mint egy igazi asztalnál.

ruling-adjacent = A szomszédos régióknak mind érintkezniük kell egymással?
ruling-adjacent-book = Szomszédos régiókról beszél.
ruling-adjacent-played = Nem. Az is jó, ha közös határok láncolják össze őket.

ruling-silent = Mi történik azzal, aki nem válaszol időben?
ruling-silent-book = Erről hallgat.
ruling-silent-played = Ütközetben passzol; szabad régiót sorsolunk neki; a lehető legtöbb lapot húzza; és a legerősebb lapjait tartja meg (legfeljebb { $count } lapot).
ruling-silent-played_rounds = Ütközetben passzol; szabad régiót sorsolunk neki; és a legerősebb lapjait tartja meg (legfeljebb { $count } lapot).
ruling-silent-played_drawing = Ütközetben passzol; szabad régiót sorsolunk neki; és a lehető legtöbb lapot húzza.

ruling-drawing = Húzás minden ütközet után: előre meg kell mondani, hány lapot húzol?
ruling-drawing-book = Legfeljebb három lapot.
ruling-drawing-played = Igen, egymás után, a jelző új birtokosától kezdve.

ruling-empty_pile = Húzás minden ütközet után: mi van, ha elfogyott a pakli?
ruling-empty_pile-book = Erről hallgat.
ruling-empty_pile-played = A dobott lapokat megkeverjük, ez az új pakli.

ruling-takeover_tie = Egy foglalt régióért vívott ütközet holtversennyel ér véget, de egyvalakinek van a legtöbb kurtizánja. Ki lesz a condottiere?
ruling-takeover_tie-book = A védő.
ruling-takeover_tie-played = Akinek a legtöbb kurtizánja van, különben a védő.

ruling-takeover_surrender = Megadást játszanak ki a védő első lapja előtt: kijátszhat-e még lapot a védő?
ruling-takeover_surrender-book = Erről hallgat.
ruling-takeover_surrender-played = Nem. Az ütközet véget ért.

ruling-takeover_count = Régiók elhódítása: vége-e a játéknak, ha nincs több szabad régió?
ruling-takeover_count-book = Ezt a szabályt nem oldja fel.
ruling-takeover_count-played = Igen.

ruling-hidden_flip = Rejtett kártyák: a korábbi lap az új hatása előtt vagy után fordul fel?
ruling-hidden_flip-book = Akkor fordul fel, amikor a gazdája újra kijátszik egy lapot.
ruling-hidden_flip-played = Utána. Ezért a madárijesztő nem veheti vissza az utoljára elrejtett lapot.

ruling-campaign_scores = Hadjárat: ki kap pontot egy játék után?
ruling-campaign_scores-book = Minden játékos egy pontot minden régiójáért.
ruling-campaign_scores-played = Mindenki, minden játék után.

ruling-campaign_bonus = Hadjárat: mi jár a győztesnek, ha összesen is, szomszédosan is megvan a szükséges számú régiója?
ruling-campaign_bonus-book = A szomszédos régiók további { $count } pontot érnek.
ruling-campaign_bonus-played = A többletpontokat is megkapja.

ruling-campaign_tie = Hadjárat: hány lapot osztunk a hadjáratot eldöntő ütközethez?
ruling-campaign_tie-book = Az élen kialakult holtversenyt döntő ütközet dönti el.
ruling-campaign_tie-played = Mint bármelyik döntő ütközethez, az utolsó játék végén birtokolt régiók szerint.

