# A B’Twixt előre megadott utasításai.
# `order-<fajta>` egy utasítás neve vagy egy kikötése, `order-part-<rész>` az űrlap egy mezője,
# `order-why-<ok>`: miért tett valamit, vagy miért állt le; egy mondat vége.

order-until = A forduló végéig.

order-topic-round = Ebben a fordulóban

order-kneel-round = Letérdelek, amint sorra kerülök
order-round = Ezt a listát követem ebben a fordulóban

order-stop = Kérdezzetek meg, ha valaki kijátszik egy ilyet: { $stops }
order-lead = Letérdelek, amint legalább { $count } az előnyöm
order-behind = Letérdelek, amint legalább { $count } befolyással le vagyok maradva
order-total = Letérdelek, amint az összbefolyásom legalább { $count }
order-play = Kijátszom: { $card }
order-play-behind = Kijátszom: { $card }, de csak ha legfeljebb { $count } befolyással vagyok lemaradva
order-then-kneel = Ha egyik sem lehetséges, letérdelek
order-seat = Ha vezért kell megnevezni: { $target_seat }
order-bid = Ha egy licit lapját kell megnevezni: { $card }
order-discard = Ha lapot kell eldobni: { $card }
order-give = Ha lapot kell átadni: { $card }
order-council = Ha tanácsot kell választani: { $beside_seat } bal oldali tanácsa

stop-event = eseménykártya
stop-leader = egy vezér saját lapja

order-part-lead = Letérdelek, amint legalább ennyi az előnyöm
order-part-behind = Letérdelek, amint legalább ennyi befolyással le vagyok maradva
order-part-total = Letérdelek, amint az összbefolyásom legalább ennyi
order-part-play = Lapok egymás után, mindegyik után az, akire vonatkozik
order-part-then = Ha egyik sem lehetséges, kérdés nélkül letérdelek

order-why-appeared = { $seat } kijátszotta ezt: { $card }
order-why-trailing = { $seat } { $count } befolyással előtted járt
order-why-reached = az összbefolyásod { $count } volt
order-why-round_over = véget ért a forduló

refusal-order_round_empty = Adj meg legalább egy lapot, vagy mondd meg, mikor térdelnél le.
refusal-order_unknown = Ilyen utasítás nincs: „{ $clause }”. Az utasítások ilyenek: „kneel-round”, „round; lead 4; play s16; play s01; seat 2; then kneel”.
refusal-order_unreadable = Ez nem utasítás. Az utasítások ilyenek: „kneel-round”, „round; lead 4; play s16; play s01; seat 2; then kneel”.
