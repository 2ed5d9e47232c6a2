# نامه‌ها: آنچه به صندوق می‌رسد. هر نامه یک خواننده دارد و «شما» همیشه اوست.
# ‏$title «بازی Condottiere با Béla و Cyrus»، ‏$prompt «در سیه‌نا چه می‌کنید؟»

staffetta = Staffetta
match-title = بازی { $game } با { $others }

letter-host-subject = { $title }: میزتان چیده شد
letter-invitation-subject = { $title }: دعوت‌نامه
letter-turn-subject = { $title }: { $prompt }
letter-reminder-subject = { $title }: یادآوری – { $prompt }
letter-timeout-subject = { $title }: قوانین به جای شما بازی کردند
letter-over-subject = { $title }: بازی تمام شد
letter-declined-subject = { $title }: کسی نمی‌تواند بیاید
letter-called_off-subject = { $title }: لغو شد
letter-takeover-subject = { $title }: صندلی‌ای به شما رسید
letter-link-subject = { $title }: پیوند شما
letter-undeliverable-subject = { $title }: نامه‌ای به مقصد نرسید

letter-dear = سلام { $name }،

# --- میزبان
letter-host-intro = { $count ->
    [0] بازی‌تان آماده است. تنها بازی می‌کنید، پس همین حالا آغاز شده است.
    [one] بازی‌تان آماده است. یک دعوت‌نامه در راه است؛ همین که پذیرفته شود بازی آغاز می‌شود.
   *[other] بازی‌تان آماده است. { $count } دعوت‌نامه در راه است؛ همین که آخری هم پذیرفته شود بازی آغاز می‌شود.
}
letter-host-pace = زمان هر تصمیم: { $pace }.
letter-host-page = در صفحه‌ی میزبان می‌بینید چه کسی پیوسته و نامه‌ها می‌رسند یا نه؛ همان‌جا می‌توانید کس دیگری را دعوت کنید، نامه‌ای را دوباره بفرستید یا بازی را لغو کنید:
letter-host-page-button = صفحه‌ی میزبان
letter-host-seat = خودتان هم سر میز صندلی دارید. این پیوند صندلی شماست؛ آن را پیش خودتان نگه دارید:
letter-seat-button = صندلی شما

# --- دعوت‌نامه
letter-invitation-intro = { $host } شما را به بازی با ایمیل دعوت کرده است: { $game }.
letter-invitation-players = بازیکنان: { $players }.
letter-invitation-how = نه حساب کاربری می‌خواهد و نه برنامه. نوبتتان که برسد نامه‌ای می‌آید با صفحه‌ی بازی، کارت‌های شما و پیوندی برای هر حرکتی که می‌توانید بکنید. زمان هر تصمیم: { $pace }.
letter-invitation-question = بازی می‌کنید؟
letter-join-button = می‌پیوندم
letter-decline-button = نه، ممنون
letter-invitation-ignore = اگر نمی‌دانید ماجرا چیست، این نامه را نادیده بگیرید؛ دیگر چیزی نمی‌آید.
letter-aid = قوانین در یک نگاه، دو صفحه برای چاپ:
letter-aid-button = کارت راهنما (PDF)

# --- نوبت
letter-turn-deadline = لطفاً تا این زمان پاسخ دهید: { $deadline }.
letter-turn-default = اگر تا آن زمان پاسخی نرسد، قوانین به جای شما بازی می‌کنند: { $action }.
letter-turn-reminder = فقط یک یادآوری دوستانه: دیگران منتظر شما هستند.
letter-situation = وضعیت بازی
letter-hand = دست شما
letter-moves = حرکت‌های ممکن شما
letter-moves-how = هر کدام پیوندی است؛ صفحه‌ای باز می‌شود و پیش از آن‌که چیزی بازی شود یک بار دیگر می‌پرسد.
letter-since = از آخرین حرکت شما تا حالا
letter-nothing-since = هنوز هیچ.
letter-open-page = باز کردن میز در مرورگر

# --- صندلی واگذارشده
letter-takeover-intro = { $host } صندلی { $former } را در یک بازی در جریان به شما می‌سپارد: { $game }. این صندلی و کارت‌هایش از حالا مال شماست.
letter-takeover-link = این پیوند صندلی شماست؛ آن را پیش خودتان نگه دارید:

# --- مهلت گذشت
letter-timeout-intro = مهلت تصمیمتان گذشت و قوانین به جای شما بازی کردند. این در گزارش بازی نشان شده است.
letter-timeout-absent = این سومین بار پیاپی بود. از این پس صندلی شما غایب به حساب می‌آید: قوانین بی‌درنگ به جایتان بازی می‌کنند تا دیگران منتظر نمانند، تا وقتی با یکی از پیوندهایتان برگردید.
letter-timeout-back = با حرکت بعدی‌تان، یا با دکمه‌ای که در صفحه‌ی شماست، دوباره سر میز هستید:
letter-timeout-open = میز بازی همین حالا:

# --- پایان
letter-over-you-won = شما بردید. تبریک می‌گوییم!
letter-over-you-shared = شما در پیروزی شریکید. تبریک می‌گوییم!
letter-over-won = { $winners_count ->
    [one] برنده: { $winners }.
   *[other] پیروزی مشترک: { $winners }.
}
letter-over-ranking = نتیجه
letter-over-story = داستان بازی
letter-over-proof = لازم نبود کسی به کسی اعتماد کند
letter-over-proof-how = پیش از نخستین نوبت، اثر انگشت بخت این بازی به دست همه‌ی بازیکنان رسید. خود راز این است؛ چکیده‌ی {"\u2066"}SHA-256{"\u2069"} آن همان اثر انگشت است و همه‌ی بُر زدن‌ها از آن برمی‌آید. فرمان {"\u2066"}staffetta verify{"\u2069"} بازی بارگیری‌شده را از نو بازی می‌کند و همه را وارسی می‌کند.
letter-over-seed = راز: { $seed }
letter-over-export = متن کامل بازی
letter-over-again = یک بازی دیگر؟
letter-over-again-button = بازی جدید

# --- خبرها
letter-declined-intro = { $name } این بار نمی‌تواند بازی کند. در صفحه‌ی میزبان می‌توانید کس دیگری را به جای او دعوت کنید:
letter-called-off-intro = { $host } این بازی را لغو کرد. دیگر لازم نیست کاری کنید.
letter-link-intro = این دوباره پیوند صندلی شماست. حالا نوبت شما نیست؛ نوبتتان که برسد، نامه خودش می‌آید.
letter-undeliverable-intro = سرور ایمیل نامه‌ای را که برای { $name } بود پس زد. لطفاً نشانی را ببینید؛ در صفحه‌ی میزبان می‌توانید نامه را دوباره بفرستید یا صندلی را به نشانی دیگری بسپارید:

# --- ریزنوشت
letter-fine-link = هر که این نامه را داشته باشد می‌تواند به جای شما بازی کند: لطفاً آن را برای کسی نفرستید.
letter-fine-replies = لطفاً از پیوندها استفاده کنید؛ پاسخ به این نشانی هنوز خوانده نمی‌شود.
letter-fine-watch = برای تماشا، بی هیچ رازی:
letter-fine-stop = برای این‌که دیگر نامه‌ای از این بازی نگیرید:
letter-fine-stop-button = دیگر نامه نفرستید
letter-fine-commitment = اثر انگشت بخت این بازی ({"\u2066"}SHA-256{"\u2069"}): { $commitment }

# --- غیبت: برای میزبان، وقتی بازیکنی سه بار پیاپی مهلت را از دست داده است
letter-absent-subject = { $title }: بازیکنی غایب است
letter-absent-intro = { $name } سه بار پیاپی مهلت را از دست داده و حالا غایب به حساب می‌آید: قوانین بی‌درنگ به جای آن صندلی بازی می‌کنند تا کسی منتظر نماند، تا وقتی { $name } با یکی از پیوندهای آن صندلی برگردد. اگر این برایتان زیادی طول بکشد، در صفحه‌ی میزبان می‌توانید صندلی را به کس دیگری بسپارید:
