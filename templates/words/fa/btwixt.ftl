# همسایه‌کشی: واژه‌های بازی. همه از خود ماست و هیچ‌کدام از ناشر نیست.
# جاهای خالی: هر داده‌ی موتور به نام خودش. ‏$x_seat یک بازیکن است و ‏$x_seat_is می‌گوید که آیا خواننده است
# ‏(you، other، none). هر شورا را دو رهبرش نام می‌برند: ‏$council_seats_is برای شورای خواننده among است و آنگاه
# ‏$council_seats_others همسایه‌ای است که شورا با او مشترک است.

game-title-btwixt = بازی تاج و تخت: همسایه‌کشی ({"\u2066"}B’Twixt{"\u2069"})
game-short-btwixt = همسایه‌کشی
game-about-btwixt = با هر همسایه یک شورای مشترک دارید و برای متحدها نفوذ می‌گذارید؛ در پایان شورای ضعیف‌ترتان حساب می‌شود.

side-left = شورای سمت چپ
side-right = شورای سمت راست

# --- مرحله‌ها: نام، پرسش از خواننده، و آن که منتظرش هستیم ---

phase-first = نام بردن بازیکن نخست
phase-leader = انتخاب رهبر
phase-play = پیشنهاد دادن
phase-ally = جا دادن متحد
phase-token = جا دادن توکن قدرت
phase-target = انتخاب یک رهبر
phase-bid = انتخاب کارتی از یک پیشنهاد
phase-discard = سوزاندن کارت
phase-give = دادن کارت
phase-council = انتخاب شورا
phase-move = جابه‌جا کردن متحد
phase-shift = جابه‌جا کردن توکن قدرت
phase-correct = اجرای دستی یک کارت
phase-over = پایان بازی

prompt-first = بازیکن نخست که باشد؟
prompt-leader = با کدام رهبر بازی می‌کنید؟
prompt-play = متحد «{ $ally }» (قدرت { $power }): پیشنهادتان را بالا می‌برید یا زانو می‌زنید؟
prompt-ally = { $target_seat_is ->
    [other] متحد «{ $ally }» به کدام شورای { $target_seat } برود؟
   *[you] متحد «{ $ally }» مال شما شد. به کدام شورایتان برود؟
}
prompt-token = توکن قدرت به کدام شورایتان برود؟
prompt-target = { $do_id ->
    [force_kneel] «{ $source }»: چه کسی زانو بزند؟
    [copy_bid_card] «{ $source }»: از پیشنهاد چه کسی رونوشت برمی‌دارید؟
    [return_bid_card] «{ $source }»: از پیشنهاد چه کسی کارتی برمی‌گردانید؟
    [discard_bid_card] «{ $source }»: از پیشنهاد چه کسی کارتی می‌سوزانید؟
    [swap_bid_cards] «{ $source }»: با پیشنهاد چه کسی عوض می‌کنید؟
    [discard_hand] «{ $source }»: چه کسی کارت بسوزاند؟
    [transfer_hand] «{ $source }»: چه کسی را در نظر دارید؟
    [draw_cards] «{ $source }»: چه کسی کارت بکشد؟
    [modify_total] «{ $source }»: نفوذ چه کسی تغییر کند؟
   *[other] «{ $source }»: کدام رهبر را در نظر دارید؟
}
prompt-bid = { $target_seat_is ->
    [other] «{ $source }»: کدام کارت از پیشنهاد { $target_seat }؟
   *[you] «{ $source }»: کدام کارت از پیشنهاد خودتان؟
}
prompt-discard = «{ $source }»: کدام کارت را می‌سوزانید؟
prompt-give = «{ $source }»: کدام کارت را می‌دهید؟
prompt-council = «{ $source }»: به کدام شورا نگاه می‌کنید؟
prompt-move = «{ $source }»: کدام متحد به کجا برود؟
prompt-shift = «{ $source }»: کدام توکن قدرت به کجا برود؟
prompt-correct = متن «{ $source }» روی خود کارت چاپ شده است؛ اینجا دستی اجرایش کنید.

waiting-first = در انتظار: { $seats } (نام بردن بازیکن نخست)
waiting-leader = در انتظار: { $seats } (انتخاب رهبر)
waiting-play = در انتظار: { $seats } (بازی کردن کارت یا زانو زدن)
waiting-ally = در انتظار: { $seats } (جا دادن متحد)
waiting-token = در انتظار: { $seats } (جا دادن توکن قدرت)
waiting-target = در انتظار: { $seats } (انتخاب یک رهبر)
waiting-bid = در انتظار: { $seats } (انتخاب کارتی از یک پیشنهاد)
waiting-discard = در انتظار: { $seats } (سوزاندن کارت)
waiting-give = در انتظار: { $seats } (دادن کارت)
waiting-council = در انتظار: { $seats } (انتخاب شورا)
waiting-move = در انتظار: { $seats } (جابه‌جا کردن متحد)
waiting-shift = در انتظار: { $seats } (جابه‌جا کردن توکن قدرت)
waiting-correct = در انتظار: { $seats } (اجرای دستی یک کارت)

# --- کارهایی که می‌شود کرد: دکمه، عنوان، و اینکه با زدنش چه می‌شود ---

group-first = بازیکن نخست را نام ببرید
group-leaders = رهبرتان را انتخاب کنید
group-cards = کارتی بازی کنید
group-kneel = یا زانو بزنید
group-ally = متحد را جا دهید
group-token = توکن قدرت را جا دهید
group-leaders_at_table = رهبری را انتخاب کنید
group-bid_cards = کارتی را انتخاب کنید
group-hand = از دستتان انتخاب کنید
group-councils = شورایی را انتخاب کنید
group-moves = چه چیزی به کجا برود؟
group-corrections = دستی اجرا کنید

action-first = { $seat_is ->
    [you] شروع با من
   *[other] شروع با { $seat }
}
action-leader = { $leader }
action-leader_random = به قید قرعه
action-kneel = زانو زدن
action-ally = { $winner_seat_is ->
    [you] به { $side } (مشترک با { $council_seats_others })
   *[other] { $council_seats_is ->
        [among] به شورای من با { $council_seats_others }
       *[other] به شورای { $council_seats }
    }
}
action-token = به { $side } (مشترک با { $council_seats_others })
action-target = { $seat_is ->
    [you] خودم
   *[other] { $seat }
}
action-bid = { $card }{ $copy ->
    [one] { "" }
   *[other] { " \u200F" }({ $copy })
}
action-discard = سوزاندن «{ $card }»
action-give = دادن «{ $card }»
action-council = { $council_seats_is ->
    [among] شورای من با { $council_seats_others }
   *[other] شورای { $council_seats }
}
action-move = { $to_council_seats_is ->
    [among] بردن «{ $ally }» به شورای من با { $to_council_seats_others }
   *[other] بردن «{ $ally }» به شورای { $to_council_seats }
}
action-shift = { $council_seats_is ->
    [among] { $to_council_seats_is ->
        [among] از شورای من با { $council_seats_others } به شورای من با { $to_council_seats_others }
       *[other] از شورای من با { $council_seats_others } به شورای { $to_council_seats }
    }
   *[other] { $to_council_seats_is ->
        [among] از شورای { $council_seats } به شورای من با { $to_council_seats_others }
       *[other] از شورای { $council_seats } به شورای { $to_council_seats }
    }
}
action-shift_known = { $council_seats_is ->
    [among] { $to_council_seats_is ->
        [among] { $token } از شورای من با { $council_seats_others } به شورای من با { $to_council_seats_others }
       *[other] { $token } از شورای من با { $council_seats_others } به شورای { $to_council_seats }
    }
   *[other] { $to_council_seats_is ->
        [among] { $token } از شورای { $council_seats } به شورای من با { $to_council_seats_others }
       *[other] { $token } از شورای { $council_seats } به شورای { $to_council_seats }
    }
}
action-shift_supply = { $council_seats_is ->
    [among] از شورای من با { $council_seats_others } به ذخیره
   *[other] از شورای { $council_seats } به ذخیره
}
action-shift_known_supply = { $council_seats_is ->
    [among] { $token } از شورای من با { $council_seats_others } به ذخیره
   *[other] { $token } از شورای { $council_seats } به ذخیره
}
action-correct_total = تغییر نفوذ { $seat }: { $delta }
action-correct_power = تغییر قدرت شورای { $council_seats }: { $delta }
action-correct_kneel = زانو زدن { $seat }
action-correct_stand = برخاستن { $seat }
action-correct_ally = بردن «{ $ally }» به شورای { $to_council_seats }
action-correct_token = بردن یک توکن از شورای { $council_seats } به شورای { $to_council_seats }
action-correct_draw = کشیدن یک کارت برای { $seat }
action-correct_discard = سوزاندن یک کارت تصادفی از دست { $seat }
action-correct_return = برگرداندن «{ $card }» از پیشنهاد { $seat } به دست
action-correct_drop = سوزاندن «{ $card }» از پیشنهاد { $seat }
action-done = پایان اجرای دستی

ask-first = { $seat_is ->
    [you] شما بازیکن نخست می‌شوید.
   *[other] { $seat } بازیکن نخست می‌شود.
}
ask-leader = با { $leader } بازی می‌کنید.
ask-leader_random = یکی از رهبران باقی‌مانده به قید قرعه مال شما می‌شود.
ask-play = { $futile ->
    [yes] کارت «{ $card }» را بازی می‌کنید. حالا هیچ اثری ندارد و فقط به پیشنهادتان اضافه می‌شود.
   *[no] کارت «{ $card }» را بازی می‌کنید. همان لحظه اثر می‌کند و بعد به پیشنهادتان اضافه می‌شود.
}
ask-kneel = زانو می‌زنید: در این دور دیگر کارتی بازی نمی‌کنید. پیشنهادتان می‌ماند، به حساب می‌آید و شاید هم ببرد.
ask-ally = { $winner_seat_is ->
    [you] متحد «{ $ally }» به { $side } شما می‌رود که با { $council_seats_others } مشترک است.
   *[other] { $council_seats_is ->
        [among] متحد «{ $ally }» به شورای شما با { $council_seats_others } می‌رود.
       *[other] متحد «{ $ally }» به شورای { $council_seats } می‌رود.
    }
}
ask-token = توکن قدرت به پشت در { $side } شما گذاشته می‌شود که با { $council_seats_others } مشترک است. تا پایان بازی کسی ارزشش را نمی‌داند.
ask-target = { $seat_is ->
    [you] خودتان را انتخاب می‌کنید.
   *[other] { $seat } را انتخاب می‌کنید.
}
ask-bid = کارت «{ $card }»{ $copy ->
    [one] { "" }
   *[other] { " \u200F" }({ $copy })
} را انتخاب می‌کنید.
ask-discard = کارت «{ $card }» را می‌سوزانید.
ask-give = کارت «{ $card }» را می‌دهید.
ask-council = { $council_seats_is ->
    [among] پنهانی به توکن‌های قدرت شورای خود با { $council_seats_others } نگاه می‌کنید. کس دیگری از آنچه می‌بینید باخبر نمی‌شود.
   *[other] پنهانی به توکن‌های قدرت شورای { $council_seats } نگاه می‌کنید. کس دیگری از آنچه می‌بینید باخبر نمی‌شود.
}
ask-move = { $to_council_seats_is ->
    [among] متحد «{ $ally }» به شورای شما با { $to_council_seats_others } می‌رود.
   *[other] متحد «{ $ally }» به شورای { $to_council_seats } می‌رود.
}
ask-shift = { $council_seats_is ->
    [among] { $to_council_seats_is ->
        [among] یک توکن قدرت به قید قرعه از شورای شما با { $council_seats_others } به شورای شما با { $to_council_seats_others } می‌رود.
       *[other] یک توکن قدرت به قید قرعه از شورای شما با { $council_seats_others } به شورای { $to_council_seats } می‌رود.
    }
   *[other] { $to_council_seats_is ->
        [among] یک توکن قدرت به قید قرعه از شورای { $council_seats } به شورای شما با { $to_council_seats_others } می‌رود.
       *[other] یک توکن قدرت به قید قرعه از شورای { $council_seats } به شورای { $to_council_seats } می‌رود.
    }
}
ask-shift_known = { $council_seats_is ->
    [among] { $to_council_seats_is ->
        [among] توکن قدرتی که دیده‌اید ({ $token }) از شورای شما با { $council_seats_others } به شورای شما با { $to_council_seats_others } می‌رود.
       *[other] توکن قدرتی که دیده‌اید ({ $token }) از شورای شما با { $council_seats_others } به شورای { $to_council_seats } می‌رود.
    }
   *[other] { $to_council_seats_is ->
        [among] توکن قدرتی که دیده‌اید ({ $token }) از شورای { $council_seats } به شورای شما با { $to_council_seats_others } می‌رود.
       *[other] توکن قدرتی که دیده‌اید ({ $token }) از شورای { $council_seats } به شورای { $to_council_seats } می‌رود.
    }
}
ask-shift_supply = { $council_seats_is ->
    [among] یک توکن قدرت به قید قرعه از شورای شما با { $council_seats_others } به ذخیره برمی‌گردد.
   *[other] یک توکن قدرت به قید قرعه از شورای { $council_seats } به ذخیره برمی‌گردد.
}
ask-shift_known_supply = { $council_seats_is ->
    [among] توکن قدرتی که دیده‌اید ({ $token }) از شورای شما با { $council_seats_others } به ذخیره برمی‌گردد.
   *[other] توکن قدرتی که دیده‌اید ({ $token }) از شورای { $council_seats } به ذخیره برمی‌گردد.
}
ask-correct_total = نفوذ { $seat } تغییر می‌کند: { $delta }.
ask-correct_power = قدرت شورای { $council_seats } در پایان بازی تغییر می‌کند: { $delta }.
ask-correct_kneel = { $seat } زانو می‌زند.
ask-correct_stand = { $seat } دوباره برمی‌خیزد.
ask-correct_ally = متحد «{ $ally }» به شورای { $to_council_seats } می‌رود.
ask-correct_token = یک توکن قدرت به قید قرعه از شورای { $council_seats } به شورای { $to_council_seats } می‌رود.
ask-correct_draw = { $seat } یک کارت می‌کشد.
ask-correct_discard = { $seat } یک کارت تصادفی از دستش می‌سوزاند.
ask-correct_return = کارت «{ $card }» از پیشنهاد { $seat } به دست برمی‌گردد.
ask-correct_drop = کارت «{ $card }» از پیشنهاد { $seat } می‌سوزد.
ask-done = اجرای دستی تمام می‌شود و بازی ادامه پیدا می‌کند.

# --- آنچه گذشت: پیش از دور نخست، فصل‌ها، دورها ---

event-started = { $first_seat_is ->
    [you] قرعه به نام شما افتاد: بازیکن نخست شمایید.
   *[other] قرعه به نام { $first_seat } افتاد: بازیکن نخست اوست.
}
event-first_named = { $first_seat_is ->
    [you] طبق توافق، بازیکن نخست شمایید.
   *[other] طبق توافق، بازیکن نخست { $first_seat } است.
}
event-leader_chosen = { $seat_is ->
    [you] با { $leader } بازی می‌کنید.
   *[other] { $seat } با { $leader } بازی می‌کند.
}
event-leader_drawn = { $seat_is ->
    [you] به قید قرعه با { $leader } بازی می‌کنید.
   *[other] { $seat } به قید قرعه با { $leader } بازی می‌کند.
}
event-season_started = فصلی تازه شروع می‌شود: { $season }، با { $rounds } دور.
event-hands_gathered = همه‌ی کارت‌های نفوذ با هم بُر خوردند ({ $count } کارت).
event-leader_cards_back = { $seat_is ->
    [you] کارت‌های ویژه‌ی رهبرتان به شما برگشت ({ $count } کارت).
   *[other] کارت‌های ویژه‌ی رهبر به { $seat } برگشت ({ $count } کارت).
}
event-revealed = { $first_seat_is ->
    [you] دور { $round }: متحد «{ $ally }» با قدرت { $power } رو شد. شما شروع می‌کنید.
   *[other] دور { $round }: متحد «{ $ally }» با قدرت { $power } رو شد. { $first_seat } شروع می‌کند.
}

# --- یک نوبت، و کار اثرها ---

event-played = { $seat_is ->
    [you] کارت «{ $card }» ({ $value }) را بازی کردید.
   *[other] { $seat } کارت «{ $card }» ({ $value }) را بازی کرد.
}
event-blanked = { $seat_is ->
    [you] کارت «{ $card }» شما در این دور قابلیتی ندارد.
   *[other] کارت { $seat }، «{ $card }»، در این دور قابلیتی ندارد.
}
event-joined = { $seat_is ->
    [you] کارت «{ $card }» با ارزش { $worth } به پیشنهادتان اضافه شد. نفوذ شما: { $total }.
   *[other] کارت «{ $card }» با ارزش { $worth } به پیشنهاد { $seat } اضافه شد. نفوذ او: { $total }.
}
event-knelt = { $seat_is ->
    [you] زانو زدید.
   *[other] { $seat } زانو زد.
}
event-brought_down = { $seat_is ->
    [you] { $actor_seat_is ->
        [you] ناچار زانو زدید.
       *[other] { $actor_seat } شما را به زانو زدن واداشت.
    }
   *[other] { $actor_seat_is ->
        [you] { $seat } را به زانو زدن واداشتید.
       *[other] { $seat } با کارتی از { $actor_seat } ناچار زانو زد.
    }
}
event-card_acts = { $seat_is ->
    [you] کارت «{ $card }» شما اثر می‌کند.
   *[other] کارت { $seat }، «{ $card }»، اثر می‌کند.
}
event-ally_acts = قابلیت متحد «{ $ally }» اثر می‌کند.
event-no_effect = { $seat_is ->
    [you] کارت «{ $card }» شما اثری نداشت.
   *[other] کارت { $seat }، «{ $card }»، اثری نداشت.
}
event-no_effect_ally = { $seat_is ->
    [you] متحد «{ $ally }» برای شما اثری نداشت.
   *[other] متحد «{ $ally }» برای { $seat } اثری نداشت.
}
event-value_changed = { $seat_is ->
    [you] ارزش کارت «{ $card }» شما تغییر کرد: { $delta }.
   *[other] ارزش کارت { $seat }، «{ $card }»، تغییر کرد: { $delta }.
}
event-total_changed = { $seat_is ->
    [you] نفوذ شما تغییر کرد ({ $delta }) و حالا { $total } است.
   *[other] نفوذ { $seat } تغییر کرد ({ $delta }) و حالا { $total } است.
}
event-value_copied = { $seat_is ->
    [you] کارت «{ $card }» شما ارزش «{ $copied_card }» را از پیشنهاد { $owner_seat } گرفت: { $value }.
   *[other] { $owner_seat_is ->
        [you] کارت { $seat }، «{ $card }»، ارزش «{ $copied_card }» را از پیشنهاد شما گرفت: { $value }.
       *[other] کارت { $seat }، «{ $card }»، ارزش «{ $copied_card }» را از پیشنهاد { $owner_seat } گرفت: { $value }.
    }
}
event-ability_copied = { $seat_is ->
    [you] کارت «{ $card }» شما قابلیت «{ $copied_card }» را از پیشنهاد { $owner_seat } به کار برد.
   *[other] { $owner_seat_is ->
        [you] کارت { $seat }، «{ $card }»، قابلیت «{ $copied_card }» را از پیشنهاد شما به کار برد.
       *[other] کارت { $seat }، «{ $card }»، قابلیت «{ $copied_card }» را از پیشنهاد { $owner_seat } به کار برد.
    }
}
event-returned = { $seat_is ->
    [you] { $hand_seat_is ->
        [you] کارت «{ $card }» از پیشنهاد شما به دست خودتان برگشت.
       *[other] کارت «{ $card }» از پیشنهاد شما به دست { $hand_seat } برگشت.
    }
   *[other] { $hand_seat_is ->
        [you] کارت «{ $card }» از پیشنهاد { $seat } به دست شما برگشت.
       *[other] کارت «{ $card }» از پیشنهاد { $seat } به دست { $hand_seat } برگشت.
    }
}
event-bid_discarded = { $seat_is ->
    [you] کارت «{ $card }» از پیشنهاد شما سوخت.
   *[other] کارت «{ $card }» از پیشنهاد { $seat } سوخت.
}
event-swapped = { $seat_is ->
    [you] کارت «{ $card }» را با «{ $other_card }» از پیشنهاد { $other_seat } عوض کردید.
   *[other] { $other_seat_is ->
        [you] { $seat } کارت «{ $card }» را با «{ $other_card }» از پیشنهاد شما عوض کرد.
       *[other] { $seat } کارت «{ $card }» را با «{ $other_card }» از پیشنهاد { $other_seat } عوض کرد.
    }
}
event-retained = { $seat_is ->
    [you] { $hand_seat_is ->
        [you] کارت «{ $card }» از پیشنهاد شما نمی‌سوزد و به دست خودتان برمی‌گردد.
       *[other] کارت «{ $card }» از پیشنهاد شما نمی‌سوزد و به دست { $hand_seat } برمی‌گردد.
    }
   *[other] { $hand_seat_is ->
        [you] کارت «{ $card }» از پیشنهاد { $seat } نمی‌سوزد و به دست شما برمی‌گردد.
       *[other] کارت «{ $card }» از پیشنهاد { $seat } نمی‌سوزد و به دست { $hand_seat } برمی‌گردد.
    }
}
event-spent = { $seat_is ->
    [you] کارت «{ $card }» شما مصرف شد.
   *[other] کارت { $seat }، «{ $card }»، مصرف شد.
}
event-discarded = { $seat_is ->
    [you] از دستتان سوزاندید: { $cards }.
   *[other] { $seat } از دستش سوزاند: { $cards }.
}
event-named = { $seat_is ->
    [you] کارت «{ $card }» را پنهانی نام بردید.
   *[other] { $seat } کارت «{ $card }» را پنهانی نام برد.
}
event-leader_meant = { $seat_is ->
    [you] { $target_seat } را انتخاب کردید.
   *[other] { $target_seat_is ->
        [you] { $seat } شما را انتخاب کرد.
       *[other] { $seat }، { $target_seat } را انتخاب کرد.
    }
}
event-card_meant = { $seat_is ->
    [you] از پیشنهادتان «{ $card }» را برای تعویض گذاشتید.
   *[other] { $seat } از پیشنهادش «{ $card }» را برای تعویض گذاشت.
}
event-handed = { $seat_is ->
    [you] { $count } کارت به { $to_seat } دادید.
   *[other] { $to_seat_is ->
        [you] { $seat } به شما { $count } کارت داد.
       *[other] { $seat } به { $to_seat } { $count } کارت داد.
    }
}
event-handed_cards = { $seat_is ->
    [you] به { $to_seat } دادید: { $cards }.
   *[other] { $to_seat_is ->
        [you] { $seat } به شما داد: { $cards }.
       *[other] { $seat } به { $to_seat } داد: { $cards }.
    }
}
event-choosing = { $seats_is ->
    [you] باید پنهانی انتخاب کنید.
    [among] شما و { $seats_others } باید هم‌زمان و پنهانی انتخاب کنید.
   *[other] { $seats_count ->
        [one] { $seats } پنهانی انتخاب می‌کند.
       *[other] { $seats } هم‌زمان و پنهانی انتخاب می‌کنند.
    }
}
event-chosen = { $seat_is ->
    [you] انتخاب کردید؛ همه‌ی انتخاب‌ها با هم فاش می‌شود.
   *[other] { $seat } انتخاب کرد.
}
event-drew_cards = { $seat_is ->
    [you] { $count } کارت کشیدید.
   *[other] { $seat } { $count } کارت کشید.
}
event-drew_nothing = { $seat_is ->
    [you] کارتی نمانده بود که بکشید.
   *[other] کارتی نمانده بود که { $seat } بکشد.
}
event-deck_renewed = دسته تمام شد: { $count } کارت سوخته بُر خوردند و دسته‌ی تازه‌ای شدند.
event-rule_added = در این دور: { $rule }.
event-rule_added_number = { $rule_id ->
    [card_limit] در این دور هیچ‌کس نمی‌تواند بیش از { $number } کارت بازی کند.
    [value_cap] در این دور ارزش هیچ کارتی بیش از { $number } نمی‌شود.
    [value_floor] در این دور ارزش هیچ کارتی کمتر از { $number } نمی‌شود.
    [token_bonus] { $number ->
        [1] در این دور برنده یک توکن قدرت بیشتر برمی‌دارد.
        [-1] در این دور برنده یک توکن قدرت کمتر برمی‌دارد.
       *[other] در این دور تعداد توکن‌های قدرتی که برنده برمی‌دارد تغییر می‌کند: { $number }.
    }
   *[other] در این دور: { $rule } ({ $number }).
}
event-rule_added_seat = { $rule_seat_is ->
    [you] { $rule_id ->
        [wins_ties] در این دور هر تساوی را شما می‌برید.
        [protect_bid] در این دور کس دیگری نمی‌تواند به کارت‌های پیشنهاد شما دست بزند.
       *[other] در این دور: { $rule } (شما).
    }
   *[other] { $rule_id ->
        [wins_ties] در این دور هر تساوی را { $rule_seat } می‌برد.
        [protect_bid] در این دور کس دیگری نمی‌تواند به کارت‌های پیشنهاد { $rule_seat } دست بزند.
       *[other] در این دور: { $rule } ({ $rule_seat }).
    }
}
rule-card_limit = محدودیت تعداد کارت
rule-value_cap = بیشترین ارزش کارت
rule-value_floor = کمترین ارزش کارت
rule-blank_abilities = کارت‌های نفوذ قابلیتی ندارند
rule-low_wins = از میان کسانی که کارتی بازی کرده‌اند، کمترین نفوذ برنده است
rule-token_bonus = توکن قدرت بیشتر یا کمتر
rule-must_play = هیچ‌کس نمی‌تواند پیش از بازی کردن یک کارت زانو بزند
rule-runner_up_token = نفر دوم هم یک توکن قدرت برمی‌دارد
rule-ties_farthest = در تساوی، از میان برابرها کسی برنده است که نوبتش از همه دیرتر می‌رسد
rule-wins_ties = بردن تساوی‌ها
rule-protect_bid = پیشنهاد در امان
rule-no_forced_kneel = هیچ‌کس نمی‌تواند دیگری را به زانو زدن وادارد

# --- شوراها و توکن‌ها ---

event-peeked = { $seat_is ->
    [you] { $council_seats_is ->
        [among] به { $count } توکن قدرت شورای خود با { $council_seats_others } نگاه کردید.
       *[other] به { $count } توکن قدرت شورای { $council_seats } نگاه کردید.
    }
   *[other] { $council_seats_is ->
        [among] { $seat } به { $count } توکن قدرت شورای شما با { $council_seats_others } نگاه کرد.
       *[other] { $seat } به { $count } توکن قدرت شورای { $council_seats } نگاه کرد.
    }
}
event-saw_tokens = { $seat_is ->
    [you] { $council_seats_is ->
        [among] آنچه در شورای خود با { $council_seats_others } دیدید: { $values }.
       *[other] آنچه در شورای { $council_seats } دیدید: { $values }.
    }
   *[other] { $council_seats_is ->
        [among] آنچه { $seat } در شورای شما با { $council_seats_others } دید: { $values }.
       *[other] آنچه { $seat } در شورای { $council_seats } دید: { $values }.
    }
}
event-ally_moved = { $seat_is ->
    [you] { $council_seats_is ->
        [among] { $to_council_seats_is ->
            [among] متحد «{ $ally }» را از شورای خود با { $council_seats_others } به شورای خود با { $to_council_seats_others } بردید.
           *[other] متحد «{ $ally }» را از شورای خود با { $council_seats_others } به شورای { $to_council_seats } بردید.
        }
       *[other] { $to_council_seats_is ->
            [among] متحد «{ $ally }» را از شورای { $council_seats } به شورای خود با { $to_council_seats_others } بردید.
           *[other] متحد «{ $ally }» را از شورای { $council_seats } به شورای { $to_council_seats } بردید.
        }
    }
   *[other] { $council_seats_is ->
        [among] { $to_council_seats_is ->
            [among] { $seat } متحد «{ $ally }» را از شورای شما با { $council_seats_others } به شورای شما با { $to_council_seats_others } برد.
           *[other] { $seat } متحد «{ $ally }» را از شورای شما با { $council_seats_others } به شورای { $to_council_seats } برد.
        }
       *[other] { $to_council_seats_is ->
            [among] { $seat } متحد «{ $ally }» را از شورای { $council_seats } به شورای شما با { $to_council_seats_others } برد.
           *[other] { $seat } متحد «{ $ally }» را از شورای { $council_seats } به شورای { $to_council_seats } برد.
        }
    }
}
event-token_moved = { $seat_is ->
    [you] { $council_seats_is ->
        [among] { $to_council_seats_is ->
            [among] توکن قدرتی را از شورای خود با { $council_seats_others } به شورای خود با { $to_council_seats_others } بردید.
           *[other] توکن قدرتی را از شورای خود با { $council_seats_others } به شورای { $to_council_seats } بردید.
        }
       *[other] { $to_council_seats_is ->
            [among] توکن قدرتی را از شورای { $council_seats } به شورای خود با { $to_council_seats_others } بردید.
           *[other] توکن قدرتی را از شورای { $council_seats } به شورای { $to_council_seats } بردید.
        }
    }
   *[other] { $council_seats_is ->
        [among] { $to_council_seats_is ->
            [among] { $seat } توکن قدرتی را از شورای شما با { $council_seats_others } به شورای شما با { $to_council_seats_others } برد.
           *[other] { $seat } توکن قدرتی را از شورای شما با { $council_seats_others } به شورای { $to_council_seats } برد.
        }
       *[other] { $to_council_seats_is ->
            [among] { $seat } توکن قدرتی را از شورای { $council_seats } به شورای شما با { $to_council_seats_others } برد.
           *[other] { $seat } توکن قدرتی را از شورای { $council_seats } به شورای { $to_council_seats } برد.
        }
    }
}
event-token_returned = { $seat_is ->
    [you] { $council_seats_is ->
        [among] توکن قدرتی را از شورای خود با { $council_seats_others } به ذخیره برگرداندید.
       *[other] توکن قدرتی را از شورای { $council_seats } به ذخیره برگرداندید.
    }
   *[other] { $council_seats_is ->
        [among] { $seat } توکن قدرتی را از شورای شما با { $council_seats_others } به ذخیره برگرداند.
       *[other] { $seat } توکن قدرتی را از شورای { $council_seats } به ذخیره برگرداند.
    }
}
event-token_gained = { $seat_is ->
    [you] { $council_seats_is ->
        [among] توکن قدرتی در شورای خود با { $council_seats_others } گذاشتید.
       *[other] توکن قدرتی در شورای { $council_seats } گذاشتید.
    }
   *[other] { $council_seats_is ->
        [among] { $seat } توکن قدرتی در شورای شما با { $council_seats_others } گذاشت.
       *[other] { $seat } توکن قدرتی در شورای { $council_seats } گذاشت.
    }
}
event-no_tokens = { $seat_is ->
    [you] دیگر توکن قدرتی برای شما نمانده بود.
   *[other] دیگر توکن قدرتی برای { $seat } نمانده بود.
}

# --- جذب ---

event-counted = شمارش: { $totals }.
event-recruited = { $seat_is ->
    [you] متحد «{ $ally }» را با نفوذ { $total } جذب کردید.
   *[other] { $seat } متحد «{ $ally }» را با نفوذ { $total } جذب کرد.
}
event-recruited_low = { $seat_is ->
    [you] متحد «{ $ally }» را با کمترین نفوذ، { $total }، جذب کردید.
   *[other] { $seat } متحد «{ $ally }» را با کمترین نفوذ، { $total }، جذب کرد.
}
event-recruited_tied = { $seat_is ->
    [you] متحد «{ $ally }» را جذب کردید: در تساوی با نفوذ { $total } ({ $seats }) برد با شما بود.
   *[other] { $seat } متحد «{ $ally }» را جذب کرد: در تساوی با نفوذ { $total } ({ $seats }) برد با او بود.
}
event-ally_placed = { $actor_seat_is ->
    [you] { $council_seats_is ->
        [among] متحد «{ $ally }» را در شورای خود با { $council_seats_others } جا دادید.
       *[other] متحد «{ $ally }» را در شورای { $council_seats } جا دادید.
    }
   *[other] { $council_seats_is ->
        [among] { $actor_seat } متحد «{ $ally }» را در شورای شما با { $council_seats_others } جا داد.
       *[other] { $actor_seat } متحد «{ $ally }» را در شورای { $council_seats } جا داد.
    }
}

# --- پایان دور و پایان بازی ---

event-bids_discarded = کارت‌های همه‌ی پیشنهادها سوختند ({ $count } کارت).
event-first_passed = { $first_seat_is ->
    [you] بازیکن نخست حالا شمایید.
   *[other] بازیکن نخست حالا { $first_seat } است.
}
event-council_scored = { $council_seats_is ->
    [among] { $values_count ->
        [0] شورای شما با { $council_seats_others }: قدرت { $power }، بدون توکن.
       *[other] شورای شما با { $council_seats_others }: قدرت { $power }؛ توکن‌ها: { $values }.
    }
   *[other] { $values_count ->
        [0] شورای { $council_seats }: قدرت { $power }، بدون توکن.
       *[other] شورای { $council_seats }: قدرت { $power }؛ توکن‌ها: { $values }.
    }
}
event-leader_scored = { $seat_is ->
    [you] شورای کوچک شما: { $small }؛ شورای بزرگ: { $large }؛ متحدان: { $count }.
   *[other] { $seat }: شورای کوچک { $small }، شورای بزرگ { $large }، متحدان { $count }.
}
event-game_over = { $seats_is ->
    [you] بازی را بردید: { $reason }.
    [among] شما و { $seats_others } در پیروزی شریک شدید: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } بازی را برد: { $reason }.
       *[other] { $seats } در پیروزی شریک شدند: { $reason }.
    }
}
reason-small = قوی‌ترین شورای کوچک
reason-large = شوراهای کوچک برابر، و شورای بزرگ قوی‌تر
reason-allies = شوراهای برابر، و متحدان بیشتر
reason-shared = برابر در همه‌ی معیارها

# --- تصحیح، وقتی کارتی از فایل صاحب بازی دستی اجرا می‌شود ---

event-correcting = { $seat_is ->
    [you] کارت «{ $card }» را دستی اجرا می‌کنید.
   *[other] { $seat } کارت «{ $card }» را دستی اجرا می‌کند.
}
event-correcting_ally = { $seat_is ->
    [you] قابلیت متحد «{ $ally }» را دستی اجرا می‌کنید.
   *[other] { $seat } قابلیت متحد «{ $ally }» را دستی اجرا می‌کند.
}
event-corrected_total = { $seat_is ->
    [you] نفوذ { $target_seat } را تغییر دادید ({ $delta })؛ حالا { $total } است.
   *[other] { $seat } نفوذ { $target_seat } را تغییر داد ({ $delta })؛ حالا { $total } است.
}
event-corrected_power = { $seat_is ->
    [you] { $council_seats_is ->
        [among] قدرت شورای خود با { $council_seats_others } را تغییر دادید: { $delta }.
       *[other] قدرت شورای { $council_seats } را تغییر دادید: { $delta }.
    }
   *[other] { $council_seats_is ->
        [among] { $seat } قدرت شورای شما با { $council_seats_others } را تغییر داد: { $delta }.
       *[other] { $seat } قدرت شورای { $council_seats } را تغییر داد: { $delta }.
    }
}
event-corrected = { $seat_is ->
    [you] هر چه را کارت می‌گوید اجرا کردید.
   *[other] { $seat } هر چه را کارت می‌گوید اجرا کرد.
}
event-stood_up = { $target_seat_is ->
    [you] دوباره برخاستید.
   *[other] { $target_seat } دوباره برخاست.
}

# --- چرا نمی‌شود، و چه می‌شود ---

refusal-ally_cannot_move = متحد «{ $ally }» فعلاً نمی‌تواند به آنجا برود. یکی از حرکت‌های نشان‌داده را انتخاب کنید.
refusal-card_locked = کارت «{ $card }» در همین دور از یک پیشنهاد برگشته است و پیش از دور بعد نمی‌شود بازی‌اش کرد.
refusal-card_not_common = کارت «{ $card }» ویژه‌ی رهبر شماست: چنین کارتی نه سوزانده می‌شود و نه به کسی داده می‌شود. کارت دیگری انتخاب کنید.
refusal-card_not_in_bid = { $target_seat_is ->
    [you] چنین کارتی در پیشنهاد شما نیست یا نمی‌شود انتخابش کرد: «{ $card }».
   *[other] چنین کارتی در پیشنهاد { $target_seat } نیست یا نمی‌شود انتخابش کرد: «{ $card }».
}
refusal-card_not_in_hand = این کارت در دست شما نیست: «{ $card }».
refusal-cards_at_limit = در این دور هیچ‌کس نمی‌تواند بیش از { $count } کارت بازی کند و شما همین تعداد بازی کرده‌اید. حالا فقط می‌توانید زانو بزنید.
refusal-card_not_open = این کارت را اینجا نمی‌شود انتخاب کرد: «{ $card }».
refusal-council_not_open = فعلاً این شورا را نمی‌شود انتخاب کرد.
refusal-game_over = بازی تمام شده است و حرکتی نمانده.
refusal-has_answered = شما پاسخ داده‌اید. همین که همه پاسخ بدهند، پاسخ‌ها با هم فاش می‌شود.
refusal-has_knelt = زانو زده‌اید و در این دور دیگر کارتی بازی نمی‌کنید؛ پیشنهادتان همچنان به حساب می‌آید. نوبت { $actor_seat } است.
refusal-leader_taken = { $owner_seat_is ->
    [you] شما خودتان با { $leader } بازی می‌کنید.
   *[other] { $owner_seat } با { $leader } بازی می‌کند. رهبر دیگری انتخاب کنید.
}
refusal-malformed = در این بازی چنین حرکتی نیست. حرکت‌ها این شکلی‌اند: «{"\u2066"}play s16{"\u2069"}»، «{"\u2066"}kneel{"\u2069"}»، «{"\u2066"}ally left{"\u2069"}»، «{"\u2066"}token right{"\u2069"}»، «{"\u2066"}seat 2{"\u2069"}».
refusal-must_play = در این دور هیچ‌کس نمی‌تواند پیش از بازی کردن یک کارت زانو بزند. یکی از کارت‌هایتان را بازی کنید.
refusal-no_such_ally = چنین متحدی در این بازی نیست.
refusal-no_such_card = چنین کارتی در این بازی نیست.
refusal-no_such_council = چنین شورایی سر این میز نیست.
refusal-no_such_leader = چنین رهبری در این بازی نیست.
refusal-no_such_seat = چنین جایی سر این میز نیست.
refusal-no_such_token = چنین توکن قدرتی روی این میز نیست.
refusal-no_more_corrections = یک کارت بیش از این تغییر نمی‌دهد. بنویسید {"\u2066"}done{"\u2069"}.
refusal-not_a_target = { $seat_is ->
    [you] اینجا نمی‌توانید خودتان را انتخاب کنید.
   *[other] اینجا نمی‌شود { $seat } را انتخاب کرد: یا اثری ندارد، یا کارت به او نمی‌رسد.
}
refusal-not_correctable = آنجا چیزی برای تغییر دادن نیست.
refusal-not_your_turn = نوبت شما نیست؛ نوبت { $actor_seat } است. نوبتتان که برسد، نامه می‌آید. فعلاً نوبت این تصمیم است: { $phase }.
refusal-side_not_open = متحد «{ $ally }» نمی‌تواند به آن شورا برود: { $side }.
refusal-token_cannot_move = هیچ توکن قدرتی را نمی‌شود این‌طور جابه‌جا کرد. یکی از حرکت‌های نشان‌داده را انتخاب کنید.
refusal-wrong_phase = { $actor_seat_is ->
    [you] فعلاً وقت این کار نیست. اول باید تصمیم گرفت: { $phase }. منتظر شما هستیم.
   *[other] فعلاً وقت این کار نیست. اول باید تصمیم گرفت: { $phase }. در انتظار: { $actor_seat }.
}

# --- گزینه‌ها ---

option-leader_mode = رهبران
option-leader_mode-about = در بازی پیشرفته هر رهبر، علاوه بر { $dealt } کارتی که پخش می‌شود، { $own } کارت ویژه‌ی خود را هم دارد.
option-leader_mode-standard = برای همه یکسان
option-leader_mode-advanced = با { $own } کارت ویژه
option-leader_mode-advanced-rule = هر رهبر، علاوه بر { $dealt } کارتی که پخش می‌شود، { $own } کارت ویژه‌ی خود را هم دارد.
option-event_module = کارت‌های رویداد
option-event_module-about = { $count } رویداد میان کارت‌های نفوذ بُر می‌خورد؛ اثرشان به همه‌ی بازیکنان می‌رسد.
option-event_module-rule = { $count } کارت رویداد میان کارت‌های نفوذ بُر می‌خورد؛ اثرشان به همه‌ی بازیکنان می‌رسد.
option-season_refresh = کارت‌های تازه در فصل تازه
option-season_refresh-about = در پایان فصل با کارت‌های دست چه می‌شود. کتابچه‌ی راهنمایی که داریم نمی‌گوید؛ به کتابچه‌ی راهنمای خودتان نگاه کنید.
option-season_refresh-redeal = بُر زدن همه‌ی کارت‌ها و پخش { $count } کارت به هر نفر
option-season_refresh-refill = نگه داشتن کارت‌های دست و پر کردن تا { $count } کارت
option-season_refresh-refill-rule = با شروع هر فصل تازه کارت‌هایتان را نگه می‌دارید و دستتان را تا { $count } کارت پر می‌کنید.
option-season_refresh-add10 = نگه داشتن کارت‌های دست و { $count } کارت دیگر برای هر نفر
option-season_refresh-add10-rule = با شروع هر فصل تازه کارت‌های دستتان را نگه می‌دارید و { $count } کارت دیگر می‌کشید.
option-leader_cards_use = کارت‌های ویژه‌ی رهبر
option-leader_cards_use-about = آیا کارت ویژه‌ای که به کار رفت برای همه‌ی بازی از دست می‌رود یا در فصل بعد برمی‌گردد.
option-leader_cards_use-per_game = یک بار در بازی
option-leader_cards_use-per_season = یک بار در فصل
option-leader_cards_use-per_season-rule = کارت ویژه‌ای که به کار رفت در فصل بعد برمی‌گردد.
option-first_player = بازیکن نخست
option-first_player-about = چه کسی شروع کند: آن که قرعه به نامش بیفتد، یا آن که بر او توافق کنید.
option-first_player-random = به قید قرعه
option-first_player-chosen = میزبان می‌گوید
option-first_player-chosen-rule = میزبان می‌گوید چه کسی شروع کند.

# --- تصحیحی که واژه به واژه ساخته می‌شود ---

build-correct = تغییر دستی چیزی
build-any = ساختن تغییری، کلمه به کلمه
choose-what = چه چیزی تغییر کند؟
choose-more = کدام یک؟
word-leader = { $leader }
word-random = به قید قرعه
word-card = { $card }{ $copy ->
    [one] { "" }
   *[other] { " \u200F" }({ $copy })
}
word-ally = { $ally }
word-side = { $side }
word-seat = { $target_seat }
word-council = شورای { $council_seats }
word-token = { $token }
word-supply = ذخیره
word-what = { $what }
word-by = به اندازه‌ی { $delta }
verb-correct = دستی
what-total = نفوذ یک نفر
what-power = قدرت یک شورا
what-kneel = زانو زدن یک نفر
what-stand = برخاستن یک نفر
what-draw = کشیدن کارتی برای یک نفر
what-discard = سوزاندن کارتی از دست یک نفر
what-return = برگرداندن کارتی از یک پیشنهاد به دست
what-drop = سوزاندن کارتی از یک پیشنهاد
what-ally = بردن متحدی به شورای دیگر
what-token = بردن توکن قدرتی به شورای دیگر

# --- ایراد فایل داده؛ ‏$at می‌گوید کجا ---

fault-card_unknown_leader = { $at }: چنین رهبری در فایل نیست.
fault-count_wrong = { $at }: اینجا { $count } تاست، ولی در جعبه { $needed } تا هست.
fault-effect_condition_misplaced = { $at }: این شرط فقط با این زمان‌ها معنا دارد: { $takes }.
fault-effect_parameter_missing = { $at }: یک پارامتر کم است: { $parameter }.
fault-effect_parameter_needless = { $at }: این پارامتر اینجا معنایی ندارد: { $parameter }.
fault-effect_timing_misplaced = { $at }: این فقط در این زمان‌ها ممکن است: { $takes }.
fault-effect_too_many = { $at }: اثرها زیاد است؛ حداکثر { $most } تا.
fault-format_unknown = { $at }: باید این باشد: { $takes }.
fault-id_taken = این شناسه بیش از یک بار آمده است ({ $count }): { $at }.
fault-id_wrong = { $at }: شناسه باید از حرف‌های کوچک لاتین، رقم و خط زیرین باشد و با حرف شروع شود.
fault-leader_cards_wrong = { $at }: این رهبر باید { $needed } کارت داشته باشد.
fault-name_wrong = { $at }: نامی با حداکثر { $most } حرف لازم است.
fault-not_a_list = { $at }: اینجا فهرست لازم است.
fault-not_a_table = { $at }: اینجا جدول لازم است.
fault-number_wrong = { $at }: عددی صحیح از { $least } تا { $most } لازم است.
fault-section_missing = این بخش کم است: { $at }.
fault-value_unknown = { $at }: باید یکی از این‌ها باشد: { $takes }.

# --- مجموعه‌ی خودمان ---

house-mark = کارت خودمان
house-mark-about = این کارت‌ها طراحی خود این پروژه است، چون آنچه روی کارت‌های جعبه چاپ شده به دست نیامد. تعداد کارت‌ها و نام رهبران همان است که در جعبه است. صاحبان بازی می‌توانند با یک فایل داده با کارت‌های چاپی بازی کنند.
house-own-about = کارت‌ها از فایل داده‌ای است که میزبان داده است.

# --- نامی در میان نام‌های دیگر ---

listed-card = «{ $card }»
listed-ally = «{ $ally }»
