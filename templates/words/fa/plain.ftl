# میز بازی‌ای که صفحه‌ی ویژه‌ی خودش را ندارد.

tabled-title = میز بازی
tabled-player = بازیکن
tabled-line = { $what }: { $things }
tabled-nothing = –
tabled-hand-empty = کارتی در دست نیست.
