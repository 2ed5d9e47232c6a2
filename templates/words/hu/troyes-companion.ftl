# Troyes az igazi dobozzal az asztalnál: mi a teendő, mit kérdezünk, mi lett beírva és kijavítva.

prompt-setup = Előkészületek
prompt-scoring = Végső pontozás
prompt-counting = Végső pontozás

# --- a játék lépései, és mit tesz közben az asztal ---

step-start = Kezdőjátékos
step-fan = Karakterek
step-place = Első polgárok
step-reveal = Új lapok
step-income = Jövedelem
step-workforce = Munkaerő
step-draw = Új események
step-events = Események hatása
step-black = Fekete kockák
step-counter = Kivédés
step-act = Akciók
step-end = A forduló vége
step-characters = Karakterek
step-scoring = Végső pontozás

step-start-about = Döntsétek el, ki kezd, és adjátok oda neki a kezdőjátékos-kártyát.
step-fan-about = Keverd meg a karaktereket, és tedd le mindet egymás mellé, képpel felfelé. Az elsőt pontozzák először.
step-place-about = Sorban mindenki letesz egy polgárt egy üres helyre.
step-reveal-about = Fordítsátok fel színenként a forduló tevékenységkártyáját.
step-income-about = Mindenki megkapja a jövedelmét, és kifizeti a béreket.
step-workforce-about = Mindenki dob egy kockával minden álló polgáráért, a kezdőjátékos a szürkékkel. A kockák a városrészekbe kerülnek.
step-draw-about = Fordítsátok fel a vörös eseményt, aztán azt, amelyiket hív; mindkettő a sor végére kerül.
step-events-about = Minden esemény hat, balról jobbra.
step-black-about = A kezdőjátékos dob minden esemény fekete kockáival.
step-counter-about = Sorban védjétek ki a fekete kockákat, a legnagyobbal kezdve, a saját városrészetek kockáival.
step-act-about = Sorban, mindig egy akció, míg mindenki passzol, vagy elfogy a színes kocka.
step-end-about = Vegyétek el a pénzt a városrészekből; a kiszorítottak hazamennek.
step-characters-about = Mindenki felfordítja a karaktereit.
step-scoring-about = Kategóriánként: ki vezet?

evening-now = { $step }: most
evening-done = { $step }: kész
evening-later = { $step }: még hátravan
evening-wages = Bér a következő fordulóban: { $wages }
evening-wage = { $seat } { $deniers }
evening-prices = Mások kockája darabonként, dénárban, egyes, kettes és hármas csoportban: { $prices }

# --- mit kérdezünk ---

asked-fan = Milyen sorrendben fekszenek a karakterek? Az elsőtől az utolsóig.
asked-le_roy_citizens = Mit mutatnak a kockák Le Roy polgáraihoz?
asked-activity = Melyik tevékenységkártya fordult fel?
asked-workforce = Ki mit dobott?
asked-event_card = Melyik esemény fordult fel?
asked-event = Mit mutat az esemény fekete kockája?
asked-black = Mit mutatnak a fekete kockák?
asked-reroll = Mit mutat most a kocka?
asked-archer = Mit mutatnak az íjász kockái?
asked-le_roy = Mit dobott Le Roy?
asked-character = Melyik karakter fordult fel?
asked-dice-of = { $colour } × { $count }
asked-keys = Írd be a számokat egymás után.
asked-slot = { $colour }, { $round }. forduló
asked-pile = { $colour } esemény

# --- megérintett kockák ---

tap-title = Mire jók ezek a kockák?
tap-hint = Koppints legfeljebb három kockára, sajátra vagy máséra.
tap-look = Mire jók?
tap-value = értéke { $value }
tap-strength = fekete kockák ellen { $strength }
tap-price = Ára: { $deniers ->
    [0] semmi
   *[other] { $deniers } dénár
}
tap-pay = { $deniers } → { $owner }
tap-none = Csak ezekkel a kockákkal semmit sem lehet tenni.
tap-without = Kocka nélkül
tap-gain = { $gains }

# --- a beírtak szavakkal ---

owner-seat = { $seat }
owner-grey = szürke
owner-le_roy = Le Roy
owner-nobody = senki
action-tell_dice = Dobás: { $numbers }
action-tell_card = Felfordult: { $card }
action-tell_character = Felfordult: { $character }
action-tell_characters = A karakterek sorrendje: { $characters }
action-numbers = { $card }, a nyomtatott számok: { $numbers }
action-numbers_event = { $card }, a nyomtatott számok: { $numbers } ({ $colours })
action-numbers_skipped = { $card }: a nyomtatott számok kimaradtak
action-show = Következő kategória
action-show_all = Minden kategória
action-count = A végeredmény kiszámolása
action-count_characters = A játék karakterei: { $characters }
action-count_each = Megszámolva – { $tally }: { $owners }
action-count_vp = { $owners }, pontjelzők: { $numbers }
action-count_marked = { $owners }, esemény fakockával: { $numbers }
action-count_tradesmen = { $owners }, kereskedők pontjai: { $numbers }
action-count_cathedral = { $owners }, fakockák szintenként: { $numbers }
action-count_citizens = { $owners }, álló polgár: { $numbers }
action-count_influence = { $owners }, befolyás: { $numbers }
action-count_deniers = { $owners }, dénár: { $numbers }
action-count_events = { $owners }, eseménykártya: { $numbers }
action-correct_deniers = Javítva, dénár: { $owners } { $count }
action-correct_influence = Javítva, befolyás: { $owners } { $count }
action-correct_vp = Javítva, pontjelzők: { $owners } { $count }
action-correct_pouch = Javítva, dénár a városrészben: { $owners } { $count }
action-correct_citizens = Javítva, kéznél lévő polgár: { $owners } { $count }
action-correct_dice = Javítva, kockák: { $owners }: { $dice }
action-correct_black = Javítva, fekete kockák: { $numbers }
action-correct_space = Javítva, { $space }: { $owners }
action-correct_lying = Javítva, kiszorítva ({ $building }): { $owners }
action-correct_tradesmen = Javítva, kereskedők ({ $card }): { $owners }
action-correct_cubes = Javítva, fakockák ({ $card }): { $owners } { $count }
action-correct_flags = Javítva, fakockák ({ $card }): { $owners }
action-correct_cathedral = Javítva, katedrális, { $number }. oszlop: { $owners }
action-correct_taken = Javítva, a lap gazdája ({ $card }): { $owners }
action-correct_start = Javítva, kezdőjátékos: { $owners }
action-correct_turn = Javítva, soron van: { $owners }
action-correct_passed = Javítva, { $passed_id ->
    [yes] passzolt
   *[no] nem passzolt
}: { $owners }

# --- a lapra nyomtatott számok ---

numbers-title = { $card }: mi áll a lapodon?
numbers-about = Ezeket a számokat egyetlen forrás sem adja meg, mi találtuk ki őket. Állítsd be a nyomtatottakat; laponként csak egyszer kérdezzük.
numbers-hire_cost = Felfogadás ára
numbers-divisor = Osztó
numbers-vp_spaces = Pont, { $place }. hely
numbers-flags = Zászlók
numbers-dice = Kocka
numbers-calls = Hívott esemény
numbers-black_dice = Fekete kockák
numbers-vp_first = Pont, legtöbb fakocka
numbers-vp_second = Pont, második
numbers-less = { $field }: kevesebb
numbers-more = { $field }: több
numbers-enter = Ez áll rajta
numbers-skip = Most nem
numbers-house = { $count } lap a mi számainkkal játszik, nem a dobozéival
numbers-house-about = A táblán * jelöli őket. A nyomtatott számokat bármikor beírhatod.

# --- Le Roy lépése, amelyet a játékos hajt végre ---

roys-move = Le Roy lépése
roys-done = Kész
roys-all-done = Le Roy mindennel kész.
roys-board = A tábla ezután
roys-do-roy_used = Vedd el a városrészéből: { $dice }.
roys-do-roy_countered = Vedd el a fekete kockát ({ $number }), az ő városrészéből pedig ezt: { $dice }.
roys-do-roy_bought = Megveszi egy kockádat: { $die }. Vedd ki a városrészedből, és vegyél el { $deniers } dénárt a bankból.
roys-do-roy_gained = Adj neki { $points } pontot.
roys-do-expelled = Fektesd le az itt álló polgárt a helyek mellé, kiszorult: { $space }.
roys-do-roy_entered = Tedd le egy polgárát ide: { $space }.
roys-do-roy_entered-row = Tedd le egy polgárát ide: { $space }. Aki ott áll, egy hellyel arrébb lép.
roys-do-roy_fought = Tedd { $count } fakockáját a szabad zászlókra itt: { $card }.
roys-do-roy_hired = Tedd egy polgárát erre a lapra: { $card }, a { $points }{ $points_house ->
    [yes] *
   *[no] { "" }
} pontos helyre.
roys-do-roy_built = Tedd egy fakockáját a katedrálisra ({ $level }. szint, { $number }. hely), és add meg érte a pontját.
roys-do-roy_scored = Értékeld ezt a karaktert, és vedd le a lapját: { $character }. Te: { $points }, Le Roy: { $roy_points }.
roys-do-roy_idle = Mást nem tud tenni.

# --- a számolás ---

tally-title = A végeredmény kiszámolása
tally-begin = Csak a végét számoljuk
tally-begin-about = Telefon nélkül játszottatok? Itt kategóriánként kiszámolhatjátok a pontokat.
tally-vp = Pontjelzők
tally-marked = Megmaradt események saját fakockával
tally-tradesmen = A kereskedők helyének pontjai
tally-cathedral = Fakockák a katedrális szintjein
tally-citizens = Álló polgárok az épületekben
tally-influence = Befolyás
tally-deniers = Dénár
tally-events = Elvett eseménykártyák
tally-characters = Mely karakterek voltak játékban?
tally-vp-about = Az egyes játékosok összes pontjelzője.
tally-marked-about = A sor hány eseményén, a fosztogatást is beleértve, van fakockád?
tally-tradesmen-about = Minden kereskedő helyének száma; nulla, ha a helyek mellett áll.
tally-cathedral-about = A legalsó szinttel kezdve. A fakocka nélküli szint pontba kerül.
tally-citizens-about = A fekvők nem számítanak.
tally-level = { $number }. szint
tally-sum = Összesen
tally-of = { $owner }: { $what }
tally-enter = Beírom
tally-left = Még { $count } kategória
tally-leads = { $count ->
    [one] { $names } vezet
   *[other] { $names } vezet
}

# --- miért nem ---

refusal-counting = Épp a végeredményt számoljátok. Ha tovább játszanátok, vonjátok vissza a számolást.
refusal-count_unread = Ezt nem lehet számolásként olvasni.
refusal-count_impossible = Ez nem lehet: legfeljebb { $most }.
refusal-count_characters = Különböző karakterek kellenek, összesen: { $wanted }.
refusal-numbers_unknown = Ezt nem tudjuk egy lap számaiként elolvasni.
refusal-numbers_impossible = { $card }: ilyen szám nem állhat ott. { $least } és { $most } közötti szám.
refusal-numbers_late = Ezekhez a számokhoz már késő: a játék másokkal ment tovább. Vonjátok vissza, ami a lap után jött, vagy hagyjátok így.
refusal-nothing_to_show = Nincs több megmutatnivaló.
refusal-order_wanted = Mind kell, sorrendben: { $wanted }.

# --- javítás ---

correct-title = Kijavítunk valamit
correct-about = Ami az asztalon van, az számít. Válaszd ki, mi van ott másképp.
correct-deniers = Dénár
correct-influence = Befolyás
correct-vp = Pontjelzők
correct-citizens = Kéznél lévő polgár
correct-dice = Egy városrész kockái
correct-black = Fekete kockák
correct-space = Ki áll egy helyen
correct-cathedral = Egy oszlop fakockái
correct-flags = Egy esemény fakockái
correct-turn = Ki van soron
correct-numbers = Számok
correct-owners = Ki, sorrendben
correct-button = Kijavítom
