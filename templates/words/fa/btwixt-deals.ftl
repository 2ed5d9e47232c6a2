# قول‌های بازیکنان به یکدیگر در همسایه‌کشی.

promise-pass = { $giver_seat_is ->
    [you] شما در دور { $round } کارت دیگری بازی نمی‌کنید و زانو می‌زنید.
   *[other] { $giver_seat } در دور { $round } کارت دیگری بازی نمی‌کند و زانو می‌زند.
}
promise-under = { $giver_seat_is ->
    [you] شما در دور { $round } کارتی بالاتر از { $limit } بازی نمی‌کنید.
   *[other] { $giver_seat } در دور { $round } کارتی بالاتر از { $limit } بازی نمی‌کند.
}
