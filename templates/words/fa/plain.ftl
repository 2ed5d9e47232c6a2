# میز بازی‌ای که صفحه‌ی ویژه‌ی خودش را ندارد.

plain-title = میز بازی
plain-player = بازیکن
plain-line = { $what }: { $things }
plain-nothing = –
plain-hand-empty = کارتی در دست نیست.
