# Ami a B’Twixtben történt, röviden: a lap az összbefolyással, a számolás a győztessel.

line-played = { $seat_is ->
    [you] Kijátszottad: { $card } ({ $value }); összbefolyásod { $total }.
   *[other] { $seat } kijátszotta: { $card } ({ $value }); összbefolyása { $total }.
}
line-total = { $seat_is ->
    [you] Összbefolyásod { $total }.
   *[other] { $seat } összbefolyása { $total }.
}
line-recruited = { $seat_is ->
    [you] Elnyerted: { $ally } ({ $totals }).
   *[other] { $seat } elnyerte: { $ally } ({ $totals }).
}
line-dealt = Új lapok: { $counts }.
