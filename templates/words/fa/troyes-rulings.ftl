# ⁨Troyes⁩: آنچه کتابچه‌ی راهنما باز گذاشته است و اینکه اینجا چطور بازی می‌شود.

ruling-wages = کسی که نتواند همه‌ی حقوق‌ها را بدهد چه می‌شود؟
ruling-wages-book = چیزی نمی‌گوید.
ruling-wages-played = هر چه دارد می‌دهد و { $count } امتیاز از دست می‌دهد، هر قدر هم که کم آورده باشد.

ruling-points_floor = در طول بازی امتیاز می‌تواند از صفر پایین‌تر بیاید؟
ruling-points_floor-book = کسی که امتیازی ندارد چیزی از دست نمی‌دهد.
ruling-points_floor-played = نه. فقط آنچه هست از دست می‌رود.

ruling-event_shortfall = برای هر رویدادی که کامل انجام نشود امتیاز کم می‌شود یا یک بار در هر راند؟
ruling-event_shortfall-book = کسی که نتواند همه را انجام دهد هر چه بتواند می‌کند و امتیاز از دست می‌دهد.
ruling-event_shortfall-played = برای هر کارت رویداد { $count } امتیاز.

ruling-influence_duty = اگر نفوذ بتواند در مقابله با تاس مشکی کمک کند، باید آن را به کار برد؟
ruling-influence_duty-book = می‌شود آن را به کار برد.
ruling-influence_duty-played = نه. کسی مجبور نیست، چون نتیجه‌ی پرتاب دوباره معلوم نیست.

ruling-black_cap = اگر رویدادها بیش از تاس‌های مشکی موجود بخواهند؟
ruling-black_cap-book = در جعبه { $count } تاس مشکی هست.
ruling-black_cap-played = حداکثر { $count } تاس انداخته می‌شود.

ruling-overpay = می‌شود در برابر تاس‌های مشکی بیش از اندازه‌ی لازم خرج کرد؟
ruling-overpay-book = به اندازه‌ی عددشان یا بیشتر.
ruling-overpay-played = بله.

ruling-lower_black = تاس‌هایم به تاس مشکی کوچک‌تری می‌رسد ولی به بالاترین نه. می‌توانم با آن مقابله کنم؟
ruling-lower_black-book = اول نوبت بالاترین است.
ruling-lower_black-played = نه. بالاترین کنار گذاشته می‌شود و شما { $count } امتیاز از دست می‌دهید.

ruling-pass_influence = می‌شود نفوذ به کار برد و بعد پاس داد؟
ruling-pass_influence-book = چیزی نمی‌گوید.
ruling-pass_influence-played = بله. شاید پس از پرتابی بد کار دیگری نماند.

ruling-end_test = چه وقت بررسی می‌کنیم که اقدامات تمام شده است یا نه؟
ruling-end_test-book = پس از هر اقدام.
ruling-end_test-played = پس از هر اقدام و هر پاس، و یک بار پیش از نخستین نوبت.

ruling-fewer_uses = می‌شود از کارتی کمتر از آنچه تاس‌ها اجازه می‌دهند استفاده کرد؟
ruling-fewer_uses-book = چیزی نمی‌گوید.
ruling-fewer_uses-played = بله، ولی دست‌کم یک بار.

ruling-stored_cube = مکعب روی کارت ساعت‌شنی‌دار کی به کار می‌آید؟
ruling-stored_cube-book = بعدها در بازی.
ruling-stored_cube-played = نه در همان اقدامی که آن را آنجا گذاشت. وقتی تاجر رفته باشد هم به کار می‌آید.

ruling-cube_to_activate = چنین مکعبی می‌تواند اقدامی را تغییر دهد که کارتی را فعال می‌کند؟
ruling-cube_to_activate-book = هر اقدامی با تاس آن رنگ.
ruling-cube_to_activate-played = بله.

ruling-tithing_grey = «ده‌یک» تاس طوسی را هم رایگان می‌کند؟
ruling-tithing_grey-book = یکی از هر محله؛ از محله‌ی بی‌طرف هم مثل همیشه می‌شود برداشت.
ruling-tithing_grey-played = بله، یکی را. تاس‌های دیگر هر محله به قیمت گروه‌اند.

ruling-converted_citizens = تاسی که با «راهب»، «شوالیه‌ی کلیسا» یا «رئیس صومعه» چند تاس به حساب می‌آید می‌تواند شهروند بگذارد؟
ruling-converted_citizens-plain = تاسی که با «راهب» یا «شوالیه‌ی کلیسا» چند تاس به حساب می‌آید می‌تواند شهروند بگذارد؟
ruling-converted_citizens-book = شهروند با فقط یک تاس گذاشته می‌شود.
ruling-converted_citizens-played = نه.

ruling-militia_palace = تاس زرد با مکعب «شبه‌نظامیان» می‌تواند شهروندی در کاخ بگذارد؟
ruling-militia_palace-book = برای کارت‌های دیگر منع می‌کند؛ از این کارت حرفی نمی‌زند.
ruling-militia_palace-played = بله.

ruling-cathedral_order = چند تاس برای کلیسا: همه باید گذاشته شوند؟ به چه ترتیبی؟
ruling-cathedral_order-book = برای هر تاس یک مکعب.
ruling-cathedral_order-played = همه، به ترتیبی که می‌خواهید. عددهای برابر به سطح‌های جداگانه می‌روند.

ruling-rows = در مقر اسقفان و تالار شهر کدام عددها به کدام ردیف می‌رسند؟
ruling-rows-book = در تصویری که به دست نیامد.
ruling-rows-played = آن‌طور که صفحه‌ی بازی اینجا نشان می‌دهد. کسی که بازی را دارد می‌تواند ردیف‌های چاپ‌شده را در فایل داده بدهد.

ruling-entry = شهروند بازیکن در ردیفی که جای خالی دارد کجا می‌ایستد؟
ruling-entry-book = در نخستین خانه‌ی خالی؛ ردیف پر پیش رانده می‌شود.
ruling-entry-played = همین‌طور. تا جای خالی هست کسی جابه‌جا نمی‌شود.

ruling-event_entry = شهروند رویداد به ردیفی با جای خالی می‌آید. چه کسی جابه‌جا می‌شود؟
ruling-event_entry-book = سر ردیف می‌ایستد؛ دیگران پیش می‌روند و نفر آخر اخراج می‌شود.
ruling-event_entry-played = تا نخستین جای خالی پیش می‌روند و از ردیفی که پر نیست کسی اخراج نمی‌شود.

ruling-protection = شهروند اخراج‌شده از چه کسانی و در برابر چه کسی محافظت می‌کند؟
ruling-protection-book = هیچ‌کس نمی‌تواند شهروند دومی از آن رنگ اخراج کند.
ruling-protection-played = از همه‌ی شهروندان آن رنگ، طوسی هم، در برابر همه: خود بازیکن، دیگران و رویدادها.

ruling-which_citizen = وقتی از انبار برنمی‌دارم کدام شهروندم را می‌توانم بگذارم یا استخدام کنم؟
ruling-which_citizen-book = یکی از آن‌ها که روی صفحه است.
ruling-which_citizen-played = هر کدام: ایستاده، حتی در همان سازه، خوابیده، یا تاجر.

ruling-best_space = تاجر تازه در کدام خانه‌ی کارت می‌ایستد؟
ruling-best_space-book = مثالش نخستین خانه را می‌گیرد.
ruling-best_space-played = خانه‌ی خالی‌ای که بیشترین امتیاز را دارد.

ruling-ties = در تساوی «دسته‌ی آیینی» و «نبرد نیزه» چه کسی امتیاز می‌گیرد؟
ruling-ties_joust = در تساوی «نبرد نیزه» چه کسی امتیاز می‌گیرد؟
ruling-ties-book = همه‌ی کسانی که برابرند امتیاز می‌گیرند.
ruling-ties-played = همه‌ی بازیکنان برابر، اگر کسی که نوبت اوست میان آن‌ها باشد.

ruling-most_dice = «دسته‌ی آیینی»: کس دیگری که تاس بیشتری دارد امتیاز می‌گیرد؟
ruling-most_dice-book = بازیکنی که بیشترین تاس مانده را دارد امتیاز می‌گیرد.
ruling-most_dice-played = نه. فقط کسی که نوبت اوست می‌تواند، و هر که با او برابر است.

ruling-no_red = «نبرد نیزه»: اگر برای هیچ‌کس تاس قرمزی نمانده باشد تساوی است؟
ruling-no_red-book = بالاترین جمع؛ تساوی کافی است. فقط برای «دسته‌ی آیینی» تاسی می‌خواهد.
ruling-no_red-played = بله، مثل هر تساوی دیگر: همه‌ی کسانی که برابرند امتیاز می‌گیرند.
ruling-no_red-played_alone = بله، مثل هر تساوی دیگر: فقط کسی که نوبت اوست امتیاز می‌گیرد.

ruling-unpaid_use = استفاده‌ای از کارت هزینه دارد و دیگر چیزی نمانده است. چه می‌شود؟
ruling-unpaid_use-book = چیزی نمی‌گوید.
ruling-unpaid_use-played = استفاده‌ها همان‌جا تمام می‌شود. دست‌کم هزینه‌ی یکی باید موجود باشد.

ruling-support_fills = اگر مکعب طوسی «پشتیبانی» آخرین پرچم را پر کند؟
ruling-support_fills-book = چیزی نمی‌گوید.
ruling-support_fills-played = مقابله با آن رویداد همان لحظه انجام شده است.

ruling-grey_ranked = مکعب‌های طوسی در رتبه‌بندی رویداد به حساب می‌آیند؟
ruling-grey_ranked-book = از بازیکن بی‌طرف می‌گوید، و اگر طوسی پیشتاز باشد کارت از بازی بیرون می‌رود.
ruling-grey_ranked-played = بله، مثل مکعب بازیکنان؛ سهمشان به کسی نمی‌رسد.

ruling-marauding = وقتی آخرین پرچم «غارتگری» پر شد کسی آن را برمی‌دارد؟
ruling-marauding-book = هرگز از بازی بیرون نمی‌رود.
ruling-marauding-played = نه. امتیازش داده و از مکعب خالی می‌شود و می‌ماند.

ruling-spread_fill = «کماندار»، «جوانمردی» یا «دیپلمات» در میانه‌ی کار کارتی را پر می‌کنند. کی با آن مقابله شده است؟
ruling-spread_fill-book = چیزی نمی‌گوید.
ruling-spread_fill-played = همان لحظه، پیش از مکعب بعدی.

ruling-points_stay = وقتی «وقفه در کار» مکعبی را برمی‌دارد امتیازها پس گرفته می‌شود؟
ruling-points_stay-book = چیزی نمی‌گوید.
ruling-points_stay-played = نه. می‌مانند.

ruling-grey_limit = چند شهروند طوسی می‌تواند باشد؟
ruling-grey_limit-book = { $count } شهروند هست.
ruling-grey_limit-played = ایستاده و خوابیده روی هم { $count } نفر. وقتی همه در شهر باشند هیچ رویدادی شهروند تازه نمی‌آورد.

ruling-district_money = دنییرهای محله‌ی کسی که پاس داده است خرج می‌شود یا مالیات دارد؟
ruling-district_money-book = در پایان راند برداشته می‌شوند.
ruling-district_money-played = نه. پیش از آن به حساب نمی‌آیند.

ruling-final_tie = اگر در پایان امتیازها برابر باشد چه کسی برنده است؟
ruling-final_tie-book = چیزی نمی‌گوید.
ruling-final_tie-played = برد مشترک است.

ruling-resistance = «مقاومت» کارتی قرمز فرا می‌خواند. انتخابی است یا تصادفی، و بازی طولانی‌تر می‌شود؟
ruling-resistance-book = یکی از کارت‌های قرمزی را که از بازی بیرون رفته است انتخاب کنید.
ruling-resistance-played = تصادفی. تعداد راندها همان می‌ماند. اگر کارتی نمانده باشد چیزی فراخوانده نمی‌شود.

ruling-empty_deck = اگر دسته‌ای که رویداد قرمز فرا می‌خواند خالی باشد؟
ruling-empty_deck-book = چیزی نمی‌گوید.
ruling-empty_deck-played = چیز دیگری نمی‌آید.

ruling-too_many_cubes = اگر تاس‌ها بیش از پرچم‌های خالی رویداد مکعب بدهند؟
ruling-too_many_cubes-book = هرگز بیش از پرچم‌ها.
ruling-too_many_cubes-played = بقیه گذاشته نمی‌شود و نفوذی هم نمی‌آورد.

ruling-used_dice = تاس‌هایی که همین حالا به کار رفته برای «نانوا»، «مهمانی»، «جوانمردی»، «دسته‌ی آیینی» و «نبرد نیزه» به حساب می‌آید؟
ruling-used_dice-plain = تاس‌هایی که همین حالا به کار رفته برای «جوانمردی»، «دسته‌ی آیینی» و «نبرد نیزه» به حساب می‌آید؟
ruling-used_dice-book = تاس‌هایی که مانده است.
ruling-used_dice-played = نه. اول برداشته می‌شوند.

ruling-florentin = «فلورنتین»: تاجری که خانه‌ی امتیازدار ندارد به حساب می‌آید؟
ruling-florentin-book = تاجرهای روی کارت‌ها را می‌شمارد.
ruling-florentin-played = بله.

ruling-fields = با گروهی که ارزشش از { $count } کمتر است می‌شود کشاورزی کرد؟
ruling-fields-book = چیزی نمی‌گوید.
ruling-fields-played = نه. برای هر { $count } واحد ارزش یک دنییر است و رو به پایین گرد می‌شود، پس چیزی به دست نمی‌آید.

ruling-neutral_spaces = دونفره: شهروندهای طوسی اول بازی روی کدام خانه‌ها هستند؟
ruling-neutral_spaces-book = در تصویری که به دست نیامد.
ruling-neutral_spaces-played = در هر سازه { $count } نفر، همان‌جا که صفحه‌ی بازی نشان می‌دهد. فایل داده‌ی صاحب بازی می‌تواند جز این بگوید.

ruling-solo_setup = ⁨Le Roy⁩: چند راند، کدام آستانه‌ها، و چه کسی شروع می‌کند؟
ruling-solo_setup-book = چیزی نمی‌گوید.
ruling-solo_setup-played = { $count } راند، آستانه‌های بازی دونفره، و بازیکن شروع می‌کند.

ruling-solo_placement = ⁨Le Roy⁩: اگر هنگام گذاشتن شهروندهایش سازه‌ای پر باشد؟
ruling-solo_placement-book = دوازده شهروند او و شش شهروند بازیکن همه‌ی خانه‌ها را پر می‌کنند.
ruling-solo_placement-played = از تاس آن می‌گذریم و بهترین تاس بعدی را می‌گیریم. اگر کمتر از { $count } تاس به کار بیاید بقیه دوباره انداخته می‌شوند.

ruling-solo_priority = ⁨Le Roy⁩: از دو تاس برابر کدام بهتر است؟
ruling-solo_priority-book = فهرستی از سه رنگ، که از هر دو سو خوانده می‌شود.
ruling-solo_priority-played = قرمز پیش از زرد و زرد پیش از سفید.

ruling-solo_points = ⁨Le Roy⁩: ۲ و ۱۲ برای او چند امتیاز دارد؟
ruling-solo_points-book = همان‌قدر که ۳ و ۱۱ دارد، با این که یک تاس بیشتر به کار می‌برد.
ruling-solo_points-played = { $count } امتیاز.

ruling-solo_dice = ⁨Le Roy⁩: اگر او یا بازیکن برای کارش تاس کافی نداشته باشد؟
ruling-solo_dice-book = اگر بازیکن تاسی نداشته باشد، تاس خودش را به کار می‌برد.
ruling-solo_dice-played = کار را با هر چه دارد تمام می‌کند. برای تاسی که بازیکن ندارد پولی نمی‌دهد.

ruling-solo_ties = ⁨Le Roy⁩: در تساوی «دسته‌ی آیینی» و «نبرد نیزه» او هم امتیاز می‌گیرد؟
ruling-solo_ties-book = همه‌ی کسانی که برابرند امتیاز می‌گیرند، و ⁨Le Roy⁩ جای بازیکن بی‌طرف است.
ruling-solo_ties-played = بله، به اندازه‌ی شما.

ruling-solo_tithing = ⁨Le Roy⁩: توافق درباره‌ی تاس‌های طوسی در «ده‌یک» اثری دارد؟
ruling-solo_tithing-book = حداکثر { $count } تاس او رایگان است.
ruling-solo_tithing-played = نه. در هر صورت رایگان‌اند.

ruling-solo_event = ⁨Le Roy⁩: با راست‌ترین رویداد چه می‌کند، و «جوانمردی» هم به آن محدود است؟
ruling-solo_event-book = راست‌ترین رویداد را به کار می‌برد.
ruling-solo_event-played = با آن مقابله می‌کند: پرچم‌های خالی‌اش را پر می‌کند. مکعب‌های «جوانمردی» شما مثل همیشه روی هر رویدادی می‌رود.

ruling-solo_one_space = ⁨Le Roy⁩: اگر هنگام ساختن تنها یک خانه‌ی کلیسا خالی باشد؟
ruling-solo_one_space-book = دو مکعب، یا اگر خانه‌ای خالی نباشد { $count } امتیاز.
ruling-solo_one_space-played = یک مکعب می‌سازد و امتیازش را می‌گیرد. دیگری چیزی نمی‌آورد.

ruling-solo_black = ⁨Le Roy⁩: پس از یک مقابله‌ی بازیکن دوباره نوبت اوست؟
ruling-solo_black-book = بهترین تاسش و بالاترین تاس مشکی را کنار می‌گذارد و بقیه به بازیکن می‌رسد.
ruling-solo_black-played = بله، تا تاس مشکی هست نوبتی پیش می‌روند.

ruling-solo_interruption = ⁨Le Roy⁩: «وقفه در کار» مکعب او را هم برمی‌دارد؟
ruling-solo_interruption-book = باارزش‌ترین مکعب برداشته می‌شود؛ و رویدادهای زیان‌بار به او نمی‌رسند.
ruling-solo_interruption-played = بله، اگر مکعب او باارزش‌ترین باشد.

ruling-solo_migrants = ⁨Le Roy⁩: «سازندگان سیار» کدام کارت است؟
ruling-solo_migrants-book = کارتی به این نام را تغییر می‌دهد، و چنین کارتی نیست.
ruling-solo_migrants-played = «کارگران مهاجر»، تنها رویدادی که مکعبی در کلیسا می‌گذارد.

ruling-solo_bands = ⁨Le Roy⁩: اختلاف ۰ برد است؟
ruling-solo_bands-book = ۰ در دو رده‌ی آن آمده است.
ruling-solo_bands-played = نه. پیروزی از { $count } امتیاز اختلاف شروع می‌شود.
