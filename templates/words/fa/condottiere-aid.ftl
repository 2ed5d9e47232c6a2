# The board in words
aid-board-title = نقشه‌ی نواحی
aid-board-owned = { $name }: { $regions }.
aid-board-free = هنوز خالی: { $regions }.
aid-board-unclaimed = بدون صاحب ماند: { $regions }.
aid-board-favour = توکن رحمت پاپ روی { $region } است.
aid-board-site = نبرد بر سر { $region } است.
aid-board-numbers = { $what }: { $numbers }.
aid-board-number = { $name } { $number }
aid-board-nobody = خالی
aid-board-region = { $region }: { $owner }
aid-board-has-favour = زیر رحمت پاپ
aid-board-has-site = محل نبرد
aid-board-beside = هم‌مرز با { $regions }
aid-board-key-favour = رحمت پاپ
aid-board-key-site = محل نبرد
aid-board-key-closed = بدون مرز مشترک
aid-sea-west = دریای تیرنی
aid-sea-east = دریای آدریاتیک

# --- the reference card: two pages that fold into four panels ---
# <b> and </b> print bold; nothing else is understood.

aid-subtitle = { $players } · { $cards } کارت · { $regions } ناحیه

aid-setup = چیدن بازی
aid-setup-board = صفحه خالی است. هر کس نشان‌های یک رنگ را برمی‌دارد.
aid-setup-favour = توکن رحمت پاپ کنار صفحه می‌ماند.
aid-setup-holder = جوان‌ترین بازیکن توکن Condottiere را برمی‌دارد، روی ناحیه‌ای دلخواه می‌گذارد و نبرد را شروع می‌کند.
aid-setup-holder_named = { $is_known ->
    [yes] { $player } توکن Condottiere را برمی‌دارد و شروع می‌کند.
   *[no] بازیکن { $value }، به ترتیب دور میز و از میزبان به بعد، توکن Condottiere را برمی‌دارد و شروع می‌کند.
}
aid-setup-rounds = تعداد دورها از پیش معلوم نیست: آن‌قدر بازی می‌کنید تا کسی پیروز شود.
aid-setup-no_rounds = راندی در کار نیست: پس از هر نبرد کارت می‌کشید تا کسی پیروز شود.
aid-setup-campaign = این یک بازی از مسابقه‌ای تا { $target } امتیاز است.

aid-cards = کارت‌ها
aid-mercenaries = مزدورها
aid-mercenaries-effect = { $count } کارت. قدرت هر کدام به اندازه‌ی عدد خودش است، مگر آنکه فصل یا طبل تغییرش بدهد. بقیه‌ی کارت‌ها کارت خاص‌اند.

aid-battle = روند یک نبرد
aid-battle-lead = دارنده‌ی توکن Condottiere آن را روی ناحیه‌ای خالی گذاشته است و نبرد را شروع می‌کند.
aid-battle-lead_takeover = دارنده‌ی توکن Condottiere آن را روی ناحیه‌ای خالی یا ناحیه‌ی بازیکنی دیگر گذاشته است و نبرد را شروع می‌کند.
aid-battle-hand_on = یا توکن و انتخاب را به نفر سمت چپ واگذار می‌کند.
aid-battle-turn = در نوبت خود یا <b>یک کارت</b> به خط نبردتان می‌آورید یا <b>پاس</b> می‌دهید. نوبت ساعت‌گرد می‌چرخد.
aid-battle-hidden = هر کارتی که قدرتی دارد، و طبال، به پشت می‌ماند تا صاحبش دوباره کارتی بازی کند یا نبرد تمام شود. اسقف و مترسک به کارتی که به پشت است نمی‌رسند.
aid-battle-flip = پس از اثر کارت تازه رو می‌شود.
aid-battle-flip_before = پیش از اثر کارت تازه رو می‌شود.
aid-battle-passed = پس از پاس، دیگر در این نبرد کارتی بازی نمی‌کنید؛ ولی خط نبردتان می‌ماند، شمرده می‌شود و شاید هم ببرد.
aid-battle-defender = فقط صاحب ناحیه می‌تواند پیش از نخستین کارتش پاس بدهد و باز بعدتر برگردد.
aid-battle-free = هیچ‌کس مجبور به بازی کردن کارت نیست. با دست پر هم می‌شود پاس داد، حتی در همان نوبت اول. بدون کارت فقط می‌شود پاس داد.
aid-battle-alone = آخرین کسی که پاس نداده می‌تواند تنها ادامه دهد، هر بار یک کارت.
aid-battle-end = نبرد وقتی تمام می‌شود که <b>همه پاس داده باشند</b>، یا همان لحظه که کسی کارت <b>{ $surrender }</b> را بازی کند.
aid-battle-surrender = حتی اگر صاحب ناحیه هنوز کارتی بازی نکرده باشد.
aid-battle-truce = اسقف هم تمامش می‌کند و آن وقت کسی برنده نیست.

aid-strength = قدرت یک خط نبرد
aid-strength-winter = <b>{ $winter }:</b> هر مزدور میدان { $worth } به حساب می‌آید.
aid-strength-drummer = <b>{ $drummer }:</b> مزدورهای همان خط دو برابر می‌شوند.
aid-strength-spring = <b>{ $spring }:</b> قوی‌ترین مزدورهای میدان هر کدام { $bonus } واحد قوی‌تر می‌شوند. این { $bonus } هرگز دو برابر نمی‌شود.
aid-strength-rest = <b>در پایان:</b> برای هر { $heroine } { $heroine_worth } و برای هر { $courtesan } { $courtesan_worth } اضافه کنید.
aid-strength-rest_alone = <b>در پایان:</b> برای هر { $heroine } { $heroine_worth } اضافه کنید.
aid-strength-note = «قوی‌ترین» همیشه یعنی بزرگ‌ترین عددی که روی کارت‌ها نوشته شده است.
aid-example = قدرت این خط <b>{ $plain }</b> است؛ در زمستان <b>{ $winter }</b> و در بهار <b>{ $spring }</b>.
aid-example-of = <b>مثال.</b> { $cards }. { $told }

aid-favour = رحمت پاپ
aid-favour-rule = در ناحیه‌ای که توکن رحمت پاپ روی آن است نبردی درنمی‌گیرد. فقط { $bishop } جابه‌جایش می‌کند.
aid-favour-free = به ناحیه‌ای خالی، جز محل نبرد کنونی، می‌رود یا به بیرون از صفحه.
aid-favour-contested = به ناحیه‌ای خالی، حتی محل نبرد کنونی، می‌رود یا به بیرون از صفحه.
aid-favour-any = به هر ناحیه‌ای، خالی یا صاحب‌دار، جز محل نبرد کنونی، می‌رود یا به بیرون از صفحه.
aid-favour-any_contested = به هر ناحیه‌ای، خالی یا صاحب‌دار، حتی محل نبرد کنونی، می‌رود یا به بیرون از صفحه.

aid-after = پس از نبرد
aid-after-region = <b>ناحیه.</b> تنها قوی‌ترین خط نبرد آن را می‌گیرد.
aid-after-tie = اگر مساوی شود، هیچ‌کس.
aid-after-tie_takeover = اگر مساوی شود، همان‌طور می‌ماند که بود: خالی، یا از آن صاحبش.
aid-after-victory = <b>پیروزی؟</b> بخش «{ aid-victory }» را ببینید.
aid-after-holder = <b>دارنده‌ی تازه‌ی توکن</b> (بخش «{ aid-holder }») همان‌جا محل نبرد بعدی را انتخاب می‌کند.
aid-after-handed_once = وقتی انتخاب یک دور کامل زد، نفر اول باید انتخاب کند.
aid-after-handed = وقتی انتخاب { $times } دور کامل زد، نفر اول باید انتخاب کند.
aid-after-lines = <b>همه‌ی خط‌های نبرد</b> می‌سوزند.
aid-after-hands = <b>کارت‌های دست.</b> از دارنده‌ی تازه و ساعت‌گرد: هر که کارت دارد ولی <b>هیچ مزدوری</b> در دستش نیست، می‌تواند همه‌ی کارت‌های دستش را بسوزاند؛ یا همه، یا هیچ.
aid-after-hands_at_once = <b>کارت‌های دست.</b> همه هم‌زمان و پنهانی تصمیم می‌گیرند: هر که کارت دارد ولی <b>هیچ مزدوری</b> در دستش نیست، می‌تواند همه‌ی کارت‌های دستش را بسوزاند؛ یا همه، یا هیچ.
aid-after-round = <b>چه کسی کارت دارد؟</b> اگر دست‌کم دو نفر، نبرد بعدی. اگر فقط یک نفر، تا { $keeps } کارت نگه می‌دارد و بقیه را می‌سوزاند. پس از آن، یا اگر هیچ‌کس کارتی نداشت، کارت‌ها از نو پخش می‌شود.

aid-holder = توکن به چه کسی می‌رسد؟
aid-holder-most = یک نفر بیشترین { $courtesan } را دارد
aid-holder-none = برابرند، یا هیچ‌کس ندارد
aid-holder-won = قدرت یک خط از همه بیشتر است
aid-holder-tied = تساوی در قدرت
aid-holder-tied_takeover = بی‌برنده، ناحیه‌ی خالی
aid-holder-courtesan = همان بازیکن
aid-holder-winner = برنده‌ی نبرد
aid-holder-left = نفر سمت چپ دارنده‌ی قبلی
aid-holder-takeover = اگر حمله به ناحیه‌ی کسی بی‌برنده بماند، توکن به دارنده‌ی بیشترین معشوقه می‌رسد، وگرنه به صاحب ناحیه.
aid-holder-defender = اگر حمله به ناحیه‌ی کسی بی‌برنده بماند، توکن به صاحب ناحیه می‌رسد.

aid-deal = پخش کارت‌های تازه
aid-deal-once = پخش کارت‌ها
aid-deal-rule = همه‌ی کارت‌هایی را که در دست کسی نیست بُر بزنید. به هر بازیکن آن‌قدر کارت بدهید که <b>{ $hand } کارت</b> داشته باشد، و <b>برای هر ناحیه‌اش { $bonus } کارت دیگر</b>.
aid-deal-first = اول بازی، پیش از انتخاب نخستین ناحیه، هر نفر { $hand } کارت می‌گیرد.

aid-victory = پیروزی
aid-victory-players = بازیکنان
aid-victory-adjacent = ناحیه‌ی همسایه
aid-victory-total = یا ناحیه در کل
aid-victory-range = { $fewest } تا { $most }
aid-victory-chain = ناحیه‌های همسایه با مرز مشترک به هم می‌رسند؛ لازم نیست هر یک با همه‌ی دیگران مرز داشته باشد.
aid-victory-count = وقتی ناحیه‌ای برای نبرد نمانده باشد، هر که ناحیه‌ی بیشتری دارد برنده است.
aid-victory-full = وقتی ناحیه‌ی خالی نمانده باشد، هر که ناحیه‌ی بیشتری دارد برنده است.
aid-victory-final = اگر مساوی باشند، همان بازیکنان در یک نبرد نهایی می‌جنگند: هر کدام با { $hand } کارت تازه و { $bonus } کارت دیگر برای هر ناحیه.
aid-victory-nobody = اگر نبرد نهایی هم بی‌برنده تمام شود، بازی برنده ندارد.
aid-victory-on = وقتی ناحیه‌ی خالی نمانده باشد، بازی ادامه دارد تا کسی ناحیه‌ی کافی به دست بیاورد.

# --- the map as a sheet ---

aid-map-neighbours = همسایه‌ها
aid-map-count = تعداد
aid-map-room = روی هر نقش خانه نشانه‌ای تا پهنای { $across } میلی‌متر جا می‌شود، بدون آنکه روی مرز یا نام بیفتد.
