# هرچه می‌شود چاپ کرد: صفحه‌ای که پیش می‌نهد، و آنچه برگه‌های هر بازی می‌گویند.

paper-title = برای چاپ: { $game }
paper-link = هرچه می‌شود چاپ کرد
paper-intro = یک بار انتخاب کنید تا همه‌ی برگه‌های پایین همان‌طور ساخته شوند. هر یک فایل PDF است و قلم‌ها در خود آن است.
paper-how = کاغذ، زبان، جوهر، نام‌ها
paper-language = زبان
paper-other = در کنار آن
paper-other-none = یک زبان
paper-size = کاغذ
paper-ink = جوهر
paper-ink-colour = رنگی
paper-ink-grey = خاکستری
paper-ink-low = هرچه کمتر
paper-ink-stark = فقط سیاه و سفید، برای چشم کم‌سو
paper-large = چاپ درشت
paper-duplex = پشت کارت‌ها
paper-duplex-none = با تا کردن
paper-duplex-long = چاپ دورو، برگرداندن از لبه‌ی بلند
paper-duplex-short = چاپ دورو، برگرداندن از لبه‌ی کوتاه
paper-card = اندازه
paper-card-poker = مثل کارت بازی: ۶۳ در ۸۸ میلی‌متر
paper-card-mini = کوچک: ۴۴ در ۶۸ میلی‌متر
paper-card-wallet = برای کیف پول: ۵۱ در ۷۶ میلی‌متر
paper-right = پشت چند میلی‌متر راست‌تر افتاده
paper-up = پشت چند میلی‌متر بالاتر افتاده
paper-joined = صفحه‌ی بازی و نقشه در اندازه‌ی کامل، روی چند برگ که به هم می‌چسبند
paper-players = شمار بازیکنان
paper-players-any = هر چند نفر
paper-names = نام‌ها، هر سطر یکی
paper-show = نمایش برگه‌ها
paper-sheets = برگه‌ها
paper-played = ساخته‌شده برای آنچه با آن بازی می‌کنید
paper-read = خواندن به صورت صفحه
paper-ways = این‌طور هم هست: { $ways }.
paper-way-players = برای همین چند نفر
paper-way-names = با نام‌ها
paper-way-large = با چاپ درشت
paper-way-other = به دو زبان
paper-way-card = در سه اندازه
paper-way-duplex = دورو
paper-way-joined = در اندازه‌ی کامل، روی چند برگ
paper-codes = کارت‌های جای بازیکنان با کد، و برگه‌ای که بازی در جریان را روی میز می‌چیند، در صفحه‌ی همان بازی و همان میز است.

paper-aid = کارت راهنما
paper-aid-about = بازی چگونه پیش می‌رود، هر کارت چه می‌کند و چگونه تمام می‌شود.
paper-cards = کارت‌های راهنمای بریدنی
paper-cards-about = همان‌ها روی کارت، برای تا کردن یا چاپ دورو.
paper-score = برگه‌ی امتیاز
paper-score-about = برای پر کردن با مداد.
paper-pad = کاغذ امتیاز
paper-pad-about = ستون و سطر برای هر جور امتیاز.
paper-seats = کارت‌های نام
paper-seats-about = برای تا کردن و گذاشتن روی میز، با نشان هر بازیکن.
paper-tokens = نشانه‌ها
paper-tokens-about = توکن‌های کاغذی به جای آنچه گم شده است.
paper-rulings = تصمیم‌ها
paper-rulings-about = آنچه کتابچه‌ی راهنما باز گذاشته، و اینکه چگونه بازی می‌شود.

# --- روی برگه‌ها ---

paper-of = { $game }.
paper-agreed = با این گزینه‌ها: { $options }.
paper-made = استافتا { $release }، { $date }.
paper-by = استافتا { $release }.
paper-page = کاغذ { $paper }، صفحه‌ی { $page } از { $pages }، برای چاپ در اندازه‌ی ۱۰۰٪.
paper-scored = { $game }: برگه‌ی امتیاز
paper-final = { $game }: امتیاز پایانی
paper-player = بازیکن
paper-total = روی هم
paper-number = شماره
paper-cut = از نشانه‌ها ببُرید، از خط‌چین تا کنید و بچسبانید.
paper-measure = سنجش چاپگر
paper-measure-about = این صفحه و صفحه‌ی بعد را دو روی یک برگ چاپ کنید و برگ را جلوی نور بگیرید، این طرف رو به شما. ببینید صلیب طرف دیگر به کدام میلی‌متر می‌رسد؛ هر خط { $step } میلی‌متر است. با انتخاب همین دو عدد، پشت هر کارت سر جای خودش می‌افتد.
paper-tokens-title = { $game }: نشانه‌ها
paper-tokens-count = چند تا
paper-tokens-rule = پهنای هر یک { $size } میلی‌متر است. پیش از بریدن، برگه را روی مقوا بچسبانید.
paper-cards-title = { $game }: کارت‌های راهنما
paper-seats-title = { $game }: نام‌ها
paper-seats-watch = برای دیدن وضع بازی، این کد را اسکن کنید.
paper-goes-on = { $heading } ({ $number })
paper-fits = چه روی آن جا می‌شود
paper-join = برگ‌ها چگونه به هم می‌چسبند
paper-join-cut = هر برگ را از لبه‌هایی که نشان قیچی دارند ببُرید؛ به لبه‌های دیگر دست نزنید.
paper-join-lay = آن را روی { $lap } میلی‌متر کناری برگ پیشین، تا خط‌چین، بگذارید و همان‌جا بچسبانید.
paper-join-check = نقش باید از روی درز بی‌شکست بگذرد. اگر نمی‌گذرد، اندازه‌ی صفحه‌ها در چاپ عوض شده است: خط‌کش را اندازه بگیرید.
paper-join-part = برگ { $number } از { $count }

# --- بازی تمام‌شده ---

keepsake-result = برگه‌ی امتیاز پرشده‌ی این بازی
keepsake-poster = پوستر این بازی
keepsake-numbers = هر شماره روی صفحه‌ی بازی جای آن رویداد است و زیر نمودار زمان آن.
keepsake-certificate-link = گواهی برای برنده
keepsake-certificate = گواهی‌نامه
keepsake-awarded = گواهی می‌شود که برنده‌ی این بازی است:
keepsake-won = بازی: { $game }
