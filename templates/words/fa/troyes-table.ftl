# جدول کنار صفحه: هر کس چه دارد، و کارت‌های شهر چه می‌کنند.

table-round = { $round ->
    [0] جایگذاری اولیه: همه به نوبت شهروند قرار می‌دهند.
   *[other] راند { $round } از { $rounds }.
}
table-start = { $start_seat_is ->
    [none] کارت بازیکن شروع‌کننده نزد ⁨Le Roy⁩ است.
    [you] کارت بازیکن شروع‌کننده نزد شماست.
   *[other] بازیکن شروع‌کننده: { $start_seat }.
}
table-black = تاس‌های مشکی: { $numbers }.
table-choosing = مکعب‌هایی که با «{ $card }» هنوز باید گذاشت: { $count }.
table-player = بازیکن
table-deniers = دنییر
table-influence = نفوذ
table-citizens = شهروند آماده
table-points = امتیاز
result-score = { $count } امتیاز
won-score = با { $count } امتیاز
result-lead = اختلاف با ⁨Le Roy⁩: { $count }
table-more = ⁦+{ $count }⁩
table-unknown = ؟
table-passed = پاس داده
table-holdings = در سازه‌ها: { $standing }، مکعب کلیسا: { $cathedral }، تاجر: { $tradesmen }، کارت رویداد: { $taken }
table-fan = شخصیت‌ها، از نفر بعدی
table-fan-now = { $seat_is ->
    [you] حالا: شما { $points }، ⁨Le Roy⁩ { $roy_points }.
   *[other] حالا: { $seat } { $points }، ⁨Le Roy⁩ { $roy_points }.
}
table-fan-needed = لازم برای امتیاز
table-fan-points = امتیاز کنونی
table-fan-seat = { $seat_is ->
    [you] شما
   *[other] { $seat }
}
table-outlook = ⁨Le Roy⁩ در نوبت بعدی‌اش چه می‌تواند بکند
table-outlook-about = دو تاس می‌اندازد و مجموعشان می‌گوید چه می‌کند. در وضعیت کنونی، محتمل‌ترین‌ها بالاترند:
table-outlook-sum = مجموع
table-outlook-does = چه می‌کند
table-outlook-deeds = { $deeds }.
table-outlook-ways = { $ways } از { $all }
table-score = امتیازها از کجا آمد
table-score-points = امتیازهای میان بازی
table-score-marked_events = رویدادهایی با مکعب خودی
table-score-tradesmen = خانه‌های تاجرها
table-score-levels = سطح‌های کلیسا بدون مکعب
table-score-total = جمع
table-characters = شخصیت‌های این بازی: { $characters }.
table-open-cards = کارت‌های اقدام چه می‌کنند
table-events = رویدادها چه می‌کنند
table-hire = استخدام
table-delayed = مکعب می‌دهد و هر مکعب بعدها اقدامی را عوض می‌کند.
table-step = از { $least }: { $points } امتیاز
