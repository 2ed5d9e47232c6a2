# دستورهای پیشاپیش و ربات‌ها: آنچه در همه‌ی بازی‌ها یکسان است.

# --- صفحه
orders-title = دستورهای پیشاپیش
orders-intro = از پیش بگویید چه پاسخی می‌دهید تا هیچ نامه‌ای منتظر شما نماند. دستور همین که نوبت پرسیدن از شما برسد پاسخ می‌دهد؛ اگر یکی از شرط‌هایش برقرار نباشد می‌ایستد و مثل همیشه از خودتان می‌پرسیم.
orders-private = هیچ‌کس دیگری دستورهای شما را نمی‌بیند؛ این را هم نمی‌بیند که حرکتی با دستور بوده است.
orders-armed = دستورهای برقرار
orders-none = دستوری برقرار نیست.
orders-stays = تا وقتی پسش بگیرید.
orders-cancel-button = پس می‌گیرم
orders-new = دستور تازه
orders-first-shown = هنوز چیزی برقرار نمی‌شود: هر دکمه اول نشان می‌دهد که دستور چه می‌کند.
orders-look-button = ببینم چه می‌کند
orders-as-line = نوشتن در یک خط
orders-line = دستور
orders-step = کارت { $number }
orders-notes = دستورهایتان چه شدند؟
orders-back = بازگشت به میز
orders-link = از پیش با دستور پاسخ بدهید
orders-armed-are = برقرار است: { $orders }.
orders-refused-title = چنین دستوری نمی‌شود داد.
orders-done-given = دستور برقرار شد.
orders-done-cancelled = دستور پس گرفته شد.
orders-done-gone = آن دستور دیگر برقرار نیست.
orders-changed = تا شما نگاه می‌کردید، وضعیت بازی عوض شد. لطفاً یک بار دیگر ببینید.

# --- پیش از دادن دستور
orders-ask-title = این دستور را می‌دهید؟
orders-ask-foretold = در وضعیت حالا چه می‌کند؟
orders-ask-at-once = همین حالا از شما پرسیده‌ایم، پس این حرکت بی‌درنگ انجام می‌شود: { $action }.
orders-ask-waits = فعلاً هیچ. وقتش که برسد پاسخ می‌دهد.
orders-ask-steps = اگر دیگران جز کار ناگزیر نکنند، این‌ها را بازی می‌کند:
orders-ask-stops = بعد می‌ایستد و از شما می‌پرسد، چون { $why }.
orders-ask-told = آن‌وقت چه پیش می‌آید؟
orders-ask-replaces = جای دستور پیشین را می‌گیرد: { $order }.
orders-ask-button = دستور را می‌دهم
orders-ask-instead = عوضش می‌کنم

# --- سرانجام دستور
note-carried_out = { $action } – با دستور شما ({ $why }).
note-disarmed = دیگر برقرار نیست: { $order }. دلیلش این است: { $why }.
mark-order = با دستور شما
letter-orders = دستورهای شما

# --- ربات‌ها
bot-name = { $name } (ربات)
new-bots = ربات‌های سر میز
new-bots-none = هیچ
new-bots-hint = ربات جای خالی را پر می‌کند. بیش از صندلی خودش چیزی نمی‌بیند، بی‌درنگ بازی می‌کند و نامه نمی‌گیرد.
problem-no_bot = این بازی هنوز ربات ندارد.
host-bot = ربات بازی کند
host-bot-title = ربات اینجا بازی کند؟
host-bot-text = ربات صندلی { $name } را می‌گیرد و پیوند آن از کار می‌افتد. ربات بیش از همان صندلی چیزی نمی‌بیند. هر وقت بخواهید می‌توانید صندلی را دوباره به کسی بسپارید.
host-bot-button = ربات بازی کند
host-done-bot = از حالا ربات آنجا بازی می‌کند.
