# میز همسایه‌کشی: آنچه روی نقاشی است، همان به صورت جمله، و جدول‌های کنارش.

season-summer = تابستان
season-autumn = پاییز
season-winter = زمستان
leader-none = بدون رهبر

# --- روی نقاشی ---

board-title = میز بازی
board-ally = متحد کنونی
board-kneels = زانو زده
board-empty = خالی
board-range = { $least } تا { $most }
board-end = بزرگ: { $large } · متحد: { $allies }
board-victory = پیروزی

# --- نقاشی به صورت جمله ---

board-season = { $season } است، دور { $round } از { $rounds }.
board-first = بازیکن نخست: { $name }.
board-current = متحد کنونی: «{ $ally }»، قدرت { $power }. { $ability }
board-won = برنده: { $winners }.
board-leader = { $name } ({ $leader }): نفوذ: { $total }؛ پیشنهاد: { $bid }؛ کارت دست: { $hand }.
board-worth = { $card } ({ $worth })
board-nothing = هیچ
board-is-kneeling = زانو زده است.
board-is-asked = حالا نوبت اوست.
board-score = { $name } ({ $leader }): شورای کوچک { $small }، شورای بزرگ { $large }، متحدان { $allies }.
board-council = شورای { $one } و { $other }: متحدان: { $allies }؛ توکن قدرت: { $tokens }؛ قدرت: { $sure ->
    [yes] { $least }
   *[no] بین { $least } و { $most }
}.
board-values = توکن‌هایی که ارزششان را می‌دانید: { $values }.
board-stores = هنوز مانده: { $ally_deck } متحد، { $influence_deck } کارت نفوذ و { $supply } توکن قدرت.

# --- جدول‌های کنار نقاشی ---

table-season = { $season } است، دور { $round } از { $rounds }.
table-first = { $first_seat_is ->
    [you] بازیکن نخست شمایید.
   *[other] بازیکن نخست: { $first_seat }.
}
table-ally = متحد کنونی
table-leader = رهبر
table-total = نفوذ
table-hand = دست
table-small = شورای کوچک
result-score = شورای کوچک { $count }
won-score = با شورای کوچک { $count }
won-large = با شورای کوچک { $count } و شورای بزرگ قوی‌تر
won-allies = با شورای کوچک { $count } و بیشترین متحد
table-large = شورای بزرگ
table-allies = متحد
table-is-first = بازیکن نخست
table-bid = پیشنهاد
table-change = (تغییر: { $delta })
table-known = کارت‌های معلوم در دست
table-council = شورا
table-tokens = توکن
table-power = قدرت
table-values = توکن‌ها
table-peeked = توکن‌هایی که ارزششان را می‌دانید
table-token = { $token }: { $value }
table-locked = نه در این دور
table-shown = { $seat_is ->
    [you] این کارت را بازی کرده‌اید: «{ $card }».
   *[other] { $seat } این کارت را بازی کرده است: «{ $card }».
}
