# دستورهای خودکار و ربات‌ها: آنچه در همه‌ی بازی‌ها یکسان است.

# --- صفحه
orders-title = دستورهای خودکار
orders-intro = از پیش بگویید چه می‌کنید تا بازی معطل شما نماند. وقتی نوبتتان شد دستور اجرا می‌شود؛ اگر یکی از شرط‌هایش برقرار نباشد، اجرا نمی‌شود و مثل همیشه از خودتان می‌پرسیم.
orders-private = هیچ‌کس دیگری دستورهای شما را نمی‌بیند؛ این را هم نمی‌بیند که حرکتی با دستور بوده است.
orders-armed = دستورهای فعال
orders-none = دستور فعالی ندارید.
orders-stays = تا وقتی پسش بگیرید.
orders-cancel-button = پس گرفتن
orders-new = دستور تازه
orders-first-shown = هنوز چیزی فعال نمی‌شود: هر دکمه اول نشان می‌دهد که دستور چه می‌کند.
orders-look-button = دیدن اثر دستور
orders-as-line = نوشتن در یک خط
orders-line = دستور
orders-step = کارت { $number }
orders-notes = دستورهایتان چه شدند؟
orders-back = بازگشت به بازی
orders-link = دادن دستور خودکار
orders-armed-are = دستورهای فعال: { $orders }.
orders-refused-title = چنین دستوری نمی‌شود داد.
orders-done-given = دستور فعال شد.
orders-done-cancelled = دستور پس گرفته شد.
orders-done-gone = آن دستور دیگر فعال نیست.
orders-changed = تا شما نگاه می‌کردید، وضعیت بازی عوض شد. لطفاً یک بار دیگر ببینید.

# --- پیش از دادن دستور
orders-ask-title = این دستور را می‌دهید؟
orders-ask-foretold = در وضعیت کنونی چه می‌کند؟
orders-ask-at-once = همین حالا از شما پرسیده‌ایم، پس این حرکت بی‌درنگ انجام می‌شود: { $action }.
orders-ask-waits = فعلاً هیچ. وقتش که برسد اجرا می‌شود.
orders-ask-steps = اگر دیگران فقط حرکت‌های اجباری‌شان را انجام دهند، این‌ها را بازی می‌کند:
orders-ask-stops = بعد از شما می‌پرسد، چون { $why }.
orders-ask-told = بعد چه پیش می‌آید؟
orders-ask-replaces = جای دستور پیشین را می‌گیرد: { $order }.
orders-ask-button = دادن دستور
orders-ask-instead = عوض کردن دستور

# --- سرانجام دستور
note-carried_out = { $action } – با دستور شما ({ $why }).
note-disarmed = دیگر فعال نیست: { $order }. دلیلش این است: { $why }.
note-brought_back = دوباره فعال است: { $order }. حرکتی که آن را تمام کرده بود پس گرفته شد.
note-withdrawn = دیگر فعال نیست: { $order }. شما کاری را که کرده بود پس گرفتید.
note-asked = با آن‌که دستوری فعال است، از خودتان می‌پرسیم، چون { $why }.
mark-order = با دستور شما
letter-orders = دستورهای شما

# --- ربات‌ها
bot-name = { $name } (ربات)
new-bots = ربات‌های این بازی
new-bots-none = هیچ
new-bots-hint = ربات جای خالی را پر می‌کند. فقط همان چیزی را می‌بیند که یک بازیکن می‌بیند، بی‌درنگ بازی می‌کند و نامه نمی‌گیرد.
problem-no_bot = این بازی هنوز ربات ندارد.
host-bot = سپردن به ربات
host-bot-title = ربات اینجا بازی کند؟
host-bot-text = لینک { $name } از کار می‌افتد و ربات جای او را می‌گیرد. ربات فقط همان چیزی را می‌بیند که یک بازیکن می‌بیند. هر وقت بخواهید می‌توانید جای او را دوباره به کسی بسپارید.
host-bot-button = سپردن به ربات
host-done-bot = از حالا ربات آنجا بازی می‌کند.

# --- تصمیم‌های یک‌باره؛ $action را خود بازی می‌گوید
stance-now = حالا: { $action }
stance-now-gains = حالا: { $action } ({ $gains })
stance-for-good = دیگر از من نپرسید
stance-now-asks = حالا از شما می‌پرسیم
stance-alike = سه بار پشت سر هم کارت به کارت پاسخ دادید. این تصمیم هم همان‌ها را بازی می‌کرد و می‌تواند بقیه را هم پاسخ دهد:

asides-heading = هر زمان که بخواهید
