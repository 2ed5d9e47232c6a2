# زمان بازیکن: ساعت‌های بیداری، روزهای تعطیل، یادآوری‌ها و نبودن‌ها.

own_time-title = زمان شما
own_time-saved = ذخیره شد.
own_time-day = ساعت‌های بیداری
own_time-day-text = شب‌ها برای کسی یادآوری نمی‌رود.
own_time-day-text-awake = شب‌ها برای کسی یادآوری نمی‌رود و شب از مهلتتان کم نمی‌شود.
own_time-wakes = بیداری از ساعت
own_time-sleeps = بیداری تا ساعت
own_time-usual = بیشتر بین { $clock } و { $when } جواب می‌دهید.
own_time-usual-button = انتخاب همین ساعت‌ها
own_time-kept = با جواب‌های زود { $count } ساعت پس‌انداز کرده‌اید که پس از پایان مهلتتان خرج می‌شود.
own_time-off = روزهای تعطیل
own_time-off-text = این روزها از مهلتتان کم نمی‌شود.
own_time-holidays = تعطیلات رسمی کشورتان هم
own_time-rhythm = یادآوری‌ها
own_time-rhythm-usual = در میانه‌ی مهلت و دو ساعت پیش از پایان
own_time-rhythm-often = یک روز، هشت ساعت و دو ساعت پیش از پایان
own_time-rhythm-once = یک بار، در میانه‌ی مهلت
own_time-rhythm-last = یک بار، دو ساعت پیش از پایان
own_time-rhythm-never = هیچ
own_time-save = ذخیره
own_time-away = مدتی نیستید؟
own_time-away-waits = بازی منتظرتان می‌ماند و به بقیه خبر می‌دهیم.
own_time-away-plays = در این مدت ربات به جای شما بازی می‌کند و به بقیه خبر می‌دهیم.
own_time-orders-play = اول دستورهای خودکار شما پاسخ می‌دهند و ربات فقط بقیه را بازی می‌کند.
own_time-orders-wait = دستورهای خودکار شما همچنان پاسخ می‌دهند و فقط بقیه منتظر شما می‌ماند.
own_time-first = روز اول
own_time-last = روز آخر
own_time-away-button = خبر دادن به بقیه
own_time-ahead = از { $since } تا { $deadline } نیستید
own_time-back-button = برگشتم
own_time-days-left = { $count ->
    [0] هر { $most } روز این بازی را استفاده کرده‌اید.
   *[other] در این بازی هنوز { $count } روز دیگر می‌توانید نباشید.
  }
own_time-wrong-hours = این ساعت‌ها خوانده نشد. هر دو را انتخاب کنید، مثل ۰۸:۰۰ و ۲۲:۰۰.
own_time-short-day = این کمتر از شش ساعت در روز است. بیشتر انتخاب کنید، وگرنه بازی پیش نمی‌رود.
own_time-many-days-off = دست‌کم چهار روز هفته را برای بازی بگذارید.
own_time-wrong-dates = این روزها خوانده نشد. این‌طور بنویسید: ۳ مرداد یا ۱۴۰۵/۵/۳؛ روز اول پیش از روز آخر.
away-past = این روزها گذشته است.
away-backwards = روز آخر پیش از روز اول است.
away-far = این بیش از یک سال دیگر است.
away-long = این بیش از { $most } روزی است که بازی روی هم برای هر بازیکن صبر می‌کند.
away-mark = { $name } تا { $deadline } نیست
letter-away-subject = { $title }: { $name } مدتی نیست
letter-away-subject-back = { $title }: { $name } برگشت
letter-away-text = { $name } از { $since } تا { $deadline } نیست.
letter-away-waits = تا وقتی نوبت اوست ساعت می‌ایستد. اگر مهلت حرکتی عوض شود، در صفحه‌تان می‌بینید.
letter-away-plays = در این مدت ربات به جای او بازی می‌کند.
letter-away-back = { $name } برگشته است.
log-away = خبر داد که مدتی نیست.
log-back = زودتر برگشت.
letter-turn-saved = مهلتتان تمام شد، ولی با جواب‌های زودتان زمانی پس‌انداز کرده بودید و حالا همان می‌گذرد.
