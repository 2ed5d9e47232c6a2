# همسایه‌کشی: نام رهبران، کارت‌ها و متحدان. کارت‌ها و واژه‌ها همه از خود ماست.
# کار هر کارت اینجا نوشته نمی‌شود: جمله‌اش از اثرهایش ساخته می‌شود (btwixt-effects.ftl).

# --- رهبران ---

leader-cersei = سرسی لنیستر
    .short = سرسی
leader-tyrion = تیریون لنیستر
    .short = تیریون
leader-eddard = ادارد استارک
    .short = ادارد
leader-jon = جان اسنو
    .short = جان
leader-daenerys = دنریس تارگرین
    .short = دنریس
leader-euron = یورون گریجوی
    .short = یورون
leader-melisandre = ملیساندر
    .short = ملیساندر
leader-doran = دوران مارتل
    .short = دوران
leader-olenna = اولنا تایرل
    .short = اولنا

# --- کارت‌های نفوذ ---

card-s01 = سوگند شکسته
card-s02 = شبیخون
card-s03 = پیمان آینه
card-s04 = فرستاده‌ی برگشته
card-s05 = راهدار
card-s06 = شایعه‌ی پنهانی
card-s07 = بازگشت پرچم
card-s08 = دفتر پنهان
card-s09 = قلم اضافه
card-s10 = پژواک فرمان
card-s11 = امان‌نامه
card-s12 = آخرین سخنران
card-s13 = صف‌های فشرده
card-s14 = دروازه‌ی نگهبان‌دار
card-s15 = راه بسته
card-s16 = پیشنهاد نخست
card-s17 = نقره‌ی قرضی
card-s18 = ادعای دشوار
card-s19 = رسم کهن
card-s20 = دلجویی
card-s21 = نیزه‌داران اجیر
card-s22 = دست باز
card-s23 = آذوقه‌ی اندک
card-s24 = حرف آخر
card-s25 = غنیمت مشترک
card-s26 = همه یا هیچ

# --- کارت‌های رویداد ---

card-e01 = سرمای زودرس
card-e02 = دروازه‌های باز
card-e03 = جهان وارونه
card-e04 = میدان برابر
card-e05 = روز بازار
card-e06 = سال تب
card-e07 = آتش‌بس ناگهانی
card-e08 = لب‌های دوخته
card-e09 = نامه‌های دست‌به‌دست
card-e10 = اردوی پراکنده
card-e11 = حسابرسی شاهانه

# --- کارت‌های ویژه‌ی رهبران ---

card-l_cersei_1 = حکم بازداشت
card-l_cersei_2 = توبه‌ی آشکار
card-l_cersei_3 = شاهد خریده‌شده
card-l_cersei_4 = تهدید زراندود
card-l_tyrion_1 = شرط زیرکانه
card-l_tyrion_2 = بازخوانی
card-l_tyrion_3 = وام پرداخته
card-l_tyrion_4 = رایزنی نیکو
card-l_eddard_1 = تالار نگهبان‌دار
card-l_eddard_2 = انبارهای پر
card-l_eddard_3 = داوری دادگرانه
card-l_eddard_4 = قول شرف
card-l_jon_1 = در برابر انبوه
card-l_jon_2 = نگهبانی دراز
card-l_jon_3 = رنج مشترک
card-l_jon_4 = پایبند سوگند
card-l_daenerys_1 = پیمان سوخته
card-l_daenerys_2 = زنجیرهای گسسته
card-l_daenerys_3 = ادعای روزافزون
card-l_daenerys_4 = جنگ تمام‌عیار
card-l_euron_1 = دسته‌ی غارتگران
card-l_euron_2 = پرچم دزدیده
card-l_euron_3 = صندوق غارت‌شده
card-l_euron_4 = بی‌امان
card-l_melisandre_1 = مأموریت سایه
card-l_melisandre_2 = خواندن اخگرها
card-l_melisandre_3 = پیشگویی
card-l_melisandre_4 = قربانی
card-l_doran_1 = درمان آهسته
card-l_doran_2 = دیررسیده
card-l_doran_3 = دست شکیبا
card-l_doran_4 = تغییر نقشه
card-l_olenna_1 = پچ‌پچ باغ
card-l_olenna_2 = وصلت سنجیده
card-l_olenna_3 = انبار پر غله
card-l_olenna_4 = هدیه‌ی خاردار

# --- متحدان ---

ally-a01 = پیشکار قلعه
ally-a02 = سوار آواره
ally-a03 = ناخدا
ally-a04 = استاد آهنگر
ally-a05 = رئیس بندر
ally-a06 = لرد مرزی
ally-a07 = سرشکارچی
ally-a08 = کهنه‌سرباز
ally-a09 = وارث جوان
ally-a10 = داور بزرگ
ally-a11 = مرزبان باختر
ally-a12 = پاسدار چپ
ally-a13 = مرزبان خاور
ally-a14 = پاسدار راست
ally-a15 = راهب فروتن
ally-a16 = متولی خیرات
ally-a17 = آشتی‌دهنده
ally-a18 = عموزاده‌ی مغرور
ally-a19 = چاپلوس
ally-a20 = عضو بنیان‌گذار
ally-a21 = محبوب مردم
ally-a22 = دست‌پرورده‌ی چپ
ally-a23 = دست‌پرورده‌ی راست
ally-a24 = بانکدار شاه
ally-a25 = مالیات‌گیر
ally-a26 = استاد جاسوسان
ally-a27 = کلیددار
ally-a28 = کارپرداز
ally-a29 = منشی سپاه
ally-a30 = واسطه‌ی ازدواج
ally-a31 = دوست تبعیدیان
ally-a32 = سکه‌تراش
ally-a33 = قاچاقچی
ally-a34 = مأمور اجرا
ally-a35 = سپهدار سختگیر
ally-a36 = قلعه‌بان صرفه‌جو
ally-a37 = سرراهب سختگیر
ally-a38 = آشوبگر
ally-a39 = ممیز
ally-a40 = مخالف‌خوان
ally-a41 = میزبان گشاده‌دست
ally-a42 = خسیس
ally-a43 = گرداننده‌ی مسابقه
ally-a44 = بازنده‌ی خوش‌رو
ally-a45 = غریبه
ally-a46 = سرپرست صنف
ally-a47 = خزانه‌دار
ally-a48 = پهلوان تنها
ally-a49 = نگهبان خزانه
ally-a50 = حامی بزرگ
