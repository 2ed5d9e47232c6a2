# میز با جعبه‌ی واقعی: صفحه‌های گوشی، میزبان و نمایشگر؛ امتیازشمار.

# --- opening a table
home-table = بازی دور یک میز، با جعبه‌ی خودتان
home-table-text = دور هم نشسته‌اید و خود بازی جلویتان است؟ یک میز باز کنید: هر کس کدی را اسکن می‌کند، گوشی‌ها حساب بازی را نگه می‌دارند و یک نمایشگر آن را به همه نشان می‌دهد. نه حساب کاربری لازم است نه برنامه.
table_new-title = میزی برای بازی حضوری
table_new-intro = خود بازی جلوی شماست و گوشی‌ها حسابش را نگه می‌دارند. ده ثانیه‌ی دیگر همه می‌توانند کد خود را اسکن کنند.
table_new-subject = چه بازی‌ای می‌کنید؟
table_new-players = چه کسانی بازی می‌کنند
table_new-count = تعداد بازیکنان
table_new-begins = چه کسی شروع می‌کند
table_new-begins-later = سر میز معلوم می‌شود
table_new-clock = زمان‌سنج بی‌صدا برای هر بازیکن
table_new-button = باز کردن میز

# --- the host's page
companion-host-title = کد جای خود را اسکن کنید
companion-host-text = هر بازیکن با دوربین گوشی‌اش کد خودش را اسکن می‌کند و جایش مال همان گوشی می‌شود.
companion-one_phone = یک گوشی برای همه
companion-codes = کد جاها و نمایشگر بزرگ
companion-cards = کارت جای بازیکنان برای چاپ (PDF)
companion-sits = جایش گرفته شده است
companion-sit-here = با همین گوشی می‌نشینم
companion-no_code = این کد با کلید قدیمی سرور ساخته شده است و دیگر نشان داده نمی‌شود.
companion-rename = تغییر نام
companion-free = خالی کردن جا
companion-screen = نمایشگر بزرگ
companion-screen-open = باز کردن در همین دستگاه
companion-entries = { $count ->
    [0] هنوز چیزی ثبت نشده است.
   *[other] تا حالا { $count } مورد ثبت شده است.
}
companion-host-secret = این صفحه را پیش خود نگه دارید: هر که آن را داشته باشد می‌تواند جاها را خالی کند و به جای همه ثبت کند.
companion-name-title = نام { $name } چه باشد؟
companion-free-title = جای { $name } خالی شود؟
companion-free-text = گوشی کنونی دیگر نمی‌تواند چیزی ثبت کند و گوشی بعدی که کد را اسکن کند صاحب جا می‌شود. آنچه ثبت شده است می‌ماند.
companion-free-button = خالی کردن جا
companion-renew = کد تازه
companion-renew-title = کد تازه‌ای برای { $name } ساخته شود؟
companion-renew-text = کد کنونی از کار می‌افتد، روی کارت‌های چاپ‌شده هم. هر که کد تازه را اسکن کند صاحب جا می‌شود.
companion-renew-text-taken = کد کنونی از کار می‌افتد و گوشی کنونی جایش را از دست می‌دهد. هر که کد تازه را اسکن کند صاحب جا می‌شود. آنچه ثبت شده است می‌ماند.
companion-renew-button = ساختن کد تازه
companion-renew-screen-title = کد تازه‌ای برای نمایشگر بزرگ ساخته شود؟
companion-renew-screen-text = کد کنونی از کار می‌افتد: کد تازه را روی هر نمایشگری که میز را نشان می‌دهد باز کنید.
companion-renew-codes-title = کدهای تازه ساخته شود؟
companion-renew-codes-text = هر جایی که گوشی ندارد کد تازه می‌گیرد، نمایشگر بزرگ هم؛ کدهای قبلی آن‌ها از کار می‌افتد. جاهایی که گوشی دارند همان‌طور می‌مانند.
companion-renew-codes-button = ساختن کدهای تازه
companion-codes-lost = کلید این سرور عوض شده است و کدهایی که با کلید قدیم ساخته شده بود دیگر نشان داده نمی‌شود. جاهایی که گوشی دارند همان‌طور می‌مانند. برای جاهای دیگر و نمایشگر بزرگ می‌توانید کد تازه بسازید؛ کدهای قبلی آن‌ها آن وقت از کار می‌افتد.
error-title-ended-table-seat = کد تازه‌ای هست
error-ended-table-seat = میزبان برای جای این بازیکن کد تازه‌ای ساخته است و این لینک دیگر کار نمی‌کند. کد تازه را از صفحه‌ی میزبان اسکن کنید. همه‌ی آنچه ثبت شده سر جایش است.
error-title-ended-table-screen = کد تازه‌ای هست
error-ended-table-screen = میزبان برای نمایشگر بزرگ کد تازه‌ای ساخته است و این لینک دیگر کار نمی‌کند. کد تازه در صفحه‌ی میزبان است.
error-ended-table-host = صفحه‌ی میزبان این میز لینک تازه‌ای گرفته است و این یکی دیگر کار نمی‌کند. لینک تازه روی همان دستگاهی است که آن را ساخته؛ کدها و جاها همان است که بود.

# --- sitting down
companion-sit-title = جای { $name } را می‌گیرید؟
companion-sit-text = تا وقتی میزبان خالی‌اش نکند، مال همین گوشی است.
companion-sit-button = اینجا می‌نشینم
companion-taken-title = جای { $name } روی گوشی دیگری است
companion-taken-text = اینجا می‌توانید تماشا کنید. برای ثبت با این گوشی از میزبان بخواهید جا را خالی کند.

# --- before the game: one code on the big screen
lobby-title = سر جایتان بنشینید
lobby-scan = این کد را با گوشی اسکن کنید و نام خودتان را انتخاب کنید.
join-seat-title = جای شما کدام است؟
join-name = نام شما، اگر پایین نیست
join-watch = فقط تماشا می‌کنم
join-late = همین حالا کس دیگری آنجا نشست. جای دیگری را انتخاب کنید.
join-closed-title = بازی شروع شده است
join-closed = کد جای خودتان را از میزبان بخواهید؛ در صفحه‌ی میزبان هست.

# --- a phone at the table
companion-happened = چه گذشت
companion-nothing_yet = هنوز هیچ.
companion-undo = پس گرفتن
companion-undo_of = پس گرفتن: { $text }
companion-bring_back = بازگرداندن
companion-bring_back_of = بازگرداندن: { $text }
companion-taken_back = { $name } پس گرفت
companion-entered_anyway = برخلاف قوانین
companion-changed = اصلاح‌شده
companion-log = همه‌ی موارد ثبت‌شده
companion-back = بازگشت به میز
companion-host = بازگشت به کدها
companion-rules = قوانین و کارت راهنما
companion-rules-now = قوانین همین لحظه
companion-point = لمس کنید تا ثبت کنید
companion-enter_for = ثبت به جای { $name }
companion-awake = صفحه‌ی این گوشی روشن بماند
companion-numbers = نگه داشتن عددهای جعبه‌تان در یک فایل
companion-numbers-about = این دستگاه آن‌ها را برای بازی بعدی به یاد دارد؛ فایل را همه‌جا می‌شود برد.
companion-end = پایان دادن به بازی
companion-end-hint = برنده را انتخاب کنید. اگر کسی را انتخاب نکنید و بازی امتیاز داشته باشد، امتیازها تعیین می‌کنند.
companion-end-button = پایان بازی
companion-broken-off = بازی نیمه‌کاره ماند.
companion-told = ثبت
companion-again = تازه کردن صفحه
companion-cancel = انصراف
companion-minutes = { " " }دقیقه

# --- refusals, and bad networks
companion-refused = ثبت نشد
companion-anyway = ثبت در هر صورت
companion-drop = کنار گذاشتن
companion-turned_away = شبکه نگذاشت این به سرور برسد.
companion-resend = ارسال دوباره
companion-enter_again = ثبت دوباره
companion-waiting = در انتظار ارسال
companion-take_back = پس گرفتن
companion-unkept = در انتظار ارسال. این گوشی چیزی نگه نمی‌دارد؛ صفحه را نبندید.
companion-away = اتصال قطع است: آنچه ثبت کنید روی همین گوشی می‌ماند

# --- what the table is asked
companion-lot = قرعه‌کشی
asked-lot = چه کسی شروع می‌کند؟
asked-dice = { $count ->
    [one] تاس چند آمد؟
   *[other] تاس‌ها چند آمدند؟
}
asked-pick = کدام یکی درآمد؟
asked-turn = چه چیزی رو شد؟
asked-shuffle = به چه ترتیبی قرار گرفته‌اند؟

# --- entries in words
entry-of = { $name }: { $text }
entry-host = میزبان
entry-counted = طبق شمارش ما کارتی نمانده
entry-event-added = { $seat }: { $points } امتیاز، جمع { $total }
entry-action-add = { $points } امتیاز (ردیف { $row })
entry-action-row = ردیف تازه
entry-action-row_named = ردیف تازه: { $title }
entry-action-end = بازی تمام شد
entry-action-end_won = بازی تمام شد؛ برنده: { $seats }
entry-action-lot_wanted = قرعه‌کشی
entry-action-lot = قرعه‌کشی شد: شروع با { $seat }
entry-action-tell = ثبت شد: { $words }
entry-action-correct = اصلاح دستی: { $words }
entry-refusal-malformed = چنین چیزی را نمی‌شود ثبت کرد.
entry-refusal-no_such_entry = چنین موردی ثبت نشده است.
entry-refusal-taken_back_already = این مورد پیش‌تر پس گرفته شده است.
entry-refusal-needed_later = مورد دیگری که بعد از آن ثبت شده به آن وابسته است. اول همان را پس بگیرید. ({ $why })
entry-refusal-table_full = این میز دیگر جا ندارد. میز تازه‌ای باز کنید.
entry-refusal-id_used = این مورد دو بار با محتوای متفاوت فرستاده شد. دوباره ثبتش کنید.
entry-refusal-table_frozen = این بازی با نامه ادامه دارد و اینجا دیگر چیزی ثبت نمی‌شود.
entry-refusal-moved_on = بازی تا آن لحظه جلوتر رفته بود، پس این ثبت نشد. ببینید چه شده است و اگر هنوز درست است دوباره ثبتش کنید.
entry-stands = حالا: { $what }.
entry-since = از آن وقت: { $what }
entry-refusal-tell_first = اول ثبت کنید چه تاس یا کارتی آمد.
entry-refusal-nothing_to_tell = فعلاً چیزی پرسیده نشده است.
entry-refusal-not_there = چنین چیزی نمی‌تواند آمده باشد.
entry-refusal-other_kind = چیز دیگری پرسیده شده است.
entry-refusal-wrong_count = این تعداد درست نیست.
entry-refusal-not_told = چیزی از آنچه پرسیده شده کم است.
entry-refusal-over_already = بازی تمام شده است. برای ادامه، پایان بازی را پس بگیرید.
entry-refusal-cannot_correct = این را به این شکل نمی‌شود اصلاح کرد.
entry-refusal-no_such_seat = کسی آنجا ننشسته است.
entry-refusal-not_your_turn = فعلاً نوبت کس دیگری است.
entry-refusal-not_legal = فعلاً این کار ممکن نیست.
entry-refusal-no_such_line = چنین چیزی را نمی‌شود ثبت کرد.
entry-refusal-no_such_row = چنین ردیفی نیست.
entry-refusal-too_many_rows = امتیازشمار حداکثر { $most } ردیف دارد.
entry-refusal-no_number = امتیاز عددی صحیح است، حداکثر { $most }.
entry-refusal-bad_title = عنوان ردیف متنی کوتاه در یک خط است.

# --- the score pad
pad-title = امتیازشمار
pad-about = امتیازشمار برای هر بازی دیگری است: نام‌ها، ردیف‌ها و جمع امتیازها.
pad-leads = { $count ->
    [one] { $names } جلو است
   *[other] { $names } جلو هستند
}
pad-level = فعلاً کسی جلو نیست
pad-leader = جلوتر از همه
pad-total = جمع
pad-row = ردیف تازه
pad-row-named = ردیف با عنوان
pad-row-title = عنوان ردیف
pad-cell = { $name }، ردیف { $row }: { $value }
pad-points = امتیاز { $name }، ردیف { $row }
pad-enter = ثبت
pad-next = بازیکن بعدی
pad-minus = کم کردن
pad-sign = مثبت یا منفی
pad-erase = پاک کردن
pad-photo = خواندن برگه از روی عکس
pad-photo-hint = برای برگه‌های دایره‌دار، که در «هر چه می‌شود چاپ کرد» برای هر بازی هست. عکس از این گوشی بیرون نمی‌رود.
pad-photo-hint-game = برای برگه‌ی «نتیجه برای عکس گرفتن» که در «هر چه می‌شود چاپ کرد» هست. عکس از این گوشی بیرون نمی‌رود.
pad-photo-choose = گرفتن یا انتخاب عکس
pad-photo-none = در این عکس برگه‌ی دایره‌دار پیدا نشد. از بالا عکس بگیرید، طوری که همه‌ی برگه و هر چهار گوشه‌ی سیاهش در عکس باشد.
pad-photo-corner = یکی از چهار گوشه‌ی سیاه برگه پوشیده یا بیرون مانده است. رویش را خالی کنید و از همه‌ی برگه عکس بگیرید.
pad-photo-bent = برگه در عکس هست، ولی دایره‌هایش سر جایشان نیستند. آن را صاف روی میز بگذارید و درست از بالا عکس بگیرید.
pad-photo-blurred = این عکس تاریک یا تار است و خوانده نمی‌شود. در نور بهتر و با دست ثابت دوباره عکس بگیرید.
pad-photo-other = این برگه مال بازی یا میز دیگری است. عکسِ برگه‌ی همین میز را انتخاب کنید.
pad-photo-small = برگه در این عکس خیلی کوچک است. نزدیک‌تر بروید تا برگه عکس را پر کند.
pad-photo-unopened = این گوشی نمی‌تواند این فایل را مثل عکس باز کند. یک عکس انتخاب کنید یا بگیرید.
pad-photo-empty = هیچ دایره‌ای روی این کاغذ پر نشده است.
pad-photo-there = این عددها در امتیازشمار هست. روی برگه چیز تازه‌ای نیست.
pad-photo-page = حالا از صفحه‌ی دیگر برگه عکس بگیرید.
pad-photo-check = عددها را با کاغذ مقایسه کنید، به‌ویژه آن‌هایی را که کادر دارند. بعد ثبتشان کنید.
pad-photo-enter = ثبت این عددها
option-low_wins = کمترین امتیاز برنده است
option-low_wins-about = مانند گلف: هر که کمترین جمع را دارد جلو است.
option-low_wins-rule = مانند گلف، کمترین جمع برنده است.

# --- ادامه با نامه
bymail-title = ادامه با نامه
bymail-text = شب زودتر از بازی تمام شد؟ بگویید چه در دست دارید و نامه‌هایتان به کجا برود. هیچ‌کس سر میز هیچ‌کدام را نمی‌بیند.
bymail-hand = { $count } کارت در دست شما
bymail-counted = کارت‌های گفته‌شده تا اینجا:
bymail-button = ثبت
bymail-kept = ثبت شد. وقتی همه گفتند، میزبان می‌تواند بازی را با نامه ادامه دهد.
freeze-text = هر کس با گوشی خودش، از «ادامه با نامه»، کارت‌های دستش و نشانی‌اش را می‌گوید. بعد نامه‌ی شروع به { $name } می‌رسد و دیگران از همان‌جا دعوت می‌شوند.
freeze-waiting = هنوز نگفته است
freeze-said = گفته است
freeze-button = ادامه با نامه
freeze-done = این بازی با نامه ادامه پیدا می‌کند. نامه‌ی شروع به { $name } رسیده است؛ دکمه‌ی دعوت دیگران در آن است.
entry-refusal-not_by_mail = این بازی را فعلاً نمی‌شود با نامه ادامه داد.
entry-refusal-not_at_table = این بازی را فعلاً نمی‌شود سر میز ادامه داد.
entry-refusal-not_said_yet = هنوز منتظر { $seats } هستیم.
entry-refusal-hand_size = { $seat_is ->
    [you] شما { $count } کارت ثبت کردید، اما به حساب گوشی‌ها باید { $wanted } کارت داشته باشید.
   *[other] { $seat } { $count } کارت ثبت کرده است، اما به حساب گوشی‌ها باید { $wanted } کارت داشته باشد.
}
entry-refusal-not_in_box = این کارت بیش از آنچه ممکن است ثبت شده: { $card }.
entry-refusal-known_missing = همه دیده‌اند که این کارت به این بازیکن رسیده است، پس باید میان کارت‌هایش باشد: { $card }.

entry-refusal-wrong_phase = فعلاً چیز دیگری پرسیده می‌شود: { $phase }.
