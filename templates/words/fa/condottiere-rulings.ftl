# Rulings of both editions of Condottiere; Rakab answers some of them otherwise.

ruling-burning_order = کارت‌های دست به چه ترتیبی سوزانده می‌شود؟
ruling-burning_order-book = چیزی نمی‌گوید.
ruling-burning_order-played = ساعت‌گرد، از دارنده‌ی تازه‌ی توکن.
ruling-campaign_holder = مسابقه‌ی امتیازی: بازی بعدی را چه کسی شروع می‌کند؟
ruling-campaign_holder-book = هر بازی را جوان‌ترین بازیکن شروع می‌کند، پس همیشه یک نفر.
ruling-campaign_holder-played = هر بازی مانند بازی نخست شروع می‌شود: با بازیکنی که تعیین کرده‌اید، وگرنه با قرعه‌ای تازه.
ruling-idle_battles = اگر دیگر کسی کارتی بازی نکند؟
ruling-idle_battles-book = چیزی نمی‌گوید. چنین نبردهایی می‌تواند تا ابد ادامه یابد.
ruling-idle_battles-played = اگر در { $count } نبرد پشت سر هم کسی کارتی بازی نکند، میزبان می‌تواند بازی را مساوی اعلام کند.
