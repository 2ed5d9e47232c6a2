# A B’Twixt előre megadott utasításai.
# `order-<fajta>` egy utasítás neve vagy egy kikötése, `order-part-<rész>` az űrlap egy mezője,
# `order-why-<ok>`: miért tett valamit, vagy miért állt le; egy mondat vége.

order-until = A forduló végéig.

order-topic-round = Ebben a fordulóban

order-kneel-round = Letérdelek, amint sorra kerülök
order-round = Ezt a listát követem ebben a fordulóban

order-stop = Leáll és engem kérdez, ha valaki kijátszik egy ilyet: { $stops }
order-lead = Letérdelek, amint legalább ennyivel vezetek: { $count }
order-behind = Letérdelek, amint legalább ennyivel le vagyok maradva: { $count }
order-total = Letérdelek, amint az összbefolyásom legalább { $count }
order-play = Kijátszás: { $card }
order-play-behind = Kijátszás: { $card }, de csak ha legfeljebb ennyivel vagyok lemaradva: { $count }
order-then-kneel = Ha más nem illik ide, letérdelek
order-seat = Ha vezért kell megnevezni: { $target_seat }
order-bid = Ha egy licit lapját kell megnevezni: { $card }
order-discard = Ha lapot kell eldobni: { $card }
order-give = Ha lapot kell átadni: { $card }
order-council = Ha tanácsot kell választani: { $beside_seat } bal oldali tanácsa

stop-event = eseménykártya
stop-leader = egy vezér saját lapja

order-part-stop = Leáll és engem kérdez, ha valaki kijátszik egy ilyet
order-part-lead = Letérdelek, amint legalább ennyivel vezetek
order-part-behind = Letérdelek, amint legalább ennyivel le vagyok maradva
order-part-total = Letérdelek, amint az összbefolyásom legalább ennyi
order-part-play = Lapok egymás után, mindegyik után az, akinek szól
order-part-then = Ha más nem illik ide, kérdés nélkül letérdelek

order-why-as_ordered = ahogy kérted
order-why-appeared = { $seat } kijátszotta ezt: { $card }
order-why-leading = ennyivel vezettél: { $count }
order-why-trailing = { $seat } ennyivel vezetett előtted: { $count }
order-why-reached = az összbefolyásod ennyi volt: { $count }
order-why-not_possible = ez nem volt lehetséges: { $action }
order-why-round_over = véget ért a forduló

refusal-order_clause = Ezt a részt nem értjük: „{ $clause }”.
refusal-order_round_empty = Adj meg legalább egy lapot, vagy mondd meg, mikor térdelnél le.
refusal-order_number = Itt egész szám kell, legfeljebb { $most }: „{ $clause }”.
refusal-order_unknown = Ilyen utasítás nincs: „{ $clause }”. Az utasítások ilyenek: „kneel-round”, „round; lead 4; play s16; play s01; seat 2; then kneel”.
refusal-order_unreadable = Ez nem utasítás. Az utasítások ilyenek: „kneel-round”, „round; lead 4; play s16; play s01; seat 2; then kneel”.
