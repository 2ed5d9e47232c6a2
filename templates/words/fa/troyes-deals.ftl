# قول‌های بازیکنان به یکدیگر در Troyes.

promise-spare_me = { $giver_seat_is ->
    [you] شما در راند { $round } هیچ تاسی از { $taker_seat } نمی‌خرید.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } در راند { $round } هیچ تاسی از شما نمی‌خرد.
       *[other] { $giver_seat } در راند { $round } هیچ تاسی از { $taker_seat } نمی‌خرد.
    }
}
