# A Condottiere és a Rakab az asztalnál, az igazi dobozzal.

companion-would = Ha most mindenki passzol, { $name } nyer. Előnye: { $lead }.
companion-would-tied = Ha most mindenki passzol, holtverseny: { $names }.
companion-close-won = Mindenki passzol: { $name } nyer (előnye { $lead }), { $holder } választ
companion-deal = Osszatok. Most kézben: { $hands }.
companion-burn-or = Bedobja valaki a lapjait, vagy folytatjátok?
companion-burn = Bedobja valaki a lapjait?
companion-one_away = egy lépésre a győzelemtől:
companion-burn-out = Elfogyott valakinek a lapja, vagy bedobta valaki?
companion-result = Csak az eredmény beírása
companion-result-who = Ki nyerte meg?
companion-result-nobody = Senki: holtverseny
companion-result-strengths = Vagy írjátok be az erőket
companion-result-button = Erők beírása
action-result_won = { $of_seat_is ->
    [none] Csak az eredmény: holtverseny
   *[other] Csak az eredmény: { $of_seat } nyert
}
action-result_strengths = Csak az erők: { $strengths }
action-close = Mindenki passzol
action-retain_count = { $count } lap megtartása

# --- putting right how things lie
companion-point-hint = Koppints a térképen oda, ahol történt valami.
companion-on_map = Választás a térképen
companion-correct = Javítás
companion-correct-whose = Javítás: kié?
companion-correct-hint = Ami az asztalon van, az számít. Itt semmit sem ellenőrzünk, és mindenki látja, hogy kézzel javították.
companion-correct-button = Kijavítom
companion-correct-take = { $card }: elveszem
companion-correct-add = még egy lap
companion-correct-passed = passzolt
companion-correct-not_passed = nem passzolt
companion-correct-nobody = senkié
companion-correct-favour = A jelző helye
companion-correct-off = nincs a táblán
companion-correct-turn = Ki következik
companion-correct-holder = Ki választ legközelebb
companion-correct-hand = Lapok kézben
action-correct_owner = { $owner_seat_is ->
    [none] Javítás: { $region } senkié
   *[other] Javítás: { $region } új birtokosa { $owner_seat }
}
action-correct_favour = { $region ->
    [none] Javítás: a jelző nincs a táblán
   *[other] Javítás: a jelző helye { $region }
}
action-correct_site = Javítás: a helyszín { $region }
action-correct_holder = Javítás: { $of_seat } választ legközelebb
action-correct_turn = Javítás: { $of_seat } következik
action-correct_passed = { $passed ->
    [yes] Javítás: { $of_seat } passzolt
   *[no] Javítás: { $of_seat } nem passzolt
}
action-correct_line = { $cards_count ->
    [0] Javítás: { $of_seat } előtt nincs lap
   *[other] Javítás: { $of_seat } lapjai: { $cards }
}
action-correct_hand = Javítás: { $of_seat } kezében { $count } lap
option-hidden_cards-not_here = asztalnál, telefonokkal nem játszható. Ami képpel lefelé fekszik, azt be kellene írni, és akkor mindenki láthatná.
refusal-cards_lie_hidden = Rejtett kártyákkal a játék levélben marad: ami képpel lefelé fekszik, azt az asztalnál be kellene írni, és ott mindenki láthatná.
refusal-hands_uncounted = Legutóbb csak az eredményt írtátok be, ezért nem tudjuk, kinek hány lapja van. Írjátok be a kézben lévő lapok számát a „Javítás” alatt, vagy a következő osztás után folytassátok levélben.

# --- why not, to whoever enters it for somebody else
companion-no_cards = Elfogytak a lapok
entry-refusal-card_not_in_hand = A telefonok számítása szerint ebben a kézben ez a lap nem lehet: { $card }.
entry-refusal-has_passed = Ez a játékos már passzolt, egyelőre nem játszik ki több lapot.
entry-refusal-must_keep = Van zsoldos azok között a lapok között; a kézben lévőket csak zsoldos nélkül lehet bedobni.
entry-refusal-region_own = { $region } már azé a játékosé.

# --- told otherwise at a table, where people choose who begins and may say beforehand what they will do
table-event-started = { $holder_seat_is ->
    [you] Te kezdesz: te vagy a condottiere, te jelölöd ki az első ütközet helyszínét.
   *[other] { $holder_seat } kezd: ő a condottiere, ő jelöli ki az első ütközet helyszínét.
}
table-told-will_discard = { $seat_is ->
    [you] Bedobod a lapjaidat, amint lehet.
   *[other] { $seat } bedobja a lapjait, amint lehet.
}
table-told-will_keep = { $seat_is ->
    [you] Megtartod a lapjaidat.
   *[other] { $seat } megtartja a lapjait.
}
