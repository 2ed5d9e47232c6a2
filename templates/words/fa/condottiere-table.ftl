# میز بازی در کنار نقشه.

table-round = راند { $round }، نبرد { $battle }.
table-round-only = راند { $round }.
table-battle = نبرد { $battle }.
table-site = محل نبرد: { $region }.
table-holder = { $holder_seat_is ->
    [you] توکن Condottiere نزد شماست.
   *[other] توکن Condottiere نزد { $holder_seat } است.
}
table-favour = توکن رحمت پاپ روی { $region } است.
table-favour-off = توکن رحمت پاپ بیرون از صفحه است.
table-season-winter = زمستان است: قدرت هر مزدور فقط ۱ است.
table-season-spring = بهار است: قدرت هر یک از قوی‌ترین مزدورها ۳ واحد بیشتر است.
table-targets = پیروزی: { $total } ناحیه، یا { $adjacent } ناحیه‌ی همسایه.
table-targets-adjacent = پیروزی: { $adjacent } ناحیه‌ی همسایه.
table-targets-total = پیروزی: بردن { $total } نبرد.
line-leads = پیش است
line-holds = { $held } ناحیه، { $joined } ناحیه‌ی همسایه
line-hand = { $count } کارت
table-player = بازیکن
table-line = خط نبرد
table-strength = قدرت
table-cards = کارت دست
table-regions = ناحیه
result-score = { $count } ناحیه
won-score = با { $count } ناحیه
won-adjacent = با { $count } ناحیه و زنجیره‌ای کامل از همسایه‌ها
won-count = با { $count } ناحیه، بیشتر از همه،
won-final_battle = در نبرد نهایی
table-passed = پاس داده
table-defender = { $defender_seat_is ->
    [you] به ناحیه‌ی شما حمله شده است.
   *[other] مدافع: { $defender_seat }.
}
table-face-down = یک کارت مخفی
table-own-face-down = کارت مخفی شما: «{ $card }».
table-in-reserve = هنوز می‌تواند وارد شود
table-unknown = ؟
table-pile = کارت‌های دسته‌ی کشیدن: { $count }.
table-decks = کارت‌های مانده برای کشیدن: { $decks }.
table-shown = به شما نشان داده
table-shown-to = کارت‌هایی که به { $seats } نشان داده‌اید: { $cards }.
