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
campaign-drawn = بی‌برنده تمام شد.
campaign-in-play = هنوز در جریان است.
campaign-broken-off = لغو شد.
campaign-in-course = بازی { $number } در جریان است.
campaign-final-battle = در نبرد نهایی: { $seats }.
campaign-between = بازی بعدی تا لحظه‌ای دیگر آغاز می‌شود.
campaign-stalled = بازی بعدی هنوز نتوانسته آغاز شود؛ میزبان خبر دارد. همین که آغاز شود، لینک تازه‌تان با نامه می‌آید.
campaign-called-off = این کارزار لغو شد.
campaign-over = { $winners_count ->
    [one] کارزار تمام شد. برنده: { $winners }.
   *[other] کارزار تمام شد و { $winners } در پیروزی شریک‌اند.
}
campaign-over-you = کارزار را بردید. تبریک!
campaign-over-you-shared = در پیروزی کارزار شریک شدید. تبریک!
campaign-next-title = بازی بعدی: بازی { $number }
campaign-next = بازی بعدی آغاز شده است. هر کس جای خودش را نگه می‌دارد. با این لینک وارد بازی تازه می‌شوید؛ آن را پیش خودتان نگه دارید:
campaign-next-by-letter = بازی { $number } آغاز شده است. لینک شما با نامه آمده است.
campaign-next-button = ورود به بازی { $number }
campaign-next-commitment = کد راستی‌آزمایی بُر زدن کارت‌های آن بازی ({"\u2066"}SHA-256{"\u2069"}): { $commitment }
campaign-again = یک کارزار دیگر؟

letter-campaign-subject = { $title }: کارزار تمام شد
letter-next-subject = { $title }: بازی بعدی آغاز شد
letter-stalled-subject = { $title }: بازی بعدی نتوانست آغاز شود
letter-stalled-intro = قرار بود بازی { $number } از کارزار شما خودش آغاز شود، ولی در سرور اشکالی پیش آمد. چیزی از دست نرفته است: امتیازها سر جایشان است و همه خبر دارند بازی قبلی چطور تمام شد.
letter-stalled-again = سرور خودش باز هم تلاش می‌کند، هر بار پس از درنگی بیشتر؛ در صفحه‌ی میزبان می‌توانید بگویید همین حالا تلاش کند.
stalled-help = اگر کمکی نکرد، لطفاً به گرداننده‌ی این سرور خبر بدهید: علت در گزارش سرور، زیر نام بازی { $match }، نوشته شده است.
