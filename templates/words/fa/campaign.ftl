# کارزار: چند بازی پشت سر هم برای امتیاز، در صفحه‌ها و نامه‌ها.

campaign-title = کارزار تا { $target } امتیاز
campaign-of = بازی { $number } از کارزاری تا { $target } امتیاز
campaign-link = همه‌ی کارزار
campaign-standing = امتیازها
campaign-games = بازی‌ها
campaign-points = { $points } امتیاز
campaign-gained = {"‎"}+{ $points }
campaign-game = بازی { $number }
campaign-won = { $winners }: { $reason }
campaign-drawn = کسی آن را نبرد.
campaign-in-play = هنوز در جریان است.
campaign-broken-off = لغو شد.
campaign-in-course = بازی { $number } در جریان است.
campaign-final-battle = در نبرد نهایی: { $seats }.
campaign-between = بازی بعدی تا لحظه‌ای دیگر آغاز می‌شود.
campaign-called-off = این کارزار لغو شد.
campaign-over = { $winners_count ->
    [one] کارزار تمام شد. برنده: { $winners }.
   *[other] کارزار تمام شد و { $winners } در پیروزی شریک‌اند.
}
campaign-over-you = کارزار را بردید. تبریک!
campaign-over-you-shared = در پیروزی کارزار شریک‌اید. تبریک!
campaign-next-title = ادامه دارد: بازی { $number }
campaign-next = بازی بعدی آغاز شده است. هر کس همان‌جا می‌نشیند که نشسته بود. این پیوند صندلی تازه‌ی شماست؛ آن را پیش خودتان نگه دارید:
campaign-next-button = صندلی شما در بازی { $number }
campaign-next-commitment = اثر انگشت بخت آن بازی ({"⁦"}SHA-256{"⁩"}): { $commitment }
campaign-again = یک کارزار دیگر؟

letter-campaign-subject = { $title }: کارزار تمام شد
