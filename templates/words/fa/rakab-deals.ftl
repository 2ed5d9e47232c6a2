# قول‌های بازیکنان به یکدیگر در رَکَب.

promise-pass = { $giver_seat_is ->
    [you] شما در جنگ { $region } دیگر کارتی بازی نمی‌کنید.
   *[other] { $giver_seat } در جنگ { $region } دیگر کارتی بازی نمی‌کند.
}
promise-under = { $giver_seat_is ->
    [you] شما در جنگ { $region } سربازی بالاتر از { $limit } بازی نمی‌کنید.
   *[other] { $giver_seat } در جنگ { $region } سربازی بالاتر از { $limit } بازی نمی‌کند.
}
promise-spare = { $giver_seat_is ->
    [you] شما در دور { $round } به سوی { $region } لشکر نمی‌کشید.
   *[other] { $giver_seat } در دور { $round } به سوی { $region } لشکر نمی‌کشد.
}
promise-spare_me = { $giver_seat_is ->
    [you] شما در دور { $round } به { $taker_seat } حمله نمی‌کنید.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } در دور { $round } به شما حمله نمی‌کند.
       *[other] { $giver_seat } در دور { $round } به { $taker_seat } حمله نمی‌کند.
    }
}
