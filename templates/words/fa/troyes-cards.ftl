# Troyes: نام کارت‌ها، سازه‌ها و شخصیت‌ها و کار هر کارت. همه به قلم خودمان.
# تأثیر کارت برای یک بار استفاده گفته می‌شود؛ کارت ساعت‌شنی‌دار مکعب می‌دهد و تأثیرش کار همان مکعب است.

# --- کارت‌های اقدام: هر بار استفاده چه می‌کند ---

card-merchant = بازرگان
card-merchant-effect = { $deniers } دنییر بگیرید.
card-artisan = صنعتگر
    .book = هنرمند
card-artisan-effect = { $pay_influence } نفوذ بدهید و { $deniers } دنییر بگیرید.
card-miller = آسیابان
card-miller-effect = برای هر شهروند ایستاده‌ی خود در کاخ، یا برای هر یک در مقر اسقفان، { $deniers } دنییر بگیرید. در هر استفاده از نو انتخاب می‌کنید.
card-innkeeper = مهمانخانه‌دار
card-innkeeper-effect = { $pay_deniers } دنییر بدهید و { $influence } نفوذ بگیرید.
card-blacksmith = آهنگر
card-blacksmith-effect = جمع تاس‌های قرمز شما { $sum } واحد بیشتر می‌شود. برای قرار دادن شهروند به کار نمی‌آید.
card-militia = شبه‌نظامیان
    .book = مجاهدین
card-militia-effect = تاس‌های شما که همه باید زرد باشند قرمز به حساب می‌آیند. عددشان عوض نمی‌شود.{ $palace ->
    [no] { " " }برای قرار دادن شهروند به کار نمی‌آید.
   *[yes] { "" }
}
card-journeyman = کارآموز ماهر
card-journeyman-effect = { $pay_deniers } دنییر بدهید و { $vp } امتیاز بگیرید.
card-goldsmith = زرگر
card-goldsmith-effect = { $vp } امتیاز و { $deniers } دنییر بگیرید.
card-sculptor = مجسمه‌ساز
card-sculptor-effect = { $vp } امتیاز بگیرید.
card-monk = راهب
card-monk-effect = یک تاس سفید تنها، به قیمت همان یک تاس، { $count } تاس زرد با همان عدد به حساب می‌آید. تاس دیگری همراهش نمی‌شود. { $places ->
    [yes] برای قرار دادن شهروند هم به کار می‌آید.
   *[no] برای قرار دادن شهروند به کار نمی‌آید.
}
card-tithing = ده‌یک
    .book = گرفتن یک‌دهم
card-tithing-effect = از تاس‌های زرد گروه شما، { $free } تاس از هر محله رایگان است. مکعب دیگری با آن به کار نمی‌رود.{ $grey ->
    [no] { " " }تاس‌های محله‌ی بی‌طرف هرگز رایگان نیست.
   *[yes] { "" }
}
card-priest = کشیش
card-priest-effect = ارزش هر تاس زرد شما { $each } واحد بیشتر می‌شود، حتی از ۶ بالاتر. برای قرار دادن شهروند به کار نمی‌آید.
card-apprenticeship = کارآموزی
card-apprenticeship-effect = ارزش هر تاس گروه شما { $value } است، حتی اگر ۶ باشد. برای قرار دادن شهروند و برای کلیسا به کار نمی‌آید.
card-templar = شوالیه‌ی کلیسا
card-templar-effect = یک تاس سفید تنها، به قیمت همان یک تاس، { $count } تاس قرمز با همان عدد به حساب می‌آید. تاس دیگری همراهش نمی‌شود. { $places ->
    [yes] برای قرار دادن شهروند هم به کار می‌آید.
   *[no] برای قرار دادن شهروند به کار نمی‌آید.
}
card-confession = اعتراف
card-confession-effect = ارزش هر تاس گروه شما { $each } واحد بیشتر می‌شود، حتی از ۶ بالاتر. برای قرار دادن شهروند و برای کلیسا به کار نمی‌آید.
card-procession = دسته‌ی آیینی
    .book = ترقی
card-procession-effect = { $whoever ->
    [yes] هر بازیکنی که بیشترین تاس مانده را دارد { $vp } امتیاز می‌گیرد، چه شما باشید چه نباشید. اگر محله‌ی بی‌طرف بیشتر داشته باشد کسی چیزی نمی‌گیرد.
   *[no] { $ties ->
        [yes] اگر در محله‌ی شما تاسی مانده باشد و هیچ محله‌ای بیشتر از آن نداشته باشد، { $vp } امتیاز بگیرید. هر بازیکنی که با شما برابر باشد همان‌قدر می‌گیرد.
       *[no] اگر در محله‌ی شما تاسی مانده باشد و هیچ محله‌ای بیشتر از آن نداشته باشد، { $vp } امتیاز بگیرید. بازیکنی که با شما برابر باشد چیزی نمی‌گیرد.
    }
}
card-pilgrimage = زیارت
card-pilgrimage-effect = { $vp } امتیاز بگیرید. تاس‌ها می‌توانند از هر رنگی و درهم باشند.
card-glassblower = شیشه‌گر
card-glassblower-effect = برای هر { $cubes } مکعب خود در کلیسا { $vp } امتیاز بگیرید.
card-chivalry = جوانمردی
card-chivalry-effect = برای هر تاس قرمزی که در محله‌ی شما مانده است یک مکعب روی یک رویداد دلخواه بگذارید و { $each_cube } نفوذ بگیرید.
card-archer = کماندار
card-archer-effect = یک تاس بیندازید. با { $low } تا { $high } یک مکعب روی یک رویداد دلخواه بگذارید و { $each_cube } نفوذ بگیرید.
card-diplomat = دیپلمات
card-diplomat-effect = { $pay_influence } نفوذ بدهید، یک مکعب روی یک رویداد دلخواه بگذارید و { $each_cube } نفوذ بگیرید.
card-mercenary = مزدوران
card-mercenary-effect = { $deniers } دنییر بگیرید.
card-hunting = شکار
card-hunting-effect = { $influence } نفوذ بگیرید.
card-tax_collector = مأمور مالیات
    .book = جمع‌کننده‌ی مالیات
card-tax_collector-effect = هر بازیکن دیگر برای هر شهروند ایستاده‌ی خود در تالار شهر، تا جایی که بتواند، { $deniers } دنییر به شما می‌دهد.
card-joust = نبرد نیزه
    .book = مبارز
card-joust-effect = { $needs ->
    [yes] اگر در محله‌ی شما تاس قرمزی مانده باشد و جمع آن‌ها از هیچ محله‌ای کمتر نباشد، { $vp } امتیاز بگیرید.
   *[no] اگر جمع تاس‌های قرمز مانده در محله‌ی شما از هیچ محله‌ای کمتر نباشد، { $vp } امتیاز بگیرید؛ حتی وقتی هیچ‌جا تاس قرمزی نمانده است.
} { $ties ->
    [yes] هر بازیکنی که با شما برابر باشد همان‌قدر می‌گیرد.
   *[no] بازیکنی که با شما برابر باشد چیزی نمی‌گیرد.
}
card-captain = فرمانده
    .book = کاپیتان
card-captain-effect = برای هر رویدادی که مکعبی از شما روی آن است، غارتگری هم، { $vp } امتیاز بگیرید.
card-troubadour = شاعر دربار
card-troubadour-effect = { $pay_influence } نفوذ بدهید و { $vp } امتیاز بگیرید.

# --- کارت‌های افزونه ---

card-prior = رئیس صومعه
card-prior-effect = یک تاس سفید تنها، به قیمت همان یک تاس، { $count } تاس سفید با همان عدد به حساب می‌آید. تاس دیگری همراهش نمی‌شود. { $places ->
    [yes] برای قرار دادن شهروند هم به کار می‌آید.
   *[no] برای قرار دادن شهروند به کار نمی‌آید.
}
card-baker = نانوا
card-baker-effect = برای هر تاس زردی که در همه‌ی محله‌ها مانده است { $deniers } دنییر بگیرید.
card-banquet = مهمانی
card-banquet-effect = در محله‌ای که بیش از همه تاس قرمز دارد، مال هر که باشد، برای هر تاس قرمز { $vp } امتیاز بگیرید.
card-resistance = مقاومت
card-resistance-effect = { $pick ->
    [choose] هنگام آمدن آن، بازیکن شروع‌کننده یک رویداد قرمز دیگر را انتخاب می‌کند که آن هم می‌آید.
   *[random] هنگام آمدن یک رویداد قرمز دیگر را فرا می‌خواند.
} وقتی با آن مقابله شود، تازه‌ترین مکعب از روی همه‌ی رویدادهای دیگر برداشته می‌شود.

# --- رویدادها: هر راند، تا وقتی با آن‌ها مقابله نشده است ---

card-marauding = غارتگری
card-marauding-effect = در هر راند { $black } تاس مشکی. تا پایان بازی می‌ماند.
card-brigands_1 = راهزنان الف
card-brigands_1-effect = { $black } تاس مشکی.
card-brigands_2 = راهزنان ب
card-brigands_2-effect = { $black } تاس مشکی.
card-brigands_3 = راهزنان پ
card-brigands_3-effect = { $black } تاس مشکی.
card-skirmishes_1 = درگیری الف
card-skirmishes_1-effect = { $black } تاس مشکی.
card-skirmishes_2 = درگیری ب
card-skirmishes_2-effect = { $black } تاس مشکی.
card-war = جنگ
card-war-effect = { $black } تاس مشکی.
card-normans_attack = حمله‌ی نورماندی‌ها
card-normans_attack-effect = { $black } تاس مشکی.
card-succession_conflict = تعارض جانشینی
card-succession_conflict-effect = یک تاس مشکی می‌افتد: شهروندی طوسی به آن خانه‌ی کاخ می‌آید و هر که را آنجا ایستاده است اخراج می‌کند.
card-theological_conflict = تعارض کلامی
card-theological_conflict-effect = { $entry ->
    [push_all] یک تاس مشکی می‌افتد: شهروندی طوسی به سر آن ردیف مقر اسقفان می‌آید و همه را یک خانه پیش می‌راند. کسی که در خانه‌ی آخر ایستاده باشد اخراج می‌شود.
   *[push_to_gap] یک تاس مشکی می‌افتد: شهروندی طوسی به سر آن ردیف مقر اسقفان می‌آید و دیگران را تا نخستین جای خالی پیش می‌راند. از ردیف پر نفر آخر اخراج می‌شود.
}
card-wayfarers = مسافران
    .book = راهپیمایان
card-wayfarers-effect = { $entry ->
    [push_all] یک تاس مشکی می‌افتد: شهروندی طوسی به سر آن ردیف تالار شهر می‌آید و همه را یک خانه پیش می‌راند. کسی که در خانه‌ی آخر ایستاده باشد اخراج می‌شود.
   *[push_to_gap] یک تاس مشکی می‌افتد: شهروندی طوسی به سر آن ردیف تالار شهر می‌آید و دیگران را تا نخستین جای خالی پیش می‌راند. از ردیف پر نفر آخر اخراج می‌شود.
}
card-heresy = ارتداد
card-heresy-effect = هر بازیکن { $influence } نفوذ از دست می‌دهد. کسی که کمتر دارد همه‌ی آن و { $shortfall } امتیاز از دست می‌دهد.
card-civil_war = جنگ داخلی
card-civil_war-effect = هر بازیکن { $deniers } دنییر از دست می‌دهد. کسی که کمتر دارد همه‌ی آن و { $shortfall } امتیاز از دست می‌دهد.
card-drought = خشکسالی
card-drought-effect = هر بازیکن برای هر شهروند ایستاده‌ی خود در تالار شهر { $deniers } دنییر می‌دهد. کسی که نتواند هر چه دارد می‌دهد و { $shortfall } امتیاز از دست می‌دهد.
card-interruption_of_work = وقفه در کار
card-interruption_of_work-effect = بالاترین مکعب کلیسا برداشته می‌شود. امتیازی که با آن گرفته شده است می‌ماند.
card-migrant_workers = کارگران مهاجر
card-migrant_workers-effect = مکعبی طوسی به پایین‌ترین خانه‌ی خالی کلیسا می‌رود.
card-support = پشتیبانی
card-support-effect = مکعبی طوسی روی هر یک از { $events } رویداد پیش از آن در صف می‌رود.

# --- آنچه در برابر Le Roy فرق می‌کند ---

card-tax_collector-solo = برای هر شهروند ایستاده‌ی ⁨Le Roy⁩ در تالار شهر { $each_roy } دنییر از بانک می‌گیرید.
card-tithing-solo = تا { $free_roy } تاس زرد ⁨Le Roy⁩ رایگان است.
card-interruption_of_work-solo = { $spared ->
    [yes] اگر از ⁨Le Roy⁩ باشد چیزی برداشته نمی‌شود.
   *[no] مکعب ⁨Le Roy⁩ هم برداشته می‌شود.
}
card-migrant_workers-solo = اگر خانه‌ای از کلیسا خالی باشد ⁨Le Roy⁩ { $cube_roy } امتیاز می‌گیرد.
card-procession-solo = { $shares ->
    [yes] ⁨Le Roy⁩ هم مانند یک بازیکن امتیاز می‌گیرد.
   *[no] ⁨Le Roy⁩ اینجا امتیازی نمی‌گیرد.
}
card-joust-solo = { $shares ->
    [yes] ⁨Le Roy⁩ هم مانند یک بازیکن امتیاز می‌گیرد.
   *[no] ⁨Le Roy⁩ اینجا امتیازی نمی‌گیرد.
}
card-banquet-solo = تاس‌های ⁨Le Roy⁩ به حساب نمی‌آید.

# --- شخصیت‌ها: در پایان به چه چیزی پاداش می‌دهند ---

character-urbain_iv = اوربن چهارم
character-urbain_iv-measure = مکعب در کلیسا
character-chretien_de_troyes = کرتین دو تروا
character-chretien_de_troyes-measure = شهروند ایستاده در سازه‌ها
character-hugues_de_payns = هوگ دو پاین
character-hugues_de_payns-measure = نفوذ
character-thibaut_ii = تیبوی دوم
character-thibaut_ii-measure = دنییر
character-henry_i = هانری یکم
character-henry_i-measure = کارت رویداد به‌دست‌آمده
character-le_florentin = فلورنتین
character-le_florentin-measure = تاجر روی کارت‌های اقدام

# --- شهر ---

building-palace = کاخ
building-bishopric = مقر اسقفان
building-city_hall = تالار شهر
building-cathedral = کلیسا

colour-red = قرمز
colour-white = سفید
colour-yellow = زرد
colour-black = مشکی
colour-grey = طوسی
colour-any = هر رنگی

domain-red = نظامی
domain-white = مذهبی
domain-yellow = مدنی

# عددی که در هیچ منبعی نیست هر جا بیاید این نشان را دارد.
house-mark = *
house-mark-about = * این عدد از خود ماست، چون عدد چاپ‌شده در هیچ منبعی پیدا نشد. کسی که بازی را دارد می‌تواند هنگام ساختن بازی عددهای واقعی را بدهد.
