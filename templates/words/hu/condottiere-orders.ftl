# A Condottiere és rokonai előre megadott utasításai.
# `order-<fajta>` egy utasítás neve vagy egy kikötése, `order-part-<rész>` az űrlap egy mezője,
# `order-why-<ok>`: miért tett valamit, vagy miért állt le; egy mondat vége.

order-until = Az ütközet végéig.

order-topic-battle = Ebben az ütközetben
order-topic-hand = Ha bedobhatod a lapjaidat
order-topic-retain = A forduló végén
order-topic-draw = Lapok húzásakor

order-pass-battle = Az ütközet végéig passzolok
order-line = Ezeket a lapokat játszom ki, ebben a sorrendben
order-discard-always = Mindig bedobom a lapjaimat, ha lehet
order-keep-always = Mindig megtartom a lapjaimat
order-retain-highest = Mindig a legerősebb lapokat tartom meg
order-retain-none = Sohasem tartok meg semmit
order-draw-most = Mindig annyit húzok, amennyit lehet
order-draw-none = Sohasem húzok

order-stop = Kérdezzetek meg, ha valaki kijátszik egy ilyet: { $cards }
order-overtaken = Kérdezzetek meg, ha valaki több mint { $count } erővel előttem jár
order-lead = Passzolok, amint legalább { $count } az előnyöm
order-then-pass = Az utolsó lap után passzolok

order-part-play = Lapok, egymás után
order-part-overtaken = Kérdezzetek meg, ha valaki több mint ennyi erővel jár előttem
order-part-lead = Passzolok, amint legalább ennyi az előnyöm
order-part-then = Az utolsó lap után kérdés nélkül passzolok

order-why-all_played = elfogytak a felsorolt lapok
order-why-appeared = { $seat } kijátszotta ezt: { $card }
order-why-overtaken = { $seat } { $count } erővel előtted járt
order-why-battle_over = véget ért az ütközet
order-summary-battles = { $count ->
    [0] Az utasításaid passzoltak helyetted itt: { $regions }.
   *[other] Az utasításaid { $count } lapot játszottak ki helyetted itt: { $regions }.
}

refusal-order_line_empty = Válassz legalább egy lapot, vagy mondd meg, mikor passzolnál.
refusal-order_line_long = Egy utasításban legfeljebb { $most } lap lehet.
refusal-order_unknown = Ilyen utasítás nincs: „{ $clause }”. Az utasítások ilyenek: „pass-battle”, „line; play m10; play drummer; stop winter; lead 5”, „discard-always”.
refusal-order_unreadable = Ez nem utasítás. Az utasítások ilyenek: „pass-battle”, „line; play m10; play drummer; stop winter; lead 5”, „discard-always”.
