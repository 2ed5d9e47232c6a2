# معامله‌ی دو بازیکن: قول‌هایی که سرویس حسابشان را نگه می‌دارد.

# --- آنچه میزبان اجازه می‌دهد
pact-rule-none = بدون معامله
pact-rule-not_binding = می‌شود زیر قول زد
pact-rule-binding = معامله‌ی الزام‌آور
pact-rule-none-about = بازیکنان اینجا معامله نمی‌کنند.
pact-rule-not_binding-about = دو بازیکن می‌توانند به هم قول بدهند. کسی مجبور نیست سر قولش بماند، ولی همه می‌بینند که ماند یا نه.
pact-rule-binding-about = دو بازیکن می‌توانند به هم قول بدهند و حرکتی که قول را بشکند پذیرفته نمی‌شود. قول فقط وقتی کنار می‌رود که حرکت دیگری نمانده باشد.
problem-no_deals = معامله‌ی الزام‌آور به گفت‌وگوی خصوصی نیاز دارد و به بازی‌ای که در آن بشود قول داد.

# --- روی صفحه
pact-title = معامله‌ها
pact-waiting = { $count } پیشنهاد منتظر شماست
pact-nothing = حالا معامله‌ی ناتمامی نیست.
pact-all = همه‌ی معامله‌ها
pact-ended = معامله‌های پیشین
pact-by-you = پیشنهاد شما به { $name }
pact-by-other = پیشنهاد { $name } به شما
pact-between = { $names }
pact-number = شماره‌ی { $number }
pact-state-offered = منتظر پاسخ
pact-state-accepted = توافق شد
pact-state-declined = رد شد
pact-state-countered = با پیشنهاد دیگری پاسخ داده شد
pact-state-withdrawn = پس گرفته شد
pact-state-expired = مهلتش گذشت
pact-private = خصوصی، تا وقتی قولی نگه داشته یا شکسته شود
pact-public = علنی
pact-until = این پیشنهاد تا { $until } اعتبار دارد.
pact-mark-open = هنوز باز
pact-mark-kept = نگه داشته شد
pact-mark-broken = شکسته شد
pact-mark-yielded = حرکت دیگری نبود
pact-mark-lapsed = باطل شد؛ بازیکنی رفته است
pact-accept = می‌پذیرم
pact-decline = نمی‌پذیرم
pact-withdraw = پس می‌گیرم
pact-counter = پیشنهاد دیگری می‌دهم
pact-counter-title = پیشنهادی دیگر به { $name }
pact-offer = پیشنهاد معامله
pact-you-promise = قول شما
pact-other-promises = قول { $name }
pact-no-promise = هیچ
pact-public-choice = وقتی توافق شد همه بدانند
pact-hint = اگر تیک نزنید، فقط شما دو نفر می‌دانید؛ تا وقتی قولی نگه داشته یا شکسته شود.
pact-send = پیشنهاد می‌دهم
pact-no-terms = حالا چیزی برای قول دادن نیست.

# --- در نامه‌ها
letter-offer-subject = { $title }: پیشنهاد معامله‌ای برای شما
letter-answer-subject = { $title }: پاسخ پیشنهاد شما
pact-letter-offer = { $name } به شما پیشنهاد معامله داده است:
pact-letter-counter = { $name } پیشنهاد شما را نپذیرفت و پیشنهاد دیگری داد:
pact-letter-accepted = { $name } پیشنهاد شما را پذیرفت:
pact-letter-declined = { $name } پیشنهاد شما را رد کرد:
pact-letter-answer = دیدن همه‌ی معامله‌ها
pact-letter-reply = با پاسخ به نامه: «قبول { $number }» یا «رد { $number }».
pact-in-letter = قول‌ها

# --- چرا پیشنهاد یا پاسخ پذیرفته نشد
pact-refused-no_deals = در این بازی معامله‌ای نیست.
pact-refused-not_running = بازی در جریان نیست و نمی‌شود قولی داد.
pact-refused-paused = بازی متوقف است. وقتی ادامه پیدا کند می‌توانید معامله کنید.
pact-refused-not_joined = فقط بازیکنان این بازی می‌توانند معامله کنند.
pact-refused-nobody = کس دیگری اینجا نیست که با او معامله کنید.
pact-refused-no_seat = چنین بازیکنی در این بازی نیست.
pact-refused-bot = { $name } ربات است و معامله نمی‌کند.
pact-refused-gone = { $name } حالا در بازی نیست.
pact-refused-no_promise = هنوز قولی در این پیشنهاد نیست.
pact-refused-too_many_promises = هر طرف حداکثر { $most } قول می‌تواند بدهد.
pact-refused-not_now = این را حالا نمی‌شود قول داد.
pact-refused-too_many_open = { $most } پیشنهاد شما منتظر پاسخ است. یکی را پس بگیرید یا منتظر پاسخ بمانید.
pact-refused-too_often = پیشنهاد و پیام زیادی فرستاده‌اید. کمی بعد می‌توانید بعدی را بفرستید.
pact-refused-no_deal = چنین پیشنهادی برای شما نیست.
pact-refused-answered = این پیشنهاد پیش‌تر پاسخ گرفته یا پس گرفته شده است.
pact-refused-expired = مهلت این پیشنهاد گذشته است.
pact-refused-outdated = بازی جلو رفته است و دیگر نمی‌شود این قول را داد.
refusal-promised = به { $taker_seat } قول دیگری داده‌اید و در این بازی معامله‌ها الزام‌آورند.
