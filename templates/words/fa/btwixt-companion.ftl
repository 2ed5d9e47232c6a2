# همسایه‌کشی سر میز و با جعبه‌ی واقعی: آنچه بازیکنان وارد می‌کنند و آنچه از آن برمی‌آید. کارت‌ها مال
# خودشان است و اینجا کسی نمی‌داند رویشان چه چاپ شده.

ally-by-power = قدرت { $power }
ally-by-name = { $name }
ally-not-told = این دور

board-unnamed-ally = متحد
board-unnamed-card = کارت
companion-by_mail = شاید بعداً بخواهید بازی را با ایمیل ادامه بدهید؟ پس همین حالا فایل کارت‌های خودتان را به میز بدهید. بدون نام کارت‌ها بازی سر میز می‌ماند.
companion-next_by_mail = شاید بعداً بخواهید بازی را با ایمیل ادامه بدهید؟ پس برای آن میز تازه‌ای باز کنید و فایل کارت‌های خودتان را به آن بدهید. بدون نام کارت‌ها بازی سر میز می‌ماند.

board-seated = { $name } ({ $leader })
board-leader-table = { $name }: نفوذ: { $total }؛ پیشنهاد: { $bid }.
board-score-table = { $name }: شورای کوچک { $small }، شورای بزرگ { $large }، متحدان { $allies }.
board-stores-table = هنوز مانده: { $ally_deck } متحد و { $supply } توکن قدرت.

# --- آنچه حالا باید گفت ---

prompt-reveal = متحد این دور کدام است؟
prompt-tokens = توکن‌های قدرت را شورا به شورا رو کنید. ارزششان چقدر است؟

group-reveal = متحد این دور
group-recruiting = چه کسی جذب می‌کند
group-turning_up = رو کردن توکن‌ها

# --- آنچه وارد می‌شود: نوشته‌ی دکمه‌ها ---

action-reveal = «{ $ally }» ({ $power })
action-play_value = کارتی به ارزش { $value }
action-bid_total = نفوذ { $total }
action-count = همه زانو می‌زنند: شمارش
action-winner = { $seat_is ->
    [you] جذب متحد: من
   *[other] جذب متحد: { $seat }
}
action-next = بدون توکن، دور بعد
action-move_out = متحد «{ $ally }» از شورای { $council_seats } می‌رود
action-score = شمارش پیش از پایان
action-tokens = شورای { $council_seats }، توکن‌ها: { $values }
action-tokens_sum = شورای { $council_seats }، جمع توکن‌ها: { $total }
action-end = پایان بازی؛ برنده: { $seats_count ->
    [0] هیچ‌کس
   *[other] { $seats }
}
action-correct_round = دور { $round } است
action-correct_season = { $season } است
action-correct_first = بازیکن نخست: { $seat }
action-correct_turn = نوبت { $seat } است
action-correct_bid = نفوذ { $seat }: { $total }
action-correct_visible = قدرت شورای { $council_seats } بدون توکن: { $power }
action-correct_tokens = توکن‌های شورای { $council_seats }: { $count }
action-correct_drop_value = کارتی به ارزش { $value } از پیشنهاد { $seat } می‌رود
action-correct_named = متحد «{ $ally }» همان «{ $to_ally }» است
action-correct_cards = در پیشنهاد { $seat }: { $cards_count ->
    [0] هیچ کارتی
   *[other] { $cards }
}
action-correct_hand = کارت‌های دست { $seat }: { $count }

# --- آنچه از آن برآمد ---

event-revealed_unnamed = { $first_seat_is ->
    [you] دور { $round }: متحدی با قدرت { $power } رو شد. شما شروع می‌کنید.
   *[other] دور { $round }: متحدی با قدرت { $power } رو شد. { $first_seat } شروع می‌کند.
}
event-played_card = { $seat_is ->
    [you] کارت «{ $card }» ({ $value }) را بازی کردید؛ نفوذ شما { $total } است.
   *[other] { $seat } کارت «{ $card }» ({ $value }) را بازی کرد؛ نفوذ او { $total } است.
}
event-played_value = { $seat_is ->
    [you] کارتی به ارزش { $value } بازی کردید؛ نفوذ شما { $total } است.
   *[other] { $seat } کارتی به ارزش { $value } بازی کرد؛ نفوذ او { $total } است.
}
event-total_told = { $seat_is ->
    [you] نفوذ شما { $total } است.
   *[other] نفوذ { $seat } { $total } است.
}
event-recruits_by_hand = { $seat_is ->
    [you] به گفته‌ی میز، متحد را شما جذب می‌کنید.
   *[other] به گفته‌ی میز، متحد را { $seat } جذب می‌کند.
}
event-moved_ally = متحد «{ $ally }» از شورای { $council_seats } به شورای { $to_council_seats } رفت.
event-moved_out = متحد «{ $ally }» از شورای { $council_seats } رفت.
event-shifted = توکن قدرتی از شورای { $council_seats } به شورای { $to_council_seats } رفت.
event-shifted_out = توکن قدرتی از شورای { $council_seats } به ذخیره برگشت.
event-rounds_done = دورها تمام شد. حالا توکن‌های قدرت را شورا به شورا رو می‌کنید.
event-council_summed = { $council_seats_is ->
    [among] شورای شما با { $council_seats_others }: قدرت { $power }؛ جمع توکن‌ها: { $total }.
   *[other] شورای { $council_seats }: قدرت { $power }؛ جمع توکن‌ها: { $total }.
}
event-ended_by_hand = { $seats_count ->
    [0] بازی به گفته‌ی میز بی‌برنده تمام شد.
   *[other] بازی به گفته‌ی میز تمام شد. برنده: { $seats }.
}
event-hand_track = اصلاح: { $season } است، دور { $round } از { $rounds }.
event-hand_first = { $first_seat_is ->
    [you] اصلاح: بازیکن نخست شمایید.
   *[other] اصلاح: بازیکن نخست { $first_seat } است.
}
event-hand_turn = { $seat_is ->
    [you] اصلاح: نوبت شماست.
   *[other] اصلاح: نوبت { $seat } است.
}
event-hand_power = اصلاح: قدرت شورای { $council_seats } بدون توکن { $power } است.
event-hand_tokens = اصلاح: توکن‌های قدرت شورای { $council_seats }: { $count }.
event-hand_ally = اصلاح: متحد «{ $ally }» در شورای { $council_seats } است.
event-hand_size = { $seat_is ->
    [you] اصلاح: { $count } کارت در دست شماست.
   *[other] اصلاح: { $count } کارت در دست { $seat } است.
}
event-card_gone = { $seat_is ->
    [you] کارت «{ $card }» از پیشنهاد شما رفت؛ نفوذ شما { $total } است.
   *[other] کارت «{ $card }» از پیشنهاد { $seat } رفت؛ نفوذ او { $total } است.
}
event-ally_named = اصلاح: متحد «{ $ally }» همان «{ $to_ally }» است.
event-cards_named = { $seat_is ->
    [you] در پیشنهاد شما: { $cards_count ->
        [0] هیچ کارتی
       *[other] { $cards }
    }؛ نفوذ شما { $total } است.
   *[other] در پیشنهاد { $seat }: { $cards_count ->
        [0] هیچ کارتی
       *[other] { $cards }
    }؛ نفوذ او { $total } است.
}
event-value_gone = { $seat_is ->
    [you] کارتی به ارزش { $value } از پیشنهاد شما رفت؛ نفوذ شما { $total } است.
   *[other] کارتی به ارزش { $value } از پیشنهاد { $seat } رفت؛ نفوذ او { $total } است.
}
reason-by_hand = به گفته‌ی میز

# --- چرا نمی‌شود ---

refusal-ally_is_placed = متحد این دور جا داده شده است. می‌شود جابه‌جایش کرد.
refusal-ally_is_up = متحد این دور رو شده است.
refusal-ally_lies_there = آن متحد همین حالا در یک شوراست.
refusal-ally_not_placed = متحد هنوز جا داده نشده است.
refusal-bad_name = نامی با حداکثر { $most } حرف لازم است.
refusal-counted_already = پیشنهادهای این دور شمرده شده است.
refusal-first_is_known = { $first_seat_is ->
    [you] بازیکن نخست شمایید.
   *[other] بازیکن نخست { $first_seat } است.
}
refusal-first_unknown = چه کسی شروع می‌کند؟ اول این را وارد کنید.
refusal-kneels_already = { $seat_is ->
    [you] شما زانو زده‌اید.
   *[other] { $seat } زانو زده است.
}
refusal-moves_nowhere = آن متحد همین حالا در همان شوراست.
refusal-no_ally_up = متحد این دور کدام است؟ اول این را وارد کنید.
refusal-no_card_there = { $seat_is ->
    [you] چنین کارتی در پیشنهاد شما نیست.
   *[other] چنین کارتی در پیشنهاد { $seat } نیست.
}
refusal-no_such_season = فصل‌های این میز: { $seasons }.
refusal-no_token_there = در شورای { $council_seats } توکن قدرتی نیست.
refusal-not_at_the_end = توکن‌های قدرت پس از دور آخر رو می‌شوند.
refusal-not_counted = پیشنهادها هنوز شمرده نشده است.
refusal-not_on_turn = { $actor_seat_is ->
    [you] حالا نوبت شماست.
   *[other] حالا نوبت { $actor_seat } است.
}
refusal-not_the_winner = { $winner_seat_is ->
    [you] متحد را شما جذب کرده‌اید.
   *[other] متحد را { $winner_seat } جذب کرده است.
}
refusal-number_wrong = عددی از { $least } تا { $most } لازم است.
refusal-rounds_left = هنوز { $count } دور مانده است.
refusal-rounds_over = دورها تمام شده است. حالا ارزش توکن‌های قدرت را وارد کنید.
refusal-stands_already = { $seat_is ->
    [you] شما ایستاده‌اید.
   *[other] { $seat } ایستاده است.
}
refusal-supply_empty = توکن قدرتی در ذخیره نمانده است.
refusal-token_count_wrong = در شورای { $council_seats } { $count } توکن قدرت هست و شما تعداد دیگری وارد کرده‌اید.
refusal-token_sum_wrong = آنجا { $count } توکن قدرت هست. جمع ارزششان از { $least } تا { $most } است.
refusal-token_value_wrong = ارزش هر توکن قدرت از { $least } تا { $most } است.
refusal-allies_do_not_fit = { $count } متحد در شوراها هست. پس از دورهایی که بازی شده باید { $wanted } متحد باشد.
refusal-ally_has_no_name = در بازی با نامه متحدها خودشان عمل می‌کنند، پس نام همه باید معلوم باشد. اینجا دست‌کم از یکی فقط قدرتش معلوم است. میزی که با کارت‌های جعبه‌ی خودتان باز شده باشد، نام‌ها را می‌داند؛ بعداً هم می‌شود آن را در «اصلاح وضعیت» گفت.
refusal-bid_not_named = { $seat_is ->
    [you] نام همه‌ی کارت‌های پیشنهاد شما اینجا معلوم نیست. در «ادامه با نامه» بگویید کدام کارت‌ها آنجاست.
   *[other] نام همه‌ی کارت‌های پیشنهاد { $seat } اینجا معلوم نیست. باید با گوشی خودش و در «ادامه با نامه» گفته شود.
}
refusal-leader_cards_unknown = با کارت‌های ویژه‌ی رهبر باید معلوم باشد هر کس با کدام رهبر بازی می‌کند. اول آن را وارد کنید.

# --- صفحه‌های گوشی‌ها و صفحه‌ی بزرگ ---

box-bids = { $seat_is ->
    [you] نوبت پیشنهاد شماست
   *[other] نوبت پیشنهاد { $seat } است
}
box-places = { $seat_is ->
    [you] متحد مال شماست. به کدام شورا برود؟
   *[other] { $seat } متحد را جذب می‌کند. به کدام شورا برود؟
}
box-takes = { $seat_is ->
    [you] توکن قدرتتان به کدام شورا برود؟
   *[other] توکن قدرت { $seat } به کدام شورا برود؟
}
box-total = نفوذ
box-others = دیگران
box-named = با نام
box-name = نام روی کارت
box-somebody = کس دیگری جذب می‌کند
box-again = یک توکن قدرت دیگر
box-together = فقط جمع ارزش‌ها
box-deal = فصل تازه: { $season }.
box-right = اصلاح وضعیت
box-leaders = چه کسی کدام رهبر است
box-enter = ثبت
box-token = توکن قدرت { $count }
box-from = مبدأ:
box-to = مقصد:
box-out = بیرون از بازی
refusal-no_such_line = چنین چیزی را نمی‌شود ثبت کرد.
box-which = کدام متحد است
box-nameless = بدون نام
bymail-lying = کدام کارت‌ها در پیشنهاد شماست
bymail-lying-text = در بازی با نامه کارت‌ها خودشان عمل می‌کنند، پس نام همه باید اینجا باشد. نفوذتان همان که هست می‌ماند.
bymail-others = کارت‌های دیگر
bymail-beside = کدام کارت‌های ویژه‌ی رهبرتان هنوز هست
bymail-hand-left = کارت‌های دست شما
