# واژه‌های بازی Condottiere، ویراست سوم. نام‌ها را Fluent خودش جدا می‌کند.

game-title-condottiere-3e = ‏Condottiere، ویراست سوم
game-short-condottiere-3e = Condottiere
game-about-condottiere-3e = مزدورها برای ناحیه‌های ایتالیا می‌جنگند. چه سپاهی به میدان می‌فرستید و کی پاس می‌دهید؟

# --- کارت‌ها ---

card-m1 = مزدور ۱
card-m2 = مزدور ۲
card-m3 = مزدور ۳
card-m4 = مزدور ۴
card-m5 = مزدور ۵
card-m6 = مزدور ۶
card-m10 = مزدور ۱۰
card-winter = زمستان
card-spring = بهار
card-bishop = اسقف
card-courtesan = معشوقه
card-drummer = طبال
card-heroine = شیرزن
card-scarecrow = مترسک
card-surrender = تسلیم

card-m1-effect = قدرتش { $strength } است. کوچک است ولی به حساب می‌آید، و هیچ زمستانی کوچک‌ترش نمی‌کند.
card-m2-effect = قدرتش { $strength } است، مگر آنکه فصل یا طبل تغییرش بدهد.
card-m3-effect = قدرتش { $strength } است، مگر آنکه فصل یا طبل تغییرش بدهد.
card-m4-effect = قدرتش { $strength } است، مگر آنکه فصل یا طبل تغییرش بدهد.
card-m5-effect = قدرتش { $strength } است، مگر آنکه فصل یا طبل تغییرش بدهد.
card-m6-effect = قدرتش { $strength } است، مگر آنکه فصل یا طبل تغییرش بدهد.
card-m10-effect = قدرتش { $strength } است، مگر آنکه فصل یا طبل تغییرش بدهد. اسقف‌ها اول سراغ او می‌آیند.
card-winter-effect = تا وقتی این کارت در یکی از خط‌های نبرد است، قدرت همه‌ی مزدورهای میدان فقط { $worth } است، مزدورهای شما هم. همه‌ی بهارهای روی میز را می‌سوزاند.
card-spring-effect = تا وقتی این کارت در یکی از خط‌های نبرد است، قدرت هر یک از قوی‌ترین مزدورهای میدان { $bonus } واحد بیشتر است، مال هر بازیکنی که باشند. همه‌ی زمستان‌های روی میز را می‌سوزاند.
card-bishop-effect = قوی‌ترین مزدورهای میدان را در همه‌ی خط‌ها می‌سوزاند، خط شما را هم؛ بعد خودش می‌سوزد.
card-bishop-favour = شما رحمت پاپ را روی ناحیه‌ای خالی می‌گذارید یا از صفحه بیرون می‌برید.
card-bishop-favour_any = شما رحمت پاپ را روی هر ناحیه‌ای، خالی یا صاحب‌دار، می‌گذارید یا از صفحه بیرون می‌برید.
card-courtesan-effect = قدرتش همیشه { $strength } است. هر که در پایان نبرد از همه بیشتر معشوقه داشته باشد، چه ببرد چه ببازد، محل نبرد بعدی را انتخاب می‌کند.
card-drummer-effect = قدرت همه‌ی مزدورهای خط خودتان را دو برابر می‌کند. طبل دوم فقط سروصداست.
card-heroine-effect = قدرتش همیشه { $strength } است و نه فصل بر او اثر دارد، نه طبل، نه اسقف.
card-scarecrow-effect = می‌توانید یکی از مزدورهای خط خودتان را به دست برگردانید، یا هیچ‌کدام را. مترسک در هر صورت می‌سوزد.
card-surrender-effect = نبرد همان لحظه تمام می‌شود و خط‌ها همان‌طور که هستند شمرده می‌شوند.

# --- ناحیه‌ها و فصل‌ها ---

region-torino = تورین
region-milano = میلان
region-venezia = ونیز
region-genova = جنوا
region-mantova = مانتوا
region-parma = پارما
region-modena = مودنا
region-ferrara = فرارا
region-bologna = بولونیا
region-lucca = لوکا
region-firenze = فلورانس
region-siena = سیه‌نا
region-urbino = اوربینو
region-ancona = آنکونا
region-spoleto = اسپولتو
region-roma = رم
region-napoli = ناپل

season-winter = زمستان
season-spring = بهار

# --- فازها: نام، پرسش از خواننده، در انتظار چه کسی هستیم ---

phase-choose = انتخاب محل نبرد
phase-battle = نبرد
phase-discard = سوزاندن کارت از دست
phase-retain = پایان راند
phase-draw = کشیدن کارت
phase-over = پایان بازی

prompt-choose = نبرد بعدی کجا باشد؟
prompt-battle = { $region ->
    [none] در نبرد نهایی چه می‌کنید؟
   *[other] در { $region } چه می‌کنید؟
}
prompt-defend = به { $region }، ناحیه‌ی شما، حمله شده است. چه می‌کنید؟
prompt-discard = هیچ مزدوری در دست ندارید. کارت‌هایتان را می‌سوزانید یا نگه می‌دارید؟
prompt-retain = فقط شما هنوز کارت دارید. کدام‌ها را نگه می‌دارید؟
prompt-discard_secretly = کارت‌هایتان را می‌سوزانید؟ از همه می‌پرسیم و پاسخ‌ها با هم فاش می‌شود.
prompt-draw = چند کارت می‌کشید؟

waiting-choose = در انتظار: { $seats } (انتخاب محل نبرد)
waiting-battle = در انتظار: { $seats } (بازی کردن کارت یا پاس)
waiting-discard = در انتظار: { $seats } (سوزاندن یا نگه داشتن کارت‌های دست)
waiting-retain = در انتظار: { $seats } (انتخاب کارت‌های ماندنی)
waiting-draw = در انتظار: { $seats } (کشیدن کارت)

# --- کارهایی که می‌شود کرد: دکمه، عنوان، و اینکه با زدنش چه می‌شود ---

group-regions = محل نبرد را انتخاب کنید
group-cards = کارتی بازی کنید
group-pass = یا پاس بدهید
group-hand = کارت‌های دست شما
group-retained = کارت‌های ماندنی
group-drawn = کارت بکشید
group-deals = نشان دادن کارت

action-besiege = نبرد در { $region }
action-besiege_owned = نبرد در { $region }، ناحیه‌ی { $owner_seat }
action-decline = واگذاری انتخاب
action-play_scarecrow = بازی کردن «{ $card }» و برگرداندن «{ $taken_card }»
action-play_scarecrow_alone = بازی کردن «{ $card }» بدون برگرداندن چیزی
action-play_bishop = بازی کردن «{ $card }» و گذاشتن رحمت پاپ روی { $region }
action-play_bishop_off = بازی کردن «{ $card }» و بیرون بردن رحمت پاپ
action-play_bishop_alone = بازی کردن «{ $card }»
action-pass = پاس
action-discard = سوزاندن کارت‌های دست
action-keep = نگه داشتن کارت‌های دست
action-retain = نگه داشتن { $cards }
action-retain_none = هیچ کارتی نگه نمی‌دارم
action-pass_final = پاس قطعی
action-hold_back = فعلاً پاس
action-show = نشان دادن به { $seats }: { $cards }
action-draw = کشیدن { $count } کارت
action-draw_none = کارتی نمی‌کشم

ask-besiege = نبرد بعدی بر سر { $region } است و شما شروعش می‌کنید.
ask-besiege_owned = نبرد بعدی بر سر { $region }، ناحیه‌ی { $owner_seat }، است و شما شروعش می‌کنید.
ask-decline = توکن Condottiere و انتخاب محل نبرد را به نفر سمت چپ خود واگذار می‌کنید.
ask-play = کارت «{ $card }» را به خط نبرد خود می‌آورید.
ask-play_scarecrow = کارت «{ $card }» را بازی می‌کنید و «{ $taken_card }» از خط شما به دستتان برمی‌گردد. خود «{ $card }» می‌سوزد.
ask-play_scarecrow_alone = کارت «{ $card }» را بازی می‌کنید و چیزی برنمی‌گردانید. خود «{ $card }» می‌سوزد.
ask-play_bishop = کارت «{ $card }» را بازی می‌کنید. قوی‌ترین مزدورهای میدان و خود «{ $card }» می‌سوزند و رحمت پاپ روی { $region } می‌رود.
ask-play_bishop_off = کارت «{ $card }» را بازی می‌کنید. قوی‌ترین مزدورهای میدان و خود «{ $card }» می‌سوزند و رحمت پاپ از صفحه بیرون می‌رود.
ask-play_bishop_alone = کارت «{ $card }» را بازی می‌کنید. قوی‌ترین مزدورهای میدان و خود «{ $card }» می‌سوزند.
ask-pass = پاس می‌دهید: در این نبرد دیگر کارتی بازی نمی‌کنید. خط نبردتان می‌ماند، به حساب می‌آید و شاید هم ببرد.
ask-discard = همه‌ی کارت‌هایتان را می‌سوزانید و منتظر کارت‌های تازه می‌مانید.
ask-keep = کارت‌های دستتان را نگه می‌دارید.
ask-retain = این کارت‌ها را نگه می‌دارید: { $cards }. بقیه‌ی کارت‌های دستتان می‌سوزند و بعد کارت‌های تازه پخش می‌شود.
ask-retain_none = همه‌ی کارت‌های دستتان می‌سوزند و بعد کارت‌های تازه پخش می‌شود.
ask-pass_final = پاس قطعی می‌دهید: دیگر با کارتی از این ناحیه دفاع نمی‌کنید و در این نبرد باز هم از شما نمی‌پرسیم.
ask-hold_back = فعلاً دست نگه می‌دارید. تا کس دیگری در نبرد مانده است باز نوبت به شما می‌رسد و هنوز می‌توانید از ناحیه‌ی خود دفاع کنید.
ask-show = به { $seats } نشان می‌دهید: { $cards }. کس دیگری باخبر نمی‌شود و کارت‌ها در دست شما می‌ماند.
ask-draw = از دسته { $count } کارت می‌کشید.
ask-draw_none = این بار کارتی نمی‌کشید.

# --- آنچه گذشت ---

event-started = { $holder_seat_is ->
    [you] قرعه به نام شما افتاد: توکن Condottiere نزد شماست و محل نبرد نخست را شما انتخاب می‌کنید.
   *[other] قرعه به نام { $holder_seat } افتاد: توکن Condottiere نزد اوست و محل نبرد نخست را او انتخاب می‌کند.
}
event-holder_named = { $holder_seat_is ->
    [you] طبق توافق، شما شروع می‌کنید: توکن Condottiere نزد شماست و محل نبرد نخست را شما انتخاب می‌کنید.
   *[other] طبق توافق، { $holder_seat } شروع می‌کند: توکن Condottiere نزد اوست و محل نبرد نخست را او انتخاب می‌کند.
}
event-round_started = { $round ->
    [0] کارت‌ها بُر خوردند و پخش شدند.
   *[other] راند { $round }: کارت‌ها بُر خوردند و پخش شدند.
}
event-besieged = { $seat_is ->
    [you] نبرد { $battle }: به سوی { $region } لشکر کشیدید.
   *[other] نبرد { $battle }: { $seat } به سوی { $region } لشکر کشید.
}
event-declined = { $seat_is ->
    [you] انتخاب محل نبرد را به { $holder_seat } واگذار کردید.
   *[other] { $holder_seat_is ->
        [you] { $seat } انتخاب محل نبرد را به شما واگذار کرد: توکن Condottiere نزد شماست.
       *[other] { $seat } انتخاب محل نبرد را به { $holder_seat } واگذار کرد.
    }
}
event-truce = { $seat_is ->
    [you] با اسقف شما، نبرد بی‌برنده تمام شد.
   *[other] با اسقف { $seat }، نبرد بی‌برنده تمام شد.
}
event-handed_in = { $seat_is ->
    [you] آخرین کسی بودید که هنوز کارت داشت و { $count } کارتتان را پس دادید.
   *[other] { $seat } آخرین کسی بود که هنوز کارت داشت و { $count } کارتش را پس داد.
}
event-played = { $seat_is ->
    [you] کارت «{ $card }» را بازی کردید (قدرت خط: { $strength }).
   *[other] { $seat } کارت «{ $card }» را بازی کرد (قدرت خط: { $strength }).
}
event-took_back = { $seat_is ->
    [you] کارت «{ $card }» را بازی کردید و «{ $taken_card }» را به دست برگرداندید (قدرت خط: { $strength }).
   *[other] { $seat } کارت «{ $card }» را بازی کرد و «{ $taken_card }» را به دست برگرداند (قدرت خط: { $strength }).
}
event-burned = { $seat_is ->
    [you] از خط شما سوخت: { $cards } (قدرت خط: { $strength }).
   *[other] از خط { $seat } سوخت: { $cards } (قدرت خط: { $strength }).
}
event-favour_placed = { $seat_is ->
    [you] رحمت پاپ را روی { $region } گذاشتید.
   *[other] { $seat } رحمت پاپ را روی { $region } گذاشت.
}
event-favour_moved = { $seat_is ->
    [you] رحمت پاپ را از روی { $old_region } به روی { $region } بردید.
   *[other] { $seat } رحمت پاپ را از روی { $old_region } به روی { $region } برد.
}
event-favour_stayed = { $seat_is ->
    [you] رحمت پاپ را همان‌جا، روی { $region }، نگه داشتید.
   *[other] { $seat } رحمت پاپ را همان‌جا، روی { $region }، نگه داشت.
}
event-favour_removed = { $seat_is ->
    [you] رحمت پاپ را از صفحه بیرون بردید؛ راه { $old_region } دوباره باز است.
   *[other] { $seat } رحمت پاپ را از صفحه بیرون برد؛ راه { $old_region } دوباره باز است.
}
event-favour_left_off = { $seat_is ->
    [you] رحمت پاپ را بیرون از صفحه نگه داشتید.
   *[other] { $seat } رحمت پاپ را بیرون از صفحه نگه داشت.
}
event-passed = { $seat_is ->
    [you] پاس دادید.
   *[other] { $seat } پاس داد.
}
event-battle_ended = نبرد { $region } تمام شد: { $strengths }.
event-stalemate = { $count } نبرد پشت سر هم گذشت و کسی یک کارت هم بازی نکرد. میزبان می‌تواند بازی را مساوی اعلام کند.
event-battle_won = { $seat_is ->
    [you] نبرد { $region } را بردید.
   *[other] { $seat } نبرد { $region } را برد.
}
event-battle_tied = نبرد { $region } مساوی شد.
event-hand_emptied = { $seat_is ->
    [you] دیگر کارتی در دست ندارید.
   *[other] { $seat } دیگر کارتی در دست ندارد.
}
event-handed_all_in = { $seat_is ->
    [you] آخرین کسی بودید که هنوز کارت داشت و کارت‌هایتان را پس دادید.
   *[other] { $seat } آخرین کسی بود که هنوز کارت داشت و کارت‌هایش را پس داد.
}
event-retained_some = { $seat_is ->
    [you] آخرین کسی بودید که هنوز کارت داشت و { $count } کارت نگه داشتید.
   *[other] { $seat } آخرین کسی بود که هنوز کارت داشت و { $count } کارت نگه داشت.
}
event-conquered = { $seat_is ->
    [you] { $region } را با قدرت { $strength } فتح کردید.
   *[other] { $seat } با قدرت { $strength } { $region } را فتح کرد.
}
event-undecided = { $strength ->
    [0] کسی نیرویی به میدان نیاورد: { $region } خالی ماند.
   *[other] { $region } خالی ماند. مساوی با قدرت { $strength }: { $seats }.
}
event-holder = { $reason_id ->
    [courtesans] { $holder_seat_is ->
        [you] بیشترین معشوقه را شما داشتید: توکن Condottiere نزد شماست.
       *[other] بیشترین معشوقه را { $holder_seat } داشت: توکن Condottiere نزد اوست.
    }
    [left_of_holder] { $holder_seat_is ->
        [you] کسی برنده نشد، پس توکن Condottiere به سمت چپ رفت و به شما رسید.
       *[other] کسی برنده نشد، پس توکن Condottiere به سمت چپ رفت و به { $holder_seat } رسید.
    }
    [defender] { $holder_seat_is ->
        [you] نبرد مساوی شد و ناحیه برای شما ماند: توکن Condottiere هم نزد شماست.
       *[other] نبرد مساوی شد و توکن Condottiere نزد صاحب ناحیه، { $holder_seat }، است.
    }
   *[winner] { $holder_seat_is ->
        [you] نبرد را بردید و توکن Condottiere نزد شماست.
       *[other] { $holder_seat } نبرد را برد و توکن Condottiere نزد اوست.
    }
}
event-hand_discarded = { $seat_is ->
    [you] همه‌ی کارت‌هایتان را سوزاندید ({ $count } کارت).
   *[other] { $seat } که مزدوری در دست نداشت، همه‌ی کارت‌های دستش را سوزاند ({ $count } کارت).
}
event-burned_own = { $seat_is ->
    [you] کارت‌هایی که سوزاندید: { $cards }.
   *[other] کارت‌هایی که { $seat } سوزاند: { $cards }.
}
event-hand_kept = { $seat_is ->
    [you] کارت‌های دستتان را نگه داشتید، هرچند مزدوری میانشان نیست ({ $count } کارت).
   *[other] { $seat } که مزدوری در دست ندارد، کارت‌های دستش را نگه داشت ({ $count } کارت).
}
event-retained = { $seat_is ->
    [you] آخرین کسی بودید که هنوز کارت داشت: { $count } کارت نگه داشتید و { $burned } کارت سوزاندید.
   *[other] { $seat } آخرین کسی بود که هنوز کارت داشت: { $count } کارت نگه داشت و { $burned } کارت سوزاند.
}
event-retained_own = { $cards_count ->
    [0] { $seat_is ->
        [you] هیچ کارتی نگه نداشتید.
       *[other] { $seat } هیچ کارتی نگه نداشت.
    }
   *[other] { $seat_is ->
        [you] این کارت‌ها را نگه داشتید: { $cards }.
       *[other] { $seat } این کارت‌ها را نگه داشت: { $cards }.
    }
}
event-attacked = { $seat_is ->
    [you] نبرد { $battle }: به { $region }، ناحیه‌ی { $owner_seat }، حمله کردید.
   *[other] { $owner_seat_is ->
        [you] نبرد { $battle }: { $seat } به { $region }، ناحیه‌ی شما، حمله کرد.
       *[other] نبرد { $battle }: { $seat } به { $region }، ناحیه‌ی { $owner_seat }، حمله کرد.
    }
}
event-held_back = { $seat_is ->
    [you] فعلاً دست نگه داشتید و هنوز می‌توانید وارد نبرد شوید.
   *[other] { $seat } فعلاً دست نگه داشت و هنوز می‌تواند وارد نبرد شود.
}
event-played_hidden = { $seat_is ->
    [you] کارتی را به پشت بازی کردید.
   *[other] { $seat } کارتی را به پشت بازی کرد.
}
event-hid_own = { $seat_is ->
    [you] کارت مخفی شما «{ $card }» است.
   *[other] کارت مخفی { $seat } «{ $card }» است.
}
event-turned_up = { $seat_is ->
    [you] کارت مخفی خود را رو کردید: «{ $card }» (قدرت خط: { $strength }).
   *[other] { $seat } کارت مخفی خود را رو کرد: «{ $card }» (قدرت خط: { $strength }).
}
event-taken_over = { $seat_is ->
    [you] { $region } را با قدرت { $strength } از دست { $owner_seat } درآوردید.
   *[other] { $owner_seat_is ->
        [you] { $seat } با قدرت { $strength } { $region } را از دست شما درآورد.
       *[other] { $seat } با قدرت { $strength } { $region } را از دست { $owner_seat } درآورد.
    }
}
event-defended = { $seat_is ->
    [you] با قدرت { $strength } از { $region } دفاع کردید.
   *[other] { $seat } با قدرت { $strength } از { $region } دفاع کرد.
}
event-held_in_tie = { $owner_seat_is ->
    [you] { $region } برای شما ماند: مساوی با قدرت { $strength }.
   *[other] { $region } برای { $owner_seat } ماند: مساوی با قدرت { $strength }.
}
event-answered = { $seat_is ->
    [you] پاسخ دادید؛ همه‌ی پاسخ‌ها با هم فاش می‌شود.
   *[other] { $seat } پاسخ داد.
}
event-hands_kept = { $seats_is ->
    [you] کارت‌های دستتان را نگه داشتید.
    [among] شما و { $seats_others } کارت‌های دستتان را نگه داشتید.
   *[other] { $seats_count ->
        [one] { $seats } کارت‌های دستش را نگه داشت.
       *[other] { $seats } کارت‌های دستشان را نگه داشتند.
    }
}
event-took_cards = { $seat_is ->
    [you] { $count } کارت کشیدید و حالا { $size } کارت در دست دارید.
   *[other] { $seat } { $count } کارت کشید و حالا { $size } کارت در دست دارد.
}
event-showed = { $seat_is ->
    [you] به { $seats } نشان دادید: { $cards }.
   *[other] { $seats_is ->
        [you] { $seat } به شما نشان داد: { $cards }.
        [among] { $seat } به شما و { $seats_others } نشان داد: { $cards }.
       *[other] { $seat } به { $seats } نشان داد: { $cards }.
    }
}
event-drew_cards = { $seat_is ->
    [you] { $count } کارت کشیدید.
   *[other] { $seat } { $count } کارت کشید.
}
event-drew_nothing = { $seat_is ->
    [you] کارتی نکشیدید.
   *[other] { $seat } کارتی نکشید.
}
event-pile_renewed = دسته تمام شد: { $count } کارت سوخته بُر خوردند و دسته‌ی تازه‌ای شدند.
event-final_battle = { $seats_is ->
    [among] شما و { $seats_others } به یک اندازه ناحیه دارید. نبرد نهایی با کارت‌های تازه کار را یکسره می‌کند.
   *[other] { $seats } به یک اندازه ناحیه دارند. نبرد نهایی با کارت‌های تازه کار را یکسره می‌کند.
}
event-final_battle_ended = نبرد نهایی تمام شد: { $strengths }.
event-game_over = { $seats_is ->
    [none] { $reason_id ->
        [final_battle] بازی برنده ندارد: نبرد نهایی هم بی‌برنده تمام شد.
        [exhausted] بازی برنده ندارد: کارت‌ها تمام شد و همه به یک اندازه نبرد برده‌اند.
       *[other] بازی برنده ندارد: { $reason }.
    }
    [you] بازی را بردید: { $reason }.
    [among] شما و { $seats_others } در پیروزی شریک شدید: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } بازی را برد: { $reason }.
       *[other] { $seats } در پیروزی شریک شدند: { $reason }.
    }
}

reason-adjacent = زنجیره‌ی کامل ناحیه‌های همسایه
reason-total = تعداد کافی ناحیه
reason-count = بیشترین ناحیه، وقتی ناحیه‌ی خالی نماند
reason-final_battle = نتیجه‌ی نبرد نهایی
reason-courtesans = بیشترین معشوقه
reason-winner = برنده‌ی نبرد
reason-left_of_holder = کسی برنده نشد، پس نفر سمت چپ
reason-defender = تساوی، پس صاحب ناحیه
reason-last_to_pass = تساوی، پس آخرین کسی که پاس داد
reason-surrendered = تساوی، پس آن که نبرد را تمام کرد
reason-exhausted = کارتی نماند

# --- چرا نمی‌شود و چه می‌شود کرد ---

refusal-card_not_in_hand = این کارت را در دست ندارید یا به این تعداد ندارید: «{ $card }».
refusal-favour_must_be_placed = با «{ $card }» باید توکن رحمت پاپ را روی ناحیه‌ای خالی بگذارید.
refusal-favour_out_of_play = رحمت پاپ در نبرد نهایی نقشی ندارد. اسقف را بدون نام ناحیه بازی کنید.
refusal-game_over = بازی تمام شده است و حرکتی نمانده.
refusal-has_passed = پاس داده‌اید و در این نبرد دیگر نمی‌توانید کارتی بازی کنید؛ خط نبردتان همچنان به حساب می‌آید. نوبت { $actor_seat } است.
refusal-holds_mercenaries = در دستتان مزدور دارید؛ کارت‌های دست را فقط وقتی می‌شود سوزاند که مزدوری میانشان نباشد. حالا { $actor_seat } تصمیم می‌گیرد.
refusal-malformed = در این بازی چنین حرکتی نیست. حرکت‌ها این شکلی‌اند: «{"\u2066"}play winter{"\u2069"}»، «{"\u2066"}play bishop roma{"\u2069"}»، «{"\u2066"}besiege siena{"\u2069"}»، «{"\u2066"}pass{"\u2069"}».
refusal-needs_region = پس از «{ $card }» بنویسید رحمت پاپ به کدام ناحیه برود، یا بنویسید {"\u2066"}off{"\u2069"}.
refusal-no_such_card = در این بازی چنین کارتی نیست.
refusal-no_such_seat = سر این میز چنین جایی نیست. نوبت { $actor_seat } است.
refusal-not_a_mercenary = مترسک فقط مزدورها را برمی‌گرداند، نه این را: «{ $card }».
refusal-not_in_final_battle = { $seats_is ->
    [none] نبرد نهایی بدون شما برگزار می‌شود.
   *[other] نبرد نهایی میان { $seats } است؛ شما فقط می‌توانید تماشا کنید.
}
refusal-not_in_line = این کارت در خط نبرد شما نیست: «{ $card }». آنچه در خط دارید: { $cards }.
refusal-not_your_turn = نوبت شما نیست؛ نوبت { $actor_seat } است. نوبتتان که برسد، نامه می‌آید.
refusal-nothing_to_take = در خط نبرد شما مزدوری نیست، پس «{ $card }» هم برنمی‌گردد. می‌توانید مترسک را بدون برگرداندن چیزی بازی کنید.
refusal-region_contested = در { $region } نبرد است و پاپ وسط نبرد جانب کسی را نمی‌گیرد. ناحیه‌ی دیگری انتخاب کنید یا رحمت پاپ را بیرون از صفحه نگه دارید.
refusal-region_favoured = توکن رحمت پاپ روی { $region } است و تا اسقفی آن را جابه‌جا نکند، آنجا نبردی نمی‌شود. ناحیه‌ی دیگری انتخاب کنید.
refusal-region_taken = { $owner_seat_is ->
    [you] { $region } مال خود شماست. ناحیه‌ای انتخاب کنید که کسی ندارد.
   *[other] { $region } مال { $owner_seat } است. ناحیه‌ای انتخاب کنید که کسی ندارد.
}
refusal-region_unknown = در این نقشه چنین ناحیه‌ای نیست.
refusal-too_many_cards = حداکثر { $most } کارت می‌توانید نگه دارید؛ شما { $count } کارت نام بردید.
refusal-wrong_phase = نوبت شماست، ولی اول باید درباره‌ی چیز دیگری تصمیم بگیرید: { $phase }.
refusal-hand_full = حالا حداکثر { $most } کارت می‌توانید بکشید؛ شما { $count } کارت خواستید.
refusal-has_answered = شما پاسخ داده‌اید. همین که همه پاسخ بدهند، پاسخ‌ها فاش می‌شود.
refusal-must_keep = در دستتان مزدور دارید؛ کارت‌های دست را فقط وقتی می‌شود سوزاند که مزدوری میانشان نباشد. پس فقط می‌توانید نگهشان دارید.
refusal-pass_is_final = اینجا پاس خودش قطعی است. همان {"⁦"}pass{"⁩"} کافی است.
refusal-region_own = { $region } مال خود شماست. به ناحیه‌ای خالی یا ناحیه‌ی کس دیگری حمله کنید.
refusal-too_many_drawn = پس از هر نبرد حداکثر { $most } کارت می‌شود کشید.
refusal-shown_before = این کارت‌ها را پیش‌تر نشان داده‌اید: { $cards }.
refusal-shown_to_oneself = کارت‌های خودتان را که می‌بینید؛ کس دیگری را نام ببرید.

# --- قانون‌های اختیاری ---

option-draw_after_battle = کشیدن کارت پس از هر نبرد
option-draw_after_battle-about = راندی در کار نیست: هر کس با هفت کارت شروع می‌کند و پس از هر نبرد می‌تواند تا سه کارت بکشد.
option-draw_after_battle-rule = راندی در کار نیست. با هفت کارت شروع می‌کنید و پس از هر نبرد می‌توانید تا سه کارت بکشید.
option-larger_empires = امپراتوری‌های بزرگ‌تر
option-larger_empires-about = برای پیروزی یک ناحیه‌ی همسایه‌ی دیگر هم لازم است.
option-larger_empires-rule = برای پیروزی یک ناحیه‌ی همسایه‌ی دیگر هم لازم دارید.
option-takeover = تصاحب نواحی
option-takeover-about = بر سر ناحیه‌ی بازیکنی دیگر هم می‌شود جنگید؛ صاحب آن می‌تواند صبر کند و دیرتر به دفاع بیاید.
option-takeover-rule = به ناحیه‌ی بازیکنی دیگر هم می‌توانید حمله کنید. صاحب آن می‌تواند اول صبر کند و بعد به دفاع بیاید؛ اگر نبرد برنده‌ای نداشته باشد، ناحیه از آن صاحبش می‌ماند.
option-hidden_cards = کارت‌های مخفی
option-hidden_cards-about = مزدور، طبال، شیرزن و معشوقه به پشت می‌مانند تا صاحبشان دوباره کارتی بازی کند.
option-hidden_cards-rule = کارت‌هایی که قدرتی دارند، و طبال، به پشت می‌مانند تا صاحبشان دوباره کارتی بازی کند.
option-simultaneous_discards = سوزاندن پنهانی کارت از دست
option-simultaneous_discards-about = پس از نبرد از همه هم‌زمان می‌پرسیم که کارت‌های دستشان را می‌سوزانند یا نه، و پاسخ‌ها با هم فاش می‌شود.
option-simultaneous_discards-rule = پس از نبرد هر کس پنهانی تصمیم می‌گیرد که کارت‌های دستش را بسوزاند یا نه، و پاسخ‌ها با هم فاش می‌شود.
option-papal_on_contested = پاپ در میانه‌ی نبرد
option-papal_on_contested-about = رحمت پاپ را روی ناحیه‌ای که بر سر آن نبرد است هم می‌شود گذاشت. کتابچه‌ی راهنما منعش نکرده است؛ پیش‌فرض ما منع آن است.
option-papal_on_contested-rule = رحمت پاپ را حتی روی ناحیه‌ای که بر سر آن نبرد است می‌شود گذاشت.
option-takeover_tie_holder = توکن پس از تساوی در تصاحب
option-takeover_tie_holder-about = اگر حمله به ناحیه‌ی کسی مساوی شود، توکن Condottiere به چه کسی می‌رسد. کتابچه‌ی راهنما فقط مدافع را نام می‌برد؛ پیش‌فرض ما مثل هر تساوی دیگر اول بیشترین معشوقه است.
option-takeover_tie_holder-courtesans = بیشترین معشوقه، وگرنه مدافع
option-takeover_tie_holder-defender = همیشه مدافع
option-takeover_tie_holder-defender-rule = اگر حمله به ناحیه‌ی کسی مساوی شود، توکن Condottiere به صاحب آن ناحیه می‌رسد، هر که بیشترین معشوقه را داشته باشد.
option-takeover_count = پایان بازی با پر شدن نقشه
option-takeover_count-off = ادامه پس از پر شدن نقشه
option-takeover_count-off-about = با تصاحب نواحی، بازی با تمام شدن ناحیه‌های خالی پایان نمی‌گیرد و تا وقتی کسی ناحیه‌ی کافی به دست بیاورد ادامه دارد.
option-takeover_count-off-rule = وقتی ناحیه‌ی خالی نماند، بازی ادامه دارد تا کسی ناحیه‌ی کافی به دست بیاورد.
option-hidden_flip = رو کردن کارت مخفی
option-hidden_flip-about = کارت مخفی پیش از اثر کارت تازه رو می‌شود یا پس از آن.
option-hidden_flip-after_effect = پس از اثر
option-hidden_flip-before_effect = پیش از اثر
option-hidden_flip-before_effect-rule = کارتی که به پشت دارید پیش از اثر کارت بعدی‌تان رو می‌شود.
option-hide_hand_counts = پنهان بودن تعداد کارت‌ها
option-hide_hand_counts-about = تعداد کارت‌های دست هر کس را فقط خودش می‌بیند.
option-hide_hand_counts-rule = تعداد کارت‌های دستتان را فقط خودتان می‌بینید.
option-hide_hand_counts-off = آشکار بودن تعداد کارت‌ها
option-hide_hand_counts-off-about = همه می‌بینند که هر کس چند کارت در دست دارد.
option-hide_hand_counts-off-rule = همه می‌بینند که هر کس چند کارت در دست دارد.
refusal-declined_by_all = انتخاب محل نبرد یک دور کامل زده و به شما برگشته است: حالا باید ناحیه‌ای نام ببرید.
refusal-must_choose = در این ویراست دارنده‌ی توکن نمی‌تواند انتخاب محل نبرد را واگذار کند. ناحیه‌ای نام ببرید.
option-decline_limit = واگذاری انتخاب
option-decline_limit-about = انتخاب محل نبرد چند دور کامل می‌تواند بچرخد تا نفر اول مجبور به انتخاب شود. نخستین انتخاب را هم می‌شود واگذار کرد، هرچند در کتابچه‌ی راهنما نخستین دارنده‌ی توکن خودش ناحیه را نام می‌برد.
option-decline_limit-chosen = انتخاب محل نبرد تا { $value } دور می‌چرخد
option-decline_limit-rule = انتخاب محل نبرد، حتی نخستین آن، تا { $value } دور می‌تواند دور میز بچرخد. پس از آن نفر اول باید انتخاب کند.
option-campaign = مسابقه‌ی امتیازی
option-campaign-about = بازی به شکل امتیازی: چند بازی پشت سر هم تا رسیدن به این امتیاز. در پایان هر بازی یک امتیاز برای هر ناحیه و پنج امتیاز دیگر برای بردن با ناحیه‌های همسایه. صفر یعنی فقط یک بازی.
option-campaign-chosen = مسابقه تا { $value } امتیاز
option-campaign-rule = چند بازی پشت سر هم می‌کنیم تا کسی به { $value } امتیاز برسد: در پایان هر بازی یک امتیاز برای هر ناحیه و پنج امتیاز دیگر برای بردن با ناحیه‌های همسایه.
option-first_holder = چه کسی شروع می‌کند
option-first_holder-about = بازیکنِ چندم شروع می‌کند، به ترتیب دور میز و از میزبان به بعد. صفر یعنی به قید قرعه.
option-first_holder-chosen = { $is_known ->
    [yes] بازیکن اول: { $player }
   *[no] بازیکن { $value } شروع می‌کند
}
option-first_holder-rule = { $is_known ->
    [yes] نخستین کارت را { $player } بازی می‌کند.
   *[no] بازیکن { $value }، به ترتیب دور میز و از میزبان به بعد، شروع می‌کند.
}
warning-campaign_takeover = کتابچه‌ی راهنما توصیه نمی‌کند که مسابقه‌ی امتیازی با تصاحب نواحی همراه شود؛ با وجود این می‌توانید همین‌طور بازی کنید.

# --- حرکتی که کلمه به کلمه ساخته می‌شود
build-show = نشان دادن کارت‌های دستتان به کسی
build-any = نشان دادن کارت‌های دستتان به کسی
choose-readers = چه کسی ببیند؟
choose-cards = کدام کارت‌ها؟
choose-more = و بعد؟
word-card = { $card }
word-region = { $region }
word-reader = { $reader_seat }
word-number = { $count }
word-off = بیرون از صفحه
word-none = هیچ
word-final = قطعی
verb-besiege = نبرد
verb-play = بازی کردن
verb-pass = پاس
verb-discard = سوزاندن کارت‌های دست
verb-keep = نگه داشتن کارت‌های دست
verb-retain = نگه داشتن
verb-draw = کشیدن
verb-decline = واگذاری انتخاب
verb-show = نشان دادن

# --- چیدن با جعبه‌ی خودتان ---

lay-holder = توکن Condottiere نزد { $name } است.
lay-burned = { $count } کارت سوخته است: وقتی کارت‌های دست همه را دادید، همین تعداد از کارت‌های مانده را کنار بگذارید.
lay-line = { $count ->
    [0] { $name } کارتی بازی نکرده است.
   *[other] کارت‌های بازی‌شده‌ی { $name }: { $cards }.
}
lay-hand = { $count } کارت در دست.
lay-deck = { $count } کارت در دسته‌ی خودش.
lay-passed = پاس داده است.
lay-asked = نوبت { $names } است.
