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
event-neutral_placed = برای { $neutral } جای گرفت: { $spaces }.

# --- آغاز راند ---

event-round_started = { $seat_is ->
    [none] راند { $round } از { $rounds }. ⁨Le Roy⁩ آغاز می‌کند.
    [you] راند { $round } از { $rounds }. شما آغاز می‌کنید.
   *[other] راند { $round } از { $rounds }. { $seat } آغاز می‌کند.
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
    [you] نتوانستید حقوق‌ها را بدهید؛ شمار شهروندانی که این راند کار نمی‌کنند: { $count }.
   *[other] { $seat } نتوانست حقوق‌ها را بدهد؛ شمار شهروندانی که این راند کار نمی‌کنند: { $count }.
}
event-workforce = { $seat_is ->
    [none] برای { $neutral } انداخته شد: { $dice }.
    [you] انداختید: { $dice }.
   *[other] { $seat } انداخت: { $dice }.
}

# --- رویدادها ---

event-event_came = رویداد تازه: { $card }.
event-event_called = { $caller_card } رویداد دیگری را فرا خواند: { $card }.
event-call_chosen = { $seat_is ->
    [you] رویدادی را که مقاومت فرا می‌خواند انتخاب کردید: { $card }.
   *[other] { $seat } رویدادی را که مقاومت فرا می‌خواند انتخاب کرد: { $card }.
}
event-event_rolled = { $card }: تاس مشکی { $number } آمد.
event-citizen_came = { $card }: شهروندی از { $neutral } آمد: { $space }.
event-citizen_kept_out = { $card }: کسی نیامد، چون کسی که سر راه ایستاده بود در امان است ({ $building }).
event-citizens_used_up = { $card }: کسی نیامد، چون شهروند طوسی دیگری نمانده است.
event-expelled = { $seat_is ->
    [none] شهروندی از { $neutral } اخراج شد: { $space }.
    [you] شهروندی از شما اخراج شد: { $space }.
   *[other] شهروندی از { $seat } اخراج شد: { $space }.
}
event-lost_deniers = { $seat_is ->
    [you] { $card } برایتان { $deniers } دنییر خرج داشت.
   *[other] { $card } برای { $seat } { $deniers } دنییر خرج داشت.
}
event-lost_influence = { $seat_is ->
    [you] { $card } از شما { $influence } نفوذ گرفت.
   *[other] { $card } از { $seat } { $influence } نفوذ گرفت.
}
event-fell_short = { $seat_is ->
    [you] برای { $card } کم آوردید و { $points } امتیاز از دست دادید.
   *[other] { $seat } برای { $card } کم آورد و { $points } امتیاز از دست داد.
}
event-work_undone = { $seat_is ->
    [none] { $card }: مکعبی از { $neutral } از کلیسا برداشته شد (سطح { $level }، خانه‌ی { $number }).
    [you] { $card }: مکعب شما از کلیسا برداشته شد (سطح { $level }، خانه‌ی { $number }).
   *[other] { $card }: مکعبی از { $seat } از کلیسا برداشته شد (سطح { $level }، خانه‌ی { $number }).
}
event-work_spared = { $card }: مکعب { $neutral } در کلیسا می‌ماند (سطح { $level }، خانه‌ی { $number }).
event-work_added = { $card }: مکعبی از { $neutral } در کلیسا گذاشته شد (سطح { $level }، خانه‌ی { $number }).
event-flagged = { $seat_is ->
    [none] { $card }: مکعب تازه از { $neutral }: { $count }.
    [you] روی { $card } مکعب گذاشتید: { $count }.
   *[other] { $seat } روی { $card } مکعب گذاشت: { $count }.
}
event-event_influence = { $seat_is ->
    [none] { $card } برای { $neutral } { $influence } نفوذ آورد.
    [you] { $card } برایتان { $influence } نفوذ آورد.
   *[other] { $card } برای { $seat } { $influence } نفوذ آورد.
}
event-black_rolled = { $seat_is ->
    [none] ⁨Le Roy⁩ تاس‌های مشکی را انداخت: { $numbers }.
    [you] تاس‌های مشکی را انداختید: { $numbers }.
   *[other] { $seat } تاس‌های مشکی را انداخت: { $numbers }.
}
event-countered = { $seat_is ->
    [you] با { $dice } در برابر { $numbers } ایستادید و { $influence } نفوذ گرفتید.
   *[other] { $seat } با { $dice } در برابر { $numbers } ایستاد و { $influence } نفوذ گرفت.
}
event-suffered = { $seat_is ->
    [you] نتوانستید در برابر { $number } بایستید و { $points } امتیاز از دست دادید.
   *[other] { $seat } نتوانست در برابر { $number } بایستد و { $points } امتیاز از دست داد.
}

# --- نفوذ ---

event-rerolled = { $seat_is ->
    [you] تاسی را دوباره انداختید: { $old_die } شد { $die }.
   *[other] { $seat } تاسی را دوباره انداخت: { $old_die } شد { $die }.
}
event-recruited = { $seat_is ->
    [you] شهروندی استخدام کردید.
   *[other] { $seat } شهروندی استخدام کرد.
}
event-flipped = { $seat_is ->
    [you] تاس‌ها را پشت و رو کردید: { $old_dice } شد { $dice }.
   *[other] { $seat } تاس‌ها را پشت و رو کرد: { $old_dice } شد { $dice }.
}

# --- اقدامات ---

event-bought = { $seat_is ->
    [you] { $dice } را به { $deniers } دنییر خریدید.
   *[other] { $seat } { $dice } را به { $deniers } دنییر خرید.
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
    [you] مکعبی از این کارت را به کار بردید: { $card }.
   *[other] { $seat } مکعبی از این کارت را به کار برد: { $card }.
}
event-moved_from_space = { $seat_is ->
    [you] شهروندتان از اینجا رفت: { $space }.
   *[other] شهروندی از { $seat } از اینجا رفت: { $space }.
}
event-moved_from_card = { $seat_is ->
    [you] تاجرتان از این کارت رفت: { $card }.
   *[other] تاجر { $seat } از این کارت رفت: { $card }.
}
event-moved_lying = { $seat_is ->
    [you] شهروند اخراج‌شده‌ی شما برخاست ({ $building }).
   *[other] شهروند اخراج‌شده‌ی { $seat } برخاست ({ $building }).
}
event-hired = { $seat_is ->
    [you] تاجری برای { $card } استخدام کردید (دنییر: { $deniers }{ $deniers_house ->
        [yes] *
       *[no] { "" }
    }، امتیاز پایانی: { $points }{ $points_house ->
        [yes] *
       *[no] { "" }
    }).
   *[other] { $seat } تاجری برای { $card } استخدام کرد (دنییر: { $deniers }{ $deniers_house ->
        [yes] *
       *[no] { "" }
    }، امتیاز پایانی: { $points }{ $points_house ->
        [yes] *
       *[no] { "" }
    }).
}
event-activated = { $seat_is ->
    [you] با { $dice } کارت { $card } را فعال کردید (ارزش { $value }، دفعات { $uses }).
   *[other] { $seat } با { $dice } کارت { $card } را فعال کرد (ارزش { $value }، دفعات { $uses }).
}
event-stored = { $seat_is ->
    [you] روی { $card } مکعب ذخیره کردید: { $count }.
   *[other] { $seat } روی { $card } مکعب ذخیره کرد: { $count }.
}
event-paid = { $seat_is ->
    [you] برای { $card } { $influence ->
        [0] { $deniers } دنییر
       *[other] { $influence } نفوذ
    } دادید.
   *[other] { $seat } برای { $card } { $influence ->
        [0] { $deniers } دنییر
       *[other] { $influence } نفوذ
    } داد.
}
event-gained_deniers = { $seat_is ->
    [you] { $card } برایتان { $deniers } دنییر آورد.
   *[other] { $card } برای { $seat } { $deniers } دنییر آورد.
}
event-gained_influence = { $seat_is ->
    [you] { $card } برایتان { $influence } نفوذ آورد.
   *[other] { $card } برای { $seat } { $influence } نفوذ آورد.
}
event-gained_points = { $seat_is ->
    [you] { $card } برایتان { $points } امتیاز آورد.
   *[other] { $card } برای { $seat } { $points } امتیاز آورد.
}
event-gained_nothing = { $seat_is ->
    [you] { $card } چیزی برایتان نیاورد.
   *[other] { $card } چیزی برای { $seat } نیاورد.
}
event-taxed = { $payer_seat_is ->
    [none] { $seat_is ->
        [you] بانک به شما { $deniers } دنییر داد ({ $card }).
       *[other] بانک به { $seat } { $deniers } دنییر داد ({ $card }).
    }
    [you] به { $seat } { $deniers } دنییر دادید ({ $card }).
   *[other] { $seat_is ->
        [you] { $payer_seat } به شما { $deniers } دنییر داد ({ $card }).
       *[other] { $payer_seat } به { $seat } { $deniers } دنییر داد ({ $card }).
    }
}
event-archer_rolled = { $seat_is ->
    [you] کمانداران شما { $numbers } انداختند؛ به هدف خورد: { $count }.
   *[other] کمانداران { $seat } { $numbers } انداختند؛ به هدف خورد: { $count }.
}
event-gave_up = { $seat_is ->
    [you] مکعب‌هایی از { $card } را نگذاشتید: { $count }.
   *[other] { $seat } مکعب‌هایی از { $card } را نگذاشت: { $count }.
}
event-built = { $seat_is ->
    [you] با { $dice } کلیسا را ساختید (خانه‌ها: { $numbers }، سطح‌ها: { $levels }): { $points } امتیاز و { $influence } نفوذ.
   *[other] { $seat } با { $dice } کلیسا را ساخت (خانه‌ها: { $numbers }، سطح‌ها: { $levels }): { $points } امتیاز و { $influence } نفوذ.
}
event-fought = { $seat_is ->
    [you] با { $dice } به جنگ { $card } رفتید (ارزش { $value })؛ مکعب: { $count }.
   *[other] { $seat } با { $dice } به جنگ { $card } رفت (ارزش { $value })؛ مکعب: { $count }.
}
event-entered = { $seat_is ->
    [you] شهروندتان با { $die } وارد شد: { $space }.
   *[other] شهروندی از { $seat } با { $die } وارد شد: { $space }.
}
event-farmed = { $seat_is ->
    [you] با { $dice } کشاورزی کردید (ارزش { $value }): { $deniers } دنییر.
   *[other] { $seat } با { $dice } کشاورزی کرد (ارزش { $value }): { $deniers } دنییر.
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

event-event_filled = با { $card } مقابله شد.
event-event_points = { $seat_is ->
    [none] { $card }: { $points }{ $points_house ->
        [yes] *
       *[no] { "" }
    } امتیاز برای { $neutral }.
    [you] برای { $card } { $points }{ $points_house ->
        [yes] *
       *[no] { "" }
    } امتیاز گرفتید.
   *[other] { $seat } برای { $card } { $points }{ $points_house ->
        [yes] *
       *[no] { "" }
    } امتیاز گرفت.
}
event-event_taken = { $seat_is ->
    [none] کارت { $card } به { $neutral } رسید.
    [you] کارت را بردید: { $card }.
   *[other] { $seat } کارت را برد: { $card }.
}
event-event_burned = مکعب‌های طوسی پیش بودند: کارت { $card } کنار می‌رود.
event-marauding_cleared = با غارتگری مقابله شد؛ خودش می‌ماند.
event-cube_lost = { $seat_is ->
    [none] مکعبی از { $neutral } از روی { $card } برداشته شد.
    [you] مکعبی از شما از روی { $card } برداشته شد.
   *[other] مکعبی از { $seat } از روی { $card } برداشته شد.
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
    [you] شما بازی را بردید: { $reason }.
    [among] در پیروزی با { $seats_others } شریک‌اید: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } بازی را برد: { $reason }.
       *[other] { $seats } با هم برنده شدند: { $reason }.
    }
}

# --- پادشاه ---

event-roy_rolled = ⁨Le Roy⁩ انداخت: { $numbers }، روی هم { $total }.
event-roy_bought = { $seat_is ->
    [you] ⁨Le Roy⁩ تاس شما را به { $deniers } دنییر خرید: { $die }.
   *[other] ⁨Le Roy⁩ تاس { $seat } را به { $deniers } دنییر خرید: { $die }.
}
event-roy_used = ⁨Le Roy⁩ به کار برد: { $dice }.
event-roy_gained = ⁨Le Roy⁩ امتیاز گرفت: { $points }.
event-roy_entered = ⁨Le Roy⁩ شهروندی قرار داد: { $space }.
event-roy_countered = ⁨Le Roy⁩ با { $dice } تاس مشکی { $number } را کنار زد.
event-roy_fought = ⁨Le Roy⁩ با { $card } مقابله کرد؛ مکعب‌های او: { $count }.
event-roy_hired = تاجر ⁨Le Roy⁩ روی { $card } است (امتیاز پایانی: { $points }{ $points_house ->
        [yes] *
       *[no] { "" }
    }).
event-roy_built = ⁨Le Roy⁩ کلیسا را ساخت (سطح { $level }، خانه‌ی { $number }) و ۱ امتیاز گرفت.
event-roy_scored = { $seat_is ->
    [you] { $character } به حساب آمد: شما { $points }، ⁨Le Roy⁩ { $roy_points }.
   *[other] { $character } به حساب آمد: { $seat } { $points }، ⁨Le Roy⁩ { $roy_points }.
}
event-roy_idle = از ⁨Le Roy⁩ کاری برنیامد.
event-roy_final = ⁨Le Roy⁩ { $score } امتیاز دارد: توکن‌ها { $tokens }، رویدادهایی با مکعب او { $marked }، تاجرها { $tradesmen }، سطح‌های خالی کلیسا { $levels }، شخصیت‌ها { $rewards }.

neutral-grey = طوسی‌ها
neutral-le_roy = ⁨Le Roy⁩
