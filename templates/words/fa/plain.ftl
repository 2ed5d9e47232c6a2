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
