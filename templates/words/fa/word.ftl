# خبر از چه راهی به بازیکن می‌رسد: با نامه و از راه‌های دیگر، در صفحه‌ی جای او.

channels-title = خبرها از چه راهی به شما برسد
channels-text = هر وقت نوبتتان شود یا اتفاقی بیفتد خبرتان می‌کنیم. راهش را اینجا انتخاب کنید.
channels-settings-button = راه‌های خبر
channels-mail-title = با نامه
channels-mail-on = نامه‌هایتان به { $address } می‌رسد.
channels-mail-others = فعلاً نامه‌ای به { $address } نمی‌آید و خبرها از راه‌های پایین می‌رسد. فقط نامه‌های مربوط به لینک و نشانی‌تان هنوز با ایمیل می‌آید.
channels-mail-off = از این بازی نه نامه می‌گیرید و نه از راه دیگری خبر. در صفحه‌ی آن بازی می‌کنید.
channels-mail-stop-button = قطع نامه‌ها، فقط راه‌های پایین
channels-mail-start-button = دریافت نامه هم
channels-none-button = قطع همه‌ی خبرها
channels-chat-title = در پیام‌رسان یا برنامه
channels-chat-text = سؤال نوبتتان، لینک محتمل‌ترین حرکت‌ها و لینک بازی، در تلگرام، Matrix، Signal، Discord، Slack، ntfy یا Gotify. یک webhook هم همین‌ها را به شکل JSON می‌گیرد تا برنامه‌ای بتواند بازی کند.
channels-chat-label = نشانی به شیوه‌ی Apprise
channels-chat-button = افزودن این نشانی
channels-chat-reads = هر که آنجا پیام‌ها را می‌خواند، لینک شما را هم دارد و می‌تواند به جایتان بازی کند.
channels-chat-examples = نمونه‌ی نشانی‌ها
channels-push-title = در همین مرورگر
channels-push-text = اعلانی با سؤال نوبتتان، حتی وقتی صفحه بسته است. یک دکمه محتمل‌ترین حرکت را باز می‌کند و دکمه‌ی دیگر خود بازی را.
channels-push-button = روشن کردن اعلان در این مرورگر
channels-push-name = مرورگر { $number } ({ $server })
channels-push-refused = مرورگرتان اجازه نمی‌دهد. در تنظیماتش اعلان‌های این سایت را مجاز کنید و دوباره امتحان کنید.
channels-push-missing = این مرورگر از پس این کار برنمی‌آید یا اسکریپت‌ها خاموش‌اند. در آیفون و آیپد اول بازی را به صفحه‌ی اصلی دستگاه اضافه کنید.
channels-push-open = باز کردن بازی
channels-since = از { $when }
channels-off = خاموش شده
channels-unreadable = نشانی‌ای که دیگر خوانده نمی‌شود
channels-last-error = آخرین مشکل، { $when }: { $error }
channels-test-button = فرستادن پیام آزمایشی
channels-remove-button = حذف
channels-tested = درست کار می‌کند: پیام آزمایشی پذیرفته شد و باید تا حالا رسیده باشد.
channels-test-title = Staffetta: این یک آزمایش است
channels-test-text = خبرهای بازی‌تان این‌طور می‌آید.
channels-done-added-apprise = اضافه شد. حالا یک پیام آزمایشی بفرستید تا ببینید می‌رسد یا نه.
channels-done-added-push = این مرورگر خبرتان می‌کند. برای دیدنش یک پیام آزمایشی بفرستید.
channels-done-removed = حذف شد.

problem-way_missing = لطفاً یک نشانی بچسبانید.
problem-way_long = این نشانی بیش از اندازه بلند است؛ حداکثر ۱۰۰۰ حرف.
problem-way_shape = این نشانی خوانده نمی‌شود. آن را با نمونه‌ها مقایسه کنید.
problem-way_scheme = این نوع نشانی را نمی‌شناسیم. نشانی باید با tgram یا matrixs یا signals یا discord یا slack یا ntfys یا gotifys یا jsons و سپس {"\u2066"}://{"\u2069"} شروع شود.
problem-way_browser = نشانی‌ای که مرورگرتان داد به کار نمی‌آید.
problem-way_many = بیش از { $most } راه جا ندارد. اول یکی را حذف کنید.
problem-way_off = این امکان روی این سرور روشن نیست.
problem-way_gone = این راه پیش از این حذف شده است.
problem-way_tests = آزمایش‌ها زیاد شد. لطفاً { $minutes } دقیقه صبر کنید.

way-error-private = این نشانی به شبکه‌ای خصوصی می‌رسد و گرداننده‌ی سرور اجازه‌اش را نداده است.
way-error-wrong = نشانی غلط است.
way-error-answered = سرور مقصد خطای { $status } داد.
way-error-unreachable = دسترسی به سرور مقصد ممکن نیست.
way-error-slow = سرور مقصد تا ده ثانیه جواب نداد.
way-error-gone = مرورگر اشتراکش را تمام کرده است.
way-error-missing = این امکان روی این سرور خاموش شده است.
way-error-broken = از طرف ما مشکلی پیش آمد.
way-error-sealed = نشانی دیگر خوانده نمی‌شود، چون کلید سرور عوض شده است. آن را حذف کنید و دوباره اضافه کنید.
way-error-renewed = لینک شما عوض شد و برای همین پیام‌رسان‌ها و مرورگرهایی را که از این بازی خبر می‌گرفتند حذف کردیم: شاید کس دیگری یکی از آن‌ها را اضافه کرده باشد.

letter-way-subject = { $title }: خبرها از راه دیگری می‌آید
letter-way-ended = یکی از راه‌هایی که خبر این بازی را به شما می‌رساند دیگر کار نمی‌کند و خاموشش کردیم.
letter-way-now-mail = چیزی از دست نرفته: از این پس نامه‌هایتان به همین نشانی می‌آید.
letter-way-now-both = چیزی از دست نرفته: نامه‌هایتان به همین نشانی می‌آید و خبرها از راه‌های دیگرتان هم می‌رسد.
letter-way-now-others = چیزی از دست نرفته: خبرها همچنان از راه‌های دیگرتان می‌رسد.
letter-way-again = انتخاب راه‌های خبر

letter-digest-subject = { $count ->
    [0] خبرهای بازی‌هایتان
    [one] امروز یک بازی منتظر شماست
   *[other] امروز { $count } بازی منتظر شماست
}
letter-digest-replies = لطفاً از لینک‌ها استفاده کنید: از پاسخ ساده معلوم نمی‌شود کدام بازی را می‌گویید.
letter-digest-why = خودتان خواسته‌اید روزی یک نامه بگیرید. اینجا می‌توانید عوضش کنید:
letter-digest-stop = قطع نامه‌های همه‌ی بازی‌های نامه‌ی روزانه
channels-letters-title = کدام نامه‌ها
channels-letters-text = بعضی نامه‌ها همیشه می‌آید: پایان بازی، حرکتی که به جای شما انجام شد، و هر چه به لینک‌ها و نشانی‌ها مربوط است.
channels-done-saved = ذخیره شد.
channels-questions = وقتی نوبت شماست
channels-reminders = یادآوری‌ها
channels-news = خبرهایی که به شما مربوط است
channels-choice-on = نامه، همان وقت
channels-choice-digest = در نامه‌ی روزانه
channels-choice-off = بدون نامه
channels-others = از راه‌های دیگر
channels-way-on = همان وقت
channels-way-off = بی‌خبر
channels-quiet = راه‌های دیگر صبر کنند تا بیدار شوم و بیرون از ساعت‌های بیداری‌ام ساکت بمانند
channels-hour = ساعت نامه‌ی روزانه
channels-hour-text = یک نامه برای همه‌ی بازی‌ها، در این ساعت به وقت خودتان. پرسشی که نتواند صبر کند همان وقت می‌آید: نامه‌ی روزانه هرگز بیش از نیمی از مهلت شما را نمی‌گیرد.
channels-for-all = برای همه‌ی بازی‌هایم در اینجا
channels-save = ذخیره
channels-talk = پیام‌های دیگران کی برسد
daily-stop-title = نامه‌ی روزانه قطع شود؟
daily-stop-text = دیگر از بازی‌های این نامه برایتان نامه‌ای نمی‌آید و در صفحه‌ی آن‌ها بازی می‌کنید. در صفحه‌ی هر بازی می‌توانید نامه‌ها را دوباره راه بیندازید.
