# پاسخ به نامه‌ها: چه کردند، یا چرا کاری نکردند.

reply-link = پاسخ با ایمیل: { $words }
reply-fine = می‌توانید با یک خط به این نامه پاسخ بدهید، مثلاً با شماره‌ی یک حرکت یا «راهنما»؛ لینک‌های ✉ را ببینید.
reply-agree = موافقم
reply-refuse = مخالفم

letter-receipt-subject = { $title }: انجام شد – { $prompt }
letter-refusal-subject = { $title }: پاسخ شما چیزی را عوض نکرد
letter-help-subject = { $title }: چطور با ایمیل پاسخ بدهید
letter-held-subject = { $title }: این پاسخ از شماست؟

reply-did-move = انجام شد: { $words }
reply-did-order = دستور داده شد: { $words }
reply-did-say = پیامتان به دست بقیه رسید.
reply-did-undo = آخرین حرکت شما پس گرفته شد.
reply-did-wish = از بقیه با نامه پرسیدیم که می‌شود آخرین حرکت شما را پس گرفت یا نه.
reply-did-join = حالا شما هم در بازی هستید.
reply-did-decline = دعوت را نپذیرفتید.
reply-did-agree = موافقت کردید.
reply-did-refuse = مخالفت کردید.

reply-nothing = چیزی عوض نشد.
reply-near = منظورتان یکی از این‌ها بود؟
reply-why-unknown = نفهمیدیم «{ $line }» یعنی چه.
reply-why-ambiguous = «{ $line }» بیش از یک معنی دارد.
reply-why-illegal = «{ $line }» حالا نمی‌شود. { $reason }
reply-why-order = «{ $line }» حالا نمی‌تواند دستور باشد. { $reason }
reply-why-nobody = «{ $line }» نام هیچ‌کس سر این میز نیست.
reply-why-silent = «{ $line }» را نمی‌شود رساند. { $reason }
reply-why-empty = در پاسخ شما خطی از خودتان پیدا نکردیم.
reply-why-long = پاسخ شما بلندتر از آن است که می‌خوانیم.
reply-why-stale = به نامه‌ای قدیمی پاسخ دادید و بازی از آن وقت جلو رفته است.
reply-why-not_running = این بازی حالا حرکتی نمی‌پذیرد.
reply-why-paused = این بازی متوقف است و تا ادامه پیدا نکند حرکتی نمی‌پذیرد.
reply-why-no_undo = آخرین حرکت شما را دیگر نمی‌شود پس گرفت.
reply-why-no_request = دیگر کسی منتظر آری یا نه‌ی شما نیست.
reply-why-seat_taken = یک نفر پیش از شما آمده و جایی نمانده است.
reply-why-unreadable = برنامه‌ی ایمیل شما پاسختان را طوری بسته است که نمی‌توانیم بخوانیم.

reply-help-intro = به هر نامه‌ی این بازی، برای هر کار با یک خط پاسخ بدهید. اگر برنامه‌ی ایمیل نامه‌ی ما را زیرش نقل کند، آن را نمی‌خوانیم.
reply-help-move = یک حرکت، به همان شکلی که روی دکمه‌اش نوشته یا با شماره‌اش در نامه
reply-help-undo = آخرین حرکتتان را پس می‌گیرد، یا اگر لازم باشد از بقیه می‌پرسد
reply-help-status = نامه‌ای با میز، همان‌طور که حالا هست
reply-help-say = حرفتان به همه می‌رسد؛ برای این‌که فقط به بعضی‌ها برسد، نامشان و یک دونقطه اضافه کنید
reply-help-help = همین نامه
reply-help-more = خطی که دو معنی داشته باشد هیچ‌وقت انجام نمی‌شود: از شما می‌پرسیم.

reply-held-text = پاسخی برای جای شما از نشانی‌ای آمد که اینجا مال شما نیست:
reply-held-how = اگر خودتان بودید و از صندوق دیگری نوشتید، نگاهش کنید و تأییدش کنید. اگر نه، کاری نکنید: بدون شما هرگز انجام نمی‌شود.
reply-held-look = دیدن پاسخ
reply-held-title = این پاسخ از شماست؟
reply-held-button = بله، انجامش بدهید
reply-held-gone = این پاسخ دیگر منتظر نیست.
