# دستورهای خودکار در همسایه‌کشی.

order-until = تا پایان همین دور.

order-topic-round = در همین دور

order-kneel-round = زانو زدن، همین که نوبتم شد
order-round = پیروی از این فهرست در این دور

order-stop = دست نگه داشتن و پرسیدن از من، اگر کسی یکی از این‌ها را بازی کند: { $stops }
order-lead = زانو زدن، همین که { $count } واحد یا بیشتر جلو بیفتم
order-behind = زانو زدن، همین که { $count } واحد یا بیشتر عقب بیفتم
order-total = زانو زدن، همین که نفوذم به { $count } یا بیشتر برسد
order-play = بازی کردن «{ $card }»
order-play-behind = بازی کردن «{ $card }»، ولی فقط اگر بیش از { $count } واحد عقب نباشم
order-then-kneel = زانو زدن، اگر هیچ‌کدام ممکن نبود
order-seat = اگر باید رهبری را انتخاب کنم: { $target_seat }
order-bid = اگر باید کارتی از یک پیشنهاد را انتخاب کنم: «{ $card }»
order-discard = اگر باید کارتی بسوزانم: «{ $card }»
order-give = اگر باید کارتی بدهم: «{ $card }»
order-council = اگر باید شورایی را انتخاب کنم: شورای سمت چپ { $beside_seat }

stop-event = کارت رویداد
stop-leader = کارت ویژه‌ی یک رهبر

order-part-lead = زانو زدن، همین که این تعداد واحد یا بیشتر جلو بیفتم
order-part-behind = زانو زدن، همین که این تعداد واحد یا بیشتر عقب بیفتم
order-part-total = زانو زدن، همین که نفوذم به این عدد یا بیشتر برسد
order-part-play = کارت‌ها یکی پس از دیگری، و پس از هر کدام اینکه برای کیست
order-part-then = زانو زدن، اگر هیچ‌کدام ممکن نبود، بدون پرسیدن از من

order-why-appeared = { $seat } کارت «{ $card }» را بازی کرد
order-why-trailing = { $seat } از شما { $count } واحد جلو بود
order-why-reached = نفوذ شما به { $count } رسیده بود
order-why-round_over = دور تمام شد

refusal-order_round_empty = دست‌کم یک کارت بگویید، یا بگویید چه وقت زانو زده شود.
refusal-order_unknown = چنین دستوری نیست: «{ $clause }». دستورها این شکلی‌اند: «{"\u2066"}kneel-round{"\u2069"}»، «{"\u2066"}round; lead 4; play s16; play s01; seat 2; then kneel{"\u2069"}».
refusal-order_unreadable = این دستور نیست. دستورها این شکلی‌اند: «{"\u2066"}kneel-round{"\u2069"}»، «{"\u2066"}round; lead 4; play s16; play s01; seat 2; then kneel{"\u2069"}».
