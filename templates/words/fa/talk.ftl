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

# --- در صفحه
talk-title = گفت‌وگو
talk-new = { $count } پیام تازه
talk-everybody = همه
talk-former = یکی از بازیکنان پیشین
talk-former-circle = خصوصی، پیش از آن که جا به کس دیگری برسد
talk-you = شما
talk-deleted = این پیام پاک شد.
talk-muted = صدای { $name } را بسته‌اید. این پیام را نشان بده
talk-nothing = هنوز کسی چیزی نگفته است.
talk-earlier = پیام‌های پیشین
talk-to-everybody = حرفی با همه
talk-to = حرفی با { $names }
talk-send = بفرست
talk-read = همه را خواندم
talk-private = گفت‌وگوی خصوصی
talk-private-text = فقط شما و کسانی که علامت می‌زنید آن را می‌خوانید.
talk-private-to = گیرنده‌ها
talk-delete = پاک کن
talk-delete-title = این پیام پاک شود؟
talk-delete-text = متنش از صفحهٔ همه پاک می‌شود و دیگران می‌بینند که پیامی پاک شده است. نامه‌هایی که تا حالا رفته‌اند برنمی‌گردند.
talk-wishes = نامه‌ها و بستن صدا
talk-pace = پیام‌های دیگران چگونه به من برسد
talk-pace-at_once = همان دم، با نامه
talk-pace-next_letter = با نامهٔ بعدی‌ام
talk-pace-never = فقط در همین صفحه
talk-mute = از اینها پیامی نمی‌خواهم
talk-mute-hint = کسی باخبر نمی‌شود. پیام‌هایشان در صفحهٔ شما تاشده می‌ماند و در نامه‌هایتان نمی‌آید.
talk-save = ذخیره کن
talk-with-move = همراهش حرفی بزنید
talk-whom = گیرنده

# --- در نامه‌ها
letter-talk-subject = { $title }: پیام‌های تازه
talk-in-letter = پیام‌ها
talk-by-everybody = { $name } به همه
talk-by-you = { $name } فقط به شما
talk-by-few = { $name } به شما و { $names }
talk-more = { $count } پیام دیگر در صفحهٔ شماست.
talk-answer = خواندن همه و پاسخ دادن
talk-at-once-why = خواسته‌اید پیام‌ها همان دم به شما برسد.

# --- آنچه میزبان اجازه می‌دهد
new-talk = گفت‌وگوی بازیکنان
new-talk-hint = بازیکنان می‌توانند در صفحه‌ها و نامه‌هایشان با هم حرف بزنند. تماشاگران هیچ‌یک را نمی‌بینند.
talk-rule-all = با همه و خصوصی
talk-rule-public = فقط با همه
talk-rule-between_battles = وسط نبرد یا دور، نه
talk-rule-none = بی‌گفت‌وگو
talk-rule-public-about = هر حرفی را که بازیکنان اینجا می‌زنند همهٔ بازیکنان می‌شنوند.
talk-rule-between_battles-about = تا نبرد یا دوری در جریان است کسی چیزی نمی‌گوید. پیش و پس از آن، بازیکنان با همه و خصوصی حرف می‌زنند.
talk-rule-none-about = بازیکنان اینجا برای هم چیزی نمی‌نویسند.
problem-no_battles = این بازی نبرد یا دوری ندارد که بشود وسطش ساکت ماند.
