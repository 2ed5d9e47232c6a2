# آنچه بیشتر بازی‌ها یکسان می‌گویند؛ هر بازی که این فایل را دارد می‌تواند جور دیگری هم بگوید.

phase-over = پایان بازی
choose-more = و بعد؟
word-word = { $word }
result-score = { $count } امتیاز
won-score = با { $count } امتیاز
event-game_over = { $seats_is ->
    [none] بازی برنده ندارد.
    [you] بازی را بردید.
    [among] شما و { $seats_others } در پیروزی شریک شدید.
   *[other] { $seats_count ->
        [one] { $seats } بازی را برد.
       *[other] { $seats } در پیروزی شریک شدند.
    }
}
refusal-game_over = بازی تمام شده است و حرکتی نمانده.
refusal-no_such_seat = چنین جایی سر این میز نیست.
refusal-not_legal = فعلاً نمی‌توانید این کار را بکنید. همه‌ی کارهای ممکن در صفحه‌ی شماست.
refusal-not_your_turn = نوبت شما نیست. نوبتتان که برسد، نامه می‌آید.
