# مسابقه‌ی امتیازی: چند بازی پشت سر هم برای امتیاز، در صفحه‌ها و نامه‌ها.

campaign-title = مسابقه تا { $target } امتیاز
campaign-length = این یک مسابقه‌ی امتیازی است: حدود { $least } تا { $most } بازی پشت سر هم، تا کسی به { $target } امتیاز برسد. هر کس جای خودش را نگه می‌دارد.
campaign-of = بازی { $number } از مسابقه تا { $target } امتیاز
campaign-number = بازی { $number } از مسابقه
campaign-titled = { $campaign } – { $title }
campaign-link = همه‌ی مسابقه
campaign-standing = امتیازها
campaign-games = بازی‌ها
campaign-points = { $points } امتیاز
campaign-before = بازی‌های پیشین
campaign-game = بازی { $number }
campaign-won = { $winners }: { $reason }
campaign-drawn = بی‌برنده تمام شد.
campaign-in-play = هنوز در جریان است.
campaign-broken-off = لغو شد.
campaign-in-course = بازی { $number } در جریان است.
campaign-final-battle = در نبرد نهایی: { $seats }.
campaign-between = بازی بعدی تا چند لحظه‌ی دیگر شروع می‌شود.
campaign-ended = مسابقه تمام شد.
campaign-stalled = بازی بعدی هنوز شروع نشده؛ میزبان خبر دارد. همین که شروع شود، لینک تازه‌تان با نامه می‌آید.
campaign-called-off = این مسابقه لغو شد.
campaign-ends-with-it = با این بازی همه‌ی مسابقه هم تمام می‌شود.
campaign-over = { $winners_count ->
    [one] مسابقه تمام شد و { $winners } برد!
   *[other] مسابقه تمام شد و { $winners } با هم بردند!
}
campaign-over-you = مسابقه را بردید. تبریک!
campaign-over-you-shared = در این مسابقه شما هم برنده‌اید. تبریک!
campaign-next = بازی { $number } شروع شده است. هر کس جای خودش را نگه می‌دارد. با این لینک وارد بازی تازه می‌شوید؛ آن را پیش خودتان نگه دارید:
campaign-next-by-letter = بازی { $number } شروع شده است. لینک شما با نامه آمده است.
campaign-next-button = ورود به بازی { $number }
campaign-next-commitment = کد راستی‌آزمایی بُر زدن کارت‌های آن بازی ({"\u2066"}SHA-256{"\u2069"}): { $commitment }
campaign-certificate = لوح قهرمانی برنده‌ی مسابقه
campaign-poster = پوستر مسابقه
campaign-again = یک مسابقه‌ی دیگر؟

letter-over-subject-ahead = بازی { $number } از مسابقه تمام شد: با { $points } امتیاز از { $target } پیشتازید
letter-over-subject-level = بازی { $number } از مسابقه تمام شد: با { $points } امتیاز از { $target } همراه دیگران پیشتازید
letter-over-subject-behind = بازی { $number } از مسابقه تمام شد: { $points } امتیاز از { $target } دارید و نفر اول { $most }
letter-campaign-subject = { $outcome }
letter-next-subject = بازی { $number } از مسابقه شروع شد
letter-stalled-subject = بازی { $number } از مسابقه شروع نشد
letter-stalled-intro = قرار بود بازی { $number } مسابقه خودش شروع شود، ولی در سرور اشکالی پیش آمد. چیزی از دست نرفته است: امتیازها سر جایشان است و همه خبر دارند بازی قبلی چطور تمام شد.
letter-stalled-again = سرور خودش باز هم تلاش می‌کند، هر بار پس از درنگی بیشتر؛ در صفحه‌ی میزبان می‌توانید همین حالا دوباره راهش بیندازید.
stalled-help = اگر کمکی نکرد، لطفاً به گرداننده‌ی این سرور خبر بدهید: علت در گزارش سرور، زیر نام بازی { $match }، نوشته شده است.
