# قول‌های بازیکنان به یکدیگر در Condottiere و خویشاوندانش.

promise-pass = { $giver_seat_is ->
    [you] شما در نبرد { $region } دیگر کارتی بازی نمی‌کنید.
   *[other] { $giver_seat } در نبرد { $region } دیگر کارتی بازی نمی‌کند.
}
promise-under = { $giver_seat_is ->
    [you] شما در نبرد { $region } مزدوری بالاتر از { $limit } بازی نمی‌کنید.
   *[other] { $giver_seat } در نبرد { $region } مزدوری بالاتر از { $limit } بازی نمی‌کند.
}
promise-spare = { $giver_seat_is ->
    [you] شما در راند { $round } به سوی { $region } لشکر نمی‌کشید.
   *[other] { $giver_seat } در راند { $round } به سوی { $region } لشکر نمی‌کشد.
}
promise-spare_in_game = { $giver_seat_is ->
    [you] شما تا پایان بازی به سوی { $region } لشکر نمی‌کشید.
   *[other] { $giver_seat } تا پایان بازی به سوی { $region } لشکر نمی‌کشد.
}
promise-spare_me = { $giver_seat_is ->
    [you] شما در راند { $round } به { $taker_seat } حمله نمی‌کنید.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } در راند { $round } به شما حمله نمی‌کند.
       *[other] { $giver_seat } در راند { $round } به { $taker_seat } حمله نمی‌کند.
    }
}
promise-spare_me_in_game = { $giver_seat_is ->
    [you] شما تا پایان بازی به { $taker_seat } حمله نمی‌کنید.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } تا پایان بازی به شما حمله نمی‌کند.
       *[other] { $giver_seat } تا پایان بازی به { $taker_seat } حمله نمی‌کند.
    }
}
promise-show = { $giver_seat_is ->
    [you] شما دستتان را به { $taker_seat } نشان می‌دهید.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } دستش را به شما نشان می‌دهد.
       *[other] { $giver_seat } دستش را به { $taker_seat } نشان می‌دهد.
    }
}
