# خط فرمان.

cli-no-such-match = چنین بازی‌ای اینجا نیست: { $match }.
cli-no-such-sheet = این بازی چنین برگه‌ای ندارد. آنچه هست: { $takes }.
cli-print-needs = بگویید کدام برگه و در کدام فایل: {"\u2066"}--sheet SHEET --out FILE.pdf{"\u2069"}. نام برگه‌ها را {"\u2066"}--list{"\u2069"} نشان می‌دهد.
cli-unreadable = { $file } را نمی‌شود چون متن خواند.
cli-unreachable = به سرور ایمیل دسترسی نیست: { $why }. نامه‌ها در صف می‌مانند.
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

import-unfinished = فقط بازی تمام‌شده را می‌شود وارد کرد؛ این هنوز تمام نشده است.
import-known = این بازی پیش از این هم اینجا بود: { $match }.

backup-done = پایگاه داده و کلید محرمانه در { $file } است. هر که این فایل را بخواند می‌تواند به جای همه بازی کند: خوب نگهش دارید.
backup-not_sqlite = پایگاه داده {"\u2066"}PostgreSQL{"\u2069"} است: از {"\u2066"}pg_dump{"\u2069"} و {"\u2066"}pg_restore{"\u2069"} استفاده کنید و کلید محرمانه را هم کنارشان نگه دارید.
backup-nothing_there = هنوز پایگاه داده‌ای نیست، پس چیزی رونوشت نشد.
backup-file_in_the_way = { $file } از پیش هست و نسخه‌ی پشتیبان نیست؛ چیزی نوشته نشد.
backup-not_a_backup = { $file } نسخه‌ی پشتیبان {"\u2066"}Staffetta{"\u2069"} نیست یا خراب شده است؛ چیزی عوض نشد.
backup-newer = { $file } با نسخه‌ی تازه‌تری ساخته شده است؛ چیزی عوض نشد.
backup-other_key = کلید محرمانه‌ی این نسخه‌ی پشتیبان با {"\u2066"}STAFFETTA_SECRET_KEY{"\u2069"} یکی نیست و پیوندهایش باز نمی‌شد. این تنظیم را بردارید یا مقدار پیشین را به آن بدهید؛ چیزی عوض نشد.
backup-failed = { $file }: { $why }. چیزی عوض نشد.
restore-done = { $file } سر جایش نشست. اگر سرویس در حال کار است، از نو راهش بیندازید.
restore-kept = پایگاه داده‌ی پیشین در { $file } مانده است.

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
