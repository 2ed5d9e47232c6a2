# رکب: آنچه کتابچه‌ی راهنما باز گذاشته است و اینکه اینجا چطور بازی می‌شود.

ruling-spring_bonus = بهار به یک ارتش ۳ می‌دهد یا برای هر یک از بالاترین سربازهایش ۳؟
ruling-spring_bonus-book = هر که بالاترین سرباز را دارد ۳ به ارتشش اضافه می‌کند. بازی خواهرش هر کارت را می‌شمارد.
ruling-spring_bonus-played = { $count } به کل ارتش، یک بار.

ruling-spring_figure = چرا در یک تصویر، همان ارتش «در زمستان و بهار» ۲۹ و ۷ است؟
ruling-spring_figure-book = ۷ برای زمستان درست است. ۲۹ همان ارتش بدون پاداش بهار است.
ruling-spring_figure-played = قدرتش در بهار ۳۲ است، اگر بالاترین سربازش بالاترین سرباز میز باشد.

ruling-covered_season = فصلی که فصل دیگری رویش آمده است هنوز در بازی است؟
ruling-covered_season-book = تازه‌ترین فصل رو است.
ruling-covered_season-played = اثری ندارد و پس از جنگ با بقیه می‌سوزد.

ruling-tied_armies = هر تساوی‌ای جنگ را بی‌برنده می‌کند؟
ruling-tied_armies-book = اگر ارتش چند نفر برابر باشد، کسی برنده نیست.
ruling-tied_armies-played = فقط تساوی میان قوی‌ترین ارتش‌ها.

ruling-empty_handed_passes = اگر کسی کارتی نداشته باشد، آخرین پاس مال کیست؟
ruling-empty_handed_passes-book = هر که کارت ندارد باید پاس بدهد.
ruling-empty_handed_passes-played = چنین پاسی هم در نوبت خودش مثل بقیه به حساب می‌آید.

ruling-lionesses_in_tie = جنگ مساوی شده است ولی یک نفر از همه بیشتر شیرزن دارد. استان بعدی را چه کسی انتخاب می‌کند؟
ruling-lionesses_in_tie-book = در پایان هر جنگ، بیشترین شیرزن تعیین می‌کند.
ruling-lionesses_in_tie-played = همان بازیکن.

ruling-surrender_tie = پرچم‌دار جنگی مساوی را تمام می‌کند. استان بعدی را چه کسی انتخاب می‌کند؟
ruling-surrender_tie-book = پس از تساوی، آخرین کسی که پاس داده است.
ruling-surrender_tie-played = آخرین کسی که پاس داده است؛ اگر کسی پاس نداده باشد، همان که پرچم‌دار را بازی کرد.

ruling-scarecrow_alone = مترسک را می‌شود بدون برگرداندن سرباز بازی کرد؟
ruling-scarecrow_alone-book = می‌شود سربازی را برگرداند.
ruling-scarecrow_alone-played = بله.

ruling-peace_on_contested = نشان صلح را می‌شود روی استانی گذاشت که بر سر آن جنگ است؟
ruling-peace_on_contested-book = روی استانی خالی.
ruling-peace_on_contested-played = نه. نشان جنگ روی آن است.

ruling-peace_nowhere = اگر برای نشان صلح هیچ استان خالی نمانده باشد؟
ruling-peace_nowhere-book = چیزی نمی‌گوید.
ruling-peace_nowhere-played = همان جا که هست می‌ماند.

ruling-adjacent = استان‌های مجاور باید همه با هم مرز داشته باشند؟
ruling-adjacent-book = از استان‌های مجاور می‌گوید.
ruling-adjacent-played = نه. همین که با مرز مشترک به هم برسند کافی است.

ruling-points_as_borders = استان‌هایی که فقط در یک نقطه به هم می‌رسند مجاورند؟
ruling-points_as_borders-book = چیزی نمی‌گوید.
ruling-points_as_borders-played = بله.

ruling-victory_at_once = پیروزی چه وقت سنجیده می‌شود؟
ruling-victory_at_once-book = همین که کسی استان کافی داشته باشد.
ruling-victory_at_once-played = همین که نشانش را گذاشت، پیش از سوختن کارت‌های دست.

ruling-burning = از کسی که سربازی ندارد می‌پرسیم که کارت‌های دستش را می‌سوزاند یا نه؟
ruling-burning-book = چنین کسی پس از جنگ می‌تواند کارت‌های دستش را بسوزاند.
ruling-burning-played = از کسی نمی‌پرسیم، چون خود پرسش نشان می‌دهد که در دست چیست. پیش از انتخاب استان بعدی تصمیم بگیرید؛ دیگران فقط از سوختن کارت‌ها باخبر می‌شوند.

ruling-burning_order-played = ساعت‌گرد، از کسی که استان بعدی را انتخاب می‌کند.

ruling-hand_sizes = همه می‌بینند که هر کس چند کارت در دست دارد؟
ruling-hand_sizes-book = خوب است حساب کارت‌های دیگران را داشته باشید.
ruling-hand_sizes-played = بله.

ruling-silent = به جای کسی که به‌موقع پاسخ نمی‌دهد چه بازی می‌شود؟
ruling-silent-book = چیزی نمی‌گوید.
ruling-silent-played = در جنگ پاس، و برای محل جنگ استانی خالی به قید قرعه.

ruling-idle_battles-book = چیزی نمی‌گوید. چنین جنگ‌هایی می‌تواند تا ابد ادامه یابد.
ruling-idle_battles-played = اگر در { $count } جنگ پشت سر هم کسی کارتی بازی نکند، میزبان می‌تواند بازی را مساوی اعلام کند.

ruling-duel_burning = بازی دونفره: اگر سربازی در دست نباشد، کارت‌های دست را می‌شود سوزاند؟
ruling-duel_burning-book = هر قانونی که عوض نشده باشد برقرار است؛ کارهای پس از جنگ عوض شده‌اند.
ruling-duel_burning-played = نه.

ruling-duel_last_hand = بازی دونفره: کسی که تنها او کارت دارد باید کارت‌هایش را بسوزاند؟
ruling-duel_last_hand-book = با سه بازیکن یا بیشتر، بله؛ کارهای پس از جنگ عوض شده‌اند.
ruling-duel_last_hand-played = نه. هر دو دوباره کارت می‌کشند و کارت‌های مانده در دست می‌ماند.

ruling-duel_sites = بازی دونفره: با اینکه استان‌ها فرقی ندارند، باید یکی را انتخاب کرد؟
ruling-duel_sites-book = کسی که شروع می‌کند آن را نام می‌برد.
ruling-duel_sites-played = بله.

ruling-duel_idle = بازی دونفره: اگر کارت‌های یکی برای همیشه تمام شده باشد و دیگری هم کارتی بازی نکند؟
ruling-duel_idle-book = چیزی نمی‌گوید.
ruling-duel_idle-played = پس از { $count } جنگ پشت سر هم که چنین باشد، بازی طوری تمام می‌شود که انگار کارت‌های هر دو تمام شده است.
