# تصمیم‌های یک‌باره در دور.

stance-by-card = کارت به کارت
stance-kneel-round = کنار کشیدن
stance-raise = بالا بردن نفوذ تا { $count }
stance-raise-behind = زانو زدن، اگر { $count } واحد عقب بیفتم

order-raise = جلو افتادن با کمترین هزینه
order-most = نفوذ من هرگز از { $count } بیشتر نشود
order-part-most = نفوذ من هرگز از این عدد بیشتر نشود
order-why-limit = با هیچ‌کدام از کارت‌هایتان نمی‌شد در آن حد جلو افتاد
order-why-odd_round = قانون ویژه‌ی این دور، حساب کارت‌ها را عوض می‌کند
order-why-unopposed = شما { $count } واحد جلو بودید و کس دیگری نمی‌توانست کارتی بازی کند

order-topic-rounds = در همه‌ی دورها

stance-every-round = هر دور تا نفوذ { $count }، مهم‌ها با پرسیدن از من

order-by-card = کارت به کارت، با پرسیدن از من
order-every-round = در همه‌ی دورها، جلو افتادن با کمترین هزینه (با صفر: کنار کشیدن)
order-stay-out = کنار کشیدن
order-ask = پرسیدن از من، اگر: { $matters }
order-overtaken = پرسیدن از من، اگر کسی بیش از { $count } واحد از من جلو بیفتد
order-below = پرسیدن از من، اگر کمتر از { $count } کارت در دست داشته باشم

order-part-ask = پرسیدن از من، اگر
order-part-overtaken = پرسیدن از من، اگر کسی بیش از این تعداد واحد از من جلو بیفتد
order-part-below = پرسیدن از من، اگر کمتر از این تعداد کارت در دست داشته باشم

matter-last = دور آخر بازی باشد

order-why-by_card = خواسته بودید هر بار از شما بپرسیم
order-why-few_cards = فقط { $count } کارت در دست دارید
order-why-last_round = این دور آخر بازی است
order-why-no_plain_card = هر کدام از کارت‌هایتان اثر ویژه‌ای هم دارد
order-why-overtaken = { $seat } از شما { $count } واحد جلو بود

refusal-order_no_limit = بگویید تا کجا پیش می‌روید: عددی صحیح، حداکثر { $most }.

new-plans = پرسیدن از همه هم‌زمان، در شروع هر دور (پیشنهاد ما)
new-plans-how = به همه یک نامه می‌رسد و هر کس می‌گوید تا کجا پیش می‌رود؛ بعد کارت‌ها به نوبت بازی می‌شوند.
