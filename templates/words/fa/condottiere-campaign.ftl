# مسابقه‌ی امتیازی: چند بازی پشت سر هم برای امتیاز.

event-campaign_scored = امتیازها تا اینجا: { $points }.
event-campaign_battle = { $seats_is ->
    [among] شما و { $seats_others } امتیاز برابر دارید. نبرد نهایی با کارت‌های تازه برنده‌ی مسابقه را معلوم می‌کند.
   *[other] { $seats } امتیاز برابر دارند. نبرد نهایی با کارت‌های تازه برنده‌ی مسابقه را معلوم می‌کند.
}
event-campaign_over = { $seats_is ->
    [you] مسابقه را بردید.
    [among] مسابقه را همراه با { $seats_others } بردید.
   *[other] { $seats_count ->
        [one] { $seats } مسابقه را برد.
       *[other] { $seats } مسابقه را با هم بردند.
    }
}
table-campaign = مسابقه تا { $target } امتیاز: { $points }.

option-campaign_holder = بازی‌های بعدی مسابقه
option-campaign_holder-about = بازی دوم و بازی‌های پس از آن را چه کسی شروع می‌کند.
option-campaign_holder-same = مانند بازی اول: بازیکن تعیین‌شده، یا با قرعه‌ای تازه
option-campaign_holder-first = هر بار همان که بازی اول را شروع کرد
option-campaign_holder-first-rule = کسی که بازی اول را شروع می‌کند بازی‌های دیگر را هم شروع می‌کند.
option-campaign_holder-rotate = هر بار نفر سمت چپ
option-campaign_holder-rotate-rule = هر بازی بعدی را نفر سمت چپ شروع می‌کند.

campaign-rule = در پایان هر بازی هر ناحیه یک امتیاز دارد و بردن با ناحیه‌های همسایه پنج امتیاز دیگر. وقتی کسی به امتیاز لازم برسد، هر که پیش باشد مسابقه را برده است.
