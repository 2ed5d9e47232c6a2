# رکب: آنچه نام یا قانون دیگری دارد.

game-title-rakab = رکب
game-short-rakab = رکب
game-about-rakab = سربازها برای استان‌ها می‌جنگند، فصل‌ها روی صفحه می‌مانند و ریش‌سفید صلح می‌آورد.
game-about-rakab_duel = در این بازی دونفره سربازها برای استان‌ها می‌جنگند و فصل‌ها روی صفحه می‌مانند.

card-m1 = سرباز ۱
card-m2 = سرباز ۲
card-m3 = سرباز ۳
card-m4 = سرباز ۴
card-m5 = سرباز ۵
card-m6 = سرباز ۶
card-m10 = سرباز ۱۰
card-bishop = ریش‌سفید
card-courtesan = شیرزن
card-drummer = طبل‌زن
card-heroine = شیردخت
card-surrender = پرچم‌دار

card-m10-effect = قدرتش { $strength } است، مگر آنکه فصل یا طبل تغییرش بدهد. ریش‌سفیدها اول سراغ او می‌آیند.
card-winter-effect = روی جای فصل می‌رود. تا وقتی رو باشد، قدرت هر سرباز میدان فقط { $worth } است، سربازهای شما هم.
card-spring-effect = روی جای فصل می‌رود. تا وقتی رو باشد، ارتشی که بالاترین سرباز میدان را دارد { $bonus } واحد قوی‌تر است.
card-spring-effect_each = روی جای فصل می‌رود. تا وقتی رو باشد، هر یک از بالاترین سربازهای میدان { $bonus } واحد قوی‌تر است.
card-bishop-effect = سربازهایی را که بالاترین عدد میدان را دارند در همه‌ی صف‌ها می‌سوزاند، در صف شما هم.
card-bishop-favour = بعد شما نشان صلح را روی استانی خالی می‌گذارید.
card-courtesan-effect = قدرتش همیشه { $strength } است. هر که در پایان جنگ از همه بیشتر شیرزن داشته باشد، چه ببرد چه ببازد، محل جنگ بعدی را انتخاب می‌کند.
card-drummer-effect = قدرت سربازهای صف خودتان را دو برابر می‌کند. طبل دوم فقط سروصداست.
card-heroine-effect = قدرتش همیشه { $strength } است و نه فصل بر او اثر دارد، نه طبل، نه ریش‌سفید.
card-scarecrow-effect = می‌توانید یکی از سربازهای صف خودتان را به دست برگردانید، یا هیچ‌کدام را. مترسک در صف می‌ماند و به حساب نمی‌آید.
card-surrender-effect = جنگ همان لحظه تمام می‌شود و صف‌ها همان‌طور که هستند شمرده می‌شوند.

region-bella = بلا
region-caline = کالین
region-enna = انا
region-atela = آتلا
region-pladaci = پلاداچی
region-borge = بورژه
region-dimase = دیماسه
region-morina = مورینا
region-olivadi = اولیوادی
region-rollo = رولو
region-talmone = تالمونه
region-armento = آرمنتو
region-lia = لیا
region-elinia = الینیا

prompt-defend = به { $region }، استان شما، حمله شده است. چه می‌کنید؟
prompt-discard = هیچ سربازی در دست ندارید. کارت‌هایتان را می‌سوزانید یا نگه می‌دارید؟

action-play_bishop = بازی کردن «{ $card }» و گذاشتن نشان صلح روی { $region }
ask-play_scarecrow = کارت «{ $card }» را بازی می‌کنید و «{ $taken_card }» از صف شما به دستتان برمی‌گردد. خود «{ $card }» در صف می‌ماند.
ask-play_scarecrow_alone = کارت «{ $card }» را بازی می‌کنید و چیزی برنمی‌گردانید. خود «{ $card }» در صف می‌ماند.
ask-play_bishop = کارت «{ $card }» را بازی می‌کنید. بالاترین سربازهای میدان می‌سوزند و نشان صلح روی { $region } می‌رود.
ask-play_bishop_alone = کارت «{ $card }» را بازی می‌کنید. بالاترین سربازهای میدان می‌سوزند.

lay-holder = نشان جنگ نزد { $name } است.
event-started = { $holder_seat_is ->
    [you] قرعه به نام شما افتاد: نشان جنگ نزد شماست و محل جنگ نخست را شما انتخاب می‌کنید.
   *[other] قرعه به نام { $holder_seat } افتاد: نشان جنگ نزد اوست و محل جنگ نخست را او انتخاب می‌کند.
}
table-event-started = { $holder_seat_is ->
    [you] شما شروع می‌کنید: نشان جنگ نزد شماست و محل جنگ نخست را شما انتخاب می‌کنید.
   *[other] { $holder_seat } شروع می‌کند: نشان جنگ نزد اوست و محل جنگ نخست را او انتخاب می‌کند.
}
event-holder_named = { $holder_seat_is ->
    [you] طبق توافق، شما شروع می‌کنید: نشان جنگ نزد شماست و محل جنگ نخست را شما انتخاب می‌کنید.
   *[other] طبق توافق، { $holder_seat } شروع می‌کند: نشان جنگ نزد اوست و محل جنگ نخست را او انتخاب می‌کند.
}
event-favour_placed = { $seat_is ->
    [you] نشان صلح را روی { $region } گذاشتید.
   *[other] { $seat } نشان صلح را روی { $region } گذاشت.
}
event-favour_moved = { $seat_is ->
    [you] نشان صلح را از روی { $old_region } به روی { $region } بردید.
   *[other] { $seat } نشان صلح را از روی { $old_region } به روی { $region } برد.
}
event-favour_stayed = { $seat_is ->
    [you] نشان صلح را همان‌جا، روی { $region }، نگه داشتید.
   *[other] { $seat } نشان صلح را همان‌جا، روی { $region }، نگه داشت.
}
event-holder = { $reason_id ->
    [courtesans] { $holder_seat_is ->
        [you] بیشترین شیرزن را شما داشتید: نشان جنگ نزد شماست.
       *[other] بیشترین شیرزن را { $holder_seat } داشت: نشان جنگ نزد اوست.
    }
    [last_to_pass] { $holder_seat_is ->
        [you] آخرین کسی بودید که پاس داد: پس از تساوی، نشان جنگ به شما رسید.
       *[other] پس از تساوی، نشان جنگ به آخرین کسی که پاس داد رسید: { $holder_seat }.
    }
    [surrendered] { $holder_seat_is ->
        [you] پرچم‌دار شما جنگ مساوی را تمام کرد: نشان جنگ به شما رسید.
       *[other] پس از تساوی، نشان جنگ به صاحب پرچم‌دار رسید: { $holder_seat }.
    }
   *[winner] { $holder_seat_is ->
        [you] جنگ را بردید و نشان جنگ نزد شماست.
       *[other] { $holder_seat } جنگ را برد و نشان جنگ نزد اوست.
    }
}
event-hand_discarded = { $seat_is ->
    [you] همه‌ی کارت‌هایتان را سوزاندید ({ $count } کارت).
   *[other] { $seat } که سربازی در دست نداشت، همه‌ی کارت‌های دستش را سوزاند ({ $count } کارت).
}
event-hand_kept = { $seat_is ->
    [you] کارت‌های دستتان را نگه داشتید، هرچند سربازی میانشان نیست ({ $count } کارت).
   *[other] { $seat } که سربازی در دست ندارد، کارت‌های دستش را نگه داشت ({ $count } کارت).
}
event-handed_in = { $seat_is ->
    [you] آخرین کسی بودید که هنوز کارت داشت و { $count } کارتتان را سوزاندید.
   *[other] { $seat } آخرین کسی بود که هنوز کارت داشت و { $count } کارتش را سوزاند.
}

reason-adjacent = زنجیره‌ی کامل استان‌های مجاور
reason-total = تعداد کافی استان
reason-count = بیشترین استان، وقتی استان خالی نماند
reason-courtesans = بیشترین شیرزن

refusal-favour_out_of_play = فعلاً جایی برای نشان صلح نیست. ریش‌سفید را بدون نام استان بازی کنید.
refusal-favour_must_be_placed = با «{ $card }» باید نشان صلح را روی استانی خالی بگذارید.
refusal-holds_mercenaries = در دستتان سرباز دارید؛ کارت‌های دست را فقط وقتی می‌شود سوزاند که سربازی میانشان نباشد. حالا { $actor_seat } تصمیم می‌گیرد.
refusal-malformed = در این بازی چنین حرکتی نیست. حرکت‌ها این شکلی‌اند: «{"\u2066"}play winter{"\u2069"}»، «{"\u2066"}play bishop lia{"\u2069"}»، «{"\u2066"}besiege morina{"\u2069"}»، «{"\u2066"}pass{"\u2069"}».
refusal-must_keep = در دستتان سرباز دارید؛ کارت‌های دست را فقط وقتی می‌شود سوزاند که سربازی میانشان نباشد. پس فقط می‌توانید نگهشان دارید.
refusal-needs_region = پس از «{ $card }» بنویسید نشان صلح به کدام استان برود.
refusal-not_a_mercenary = مترسک فقط سربازها را برمی‌گرداند، نه این را: «{ $card }».
refusal-nothing_to_take = در صف شما سربازی نیست، پس «{ $card }» هم برنمی‌گردد. می‌توانید مترسک را بدون برگرداندن چیزی بازی کنید.
refusal-region_contested = در { $region } جنگ است؛ نشان صلح را باید روی استانی خالی گذاشت.
refusal-region_favoured = نشان صلح روی { $region } است و تا ریش‌سفیدی آن را جابه‌جا نکند، آنجا جنگی نمی‌شود. استان دیگری انتخاب کنید.

option-hidden_cards-about = سرباز، طبل‌زن، شیردخت و شیرزن به پشت می‌مانند تا صاحبشان دوباره کارتی بازی کند. قانونی خانگی است.
option-asked_discards-rule = پس از جنگ از کسانی که حق سوزاندن کارت‌های دستشان را دارند یکی‌یکی و جلوی چشم همه می‌پرسیم.
option-simultaneous_discards-rule = پس از جنگ هر کس پنهانی تصمیم می‌گیرد که کارت‌های دستش را بسوزاند یا نه، و پاسخ‌ها با هم فاش می‌شود.
option-hidden_cards-rule = کارت‌هایی که قدرتی دارند، و طبل‌زن، به پشت می‌مانند تا صاحبشان دوباره کارتی بازی کند.
option-larger_empires-about = برای پیروزی یک استان مجاور دیگر هم لازم است. قانونی خانگی است.
option-larger_empires-rule = برای پیروزی یک استان مجاور دیگر هم لازم دارید.
option-spring_bonus = پاداش بهار
option-spring_bonus-about = بهار به کل ارتشی که بالاترین سرباز را دارد ۳ می‌دهد یا به هر کارت آن.
option-spring_bonus-per_army = ۳ برای ارتش
option-spring_bonus-per_card = ۳ برای هر کارت
option-spring_bonus-per_card-rule = در بهار هر یک از بالاترین سربازها ۳ واحد قوی‌تر می‌شود، نه کل ارتش یک بار.
option-strict_borders = فقط خط مرز است
option-strict_borders-about = بلا با بورژه، و کالین با پلاداچی، که فقط در یک نقطه به هم می‌رسند مجاور نیستند.
option-strict_borders-rule = بلا با بورژه، و کالین با پلاداچی، که فقط در یک نقطه به هم می‌رسند مجاور نیستند.
option-duel_discards = سوزاندن کارت از دست در بازی دونفره
option-duel_discards-about = در بازی دونفره هم کسی که سربازی در دست ندارد می‌تواند پس از جنگ کارت‌های دستش را بسوزاند. عبارت کتابچه‌ی راهنما که «بقیه‌ی قوانین همان است» آن را مجاز می‌کند؛ پیش‌فرض ما این نیست.
option-duel_discards-rule = در بازی دونفره هم کسی که سربازی در دست ندارد می‌تواند پس از جنگ کارت‌های دستش را بسوزاند.
option-skip_sites = بازی دونفره بدون نقشه
option-skip_sites-about = در بازی دونفره کسی استان انتخاب نمی‌کند؛ استان خالی بعدی به کار می‌رود.
option-skip_sites-rule = در بازی دونفره کسی استان انتخاب نمی‌کند؛ جنگ بر سر استان خالی بعدی است.

table-holder = { $holder_seat_is ->
    [you] نشان جنگ نزد شماست.
   *[other] نشان جنگ نزد { $holder_seat } است.
}
table-favour = نشان صلح روی { $region } است.
table-favour-off = نشان صلح بیرون از صفحه است.
table-season-winter = زمستان است: قدرت هر سرباز فقط ۱ است.
table-season-spring = بهار است: ارتشی که بالاترین سرباز را دارد ۳ واحد قوی‌تر است.
table-season-spring_each = بهار است: هر یک از بالاترین سربازها ۳ واحد قوی‌تر است.
line-holds = { $held } استان، { $joined } استان مجاور
table-targets = پیروزی: { $total } استان، یا { $adjacent } استان مجاور.
table-regions = استان
result-score = { $count } استان
won-score = با { $count } استان
won-adjacent = با { $count } استان و زنجیره‌ای کامل از استان‌های مجاور
won-count = با { $count } استان، بیشتر از همه،
won-final_battle = در جنگ نهایی

aid-board-title = نقشه‌ی استان‌ها
aid-board-favour = نشان صلح روی { $region } است.
aid-board-has-favour = در صلح
aid-board-key-favour = نشان صلح
aid-subtitle = { $players } · { $cards } کارت · { $regions } استان
aid-mercenaries = سربازها
aid-battle-lead = دارنده‌ی نشان جنگ آن را روی استانی خالی گذاشته است و جنگ را شروع می‌کند.
aid-battle-lead_next = کسی انتخاب نمی‌کند: جنگ بر سر استان خالی بعدی است. دارنده‌ی نشان جنگ شروع می‌کند.
aid-battle-turn = در نوبت خود یا <b>یک کارت</b> به صف ارتشتان می‌آورید یا <b>پاس</b> می‌دهید. فصل‌ها روی صفحه می‌روند. نوبت ساعت‌گرد می‌چرخد.
aid-battle-hidden = هر کارتی که قدرتی دارد، و طبل‌زن، به پشت می‌ماند تا صاحبش دوباره کارتی بازی کند یا جنگ تمام شود. ریش‌سفید و مترسک به کارتی که به پشت است نمی‌رسند.
aid-strength-winter = <b>{ $winter }:</b> هر سرباز میدان { $worth } به حساب می‌آید.
aid-strength-drummer = <b>{ $drummer }:</b> سربازهای همان ارتش دو برابر می‌شوند.
aid-strength-spring = <b>{ $spring }:</b> ارتشی که بالاترین سرباز میدان را دارد یک بار { $bonus } واحد قوی‌تر می‌شود. این { $bonus } هرگز دو برابر نمی‌شود.
aid-strength-spring_each = <b>{ $spring }:</b> هر سربازی که بالاترین عدد میدان را دارد { $bonus } واحد قوی‌تر می‌شود. این { $bonus } هرگز دو برابر نمی‌شود.
aid-strength-note = «بالاترین» همیشه یعنی بزرگ‌ترین عددی که روی کارت‌ها نوشته شده است.
aid-favour = نشان صلح
aid-favour-rule = در استانی که نشان صلح روی آن است جنگی درنمی‌گیرد. هر { $bishop } باید آن را روی استانی خالی بگذارد، جز محل جنگ کنونی.
aid-setup-favour = نشان صلح کنار صفحه می‌ماند.
aid-setup-holder = جوان‌ترین بازیکن نشان جنگ را برمی‌دارد، روی استانی دلخواه می‌گذارد و جنگ را شروع می‌کند.
aid-setup-holder_named = { $is_known ->
    [yes] { $player } نشان جنگ را برمی‌دارد و شروع می‌کند.
   *[no] بازیکن { $value }، به ترتیب دور میز و از میزبان به بعد، نشان جنگ را برمی‌دارد و شروع می‌کند.
}
aid-setup-holder_next = جوان‌ترین بازیکن نشان جنگ را برمی‌دارد و جنگ را شروع می‌کند؛ جنگ بر سر نخستین استان خالی است.
aid-duel-deck = دونفره: هر کس یک دسته‌ی { $cards } کارتی
aid-of-card = { $card } ×{ $count }
aid-after-region = <b>استان.</b> تنها قوی‌ترین ارتش آن را می‌گیرد.
aid-after-lines = <b>همه‌ی صف‌ها</b> و فصل‌ها می‌سوزند.
aid-after-hands = <b>کارت‌های دست.</b> از دارنده‌ی تازه و ساعت‌گرد: هر که کارت دارد ولی <b>هیچ سربازی</b> در دستش نیست، می‌تواند همه‌ی کارت‌های دستش را بسوزاند؛ یا همه، یا هیچ.
aid-after-hands_at_once = <b>کارت‌های دست.</b> همه هم‌زمان و پنهانی تصمیم می‌گیرند: هر که کارت دارد ولی <b>هیچ سربازی</b> در دستش نیست، می‌تواند همه‌ی کارت‌های دستش را بسوزاند؛ یا همه، یا هیچ.
aid-after-round = <b>چه کسی کارت دارد؟</b> اگر دست‌کم دو نفر، جنگ بعدی. اگر فقط یک نفر، همه را می‌سوزاند. پس از آن، یا اگر هیچ‌کس کارتی نداشت، کارت‌ها از نو پخش می‌شود.
aid-after-refill = <b>کارت‌های تازه.</b> دستتان را از دسته‌ی خودتان تا { $hand } کارت پر کنید. هر چه بازی شده از بازی بیرون رفته است.
aid-after-holder = <b>دارنده‌ی تازه‌ی نشان جنگ</b> (بخش «{ aid-holder }») محل جنگ بعدی را انتخاب می‌کند.
aid-after-holder_next = <b>دارنده‌ی تازه‌ی نشان جنگ</b> (بخش «{ aid-holder }») جنگ بعدی را شروع می‌کند.
aid-holder-left = آخرین کسی که پاس داد؛ وگرنه آن که جنگ را تمام کرد
aid-deal-rule = همه‌ی کارت‌ها را بُر بزنید. به هر بازیکن <b>{ $hand } کارت</b> بدهید، و <b>برای هر استانش { $bonus } کارت دیگر</b>.
aid-deal-first = اول بازی، پیش از انتخاب نخستین استان، هر نفر { $hand } کارت می‌گیرد.
aid-deal-own = هر یک از شما دسته‌ای { $cards } کارتی دارد و { $hand } کارت از آن در دست می‌گیرد.
aid-victory-adjacent = استان مجاور
aid-victory-total = یا استان در کل
aid-victory-chain = استان‌های مجاور با مرز مشترک به هم می‌رسند؛ لازم نیست هر یک با همه‌ی دیگران مرز داشته باشد.
aid-victory-duel = با بردن { $wins } جنگ، در هر استانی، پیروز می‌شوید.
aid-victory-borders = استان‌هایی که فقط در یک نقطه به هم می‌رسند مجاور نیستند.
aid-victory-count = وقتی استان خالی برای جنگ نمانده باشد، هر که استان بیشتری دارد برنده است؛ اگر مساوی باشند، در پیروزی شریک‌اند.
aid-victory-out = وقتی کارت‌های هر دو تمام شود، هر که جنگ‌های بیشتری برده باشد برنده است؛ اگر برابر باشند، بازی مساوی است.
aid-duel = هر کس دسته‌ای { $cards } کارتی و دستی { $hand } کارتی دارد که پس از هر جنگ از همان دسته پر می‌شود. هر چه بازی شد از بازی بیرون می‌رود. ریش‌سفید فقط می‌سوزاند. با بردن { $wins } جنگ پیروز می‌شوید.

# --- آنچه Condottiere با نبرد، ناحیه، راند و توکن می‌گوید، به زبان کتابچه‌ی رکب ---

aid-board-site = جنگ بر سر { $region } است.
aid-board-has-site = محل جنگ
aid-board-key-site = محل جنگ
aid-mercenaries-effect = { $count } کارت. قدرت هر کدام به اندازه‌ی عدد خودش است، مگر آنکه فصل یا طبل تغییرش بدهد. بقیه‌ی کارت‌ها کارت ویژه‌اند.
aid-battle = روند یک جنگ
aid-battle-passed = پس از پاس، دیگر در این جنگ کارتی بازی نمی‌کنید؛ ولی صف ارتشتان می‌ماند، شمرده می‌شود و شاید هم ببرد.
aid-battle-end = جنگ وقتی تمام می‌شود که <b>همه پاس داده باشند</b>، یا همان لحظه که کسی کارت <b>{ $surrender }</b> را بازی کند.
aid-strength = قدرت یک صف ارتش
aid-example = قدرت این صف <b>{ $plain }</b> است؛ در زمستان <b>{ $winter }</b> و در بهار <b>{ $spring }</b>.
aid-after = پس از جنگ
aid-holder = نشان جنگ به چه کسی می‌رسد؟
aid-holder-won = قدرت یک صف از همه بیشتر است
aid-holder-winner = برنده‌ی جنگ
aid-map-neighbours = استان‌های مجاور
order-until = تا پایان همین جنگ.
order-topic-battle = در همین جنگ
order-topic-retain = در پایان دور
order-pass-battle = پاس تا پایان جنگ
order-why-battle_over = جنگ تمام شد
order-topic-battles = در همه‌ی جنگ‌ها
order-every-battle = در همه‌ی جنگ‌ها، جلو افتادن با کمترین هزینه (با صفر: کنار کشیدن)
stance-every-battle = هر جنگ تا قدرت { $count }، مهم‌ها با پرسیدن از من
score-battle_over = جنگ پیش از این تمام شده بود.
score-favour_must_be_placed = پس از این کارت باید نشانش را روی نقشه گذاشت: «{ $card }».
score-favour_out_of_play = در این بازی چنین نشانی روی نقشه گذاشته نمی‌شود.
score-has_passed = این بازیکن پاس داده است و در این جنگ دیگر بازی نمی‌کند.
story-opening = همه‌چیز از { $region } شروع شد؛ جایی که { $seat } نخستین جنگ را به پا کرد.
story-conquest = { $margin_id ->
    [alone] { $wording_id ->
        [a] { $seat } { $region } را بدون دردسر گرفت.
        [b] در { $region } کسی جلوی { $seat } نایستاد.
        [c] { $region } بدون درگیری به { $seat } رسید.
       *[d] { $seat } در { $region } رقیبی نداشت و آن را گرفت.
    }
    [hair] { $wording_id ->
        [a] { $region } با اختلافی ناچیز به { $seat } رسید: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
        [b] در { $region } چیزی نمانده بود { $rival_seat } ببرد: قدرتش { $rival_strength } بود، ولی { $seat } با { $strength } برد.
        [c] { $rival_seat } با قدرت { $rival_strength } هم به { $region } نرسید: { $seat } قدرت { $strength } داشت.
       *[d] جنگ { $region } نفس‌گیر بود: { $seat } با { $strength }، { $rival_seat } با { $rival_strength }.
    }
    [rout] { $wording_id ->
        [a] { $seat } در { $region } جای حرف باقی نگذاشت: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
        [b] در { $region } نتیجه از اول معلوم بود: { $seat } قدرت { $strength } داشت و { $rival_seat } فقط { $rival_strength }.
        [c] { $seat } در { $region } حریف را درهم شکست: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
       *[d] { $region } با اختلافی بزرگ به { $seat } رسید: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
    }
   *[clear] { $wording_id ->
        [a] { $region } با قدرت { $strength } به { $seat } رسید؛ نفر بعدی { $rival_seat } با قدرت { $rival_strength } بود.
        [b] { $seat } { $region } را گرفت: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
        [c] { $rival_seat } با قدرت { $rival_strength } برای { $region } جنگید، ولی { $seat } قدرت { $strength } داشت.
       *[d] در { $region }، { $seat } از { $rival_seat } جلو زد: { $strength } در برابر { $rival_strength }.
    }
}{ $greatest ->
    [yes] { " " }این بزرگ‌ترین جنگ بازی بود.
   *[no] { "" }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }به این ترتیب { $seat } با { $regions } استان پیش افتاد.
        [b] { " " }حالا { $seat } با { $regions } استان جلو بود.
        [c] { " " }با { $regions } استان، { $seat } از همه جلو زد.
       *[d] { " " }{ $regions } استان: { $seat } صدرنشین شد.
    }
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $wording_id ->
        [a] { $seat } استان { $region } را با اختلافی ناچیز از چنگ { $owner_seat } درآورد: { $strength } در برابر { $rival_strength }.
        [b] چیزی نمانده بود { $owner_seat } استان { $region } را نگه دارد، ولی { $seat } با { $strength } در برابر { $rival_strength } برد.
        [c] { $region } با کمترین اختلاف دست‌به‌دست شد: { $seat } آن را از { $owner_seat } گرفت، با { $strength } در برابر { $rival_strength }.
       *[d] { $strength } در برابر { $rival_strength } کافی بود تا { $seat } استان { $region } را از { $owner_seat } بگیرد.
    }
   *[clear] { $wording_id ->
        [a] { $seat } با قدرت { $strength } استان { $region } را از { $owner_seat } گرفت.
        [b] { $region } از دست { $owner_seat } رفت: { $seat } با قدرت { $strength } آمده بود.
        [c] { $region } دست‌به‌دست شد: { $owner_seat } جای خود را به { $seat } داد که قدرت { $strength } داشت.
       *[d] { $seat } با قدرت { $strength } { $region } را فتح کرد که تا آن وقت مال { $owner_seat } بود.
    }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }به این ترتیب { $seat } با { $regions } استان پیش افتاد.
        [b] { " " }حالا { $seat } با { $regions } استان جلو بود.
        [c] { " " }با { $regions } استان، { $seat } از همه جلو زد.
       *[d] { " " }{ $regions } استان: { $seat } صدرنشین شد.
    }
   *[no] { "" }
}
story-length = { $rounds ->
    [one] بازی { $battles } جنگ طول کشید.
   *[other] بازی { $rounds } دور و { $battles } جنگ طول کشید.
}
table-round = دور { $round }، جنگ { $battle }.
table-round-only = دور { $round }.
table-battle = جنگ { $battle }.
table-site = محل جنگ: { $region }.
table-targets-adjacent = پیروزی: { $adjacent } استان مجاور.
table-targets-total = پیروزی: بردن { $total } جنگ.
table-line = صف ارتش
sum-line = صف ارتش شما: { $now } ← { $then }.
gain-line = صف { $now } ← { $then }
sum-face_down = این کارت به پشت بازی می‌شود. وقتی به حساب می‌آید که دوباره کارتی بازی کنید یا جنگ تمام شود.
sum-ends = با این حرکت جنگ تمام می‌شود.
table-defender = { $defender_seat_is ->
    [you] به استان شما حمله شده است.
   *[other] مدافع: { $defender_seat }.
}
phase-choose = انتخاب محل جنگ
phase-battle = جنگ
phase-retain = پایان دور
prompt-choose = جنگ بعدی کجا باشد؟
prompt-battle = { $region ->
    [none] در جنگ نهایی چه می‌کنید؟
   *[other] در { $region } چه می‌کنید؟
}
waiting-choose = در انتظار: { $seats } (انتخاب محل جنگ)
group-regions = محل جنگ را انتخاب کنید
action-besiege = جنگ در { $region }
action-besiege_owned = جنگ در { $region }، استان { $owner_seat }
action-play_bishop_off = بازی کردن «{ $card }» و بیرون بردن نشان صلح
ask-besiege = جنگ بعدی بر سر { $region } است و شما شروعش می‌کنید.
ask-besiege_owned = جنگ بعدی بر سر { $region }، استان { $owner_seat }، است و شما شروعش می‌کنید.
ask-decline = نشان جنگ و انتخاب محل جنگ را به نفر سمت چپ خود واگذار می‌کنید.
ask-play = کارت «{ $card }» را به صف ارتش خود می‌آورید.
ask-play_bishop_off = کارت «{ $card }» را بازی می‌کنید. بالاترین سربازهای میدان و خود «{ $card }» می‌سوزند و نشان صلح از صفحه بیرون می‌رود.
ask-pass = پاس می‌دهید: در این جنگ دیگر کارتی بازی نمی‌کنید. صف ارتشتان می‌ماند، به حساب می‌آید و شاید هم ببرد.
ask-pass_final = پاس قطعی می‌دهید: دیگر با کارتی از این استان دفاع نمی‌کنید و در این جنگ باز هم از شما نمی‌پرسیم.
ask-hold_back = فعلاً دست نگه می‌دارید. تا کس دیگری در جنگ مانده است باز نوبت به شما می‌رسد و هنوز می‌توانید از استان خود دفاع کنید.
event-round_started = { $round ->
    [0] کارت‌ها بُر خوردند و پخش شدند.
   *[other] دور { $round }: کارت‌ها بُر خوردند و پخش شدند.
}
event-besieged = { $seat_is ->
    [you] جنگ { $battle }: به سوی { $region } لشکر کشیدید.
   *[other] جنگ { $battle }: { $seat } به سوی { $region } لشکر کشید.
}
event-declined = { $seat_is ->
    [you] انتخاب محل جنگ را به { $holder_seat } واگذار کردید.
   *[other] { $holder_seat_is ->
        [you] { $seat } انتخاب محل جنگ را به شما واگذار کرد: نشان جنگ نزد شماست.
       *[other] { $seat } انتخاب محل جنگ را به { $holder_seat } واگذار کرد.
    }
}
event-truce = { $seat_is ->
    [you] با ریش‌سفید شما، جنگ بی‌برنده تمام شد.
   *[other] با ریش‌سفید { $seat }، جنگ بی‌برنده تمام شد.
}
event-played = { $seat_is ->
    [you] کارت «{ $card }» را بازی کردید (قدرت صف: { $strength }).
   *[other] { $seat } کارت «{ $card }» را بازی کرد (قدرت صف: { $strength }).
}
event-took_back = { $seat_is ->
    [you] کارت «{ $card }» را بازی کردید و «{ $taken_card }» را به دست برگرداندید (قدرت صف: { $strength }).
   *[other] { $seat } کارت «{ $card }» را بازی کرد و «{ $taken_card }» را به دست برگرداند (قدرت صف: { $strength }).
}
event-burned = { $seat_is ->
    [you] از صف شما سوخت: { $cards } (قدرت صف: { $strength }).
   *[other] از صف { $seat } سوخت: { $cards } (قدرت صف: { $strength }).
}
event-favour_removed = { $seat_is ->
    [you] نشان صلح را از صفحه بیرون بردید؛ راه { $old_region } دوباره باز است.
   *[other] { $seat } نشان صلح را از صفحه بیرون برد؛ راه { $old_region } دوباره باز است.
}
event-favour_left_off = { $seat_is ->
    [you] نشان صلح را بیرون از صفحه نگه داشتید.
   *[other] { $seat } نشان صلح را بیرون از صفحه نگه داشت.
}
event-battle_won = { $seat_is ->
    [you] جنگ { $region } را بردید.
   *[other] { $seat } جنگ { $region } را برد.
}
event-battle_tied = جنگ { $region } مساوی شد.
event-battle_ended = جنگ { $region } تمام شد: { $strengths }.
event-stalemate = { $count } جنگ پشت سر هم گذشت و کسی یک کارت هم بازی نکرد. میزبان می‌تواند بازی را مساوی اعلام کند.
event-attacked = { $seat_is ->
    [you] جنگ { $battle }: به { $region }، استان { $owner_seat }، حمله کردید.
   *[other] { $owner_seat_is ->
        [you] جنگ { $battle }: { $seat } به { $region }، استان شما، حمله کرد.
       *[other] جنگ { $battle }: { $seat } به { $region }، استان { $owner_seat }، حمله کرد.
    }
}
event-held_back = { $seat_is ->
    [you] فعلاً دست نگه داشتید و هنوز می‌توانید وارد جنگ شوید.
   *[other] { $seat } فعلاً دست نگه داشت و هنوز می‌تواند وارد جنگ شود.
}
event-turned_up = { $seat_is ->
    [you] کارت مخفی خود را رو کردید: «{ $card }» (قدرت صف: { $strength }).
   *[other] { $seat } کارت مخفی خود را رو کرد: «{ $card }» (قدرت صف: { $strength }).
}
event-final_battle = { $seats_is ->
    [among] شما و { $seats_others } به یک اندازه استان دارید. جنگ نهایی با کارت‌های تازه کار را یکسره می‌کند.
   *[other] { $seats } به یک اندازه استان دارند. جنگ نهایی با کارت‌های تازه کار را یکسره می‌کند.
}
event-final_battle_ended = جنگ نهایی تمام شد: { $strengths }.
event-game_over = { $seats_is ->
    [none] { $reason_id ->
        [final_battle] بازی برنده ندارد: جنگ نهایی هم بی‌برنده تمام شد.
        [exhausted] بازی برنده ندارد: کارت‌ها تمام شد و همه به یک اندازه در جنگ‌ها پیروز شده‌اند.
       *[other] بازی برنده ندارد: { $reason }.
    }
    [you] بازی را بردید: { $reason }.
    [among] شما و { $seats_others } در پیروزی شریک شدید: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } بازی را برد: { $reason }.
       *[other] { $seats } در پیروزی شریک شدند: { $reason }.
    }
}
reason-final_battle = نتیجه‌ی جنگ نهایی
reason-winner = برنده‌ی جنگ
reason-defender = تساوی، پس صاحب استان
reason-surrendered = تساوی، پس آن که جنگ را تمام کرد
refusal-has_passed = پاس داده‌اید و در این جنگ دیگر نمی‌توانید کارتی بازی کنید؛ صف ارتشتان همچنان به حساب می‌آید. نوبت { $actor_seat } است.
refusal-not_in_final_battle = { $seats_is ->
    [none] جنگ نهایی بدون شما برگزار می‌شود.
   *[other] جنگ نهایی میان { $seats } است؛ شما فقط می‌توانید تماشا کنید.
}
refusal-not_in_line = این کارت در صف ارتش شما نیست: «{ $card }». آنچه در صف دارید: { $cards }.
refusal-region_taken = { $owner_seat_is ->
    [you] { $region } مال خود شماست. استانی انتخاب کنید که کسی ندارد.
   *[other] { $region } مال { $owner_seat } است. استانی انتخاب کنید که کسی ندارد.
}
refusal-region_unknown = در این نقشه چنین استانی نیست.
refusal-region_own = { $region } مال خود شماست. به استانی خالی یا استان کس دیگری حمله کنید.
refusal-too_many_drawn = پس از هر جنگ حداکثر { $most } کارت می‌شود کشید.
option-simultaneous_discards-about = پس از جنگ از همه هم‌زمان می‌پرسیم که کارت‌های دستشان را می‌سوزانند یا نه، و پاسخ‌ها با هم فاش می‌شود.
verb-besiege = جنگ

# --- سر میز با جعبه‌ی واقعی
action-correct_site = اصلاح: محل جنگ { $region } است
companion-correct-favour = جای نشان
action-correct_favour = { $region ->
    [none] اصلاح: نشان روی صفحه نیست
   *[other] اصلاح: نشان روی { $region } است
}

# برگه‌های امتیاز.
form-battles = جنگ‌ها
form-site = محل جنگ
form-strengths = زیر هر نشان قدرت ارتش آن بازیکن را بنویسید.
form-regions = استان‌ها
photo-region = استان { $number }: شماره‌اش
form-owned = هر استان را به رنگ صاحبش رنگ کنید، یا نشانه‌اش را با مداد در آن بنویسید.
form-count = استان در کل
form-marker-holder = نشان جنگ
entry-refusal-must_keep = میان آن کارت‌ها سرباز هست؛ کارت‌های دست را فقط وقتی می‌شود سوزاند که سربازی میانشان نباشد.

order-topic-siting = محل جنگ بعدی
order-sites = جنگ در اولین استان این فهرست که ممکن باشد
order-part-besiege = استان‌ها، به ترتیب اهمیت
order-why-no_site = در هیچ‌یک از استان‌های فهرستتان نمی‌شد جنگید
refusal-order_no_site = دست‌کم یک استان انتخاب کنید.
new-plans = پرسیدن از همه هم‌زمان، در شروع هر جنگ (پیشنهاد ما)
