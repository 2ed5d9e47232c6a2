# ⁨B’Twixt⁩: آنچه کتابچه‌ی راهنما باز گذاشته است و اینکه اینجا چطور بازی می‌شود.

ruling-seventh_step = هر دور هفت گام دارد و شش گام شرح داده شده است. گام هفتم چیست؟
ruling-seventh_step-book = شش گام از هفت گامی که وعده داده است.
ruling-seventh_step-played = فصل تازه با کارت‌های تازه، یا پایان بازی. چیز دیگری در آن رخ نمی‌دهد.

ruling-unspent_cards = در پایان فصل با کارت‌های دست چه می‌شود؟
ruling-unspent_cards-book = چیزی نمی‌گوید.
ruling-unspent_cards-played = همه‌ی کارت‌ها با هم بُر می‌خورند و به هر نفر { $count } کارت می‌رسد.

ruling-add_ten = کارت‌های دست می‌مانند و در هر فصل کارت‌های تازه کشیده می‌شود. اگر دسته تمام شود؟
ruling-add_ten-book = چیزی نمی‌گوید.
ruling-add_ten-played = هر نفر { $count } کارت می‌کشد. کارت‌های سوخته بُر می‌خورند و کشیدن از آن‌ها ادامه پیدا می‌کند. فقط وقتی هر دو خالی باشند به کسی کمتر می‌رسد.

ruling-hand_size = هر رهبر با چند کارت نفوذ شروع می‌کند؟
ruling-hand_size-book = به گفته‌ی کسانی که بازی کرده‌اند، ده کارت.
ruling-hand_size-played = اول هر فصل { $count } کارت.
ruling-hand_size-played_first = در فصل نخست { $count } کارت؛ در فصل‌های بعد { $count } کارت دیگر.

ruling-leader_cards = بازی پیشرفته: کارت ویژه‌ی رهبر کی برمی‌گردد؟
ruling-leader_cards-book = چیزی نمی‌گوید.
ruling-leader_cards-played = هرگز. هر کدام یک بار در بازی به کار می‌آید.

ruling-distance = در تساوی نزدیک‌ترین نفر به بازیکن نخست می‌برد. خود بازیکن نخست هم؟
ruling-distance-book = نزدیک‌ترین نفر به بازیکن نخست، ساعت‌گرد.
ruling-distance-played = بله، کسی از او نزدیک‌تر نیست.

ruling-zero_tie = اگر کسی کارتی بازی نکرده باشد متحد به چه کسی می‌رسد؟
ruling-zero_tie-book = تساوی در ۰ هم تساوی است.
ruling-zero_tie-played = به بازیکن نخست.

ruling-ability_first = قابلیت کارت پیش از پیوستن به پیشنهاد اثر می‌کند یا پس از آن؟
ruling-ability_first-book = پیش از آن.
ruling-ability_first-played = پیش از آن. پس هیچ کارتی روی خودش اثر ندارد و نخستین کارت در پیشنهاد کارتی پیدا نمی‌کند.

ruling-mandatory = می‌شود از قابلیتی صرف‌نظر کرد؟
ruling-mandatory-book = اگر بشود اجرا می‌شود.
ruling-mandatory-played = نه. قابلیتی که چیزی برای اثر کردن پیدا نکند کاری نمی‌کند.

ruling-cleanup_time = قابلیت‌های پایان دور پیش از جذب متحد می‌آیند یا پس از آن؟
ruling-cleanup_time-book = چیزی نمی‌گوید.
ruling-cleanup_time-played = آن‌هایی که ارزش کارت را تغییر می‌دهند هنگام شمارش به حساب می‌آیند؛ بقیه پس از آن، وقتی برنده معلوم است.

ruling-cleanup_order = قابلیت‌های چند رهبر به چه ترتیبی می‌آید؟
ruling-cleanup_order-book = چیزی نمی‌گوید.
ruling-cleanup_order-played = به ترتیب نوبت از بازیکن نخست، و کارت‌های هر رهبر به ترتیبی که بازی شده‌اند.

ruling-token_apart = توکن قدرت باید به همان شورایی برود که متحد رفته است؟
ruling-token_apart-book = هر یک به یکی از شوراهای برنده می‌رود.
ruling-token_apart-played = نه. جداگانه انتخاب می‌شوند.

ruling-after_order = کدام اول است: قابلیت متحد یا توکن قدرت؟
ruling-after_order-book = چیزی نمی‌گوید.
ruling-after_order-played = متحد جا داده می‌شود، اثر می‌کند، و بعد توکن گذاشته می‌شود.

ruling-small_equal = هر دو شورای رهبری برابر است. کدام شورای کوچک است؟
ruling-small_equal-book = رهبر می‌گوید.
ruling-small_equal-played = تفاوتی ندارد، پس از کسی نمی‌پرسیم.

ruling-third_test = سومین معیار تساوی چه چیزی را می‌شمارد؟
ruling-third_test-book = متحدان را.
ruling-third_test-played = کارت‌های متحد در هر دو شورا. توکن‌ها به حساب نمی‌آیند.

ruling-shared = اگر باز هم مساوی بمانند؟
ruling-shared-book = برد مشترک است.
ruling-shared-played = همه‌ی آن‌ها برنده‌اند.

ruling-empty_hand = رهبری که کارتی ندارد چه می‌کند؟
ruling-empty_hand-book = چیزی نمی‌گوید.
ruling-empty_hand-played = زانو می‌زند و از او پرسیده نمی‌شود.

ruling-kneel_first = رهبر می‌تواند پیش از بازی کردن هر کارتی زانو بزند؟
ruling-kneel_first-book = در هر نوبت: یک کارت، یا زانو زدن.
ruling-kneel_first-played = بله.

ruling-kneeling = قابلیت‌ها به رهبر زانوزده هم می‌رسند؟
ruling-kneeling-book = چیزی نمی‌گوید.
ruling-kneeling-played = بله، به پیشنهاد و کارت‌های دستش. زانو زدن فقط نوبت‌هایش را تمام می‌کند.

ruling-look_tokens = رهبر می‌تواند بعدها توکن‌های قدرت خود را ببیند؟
ruling-look_tokens-book = تا پایان کسی آن‌ها را نمی‌بیند.
ruling-look_tokens-played = نه، مگر قابلیتی اجازه دهد.

ruling-this_round = قابلیت «در این دور» پس از جا دادن متحد ادامه دارد؟
ruling-this_round-book = با همان دور تمام می‌شود.
ruling-this_round-played = نه.

ruling-neighbours = همسایه باید با آنچه در شورای مشترک گذاشته می‌شود موافق باشد؟
ruling-neighbours-book = چیزی نمی‌گوید.
ruling-neighbours-played = نه. فقط برنده تصمیم می‌گیرد.

ruling-deck_empty = قابلیتی کارت می‌کشد و دسته خالی است. چه می‌شود؟
ruling-deck_empty-book = چیزی نمی‌گوید.
ruling-deck_empty-played = کارت‌های سوخته‌ی پیشین، جز کارت‌های این دور، بُر می‌خورند. اگر آن هم خالی باشد چیزی کشیده نمی‌شود.

ruling-first_at_season = توکن بازیکن نخست در پایان فصل هم به نفر بعد می‌رسد؟
ruling-first_at_season-book = در پایان هر دور.
ruling-first_at_season-played = بله.

ruling-same_leader = اگر دو نفر یک رهبر را بخواهند؟
ruling-same_leader-book = چیزی نمی‌گوید.
ruling-same_leader-played = رهبران به ترتیب نوبت انتخاب می‌شوند، هر کدام فقط یک بار.

ruling-face_up = پیشنهادها رو هستند؟
ruling-face_up-book = قابلیت‌ها هنگام بازی کردن کارت اثر می‌کنند.
ruling-face_up-played = بله.

ruling-negative = نفوذ کارت یا رهبر می‌تواند از صفر کمتر شود؟
ruling-negative-book = چیزی نمی‌گوید.
ruling-negative-played = نه.

ruling-returned = کارتی که از پیشنهاد به دست برگشته است در همان دور دوباره بازی می‌شود؟
ruling-returned-book = چیزی نمی‌گوید.
ruling-returned-played = نه، فقط از دور بعد. از نسخه‌های یکسان در دست، آن که برگشته است اول سوزانده یا داده می‌شود.

ruling-weaker_before = قابلیتی پیش از پایان از شورای ضعیف‌تر می‌گوید. وقتی توکن‌ها پنهان‌اند چطور سنجیده می‌شود؟
ruling-weaker_before-book = چیزی نمی‌گوید.
ruling-weaker_before-played = فقط با قدرت چاپ‌شده‌ی متحدان.
