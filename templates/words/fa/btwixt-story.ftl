# داستان بازی در آخرین نامه: برای همه یکی است، پس هیچ‌کس «شما» نیست.

story-opening = همه‌چیز با { $ally } آغاز شد، با قدرت { $power }؛ و سخن نخست با { $first_seat } بود.
story-recruitment = { $margin_id ->
    [hair] { $ally } ({ $power }) به مویی بند بود: { $seat } با { $total } در برابر { $rival_total } از آنِ { $rival_seat }.
    [rout] بر سر { $ally } ({ $power }) کسی به پای { $seat } نرسید: { $total }، و پس از آن { $rival_seat } با { $rival_total }.
    [low] { $ally } ({ $power }) به کمترین نفوذ رسید: { $seat } با { $total }، در حالی که { $rival_seat } { $rival_total } داشت.
   *[clear] { $ally } ({ $power }) به { $seat } پیوست: { $total } در برابر { $rival_total } از آنِ { $rival_seat }.
}
story-tied = بر سر { $ally } ({ $power }) { $seats } با نفوذ { $total } برابر شدند و برد با { $seat } بود.
story-unopposed = کسی نفوذی خرج { $ally } ({ $power }) نکرد و با { $total } به { $seat } رسید.
story-most_allies = { $seats_count ->
    [one] بیشترین متحد را { $seats } جذب کرد: { $count }.
   *[other] بیشترین متحد را { $seats } جذب کردند: هر کدام { $count }.
}
story-close = نزدیک‌ترین به برنده { $seat } بود با شورای کوچک { $small }؛ { $margin ->
    [0] برابر با برنده، و در سنجش بعدی باخت.
    [one] تنها ۱ تا کمتر.
   *[other] { $margin } تا کمتر.
}
story-seasons = همه‌ی این‌ها { $rounds } دور در { $seasons } فصل بود.
story-end = { $seats_count ->
    [one] { $seats } با شورای کوچک { $small } برنده شد: { $reason }.
   *[other] { $seats } با شورای کوچک { $small } در پیروزی شریک شدند: { $reason }.
}
