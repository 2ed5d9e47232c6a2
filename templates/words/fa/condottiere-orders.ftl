# دستورهای خودکار در Condottiere و خویشاوندانش.

order-until = تا پایان همین نبرد.

order-topic-battle = در همین نبرد
order-topic-hand = وقتی می‌شود کارت‌های دست را سوزاند
order-topic-retain = در پایان راند
order-topic-draw = هنگام کشیدن کارت

order-pass-battle = پاس تا پایان نبرد
order-line = بازی کردن این کارت‌ها به همین ترتیب
order-discard-always = هر وقت بشود کارت‌های دستم را می‌سوزانم
order-keep-always = همیشه کارت‌های دستم را نگه می‌دارم
order-retain-highest = همیشه قوی‌ترین کارت‌ها را نگه می‌دارم
order-retain-none = هیچ‌وقت کارتی نگه نمی‌دارم
order-draw-most = همیشه تا جایی که بشود کارت می‌کشم
order-draw-none = هیچ‌وقت کارت نمی‌کشم

order-stop = دست نگه داشتن و پرسیدن از من، اگر کسی یکی از این‌ها را بازی کند: { $cards }
order-overtaken = دست نگه داشتن و پرسیدن از من، اگر کسی بیش از { $count } واحد از من جلو باشد
order-lead = پاس، همین که { $count } واحد یا بیشتر جلو بیفتم
order-then-pass = پاس پس از آخرین کارت

order-part-play = کارت‌ها، یکی پس از دیگری
order-part-overtaken = دست نگه داشتن و پرسیدن از من، اگر کسی بیش از این تعداد واحد از من جلو باشد
order-part-lead = پاس، همین که این تعداد واحد یا بیشتر جلو بیفتم
order-part-then = پاس پس از آخرین کارت، بدون پرسیدن از من

order-why-all_played = کارت‌هایی که گفته بودید بازی شدند
order-why-appeared = { $seat } کارت «{ $card }» را بازی کرد
order-why-overtaken = { $seat } از شما { $count } واحد جلو بود
order-why-battle_over = نبرد تمام شد
order-summary-battles = { $count ->
    [0] دستورهایتان در { $regions } پاس داد.
   *[other] دستورهایتان { $count } کارت در { $regions } بازی کرد.
}

refusal-order_line_empty = دست‌کم یک کارت انتخاب کنید، یا بگویید چه وقت پاس داده شود.
refusal-order_line_long = در یک دستور بیش از { $most } کارت نمی‌شود نام برد.
refusal-order_unknown = چنین دستوری نیست: «{ $clause }». دستورها این شکلی‌اند: «{"\u2066"}pass-battle{"\u2069"}»، «{"\u2066"}line; play m10; play drummer; stop winter; lead 5{"\u2069"}»، «{"\u2066"}discard-always{"\u2069"}».
refusal-order_unreadable = این دستور نیست. دستورها این شکلی‌اند: «{"\u2066"}pass-battle{"\u2069"}»، «{"\u2066"}line; play m10; play drummer; stop winter; lead 5{"\u2069"}»، «{"\u2066"}discard-always{"\u2069"}».
