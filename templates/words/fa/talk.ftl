# گفت‌وگوی بازیکنان یک بازی.

# --- چرا پیام فرستاده نشد
talk-refused-empty = این پیام هنوز خالی است.
talk-refused-too_long = این پیام بیش از اندازه بلند است؛ حداکثر { $most } نویسه.
talk-refused-too_many_lines = این پیام بیش از اندازه سطر دارد؛ حداکثر { $most } سطر.
talk-refused-control = در این پیام نویسه‌هایی هست که نمایش داده نمی‌شوند.
talk-refused-bidi = در این پیام نشانه‌های پنهانی هست که جهت متن را برمی‌گردانند. لطفاً آن را دوباره بنویسید.
talk-refused-invisible = در این پیام نویسه‌هایی هست که هیچ‌کس نمی‌بیند.
talk-refused-combining = در این پیام روی بعضی حرف‌ها نشانه‌های زیادی هست.
talk-refused-none = این بازی گفت‌وگو ندارد؛ میزبان این‌طور خواسته است.
talk-refused-public_only = در این بازی هر پیامی به همه می‌رسد؛ میزبان این‌طور خواسته است.
talk-refused-in_battle = وسط نبرد یا دور نمی‌شود حرف زد؛ میزبان این‌طور خواسته است. تمام که شد، باز می‌توانید حرف بزنید.
talk-refused-not_begun = در این بازی نام‌ها پنهان است؛ پس تا شروع نشود نمی‌شود پیام داد.
talk-refused-over = بازی تمام شده است و گفت‌وگویش هم.
talk-refused-not_joined = اینجا فقط بازیکنان همین بازی حرف می‌زنند.
talk-refused-nobody = جز شما کسی اینجا نیست.
talk-refused-no_seat = چنین بازیکنی در این بازی نیست.
talk-refused-bot = { $name } ربات است و پیام نمی‌خواند.
talk-refused-gone = { $name } حالا در بازی نیست و پیام به او نمی‌رسد.
talk-refused-too_often = پیام‌های زیادی فرستاده‌اید. بعدی را کمی دیرتر بفرستید.
talk-refused-no_message = چنین پیامی نیست، یا از شما نیست.
talk-refused-too_late = پیام را فقط تا { $minutes } دقیقه پس از فرستادن می‌شود پاک کرد.

# --- در صفحه
talk-title = گفت‌وگو
talk-new = { $count } پیام تازه
talk-former = یکی از بازیکنان قبلی
talk-former-circle = خصوصی، پیش از آنکه جا به کس دیگری سپرده شود
talk-you = شما
talk-deleted = این پیام پاک شد.
talk-muted = { $name } را بی‌صدا کرده‌اید. نمایش این پیام
talk-nothing = هنوز کسی چیزی نگفته است.
talk-earlier = پیام‌های قبلی
talk-to-everybody = پیام به همه
talk-to = پیام به { $names }
talk-send = فرستادن
talk-read = همه را خواندم
talk-private = گفت‌وگوی خصوصی
talk-private-text = فقط شما و کسانی که علامت می‌زنید آن را می‌خوانید.
talk-private-to = گیرنده‌ها
talk-delete = پاک کردن
talk-delete-title = این پیام پاک شود؟
talk-delete-text = متنش از صفحه‌ی همه پاک می‌شود و دیگران می‌بینند که پیامی پاک شده است. نامه‌هایی که تا حالا رفته‌اند برنمی‌گردند.
talk-wishes = نامه‌ها و بی‌صدا کردن
talk-pace = پیام‌های دیگران چطور به من برسد
talk-pace-at_once = همان لحظه، با نامه
talk-pace-next_letter = با نامه‌ی بعدی‌ام
talk-pace-never = فقط در همین صفحه
talk-mute = از این بازیکنان پیام نمی‌خواهم
talk-mute-hint = خودشان باخبر نمی‌شوند. پیام‌هایشان در صفحه‌ی شما بسته می‌ماند و در نامه‌هایتان نمی‌آید.
talk-with-move = همراه حرکت پیامی بفرستید
talk-whom = گیرنده

# --- در نامه‌ها
letter-talk-subject = { $title }: پیام‌های تازه
talk-in-letter = پیام‌ها
talk-by-everybody = { $name } به همه
talk-by-you = { $name } فقط به شما
talk-by-few = { $name } به شما و { $names }
talk-more = { $count } پیام دیگر در صفحه‌ی شماست.
talk-answer = خواندن همه و پاسخ دادن
talk-at-once-why = خواسته‌اید پیام‌ها همان لحظه به شما برسد.

# --- آنچه میزبان اجازه می‌دهد
new-talk = گفت‌وگوی بازیکنان
new-talk-hint = تماشاگران از این گفت‌وگو چیزی نمی‌بینند.
talk-rule-all = با همه و خصوصی
talk-rule-public = فقط با همه
talk-rule-between_battles = جز وسط نبرد یا دور
talk-rule-none = بدون گفت‌وگو
talk-rule-public-about = هر پیامی که بازیکنان اینجا بفرستند به همه می‌رسد.
talk-rule-between_battles-about = تا نبرد یا دوری در جریان است کسی چیزی نمی‌گوید. پیش و پس از آن، بازیکنان با همه یا خصوصی حرف می‌زنند.
talk-rule-none-about = بازیکنان اینجا برای هم چیزی نمی‌نویسند.
problem-no_battles = این بازی نبرد یا دوری ندارد که بشود وسطش ساکت ماند.
