# The page of the person who runs the service: what works, what waits, what was refused.

keeper-title = حال سرور
keeper-enter-text = این لینک فقط یک بار باز می‌شود و صفحه‌ی گرداننده‌ی سرور را { $hours ->
    [one] { $hours } ساعت
   *[other] { $hours } ساعت
} در همین مرورگر باز نگه می‌دارد.
keeper-enter-button = همین‌جا باز شود
keeper-all-good = همه‌چیز کار می‌کند
keeper-all-warn = بهتر است نگاهی بیندازید
keeper-all-bad = چیزی از کار افتاده است
keeper-mark-good = خوب:
keeper-mark-warn = نگاهی بیندازید:
keeper-mark-bad = از کار افتاده:
keeper-at = آخرین نگاه: { $when }.
keeper-again = نگاه دوباره
keeper-seconds = { $count } ثانیه
keeper-minutes = { $count } دقیقه
keeper-hours = { $count } ساعت
keeper-days = { $count ->
    [one] { $count } روز
   *[other] { $count } روز
}
keeper-since = { $count } · اولی: { $age }
keeper-percent = { $share }٪

# --- health
keeper-health = سلامت
keeper-check-database = پایگاه داده پاسخ می‌دهد
keeper-check-schema = جدول‌ها به‌روز است
keeper-check-writes = حرکت‌ها ذخیره می‌شود
keeper-check-files_in_place = فایل‌ها سر جایشان است
keeper-check-clock = ساعت کار می‌کند
keeper-check-key = کلید محرمانه
keeper-disk = دیسک
keeper-disk-free = { $free } گیگابایت خالی
keeper-backup = آخرین نسخه‌ی پشتیبان
keeper-backup-none = هنوز هیچ
keeper-backup-own = با {"\u2066"}pg_dump{"\u2069"}

# --- what waits
keeper-waits = در انتظار
keeper-letters = نامه‌ها
keeper-letters-why = آخرین پاسخ سرور ایمیل:
keeper-decisions = تصمیم‌های دیرشده
keeper-replies = پاسخ‌های منتظر تأیید
keeper-unreachable = بازیکنانی که نامه به دستشان نمی‌رسد
keeper-limits = سقف‌ها
keeper-limit-letters_to_strangers = نامه‌های امروز به غریبه‌ها
keeper-limit-bytes_by_all = داده‌ی ذخیره‌شده‌ی امروز
keeper-limit-trials_by_all = بازی‌های آزمایشی
keeper-reached = پر شده از { $count } جا

# --- what is here
keeper-matches = بازی‌ها
keeper-match-proposed = میزبان هنوز تأیید نکرده
keeper-match-inviting = منتظر بازیکنان
keeper-match-running = در جریان
keeper-match-over = پایان‌یافته
keeper-match-called_off = لغوشده
keeper-tables = میزها و لیگ‌ها
keeper-table-open = میزهای باز
keeper-table-over = میزهای تمام‌شده
keeper-table-frozen = ادامه‌یافته با نامه
keeper-seasons = لیگ‌ها
keeper-trials = بازی‌های آزمایشی
keeper-refused = نامه‌های برگشت‌خورده
keeper-refused-none = هیچ.
keeper-refused-seat = جای { $seat }
keeper-version = {"\u2066"}Staffetta { $version }{"\u2069"} · { $database } · جدول‌های { $schema }
keeper-version-behind = این نسخه جدول‌های { $latest } را لازم دارد.

# --- the log of one match
keeper-latest = آخرین بازی‌های فعال
keeper-latest-turn = نوبت { $turn }
keeper-log-title = رویدادهای بازی
keeper-log-id = شناسه‌ی بازی، همان که در نشانی صفحه‌ی تماشاگران است
keeper-log-show = دیدن رویدادها
keeper-log-none = بازی‌ای با این شناسه نیست. شناسه همان بخش پایانی نشانی صفحه‌ی تماشاگران است: دوازده حرف و رقم.
keeper-log-back = بازگشت به نمای کلی
keeper-log-seats = جاها
keeper-log-all = همه‌ی جاها
keeper-log-note = ساعت‌ها به وقت { $timezone } است. نام، نشانی، لینک و کارت در آن نیست. چیزهایی که فقط بازیکن هر جا باید بداند اینجا نیست و با فرمان {"\u2066"}staffetta log{"\u2069"} دیده می‌شود.
keeper-log-earlier = قدیمی‌ترها
keeper-log-later = تازه‌ترها

# --- the end of a session
keeper-leave = این صفحه برای همیشه بسته شود
keeper-ended-title = بسته شد
keeper-closed-title = این لینک صفحه را باز نمی‌کند
keeper-closed-text = لینک صفحه‌ی گرداننده فقط یک بار و برای مدت کوتاهی کار می‌کند. اگر این سرور را شما می‌گردانید، روی همان دستگاه لینک تازه‌ای بسازید:

# --- the command that makes the link
keeper-link-made = { $minutes ->
    [one] لینک را تا { $minutes } دقیقه‌ی دیگر در مرورگری باز کنید که می‌خواهید صفحه را در آن بخوانید. فقط یک بار باز می‌شود و صفحه آنجا { $hours } ساعت باز می‌ماند.
   *[other] لینک را تا { $minutes } دقیقه‌ی دیگر در مرورگری باز کنید که می‌خواهید صفحه را در آن بخوانید. فقط یک بار باز می‌شود و صفحه آنجا { $hours } ساعت باز می‌ماند.
}
keeper-link-ended = { $count ->
    [one] { $count } لینک یا صفحه‌ی باز بسته شد.
   *[other] { $count } لینک یا صفحه‌ی باز بسته شد.
}
