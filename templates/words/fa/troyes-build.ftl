# اقدامی که کلمه به کلمه ساخته می‌شود، دستورهای خودکار، فایل داده‌ها و سرگذشت بازی.

build-any = ساختن هر اقدام دیگر
build-activate = فعال کردن کارت
build-combat = مبارزه با رویداد
build-counter = مقابله با تاس‌های مشکی
build-citizen = قرار دادن شهروند
build-cathedral = گذاشتن مکعب در کلیسا
build-farm = کشاورزی
build-flip = پشت و رو کردن تاس‌ها

verb-place = قرار دادن شهروند
verb-reroll = پرتاب دوباره
verb-recruit = استخدام شهروند
verb-flip = پشت و رو کردن
verb-counter = مقابله
verb-suffer = رد شدن تاس مشکی
verb-call = فراخواندن
verb-activate = فعال کردن
verb-cathedral = مکعب در کلیسا
verb-combat = مبارزه
verb-citizen = قرار دادن شهروند
verb-farm = کشاورزی
verb-pass = پاس
verb-flag = مکعب روی
verb-enough = مکعب دیگری نمی‌گذارم

choose-card = کدام کارت؟
choose-event = کدام رویداد؟
choose-space = کجا؟
choose-black = کدام تاس‌های مشکی؟ بالاترین باید در میانشان باشد.
choose-first_die = با کدام تاس؟
choose-die = و حالا کدام تاس؟
choose-for_dice = با این تاس‌ها چه می‌کنید؟
choose-against_black = تاس مشکی دیگری، یا تاسی از خودتان برای مقابله؟
choose-source = شهروند از کجا می‌آید؟
choose-mill = آسیابان کدام سازه را بشمارد؟
choose-uses = یا دفعات کمتر؟
choose-more = دیگر چه؟

word-card = { $card }
word-space = { $space }
word-number = تاس مشکی { $number }
word-die = { $die }
word-die_for = { $die } – روی هم { $deniers } دنییر
word-cube = مکعب «{ $card }»
word-from_space = شهروند { $space }
word-from_building = اخراج‌شده از { $building }
word-from_card = تاجر «{ $card }»
word-mill = { $building }: { $count }
word-uses = { $count } بار
word-no_cube = بدون مکعب
word-from_supply = از ذخیره‌ی آماده
word-all_uses = هر چند بار که بشود
word-others = کار دیگر

sum-price = { $deniers ->
    [0] همه‌ی تاس‌ها مال خودتان است؛ { $held } دنییر دارید.
   *[other] تاس‌های دیگران: { $deniers } دنییر از { $held } دنییر شما.
}
sum-hire = تاجر: { $deniers } دنییر، امتیاز پایانی: { $points }.
sum-value = ارزش تاس‌هایتان { $value } است.
sum-uses = { $count } بار.
sum-deniers = دنییر: حالا { $now }، پس از آن { $then }.
sum-influence = نفوذ: حالا { $now }، پس از آن { $then }.
sum-points = امتیاز: حالا { $now }، پس از آن { $then }.
sum-gains_unknown = آنچه می‌گیرید به تاس بستگی دارد.
sum-flags = مکعب‌های شما: { $count }. پرچم‌های مانده: { $left }.
sum-black = لازم: { $needed }. تاس‌های شما: { $value } (تاس‌های قرمز دو برابر). نفوذ: ⁦+{ $influence }⁩.
sum-expels = { $expelled_seat_is ->
    [none] شهروندی از { $neutral } اخراج می‌شود.
    [you] شهروندی از خودتان اخراج می‌شود.
   *[other] شهروندی از { $expelled_seat } اخراج می‌شود.
}

hint-hire = استخدام { $deniers } دنییر
hint-employed = تاجرتان آنجاست
hint-place = { $points } امتیاز پایانی
hint-takes = تاس: { $colour } ÷ { $divisor }
hint-flags = پرچم‌های مانده: { $left } از { $flags }
hint-prizes = امتیاز { $first } و { $second }
hint-value = ارزش { $value }
hint-uses = { $count } بار
hint-cubes = { $count } مکعب
gain-space = به { $space }
gain-expels = { $expelled_seat_is ->
    [none] شهروندی از { $neutral } را اخراج می‌کند
    [you] شهروندی از خودتان را اخراج می‌کند
   *[other] شهروندی از { $expelled_seat } را اخراج می‌کند
}
hint-gains_unknown = به تاس بستگی دارد
sum-space = شهروندتان به اینجا می‌رود: { $space }.

gain-deniers = { $more ->
    [yes] ⁦+{ $count }⁩
   *[no] ⁦−{ $count }⁩
}{"\u00a0"}دنییر
gain-influence = { $more ->
    [yes] ⁦+{ $count }⁩
   *[no] ⁦−{ $count }⁩
}{"\u00a0"}نفوذ
gain-points = { $more ->
    [yes] ⁦+{ $count }⁩
   *[no] ⁦−{ $count }⁩
}{"\u00a0"}امتیاز
