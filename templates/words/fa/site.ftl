# صفحه‌ها: آنچه در مرورگر خوانده می‌شود.

site-tagline = بازی رومیزی با نامه
site-skip = رفتن به متن صفحه
site-rehearsal = تمرین: ساعت این سرویس را می‌شود جلو و عقب برد.
site-footer = ‏Staffetta نرم‌افزاری آزاد است و یکی از دوستانتان آن را می‌گرداند. به هیچ ناشری وابسته نیست.
site-language = زبان
site-back = بازگشت

# --- صفحه‌ی نخست
home-title = بازی‌های آهسته برای دوستان خوب
home-intro = ‏staffetta پیکی بود که میان شهرهای ایتالیا نامه می‌برد. این یکی حرکت‌های بازی شما را می‌برد: نوبت هر که باشد نامه‌ای می‌گیرد با صفحه‌ی بازی، کارت‌های دستش و پیوندی برای هر حرکت ممکن.
home-no-account = نه حساب کاربری، نه برنامه، نه گذرواژه. یک نشانی ایمیل بس است.
home-new = شروع یک بازی
home-games = بازی‌ها
home-seats = { $least ->
    [one] ۱ تا { $most } نفر
   *[other] { $least } تا { $most } نفر
}
sheet-aid = کارت راهنما (PDF)
sheet-map = نقشه برای چاپ (PDF)
home-how = چطور پیش می‌رود؟
home-how-1 = بازی را انتخاب می‌کنید و نشانی دوستانتان را می‌نویسید.
home-how-2 = هر کس با یک اشاره در نامه‌اش به بازی می‌پیوندد.
home-how-3 = نامه‌ها می‌آیند و می‌روند؛ هر که یادش برود یادآوری می‌گیرد، با مهربانی و هرگز نه در شب.
home-mailbox = صندوق نامه‌های نمایشی

# --- بازی جدید
new-title = بازی جدید
new-game = بازی
new-options = گزینه‌های این بازی
new-options-chosen = { $count } انتخاب
new-options-hint = لازم نیست چیزی انتخاب کنید: اگر همین‌طور بماند، بازی طبق کتابچه‌ی قواعد است.
new-show-options = نمایش گزینه‌های این بازی
new-warned = یک نکته پیش از آغاز
new-anyway = با این همه دعوت‌نامه‌ها را بفرست
new-pace = زمان هر تصمیم
pace-fast = ۱۲ ساعت (تند)
pace-daily = ۲۴ ساعت (روزانه)
pace-relaxed = ۷۲ ساعت (آسوده)
new-language = زبان میز
new-language-hint = هر کس می‌تواند زبان نامه‌های خودش را عوض کند.
new-you = شما
new-you-hint = شما میزبانید و صندلی نخست از آنِ شماست.
new-players = دیگران
new-players-hint = این بازی برای { $least } تا { $most } نفر است و خود شما هم یکی از آن‌هایید. ردیف‌هایی را که لازم ندارید خالی بگذارید.
new-alone-hint = برای بازی تک‌نفره همه را خالی بگذارید.
new-player = بازیکن { $number }
new-name = نام
new-email = نشانی ایمیل
new-person-language = زبان نامه‌ها
new-timezone = منطقه‌ی زمانی
new-language-and-zone = زبان و منطقه‌ی زمانی
new-timezone-guess = همان که برای این زبان معمول است
new-submit = فرستادن دعوت‌نامه‌ها
new-problems = هنوز چیزی درست نیست:
new-sent-title = نامه‌ها در راه‌اند
new-sent = نامه‌ی خودتان هم می‌آید: پیوند صندلی شما و پیوند صفحه‌ی میزبان در آن است.
new-sent-nothing = چند دقیقه گذشت و خبری نشد؟ یک بار هم پوشه‌ی هرزنامه را ببینید.

# --- ایرادهای ممکن یک فرم
problem-unknown_game = چنین بازی‌ای اینجا نیست. آنچه هست: { $takes }.
problem-unknown_value = این مقدار ممکن نیست. مقدارهای ممکن: { $takes }.
problem-option_unknown = چنین گزینه‌ای نیست. آنچه هست: { $takes }.
problem-value_unknown = این گزینه چنین مقداری نمی‌پذیرد. مقدارهای ممکن: { $takes }.
problem-malformed = این بخش نیست یا خوانده نمی‌شود.
problem-seats = این بازی برای { $least } تا { $most } نفر است؛ شما { $count } نفرید.
problem-name_empty = نامی جا افتاده است.
problem-name_too_long = نام بیش از اندازه بلند است.
problem-name_control = در نام نویسه‌های کنترلی نادیدنی هست.
problem-name_bidi = در نام نشانه‌هایی نادیدنی هست که جهت نوشته را برمی‌گردانند.
problem-name_invisible = نام فقط از نویسه‌های نادیدنی ساخته شده است.
problem-name_combining = در نام روی یک حرف زیادی نشانه گذاشته شده است.
problem-name_no_letter = نام باید دست‌کم یک حرف داشته باشد.
problem-name_alike = دو نام یک شکل‌اند؛ لطفاً فرقی میانشان بگذارید.
problem-email_empty = یک نشانی ایمیل جا افتاده است.
problem-email_too_long = نشانی ایمیل بیش از اندازه بلند است.
problem-email_control = در نشانی ایمیل نویسه‌های کنترلی نادیدنی هست.
problem-email_not_an_address = این نشانی ایمیل نیست.
problem-email_unwanted = صاحب این نشانی از اینجا دعوت‌نامه نمی‌خواهد.
problem-email_enough = دعوت‌نامه‌های بسیاری به این نشانی هنوز بی‌پاسخ مانده‌اند. لطفاً فردا دوباره امتحان کنید.
problem-form_expired = این فرم زیادی باز مانده بود. لطفاً یک بار دیگر بفرستیدش.
problem-options_astray = گزینه‌های بازی دیگری انتخاب شده بود. گزینه‌های این بازی اینجاست؛ لطفاً نگاهشان کنید و فرم را دوباره بفرستید.
problem-number = اینجا عددی صحیح از { $least } تا { $most } لازم است.
problem-unknown_timezone = این منطقه‌ی زمانی را نمی‌شناسیم. نامی از این دست لازم است: {"\u2066"}Asia/Tehran{"\u2069"}.
problem-seed_refused = بذر را فقط در تمرین می‌شود داد.
problem-at = { $place }: { $problem }
place-host = شما
place-game = بازی
place-options = گزینه‌ها
place-pace = زمان هر تصمیم
place-language = زبان
place-players = بازیکنان
place-seed = بذر
place-player = بازیکن { $number }

# --- گزینه‌هایی که میز با آن‌ها بازی می‌کند
options-heading = گزینه‌های انتخاب‌شده
options-played-with = گزینه‌های انتخاب‌شده: { $options }.
option-is = { $option }: { $value }

# --- یک صندلی
seat-waiting-title = در انتظار دیگران
seat-waiting = بازی وقتی آغاز می‌شود که همه پیوسته باشند. لازم نیست کاری کنید؛ نوبتتان که برسد، نامه می‌آید.
seat-joined = پیوسته است
seat-invited = دعوت شده است
seat-declined = نمی‌تواند بیاید
seat-absent = غایب است
seat-you = شما
seat-host = میزبان
seat-deadline = لطفاً تا این زمان پاسخ دهید: { $deadline }.
seat-others-deadline = مهلت: { $deadline }
seat-default = اگر تا آن زمان پاسخی نرسد، قوانین به جای شما بازی می‌کنند: { $action }.
seat-hand-how = برای انتخاب، روی کارت بزنید.
seat-board = صفحه‌ی بازی
seat-moves = حرکت‌های ممکن شما
seat-table = وضعیت بازی
seat-hand = دست شما
seat-log = آنچه گذشت
seat-log-earlier = پیش‌تر ({ $count })
seat-log-whole = همه‌چیز از آغاز
seat-new = وضعیت بازی عوض شده است.
seat-reload = نمایش وضعیت تازه
seat-more = صندلی شما
seat-settings = زبان، منطقه‌ی زمانی، نامه‌ها
seat-card = کارت صندلی برای چاپ (PDF)
seat-qr = می‌خواهید روی دستگاه دیگری همین‌جا بنشینید؟ این کد را بخوانید.
seat-secret = این صفحه صندلی شماست. هر که نشانی‌اش را داشته باشد می‌تواند به جای شما بازی کند.
seat-watch = صفحه‌ی تماشاگران
seat-host-page = صفحه‌ی میزبان
seat-away-title = شما نبودید
seat-away = صندلی شما غایب به حساب می‌آید و قوانین بی‌درنگ به جایتان بازی می‌کنند. دکمه را بزنید تا دوباره منتظرتان بمانیم.
seat-back-button = برگشتم
seat-called-off-title = این بازی لغو شد
seat-called-off = دیگر کاری اینجا نمانده است.
seat-put-back = سرور به وضعیت { $when } بازگردانده شد؛ آنچه پس از آن بازی شده بود از دست رفته است.
seat-fingerprint = اثر انگشت بخت

mark-forced = تنها حرکت ممکن
mark-timeout = مهلت گذشت؛ قوانین بازی کردند
mark-absent = غایب؛ قوانین بازی کردند

# --- پیوستن، نپذیرفتن
join-title = به بازی می‌پیوندید؟
join-text = { $host } شما را به این بازی دعوت کرده است: { $game }. بازیکنان: { $players }. زمان هر تصمیم: { $pace }.
join-button = می‌پیوندم
takeover-title = این صندلی را می‌پذیرید؟
takeover-text = { $host } از شما می‌خواهد در یک بازی در جریان صندلی‌ای را بپذیرید: { $game }. بازیکنان: { $players }. زمان هر تصمیم: { $pace }. تا پاسخ ندهید، قوانین به جای آن صندلی بازی می‌کنند.
decline-title = این بار نه؟
decline-text = صندلی به { $host } برمی‌گردد تا کس دیگری را دعوت کند.
decline-button = نه، ممنون
decline-instead = نه، ممنون
join-instead = با این همه می‌پیوندم
declined-title = ممنون که خبر دادید
declined = دیگر نامه‌ای درباره‌ی این بازی نمی‌گیرید.
not_inviting = این بازی دیگر منتظر پاسخ نیست.

# --- این حرکت؟
play-title = همین را بازی می‌کنید؟
play-button = بازی کن
play-instead = اول میز را نشانم بده
play-stale-title = آن نوبت گذشته است
play-stale = این پیوند مال نوبتی است که گذشته؛ با آن چیزی بازی نشد. وضعیت حالا این است.
play-already-title = پیش‌تر بازی شده
play-already = این حرکت انجام شده است. وضعیت حالا این است.
play-late-title = مهلت گذشته بود
play-late = مهلتتان تمام شده بود و قوانین درست همین حرکت را به جای شما بازی کردند. این حرکت دوباره بازی نشد. وضعیت حالا این است.
play-refused-title = این ممکن نیست
play-not-running = بازی در جریان نیست، پس حرکتی انجام نشد.

# --- تنظیمات صندلی
settings-title = صندلی شما
settings-saved = ذخیره شد.
settings-save = ذخیره
settings-letters = نامه‌ها
settings-letters-on = از این بازی نامه می‌گیرید.
settings-letters-off = از این بازی نامه نمی‌گیرید و از همین صفحه بازی می‌کنید.
letters-stop-title = دیگر نامه نیاید؟
letters-stop-text = دیگر نامه‌ای از این بازی نمی‌گیرید. صندلی همچنان مال شماست: از صفحه‌ی خودش بازی می‌کنید و همان‌جا می‌توانید نامه‌ها را دوباره بخواهید.
letters-stop-button = دیگر نامه نفرستید
letters-start-button = دوباره برایم نامه بفرستید
letters-stopped = دیگر نامه‌ای نمی‌آید.

# --- دیگر هرگز
never-title = دیگر هرگز برایتان ننویسیم؟
never-text = دیگر نامه‌ای از این بازی نمی‌آید و هیچ‌کس، هر که باشد، نمی‌تواند این نشانی را از اینجا به بازی دیگری دعوت کند. اگر دعوت شده بودید، به میزبان می‌گوییم که نمی‌آیید.
never-button = دیگر هرگز دعوتم نکنید
never-done-title = دیگر کسی ناخواسته برایتان نمی‌نویسد
never-done-text = از این پس این نشانی را از اینجا نمی‌شود دعوت کرد. برای این کار تنها اثر انگشتی از نشانی نگه داشته می‌شود.
never-undo-button = دوباره می‌شود دعوتم کرد

# --- میزبان
host-title = صفحه‌ی میزبان
host-state-inviting = در انتظار پاسخ‌ها
host-state-running = در جریان
host-state-over = پایان‌یافته
host-state-called_off = لغوشده
host-status = وضعیت
host-mail = آخرین نامه
host-mail-none = هنوز هیچ
host-mail-sent = فرستاده شد: { $when }
host-mail-waiting = در صف از: { $when }
host-mail-refused = سرور ایمیل آن را پس زد
host-mail-tries = { $count ->
    [one] ۱ تلاش
   *[other] { $count } تلاش
}
host-replace = کس دیگر
host-replace-title = سپردن این صندلی به کس دیگر
host-replace-text = پیوند { $name } از کار می‌افتد؛ بازیکن تازه پیوند نو را با نامه می‌گیرد.
host-replace-button = صندلی را بسپار
host-resend = فرستادن دوباره
host-resend-title = نامه دوباره فرستاده شود؟
host-resend-text = نامه‌ای که چشم‌به‌راهش هستیم یک بار دیگر برای { $name } می‌رود.
host-resend-button = بفرست
host-call-off = لغو بازی
host-call-off-title = بازی لغو شود؟
host-call-off-text = همه باخبر می‌شوند. این کار برگشت ندارد.
host-call-off-button = بازی را لغو کن
host-next-title = دوباره برای آغاز بازی بعدی تلاش شود؟
host-next-text = هر کس همان‌جا می‌نشیند که نشسته بود و پیوند صندلی تازه‌اش را با نامه می‌گیرد.
host-next-button = همین حالا دوباره تلاش کن
host-done-resend = نامه در راه است.
host-done-replace = صندلی پیشنهاد شد؛ نامه در راه است.
host-done-call-off = بازی لغو شد؛ به همه خبر می‌دهیم.
host-cannot-too_soon = همین حالا نامه‌ای به این صندلی رفت. لطفاً یک دقیقه صبر کنید.
host-cannot-seat_is_filled = این صندلی پر است و بازیکنش هم هست.
host-cannot-nothing_to_send = حالا نامه‌ای برای فرستادن نیست.
host-cannot-asked_enough = این دعوت‌نامه به اندازه‌ی کافی رفته است، یا خواننده‌اش دیگر نامه نمی‌خواهد.
host-cannot-over = این بازی دیگر تمام شده است.
host-done-next = بازی بعدی آغاز شد؛ نامه‌ها در راه‌اند.
host-cannot-next = بازی بعدی این بار هم نتوانست آغاز شود.
host-cannot-nothing_waits = بازی‌ای در انتظار آغاز نیست.
host-stalled-title = بازی { $number } کارزار نتوانست آغاز شود
host-stalled = امتیازها سر جایشان است و چیزی از دست نرفته. سرور خودش باز هم تلاش می‌کند: { $when }.
host-no-peek = میزبان هم از بازی چیزی بیش از آنچه صندلی خودش می‌بیند نمی‌بیند.
host-moved = حرکت‌ها تا اینجا: { $count }
host-secret = این صفحه فقط برای میزبان است. لطفاً نشانی‌اش را به کسی ندهید.

# --- تماشاگران
match-watch = برای تماشاگران: هر آنچه آشکار است و هیچ‌چیز از آنچه پنهان است.
match-not-begun = این بازی هنوز آغاز نشده است.
match-export = متن کامل بازی (برای وارسی)

# --- صندوق نامه‌های نمایشی
mailbox-title = صندوق نامه‌ها
mailbox-intro = در این نمایش هیچ نامه‌ای از این دستگاه بیرون نمی‌رود. همه‌شان اینجا هستند، همان‌طور که خواننده‌شان می‌بیند.
mailbox-empty = هنوز نامه‌ای نیست.
mailbox-writing = نامه‌های دیگری هم دارند نوشته می‌شوند؛ خودشان همین‌جا پیدا می‌شوند.
mailbox-to = به
mailbox-text = متن ساده
mailbox-html = ‏HTML
mailbox-off = بدون تصویر
mailbox-everybody = همه

# --- وقتی چیزی درست نیست
error-title-400 = این خوانده نشد
error-400 = درخواست ناقص یا ناخوانا بود. چیزی عوض نشد.
error-title-403 = اجازه نیست
error-401 = نشان یک صندلی لازم است: ⁦Authorization: Bearer …⁩، همان که در پیوندهای نامه‌هایتان هست.
error-403 = از این نشانی چنین کاری نمی‌شود کرد. چیزی عوض نشد.
error-title-404 = اینجا چیزی نیست
error-404 = در این نشانی صفحه‌ای نیست. اگر از پیوند نامه‌ای آمده‌اید، شاید نیمه‌کاره بریده شده؛ همه‌اش را کپی کنید.
error-title-405 = این‌طور نمی‌شود
error-405 = این نشانی چنین درخواستی نمی‌پذیرد. چیزی عوض نشد.
error-title-410 = این پیوند عوض شده است
error-410 = این صندلی پیوند تازه‌تری دارد. آخرین نامه را پیدا کنید یا از میزبان بپرسید.
error-title-413 = زیادی بزرگ است
error-413 = این بیش از آن است که این صفحه می‌پذیرد. چیزی عوض نشد.
error-title-422 = ممکن نیست
error-422 = در وضعیت کنونی این کار ممکن نیست. چیزی عوض نشد.
error-title-429 = یک لحظه
error-429 = یک‌باره زیاد شد. لطفاً کمی بعد دوباره تلاش کنید.
error-title-500 = خطا از ماست
error-500 = اینجا چیزی درست کار نکرد. حرکت شما انجام نشد؛ لطفاً دوباره تلاش کنید.
error-title-503 = همین حالا نمی‌شود
error-503 = سرویس در این لحظه نمی‌تواند چیزی را ذخیره کند. لطفاً کمی بعد همین را دوباره بفرستید؛ هر چند بار هم که بفرستید، یک بار به حساب می‌آید.
error-home = به صفحه‌ی نخست
error-title-409 = برای این کار دیر شد
error-409 = در این میان بازی جلو رفته است. چیزی عوض نشد.

# --- حرکتی که کلمه به کلمه ساخته می‌شود
build-title = حرکتتان را بسازید
build-how = روی هر کلمه بزنید تا خودش و هر چه پس از آن آمده پس گرفته شود. تا یک بار دیگر از شما نپرسند چیزی بازی نمی‌شود.
build-take-back = پس گرفتن: { $word }
build-done = همین: نشانم بده چه می‌شود
build-or-more = یا باز هم بیفزایید
build-nothing = الان کاری نیست که بکنید.
build-leave = رها کن و به میز برگرد
build-as-line = به شکل یک سطر متن
build-line = حرکت شما در یک سطر
build-line-button = ادامه از این سطر
build-change = تغییرش بده

# چیزی که از آنِ کسی است.
whose = { $thing } ({ $who })
# --- پرونده‌ی داده‌ی صاحب بازی
new-data = عددهای جعبه‌ی خودتان
new-data-hint = اگر خود بازی را دارید می‌توانید عددهای چاپ‌شده را وارد کنید: پرونده‌ی ما را بگیرید، عددهایش را عوض کنید و همین‌جا بدهید. پرونده بررسی می‌شود و این بازی آن را نگه می‌دارد.
new-data-ours = پرونده‌ی ما (TOML)
new-data-file = پرونده‌ی شما
new-data-text = یا متن آن
option-data = با پرونده‌ی داده‌ی میزبان
option-data-about = عددهایی که میزبان وارد کرده جای عددهای این سرویس را می‌گیرند.
problem-data_unsound = این پرونده‌ی داده به کار نمی‌آید:
fault-data_unreadable = { $line ->
    [0] این پرونده TOML نیست.
   *[other] این پرونده TOML نیست: سطر { $line } خواندنی نیست.
}
fault-data_too_long = پرونده بیش از اندازه بلند است؛ حداکثر { $most } نویسه.
fault-data_too_big = سطر { $line }: هیچ کارتی به سطر یا عددی به این درازی، این همه مقدار، یا این همه کروشه و نقطه نیاز ندارد.
fault-data_not_plain = { $at }: اینجا تاریخ و عدد بی‌پایان پذیرفته نیست.
fault-more = و { $count } ایراد دیگر.
