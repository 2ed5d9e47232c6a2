# برگه‌های امتیاز تروا.

paper-board = صفحه‌ی بازی
paper-board-about = شهر و جای کارت‌ها، با جای کافی برای تاس و مکعب.
paper-solo = دفتر بازی با ⁨Le Roy⁩
paper-solo-about = نوبت‌های او را گام‌به‌گام پیش می‌برد و در پایان می‌شمارد.
form-final = امتیازشماری پایانی
form-during = امتیازهای میان بازی
form-of-character = { $name }: { $measure }
form-not-in-play = شخصیت‌هایی را که در این بازی نیستند خط بزنید. بیشترین امتیاز برنده است؛ در تساوی پیروزی مشترک است.
form-step = { $least }{"\u00a0"}به{"\u00a0"}بالا:{"\u00a0"}{ $points }
form-solo = { $game }: با ⁨Le Roy⁩
form-roll = نوبت‌های او
form-roll-sum = دو تاس
form-roll-did = چه کرد
form-roll-paid = بهای تاس من
form-roll-points = امتیاز او
form-roll-about = دو تاس بیندازید، جمعشان را در جدول بالا بیابید، همان را انجام دهید و بنویسید. بعد نوبت شماست.
form-solo-final = در پایان
form-me = شما
form-difference = شما منهای ⁨Le Roy⁩
form-bands = اختلاف
form-result = سطح
form-his-cubes = مکعب‌های او در کلیسا، هر یک { $points }
told-activity = استخدام { $cost }؛ یک بار برای هر { $divisor }؛ امتیاز پایانی { $points }
told-event = پرچم { $flags }؛ یک مکعب برای هر { $divisor }؛ امتیاز { $points }
form-marker-start = بازیکن شروع‌کننده
form-each = { $what } (هر یک { $points })
