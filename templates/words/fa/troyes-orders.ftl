# دستورهای خودکاری Troyes.

order-until = تا پایان این راند.
order-topic-black = در برابر تاس‌های مشکی
order-topic-round = در این راند
order-counter-cheapest = مقابله‌ی همیشگی با بالاترین تاس مشکی، به ارزان‌ترین شکل
order-counter-never-red = مقابله‌ی همیشگی با بالاترین تاس مشکی، به ارزان‌ترین شکل و هرگز نه با تاس قرمز؛ اگر نشد، پرسیدن از من
order-pass-round = پاس تا پایان این راند
stance-counter-cheapest = همیشه به ارزان‌ترین شکل
stance-counter-never-red = همیشه، ولی هرگز با تاس قرمز
order-topic-placing = هنگام قرار دادن شهروندان
order-until-placing = تا وقتی همه‌ی شهروندان قرار گرفته باشند.
order-place-firmest = قرار دادن هر شهروند در سازه‌ای که کمترین شهروند را در آن دارم، در خانه‌ای که اخراج از آن سخت‌تر است
stance-place-firmest = پخش یکنواخت همه‌ی شهروندان در جاهای امن
order-plan = نوبت‌های بعدی من
order-as-possible = هر حرکت در نوبت خودش انجام می‌شود، اگر هنوز ممکن باشد؛ حتی اگر تا آن وقت سودش کمتر شده باشد. اگر ممکن نباشد یا یکی از شهروندان خودم را اخراج کند، از من پرسیده می‌شود و بقیه‌ی برنامه کنار می‌رود.
order-why-not_possible = این حرکت دیگر ممکن نبود: { $action }
order-why-worth_less = این حرکت کمتر از زمان برنامه‌ریزی می‌آورد یا گران‌تر تمام می‌شد: { $action }
order-why-own_citizen = این حرکت یکی از شهروندان خودتان را اخراج می‌کرد: { $action }
order-why-placing_over = همه‌ی شهروندان قرار گرفته‌اند
order-why-round_over = راند تمام شد
refusal-has_passed = پاس داده‌اید؛ در این راند دیگر از شما نمی‌پرسیم.
refusal-not_in_a_round = هنوز راندی شروع نشده است. پس از شروع راند نخست می‌شود این دستور را داد.
refusal-placing_over = همه‌ی شهروندان قرار گرفته‌اند.
refusal-order_plan_empty = برنامه باید دست‌کم یک حرکت داشته باشد: «⁦plan; pass⁩».
refusal-order_plan_long = هر برنامه حداکثر { $most } حرکت دارد.
refusal-order_unknown = چنین دستوری نیست: «{ $clause }». دستورها این‌ها هستند: «⁦place-firmest⁩»، «⁦counter-cheapest⁩»، «⁦counter-never-red⁩»، «⁦pass-round⁩» و «⁦plan; pass⁩».
refusal-order_unreadable = این دستور نیست. دستورها این‌ها هستند: «⁦place-firmest⁩»، «⁦counter-cheapest⁩»، «⁦counter-never-red⁩»، «⁦pass-round⁩» و «⁦plan; pass⁩».

# --- فایل داده‌های کسی که بازی را دارد ---

fault-data_unknown = چنین مقداری نیست: { $at }.
fault-data_fixed = این مقدار عوض نمی‌شود: { $at }.
fault-data_value = چنین مقداری ممکن نیست: { $at }.
fault-data_count = از هر گونه باید همان‌قدر کارت باشد که در جعبه هست، و اینجا { $count } تاست: { $at }.
fault-data_spaces = این‌ها باید نام خانه‌های همان سازه باشد: { $at }.
fault-data_rows = خانه‌های همه‌ی ردیف‌ها باید نام جداگانه داشته باشند: { $at }.

# --- گزارشی برای امتیازشماری ---

score-cube_unfit = مکعب این کارت اینجا به کار نمی‌آید: «{ $card }».
score-character_unknown = چنین شخصیتی در این بازی نیست. آنچه هست: { $takes }.
score-table_impossible = روی صفحه و در جعبه این همه نیست: حداکثر { $most } تا.
score-twice = این دو بار آمده است.
