# Troyes: واژه‌های بازی، به قلم خودمان.
# جای خالی نام یک واقعیت موتور است؛ آنچه گفته نشده شناسه‌ی «none» دارد.

game-title-troyes = تروا ({"\u2066"}Troyes{"\u2069"})
game-short-troyes = تروا
game-about-troyes = با تاس‌های خودتان و تاس‌هایی که از دیگران می‌خرید کار می‌کنید، کلیسا می‌سازید و از شهر دفاع می‌کنید.

# --- تاس‌ها، مشکی‌ها هم ---

die-r1 = قرمز ۱
die-r2 = قرمز ۲
die-r3 = قرمز ۳
die-r4 = قرمز ۴
die-r5 = قرمز ۵
die-r6 = قرمز ۶
die-w1 = سفید ۱
die-w2 = سفید ۲
die-w3 = سفید ۳
die-w4 = سفید ۴
die-w5 = سفید ۵
die-w6 = سفید ۶
die-y1 = زرد ۱
die-y2 = زرد ۲
die-y3 = زرد ۳
die-y4 = زرد ۴
die-y5 = زرد ۵
die-y6 = زرد ۶
die-b1 = مشکی ۱
die-b2 = مشکی ۲
die-b3 = مشکی ۳
die-b4 = مشکی ۴
die-b5 = مشکی ۵
die-b6 = مشکی ۶
whose-g = طوسی‌ها
whose-le_roy = ⁨Le Roy⁩

# --- خانه‌ها: سازه، ردیف، جای از چپ ---

space-P1 = کاخ ۱
space-P2 = کاخ ۲
space-P3 = کاخ ۳
space-P4 = کاخ ۴
space-P5 = کاخ ۵
space-P6 = کاخ ۶
space-B1_1 = مقر اسقفان ۱ تا ۲، خانه‌ی ۱
space-B1_2 = مقر اسقفان ۱ تا ۲، خانه‌ی ۲
space-B1_3 = مقر اسقفان ردیف ۱، خانه‌ی ۳
space-B2_1 = مقر اسقفان ۳ تا ۴، خانه‌ی ۱
space-B2_2 = مقر اسقفان ۳ تا ۴، خانه‌ی ۲
space-B2_3 = مقر اسقفان ردیف ۲، خانه‌ی ۳
space-B3_1 = مقر اسقفان ۵ تا ۶، خانه‌ی ۱
space-B3_2 = مقر اسقفان ۵ تا ۶، خانه‌ی ۲
space-B3_3 = مقر اسقفان ردیف ۳، خانه‌ی ۳
space-C1_1 = تالار شهر ۱ تا ۳، خانه‌ی ۱
space-C1_2 = تالار شهر ۱ تا ۳، خانه‌ی ۲
space-C1_3 = تالار شهر ۱ تا ۳، خانه‌ی ۳
space-C2_1 = تالار شهر ۴ تا ۶، خانه‌ی ۱
space-C2_2 = تالار شهر ۴ تا ۶، خانه‌ی ۲
space-C2_3 = تالار شهر ۴ تا ۶، خانه‌ی ۳
space-C3_1 = تالار شهر ردیف ۳، خانه‌ی ۱
space-C3_2 = تالار شهر ردیف ۳، خانه‌ی ۲
space-C3_3 = تالار شهر ردیف ۳، خانه‌ی ۳
space-in_row = { $building } { $low } تا { $high }، خانه‌ی { $place }

# --- آنچه گفته نشده ---

card-none = هیچ
space-none = هیچ
building-none = هیچ
source-personal = انبار شخصی
source-space = خانه‌ای در یک سازه
source-lying = شهروند اخراج‌شده
source-card = تاجر

# --- فازها: نام، پرسش از خواننده، در انتظار چه کسی ---

phase-place = جایگذاری اولیه
phase-call = فراخوان مقاومت
phase-counter = تاس‌های مشکی
phase-act = اقدامات
phase-flag = مکعب برای رویدادها
phase-over = پایان بازی

prompt-place = شهروندتان را کجا قرار می‌دهید؟
prompt-call = مقاومت کدام رویداد را فرا بخواند؟
prompt-counter = با کدام تاس‌های مشکی مقابله می‌کنید، و با چه تاسی؟
prompt-act = چه می‌کنید؟
prompt-flag = مکعب را روی کدام رویداد می‌گذارید؟

waiting-place = در انتظار: { $seats } (قرار دادن شهروند)
waiting-call = در انتظار: { $seats } (انتخاب رویدادی که مقاومت فرا می‌خواند)
waiting-counter = در انتظار: { $seats } (مقابله با تاس مشکی)
waiting-act = در انتظار: { $seats } (اقدام)
waiting-flag = در انتظار: { $seats } (گذاشتن مکعب روی رویدادها)

# --- کارهایی که می‌شود کرد: دکمه، عنوان، و اینکه با زدنش چه می‌شود ---

group-spaces = شهروندی قرار دهید
group-influence = پیش از آن، از نفوذ استفاده کنید
group-black = با تاس‌های مشکی مقابله کنید
group-events = با رویدادی مبارزه کنید
group-activities = کارتی را فعال کنید
group-cathedral = در کلیسا مکعب بگذارید
group-citizens = شهروندی قرار دهید
group-farming = کشاورزی کنید
group-flags = روی رویدادها مکعب بگذارید
group-pass = یا پاس بدهید

action-place = { $space }
action-reroll = پرتاب دوباره‌ی تاس { $die } ({ $cost } نفوذ)
action-recruit = استخدام شهروند ({ $cost } نفوذ)
action-flip = پشت و رو کردن تاس { $dice } ({ $cost } نفوذ)
action-counter = مقابله با تاس مشکی { $numbers }، تاس شما: { $dice }
action-suffer = رد شدن تاس مشکی (نمی‌توانید مقابله کنید)
action-call = { $card }
action-activate = فعال کردن «{ $card }» با تاس { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعب «{ $cube_card }»
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] ، برای { $mill_buildings }
}{ $uses ->
    [0] { "" }
   *[other] ، { $uses } بار
}
action-hire = استخدام تاجر برای «{ $card }» با تاس { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعب «{ $cube_card }»
}{ $source_id ->
    [space] ، شهروند از { $source_space }
    [lying] ، شهروند اخراج‌شده از { $source_building }
    [card] ، تاجر «{ $source_card }»
   *[personal] { "" }
}{ $mill_buildings_count ->
    [0] { "" }
   *[other] ، برای { $mill_buildings }
}{ $uses ->
    [0] { "" }
   *[other] ، { $uses } بار
}
action-cathedral = گذاشتن مکعب در کلیسا با تاس { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعب «{ $cube_card }»
}
action-combat = مبارزه با رویداد «{ $card }»، تاس { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعب «{ $cube_card }»
}{ $uses ->
    [0] { "" }
   *[other] ، { $uses } مکعب روی رویداد
}
action-citizen = قرار دادن شهروند با تاس { $die }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعب «{ $cube_card }»
}{ $source_id ->
    [space] ، شهروند از { $source_space }
    [lying] ، شهروند اخراج‌شده از { $source_building }
    [card] ، تاجر «{ $source_card }»
   *[personal] { "" }
}
action-farm = کشاورزی با تاس { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعب «{ $cube_card }»
}
action-pass = پاس
action-flag = گذاشتن مکعب روی رویداد «{ $card }»
action-enough = مکعب دیگری نمی‌گذارم


ask-place = شهروندی اینجا قرار می‌دهید: { $space }.
ask-reroll = { $cost } نفوذ می‌دهید و تاس { $die } را دوباره می‌اندازید. هر چه آمد همان است و پس گرفته نمی‌شود؛ بعد ادامه می‌دهید.
ask-recruit = { $cost } نفوذ می‌دهید و شهروندی از انبار عمومی به انبار شخصی شما می‌آید. پس گرفته نمی‌شود؛ بعد ادامه می‌دهید.
ask-flip = { $cost } نفوذ می‌دهید و تاس { $dice } را پشت و رو می‌کنید. پس گرفته نمی‌شود؛ بعد ادامه می‌دهید.
ask-counter = با تاس مشکی { $numbers } مقابله می‌کنید (تاس شما: { $dice }). تاس‌هایتان کنار گذاشته می‌شود و برای هر تاس مشکی { $each } نفوذ می‌گیرید.
ask-suffer = تاس‌هایتان به بالاترین تاس مشکی نمی‌رسد: آن تاس کنار گذاشته می‌شود و { $points } امتیاز از دست می‌دهید.
ask-call = مقاومت این رویداد را فرا می‌خواند: «{ $card }».
ask-activate = کارت «{ $card }» را با تاس { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعبی از «{ $cube_card }»
} فعال می‌کنید{ $mill_buildings_count ->
    [0] { "" }
   *[other] ، برای { $mill_buildings }
}{ $uses ->
    [0] { "" }
   *[other] ، { $uses } بار
}.
ask-hire = تاجری برای «{ $card }» استخدام می‌کنید{ $source_id ->
    [space] { " " }(شهروند { $source_space })
    [lying] { " " }(اخراج‌شده از { $source_building })
    [card] { " " }(تاجر «{ $source_card }»)
   *[personal] { "" }
} و آن کارت را با تاس { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعبی از «{ $cube_card }»
} فعال می‌کنید{ $mill_buildings_count ->
    [0] { "" }
   *[other] ، برای { $mill_buildings }
}{ $uses ->
    [0] { "" }
   *[other] ، { $uses } بار
}.
ask-cathedral = با تاس { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعبی از «{ $cube_card }»
} در کلیسا مکعب می‌گذارید: برای هر تاس یک مکعب، با { $points } امتیاز و { $low } نفوذ، برای عدد { $number } و بالاتر { $high } نفوذ.
ask-combat = با رویداد «{ $card }» مبارزه می‌کنید: تاس { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعبی از «{ $cube_card }»
}{ $uses ->
    [0] { "" }
   *[other] ، { $uses } مکعب روی رویداد
}. هر مکعب { $each } نفوذ می‌آورد.
ask-citizen = با تاس { $die }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعبی از «{ $cube_card }»
} شهروندی قرار می‌دهید{ $source_id ->
    [space] ، شهروند { $source_space }
    [lying] ، اخراج‌شده از { $source_building }
    [card] ، تاجرتان از «{ $source_card }»
   *[personal] { "" }
}.
ask-farm = با تاس { $dice }{ $cube_card_id ->
    [none] { "" }
   *[other] { " " }و مکعبی از «{ $cube_card }»
} کشاورزی می‌کنید: برای هر { $divisor } واحد ارزششان یک دنییر.
ask-pass = پاس می‌دهید: در این راند دیگر اقدامی نمی‌کنید. هم حالا و هم هر بار که نوبتتان می‌شد چند دنییر در محله‌تان کنار می‌رود و در پایان راند به شما می‌رسد.
ask-flag = مکعبی روی رویداد «{ $card }» می‌گذارید و { $each } نفوذ می‌گیرید.
ask-enough = بقیه‌ی مکعب‌ها گذاشته نمی‌شود.

# --- چرا نمی‌شود، و چه می‌شود ---

refusal-game_over = بازی تمام شده است و حرکتی نمانده.
refusal-no_such_seat = چنین جایی سر این میز نیست.
refusal-not_your_turn = { $actor_seat_is ->
    [none] حالا نوبت کسی نیست.
   *[other] نوبت شما نیست؛ نوبت { $actor_seat } است. نوبتتان که برسد، نامه می‌آید.
}
refusal-wrong_phase = نوبت شماست، ولی اول باید درباره‌ی چیز دیگری تصمیم بگیرید: { $phase }.
refusal-malformed = در این بازی چنین حرکتی نیست. حرکت‌ها این شکلی‌اند: «⁦activate merchant y5 y6⁩»، «⁦citizen r3⁩»، «⁦farm y4⁩»، «⁦pass⁩».
refusal-no_such_card = چنین کارتی در این بازی نیست.
refusal-no_such_die = این تاس نیست. تاس‌ها این شکلی‌اند: «⁦y5⁩» یک پنجِ زرد خودتان، «⁦2:y5⁩» یکی از بازیکن ۲، «⁦g:y5⁩» یکی از طوسی‌ها.
refusal-no_such_space = چنین خانه‌ای روی این صفحه نیست: { $space }.
refusal-space_taken = کسی آنجا ایستاده است: { $space }. خانه‌ای خالی انتخاب کنید.
refusal-die_not_there = آن تاس آنجا نیست، یا به این تعداد نیست: { $die }.
refusal-die_not_own = برای این کار تاسی از محله‌ی خودتان لازم است و این نیست: { $die }.
refusal-too_many_dice = در یک گروه حداکثر { $most } تاس جا می‌شود؛ شما { $count } تا نام بردید.
refusal-dice_mixed = اینجا همه‌ی تاس‌های گروه باید یک‌رنگ باشند.
refusal-dice_colour = این کار تاسی به رنگ دیگر می‌خواهد: { $colour }.
refusal-too_few_deniers = این کار { $needed } دنییر خرج دارد و شما { $deniers } دنییر دارید.
refusal-too_little_influence = این کار { $needed } نفوذ خرج دارد و شما { $influence } نفوذ دارید.
refusal-supply_empty = دیگر شهروندی از شما در انبار عمومی نمانده است.
refusal-black_not_there = چنین تاس مشکی‌ای نیست، یا به این تعداد نیست: { $number }.
refusal-black_highest = بالاترین تاس مشکی ({ $number }) باید در میان تاس‌هایی باشد که با آن‌ها مقابله می‌کنید.
refusal-too_weak = تاس‌هایتان آنجا روی هم { $value } می‌شود و { $needed } لازم است. تاس‌های قرمز دو برابر به حساب می‌آیند.
refusal-can_counter = تاس‌هایتان به تاس مشکی { $number } می‌رسد، پس باید با آن مقابله کنید.
refusal-must_use_influence = با نفوذتان شاید بتوانید مقابله کنید؛ سر این میز باید اول آن را امتحان کنید.
refusal-card_not_open = این کارت در این بازی رو نیست: «{ $card }».
refusal-group_too_small = ارزش تاس‌هایتان { $value } است؛ هر بار استفاده { $divisor } می‌خواهد.
refusal-too_little_to_farm = کشاورزی برای هر { $divisor } واحد ارزش یک دنییر می‌دهد و رو به پایین گرد می‌شود: از ارزش { $value } چیزی به دست نمی‌آید.
refusal-too_many_uses = به این تعداد نمی‌شود: حداکثر { $most } بار؛ شما { $count } بار گفتید.
refusal-uses_fixed = سر این میز باید همه‌ی { $count } بار به کار برود.
refusal-uses_unsaid = هر چند بار که بشود، گفتن نمی‌خواهد: تعداد دفعات را ننویسید.
refusal-use_unpaid = حتی برای یک بار استفاده از این کارت هم پول یا نفوذ ندارید: «{ $card }».
refusal-choice_needed = این کارت برای هر بار استفاده انتخابی می‌خواهد: «{ $card }». برای هر بار «⁦palace⁩» یا «⁦bishopric⁩» را اضافه کنید.
refusal-choice_not_asked = اینجا چیزی برای انتخاب نیست.
refusal-cube_not_there = روی این کارت مکعبی ندارید: «{ $card }».
refusal-cube_unfit = مکعب این کارت اینجا به کار نمی‌آید: «{ $card }».
refusal-no_citizen = شهروندی در دسترس ندارید. یکی استخدام کنید، یا بگویید کدام شهروندتان جابه‌جا شود.
refusal-citizen_not_there = شهروندی از شما آنجا نیست.
refusal-citizen_not_needed = تاجرتان آنجاست و نیازی به جابه‌جایی نیست: «{ $card }».
refusal-protected = { $protected_seat_is ->
    [none] با این کار شهروندی بی‌طرف اخراج می‌شود، اما یکی از شهروندان بی‌طرف آنجا خوابیده است و کس دیگری اخراج نمی‌شود ({ $space }).
    [you] با این کار شهروندی از شما اخراج می‌شود، اما یکی از شهروندان شما آنجا خوابیده است و کس دیگری اخراج نمی‌شود ({ $space }).
   *[other] با این کار شهروندی از { $protected_seat } اخراج می‌شود، اما یکی از شهروندان او آنجا خوابیده است و کس دیگری اخراج نمی‌شود ({ $space }).
}
refusal-column_full = همه‌ی سطح‌های کلیسا روی این عدد ساخته شده است: { $number }.
refusal-event_not_there = این رویداد در شهر نیست: «{ $card }».
refusal-pass_too_late = در این نوبت از نفوذ استفاده کرده‌اید؛ سر این میز حالا باید اقدامی بکنید.
refusal-cubes_left = هنوز مکعب برای گذاشتن دارید: { $count }.

# --- بازی چطور تمام شد ---

reason-points = بیشترین امتیاز
reason-solo_0 = سرتان مال ⁨Le Roy⁩ است
reason-solo_1 = بد نبود، اما ⁨Le Roy⁩ هنوز سرتان را در دست دارد
reason-solo_2 = پیروزی‌ای معمولی
reason-solo_3 = بد نیست، کم‌کم نامتان بر سر زبان‌ها می‌افتد
reason-solo_4 = ⁨Le Roy⁩ را نگران کردید
reason-solo_5 = استادانه

# --- قوانین اختیاری ---

option-bonus_cards = کارت‌های افزونه
option-bonus_cards-about = رئیس صومعه، نانوا و مهمانی به کارت‌های اقدام می‌پیوندند و مقاومت به رویدادهای قرمز.
option-bonus_cards-rule = رئیس صومعه، نانوا و مهمانی هم میان کارت‌های اقدام‌اند و مقاومت میان رویدادهای قرمز.
option-start_player = بازیکن شروع‌کننده
option-start_player-about = کارت بازیکن شروع‌کننده نخست نزد بازیکنِ چندم است، به ترتیب دور میز و از میزبان به بعد. صفر یعنی به قید قرعه.
option-start_player-chosen = { $is_known ->
    [yes] نخستین بازیکن شروع‌کننده: { $player }
   *[no] بازیکن { $value } شروع می‌کند
}
option-start_player-rule = { $is_known ->
    [yes] نخستین بازیکن شروع‌کننده { $player } است.
   *[no] بازیکن { $value }، به ترتیب دور میز و از میزبان به بعد، نخستین بازیکن شروع‌کننده است.
}
option-wage_shortfall = حقوقی که نمی‌شود داد
option-wage_shortfall-about = بر سر کسی که نتواند همه‌ی حقوق‌ها را بدهد چه می‌آید.
option-wage_shortfall-pay_all_then_minus_2vp = هر چه دارد می‌دهد و { $count } امتیاز از دست می‌دهد
option-wage_shortfall-block = شهروندی که حقوق نگیرد کار نمی‌کند
option-wage_shortfall-block-rule = اگر نتوانید همه‌ی حقوق‌ها را بدهید، اول ارزان‌ترین‌ها پرداخت می‌شود و شهروندی که حقوق نگیرد کار نمی‌کند.
option-black_dice_cap = تعداد تاس‌های مشکی
option-black_dice_cap-about = رویدادها هر چه بگویند، حداکثر چند تاس مشکی انداخته می‌شود.
option-black_dice_cap-6 = حداکثر { $count } تا
option-black_dice_cap-none = هر چند تا که رویدادها بگویند
option-black_dice_cap-none-rule = هر چند تاس مشکی که رویدادها بگویند انداخته می‌شود و حدی ندارد.
option-must_use_influence_to_counter = نفوذ در برابر تاس‌های مشکی
option-must_use_influence_to_counter-about = کسی که نمی‌تواند مقابله کند باید نخست، تا جایی که کمکی کند، از نفوذ استفاده کند.
option-must_use_influence_to_counter-rule = اگر نتوانید مقابله کنید باید نخست، تا جایی که کمکی کند، از نفوذ استفاده کنید.
option-partial_activation_allowed = استفاده‌ی کمتر
option-partial_activation_allowed-off = همیشه همه‌ی دفعات
option-partial_activation_allowed-off-about = هر که اقدام کند باید هر چند بار که تاس‌ها اجازه می‌دهند استفاده کند.
option-partial_activation_allowed-off-rule = باید هر چند بار که تاس‌هایتان اجازه می‌دهند استفاده کنید.
option-pass_after_influence_allowed = پاس پس از نفوذ
option-pass_after_influence_allowed-off = پاس ممنوع پس از استفاده از نفوذ
option-pass_after_influence_allowed-off-about = هر که در نوبتی از نفوذ استفاده کند باید در همان نوبت اقدامی بکند.
option-pass_after_influence_allowed-off-rule = اگر در نوبتی از نفوذ استفاده کنید باید در همان نوبت اقدامی بکنید.
option-tithing_free_from_neutral = ده‌یک از طوسی‌ها
option-tithing_free_from_neutral-off = ده‌یک بدون تاس طوسی
option-tithing_free_from_neutral-off-about = ده‌یک هیچ تاس طوسی‌ای را رایگان نمی‌کند.
option-tithing_free_from_neutral-off-rule = ده‌یک هیچ تاس طوسی‌ای را رایگان نمی‌کند.
option-conversion_cards_may_place_citizens = تاس‌های تبدیل‌شده و شهروندان
option-conversion_cards_may_place_citizens-about = تاسی که راهب، شوالیه‌ی کلیسا یا رئیس صومعه عوضش کرده است هم می‌تواند شهروند قرار دهد.
option-conversion_cards_may_place_citizens-rule = تاس سفیدی که چند تاس به حساب می‌آید می‌تواند شهروند هم قرار دهد.
option-militia_may_place_in_palace = شبه‌نظامیان در کاخ
option-militia_may_place_in_palace-off = شبه‌نظامیان بدون حق ورود به کاخ
option-militia_may_place_in_palace-off-about = مکعب شبه‌نظامیان شهروندی قرار نمی‌دهد.
option-militia_may_place_in_palace-off-rule = مکعب شبه‌نظامیان شهروندی قرار نمی‌دهد.
option-row_entry = ورود به ردیف
option-row_entry-about = شهروند به ردیفی که جای خالی دارد از کجا وارد می‌شود.
option-row_entry-first_free_else_push = نخستین خانه‌ی خالی؛ هل دادن فقط وقتی پر است
option-row_entry-always_push_from_left = همیشه از چپ و با هل دادن دیگران
option-row_entry-always_push_from_left-rule = شهروند همیشه از چپ وارد ردیف می‌شود و دیگران را پیش می‌راند، حتی اگر جای خالی باشد.
option-neutral_counts_in_event_ranking = مکعب‌های طوسی به حساب می‌آیند
option-neutral_counts_in_event_ranking-off = مکعب‌های طوسی به حساب نمی‌آیند
option-neutral_counts_in_event_ranking-off-about = در مقابله با رویداد فقط مکعب‌های بازیکنان رتبه‌بندی می‌شود.
option-neutral_counts_in_event_ranking-off-rule = در مقابله با رویداد فقط مکعب‌های بازیکنان رتبه‌بندی می‌شود.
option-marauding_taken = غارتگری را می‌برند
option-marauding_taken-about = کسی که هنگام پر شدن غارتگری پیش است آن را کارت رویداد خود می‌کند.
option-marauding_taken-rule = وقتی غارتگری پر شود، پیشتازش آن را یک کارت رویداد به حساب می‌آورد.
option-procession_joust_tie_pays_all = تساوی در دسته‌ی آیینی و نبرد نیزه
option-procession_joust_tie_pays_all-off = تساوی فقط برای صاحب نوبت
option-procession_joust_tie_pays_all-off-about = در دسته‌ی آیینی و نبرد نیزه، هنگام تساوی فقط کسی که نوبت اوست امتیاز می‌گیرد.
option-procession_joust_tie_pays_all-off-rule = در دسته‌ی آیینی و نبرد نیزه، در تساوی فقط کسی که نوبت اوست امتیاز می‌گیرد.
option-procession_joust_tie_pays_all-off-rule_joust = در نبرد نیزه، در تساوی فقط کسی که نوبت اوست امتیاز می‌گیرد.
option-procession_pays_most = «دسته‌ی آیینی» به دارنده‌ی بیشترین تاس امتیاز می‌دهد
option-procession_pays_most-about = در «دسته‌ی آیینی» هر کس بیشترین تاس مانده را دارد امتیاز می‌گیرد، هر که کارت را فعال کرده باشد.
option-procession_pays_most-rule = در دسته‌ی آیینی هر بازیکنی که بیشترین تاس مانده را دارد امتیاز می‌گیرد، هر که کارت را فعال کرده باشد.
option-joust_needs_red_die = «نبرد نیزه» تاس قرمز می‌خواهد
option-joust_needs_red_die-about = در «نبرد نیزه» وقتی در هیچ محله‌ای تاس قرمز نمانده است کسی امتیاز نمی‌گیرد.
option-joust_needs_red_die-rule = در نبرد نیزه، اگر در هیچ محله‌ای تاس قرمزی نمانده باشد کسی امتیاز نمی‌گیرد.
option-event_row_entry = شهروندهای رویدادها
option-event_row_entry-about = شهروند طوسی چطور وارد ردیفی می‌شود که جای خالی دارد. کتابچه‌ی راهنما، کلمه به کلمه، همه را جابه‌جا و نفر آخر را اخراج می‌کند.
option-event_row_entry-push_to_gap = پیش راندن تا نخستین جای خالی
option-event_row_entry-push_all = پیش راندن همه و اخراج نفر آخر
option-event_row_entry-push_all-rule = شهروند طوسی همه‌ی ردیف را پیش می‌راند و نفر آخر اخراج می‌شود، حتی اگر جای خالی باشد.
option-vp_floor_during_game = امتیاز منفی در میان بازی
option-vp_floor_during_game-about = آیا امتیاز در میان بازی از صفر پایین‌تر می‌رود.
option-vp_floor_during_game-0 = هرگز زیر صفر
option-vp_floor_during_game-none = زیر صفر هم
option-vp_floor_during_game-none-rule = امتیازی را که ندارید هم از دست می‌دهید: امتیازتان ممکن است به زیر صفر برسد.
option-final_tie = تساوی در پایان
option-final_tie-about = وقتی امتیازها برابر باشد چه کسی می‌برد.
option-final_tie-shared = همه با هم
option-final_tie-most_influence = بیشترین نفوذ
option-final_tie-most_influence-rule = اگر در پایان امتیازها برابر باشد، هر که نفوذ بیشتری دارد برنده است.
option-final_tie-most_deniers = بیشترین دنییر
option-final_tie-most_deniers-rule = اگر در پایان امتیازها برابر باشد، هر که دنییر بیشتری دارد برنده است.
option-solo_vp_2_12 = امتیازهای کمیاب ⁨Le Roy⁩
option-solo_vp_2_12-about = ⁨Le Roy⁩ با ۲ یا ۱۲ چند امتیاز می‌گیرد.
option-solo_vp_2_12-2 = دو
option-solo_vp_2_12-3 = سه
option-solo_vp_2_12-3-rule = ⁨Le Roy⁩ با جمع ۲ یا ۱۲، { $value } امتیاز می‌گیرد.
option-le_roy_shares = امتیاز تساوی برای ⁨Le Roy⁩
option-le_roy_shares-off = تساوی بدون امتیاز برای ⁨Le Roy⁩
option-le_roy_shares-off-about = در «دسته‌ی آیینی» و «نبرد نیزه» فقط شما امتیاز می‌گیرید.
option-le_roy_shares-off-rule = ⁨Le Roy⁩ در دسته‌ی آیینی و نبرد نیزه امتیازی نمی‌گیرد.
option-interruption_spares_le_roy = «وقفه در کار» با ⁨Le Roy⁩ کاری ندارد
option-interruption_spares_le_roy-about = اگر بالاترین مکعب کلیسا از او باشد، «وقفه در کار» چیزی برنمی‌دارد.
option-interruption_spares_le_roy-rule = توقف کار، اگر بالاترین مکعب کلیسا از ⁨Le Roy⁩ باشد، چیزی برنمی‌دارد.
option-player_counters_rest = یک تاس مشکی برای ⁨Le Roy⁩
option-player_counters_rest-about = ⁨Le Roy⁩ در هر راند یک بار مقابله می‌کند؛ بقیه‌ی تاس‌های مشکی با بازیکن است.
option-player_counters_rest-rule = ⁨Le Roy⁩ در هر راند یک بار مقابله می‌کند؛ بقیه‌ی تاس‌های مشکی با شماست.
option-resistance_pick = فراخوان مقاومت
option-resistance_pick-about = رویداد قرمزی که مقاومت فرا می‌خواند چطور پیدا می‌شود.
option-resistance_pick-random = به قید قرعه
option-resistance_pick-choose = بازیکن شروع‌کننده انتخاب می‌کند
option-resistance_pick-choose-rule = رویداد قرمزی را که مقاومت فرا می‌خواند بازیکن شروع‌کننده انتخاب می‌کند.

# --- نامی در میان نام‌های دیگر ---

listed-card = «{ $card }»
