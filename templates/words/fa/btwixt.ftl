# همسایه‌کشی: واژه‌های بازی. همه از خود ماست و هیچ‌کدام از ناشر نیست.
# جاهای خالی: هر داده‌ی موتور به نام خودش. ‏$x_seat یک بازیکن است و ‏$x_seat_is می‌گوید که آیا خواننده است
# ‏(you، other، none). هر شورا را دو رهبرش نام می‌برند: ‏$council_seats_is برای شورای خواننده among است و آنگاه
# ‏$council_seats_others همسایه‌ای است که شورا با او مشترک است.

game-title-btwixt = بازی تاج و تخت: همسایه‌کشی
game-short-btwixt = همسایه‌کشی

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
prompt-play = { $ally } با قدرت { $power }: پیشنهادتان را بالا می‌برید یا زانو می‌زنید؟
prompt-ally = { $target_seat_is ->
    [other] { $ally } به کدام شورای { $target_seat } برود؟
   *[you] { $ally } از آنِ شما شد. به کدام شورایتان برود؟
}
prompt-token = توکن قدرت به کدام شورایتان برود؟
prompt-target = { $source }: { $do_id ->
    [force_kneel] چه کسی زانو بزند؟
    [copy_bid_card] از پیشنهاد چه کسی رونوشت برمی‌دارید؟
    [return_bid_card] از پیشنهاد چه کسی کارتی برمی‌گردانید؟
    [discard_bid_card] از پیشنهاد چه کسی کارتی می‌سوزانید؟
    [swap_bid_cards] با پیشنهاد چه کسی عوض می‌کنید؟
    [discard_hand] چه کسی کارت بسوزاند؟
    [transfer_hand] چه کسی را در نظر دارید؟
    [draw_cards] چه کسی کارت بکشد؟
    [modify_total] نفوذ چه کسی تغییر کند؟
   *[other] کدام رهبر را در نظر دارید؟
}
prompt-bid = { $source }: کدام کارت { $target_seat_is ->
    [other] پیشنهاد { $target_seat }
   *[you] پیشنهاد خودتان
}؟
prompt-discard = { $source }: کدام کارت را می‌سوزانید؟
prompt-give = { $source }: کدام کارت را می‌دهید؟
prompt-council = { $source }: به کدام شورا نگاه می‌کنید؟
prompt-move = { $source }: کدام متحد به کجا برود؟
prompt-shift = { $source }: کدام توکن قدرت به کجا برود؟
prompt-correct = کار { $source } روی خود کارت چاپ شده است؛ اینجا دستی اجرایش کنید.
prompt-over = بازی تمام شد.

waiting-first = منتظریم { $seats } بازیکن نخست را نام ببرد.
waiting-leader = منتظر { $seats } برای انتخاب رهبر هستیم.
waiting-play = منتظریم { $seats } کارتی بازی کند یا زانو بزند.
waiting-ally = منتظریم { $seats } متحد را جا دهد.
waiting-token = منتظریم { $seats } توکن قدرت را جا دهد.
waiting-target = منتظریم { $seats } رهبری را انتخاب کند.
waiting-bid = منتظر { $seats } برای انتخاب کارتی از یک پیشنهاد هستیم.
waiting-discard = منتظر { $seats } برای سوزاندن کارت هستیم.
waiting-give = منتظر { $seats } برای دادن کارت هستیم.
waiting-council = منتظریم { $seats } شورایی را انتخاب کند.
waiting-move = منتظریم { $seats } متحدی را جابه‌جا کند.
waiting-shift = منتظریم { $seats } توکن قدرتی را جابه‌جا کند.
waiting-correct = منتظریم { $seats } کار یک کارت را دستی اجرا کند.
waiting-over = بازی تمام شد و منتظر کسی نیستیم.

# --- کارهایی که می‌شود کرد: دکمه، عنوان، و این‌که با زدنش چه می‌شود ---

group-first = بازیکن نخست را نام ببرید
group-leaders = رهبرتان را انتخاب کنید
group-cards = کارتی بازی کنید
group-kneel = یا همین‌جا بایستید
group-ally = متحد را جا دهید
group-token = توکن قدرت را جا دهید
group-leaders_at_table = رهبری را انتخاب کنید
group-bid_cards = کارتی را انتخاب کنید
group-hand = از دستتان انتخاب کنید
group-councils = شورایی را انتخاب کنید
group-moves = چه چیزی به کجا برود
group-corrections = دستی اجرا کنید

action-first = { $seat_is ->
    [you] من آغاز می‌کنم
   *[other] { $seat } آغاز می‌کند
}
action-leader = { $leader }
action-leader_random = به قید قرعه
action-play = بازی کردن { $card }
action-kneel = زانو می‌زنم
action-ally = { $winner_seat_is ->
    [you] به { $side } (مشترک با { $council_seats_others })
   *[other] { $council_seats_is ->
        [among] به شورای { $council_seats_others } و من
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
   *[other] {" "}({ $copy })
}
action-discard = سوزاندن { $card }
action-give = دادن { $card }
action-council = { $council_seats_is ->
    [among] شورای من با { $council_seats_others }
   *[other] شورای { $council_seats }
}
action-move = { $ally } به { $to_council_seats_is ->
    [among] شورای من با { $to_council_seats_others }
   *[other] شورای { $to_council_seats }
}
action-shift = از { $council_seats_is ->
    [among] شورای من با { $council_seats_others }
   *[other] شورای { $council_seats }
} به { $to_council_seats_is ->
    [among] شورای من با { $to_council_seats_others }
   *[other] شورای { $to_council_seats }
}
action-shift_known = { $token } از { $council_seats_is ->
    [among] شورای من با { $council_seats_others }
   *[other] شورای { $council_seats }
} به { $to_council_seats_is ->
    [among] شورای من با { $to_council_seats_others }
   *[other] شورای { $to_council_seats }
}
action-shift_supply = از { $council_seats_is ->
    [among] شورای من با { $council_seats_others }
   *[other] شورای { $council_seats }
} به ذخیره
action-shift_known_supply = { $token } از { $council_seats_is ->
    [among] شورای من با { $council_seats_others }
   *[other] شورای { $council_seats }
} به ذخیره
action-correct_total = نفوذ { $seat }: { $delta }
action-correct_power = قدرت شورای { $council_seats }: { $delta }
action-correct_kneel = { $seat } زانو بزند
action-correct_stand = { $seat } برخیزد
action-correct_ally = { $ally } به شورای { $to_council_seats }
action-correct_token = یک توکن از شورای { $council_seats } به شورای { $to_council_seats }
action-correct_draw = { $seat } یک کارت بکشد
action-correct_discard = { $seat } به قید قرعه کارتی بسوزاند
action-correct_return = { $card } از پیشنهاد { $seat } به دست برگردد
action-correct_drop = { $card } از پیشنهاد { $seat } بسوزد
action-done = همین بود

ask-first = { $seat_is ->
    [you] بازیکن نخست شما خواهید بود.
   *[other] بازیکن نخست { $seat } خواهد بود.
}
ask-leader = با { $leader } بازی می‌کنید.
ask-leader_random = یکی از رهبران باقی‌مانده به قید قرعه از آنِ شما می‌شود.
ask-play = کارت { $card } را بازی می‌کنید. کارش را همان دم می‌کند و بعد به پیشنهادتان می‌پیوندد.
ask-kneel = زانو می‌زنید: در این دور دیگر کارتی بازی نمی‌کنید. پیشنهادتان می‌ماند، به حساب می‌آید و شاید هم ببرد.
ask-ally = { $ally } به { $winner_seat_is ->
    [you] { $side } شما، مشترک با { $council_seats_others }،
   *[other] { $council_seats_is ->
        [among] شورای { $council_seats_others } و شما
       *[other] شورای { $council_seats }
    }
} می‌پیوندد.
ask-token = توکن قدرت پشت‌ورو به { $side } شما می‌رود که با { $council_seats_others } مشترک است. تا پایان بازی کسی نمی‌داند چقدر می‌ارزد.
ask-target = { $seat_is ->
    [you] خودتان را نام می‌برید.
   *[other] { $seat } را نام می‌برید.
}
ask-bid = این کارت را انتخاب می‌کنید: { $card }{ $copy ->
    [one] { "" }
   *[other] {" "}({ $copy })
}.
ask-discard = کارت { $card } را می‌سوزانید.
ask-give = کارت { $card } را می‌دهید.
ask-council = به توکن‌های قدرت { $council_seats_is ->
    [among] شورای خود با { $council_seats_others }
   *[other] شورای { $council_seats }
} نگاه می‌کنید. آنچه می‌بینید را کس دیگری نمی‌فهمد.
ask-move = { $ally } به { $to_council_seats_is ->
    [among] شورای شما با { $to_council_seats_others }
   *[other] شورای { $to_council_seats }
} می‌رود.
ask-shift = یک توکن قدرت به قید قرعه از { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
} به { $to_council_seats_is ->
    [among] شورای شما با { $to_council_seats_others }
   *[other] شورای { $to_council_seats }
} می‌رود.
ask-shift_known = توکن قدرتی که دیده‌اید ({ $token }) از { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
} به { $to_council_seats_is ->
    [among] شورای شما با { $to_council_seats_others }
   *[other] شورای { $to_council_seats }
} می‌رود.
ask-shift_supply = یک توکن قدرت به قید قرعه از { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
} به ذخیره برمی‌گردد.
ask-shift_known_supply = توکن قدرتی که دیده‌اید ({ $token }) از { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
} به ذخیره برمی‌گردد.
ask-correct_total = نفوذ { $seat } این اندازه تغییر می‌کند: { $delta }.
ask-correct_power = قدرت شورای { $council_seats } در پایان این اندازه تغییر می‌کند: { $delta }.
ask-correct_kneel = { $seat } زانو می‌زند.
ask-correct_stand = { $seat } دوباره برمی‌خیزد.
ask-correct_ally = { $ally } به شورای { $to_council_seats } می‌رود.
ask-correct_token = یک توکن قدرت به قید قرعه از شورای { $council_seats } به شورای { $to_council_seats } می‌رود.
ask-correct_draw = { $seat } یک کارت می‌کشد.
ask-correct_discard = { $seat } به قید قرعه کارتی می‌سوزاند.
ask-correct_return = { $card } از پیشنهاد { $seat } به دست برمی‌گردد.
ask-correct_drop = { $card } از پیشنهاد { $seat } می‌سوزد.
ask-done = هر چه کارت می‌گوید انجام شد و بازی ادامه می‌یابد.

# --- آنچه گذشت: پیش از دور نخست، فصل‌ها، دورها ---

event-started = { $first_seat_is ->
    [you] قرعه به نام شما افتاد: بازیکن نخست شمایید.
   *[other] قرعه به نام { $first_seat } افتاد که بازیکن نخست است.
}
event-first_named = { $first_seat_is ->
    [you] قرار بر این بود که شما بازیکن نخست باشید.
   *[other] قرار بر این بود که { $first_seat } بازیکن نخست باشد.
}
event-leader_chosen = { $seat_is ->
    [you] با { $leader } بازی می‌کنید.
   *[other] { $seat } با { $leader } بازی می‌کند.
}
event-leader_drawn = { $seat_is ->
    [you] قرعه برای شما { $leader } را آورد.
   *[other] قرعه برای { $seat }، { $leader } را آورد.
}
event-season_started = فصلی تازه آغاز می‌شود: { $season }، با { $rounds } دور.
event-hands_gathered = همه‌ی کارت‌های نفوذ با هم بُر خوردند ({ $count }).
event-leader_cards_back = { $seat_is ->
    [you] کارت‌های ویژه‌ی رهبرتان به شما برگشت ({ $count }).
   *[other] کارت‌های ویژه‌ی رهبر به { $seat } برگشت ({ $count }).
}
event-dealt = { $seat_is ->
    [you] { $count } کارت گرفتید و حالا { $size } کارت در دست دارید.
   *[other] { $seat } { $count } کارت گرفت و حالا { $size } کارت در دست دارد.
}
event-revealed = دور { $round }: { $ally } با قدرت { $power } رو شد. { $first_seat_is ->
    [you] شما آغاز می‌کنید.
   *[other] { $first_seat } آغاز می‌کند.
}

# --- یک نوبت، و کار اثرها ---

event-played = { $seat_is ->
    [you] کارت { $card } ({ $value }) را بازی کردید.
   *[other] { $seat } کارت { $card } ({ $value }) را بازی کرد.
}
event-blanked = { $seat_is ->
    [you] کارت { $card } شما در این دور قابلیتی ندارد.
   *[other] کارت { $card } از { $seat } در این دور قابلیتی ندارد.
}
event-joined = { $seat_is ->
    [you] کارت { $card } به پیشنهادتان پیوست و { $worth } می‌ارزد. نفوذ شما: { $total }.
   *[other] کارت { $card } به پیشنهاد { $seat } پیوست و { $worth } می‌ارزد. نفوذ: { $total }.
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
    [you] کارت { $card } شما کار خود را می‌کند.
   *[other] کارت { $card } از { $seat } کار خود را می‌کند.
}
event-ally_acts = قابلیت { $ally } به کار می‌افتد.
event-no_effect = { $seat_is ->
    [you] کارت { $card } شما اثری نداشت.
   *[other] کارت { $card } از { $seat } اثری نداشت.
}
event-no_effect_ally = { $seat_is ->
    [you] { $ally } برای شما اثری نداشت.
   *[other] { $ally } برای { $seat } اثری نداشت.
}
event-value_changed = { $seat_is ->
    [you] ارزش کارت { $card } شما تغییر کرد: { $delta }.
   *[other] ارزش کارت { $card } از { $seat } تغییر کرد: { $delta }.
}
event-total_changed = { $seat_is ->
    [you] نفوذ شما تغییر کرد: { $delta }؛ حالا { $total } است.
   *[other] نفوذ { $seat } تغییر کرد: { $delta }؛ حالا { $total } است.
}
event-value_copied = { $seat_is ->
    [you] کارت { $card } شما ارزش { $copied_card } را از پیشنهاد { $owner_seat } گرفت: { $value }.
   *[other] { $owner_seat_is ->
        [you] کارت { $card } از { $seat } ارزش { $copied_card } را از پیشنهاد شما گرفت: { $value }.
       *[other] کارت { $card } از { $seat } ارزش { $copied_card } را از پیشنهاد { $owner_seat } گرفت: { $value }.
    }
}
event-ability_copied = { $seat_is ->
    [you] کارت { $card } شما قابلیت { $copied_card } را از پیشنهاد { $owner_seat } به کار برد.
   *[other] { $owner_seat_is ->
        [you] کارت { $card } از { $seat } قابلیت { $copied_card } را از پیشنهاد شما به کار برد.
       *[other] کارت { $card } از { $seat } قابلیت { $copied_card } را از پیشنهاد { $owner_seat } به کار برد.
    }
}
event-returned = کارت { $card } از { $seat_is ->
    [you] پیشنهاد شما
   *[other] پیشنهاد { $seat }
} به { $hand_seat_is ->
    [you] دست شما برگشت.
   *[other] دست { $hand_seat } برگشت.
}
event-bid_discarded = { $seat_is ->
    [you] کارت { $card } از پیشنهاد شما سوخت.
   *[other] کارت { $card } از پیشنهاد { $seat } سوخت.
}
event-swapped = { $seat_is ->
    [you] کارت { $card } را با { $other_card } از پیشنهاد { $other_seat } عوض کردید.
   *[other] { $other_seat_is ->
        [you] { $seat } کارت { $card } را با { $other_card } از پیشنهاد شما عوض کرد.
       *[other] { $seat } کارت { $card } را با { $other_card } از پیشنهاد { $other_seat } عوض کرد.
    }
}
event-retained = { $seat_is ->
    [you] کارت { $card } از پیشنهاد شما نمی‌سوزد و به
   *[other] کارت { $card } از پیشنهاد { $seat } نمی‌سوزد و به
} { $hand_seat_is ->
    [you] دست شما برمی‌گردد.
   *[other] دست { $hand_seat } برمی‌گردد.
}
event-spent = { $seat_is ->
    [you] کارت { $card } شما مصرف شد.
   *[other] کارت { $card } از { $seat } مصرف شد.
}
event-discarded = { $seat_is ->
    [you] این‌ها را سوزاندید: { $cards }.
   *[other] { $seat } سوزاند: { $cards }.
}
event-named = { $seat_is ->
    [you] پنهانی این را نام بردید: { $card }.
   *[other] { $seat } پنهانی این را نام برد: { $card }.
}
event-leader_meant = { $seat_is ->
    [you] { $target_seat } را نام بردید.
   *[other] { $target_seat_is ->
        [you] { $seat } شما را نام برد.
       *[other] { $seat }، { $target_seat } را نام برد.
    }
}
event-card_meant = { $seat_is ->
    [you] از پیشنهادتان { $card } را برای تعویض گذاشتید.
   *[other] { $seat } از پیشنهادش { $card } را برای تعویض گذاشت.
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
event-drew = { $seat_is ->
    [you] کارت‌های تازه‌ی شما: { $cards }.
   *[other] کارت‌های تازه‌ی { $seat }: { $cards }.
}
event-drew_nothing = { $seat_is ->
    [you] کارتی نمانده بود که بکشید.
   *[other] کارتی نمانده بود که { $seat } بکشد.
}
event-deck_renewed = دسته تمام شد: کارت‌های سوخته بُر خوردند و دسته‌ای تازه شدند ({ $count }).
event-rule_added = در این دور: { $rule }.
event-rule_added_number = { $rule_id ->
    [card_limit] در این دور هیچ‌کس بیش از { $number } کارت بازی نمی‌کند.
    [value_cap] در این دور هیچ کارتی بیش از { $number } نمی‌ارزد.
    [value_floor] در این دور هیچ کارتی کمتر از { $number } نمی‌ارزد.
    [token_bonus] در این دور شمار توکن‌های قدرت برنده تغییر می‌کند: { $number }.
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
rule-card_limit = محدودیت شمار کارت
rule-value_cap = بیشترین ارزش کارت
rule-value_floor = کمترین ارزش کارت
rule-blank_abilities = کارت‌های نفوذ قابلیتی ندارند
rule-low_wins = از میان کسانی که کارتی بازی کرده‌اند، کمترین نفوذ برنده است
rule-token_bonus = توکن قدرت بیشتر یا کمتر
rule-must_play = هیچ‌کس پیش از بازی کردن یک کارت زانو نمی‌زند
rule-runner_up_token = نفر دوم هم یک توکن قدرت برمی‌دارد
rule-ties_farthest = در تساوی، از میان برابرها کسی برنده است که نوبتش از همه دیرتر می‌رسد
rule-wins_ties = بردن تساوی‌ها
rule-protect_bid = پیشنهاد در امان
rule-no_forced_kneel = هیچ‌کس نمی‌تواند دیگری را به زانو زدن وادارد

# --- شوراها و توکن‌ها ---

event-peeked = { $seat_is ->
    [you] نگاه کردید به توکن‌های قدرت
   *[other] { $seat } نگاه کرد به توکن‌های قدرت
} { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
} ({ $count }).
event-saw_tokens = { $seat_is ->
    [you] آنچه دیدید در
   *[other] آنچه { $seat } دید در
} { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
}: { $values }.
event-ally_moved = { $seat_is ->
    [you] { $ally } را بردید از
   *[other] { $seat }، { $ally } را برد از
} { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
} به { $to_council_seats_is ->
    [among] شورای شما با { $to_council_seats_others }
   *[other] شورای { $to_council_seats }
}.
event-token_moved = { $seat_is ->
    [you] توکن قدرتی را بردید از
   *[other] { $seat } توکن قدرتی را برد از
} { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
} به { $to_council_seats_is ->
    [among] شورای شما با { $to_council_seats_others }
   *[other] شورای { $to_council_seats }
}.
event-token_returned = { $seat_is ->
    [you] توکن قدرتی را به ذخیره برگرداندید، از
   *[other] { $seat } توکن قدرتی را به ذخیره برگرداند، از
} { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
}.
event-token_gained = { $seat_is ->
    [you] توکن قدرتی گذاشتید در
   *[other] { $seat } توکن قدرتی گذاشت در
} { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }.
   *[other] شورای { $council_seats }.
}
event-no_tokens = { $seat_is ->
    [you] دیگر توکن قدرتی برای شما نمانده بود.
   *[other] دیگر توکن قدرتی برای { $seat } نمانده بود.
}

# --- جذب ---

event-counted = شمارش: { $totals }.
event-recruited = { $seat_is ->
    [you] { $ally } را با نفوذ { $total } جذب کردید.
   *[other] { $seat } با نفوذ { $total }، { $ally } را جذب کرد.
}
event-recruited_low = { $seat_is ->
    [you] { $ally } را با کمترین نفوذ، { $total }، جذب کردید.
   *[other] { $seat } با کمترین نفوذ، { $total }، { $ally } را جذب کرد.
}
event-recruited_tied = { $seat_is ->
    [you] { $ally } را جذب کردید: در تساوی با نفوذ { $total } ({ $seats }) برد با شما بود.
   *[other] { $seat }، { $ally } را جذب کرد: در تساوی با نفوذ { $total } ({ $seats }) برد با او بود.
}
event-ally_placed = { $actor_seat_is ->
    [you] { $ally } را جا دادید در
   *[other] { $actor_seat }، { $ally } را جا داد در
} { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
}.

# --- پایان دور و پایان بازی ---

event-bids_discarded = کارت‌های همه‌ی پیشنهادها سوخت ({ $count }).
event-first_passed = { $first_seat_is ->
    [you] بازیکن نخست حالا شمایید.
   *[other] بازیکن نخست حالا { $first_seat } است.
}
event-council_scored = { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
}: قدرت { $power }؛ توکن‌ها: { $values_count ->
    [0] هیچ
   *[other] { $values }
}.
event-leader_scored = { $seat_is ->
    [you] شورای کوچک شما: { $small }؛ شورای بزرگ: { $large }؛ متحدان: { $count }.
   *[other] { $seat }: شورای کوچک { $small }، شورای بزرگ { $large }، متحدان { $count }.
}
event-game_over = { $seats_is ->
    [you] بازی را بردید: { $reason }.
    [among] پیروزی را با { $seats_others } شریک شدید: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } بازی را برد: { $reason }.
       *[other] { $seats } در پیروزی شریک شدند: { $reason }.
    }
}
reason-small = قوی‌ترین شورای کوچک
reason-large = شوراهای کوچک برابر، و شورای بزرگ قوی‌تر
reason-allies = شوراهای برابر، و متحدان بیشتر
reason-shared = برابر در همه‌ی سنجش‌ها

# --- تصحیح، وقتی کارتی از فایل صاحب بازی دستی اجرا می‌شود ---

event-correcting = { $seat_is ->
    [you] کارت { $card } را دستی اجرا می‌کنید.
   *[other] { $seat } کارت { $card } را دستی اجرا می‌کند.
}
event-correcting_ally = { $seat_is ->
    [you] { $ally } را دستی اجرا می‌کنید.
   *[other] { $seat }، { $ally } را دستی اجرا می‌کند.
}
event-corrected_total = { $seat_is ->
    [you] نفوذ { $target_seat } را تغییر دادید: { $delta }؛ حالا { $total } است.
   *[other] { $seat } نفوذ { $target_seat } را تغییر داد: { $delta }؛ حالا { $total } است.
}
event-corrected_power = { $seat_is ->
    [you] قدرت را تغییر دادید در
   *[other] { $seat } قدرت را تغییر داد در
} { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }
   *[other] شورای { $council_seats }
}: { $delta }.
event-corrected = { $seat_is ->
    [you] هر چه کارت می‌گوید اجرا کردید.
   *[other] { $seat } هر چه کارت می‌گوید اجرا کرد.
}
event-stood_up = { $target_seat_is ->
    [you] دوباره برخاستید.
   *[other] { $target_seat } دوباره برخاست.
}

# --- چرا نمی‌شود، و چه می‌شود ---

refusal-ally_cannot_move = { $ally } حالا نمی‌تواند به آنجا برود. یکی از حرکت‌های نشان‌داده را انتخاب کنید.
refusal-card_locked = کارت { $card } در همین دور از یک پیشنهاد برگشته است و پیش از دور بعد بازی نمی‌شود.
refusal-card_not_common = کارت { $card } ویژه‌ی رهبر شماست: چنین کارتی نه سوزانده می‌شود و نه به کسی داده می‌شود. کارت دیگری انتخاب کنید.
refusal-card_not_in_bid = { $target_seat_is ->
    [you] چنین کارتی در پیشنهاد شما نیست یا نمی‌شود انتخابش کرد: { $card }.
   *[other] چنین کارتی در پیشنهاد { $target_seat } نیست یا نمی‌شود انتخابش کرد: { $card }.
}
refusal-card_not_in_hand = این کارت در دست شما نیست: { $card }.
refusal-cards_at_limit = به اندازه‌ای که این دور اجازه می‌دهد ({ $count }) کارت بازی کرده‌اید. حالا فقط می‌توانید زانو بزنید.
refusal-card_not_open = این کارت را اینجا نمی‌شود انتخاب کرد: { $card }.
refusal-council_not_open = این شورا از آن‌هایی نیست که اکنون می‌شود انتخاب کرد.
refusal-game_over = بازی تمام شده است و دیگر کاری نمانده.
refusal-has_answered = شما پاسخ داده‌اید. همین که همه پاسخ بدهند، پاسخ‌ها با هم فاش می‌شود.
refusal-has_knelt = زانو زده‌اید و در این دور دیگر کارتی بازی نمی‌کنید؛ پیشنهادتان همچنان به حساب می‌آید. نوبت { $actor_seat } است.
refusal-leader_taken = { $owner_seat_is ->
    [you] شما خودتان با { $leader } بازی می‌کنید.
   *[other] { $owner_seat } با { $leader } بازی می‌کند. رهبر دیگری انتخاب کنید.
}
refusal-malformed = این حرکتی در این بازی نیست. حرکت‌ها این شکلی‌اند: «{"\u2066"}play s16{"\u2069"}»، «{"\u2066"}kneel{"\u2069"}»، «{"\u2066"}ally left{"\u2069"}»، «{"\u2066"}token right{"\u2069"}»، «{"\u2066"}seat 2{"\u2069"}».
refusal-must_play = در این دور هیچ‌کس پیش از بازی کردن یک کارت زانو نمی‌زند. یکی از کارت‌هایتان را بازی کنید.
refusal-no_such_ally = چنین متحدی در این بازی نیست.
refusal-no_such_card = چنین کارتی در این بازی نیست.
refusal-no_such_council = چنین شورایی سر این میز نیست.
refusal-no_such_leader = چنین رهبری در این بازی نیست.
refusal-no_such_seat = چنین جایی سر این میز نیست.
refusal-no_such_token = چنین توکن قدرتی روی این میز نیست.
refusal-no_more_corrections = یک کارت بیش از این تغییر نمی‌دهد. بنویسید {"\u2066"}done{"\u2069"}.
refusal-not_a_target = { $seat_is ->
    [you] اینجا نمی‌توانید خودتان را انتخاب کنید.
   *[other] اینجا نمی‌شود { $seat } را انتخاب کرد: یا اثری نمی‌داشت، یا کارت به او نمی‌رسد.
}
refusal-not_correctable = آنجا چیزی برای تغییر دادن نیست.
refusal-not_your_turn = نوبت شما نیست، نوبت { $actor_seat } است. نامه‌ی شما هم می‌رسد. آنچه اکنون پرسیده می‌شود: { $phase }.
refusal-side_not_open = { $ally } نمی‌تواند به آن شورا برود: { $side }.
refusal-token_cannot_move = هیچ توکن قدرتی را نمی‌شود این‌طور جابه‌جا کرد. یکی از حرکت‌های نشان‌داده را انتخاب کنید.
refusal-wrong_phase = اکنون وقت این کار نیست. آنچه پرسیده می‌شود: { $phase }. { $actor_seat_is ->
    [you] منتظر شما هستیم.
   *[other] منتظر { $actor_seat } هستیم.
}

# --- گزینه‌ها ---

option-leader_mode = رهبران
option-leader_mode-about = در بازی پیشرفته هر رهبر جز ده کارتی که پخش می‌شود، چهار کارت ویژه‌ی خود را هم دارد.
option-leader_mode-standard = برای همه یکسان
option-leader_mode-advanced = با چهار کارت ویژه
option-event_module = کارت‌های رویداد
option-event_module-about = یازده رویداد میان کارت‌های نفوذ بُر می‌خورد؛ کار آن‌ها به همه‌ی میز می‌رسد.
option-season_refresh = کارت‌های تازه در فصل تازه
option-season_refresh-about = در پایان فصل با کارت‌های دست چه کنند. دفترچه‌ای که داریم نمی‌گوید؛ به دفترچه‌ی خودتان نگاه کنید.
option-season_refresh-redeal = همه بُر بخورند و ده تا پخش شود
option-season_refresh-refill = دست‌ها بمانند و تا ده تا بکشند
option-season_refresh-add10 = دست‌ها بمانند و ده تای دیگر بکشند
option-leader_cards_use = کارت‌های ویژه‌ی رهبر
option-leader_cards_use-about = آیا کارت ویژه‌ای که به کار رفت برای همه‌ی بازی از دست می‌رود یا در فصل بعد برمی‌گردد.
option-leader_cards_use-per_game = یک بار در بازی
option-leader_cards_use-per_season = یک بار در فصل
option-first_player = بازیکن نخست
option-first_player-about = چه کسی آغاز کند: آن که قرعه به نامش بیفتد، یا آن که بر او توافق کنید.
option-first_player-random = به قید قرعه
option-first_player-chosen = میزبان می‌گوید

# --- تصحیحی که واژه به واژه ساخته می‌شود ---

build-correct = دستی چیزی را تغییر بده
build-any = تغییری را واژه به واژه بسازید
choose-verb = چه می‌کنید؟
choose-what = چه چیزی تغییر کند؟
choose-more = کدام یک؟
word-verb = { $verb }
word-leader = { $leader }
word-random = به قید قرعه
word-card = { $card }{ $copy ->
    [one] { "" }
   *[other] {" "}({ $copy })
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
what-kneel = کسی زانو بزند
what-stand = کسی برخیزد
what-draw = کسی کارتی بکشد
what-discard = کسی کارتی بسوزاند
what-return = کارتی از یک پیشنهاد به دست برگردد
what-drop = کارتی از یک پیشنهاد بسوزد
what-ally = متحدی به شورای دیگری برود
what-token = توکن قدرتی به شورای دیگری برود

# --- ایراد فایل داده؛ ‏$at می‌گوید کجا ---

fault-card_unknown_leader = { $at }: چنین رهبری در فایل نیست.
fault-count_wrong = { $at }: اینجا { $count } تاست، ولی در جعبه { $needed } تا هست.
fault-effect_condition_misplaced = { $at }: این شرط فقط در این هنگام معنا دارد: { $takes }.
fault-effect_parameter_missing = { $at }: یک پارامتر کم است: { $parameter }.
fault-effect_parameter_needless = { $at }: این پارامتر اینجا معنایی ندارد: { $parameter }.
fault-effect_timing_misplaced = { $at }: این فقط در این هنگام می‌شود: { $takes }.
fault-effect_too_many = { $at }: اثرها زیاد است؛ حداکثر { $most } تا.
fault-format_unknown = { $at }: باید این باشد: { $takes }.
fault-id_taken = این شناسه بیش از یک بار آمده است ({ $count }): { $at }.
fault-id_wrong = { $at }: شناسه باید از حرف‌های کوچک لاتین، رقم و خط زیرین باشد و با حرف آغاز شود.
fault-leader_cards_wrong = { $at }: این رهبر باید { $needed } کارت داشته باشد.
fault-name_wrong = { $at }: نامی با حداکثر { $most } حرف لازم است.
fault-not_a_list = { $at }: اینجا فهرست لازم است.
fault-not_a_table = { $at }: اینجا جدول لازم است.
fault-number_wrong = { $at }: عددی درست از { $least } تا { $most } لازم است.
fault-section_missing = این بخش کم است: { $at }.
fault-value_unknown = { $at }: باید یکی از این‌ها باشد: { $takes }.

# --- مجموعه‌ی خودمان ---

house-mark = کارت خودمان
house-mark-about = کارت خودمان: کارت‌هایی که با آن‌ها بازی می‌کنید طراحی خود این پروژه است؛ آنچه روی کارت‌های جعبه چاپ شده به دست نیامد. شمار کارت‌ها و نام رهبران همان است که در جعبه است. صاحبان بازی می‌توانند با یک فایل داده با کارت‌های چاپی بازی کنند.
house-own-about = کارت‌ها از فایل داده‌ای است که میزبان داده است.
