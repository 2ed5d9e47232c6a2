# خط فرمان.

cli-no-such-match = چنین بازی‌ای اینجا نیست: { $match }.
cli-no-such-sheet = این بازی چنین برگه‌ای ندارد. آنچه هست: { $takes }.
cli-unreadable = { $file } را نمی‌شود چون متن خواند.
cli-unreachable = به کارساز ایمیل دسترسی نیست: { $why }. نامه‌ها در صف می‌مانند.
cli-misfits = { $count ->
    [one] یک بازی دیگر با قوانین نمی‌خواند.
   *[other] { $count } بازی دیگر با قوانین نمی‌خوانند.
}

verify-good = وارسی شد: { $moves } حرکت، بُر زدن‌ها همان است که از اثر انگشت اعلام‌شده برمی‌آید و نتیجه درست است.
verify-unfinished = دست‌نخورده: { $moves } حرکت. بُر زدن‌ها را پس از پایان بازی می‌شود وارسی کرد.
verify-not_json = این بازی برون‌بری‌شده نیست: {"\u2066"}JSON{"\u2069"} نیست.
verify-not_an_export = این بازی برون‌بری‌شده نیست.
verify-unknown_game = این بازی را اینجا نمی‌شناسیم.
verify-changed = متن دست خورده است: با اثر انگشتش نمی‌خواند.
verify-no_seed = بازی تمام شده، ولی رازش نیست.
verify-other_seed = راز با اثر انگشت اعلام‌شده نمی‌خواند.
verify-illegal_move = حرکت { $number } ممکن نیست: { $action }
verify-other_result = این نتیجه از حرکت‌ها برنمی‌آید.

doctor-settings = تنظیمات خواندنی است؛ پوشه‌ی داده‌ها: { $folder }.
doctor-database = پایگاه داده پاسخ می‌دهد و جدول‌هایش به‌روز است.
doctor-database-bad = پایگاه داده پاسخ نمی‌دهد ({ $why }). تنظیم {"\u2066"}STAFFETTA_DATABASE_URL{"\u2069"} را ببینید.
doctor-schema-old = جدول‌ها مال این نسخه نیست. فرمان {"\u2066"}staffetta serve{"\u2069"} آن‌ها را به‌روز می‌کند.
doctor-mail = نامه‌ها را می‌شود تحویل داد.
doctor-mail-bad = نامه‌ها را نمی‌شود تحویل داد: { $why }. تنظیم {"\u2066"}STAFFETTA_MAIL_URL{"\u2069"} را ببینید.
doctor-letters = نامه‌های در صف: { $waiting }؛ پس‌زده‌شده‌ها: { $refused }.
doctor-clock = ساعت آخرین بار { $seconds } ثانیه پیش کار کرد.
doctor-clock-bad = ساعت کار نمی‌کند. {"\u2066"}staffetta serve{"\u2069"} یا {"\u2066"}staffetta clock{"\u2069"} را راه بیندازید.
doctor-address = پیوندهای نامه‌ها این‌طور آغاز می‌شود: { $url }.
doctor-address-local = پیوندهای نامه‌ها این‌طور آغاز می‌شود: { $url }. فقط روی همین دستگاه کار می‌کند؛ {"\u2066"}STAFFETTA_BASE_URL{"\u2069"} را تنظیم کنید.
