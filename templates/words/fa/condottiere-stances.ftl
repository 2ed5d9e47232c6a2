# تصمیم‌های یک‌باره در نبرد.

stance-pass-battle = کنار کشیدن
stance-up-to = جلو افتادن به ارزان‌ترین شکل، تا قدرت { $count }

order-up-to = جلو افتادن با کمترین هزینه
order-most = قدرت من هرگز از { $count } بیشتر نشود
order-part-most = قدرت من هرگز از این عدد بیشتر نشود
order-why-limit = با قدرت { $count } یا کمتر نمی‌شد جلو افتاد

order-topic-battles = در همه‌ی نبردها

stance-every-battle = هر نبرد تا قدرت { $count }، مهم‌ها با پرسیدن از من

order-every-battle = در همه‌ی نبردها، جلو افتادن با کمترین هزینه (با صفر: کنار کشیدن)

matter-winning = بازی بتواند همین‌جا تمام شود
matter-attacked = به من حمله شود

order-why-winning = بازی می‌تواند همین‌جا تمام شود
order-why-attacked = به شما حمله شده است
order-why-no_army = هیچ‌کدام از کارت‌هایتان به‌تنهایی قدرتی ندارد

# --- پاسخ‌های همیشگی: هر پرسش یک بار.

order-topic-siting = محل نبرد بعدی
order-sites = نبرد در اولین ناحیه‌ی این فهرست که ممکن باشد
order-part-besiege = ناحیه‌ها، به ترتیب اهمیت
order-ask-first = پرسیدن از من پیش از حمله به { $regions }
order-why-taken_since = از وقتی فهرست را داده‌اید، { $seat } صاحب { $region } شده است
order-why-no_site = در هیچ‌یک از ناحیه‌های فهرستتان نمی‌شد نبرد کرد

stance-sites = همیشه به این ترتیب: { $regions }
stance-discard-always = هر وقت بشود کارت‌های دستم را می‌سوزانم
stance-keep-always = همیشه کارت‌های دستم را نگه می‌دارم
stance-retain-highest = همیشه قوی‌ترین کارت‌ها را نگه می‌دارم
stance-retain-none = هیچ‌وقت کارتی نگه نمی‌دارم
stance-draw-most = همیشه تا جایی که بشود کارت می‌کشم
stance-draw-none = هیچ‌وقت کارت نمی‌کشم

refusal-order_no_site = دست‌کم یک ناحیه انتخاب کنید.
refusal-order_sites_long = در فهرست حداکثر { $most } نام جا می‌شود.

new-plans = پرسیدن از همه هم‌زمان، در شروع هر نبرد (پیشنهاد ما)
