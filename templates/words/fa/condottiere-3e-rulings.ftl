# ویراست سوم: آنچه کتابچه‌ی راهنما باز گذاشته است و اینکه اینجا چطور بازی می‌شود.

ruling-highest_printed = برای بهار و اسقف، کدام مزدور قوی‌ترین است؟
ruling-highest_printed-book = از قوی‌ترین مزدور روی میز می‌گوید و در مثالش ۴ دوبرابرشده را همان «۴» می‌خواند.
ruling-highest_printed-played = عدد چاپ‌شده معیار است، زمستان و طبل هر اثری که داشته باشند.

ruling-favour_on_contested = رحمت پاپ را می‌شود روی ناحیه‌ای گذاشت که بر سر آن نبرد است؟
ruling-favour_on_contested-book = ناحیه‌ای خالی که در تصرف کسی نیست. از نبرد جاری حرفی نمی‌زند.
ruling-favour_on_contested-played = نه. تا نبرد تمام نشده است، آن ناحیه خالی به حساب نمی‌آید.

ruling-favour_nowhere = اگر برای رحمت پاپ هیچ ناحیه‌ی خالی نمانده باشد؟
ruling-favour_nowhere-book = چیزی نمی‌گوید.
ruling-favour_nowhere-played = از صفحه بیرون می‌رود.

ruling-final_bishop = اسقف در نبرد نهایی چه می‌کند؟
ruling-final_bishop-book = چیزی نمی‌گوید.
ruling-final_bishop-played = فقط مزدورها را می‌سوزاند؛ رحمت پاپ دیگر اهمیتی ندارد.

ruling-courtesans_in_tie = نبرد مساوی شده است ولی یک نفر از همه بیشتر معشوقه دارد. توکن به چه کسی می‌رسد؟
ruling-courtesans_in_tie-book = وقتی هم قدرت و هم معشوقه‌ها برابر باشند، توکن به سمت چپ می‌رود.
ruling-courtesans_in_tie-played = به کسی که بیشترین معشوقه را دارد.

ruling-left_without_cards = توکن به سمت چپ می‌رود. از همسایه‌ای که کارت ندارد می‌گذریم؟
ruling-left_without_cards-book = به نفر سمت چپ، بدون هیچ شرطی.
ruling-left_without_cards-played = نه. او هم محل نبرد را انتخاب می‌کند و بعد پاس می‌دهد.

ruling-surrender_tie = «تسلیم» بازی می‌شود و قوی‌ترین خط‌ها برابرند. چه کسی برنده است؟
ruling-surrender_tie-book = قوی‌ترین خط همان لحظه برنده است.
ruling-surrender_tie-played = مثل هر تساوی دیگری است و کسی برنده نمی‌شود.

ruling-site_before_cards = محل نبرد بعدی پیش از سوزاندن کارت‌های دست و پخش تازه انتخاب می‌شود؟
ruling-site_before_cards-book = ترتیب مرحله‌ها این است: محل نبرد، خط‌ها، کارت‌های دست، پایان راند.
ruling-site_before_cards-played = بله.

ruling-burning = از کسی که مزدوری ندارد می‌پرسیم که کارت‌های دستش را می‌سوزاند یا نه؟
ruling-burning-book = چنین کسی پس از نبرد می‌تواند کارت‌های دستش را بسوزاند.
ruling-burning-played = از کسی نمی‌پرسیم، چون خود پرسش نشان می‌دهد که در دست چیست. پیش از انتخاب محل نبرد بعدی تصمیم بگیرید؛ دیگران فقط از سوختن کارت‌ها باخبر می‌شوند.

ruling-burn_part = می‌شود بخشی از کارت‌های دست را سوزاند؟
ruling-burn_part-book = از «دست» می‌گوید.
ruling-burn_part-played = نه. یا همه، یا هیچ.

ruling-battles_in_round = هر راند چند نبرد دارد؟
ruling-battles_in_round-book = در یک جا می‌گوید یکی دو نبرد؛ در جای دیگر فقط کارت‌ها راند را تمام می‌کنند.
ruling-battles_in_round-played = تا وقتی کارت هست.

ruling-kept_cards_count = کارت‌هایی که در پایان راند نگه داشته‌اید جزو سهم تازه‌ی شما به حساب می‌آید؟
ruling-kept_cards_count-book = کارت‌های هر نفر را تا تعداد معین کامل می‌کنند.
ruling-kept_cards_count-played = بله.

ruling-hand_sizes = همه می‌بینند که هر کس چند کارت در دست دارد؟
ruling-hand_sizes-book = چیزی نمی‌گوید.
ruling-hand_sizes-played = بله، مثل دور یک میز واقعی.

ruling-adjacent = ناحیه‌های همسایه باید همه با هم مرز داشته باشند؟
ruling-adjacent-book = از ناحیه‌های مجاور می‌گوید.
ruling-adjacent-played = نه. همین که با مرز مشترک به هم برسند کافی است.

ruling-silent = به جای کسی که به‌موقع پاسخ نمی‌دهد چه بازی می‌شود؟
ruling-silent-book = چیزی نمی‌گوید.
ruling-silent-played = در نبرد پاس؛ برای محل نبرد ناحیه‌ای خالی به قید قرعه؛ کشیدن هر چند کارت که بشود؛ و نگه داشتن قوی‌ترین کارت‌ها، حداکثر { $count } کارت.
ruling-silent-played_rounds = در نبرد پاس؛ برای محل نبرد ناحیه‌ای خالی به قید قرعه؛ و نگه داشتن قوی‌ترین کارت‌ها، حداکثر { $count } کارت.
ruling-silent-played_drawing = در نبرد پاس؛ برای محل نبرد ناحیه‌ای خالی به قید قرعه؛ و کشیدن هر چند کارت که بشود.

ruling-drawing = کشیدن کارت پس از نبرد: تعداد را پیش از دیدن کارت‌ها می‌گوییم؟
ruling-drawing-book = تا سه کارت.
ruling-drawing-played = بله، یکی‌یکی و ساعت‌گرد، از دارنده‌ی تازه‌ی توکن.

ruling-empty_pile = کشیدن کارت پس از نبرد: اگر دسته خالی باشد؟
ruling-empty_pile-book = چیزی نمی‌گوید.
ruling-empty_pile-played = کارت‌های سوخته را بُر می‌زنیم و دسته‌ی تازه می‌شود.

ruling-takeover_tie = نبرد بر سر ناحیه‌ی کسی مساوی شده است ولی یک نفر از همه بیشتر معشوقه دارد. توکن به چه کسی می‌رسد؟
ruling-takeover_tie-book = به مدافع.
ruling-takeover_tie-played = به کسی که بیشترین معشوقه را دارد، وگرنه به مدافع.

ruling-takeover_surrender = «تسلیم» پیش از نخستین کارت مدافع بازی می‌شود. مدافع هنوز می‌تواند کارتی بازی کند؟
ruling-takeover_surrender-book = چیزی نمی‌گوید.
ruling-takeover_surrender-played = نه. نبرد تمام شده است.

ruling-takeover_count = تصاحب نواحی: وقتی ناحیه‌ی خالی نماند بازی تمام می‌شود؟
ruling-takeover_count-book = این قانون برداشته نشده است.
ruling-takeover_count-played = بله.

ruling-hidden_flip = کارت‌های مخفی: کارت قبلی پیش از اثر کارت تازه رو می‌شود یا پس از آن؟
ruling-hidden_flip-book = وقتی صاحبش دوباره بازی کند رو می‌شود.
ruling-hidden_flip-played = پس از آن. پس «مترسک» نمی‌تواند آخرین کارت مخفی را برگرداند.

ruling-campaign_scores = مسابقه‌ی امتیازی: پس از هر بازی چه کسی امتیاز می‌گیرد؟
ruling-campaign_scores-book = یک امتیاز برای هر ناحیه‌ی هر بازیکن.
ruling-campaign_scores-played = همه، پس از هر بازی.

ruling-campaign_bonus = مسابقه‌ی امتیازی: اگر برنده هم در کل ناحیه‌ی کافی داشته باشد و هم ناحیه‌ی همسایه، چه می‌گیرد؟
ruling-campaign_bonus-book = ناحیه‌های همسایه { $count } امتیاز دیگر دارند.
ruling-campaign_bonus-played = امتیازهای اضافه را هم می‌گیرد.

ruling-campaign_tie = مسابقه‌ی امتیازی: در نبردی که تساوی مسابقه را می‌شکند چند کارت پخش می‌شود؟
ruling-campaign_tie-book = تساوی در صدر را نبردی نهایی تعیین می‌کند.
ruling-campaign_tie-played = مثل هر نبرد نهایی، بر پایه‌ی ناحیه‌هایی که در پایان آخرین بازی در دست دارند.

