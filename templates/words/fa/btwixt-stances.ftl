# تصمیم‌های یک‌باره در دور.

stance-kneel-round = کنار کشیدن
stance-raise = بالا بردن نفوذ تا { $count }
stance-raise-behind = زانو زدن، اگر { $count } واحد عقب بیفتم

order-raise = جلو افتادن با کمترین هزینه
order-most = نفوذ من هرگز از { $count } بیشتر نشود
order-part-most = نفوذ من هرگز از این عدد بیشتر نشود
order-why-limit = با هیچ‌کدام از کارت‌هایتان نمی‌شد در آن حد جلو افتاد
order-why-odd_round = قانون ویژه‌ی این دور، حساب کارت‌ها را عوض می‌کند

order-topic-rounds = در همه‌ی دورها

stance-every-round = هر دور تا نفوذ { $count }، مهم‌ها با پرسیدن از من

order-every-round = در همه‌ی دورها، جلو افتادن با کمترین هزینه (با صفر: کنار کشیدن)
order-overtaken = پرسیدن از من، اگر کسی بیش از { $count } واحد از من جلو بیفتد

order-part-overtaken = پرسیدن از من، اگر کسی بیش از این تعداد واحد از من جلو بیفتد

matter-last = دور آخر بازی باشد

order-why-last_round = این دور آخر بازی است
order-why-no_plain_card = هر کدام از کارت‌هایتان اثر ویژه‌ای هم دارد
order-why-overtaken = { $seat } از شما { $count } واحد جلو بود

new-plans = پرسیدن از همه هم‌زمان، در شروع هر دور (پیشنهاد ما)
