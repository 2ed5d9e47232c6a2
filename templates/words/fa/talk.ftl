# گفت‌وگوی بازیکنان یک بازی.

# --- چرا پیام فرستاده نشد
talk-refused-empty = این پیام هنوز خالی است.
talk-refused-too_long = این پیام بیش از اندازه بلند است؛ حداکثر { $most } نویسه.
talk-refused-too_many_lines = این پیام بیش از اندازه سطر دارد؛ حداکثر { $most } سطر.
talk-refused-control = در این پیام نویسه‌هایی هست که نمایش داده نمی‌شوند.
talk-refused-bidi = در این پیام نشانه‌های پنهانی هست که جهت متن را برمی‌گردانند. لطفاً دوباره بنویسیدش.
talk-refused-invisible = در این پیام نویسه‌هایی هست که هیچ‌کس نمی‌بیند.
talk-refused-combining = در این پیام روی بعضی حرف‌ها نشانه‌های زیادی هست.
talk-refused-none = این بازی گفت‌وگو ندارد؛ میزبان چنین خواسته است.
talk-refused-public_only = در این بازی هر حرفی را همه می‌شنوند؛ میزبان چنین خواسته است.
talk-refused-in_battle = وسط نبرد یا دور، گفت‌وگو نیست؛ میزبان چنین خواسته است. وقتی تمام شد باز می‌توانید حرف بزنید.
talk-refused-over = بازی تمام شده و گفت‌وگویش هم.
talk-refused-not_joined = اینجا فقط بازیکنان همین بازی حرف می‌زنند.
talk-refused-nobody = جز شما کسی اینجا نیست.
talk-refused-no_seat = چنین بازیکنی در این بازی نیست.
talk-refused-bot = { $name } ربات است و پیام نمی‌خواند.
talk-refused-gone = { $name } حالا در بازی نیست و پیام به او نمی‌رسد.
talk-refused-too_often = پیام‌های زیادی فرستاده‌اید. بعدی را کمی دیرتر بفرستید.
talk-refused-no_message = چنین پیامی نیست، یا از شما نیست.
talk-refused-too_late = پیام را فقط تا { $minutes } دقیقه می‌شود پاک کرد.
