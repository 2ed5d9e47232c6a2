# پاسخ به نامه‌ها: چه کردند، یا چرا کاری نکردند.

reply-link = پاسخ با ایمیل: { $words }
reply-fine = به این نامه می‌توانید با یک سطر پاسخ بدهید، مثلاً شماره‌ی یک حرکت یا «راهنما»؛ لینک‌های ✉ را ببینید.
reply-agree = موافقم
reply-refuse = مخالفم

letter-receipt-subject = { $title }: انجام شد – { $prompt }
letter-refusal-subject = { $title }: با پاسخ شما چیزی عوض نشد
letter-help-subject = { $title }: چطور با ایمیل پاسخ بدهید
letter-held-subject = { $title }: این پاسخ را شما فرستاده‌اید؟

reply-did-move = انجام شد: { $words }
reply-did-order = دستور ثبت شد: { $words }
reply-did-say = پیامتان فرستاده شد.
reply-did-undo = آخرین حرکتتان پس گرفته شد.
reply-did-wish = با نامه از بقیه پرسیدیم که موافق‌اند آخرین حرکتتان پس گرفته شود یا نه.
reply-did-away = به بقیه گفتیم که تا { $words } نیستید.
reply-did-back = خوش برگشتید! به بقیه گفتیم.
reply-did-join = حالا شما هم در بازی هستید.
reply-did-decline = دعوت را نپذیرفتید.
reply-did-agree = موافقت کردید.
reply-did-refuse = مخالفت کردید.
reply-did-accept_deal = پیشنهاد شماره‌ی { $words } را پذیرفتید.
reply-did-decline_deal = پیشنهاد شماره‌ی { $words } را رد کردید.
reply-did-withdraw_deal = پیشنهاد شماره‌ی { $words } را پس گرفتید.

reply-nothing = چیزی عوض نشد.
reply-near = منظورتان یکی از این‌ها بود؟
reply-why-unknown = متوجه نشدیم «{ $line }» یعنی چه.
reply-why-ambiguous = «{ $line }» بیش از یک معنی دارد.
reply-why-illegal = این کار حالا نمی‌شود: «{ $line }». { $reason }
reply-why-order = این دستور را حالا نمی‌شود داد: «{ $line }». { $reason }
reply-why-nobody = در «{ $line }» نام هیچ‌یک از بازیکنان این بازی نیست.
reply-why-silent = این پیام فرستاده نشد: «{ $line }». { $reason }
reply-why-deal = این کار نمی‌شود: «{ $line }». { $reason }
reply-why-empty = در پاسخ شما سطری پیدا نکردیم که خودتان نوشته باشید.
reply-why-long = پاسخ شما بیش از اندازه بلند است.
reply-why-stale = به نامه‌ای قدیمی‌تر پاسخ داده‌اید و بازی از آن وقت جلو رفته است.
reply-why-not_running = در این بازی حالا نمی‌شود حرکتی کرد.
reply-why-paused = این بازی متوقف است و تا ادامه پیدا نکند نمی‌شود در آن حرکتی کرد.
reply-why-no_undo = آخرین حرکتتان را دیگر نمی‌شود پس گرفت.
reply-why-no_request = دیگر کسی منتظر موافقت یا مخالفت شما نیست.
reply-why-no_days = روزهای «{ $line }» خوانده نشد. این‌طور بنویسید: نیستم ۳ مرداد تا ۱۰ مرداد
reply-why-no_absence = «{ $line }» را نمی‌شود اعلام کرد. { $reason }
reply-why-several = بیش از یک پرسش منتظر بله یا نه‌ی شماست. به نامه‌ی همان پرسش جواب بدهید، یا شماره‌اش را هم بنویسید، مثلاً «بله #۳».
reply-why-seat_taken = جایی که خواستید دیگر خالی نیست.
reply-why-unreadable = برنامه‌ی ایمیلتان پاسخ را طوری فرستاده است که نمی‌توانیم بخوانیمش.

reply-help-intro = به هر نامه‌ی این بازی می‌توانید پاسخ بدهید: برای هر کار یک سطر. شاید برنامه‌ی ایمیلتان نامه‌ی ما را هم زیر آن بیاورد؛ آن را نمی‌خوانیم.
reply-help-move = یک حرکت، همان‌طور که روی دکمه‌اش نوشته شده، یا شماره‌اش در نامه
reply-help-undo = آخرین حرکتتان را پس می‌گیرد، یا اگر لازم باشد از بقیه می‌پرسد
reply-help-status = نامه‌ای با وضعیت کنونی بازی
reply-help-say = حرفتان به همه می‌رسد؛ برای اینکه فقط به بعضی‌ها برسد، پس از «بگو» بنویسید «به»، نامشان و یک دونقطه
reply-help-help = همین نامه
reply-help-more = سطری که دو معنی داشته باشد هیچ‌وقت انجام نمی‌شود: از شما می‌پرسیم.

reply-held-text = پاسخی به جای شما رسیده است، ولی از نشانی‌ای که اینجا مال شما نیست:
reply-held-how = اگر خودتان آن را از صندوق دیگری فرستاده‌اید، نگاهی به آن بیندازید و تأییدش کنید. اگر نه، لازم نیست کاری کنید: بدون شما هرگز انجام نمی‌شود.
reply-held-look = دیدن پاسخ
reply-held-title = این پاسخ را شما فرستاده‌اید؟
reply-held-button = بله، انجام شود
reply-held-gone = این پاسخ دیگر منتظر تأیید نیست.
