# واژه‌های روی صفحه‌ی Troyes، و خود صفحه در چند جمله.

board-title = شهر تروا
board-round = { $round ->
    [0] جایگذاری اولیه
   *[other] راند { $round } از { $rounds }
}
board-market = تاس‌های طوسی
board-foes = تاس‌های مشکی
board-passed = پاس داده
board-lying = اخراج‌شده
board-range = { $low } تا { $high }
board-cards = کارت‌های اقدام
board-events = رویدادهای شهر
board-sheet-quarters = هر محله { $wide } × { $high } میلی‌متر است، برای تاس‌های { $side } میلی‌متری.
board-sheet-spaces = هر خانه‌ی سازه‌ها { $across } × { $across } میلی‌متر است، برای یک شهروند؛ در کلیسا مکعب‌هایی تا { $cube } میلی‌متر کنار هم جا می‌شوند.
board-sheet-places = جای هر کارت { $wide } × { $high } میلی‌متر است.
board-sheet-more = رویدادهای بیشتر را به ترتیب کنار برگه بچینید.
board-sheet-buildings = سازه‌ها
board-sheet-building = سازه
board-sheet-dice = تاس
board-sheet-rows = خانه‌ها، به عدد تاس
board-sheet-wage = دنییر برای هر شهروند، هر راند
board-sheet-row = { $numbers }: { $count } خانه
board-sheet-row-each = { $numbers }: هر کدام { $count } خانه
board-sheet-number = عدد تاس
board-sheet-points = امتیاز هر مکعب
board-sheet-influence = نفوذ هر مکعب
board-sheet-levels = کلیسا { $count } سطح دارد و هر سطح برای هر عدد یک جا؛ مکعب در پایین یا روی مکعبی دیگر می‌ایستد.
board-sheet-grid = برای هر رنگ و هر راند از ⁦I⁩ تا ⁦III⁩ یک جا؛ رویدادها در یک ردیف می‌آیند.
board-does = هر شهروند اینجا در هر راند یک تاس می‌آورد ({ $colour }){ $wage ->
    [0] { "" }
   *[other] {" "}و { $wage } دنییر حقوق می‌گیرد
}.
board-does-cathedral = هر تاس سفید مکعبی روی عدد خودش می‌گذارد: { $points } امتیاز و { $low } نفوذ؛ اگر عدد { $number } یا بیشتر باشد، { $high } نفوذ.
board-owner-grey = طوسی
board-owner-le_roy = ⁨Le Roy⁩

# --- همان‌ها در چند جمله ---

board-text-round = { $round ->
    [0] جایگذاری اولیه.
   *[other] راند { $round } از { $rounds }.
}
board-text-person = { $name }: دنییر { $deniers }{ $saved ->
    [0] { "" }
   *[other] ، و { $saved } دنییر دیگر در محله
}؛ نفوذ { $influence }؛ شهروند آماده { $citizens }؛ کارت رویداد { $cards }{ $points ->
    [none] { "" }
   *[other] ؛ امتیاز { $points }
}.
board-text-king = { $name }: امتیاز { $points }؛ کارت رویداد { $cards }.
board-text-start = بازیکن شروع‌کننده: { $name }.
board-text-passed = پاس داده است: { $name }.
board-text-dice = تاس‌های { $name }: { $dice }.
board-text-market = تاس‌های طوسی: { $dice }.
board-text-colour = { $colour } { $numbers }
board-text-black = تاس‌های مشکی: { $numbers }.
board-text-empty = خالی
board-text-building = { $building }: { $rows }.
board-text-row = { $numbers }: { $people }
board-text-lying = اخراج‌شده از اینجا ({ $building }): { $people }.
board-text-level = کلیسا، سطح { $level }: { $cubes }.
board-text-cube = { $number } { $name }
board-text-unbuilt = هنوز مکعبی در کلیسا نیست.
board-text-closed = هنوز بسته، به شماره‌ی راند: { $cards }.
board-text-later = { $colour } { $rounds }
board-text-card = «{ $card }»: هزینه‌ی استخدام { $hire }؛ دفعات: تاس‌ها ({ $dice }) ÷ { $divisor }؛ امتیاز پایانی { $points }.
board-text-tradesman = تاجر: { $name } ({ $points }).
board-text-others = بدون امتیاز: { $people }.
board-text-stored = مکعب‌های { $name }: { $count }.
board-text-event = رویداد «{ $card }»: مکعب‌ها: تاس‌ها ({ $dice }) ÷ { $divisor }؛ پرچم { $flags }؛ امتیاز { $first } و { $second }{ $black ->
    [0] { "" }
   *[other] ؛ تاس مشکی { $black }
}.
board-text-flags = مکعب‌ها، به ترتیب: { $people }.
