# What games of cards say alike in which people bid in turn until all but one have passed.

action-play = Kijátszom: { $card }
event-dealt = { $seat_is ->
    [you] Kaptál { $count } új lapot (most { $size } lap van a kezedben).
   *[other] { $seat } kapott { $count } új lapot (most { $size } lap van a kezében).
}
event-drew = { $seat_is ->
    [you] Ezeket húztad: { $cards }.
   *[other] { $seat } ezeket húzta: { $cards }.
}
gain-leads = előnyöd{"\u00a0"}{ $by }
gain-level = holtverseny
gain-trails = hátrányod{"\u00a0"}{ $by }
sum-leads = Az előnyöd { $by }.
sum-level = Most holtverseny van.
sum-trails = { $leader_seat } vezet, az előnye { $by }.
new-plans-how = Mindenki egy levelet kap, és megmondja, meddig megy el; a lapok aztán sorban kerülnek az asztalra, ki-ki a maga körében.
order-ask = Mégis kérdezzetek meg, ha: { $matters }
order-below = Mégis kérdezzetek meg, ha { $count } lapnál kevesebb van a kezemben
order-by-card = Laponként döntök, mindig kérdezzetek meg
order-stay-out = Kimaradok
order-part-ask = Mégis kérdezzetek meg, ha
order-part-below = Mégis kérdezzetek meg, ha ennél kevesebb lap van a kezemben
order-part-stop = Kérdezzetek meg, ha valaki kijátszik egy ilyet
stance-by-card = Laponként döntök
order-why-by_card = azt kérted, hogy minden lapnál kérdezzünk meg
order-why-few_cards = csak { $count } lap van a kezedben
order-why-leading = { $count } volt az előnyöd
order-why-not_possible = ez nem volt lehetséges: { $action }
order-why-unopposed = { $count } volt az előnyöd, és más már nem játszhatott ki lapot
refusal-order_no_limit = Mondd meg, meddig mész el: ide egész szám kell, legfeljebb { $most }.
refusal-order_number = Itt egész szám kell, legfeljebb { $most }: „{ $clause }”.
table-hand-empty = Nincs lapod.
