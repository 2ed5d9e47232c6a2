# تمدید مهلت به دست میزبان، یادآوری بازیکنان به هم، و نامه‌های جابه‌جا شدن مهلت.

# --- میزبان مهلت را تمدید می‌کند
host-longer = تمدید مهلت
host-longer-title = تمدید مهلت
host-longer-text = انتخاب کنید که مهلت چقدر بیشتر شود. مهلت تازه را با نامه به همه خبر می‌دهیم.
host-longer-who = برای چه کسی؟
host-longer-all = همه‌ی کسانی که منتظرشان هستیم
host-longer-now = { $name } – مهلت فعلی: { $when }
host-longer-how = چقدر بیشتر؟
host-longer-12 = نصف روز
host-longer-24 = یک روز
host-longer-72 = سه روز
host-longer-new = { $name }: تا { $when }
host-longer-most = { $name }: بیش از اندازه طولانی می‌شود
host-longer-button = تمدید
host-done-longer = مهلت تمدید شد. مهلت تازه را با نامه به همه خبر می‌دهیم.
host-cannot-longer_nobody = فعلاً مهلتی نیست که تمدید شود.
host-cannot-longer_changed = مهلت در این میان عوض شده است. لطفاً مهلت تازه را ببینید و دوباره انتخاب کنید.
host-cannot-longer_enough = بیش از اندازه طولانی می‌شود. مهلت دست بالا یک هفته دیرتر از مهلت سؤالی است که همین حالا پرسیده شود، و هر سؤال روی هم بیش از ۱۴ روز تمدید نمی‌شود.
host-cannot-longer_choice = لطفاً انتخاب کنید مهلت چه کسی و چقدر تمدید شود.
letter-longer-subject = { $title }: مهلت تمدید شد
letter-longer-text = { $host }، میزبان این بازی، مهلت را تمدید کرد.
letter-longer-you = مهلت تازه‌ی شما: { $when }.
letter-longer-other = مهلت تازه‌ی { $name }: { $when }.
letter-longer-own = شما مهلت را تمدید کردید.

# --- یادآوری بازیکنان به هم
nudge = یادآوری
nudge-title = یادآوری به { $name }؟
nudge-text = { $name } یک یادآوری دوستانه به نام شما می‌گیرد: همین حالا، یا اگر آنجا شب است، صبح. این کار را روزی یک بار می‌شود کرد.
nudge-button = فرستادن یادآوری
nudge-offer = بیش از نصف مهلت { $name } گذشته است.
nudge-done = یادآوری: { $when }
nudge-done-of = به { $name } یادآوری شد: { $when }.
play-nudge-gone-title = یادآوری فرستاده نشد
play-nudge-gone = حالا کسی نیست که به او یادآوری شود: یا پاسخش رسیده، یا هنوز زود است، یا امروز یادآوری گرفته است.
host-nudge-title = یادآوری فرستاده شود؟
host-nudge-text = { $name } یک یادآوری دوستانه به نام شما می‌گیرد: همین حالا، یا اگر آنجا شب است، صبح. این کار را روزی یک بار می‌شود کرد.
host-nudge-button = فرستادن یادآوری
host-done-nudge = یادآوری در راه است. اگر آنجا شب باشد، صبح می‌رود.
host-cannot-nudge = حالا کسی نیست که به او یادآوری شود: یا پاسخش رسیده، یا هنوز زود است، یا امروز یادآوری گرفته است.
letter-turn-nudge = یک یادآوری دوستانه: { $name } منتظر حرکت شماست.

# --- آخرین کسی که پاسخ نداده
letter-last-subject = { $title }: فقط شما مانده‌اید – { $prompt }
last-one = بقیه پاسخ داده‌اند: فقط شما مانده‌اید.
