# رکب: آنچه نام یا قانون دیگری دارد.

game-title-rakab = رکب
game-short-rakab = رکب

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

card-m10-effect = قدرتش ۱۰ است، پیش از اثر فصل و طبل. ریش‌سفیدها اول سراغ او می‌آیند.
card-winter-effect = روی جای فصل می‌رود. تا وقتی رو باشد، هر سرباز میدان فقط ۱ می‌ارزد؛ سربازهای شما هم.
card-spring-effect = روی جای فصل می‌رود. تا وقتی رو باشد، ارتشی که بالاترین سرباز میدان را دارد ۳ تا قوی‌تر می‌شود.
card-bishop-effect = سربازهایی را که بالاترین عدد میدان را دارند در همه‌ی صف‌ها می‌سوزاند، در صف شما هم. بعد نشان صلح را روی استانی خالی می‌گذارید.
card-courtesan-effect = در هر هوایی قدرتش ۱ است. هر که در پایان جنگ از همه بیشتر شیرزن داشته باشد، برده یا باخته، محل جنگ بعدی را انتخاب می‌کند.
card-drummer-effect = قدرت سربازهای صف خودتان را دو برابر می‌کند. طبل دوم فقط سروصداست.
card-heroine-effect = قدرتش ۱۰ است و نه فصل بر او اثر دارد، نه طبل، نه ریش‌سفید.
card-scarecrow-effect = می‌توانید یکی از سربازهای صف خودتان را به دست برگردانید، یا هیچ‌کدام را. مترسک در صف می‌ماند و به حساب نمی‌آید.
card-surrender-effect = جنگ همان دم تمام می‌شود و صف‌ها همان‌طور که هستند شمرده می‌شوند.

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

prompt-discard = هیچ سربازی در دست ندارید. دستتان را می‌سوزانید یا نگه می‌دارید؟

action-play_bishop = بازی کردن { $card } و گذاشتن نشان صلح در { $region }
ask-play_scarecrow = کارت { $card } را بازی می‌کنید و { $taken_card } از صف شما به دستتان برمی‌گردد. خود { $card } در صف می‌ماند.
ask-play_scarecrow_alone = کارت { $card } را بازی می‌کنید و چیزی برنمی‌گردانید. خود { $card } در صف می‌ماند.
ask-play_bishop = کارت { $card } را بازی می‌کنید. بالاترین سربازهای میدان می‌سوزند و نشان صلح به { $region } می‌رود.
ask-play_bishop_alone = کارت { $card } را بازی می‌کنید. بالاترین سربازهای میدان می‌سوزند.

event-started = { $holder_seat_is ->
    [you] قرعه به نام شما افتاد: نشان جنگ نزد شماست و محل جنگ نخست را شما انتخاب می‌کنید.
   *[other] قرعه به نام { $holder_seat } افتاد: نشان جنگ نزد اوست و محل جنگ نخست را او انتخاب می‌کند.
}
event-holder_named = { $holder_seat_is ->
    [you] قرار بر این بود که شما آغاز کنید: نشان جنگ نزد شماست و محل جنگ نخست را شما انتخاب می‌کنید.
   *[other] قرار بر این بود که { $holder_seat } آغاز کند: نشان جنگ نزد اوست و محل جنگ نخست را او انتخاب می‌کند.
}
event-favour_placed = { $seat_is ->
    [you] نشان صلح را در { $region } گذاشتید.
   *[other] { $seat } نشان صلح را در { $region } گذاشت.
}
event-favour_moved = { $seat_is ->
    [you] نشان صلح را از { $old_region } به { $region } بردید.
   *[other] { $seat } نشان صلح را از { $old_region } به { $region } برد.
}
event-favour_stayed = { $seat_is ->
    [you] نشان صلح را همان‌جا در { $region } گذاشتید بماند.
   *[other] { $seat } نشان صلح را همان‌جا در { $region } گذاشت بماند.
}
event-holder = { $reason_id ->
    [courtesans] { $holder_seat_is ->
        [you] شیرزن‌هایتان از همه بیشتر بود: نشان جنگ نزد شماست.
       *[other] بیشترین شیرزن: نشان جنگ نزد { $holder_seat } است.
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
        [you] نشان جنگ نزد برنده‌ی جنگ است، یعنی شما.
       *[other] نشان جنگ نزد برنده‌ی جنگ است، یعنی { $holder_seat }.
    }
}
event-hand_discarded = { $seat_is ->
    [you] دستتان را سوزاندید (تعداد کارت: { $count }).
   *[other] { $seat } که سربازی در دست نداشت، دستش را سوزاند (تعداد کارت: { $count }).
}
event-hand_kept = { $seat_is ->
    [you] دستتان را نگه داشتید، هرچند سربازی در آن نیست (تعداد کارت: { $count }).
   *[other] { $seat } که سربازی در دست ندارد، دستش را نگه داشت (تعداد کارت: { $count }).
}
event-handed_in = { $seat_is ->
    [you] آخرین کسی بودید که هنوز کارت داشت و همه را سوزاندید (تعداد کارت: { $count }).
   *[other] { $seat } آخرین کسی بود که هنوز کارت داشت و همه را سوزاند (تعداد کارت: { $count }).
}

reason-adjacent = به تعداد لازم استان مجاور
reason-total = گرفتن استان‌های لازم
reason-count = بیشترین استان، وقتی استان خالی نماند
reason-courtesans = بیشترین شیرزن

refusal-favour_out_of_play = حالا جایی برای نشان صلح نیست. ریش‌سفید را بی‌هیچ استانی بازی کنید.
refusal-favour_must_be_placed = با { $card } باید نشان صلح را روی استانی خالی بگذارید.
refusal-holds_mercenaries = در دستتان سرباز دارید و فقط دست بی‌سرباز را می‌شود سوزاند. حالا { $actor_seat } تصمیم می‌گیرد.
refusal-malformed = در این بازی چنین حرکتی نیست. حرکت‌ها این شکلی‌اند: «{"\u2066"}play winter{"\u2069"}»، «{"\u2066"}play bishop lia{"\u2069"}»، «{"\u2066"}besiege morina{"\u2069"}»، «{"\u2066"}pass{"\u2069"}».
refusal-must_keep = در دستتان سرباز دارید و فقط دست بی‌سرباز را می‌شود سوزاند. پس فقط می‌توانید نگهش دارید.
refusal-needs_region = پس از { $card } بنویسید نشان صلح به کدام استان برود.
refusal-not_a_mercenary = مترسک فقط سربازها را برمی‌گرداند، نه این را: { $card }.
refusal-nothing_to_take = در صف شما سربازی نیست، پس { $card } هم برنمی‌گردد. می‌توانید مترسک را بدون برگرداندن چیزی بازی کنید.
refusal-region_contested = در { $region } جنگ است؛ نشان صلح استانی خالی می‌خواهد.
refusal-region_favoured = در { $region } صلح است و تا ریش‌سفیدی نشان را نبرد، آنجا جنگی نمی‌شود. استان دیگری انتخاب کنید.

option-hidden_cards-about = سرباز، طبل‌زن، شیردخت و شیرزن پشت‌ورو می‌مانند تا صاحبشان دوباره کارتی بازی کند. قانونی خانگی است.
option-larger_empires-about = برای پیروزی یک استان به‌هم‌پیوسته بیشتر لازم است. قانونی خانگی است.
option-spring_bonus = پاداش بهار
option-spring_bonus-about = بهار به کل ارتشی که بالاترین سرباز را دارد ۳ می‌دهد یا به هر کارت آن.
option-spring_bonus-per_army = ۳ برای ارتش
option-spring_bonus-per_card = ۳ برای هر کارت
option-strict_borders = فقط خط مرز است
option-strict_borders-about = بلا با بورژه، و کالین با پلاداچی، که فقط در یک نقطه به هم می‌رسند همسایه نیستند.
option-duel_discards = سوزاندن دست در بازی دونفره
option-duel_discards-about = در بازی دونفره هم دست بی‌سرباز را پس از جنگ می‌شود سوزاند.
option-skip_sites = بازی دونفره بی‌نقشه
option-skip_sites-about = در بازی دونفره کسی استان انتخاب نمی‌کند؛ استان خالی بعدی به کار می‌رود.

table-holder = { $holder_seat_is ->
    [you] نشان جنگ نزد شماست.
   *[other] نشان جنگ نزد { $holder_seat } است.
}
table-favour = نشان صلح روی { $region } است.
table-favour-off = نشان صلح بیرون از صفحه است.
table-season-winter = زمستان است: هر سرباز تنها ۱ می‌ارزد.
table-season-spring = بهار است: ارتشی که بالاترین سرباز را دارد ۳ تا بیشتر می‌ارزد.
table-targets = پیروزی: { $total } استان، یا { $adjacent } استان به‌هم‌پیوسته.
table-regions = استان
result-score = { $count } استان

aid-board-title = نقشه‌ی استان‌ها
aid-board-favour = نشان صلح روی { $region } است.
aid-board-has-favour = در صلح
aid-board-key-favour = نشان صلح
aid-subtitle = { $fewest } تا { $most } نفر · { $cards } کارت · { $regions } استان
aid-mercenaries = سربازها
aid-battle-lead = دارنده‌ی نشان جنگ آن را روی استانی خالی گذاشته است و جنگ را آغاز می‌کند.
aid-battle-turn = در نوبت خود یا <b>یک کارت</b> به صف ارتشتان می‌آورید یا <b>پاس</b> می‌دهید. فصل‌ها روی صفحه می‌روند. نوبت ساعت‌گرد می‌چرخد.
aid-strength-winter = <b>{ $winter }:</b> هر سرباز میدان ۱ به حساب می‌آید.
aid-strength-drummer = <b>{ $drummer }:</b> سربازهای همان ارتش دو برابر می‌شوند.
aid-strength-spring = <b>{ $spring }:</b> ارتشی که بالاترین سرباز میدان را دارد یک بار ۳ تا می‌گیرد. این ۳ هرگز دو برابر نمی‌شود.
aid-favour = نشان صلح
aid-favour-rule = در استانی که نشان صلح روی آن است جنگی درنمی‌گیرد. هر { $bishop } باید آن را روی استانی خالی بگذارد، جز محل جنگ کنونی.
aid-after-region = <b>استان.</b> تنها قوی‌ترین ارتش آن را می‌گیرد. اگر مساوی شود، هیچ‌کس.
aid-after-lines = <b>همه‌ی صف‌ها</b> و فصل‌ها می‌سوزند.
aid-after-hands = <b>دست‌ها.</b> از دارنده‌ی تازه و ساعت‌گرد: هر که کارت دارد ولی <b>هیچ سربازی</b> در دستش نیست، می‌تواند همه‌ی دستش را بسوزاند؛ یا همه، یا هیچ.
aid-after-round = <b>چه کسی کارت دارد؟</b> اگر دست‌کم دو نفر، جنگ بعدی. اگر فقط یک نفر، همه را می‌سوزاند. پس از آن، یا اگر هیچ‌کس کارتی نداشت، کارت‌ها از نو پخش می‌شوند.
aid-after-holder = <b>دارنده‌ی تازه‌ی نشان جنگ</b> (جدول پایین) محل جنگ بعدی را انتخاب می‌کند.
aid-holder-left = آخرین کسی که پاس داد؛ وگرنه آن که جنگ را تمام کرد
aid-deal-rule = همه‌ی کارت‌ها را بُر بزنید. به هر بازیکن <b>{ $hand } کارت</b> بدهید، و <b>برای هر استانش { $bonus } کارت دیگر</b>.
aid-deal-first = در آغاز، پیش از انتخاب نخستین استان، هر نفر { $hand } کارت می‌گیرد.
aid-victory-adjacent = استان به‌هم‌پیوسته
aid-victory-total = یا استان در کل
aid-victory-chain = استان‌های به‌هم‌پیوسته با مرز مشترک به هم می‌رسند؛ لازم نیست همه با هم همسایه باشند.
aid-victory-count = وقتی استان خالی برای جنگ نمانده باشد، هر که استان بیشتری دارد برنده است؛ اگر مساوی باشند، در پیروزی شریک‌اند.
aid-duel = <b>دونفره:</b> هر کس دسته‌ای { $cards } کارتی و دستی { $hand } کارتی دارد که پس از هر جنگ از همان دسته پر می‌شود. هر چه بازی شد از بازی بیرون می‌رود. ریش‌سفید فقط می‌سوزاند. با { $wins } جنگ برده پیروز می‌شوید.
