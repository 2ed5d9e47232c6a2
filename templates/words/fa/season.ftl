# لیگ: همه‌ی بازی‌های یک جمع، با نامه و با جعبه‌ی واقعی، در یک صفحه.

# --- beginning one
home-ours = لیگ شما
home-ours-text = همیشه با همان دوستان بازی می‌کنید؟ یک صفحه حساب همه‌چیز را نگه می‌دارد: بازی با نامه، شب‌های بازی با جعبه‌ی واقعی و بازی‌های تک‌نفره.
ours-new-title = لیگ شما
ours-new-intro = یک صفحه برای هر چه با هم بازی می‌کنید، با نامه یا با جعبه‌ی واقعی: چه کسی جلوست، نتیجه‌ها، و چه کسی بالاتر از چه کسی تمام کرده است.
ours-new-called = نام آن چه باشد
ours-new-usual = لیگ ما
ours-new-button = شروع لیگ

# --- from the page of a game
ours-keep = حساب کردن این بازی در یک لیگ
ours-keep-another = حساب کردن در لیگی دیگر
ours-counted = در لیگ { $title } حساب می‌شود
ours-keep-title = این بازی در یک لیگ حساب شود
ours-keep-intro = لیگ صفحه‌ای است برای همه‌ی بازی‌های شما با همین جمع. همه‌ی بازی‌های یک مسابقه‌ی امتیازی، و بازی‌ای که از میز به نامه یا از نامه به میز می‌رود، خودبه‌خود در آن حساب می‌شوند.
ours-keep-new = لیگ تازه
ours-keep-there = لیگی که دارید
ours-keep-link = لینک صفحه‌ی لیگ
ours-keep-link-hint = نشانی کامل، همان‌طور که وقتی لیگ را باز می‌کنید در مرورگر هست. باید لینکی باشد که لیگ را با آن می‌شود تغییر داد.
ours-keep-button = حساب کردن در این لیگ
ours-kept = این بازی حالا در لیگ حساب می‌شود.
ours-kept-open = باز کردن لیگ
ours-kept-back = برگشت به بازی

# --- the page itself
ours-standings = رده‌بندی
ours-played = { $plays } بازی
ours-won = { $wins ->
    [0] بدون برد
   *[other] { $wins } برد
}
ours-medal-1 = طلا
ours-medal-2 = نقره
ours-medal-3 = برنز
ours-rule = هر بازی ۱ امتیاز دارد، هر بازیکنی که پشت سر بگذارید ۱ امتیاز دیگر، و هر بازیکنی که با او هم‌رده شوید نیم امتیاز. ربات‌ها حساب نمی‌شوند.
ours-rule-campaign = هر مسابقه‌ی امتیازی پس از پایان یک بار هم خودش به حساب می‌آید.
ours-empty-title = هنوز چیزی برای حساب کردن نیست
ours-empty-host = از همین‌جا بازی‌ای شروع کنید، یا بازی‌ای را که در جریان است اضافه کنید. وقتی تمام شود، رده‌بندی نشان داده می‌شود.
ours-empty-watcher = وقتی یک بازی تمام شود، رده‌بندی اینجا نشان داده می‌شود.
ours-nothing-so = بازی‌ای با این مشخصات پیدا نشد.
ours-open = در جریان
ours-turn = در انتظار: { $names }
ours-status-proposed = میزبان هنوز تأیید نکرده است
ours-status-inviting = در انتظار پاسخ‌ها
ours-status-running = در جریان
ours-status-open = در جریان
ours-status-frozen = با نامه ادامه دارد
ours-status-over = تمام شده
ours-mail = با نامه
ours-table = سر میز
ours-results = نتیجه‌ها
ours-earlier = نتیجه‌های قبلی ({ $count })
ours-won-together = با هم بردند.
ours-lost-together = با هم باختند.
ours-won-alone = برد.
ours-lost-alone = باخت.
ours-broken-off = نیمه‌کاره ماند و برای کسی امتیازی ندارد.
ours-no-winner = برنده معلوم نیست و برای کسی امتیازی ندارد.
ours-drawn = با توافق همه مساوی تمام شد و برای کسی امتیازی ندارد.
ours-winner = برنده
ours-by-game = امتیاز در هر بازی
ours-streaks = بردهای پیاپی
ours-streak = { $longest } برد پیاپی
ours-streak-now = حالا { $now }
ours-before = چه کسی بالاتر از چه کسی
ours-before-how = هر سطر می‌گوید آن بازیکن چند بار بالاتر از هر یک از دیگران تمام کرده است.
ours-alone = بازی‌های تک‌نفره
ours-best = بهترین
ours-mean = میانگین
ours-last = آخرین
ours-when = { $score } ({ $day })
ours-filter = بر پایه‌ی سال یا بازی
ours-year = سال
ours-every-year = همه‌ی سال‌ها
ours-every-game = همه‌ی بازی‌ها
ours-filter-button = نمایش همین‌ها

# --- one result, and taking it along
ours-play-title = { $game }، { $day }
ours-watch = همه‌ی بازی
ours-take = گرفتن خروجی
ours-bgstats = فایل برای BG Stats
ours-bgstats-how = فایل را روی گوشی‌ای باز کنید که BG Stats دارد. اگر دوباره بازش کنید، چیزی دو بار اضافه نمی‌شود.
ours-me = شما کدام‌یک هستید
ours-me-nobody = گفته نشده
ours-geek = متن برای BoardGameGeek
ours-geek-how = آن را در توضیح یک بازی یا در یک geeklist بچسبانید.
ours-geek-link = متن برای BoardGameGeek
ours-export-about = از لیگ { $title }
ours-place-mail = با نامه
ours-place-table = سر میز

# --- what its host may do
ours-host = برای شما که میزبانید
ours-secret = نشانی این صفحه را نگه دارید: راه دیگری برای برگشتن نیست. هر که آن را داشته باشد می‌تواند لیگ را تغییر دهد.
ours-share = برای دیگران
ours-share-how = این لینک صفحه را نشان می‌دهد و چیزی را تغییر نمی‌دهد. آن را برای دیگران بفرستید.
ours-share-gone = پس از ساختن این لینک کلید سرور عوض شده است و دیگر نمی‌شود آن را نشان داد. هر که آن را دارد هنوز می‌تواند از آن استفاده کند؛ اگر لینک تازه‌ای بسازید از کار می‌افتد.
ours-renew-watch-title = لینک تازه‌ای برای دیگران ساخته شود؟
ours-renew-watch-text = این لینک به دست کس دیگری افتاده است؟ لینک کنونی از کار می‌افتد و لینک تازه را برای کسانی می‌فرستید که باید داشته باشند. خود لیگ تغییر نمی‌کند.
ours-renewed-watch = لینک تازه‌ای برای دیگران ساخته شد. آن را برایشان بفرستید: لینک قبلی دیگر کار نمی‌کند.
error-ended-season-watch = میزبان این لیگ لینک تازه‌ای ساخته است و این یکی دیگر کار نمی‌کند. لینک تازه را از میزبان بگیرید؛ همه‌ی نتیجه‌ها سر جای خود است.
error-ended-season-host = صفحه‌ی میزبان این لیگ لینک تازه‌ای گرفته است و این یکی دیگر کار نمی‌کند. لینک تازه روی همان دستگاهی است که آن را ساخته؛ لیگ همان است که بود.
ours-new-table = میز تازه
ours-new-match = بازی تازه با نامه
ours-counts-in = این بازی در این لیگ حساب می‌شود: { $title }.
result-title = ثبت یک نتیجه
result-intro = برای بازی‌ای که پیش‌تر کرده‌اید؛ مثل بقیه به حساب می‌آید.
result-day = روز
result-people = چه کسانی بازی کردند
result-points = امتیاز
result-won = برنده
result-together = در برابر هم یا با هم؟
result-together-no = در برابر هم
result-together-teams = تیم در برابر تیم
result-together-won = با هم، و بردند
result-together-lost = با هم، و باختند
result-won-how = اگر امتیازها را بنویسید، لازم نیست برنده را علامت بزنید. در بازی تیمی همه‌ی اعضای تیم برنده را علامت بزنید. ردیف‌های اضافی را خالی بگذارید.
result-venue = محل (اختیاری)
result-note = یادداشت (اختیاری)
result-photo = این عکس را فقط میزبان این لیگ می‌بیند. آن را کوچک و بدون داده‌های دوربین، مثل مکان، نگه می‌داریم و بعد از ۴۰۰ روز، یا هر وقت بخواهید، پاک می‌کنیم.
result-button = ثبت نتیجه
problem-result_people = دست‌کم یک بازیکن بنویسید.
problem-result_day = امروز یا روزی پیش از آن را بنویسید.
problem-result_points = برای همه‌ی بازیکنان عدد صحیح بنویسید یا هیچ امتیازی ننویسید.
problem-result_winner = امتیازها را بنویسید یا برنده را علامت بزنید.
ours-add = اضافه کردن بازی
ours-add-title = اضافه کردن یک بازی به لیگ
ours-add-link = لینک میزبان بازی
ours-add-hint = اگر با نامه بازی می‌کنید، در نامه‌ی میزبان آمده است؛ اگر سر میز، نشانی همان صفحه‌ای است که کدها را نشان می‌دهد. هر که آن را داشته باشد میزبان به حساب می‌آید و می‌تواند بازی را اضافه کند.
ours-add-button = اضافه کردن
ours-out = بیرون بردن از لیگ
ours-out-title = { $game } از لیگ بیرون برود؟
ours-out-text = دیگر اینجا حساب نمی‌شود؛ خود بازی همان‌طور می‌ماند. می‌توانید دوباره اضافه‌اش کنید.
ours-out-button = بیرون بردن
ours-people = چه کسی کیست
ours-people-text = نام یکسان یعنی یک نفر. اگر کسی با دو نام بازی کرده است یا از این پس نام دیگری دارد، اینجا بگویید.
ours-people-who = این نام
ours-people-also = همان کسی است که نامش این است
ours-people-called = یا از این پس نامش این است
ours-people-button = ذخیره
ours-people-joined = { $name } به نام { $former } حساب می‌شود
ours-apart-title = { $name } دوباره جدا حساب شود؟
ours-apart-button = جدا حساب کردن
ours-name = تغییر نام لیگ
ours-not-host = این لینک فقط لیگ را نشان می‌دهد و نمی‌تواند آن را تغییر دهد.

# --- what cannot be done
ours-refused-no_link = این لینک میزبان نیست. لینک میزبان ‎/h/‎ یا ‎/t/‎ دارد.
ours-refused-no_such_game = هیچ بازی‌ای این لینک میزبان را ندارد. نشانی کامل را بچسبانید.
ours-refused-not_its_host = این لینک میز را باز می‌کند، اما لینک میزبان آن نیست.
ours-refused-full = این لیگ پر است. لیگ دیگری شروع کنید.
ours-refused-no_such_group = هیچ لیگی این لینک را ندارد. در آن ‎/g/‎ هست؛ نشانی کامل را بچسبانید.
ours-refused-watching = این لینک فقط لیگ را نشان می‌دهد و نمی‌تواند آن را تغییر دهد. لینک دیگر لازم است.
ours-refused-no_such_name = در این لیگ کسی با این نام نیست.
ours-refused-same_already = این دو همین حالا هم یک نفرند.
ours-refused-played_together = این دو در برابر هم بازی کرده‌اند، پس نمی‌توانند یک نفر باشند.
ours-refused-too_many = این همه نام را نمی‌شود یکی کرد.
