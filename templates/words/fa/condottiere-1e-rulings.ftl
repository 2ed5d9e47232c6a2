# ویراست نخست: آنچه کتابچه‌ی راهنما باز گذاشته است و اینکه اینجا چطور بازی می‌شود.

ruling-decline_first = انتخاب نخستین ناحیه را می‌شود واگذار کرد؟
ruling-decline_first-book = نخستین دارنده‌ی توکن نخستین ناحیه را نام می‌برد. بعدها می‌شود انتخاب را واگذار کرد.
ruling-decline_first-played = بله، مثل پیش از هر نبرد دیگر.

ruling-declined_by_all = اگر همه انتخاب ناحیه را واگذار کنند؟
ruling-declined_by_all-book = همسایه هم می‌تواند واگذار کند.
ruling-declined_by_all-played = وقتی یک دور کامل زد، نخستین کسی که واگذار کرده است باید انتخاب کند.

ruling-bishop_first = اسقف می‌تواند نخستین کارت نبرد باشد؟
ruling-bishop_first-book = هر کارتی را می‌شود اول بازی کرد.
ruling-bishop_first-played = بله. آن وقت کسی آن نبرد را نمی‌برد.

ruling-bishop_token = اسقف نبرد را تمام کرده است. توکن به چه کسی می‌رسد؟
ruling-bishop_token-book = اگر کسی برنده نباشد، به سمت چپ می‌رود.
ruling-bishop_token-played = به نفر سمت چپ کسی که توکن نزدش بود، هر که اسقف را بازی کرده باشد.

ruling-scarecrow_stays = مترسک همان لحظه از میز می‌رود؟
ruling-scarecrow_stays-book = کارت‌های بازی‌شده پس از نبرد می‌سوزند.
ruling-scarecrow_stays-played = نه. تا آن وقت در خط می‌ماند و به حساب نمی‌آید.

ruling-surrender_tie = «تسلیم» بازی می‌شود و قوی‌ترین خط‌ها برابرند. چه کسی برنده است؟
ruling-surrender_tie-book = قوی‌ترین خط همان لحظه برنده است.
ruling-surrender_tie-played = مثل هر تساوی دیگری است: کسی برنده نمی‌شود و توکن به سمت چپ می‌رود.

ruling-burning = از کسی که مزدوری ندارد می‌پرسیم که کارت‌های دستش را می‌سوزاند یا نه؟
ruling-burning-book = چنین کسی پس از نبرد می‌تواند کارت‌های دستش را بسوزاند.
ruling-burning-played = از کسی نمی‌پرسیم، چون خود پرسش نشان می‌دهد که در دست چیست. پیش از آن که ناحیه‌ی بعدی نام برده شود تصمیم بگیرید؛ دیگران فقط از سوختن کارت‌ها باخبر می‌شوند.

ruling-round_without_cards = اگر هیچ‌کس کارتی نداشته باشد راند تمام می‌شود؟
ruling-round_without_cards-book = وقتی فقط یک نفر کارت داشته باشد تمام می‌شود.
ruling-round_without_cards-played = بله.

ruling-site_after_deal = ناحیه‌ی بعدی پیش از پخش تازه نام برده می‌شود یا پس از آن؟
ruling-site_after_deal-book = در پایان راند: بُر زدن، پخش، و بعد دارنده‌ی توکن ناحیه‌ی بعدی را نام می‌برد.
ruling-site_after_deal-played = پس از آن.

ruling-who_deals = اگر دارنده‌ی توکن کارتی نداشته باشد چه کسی پخش می‌کند؟
ruling-who_deals-book = دارنده‌ی توکن.
ruling-who_deals-played = اینجا فرقی ندارد: بُر زدن و پخش کردن با سرور است.

ruling-hand_sizes = همه می‌بینند که هر کس چند کارت در دست دارد؟
ruling-hand_sizes-book = کسی مجبور نیست بگوید.
ruling-hand_sizes-played = نه. هر کس فقط تعداد کارت‌های خودش را می‌بیند.

ruling-final_lead = نبرد نهایی را چه کسی شروع می‌کند؟
ruling-final_lead-book = چیزی نمی‌گوید.
ruling-final_lead-played = دارنده‌ی توکن، اگر در آن نبرد باشد؛ وگرنه نفر بعدی که در نبرد است، ساعت‌گرد.

ruling-final_hands = نبرد نهایی: کارت‌هایی که در دست مانده چه می‌شود؟
ruling-final_hands-book = به بازیکنان برابر برای آن کارت داده می‌شود.
ruling-final_hands-played = نخست می‌سوزند. همه‌ی کارت‌ها بُر می‌خورد و بازیکنان برابر دست کاملی می‌گیرند.

ruling-markers = اگر کسی بیش از نشان‌های جعبه نشان لازم داشته باشد؟
ruling-markers-book = چیزی نمی‌گوید.
ruling-markers-played = نشان همیشه به اندازه‌ی کافی هست.

ruling-silent = به جای کسی که به‌موقع پاسخ نمی‌دهد چه بازی می‌شود؟
ruling-silent-book = چیزی نمی‌گوید.
ruling-silent-played = در نبرد پاس، و برای محل نبرد ناحیه‌ای خالی به قید قرعه. انتخاب واگذار نمی‌شود.

ruling-takeover_surrender = بر سر ناحیه‌ی کسی نبرد است، کسی از بقیه قوی‌تر نیست و «تسلیم» بازی می‌شود. ناحیه مال کیست؟
ruling-takeover_surrender-book = قوی‌ترین خط آن را می‌گیرد، حتی اگر مدافع هیچ کارتی بازی نکرده باشد.
ruling-takeover_surrender-played = پس از تساوی، حتی صفر بر صفر، برای مدافع می‌ماند.

ruling-takeover_bishop = اسقف نبرد بر سر ناحیه‌ی کسی را تمام می‌کند. ناحیه و توکن به چه کسی می‌رسند؟
ruling-takeover_bishop-book = ناحیه نزد صاحبش می‌ماند.
ruling-takeover_bishop-played = صاحبش آن را نگه می‌دارد و توکن را هم می‌گیرد.

ruling-takeover_count = تصاحب ناحیه‌ها: وقتی همه‌ی ناحیه‌ها گرفته شدند بازی تمام می‌شود؟
ruling-takeover_count-book = این قانون برداشته نشده است.
ruling-takeover_count-played = بله.

ruling-campaign_tie = مسابقه‌ی امتیازی: اگر چند نفر در یک بازی از امتیاز هدف بگذرند، چه کسی برنده است؟
ruling-campaign_tie-book = هر که زودتر برسد برنده است.
ruling-campaign_tie-played = بیشترین امتیاز برنده است. اگر برابر باشند، در پیروزی شریک‌اند.

