# برگه‌های امتیاز خانواده‌ی کندوتیره.

paper-map = نقشه
paper-map-about = برای بازی روی آن، با همه‌ی مرزها.
paper-campaign = برگه‌ی مسابقه‌ی امتیازی
paper-campaign-about = امتیازها بازی به بازی، تا رسیدن به هدف.
form-battles = نبردها
form-site = محل نبرد
form-winner = برنده
form-holder = دارنده‌ی بعدی
form-strengths = زیر هر نشان قدرت خط آن بازیکن را بنویسید.
form-regions = ناحیه‌ها
form-owned = هر ناحیه را به رنگ صاحبش رنگ کنید، یا نشانه‌اش را با مداد در آن بنویسید.
form-count = ناحیه در کل
form-chain = بلندترین زنجیره
photo-region = ناحیه‌ی { $number }: شماره‌اش
photo-began = هر که شروع کرد: ۱
photo-place = مقام در پایان: برنده ۱
form-game = بازی
form-campaign = { $game }: برگه‌ی مسابقه‌ی امتیازی
form-target = { $target ->
    [0] امتیاز لازم: __________، برای نمونه ۲۰ یا ۳۰.
   *[other] امتیاز لازم: { $target }.
}
form-ways = زیر هر نشان: امتیاز این بازی | جمع تا اینجا.
form-marker-holder = توکن Condottiere
