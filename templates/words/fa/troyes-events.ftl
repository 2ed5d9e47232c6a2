# آنچه در Troyes می‌گذرد، چنان که گفته می‌شود. [none] یعنی شهروندان طوسی یا Le Roy.

# --- چیدن بازی و جایگذاری اولیه ---

event-started = { $seat_is ->
    [none] کارت بازیکن شروع‌کننده نزد ⁨Le Roy⁩ است.
    [you] کارت بازیکن شروع‌کننده نزد شماست.
   *[other] کارت بازیکن شروع‌کننده نزد { $seat } است.
}
event-dealt = { $seat_is ->
    [you] راز شما: { $characters }.
   *[other] راز { $seat }: { $characters }.
}
event-fanned = شخصیت‌ها به این ترتیب رو شدند: { $characters }.
event-placed = { $seat_is ->
    [none] شهروندی از { $neutral } جای گرفت: { $space }.
    [you] شهروندی قرار دادید: { $space }.
   *[other] { $seat } شهروندی قرار داد: { $space }.
}
event-neutral_placed = شهروندان { $neutral } در این خانه‌ها جای گرفتند: { $spaces }.

# --- شروع راند ---

event-round_started = { $seat_is ->
    [none] راند { $round } از { $rounds }. ⁨Le Roy⁩ شروع می‌کند.
    [you] راند { $round } از { $rounds }. شما شروع می‌کنید.
   *[other] راند { $round } از { $rounds }. { $seat } شروع می‌کند.
}
event-revealed = کارت‌های اقدام تازه: { $cards }.
event-income = { $seat_is ->
    [you] { $income } دنییر درآمد داشتید و { $wages } دنییر حقوق دادید؛ حالا { $deniers } دنییر دارید.
   *[other] { $seat } { $income } دنییر درآمد داشت و { $wages } دنییر حقوق داد؛ حالا { $deniers } دنییر دارد.
}
event-wages_unpaid = { $seat_is ->
    [you] نتوانستید همه‌ی حقوق‌ها را بدهید (کسری: { $short }) و { $points } امتیاز از دست دادید.
   *[other] { $seat } نتوانست همه‌ی حقوق‌ها را بدهد (کسری: { $short }) و { $points } امتیاز از دست داد.
}
event-wages_refused = { $seat_is ->
    [you] نتوانستید حقوق همه را بدهید؛ { $count } شهروند این راند کار نمی‌کنند.
   *[other] { $seat } نتوانست حقوق همه را بدهد؛ { $count } شهروند این راند کار نمی‌کنند.
}
event-workforce = { $seat_is ->
    [none] برای { $neutral } تاس انداخته شد: { $dice }.
    [you] تاس انداختید: { $dice }.
   *[other] { $seat } تاس انداخت: { $dice }.
}

# --- رویدادها ---

event-event_came = رویداد تازه: «{ $card }».
event-event_called = کارت «{ $caller_card }» رویداد دیگری را فرا خواند: «{ $card }».
event-call_chosen = { $seat_is ->
    [you] رویدادی را که مقاومت فرا می‌خواند انتخاب کردید: «{ $card }».
   *[other] { $seat } رویدادی را که مقاومت فرا می‌خواند انتخاب کرد: «{ $card }».
}
event-event_rolled = «{ $card }»: تاس مشکی { $number } آمد.
event-citizen_came = «{ $card }»: شهروندی از { $neutral } آمد: { $space }.
event-citizen_kept_out = «{ $card }»: کسی نیامد، چون کسی که سر راه ایستاده بود در امان است ({ $building }).
event-citizens_used_up = «{ $card }»: کسی نیامد، چون شهروند طوسی دیگری نمانده است.
event-expelled = { $seat_is ->
    [none] شهروندی از { $neutral } اخراج شد: { $space }.
    [you] شهروندی از شما اخراج شد: { $space }.
   *[other] شهروندی از { $seat } اخراج شد: { $space }.
}
event-lost_deniers = { $seat_is ->
    [you] رویداد «{ $card }» برایتان { $deniers } دنییر خرج داشت.
   *[other] رویداد «{ $card }» برای { $seat } { $deniers } دنییر خرج داشت.
}
event-lost_influence = { $seat_is ->
    [you] رویداد «{ $card }» از شما { $influence } نفوذ گرفت.
   *[other] رویداد «{ $card }» از { $seat } { $influence } نفوذ گرفت.
}
event-fell_short = { $seat_is ->
    [you] برای رویداد «{ $card }» کم آوردید و { $points } امتیاز از دست دادید.
   *[other] { $seat } برای رویداد «{ $card }» کم آورد و { $points } امتیاز از دست داد.
}
event-work_undone = { $seat_is ->
    [none] «{ $card }»: مکعبی از { $neutral } از کلیسا برداشته شد (سطح { $level }، خانه‌ی { $number }).
    [you] «{ $card }»: مکعب شما از کلیسا برداشته شد (سطح { $level }، خانه‌ی { $number }).
   *[other] «{ $card }»: مکعبی از { $seat } از کلیسا برداشته شد (سطح { $level }، خانه‌ی { $number }).
}
event-work_spared = «{ $card }»: مکعب { $neutral } در کلیسا می‌ماند (سطح { $level }، خانه‌ی { $number }).
event-work_added = «{ $card }»: مکعبی از { $neutral } در کلیسا گذاشته شد (سطح { $level }، خانه‌ی { $number }).
event-flagged = { $seat_is ->
    [none] روی رویداد «{ $card }» { $count } مکعب برای { $neutral } گذاشته شد.
    [you] روی رویداد «{ $card }» { $count } مکعب گذاشتید.
   *[other] { $seat } روی رویداد «{ $card }» { $count } مکعب گذاشت.
}
event-event_influence = { $seat_is ->
    [none] رویداد «{ $card }» برای { $neutral } { $influence } نفوذ آورد.
    [you] رویداد «{ $card }» برایتان { $influence } نفوذ آورد.
   *[other] رویداد «{ $card }» برای { $seat } { $influence } نفوذ آورد.
}
event-black_rolled = { $seat_is ->
    [none] ⁨Le Roy⁩ تاس‌های مشکی را انداخت: { $numbers }.
    [you] تاس‌های مشکی را انداختید: { $numbers }.
   *[other] { $seat } تاس‌های مشکی را انداخت: { $numbers }.
}
event-countered = { $seat_is ->
    [you] با تاس مشکی { $numbers } مقابله کردید (تاس { $dice }) و { $influence } نفوذ گرفتید.
   *[other] { $seat } با تاس مشکی { $numbers } مقابله کرد (تاس { $dice }) و { $influence } نفوذ گرفت.
}
event-suffered = { $seat_is ->
    [you] نتوانستید با تاس مشکی { $number } مقابله کنید و { $points } امتیاز از دست دادید.
   *[other] { $seat } نتوانست با تاس مشکی { $number } مقابله کند و { $points } امتیاز از دست داد.
}

# --- نفوذ ---

event-rerolled = { $seat_is ->
    [you] تاسی را دوباره انداختید: { $old_die } حالا { $die } است.
   *[other] { $seat } تاسی را دوباره انداخت: { $old_die } حالا { $die } است.
}
event-recruited = { $seat_is ->
    [you] شهروندی استخدام کردید.
   *[other] { $seat } شهروندی استخدام کرد.
}
event-flipped = { $seat_is ->
    [you] تاس‌ها را پشت و رو کردید: { $old_dice } حالا { $dice } است.
   *[other] { $seat } تاس‌ها را پشت و رو کرد: { $old_dice } حالا { $dice } است.
}

# --- اقدامات ---

event-bought = { $seat_is ->
    [you] تاس { $dice } را به { $deniers } دنییر خریدید.
   *[other] { $seat } تاس { $dice } را به { $deniers } دنییر خرید.
}
event-sold = { $seat_is ->
    [none] بانک برای تاس‌ها { $deniers } دنییر گرفت.
    [you] برای تاس‌هایتان { $deniers } دنییر از { $buyer_seat } گرفتید.
   *[other] { $buyer_seat_is ->
        [you] { $seat } برای تاس‌ها { $deniers } دنییر از شما گرفت.
       *[other] { $seat } برای تاس‌ها { $deniers } دنییر از { $buyer_seat } گرفت.
    }
}
event-cube_spent = { $seat_is ->
    [you] مکعبی از کارت «{ $card }» را به کار بردید.
   *[other] { $seat } مکعبی از کارت «{ $card }» را به کار برد.
}
event-moved_from_space = { $seat_is ->
    [you] شهروندتان از اینجا رفت: { $space }.
   *[other] شهروندی از { $seat } از اینجا رفت: { $space }.
}
event-moved_from_card = { $seat_is ->
    [you] تاجرتان از کارت «{ $card }» رفت.
   *[other] تاجر { $seat } از کارت «{ $card }» رفت.
}
event-moved_lying = { $seat_is ->
    [you] شهروند اخراج‌شده‌ی شما برخاست ({ $building }).
   *[other] شهروند اخراج‌شده‌ی { $seat } برخاست ({ $building }).
}
event-hired = { $seat_is ->
    [you] تاجری برای کارت «{ $card }» استخدام کردید ({ $deniers } دنییر، امتیاز پایانی: { $points }).
   *[other] { $seat } تاجری برای کارت «{ $card }» استخدام کرد ({ $deniers } دنییر، امتیاز پایانی: { $points }).
}
event-activated = { $seat_is ->
    [you] با تاس { $dice } کارت «{ $card }» را فعال کردید (ارزش { $value }، { $uses } بار).
   *[other] { $seat } با تاس { $dice } کارت «{ $card }» را فعال کرد (ارزش { $value }، { $uses } بار).
}
event-stored = { $seat_is ->
    [you] روی کارت «{ $card }» { $count } مکعب ذخیره کردید.
   *[other] { $seat } روی کارت «{ $card }» { $count } مکعب ذخیره کرد.
}
event-paid = { $seat_is ->
    [you] { $influence ->
        [0] برای کارت «{ $card }» { $deniers } دنییر دادید.
       *[other] برای کارت «{ $card }» { $influence } نفوذ دادید.
    }
   *[other] { $influence ->
        [0] { $seat } برای کارت «{ $card }» { $deniers } دنییر داد.
       *[other] { $seat } برای کارت «{ $card }» { $influence } نفوذ داد.
    }
}
event-gained_deniers = { $seat_is ->
    [you] کارت «{ $card }» برایتان { $deniers } دنییر آورد.
   *[other] کارت «{ $card }» برای { $seat } { $deniers } دنییر آورد.
}
event-gained_influence = { $seat_is ->
    [you] کارت «{ $card }» برایتان { $influence } نفوذ آورد.
   *[other] کارت «{ $card }» برای { $seat } { $influence } نفوذ آورد.
}
event-gained_points = { $seat_is ->
    [you] کارت «{ $card }» برایتان { $points } امتیاز آورد.
   *[other] کارت «{ $card }» برای { $seat } { $points } امتیاز آورد.
}
event-gained_nothing = { $seat_is ->
    [you] کارت «{ $card }» چیزی برایتان نیاورد.
   *[other] کارت «{ $card }» چیزی برای { $seat } نیاورد.
}
event-taxed = { $payer_seat_is ->
    [none] { $seat_is ->
        [you] بانک به شما { $deniers } دنییر داد («{ $card }»).
       *[other] بانک به { $seat } { $deniers } دنییر داد («{ $card }»).
    }
    [you] به { $seat } { $deniers } دنییر دادید («{ $card }»).
   *[other] { $seat_is ->
        [you] { $payer_seat } به شما { $deniers } دنییر داد («{ $card }»).
       *[other] { $payer_seat } به { $seat } { $deniers } دنییر داد («{ $card }»).
    }
}
event-archer_rolled = { $seat_is ->
    [you] کمانداران شما { $numbers } انداختند؛ { $count } تیر به هدف خورد.
   *[other] کمانداران { $seat } { $numbers } انداختند؛ { $count } تیر به هدف خورد.
}
event-gave_up = { $seat_is ->
    [you] { $count } مکعب کارت «{ $card }» را نگذاشتید.
   *[other] { $seat } { $count } مکعب کارت «{ $card }» را نگذاشت.
}
event-built = { $seat_is ->
    [you] با تاس { $dice } در کلیسا مکعب گذاشتید (خانه‌ها: { $numbers }، سطح‌ها: { $levels }): { $points } امتیاز و { $influence } نفوذ.
   *[other] { $seat } با تاس { $dice } در کلیسا مکعب گذاشت (خانه‌ها: { $numbers }، سطح‌ها: { $levels }): { $points } امتیاز و { $influence } نفوذ.
}
event-fought = { $seat_is ->
    [you] با رویداد «{ $card }» مبارزه کردید (تاس { $dice }، ارزش { $value })؛ { $count } مکعب.
   *[other] { $seat } با رویداد «{ $card }» مبارزه کرد (تاس { $dice }، ارزش { $value })؛ { $count } مکعب.
}
event-entered = { $seat_is ->
    [you] شهروندتان با تاس { $die } وارد شد: { $space }.
   *[other] شهروندی از { $seat } با تاس { $die } وارد شد: { $space }.
}
event-farmed = { $seat_is ->
    [you] با تاس { $dice } کشاورزی کردید (ارزش { $value }): { $deniers } دنییر.
   *[other] { $seat } با تاس { $dice } کشاورزی کرد (ارزش { $value }): { $deniers } دنییر.
}
event-passed = { $seat_is ->
    [you] پاس دادید؛ { $deniers } دنییر در محله‌تان کنار گذاشته شد.
   *[other] { $seat } پاس داد؛ { $deniers } دنییر در محله‌اش کنار گذاشته شد.
}
event-waited = { $seat_is ->
    [you] پاس داده‌اید؛ باز هم { $deniers } دنییر کنار گذاشته شد.
   *[other] { $seat } پاس داده است؛ باز هم { $deniers } دنییر کنار گذاشته شد.
}

# --- مقابله با رویداد ---

event-event_filled = با رویداد «{ $card }» مقابله شد.
event-event_points = { $seat_is ->
    [none] رویداد «{ $card }»: { $points } امتیاز برای { $neutral }.
    [you] برای رویداد «{ $card }» { $points } امتیاز گرفتید.
   *[other] { $seat } برای رویداد «{ $card }» { $points } امتیاز گرفت.
}
event-event_taken = { $seat_is ->
    [none] کارت «{ $card }» به { $neutral } رسید.
    [you] کارت «{ $card }» را بردید.
   *[other] { $seat } کارت «{ $card }» را برد.
}
event-event_burned = مکعب‌های طوسی پیش بودند: کارت «{ $card }» کنار گذاشته می‌شود.
event-marauding_cleared = با غارتگری مقابله شد؛ خودش می‌ماند.
event-cube_lost = { $seat_is ->
    [none] مکعبی از { $neutral } از روی «{ $card }» برداشته شد.
    [you] مکعبی از شما از روی «{ $card }» برداشته شد.
   *[other] مکعبی از { $seat } از روی «{ $card }» برداشته شد.
}

# --- پایان راند و پایان بازی ---

event-pouch_taken = { $seat_is ->
    [you] { $deniers } دنییر از محله‌تان برداشتید.
   *[other] { $seat } { $deniers } دنییر از محله‌اش برداشت.
}
event-characters_shown = شخصیت‌های این بازی: { $characters }.
event-scored = { $seat_is ->
    [you] { $score } امتیاز دارید: توکن‌ها { $tokens }، رویدادهایی با مکعب شما { $marked }، تاجرها { $tradesmen }، سطح‌های خالی کلیسا { $levels }، شخصیت‌ها { $rewards }.
   *[other] { $seat } { $score } امتیاز دارد: توکن‌ها { $tokens }، رویدادهایی با مکعب او { $marked }، تاجرها { $tradesmen }، سطح‌های خالی کلیسا { $levels }، شخصیت‌ها { $rewards }.
}
event-game_over = { $seats_is ->
    [none] ⁨Le Roy⁩ برنده شد: { $reason }.
    [you] بازی را بردید: { $reason }.
    [among] شما و { $seats_others } در پیروزی شریک شدید: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } بازی را برد: { $reason }.
       *[other] { $seats } در پیروزی شریک شدند: { $reason }.
    }
}

# --- پادشاه ---

event-roy_rolled = ⁨Le Roy⁩ تاس انداخت: { $numbers }، روی هم { $total }.
event-roy_bought = { $seat_is ->
    [you] ⁨Le Roy⁩ تاس شما را به { $deniers } دنییر خرید: { $die }.
   *[other] ⁨Le Roy⁩ تاس { $seat } را به { $deniers } دنییر خرید: { $die }.
}
event-roy_used = ⁨Le Roy⁩ این تاس را به کار برد: { $dice }.
event-roy_gained = ⁨Le Roy⁩ { $points } امتیاز گرفت.
event-roy_entered = ⁨Le Roy⁩ شهروندی قرار داد: { $space }.
event-roy_countered = ⁨Le Roy⁩ با تاس مشکی { $number } مقابله کرد (تاس { $dice }).
event-roy_fought = ⁨Le Roy⁩ با رویداد «{ $card }» مقابله کرد؛ مکعب‌های او: { $count }.
event-roy_hired = تاجر ⁨Le Roy⁩ روی «{ $card }» است (امتیاز پایانی: { $points }).
event-roy_built = ⁨Le Roy⁩ در کلیسا مکعب گذاشت (سطح { $level }، خانه‌ی { $number }) و ۱ امتیاز گرفت.
event-roy_scored = { $seat_is ->
    [you] شخصیت «{ $character }» به حساب آمد: شما { $points }، ⁨Le Roy⁩ { $roy_points }.
   *[other] شخصیت «{ $character }» به حساب آمد: { $seat } { $points }، ⁨Le Roy⁩ { $roy_points }.
}
event-roy_idle = از ⁨Le Roy⁩ کاری برنیامد.
event-roy_final = ⁨Le Roy⁩ { $score } امتیاز دارد: توکن‌ها { $tokens }، رویدادهایی با مکعب او { $marked }، تاجرها { $tradesmen }، سطح‌های خالی کلیسا { $levels }، شخصیت‌ها { $rewards }.

neutral-grey = طوسی‌ها
neutral-le_roy = ⁨Le Roy⁩
