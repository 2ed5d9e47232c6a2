# میز بازی‌ای که صفحه‌ی ویژه‌ی خودش را ندارد.

tabled-title = میز بازی
tabled-player = بازیکن
tabled-line = { $what }: { $things }
tabled-row = { $name } – { $things }
tabled-nothing = –
tabled-hand-empty = کارتی در دست نیست.
tabled-turn = روند بازی
tabled-end = امتیاز و پایان بازی
tabled-scores = امتیازها

# --- what all games say alike ---

prompt-over = بازی تمام شده است.
waiting-over = بازی تمام شده است.
choose-verb = چه می‌کنید؟
word-verb = { $verb }
