# کارزار: چند بازی پشت سر هم برای امتیاز.

event-campaign_scored = امتیازها تا اینجا: { $points }.
event-campaign_battle = { $seats_is ->
    [among] شما و { $seats_others } امتیاز برابر دارید. نبرد نهایی با کارت‌های تازه برنده‌ی کارزار را معلوم می‌کند.
   *[other] { $seats } امتیاز برابر دارند. نبرد نهایی با کارت‌های تازه برنده‌ی کارزار را معلوم می‌کند.
}
event-campaign_over = { $seats_is ->
    [you] کارزار را بردید.
    [among] کارزار را همراه با { $seats_others } بردید.
   *[other] { $seats_count ->
        [one] { $seats } کارزار را برد.
       *[other] { $seats } کارزار را با هم بردند.
    }
}
table-campaign = کارزار تا { $target } امتیاز؛ امتیازها تا اینجا: { $points }.

option-campaign_holder = بازی‌های بعدی کارزار
option-campaign_holder-about = بازی دوم و بازی‌های پس از آن را چه کسی آغاز می‌کند.
option-campaign_holder-same = مانند بازی اول: بازیکن تعیین‌شده، یا با قرعه‌ای تازه
option-campaign_holder-first = هر بار همان که بازی اول را آغاز کرد
option-campaign_holder-rotate = هر بار نفر سمت چپ

campaign-rule = در پایان هر بازی هر ناحیه یک امتیاز دارد و بردن با ناحیه‌های همسایه پنج امتیاز دیگر. وقتی کسی به امتیاز لازم برسد، هر که پیش باشد کارزار را برده است.
