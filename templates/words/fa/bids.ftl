# What games of cards say alike in which people bid in turn until all but one have passed.

action-play = بازی کردن «{ $card }»
event-dealt = { $seat_is ->
    [you] { $count } کارت گرفتید و حالا { $size } کارت در دست دارید.
   *[other] { $seat } { $count } کارت گرفت و حالا { $size } کارت در دست دارد.
}
event-drew = { $seat_is ->
    [you] کارت‌های تازه‌ی شما: { $cards }.
   *[other] کارت‌های تازه‌ی { $seat }: { $cards }.
}
gain-leads = { $by }{"\u00a0"}واحد جلو
gain-level = تساوی
gain-trails = { $by }{"\u00a0"}واحد عقب
sum-leads = شما { $by } واحد جلو هستید.
sum-level = فعلاً تساوی است.
sum-trails = { $leader_seat } از شما { $by } واحد جلو است.
new-plans-how = به همه یک نامه می‌رسد و هر کس می‌گوید تا کجا پیش می‌رود؛ بعد کارت‌ها به نوبت بازی می‌شوند.
order-ask = پرسیدن از من، اگر: { $matters }
order-below = پرسیدن از من، اگر کمتر از { $count } کارت در دست داشته باشم
order-by-card = کارت به کارت، با پرسیدن از من
order-stay-out = کنار کشیدن
order-part-ask = پرسیدن از من، اگر
order-part-below = پرسیدن از من، اگر کمتر از این تعداد کارت در دست داشته باشم
order-part-stop = دست نگه داشتن و پرسیدن از من، اگر کسی این را بازی کند
stance-by-card = کارت به کارت
order-why-by_card = خواسته بودید هر بار از شما بپرسیم
order-why-few_cards = فقط { $count } کارت در دست دارید
order-why-leading = شما { $count } واحد جلو بودید
order-why-not_possible = این حرکت ممکن نبود: { $action }
order-why-unopposed = شما { $count } واحد جلو بودید و کس دیگری نمی‌توانست کارتی بازی کند
refusal-order_no_limit = بگویید تا کجا پیش می‌روید: عددی صحیح، حداکثر { $most }.
refusal-order_number = در «{ $clause }» عددی صحیح تا { $most } لازم است.
table-hand-empty = کارتی در دست نیست.
