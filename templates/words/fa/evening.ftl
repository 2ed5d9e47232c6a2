# پایان یک شب بازی با جعبه‌ی واقعی: بازی بعدی، یادگاری‌ها، بازی‌های دیگر یک لیگ.

next-again = یک دست دیگر
next-other = بازی دیگر
next-title = بازی بعدی چیست؟
next-text = گوشی و جای هر کس همان می‌ماند: لازم نیست کسی دوباره اسکن کند و نمایشگر بزرگ هم خودش به بازی تازه می‌رود.
next-wait = این صفحه را باز نگه دارید: بازی بعدی که شروع شود همین‌جا می‌آید و جای شما همچنان مال شماست.
next-former = بازی قبلی: { $game }

# --- the count, and what is kept
evening-count = شمارش پایانی
evening-skip = نشان دادن برنده
evening-title = عکس و محل بازی
evening-text = عکس را فقط شما و گوشی‌هایی می‌بینند که سر این میز جا دارند. آن را کوچک و بدون داده‌های دوربین، مانند مکان، نگه می‌داریم و پس از ۴۰۰ روز، یا هر وقت بخواهید، پاک می‌کنیم. محل بازی روی لوح قهرمانی، پوستر و فایل BG Stats می‌آید.
evening-place = کجا بازی کردید؟
evening-photo = عکسی از این شب
evening-photo-other = عکسی دیگر
evening-photo-alt = دور میز بازی
evening-button = نگه داشتن
evening-delete = پاک کردن عکس
photo_unreadable = این فایل را نمی‌توان مانند عکس خواند. قالب‌های JPEG، PNG و WebP پذیرفته می‌شود.
photo_too_large = این عکس زیادی بزرگ است. عکس کوچک‌تری بفرستید.

# --- the table goes on by mail
evening-by_mail = ادامه با نامه

# --- plays from BG Stats
import-title = بازی‌های BG Stats
import-intro = در BG Stats یک یا چند بازی را همرسانی کنید و فایل آن را اینجا برگزینید. پیش از آنکه چیزی حساب شود می‌بینید چه در آن است.
import-file = فایل (bgsplay.)
import-look = نگاهی به فایل
import-found = { $count ->
    [0] در این فایل چیز تازه‌ای نیست.
   *[other] { $count } بازی برای حساب شدن در این لیگ:
}
import-counted = { $count } بازی از پیش اینجا هست و دوباره حساب نمی‌شود.
import-unread = { $count } بازی را نمی‌توان خواند.
import-people = هر کس در این لیگ کیست؟
import-newcomer = بازیکن تازه
import-button = { $count ->
    [1] حساب شود
   *[other] هر { $count } بازی حساب شود
}
not_a_shared_file = این فایلی نیست که BG Stats همرسانی کرده باشد.
too_many_plays = این فایل بیش از ۲۰۰ بازی دارد. هر بار کمتر همرسانی کنید.
no_plays = در این فایل بازی خواندنی نیست.
