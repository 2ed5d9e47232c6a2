# دستورهای پیشاپیش در کندوتیره و خویشاوندانش.

order-until = تا پایان همین نبرد.

order-topic-battle = در همین نبرد
order-topic-hand = وقتی می‌شود دست را سوزاند
order-topic-retain = در پایان راند
order-topic-draw = هنگام کشیدن کارت

order-pass-battle = تا پایان نبرد پاس
order-line = این کارت‌ها را به همین ترتیب بازی کن
order-discard-always = هر وقت بشود دستم را بسوزان
order-keep-always = همیشه دستم را نگه دار
order-retain-highest = همیشه قوی‌ترین کارت‌ها را نگه دار
order-retain-none = هرگز کارتی نگه ندار
order-draw-most = همیشه تا جایی که می‌شود بکش
order-draw-none = هرگز کارت نکش

order-stop = بایست و از من بپرس، اگر کسی یکی از این‌ها را بازی کند: { $cards }
order-overtaken = بایست و از من بپرس، اگر کسی بیش از این اندازه از من جلو باشد: { $count }
order-lead = همین که دست‌کم این اندازه جلو افتادم پاس بده: { $count }
order-then-pass = پس از آخرین کارت پاس بده

order-part-play = کارت‌ها، یکی پس از دیگری
order-part-stop = بایست و از من بپرس، اگر کسی این را بازی کند
order-part-overtaken = بایست و از من بپرس، اگر کسی بیش از این اندازه از من جلو باشد
order-part-lead = پاس بده، همین که دست‌کم این اندازه جلو افتادم
order-part-then = پس از آخرین کارت پاس بده و از من نپرس

order-why-as_ordered = همان‌طور که گفته بودید
order-why-all_played = کارت‌هایی که گفته بودید بازی شدند
order-why-appeared = { $seat } این کارت را بازی کرد: { $card }
order-why-overtaken = { $seat } این اندازه از شما جلو بود: { $count }
order-why-leading = شما این اندازه جلو بودید: { $count }
order-why-not_possible = این حرکت ممکن نبود: { $action }
order-why-battle_over = نبرد تمام شد

refusal-order_clause = این بخش را نمی‌فهمیم: «{ $clause }».
refusal-order_line_empty = دست‌کم یک کارت انتخاب کنید، یا بگویید کی پاس داده شود.
refusal-order_line_long = در یک دستور بیش از { $most } کارت نمی‌شود نام برد.
refusal-order_number = اینجا عددی درست تا { $most } لازم است: «{ $clause }».
refusal-order_unknown = چنین دستوری نیست: «{ $clause }». دستورها این شکلی‌اند: «{"\u2066"}pass-battle{"\u2069"}»، «{"\u2066"}line; play m10; play drummer; stop winter; lead 5{"\u2069"}»، «{"\u2066"}discard-always{"\u2069"}».
refusal-order_unreadable = این دستور نیست. دستورها این شکلی‌اند: «{"\u2066"}pass-battle{"\u2069"}»، «{"\u2066"}line; play m10; play drummer; stop winter; lead 5{"\u2069"}»، «{"\u2066"}discard-always{"\u2069"}».
