# برگه‌های امتیاز همسایه‌کشی.

form-bids = پیشنهادها
form-round = دور
form-won-by = مقصد متحد و توکن
form-of-season = { $season } { $round }
form-bids-about = زیر هر نشان نفوذ آن پیشنهاد؛ دور پیشنهاد برنده خط بکشید. در تساوی: آن که ساعت‌گرد به بازیکن نخست نزدیک‌تر است.
form-councils = شوراها
form-council = { $one } | { $other }
form-allies = قدرت متحدان
form-tokens = توکن‌های قدرت
form-more = آنچه قابلیت‌ها اضافه یا کم می‌کنند
form-end = در پایان
form-left = شورای چپ
form-right = شورای راست
form-first = بازیکن نخست
form-number = متحد در هر دو
form-measures = جای هر کارت { $wide } در { $high } میلی‌متر و جای هر توکن { $across } میلی‌متر است. هر شورا مال دو همسایه است؛ متحدها می‌توانند روی هم بیفتند.
form-ring = حلقه نشان می‌دهد هر برگ شماره‌دار میان چه کسانی است؛ برگ‌ها را از هم ببُرید.
form-council-number = شورا
form-seat = میان این رهبر
form-left-seat = و نفر بعدی، ساعت‌گرد
form-ally-deck = متحدها
paper-board = میز
paper-board-about = فصل‌ها و برگی برای هر شورا، با جای کارت و توکن.
