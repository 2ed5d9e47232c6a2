# داستان بازی در آخرین نامه: برای همه یکی است، پس هیچ‌کس «شما» نیست.

story-opening = همه‌چیز با متحد «{ $ally }» آغاز شد، با قدرت { $power }؛ بازیکن نخست { $first_seat } بود.
story-recruitment = { $margin_id ->
    [hair] بر سر «{ $ally }» ({ $power }) { $seat } با اختلافی ناچیز برد: { $total } در برابر { $rival_total } ({ $rival_seat }).
    [rout] بر سر «{ $ally }» ({ $power }) { $seat } با اختلافی بزرگ برد: { $total } در برابر { $rival_total } ({ $rival_seat }).
    [low] بر سر «{ $ally }» ({ $power }) کمترین نفوذ برنده بود: { $seat } با { $total }، در حالی که { $rival_seat } { $rival_total } داشت.
   *[clear] متحد «{ $ally }» ({ $power }) به { $seat } پیوست: { $total } در برابر { $rival_total } ({ $rival_seat }).
}
story-tied = بر سر «{ $ally }» ({ $power }) { $seats } با نفوذ { $total } برابر شدند و برد با { $seat } بود.
story-unopposed = کسی نفوذی خرج «{ $ally }» ({ $power }) نکرد و این متحد با { $total } به { $seat } رسید.
story-most_allies = { $seats_count ->
    [one] بیشترین متحد را { $seats } جذب کرد: { $count }.
   *[other] بیشترین متحد را { $seats } جذب کردند: هر کدام { $count }.
}
story-close = { $margin ->
    [0] نزدیک‌ترین به برنده { $seat } بود با شورای کوچک { $small }: برابر با برنده، و در سنجش بعدی باخت.
    [one] نزدیک‌ترین به برنده { $seat } بود با شورای کوچک { $small }: تنها یک واحد کمتر.
   *[other] نزدیک‌ترین به برنده { $seat } بود با شورای کوچک { $small }: { $margin } واحد کمتر.
}
story-seasons = بازی { $seasons } فصل و { $rounds } دور طول کشید.
story-end = { $seats_count ->
    [one] { $seats } با شورای کوچک { $small } برنده شد: { $reason }.
   *[other] { $seats } با شورای کوچک { $small } در پیروزی شریک شدند: { $reason }.
}
