# دستورهای پیشاپیش در همسایه‌کشی.

order-until = تا پایان همین دور.

order-topic-round = در همین دور

order-kneel-round = همین که نوبتم شد زانو بزن
order-round = در این دور از این فهرست پیروی کن

order-stop = بایست و از من بپرس، اگر کسی یکی از این‌ها را بازی کند: { $stops }
order-lead = همین که دست‌کم این اندازه جلو افتادم زانو بزن: { $count }
order-behind = همین که دست‌کم این اندازه عقب افتادم زانو بزن: { $count }
order-total = همین که نفوذم دست‌کم به این اندازه رسید زانو بزن: { $count }
order-play = بازی کردن { $card }
order-play-behind = بازی کردن { $card }، ولی فقط اگر بیش از این اندازه عقب نباشم: { $count }
order-then-kneel = اگر هیچ‌کدام جور نشد زانو بزن
order-seat = اگر رهبری را بخواهند: { $target_seat }
order-bid = اگر کارتی از یک پیشنهاد را بخواهند: { $card }
order-discard = اگر باید کارتی سوزاند: { $card }
order-give = اگر باید کارتی داد: { $card }
order-council = اگر شورایی را بخواهند: شورای سمت چپ { $beside_seat }

stop-event = کارت رویداد
stop-leader = کارت ویژه‌ی یک رهبر

order-part-stop = بایست و از من بپرس، اگر کسی این را بازی کند
order-part-lead = زانو بزن، همین که دست‌کم این اندازه جلو افتادم
order-part-behind = زانو بزن، همین که دست‌کم این اندازه عقب افتادم
order-part-total = زانو بزن، همین که نفوذم دست‌کم به این اندازه رسید
order-part-play = کارت‌ها یکی پس از دیگری، و پس از هر کدام این‌که برای کیست
order-part-then = اگر هیچ‌کدام جور نشد زانو بزن و از من نپرس

order-why-as_ordered = همان‌طور که گفته بودید
order-why-appeared = { $seat } این کارت را بازی کرد: { $card }
order-why-leading = شما این اندازه جلو بودید: { $count }
order-why-trailing = { $seat } این اندازه از شما جلو بود: { $count }
order-why-reached = نفوذ شما به این اندازه رسیده بود: { $count }
order-why-not_possible = این حرکت ممکن نبود: { $action }
order-why-round_over = دور تمام شد

refusal-order_clause = این بخش را نمی‌فهمیم: «{ $clause }».
refusal-order_round_empty = دست‌کم یک کارت بگویید، یا بگویید کی زانو زده شود.
refusal-order_number = اینجا عددی درست تا { $most } لازم است: «{ $clause }».
refusal-order_unknown = چنین دستوری نیست: «{ $clause }». دستورها این شکلی‌اند: «{"\u2066"}kneel-round{"\u2069"}»، «{"\u2066"}round; lead 4; play s16; play s01; seat 2; then kneel{"\u2069"}».
refusal-order_unreadable = این دستور نیست. دستورها این شکلی‌اند: «{"\u2066"}kneel-round{"\u2069"}»، «{"\u2066"}round; lead 4; play s16; play s01; seat 2; then kneel{"\u2069"}».
