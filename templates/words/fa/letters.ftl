# نامه‌ها: آنچه به صندوق می‌رسد. هر نامه یک خواننده دارد و «شما» همیشه اوست.
# ‏$title «بازی Condottiere با Béla و Cyrus»، ‏$prompt «در سیه‌نا چه می‌کنید؟»

staffetta = Staffetta
match-title = بازی { $game } با { $others }
match-title-numbered = { $title }، بازی { $number }

letter-host-subject = { $title }: بازی تازه‌تان را تأیید کنید
letter-host-again-subject = { $title }: صفحه‌ی میزبان شما
letter-invitation-subject = { $title }: دعوت‌نامه
letter-evening-host-subject = { $title }: بازی‌تان را با ایمیل ادامه بدهید
letter-evening-invitation-subject = { $title }: بازی‌تان با ایمیل ادامه پیدا می‌کند
letter-turn-subject = { $title }: { $prompt }
letter-at_once-subject = { $title }: { $prompt }
letter-reminder-subject = { $title }: یادآوری – { $prompt }
letter-timeout-subject = { $title }: حرکت پیش‌فرض به جای شما انجام شد
letter-over-subject = { $title }: بازی تمام شد
letter-declined-subject = { $title }: یک نفر نمی‌تواند بازی کند
letter-again-subject = { $title }: بازی می‌کنید؟
letter-expired-subject = { $title }: دعوت شما بی‌پاسخ ماند
letter-called_off-subject = { $title }: لغو شد
letter-takeover-subject = { $title }: جای کسی را می‌گیرید؟
letter-link-subject = { $title }: لینک ورود شما به بازی
letter-wish-subject = { $title }: حرکتی پس گرفته شود؟
letter-wish-heading = حرکت‌هایی که پس گرفته می‌شود
letter-wish-button = دیدن و پاسخ دادن
letter-refused-subject = { $title }: حرکت شما سر جایش می‌ماند
letter-refused-text = خواسته بودید حرکتی را پس بگیرید. { $name } ترجیح داد بازی ادامه پیدا کند، پس آن حرکت سر جایش می‌ماند.
letter-refused-hosting-subject = { $title }: هنوز میزبان شمایید
letter-refused-hosting-text = از { $name } خواسته بودید میزبان این بازی شود. پاسخش نه بود، پس میزبان می‌مانید.
letter-mine-subject = لینک همه‌ی بازی‌هایتان
letter-mine-text = با این لینک صفحه‌ی همه‌ی بازی‌هایتان باز می‌شود؛ آن‌هایی که منتظر شما هستند اول آمده‌اند.
letter-mine-not-you = اگر شما این لینک را نخواسته‌اید، لازم نیست کاری کنید: این نامه فقط برای شما آمده است.
letter-undeliverable-subject = { $title }: نامه‌ای به مقصد نرسید
letter-news-subject = { $title }: چیزی به شما نشان داده شد
letter-restored-subject = { $title }: بازگشت به وضعیتی قدیمی‌تر

letter-dear = سلام { $name }،

# --- میزبان
letter-host-proposed = { $count ->
    [0] بازی‌تان آماده است: { $game }. وقتی دکمه‌ی صفحه‌ی میزبان را بزنید، شروع می‌شود:
   *[other] بازی‌تان آماده است: { $game }. هنوز جز شما کسی از آن خبر ندارد. در صفحه‌ی میزبان می‌بینید چه کسانی دعوت می‌شوند؛ دکمه‌ی همان‌جا را که بزنید، دعوت‌نامه‌ها فرستاده می‌شوند. بازی وقتی شروع می‌شود که همه دعوت را پذیرفته باشند.
}
letter-host-unless = اگر تا { $days } روز دکمه زده نشود، هر چه برای آن نوشته شده پاک می‌شود. اگر شما بازی‌ای نساخته‌اید، این نامه را نادیده بگیرید: برای هیچ‌کس دیگری نامه‌ای نمی‌رود.
letter-host-pace = زمان هر تصمیم: { $pace }.
letter-host-page = در صفحه‌ی میزبان می‌بینید چه کسی دعوت را پذیرفته و نامه‌ها می‌رسند یا نه؛ همان‌جا می‌توانید کس دیگری را دعوت کنید، نامه‌ای را دوباره بفرستید یا بازی را لغو کنید:
letter-host-page-button = صفحه‌ی میزبان
letter-host-confirm-button = { $count ->
    [0] تأیید و شروع بازی
   *[other] تأیید و دعوت
}
letter-host-seat = خودتان هم بازی می‌کنید. با این لینک وارد بازی می‌شوید؛ آن را پیش خودتان نگه دارید:
letter-seat-button = ورود به بازی

# --- دعوت‌نامه
letter-invitation-intro = { $host } شما را به یک بازی با ایمیل دعوت کرده است: { $game }.
letter-invitation-length = یک بازی { $most ->
    [1] حدود یک هفته
   *[other] { $least } تا { $most } هفته
} طول می‌کشد و در این مدت حدود { $letters } نامه می‌گیرید.
letter-invitation-begun = این بازی سر میز شروع شده است و شما جای یکی از بازیکنان را با همان وضعیت می‌گیرید.
letter-invitation-players = بازیکنان: { $players }.
letter-invitation-how = نه حساب کاربری لازم است نه برنامه. نوبتتان که برسد نامه‌ای می‌آید با صفحه‌ی بازی، کارت‌های شما و حرکت‌هایتان به صورت لینک: یکی را می‌زنید، تأیید می‌کنید و تمام. زمان هر تصمیم: { $pace }.
letter-invitation-question = بازی می‌کنید؟
letter-invitation-picture = یک بازی در جریان: { $game }
letter-join-button = می‌آیم
letter-decline-button = نه، ممنون
letter-invitation-until = تا { $deadline } می‌توانید پاسخ بدهید.
letter-invitation-ignore = اگر نمی‌دانید ماجرا چیست، این نامه را نادیده بگیرید؛ فقط یک بار دیگر می‌پرسیم و بعد دعوت باطل می‌شود.
letter-again-ignore = چند روز پیش هم از شما پرسیدیم و این آخرین بار است. اگر نمی‌دانید ماجرا چیست، این نامه را نادیده بگیرید؛ دیگر چیزی نمی‌آید.
letter-evening-intro = بازی سر میزتان حالا با ایمیل ادامه پیدا می‌کند: { $game }.
letter-evening-stands = همه‌چیز همان‌طور است که رهایش کردید. نوبت: { $players }.
letter-evening-hand = شما { $cards } کارت در دست دارید.
letter-evening-question = ادامه می‌دهید؟
letter-evening-host = بازی سر میزتان می‌تواند با ایمیل ادامه پیدا کند: { $game }.
letter-evening-press = دکمه‌ی صفحه‌ی میزبان را بزنید تا برای بقیه هم نامه برود. همه که پذیرفتند، بازی ادامه پیدا می‌کند.
letter-evening-ignore = بازی شما نیست؟ لابد کسی نشانی را اشتباه نوشته است؛ این نامه را نادیده بگیرید.
letter-aid = قوانین همین بازی در یک نگاه، برای چاپ:
letter-aid-button = کارت راهنما (PDF)

# --- نوبت
letter-at_once-how = از همه هم‌زمان می‌پرسیم: همین حالا بگویید تا کجا پیش می‌روید تا بازی معطل شما نماند. اگر نوبتتان پیش از این مهلت برسد نامه‌ی دیگری نمی‌آید، مگر اینکه «کارت به کارت» را انتخاب کنید.
letter-turn-reminder = فقط یک یادآوری دوستانه: دیگران منتظر شما هستند.
letter-situation = وضعیت بازی
letter-hand = کارت‌های دست شما
letter-other-moves = حرکت‌های دیگر شما
letter-moves-how = هر کدام لینکی است؛ صفحه‌ای باز می‌شود و پیش از آنکه چیزی بازی شود یک بار دیگر می‌پرسد.
letter-since = از آخرین حرکت شما تا حالا
letter-nothing-since = هنوز هیچ.
letter-others = حرکت‌های دیگر:
letter-all-moves = همه‌ی { $count } حرکت ممکن
letter-position = وضعیت کامل بازی به صورت متن
letter-open-page = باز کردن بازی در مرورگر

# --- جای واگذارشده
letter-takeover-intro = { $host } از شما می‌خواهد در بازی‌ای که در جریان است جای { $former } را بگیرید: { $game }.
letter-takeover-question = جای او را می‌گیرید؟
letter-takeover-until = از لحظه‌ای که بپذیرید نامه‌هایش به شما می‌رسد و برای نخستین تصمیمتان تمام مهلت را دارید.

# --- مهلت گذشت
letter-timeout-intro = مهلت تصمیمتان گذشت و حرکت پیش‌فرض به جای شما انجام شد. این در گزارش بازی نوشته شده است.
letter-timeout-absent = این سومین بار پیاپی بود. از این پس غایب به حساب می‌آیید: حرکت پیش‌فرض بلافاصله به جای شما انجام می‌شود تا دیگران منتظر نمانند، تا وقتی با یکی از لینک‌هایتان برگردید.
letter-timeout-back = با حرکت بعدی‌تان، یا با دکمه‌ای که در صفحه‌ی شماست، دوباره در بازی هستید:
letter-timeout-open = وضعیت کنونی بازی:

# --- پایان
letter-over-you-won = { $how } بردید. تبریک!
letter-over-you-shared = { $how } شما هم برنده‌اید. تبریک!
letter-over-nobody = این بازی برنده ندارد.
letter-over-won = { $winners_count ->
    [one] { $winners } برد!
   *[other] { $winners } با هم بردند!
}
letter-over-won-how = { $winners_count ->
    [one] { $winners } { $how } برد!
   *[other] { $winners } { $how } با هم بردند!
}
letter-over-next = { $gap ->
    [0] { $next_count ->
        [one] نزدیک‌تر از این نمی‌شد: { $next } هم به همین اندازه داشت.
       *[other] نزدیک‌تر از این نمی‌شد: { $next } هم به همین اندازه داشتند.
    }
    [1] { $next_count ->
        [one] { $next } فقط یکی کم آورد.
       *[other] { $next } فقط یکی کم آوردند.
    }
   *[other] نفر بعد: { $next } ({ $score }).
}
letter-over-ranking = نتیجه
letter-over-story = داستان بازی
letter-over-standing = پایان بازی
letter-over-proof = راستی‌آزمایی بُر زدن کارت‌ها
letter-over-proof-how = پیش از نخستین نوبت، کد راستی‌آزمایی بُر زدن به دست همه‌ی بازیکنان رسید. این هم رازی است که آن کد با {"\u2066"}SHA-256{"\u2069"} از آن ساخته شده؛ همه‌ی بُر زدن‌ها از همین راز برمی‌آید. فرمان {"\u2066"}staffetta verify{"\u2069"} بازی‌ای را که بارگیری کرده‌اید حرکت به حرکت بازسازی می‌کند و همه‌چیز را وارسی می‌کند.
letter-over-seed = راز: { $seed }
letter-over-export = متن کامل بازی
letter-over-again = یک بازی دیگر؟

# --- خبرها
letter-declined-intro = { $name } این بار نمی‌تواند بازی کند. در صفحه‌ی میزبان می‌توانید کس دیگری را به جای او دعوت کنید:
letter-expired-intro = { $name } به‌موقع به دعوت پاسخ نداد و جای او دیگر نگه داشته نمی‌شود. در صفحه‌ی میزبان می‌توانید کس دیگری را به جای او دعوت کنید:
letter-called-off-intro = { $host } این بازی را لغو کرد. دیگر لازم نیست کاری کنید.
letter-called-off-own = این بازی را لغو کردید. به دیگران هم خبر داده شد.
letter-link-intro = لینک ورودتان به بازی را دوباره فرستادیم. فعلاً نوبت شما نیست؛ نوبتتان که برسد، نامه خودش می‌آید.
letter-undeliverable-intro = نامه‌ای که برای { $name } بود به مقصد نرسید. لطفاً نشانی را بررسی کنید؛ در صفحه‌ی میزبان می‌توانید نامه را دوباره بفرستید یا جای او را به نشانی دیگری بسپارید. تا آن وقت نامه‌ی دیگری برایش نمی‌رود و مهلتش هم نمی‌گذرد:
letter-news-heading = آنچه به شما نشان داده شد
letter-news-turn = این نامه پاسخی نمی‌خواهد. وضعیت کنونی بازی:

# --- ریزنوشت
letter-fine-link = هر که این نامه را داشته باشد می‌تواند به جای شما بازی کند: لطفاً آن را برای کسی نفرستید.
letter-fine-replies = لطفاً از لینک‌ها استفاده کنید؛ پاسخ به این نشانی فعلاً خوانده نمی‌شود.
letter-fine-unread = پاسخ به این نشانی فعلاً خوانده نمی‌شود.
letter-fine-watch = صفحه‌ی تماشاگران (کارت‌های پنهان دیده نمی‌شود):
letter-fine-stop = برای اینکه دیگر نامه‌ای از این بازی نگیرید:
letter-fine-stop-button = قطع نامه‌های این بازی
letter-fine-never = اگر فرستنده را نمی‌شناسید و دیگر هرگز چنین نامه‌ای نمی‌خواهید:
letter-fine-never-button = دیگر دعوت‌نامه نمی‌خواهم
letter-fine-commitment = کد راستی‌آزمایی بُر زدن کارت‌ها ({"\u2066"}SHA-256{"\u2069"}): { $commitment }

# --- غیبت: برای میزبان، وقتی بازیکنی سه بار پیاپی مهلت را از دست داده است
letter-absent-subject = { $title }: بازیکنی غایب است
letter-absent-intro = { $name } سه بار پیاپی مهلت را از دست داده و حالا غایب به حساب می‌آید: حرکت پیش‌فرض بلافاصله به جایش انجام می‌شود تا کسی منتظر نماند، تا وقتی { $name } با یکی از لینک‌هایش برگردد. اگر این برایتان زیادی طول بکشد، در صفحه‌ی میزبان می‌توانید جایش را به کس دیگری بسپارید:

# --- بازگشت سرور به وضعیتی پیشین
letter-restored-intro = ناچار شدیم سرور این بازی را به وضعیت { $when } برگردانیم. آنچه پس از آن بازی شده از دست رفته است و بازی از همان‌جا ادامه پیدا می‌کند.
letter-restored-links = جای شما و لینکتان همان است که بود. لینک‌های نامه‌هایی که درباره‌ی حرکت‌های ازدست‌رفته بودند دیگر کار نمی‌کنند.
letter-restored-known = کارت‌ها همان‌طور چیده شده‌اند که بودند: هر که پس از آن کارتی کشیده یا دیده باشد شاید دوباره به آن بربخورد. اگر این بازی را برایتان خراب می‌کند، با هم گفت‌وگو کنید؛ میزبان می‌تواند آن را لغو کند.
letter-restored-joined = هر که پس از آن دعوت را پذیرفته بود باید یک بار دیگر «{ letter-join-button }» را بزند؛ در صفحه‌ی میزبان می‌بینید چه کسی پذیرفته است:

# --- the host is away
letter-host_away-subject = { $title }: میزبان پیدایش نیست
letter-host_away-text = میزبان این بازی، { $host }، پیدایش نیست. بازی ادامه دارد: به جایش حرکت پیش‌فرض انجام می‌شود. اگر لازم شود جایی به کس دیگری سپرده شود یا بازی تمام شود، هر یک از شما می‌تواند میزبانی را به عهده بگیرد:
letter-host_away-button = میزبان می‌شوم
letter-hosting-subject = { $title }: پرسشی درباره‌ی میزبانی
letter-hosted-subject = { $title }: میزبان تازه
letter-hosted-text = حالا میزبان این بازی { $host } است.
letter-hosted-own = حالا میزبان این بازی شمایید. در صفحه‌ی میزبان می‌توانید جاها را به دیگران بسپارید، نامه‌ها را دوباره بفرستید و بازی را تمام کنید. لینکش را به کسی ندهید:
letter-hosted-back = پیش‌تر میزبان شما بودید. تا یک هفته می‌توانید میزبانی را پس بگیرید:
