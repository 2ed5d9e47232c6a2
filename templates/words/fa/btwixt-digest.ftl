# آنچه در این بازی گذشت، کوتاه: کارت با نفوذی که ساخت، شمارش با برنده‌اش.

line-played = { $seat_is ->
    [you] کارت «{ $card }» ({ $value }) را بازی کردید؛ نفوذ شما { $total } است.
   *[other] { $seat } کارت «{ $card }» ({ $value }) را بازی کرد؛ نفوذ او { $total } است.
}
line-total = { $seat_is ->
    [you] نفوذ شما حالا { $total } است.
   *[other] نفوذ { $seat } حالا { $total } است.
}
line-recruited = { $seat_is ->
    [you] متحد «{ $ally }» را جذب کردید: { $totals }.
   *[other] { $seat } متحد «{ $ally }» را جذب کرد: { $totals }.
}
line-dealt = کارت‌های تازه: { $counts }.
