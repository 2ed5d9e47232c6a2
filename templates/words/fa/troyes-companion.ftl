# Troyes سر میز با جعبه‌ی واقعی: حالا چه کنیم، چه پرسیده می‌شود، چه ثبت و چه اصلاح شد.

prompt-setup = چیدن بازی
prompt-scoring = امتیازشماری پایانی
prompt-counting = امتیازشماری پایانی

# --- گام‌های بازی، و کاری که سر میز می‌شود ---

step-start = بازیکن شروع‌کننده
step-fan = شخصیت‌ها
step-place = نخستین شهروندان
step-reveal = کارت‌های تازه
step-income = درآمد
step-workforce = نیروی کار
step-draw = رویدادهای تازه
step-events = اثر رویدادها
step-black = تاس‌های مشکی
step-counter = مقابله
step-act = اقدامات
step-end = پایان راند
step-characters = شخصیت‌ها
step-scoring = امتیازشماری پایانی

step-start-about = بازیکن شروع‌کننده را انتخاب کنید و کارتش را به او بدهید.
step-fan-about = شخصیت‌ها را بُر بزنید و همه را رو، کنار هم بچینید. اولی زودتر از همه امتیاز می‌دهد.
step-place-about = به نوبت، هر کس شهروندی روی خانه‌ای خالی می‌گذارد.
step-reveal-about = از هر رنگ کارت اقدام این راند را رو کنید.
step-income-about = هر کس درآمدش را می‌گیرد و حقوق می‌دهد.
step-workforce-about = هر کس برای هر شهروند ایستاده‌اش یک تاس می‌اندازد و بازیکن شروع‌کننده تاس‌های طوسی را. تاس‌ها به محله‌ها می‌رود.
step-draw-about = رویداد قرمز را رو کنید، سپس رویدادی را که فرا می‌خواند، و هر دو را به ته صف ببرید.
step-events-about = همه‌ی رویدادها از چپ به راست اثر می‌کنند.
step-black-about = بازیکن شروع‌کننده تاس‌های مشکی همه‌ی رویدادها را می‌اندازد.
step-counter-about = به نوبت با تاس‌های محله‌ی خودتان با تاس‌های مشکی مقابله کنید، اول بالاترین.
step-act-about = به نوبت، هر بار یک اقدام، تا همه پاس بدهند یا تاس رنگی‌ای نماند.
step-end-about = پول محله‌ها را بردارید؛ اخراج‌شده‌ها به خانه می‌روند.
step-characters-about = هر کس شخصیت‌های خود را رو می‌کند.
step-scoring-about = بخش به بخش: چه کسی جلوتر است؟

evening-now = { $step }: همین حالا
evening-done = { $step }: انجام شد
evening-later = { $step }: هنوز نه
evening-wages = حقوق راند بعد: { $wages }
evening-wage = { $seat } { $deniers }
evening-prices = هر تاس دیگران به دنییر، در گروه یک‌تایی، دوتایی و سه‌تایی: { $prices }

# --- آنچه از میز پرسیده می‌شود ---

asked-fan = شخصیت‌ها به چه ترتیبی‌اند؟ از اولی تا آخری.
asked-le_roy_citizens = تاس‌های شهروندان ⁨Le Roy⁩ چه آمد؟
asked-activity = کدام کارت اقدام رو شد؟
asked-workforce = هر کس چه انداخت؟
asked-event_card = کدام رویداد رو شد؟
asked-event = تاس مشکی این رویداد چه آمد؟
asked-black = تاس‌های مشکی چه آمد؟
asked-reroll = تاس حالا چه آمد؟
asked-archer = تاس‌های «کماندار» چه آمد؟
asked-le_roy = ⁨Le Roy⁩ چه انداخت؟
asked-character = کدام شخصیت رو شد؟
asked-dice-of = { $colour } × { $count }
asked-keys = عددها را پشت سر هم بنویسید.
asked-slot = { $colour }، راند { $round }
asked-pile = رویداد { $colour }

# --- تاس‌هایی که می‌زنید ---

tap-title = با این تاس‌ها چه می‌شود کرد؟
tap-hint = روی حداکثر سه تاس بزنید، از خودتان یا دیگران.
tap-look = چه می‌کنند؟
tap-value = ارزش: { $value }
tap-strength = در برابر تاس مشکی: { $strength }
tap-price = قیمت: { $deniers ->
    [0] رایگان
   *[other] { $deniers } دنییر
}
tap-pay = { $deniers } به { $owner }
tap-none = فقط با این تاس‌ها کاری نمی‌شود کرد.
tap-without = بدون تاس
tap-gain = { $gains }

# --- ثبت‌شده‌ها ---

owner-seat = { $seat }
owner-grey = طوسی
owner-le_roy = ⁨Le Roy⁩
owner-nobody = هیچ‌کس
action-tell_dice = آمد: { $numbers }
action-tell_card = رو شد: «{ $card }»
action-tell_character = رو شد: { $character }
action-tell_characters = ترتیب شخصیت‌ها: { $characters }
action-numbers = «{ $card }»، مطابق چاپ: { $numbers }
action-numbers_event = «{ $card }»، مطابق چاپ: { $numbers } ({ $colours })
action-numbers_skipped = «{ $card }»: عددهای چاپ‌شده ثبت نشد
action-show = بخش بعدی
action-show_all = نمایش همه
action-count = شمارش پایان بازی
action-count_characters = شخصیت‌های بازی: { $characters }
action-count_each = شمرده شد – { $tally }: { $owners }
action-count_vp = { $owners }: { $numbers } امتیاز در دست
action-count_marked = { $owners }، رویداد با مکعب: { $numbers }
action-count_tradesmen = { $owners }، امتیاز تاجرها: { $numbers }
action-count_cathedral = { $owners }، مکعب هر سطح: { $numbers }
action-count_citizens = { $owners }، شهروند ایستاده: { $numbers }
action-count_influence = { $owners }، نفوذ: { $numbers }
action-count_deniers = { $owners }، دنییر: { $numbers }
action-count_events = { $owners }، کارت رویداد: { $numbers }
action-correct_deniers = اصلاح: دنییرهای { $owners }: { $count }
action-correct_influence = اصلاح: نفوذ { $owners }: { $count }
action-correct_vp = اصلاح: امتیاز در دست { $owners }: { $count }
action-correct_pouch = اصلاح: دنییرهای محله‌ی { $owners }: { $count }
action-correct_citizens = اصلاح: شهروندان آماده‌ی { $owners }: { $count }
action-correct_dice = اصلاح: تاس‌های { $owners }: { $dice }
action-correct_black = اصلاح: تاس‌های مشکی: { $numbers }
action-correct_space = اصلاح: { $space }: { $owners }
action-correct_lying = اصلاح: اخراج‌شده‌ها ({ $building }): { $owners }
action-correct_tradesmen = اصلاح: تاجرهای «{ $card }»: { $owners }
action-correct_cubes = اصلاح: مکعب‌های { $owners } روی «{ $card }»: { $count }
action-correct_flags = اصلاح: مکعب‌های روی «{ $card }»: { $owners }
action-correct_cathedral = اصلاح: کلیسا، ستون { $number }: { $owners }
action-correct_taken = اصلاح: صاحب کارت «{ $card }»: { $owners }
action-correct_start = اصلاح: بازیکن شروع‌کننده: { $owners }
action-correct_turn = اصلاح: نوبت { $owners }
action-correct_passed = اصلاح: { $passed_id ->
    [yes] پاس داده
   *[no] پاس نداده
}: { $owners }

# --- عددهای چاپ‌شده روی کارت ---

numbers-title = «{ $card }»: روی کارت شما چه نوشته است؟
numbers-about = هیچ منبعی این عددها را ندارد و ما خودمان آن‌ها را گذاشته‌ایم. مطابق کارت تنظیم کنید؛ برای هر کارت فقط یک بار می‌پرسیم.
numbers-hire_cost = هزینه‌ی استخدام
numbers-divisor = تقسیم بر
numbers-vp_spaces = امتیاز خانه‌ی { $place }
numbers-flags = پرچم‌ها
numbers-dice = تاس
numbers-calls = رویدادی که فرا می‌خواند
numbers-black_dice = تاس مشکی
numbers-vp_first = امتیاز بیشترین مکعب
numbers-vp_second = امتیاز نفر دوم
numbers-less = { $field }: کمتر
numbers-more = { $field }: بیشتر
numbers-enter = همین نوشته است
numbers-skip = فعلاً نه
numbers-house = { $count } کارت با عددهای ما حساب می‌شود، نه عددهای جعبه‌ی شما
numbers-house-about = روی صفحه با * مشخص‌اند. عددهای چاپ‌شده را هر وقت خواستید وارد کنید.

# --- حرکت Le Roy، که شما برایش انجام می‌دهید ---

roys-move = حرکت ⁨Le Roy⁩
roys-done = شد
roys-all-done = کارهای ⁨Le Roy⁩ همه انجام شد.
roys-board = صفحه پس از آن
roys-do-roy_used = از محله‌ی او بردارید: { $dice }.
roys-do-roy_countered = تاس مشکی { $number } را کنار بگذارید و از محله‌ی او { $dice } را بردارید.
roys-do-roy_bought = تاس شما را می‌خرد ({ $die }): آن را از محله‌تان بردارید و { $deniers } دنییر از بانک بگیرید.
roys-do-roy_gained = به او { $points } امتیاز بدهید.
roys-do-expelled = شهروند این خانه را اخراج کنید و کنار خانه‌ها بخوابانید: { $space }.
roys-do-roy_entered = یکی از شهروندان او را اینجا بگذارید: { $space }.
roys-do-roy_entered-row = یکی از شهروندان او را اینجا بگذارید: { $space }. هر که آنجا ایستاده است یک خانه جلو می‌رود.
roys-do-roy_fought = از مکعب‌های او { $count } تا روی پرچم‌های خالی «{ $card }» بگذارید.
roys-do-roy_hired = یکی از شهروندان او را روی «{ $card }» بگذارید، روی خانه‌ی { $points }{ $points_house ->
    [yes] *
   *[no] { "" }
} امتیازی.
roys-do-roy_built = یکی از مکعب‌های او را در کلیسا بگذارید (سطح { $level }، خانه‌ی { $number }) و امتیازش را به او بدهید.
roys-do-roy_scored = شخصیت «{ $character }» را حساب کنید و کارتش را بردارید: شما { $points }، ⁨Le Roy⁩ { $roy_points }.
roys-do-roy_idle = کار دیگری از او برنمی‌آید.

# --- شمارش ---

tally-title = شمارش پایان بازی
tally-begin = فقط امتیازشماری
tally-begin-about = بازی را بدون گوشی پیش بردید؟ امتیازهایش را اینجا بخش به بخش بشمارید.
tally-vp = امتیازهای در دست
tally-marked = رویدادهای مانده با مکعب خودی
tally-tradesmen = امتیاز خانه‌های تاجرها
tally-cathedral = مکعب‌های هر سطح کلیسا
tally-citizens = شهروندان ایستاده در سازه‌ها
tally-influence = نفوذ
tally-deniers = دنییر
tally-events = کارت‌های رویداد گرفته‌شده
tally-characters = کدام شخصیت‌ها در بازی بودند؟
tally-vp-about = همه‌ی توکن‌های امتیازی که هر کس دارد.
tally-marked-about = روی چند رویداد صف، غارتگری هم میان آن‌ها، مکعب خودتان هست؟
tally-tradesmen-about = عدد خانه‌ای که هر تاجر در آن است؛ برای تاجری که در خانه‌ای نیست، صفر.
tally-cathedral-about = از پایین‌ترین سطح. سطح بدون مکعب امتیاز کم می‌کند.
tally-citizens-about = خوابیده‌ها به حساب نمی‌آیند.
tally-level = سطح { $number }
tally-sum = جمع
tally-of = { $owner }: { $what }
tally-enter = ثبت
tally-left = بخش‌های مانده: { $count }
tally-leads = { $count ->
    [one] { $names } جلوتر است
   *[other] { $names } جلوترند
}

# --- چرا نه ---

refusal-counting = دارید پایان بازی را می‌شمارید. برای ادامه‌ی بازی شمارش را پس بگیرید.
refusal-count_unread = این را نمی‌شود شمارش خواند.
refusal-count_impossible = این ممکن نیست: حداکثر { $most }.
refusal-count_characters = { $wanted } شخصیت متفاوت نام ببرید.
refusal-numbers_unknown = این را نمی‌شود عددهای یک کارت خواند.
refusal-numbers_impossible = «{ $card }»: این عدد نمی‌تواند آنجا چاپ شده باشد. عددی از { $least } تا { $most } است.
refusal-numbers_late = برای این عددها دیر است: بازی با عددهای دیگری جلو رفته است. آنچه را پس از این کارت آمده پس بگیرید، یا رهایش کنید.
refusal-nothing_to_show = چیز دیگری برای نشان دادن نیست.
refusal-order_wanted = هر { $wanted } تا لازم است، به ترتیب.

# --- اصلاح ---

correct-title = اصلاح وضعیت
correct-about = آنچه روی میز است درست است. بگویید چه چیزی آنجا جور دیگری است.
correct-deniers = دنییر
correct-influence = نفوذ
correct-vp = امتیازهای در دست
correct-citizens = شهروند آماده
correct-dice = تاس‌های یک محله
correct-black = تاس‌های مشکی
correct-space = چه کسی روی یک خانه ایستاده
correct-cathedral = مکعب‌های یک ستون
correct-flags = مکعب‌های یک رویداد
correct-turn = نوبت کیست
correct-numbers = عددها
correct-owners = چه کسانی، به ترتیب
correct-button = اصلاح
