# A Condottiere családja: ami akkor is megtehető, ha más van soron, és utasítások, amelyek látják a végét.

action-will_discard = Bedobom a lapjaimat, amint lehet
action-will_keep = Mégis megtartom a lapjaimat
action-call_draw = Döntetlennel lezárom a játékot
ask-will_discard = Úgy döntesz, hogy bedobod a lapjaidat, amint a szabályok engedik. Addig senki sem tud róla, és meg is gondolhatod magad; új lapokra már nem érvényes.
ask-will_keep = Meggondolod magad: nem dobod be a lapjaidat.
ask-call_draw = Mindenki számára döntetlennel zárod le a játékot. Senki sem nyer.
group-draw = A játék lezárása
verb-call = Lezárom

event-will_burn = { $seat_is ->
    [you] Úgy döntöttél, hogy bedobod a lapjaidat, amint lehet. Más nem tud róla.
   *[other] { $seat } úgy döntött, hogy bedobja a lapjait, amint lehet.
}
event-will_keep = { $seat_is ->
    [you] Úgy döntöttél, hogy mégis megtartod a lapjaidat. Más nem tud róla.
   *[other] { $seat } úgy döntött, hogy mégis megtartja a lapjait.
}
event-burning_lapsed = { $seat_is ->
    [you] Új lapokat kaptál, ezért már nem dobod be a lapjaidat. Más nem tud róla.
   *[other] { $seat } új lapokat kapott, ezért már nem dobja be a lapjait.
}
event-draw_called = { $seat_is ->
    [you] Döntetlennel lezártad a játékot, mert már senki sem játszik ki lapot.
   *[other] { $seat } döntetlennel lezárta a játékot, mert már senki sem játszik ki lapot.
}
reason-draw_called = a házigazda döntetlennel lezárta a játékot

refusal-battles_not_idle = A játék csak akkor zárható le döntetlennel, ha egymás után { $count } alkalommal senki sem játszott ki lapot.
refusal-burns_already = Ezt már eldöntötted: bedobod a lapjaidat, amint a szabályok engedik.
refusal-host_alone = Csak a házigazda zárhatja le döntetlennel a játékot.
refusal-keeps_already = A lapjaidról még nem döntöttél, így nincs mit visszavonni.

option-asked_discards = Nyílt kérdés a lapok bedobásáról
option-asked_discards-about = Aki bedobhatja a lapjait, azt sorban, mindenki előtt megkérdezzük. Így abból, hogy kit kérdezünk és kit nem, a többiek megtudják, mi van a kezében.
option-asked_discards-rule = Ütközet után sorban és nyíltan megkérdezzük azokat, akik bedobhatják a lapjaikat.

order-alone-play = Tovább játszom akkor is, ha vezetek, és más már nem játszhat ki lapot
order-part-alone = Tovább játszom akkor is, ha vezetek, és más már nem játszhat ki lapot
