# داستان بازی در آخرین نامه: برای همه یکی است، پس هیچ‌کس «شما» نیست.

story-opening = همه‌چیز با متحد «{ $ally }» شروع شد، با قدرت { $power }؛ بازیکن نخست { $first_seat } بود.
story-recruitment = { $margin_id ->
    [hair] { $wording_id ->
        [a] { $seat } متحد «{ $ally }» ({ $power }) را با اختلافی ناچیز جذب کرد: { $total } در برابر { $rival_total } ({ $rival_seat }).
        [b] چیزی نمانده بود «{ $ally }» ({ $power }) به { $rival_seat } برسد: نفوذش { $rival_total } بود، ولی { $seat } با { $total } برد.
        [c] { $rival_seat } با نفوذ { $rival_total } هم به «{ $ally }» ({ $power }) نرسید: { $seat } نفوذ { $total } داشت.
       *[d] رقابت بر سر «{ $ally }» ({ $power }) نفس‌گیر بود: { $seat } با { $total }، { $rival_seat } با { $rival_total }.
    }
    [rout] { $wording_id ->
        [a] { $seat } بر سر «{ $ally }» ({ $power }) جای حرف باقی نگذاشت: { $total } در برابر { $rival_total } ({ $rival_seat }).
        [b] برای «{ $ally }» ({ $power }) کسی به پای { $seat } نرسید: { $total }، و پشت سرش { $rival_seat } با { $rival_total }.
        [c] متحد «{ $ally }» ({ $power }) با اختلافی بزرگ به { $seat } رسید: { $total } در برابر { $rival_total } ({ $rival_seat }).
       *[d] { $seat } متحد «{ $ally }» ({ $power }) را می‌خواست و گرفت: { $total } در برابر { $rival_total } ({ $rival_seat }).
    }
    [low] { $wording_id ->
        [a] بر سر «{ $ally }» ({ $power }) کمترین نفوذ برنده بود: { $seat } با { $total }، در حالی که { $rival_seat } { $rival_total } داشت.
        [b] برای «{ $ally }» ({ $power }) هر چه کمتر، بهتر: { $seat } با { $total } برد و { $rival_seat } { $rival_total } داشت.
        [c] { $seat } کم گذاشت و «{ $ally }» ({ $power }) را جذب کرد: { $total } در برابر { $rival_total } ({ $rival_seat }).
       *[d] نفوذ { $rival_total } به کار { $rival_seat } نیامد: متحد «{ $ally }» ({ $power }) با کمترین نفوذ، { $total }، به { $seat } رسید.
    }
   *[clear] { $wording_id ->
        [a] متحد «{ $ally }» ({ $power }) به { $seat } پیوست: { $total } در برابر { $rival_total } ({ $rival_seat }).
        [b] { $seat } متحد «{ $ally }» ({ $power }) را با نفوذ { $total } جذب کرد؛ نفر بعدی { $rival_seat } با { $rival_total } بود.
        [c] بر سر «{ $ally }» ({ $power })، { $seat } از { $rival_seat } جلو زد: { $total } در برابر { $rival_total }.
       *[d] { $rival_seat } برای «{ $ally }» ({ $power }) نفوذ { $rival_total } داشت، ولی نفوذ { $seat } بیشتر بود: { $total }.
    }
}
story-tied = { $wording_id ->
    [a] بر سر «{ $ally }» ({ $power }) { $seats } با نفوذ { $total } برابر شدند و برد با { $seat } بود.
    [b] رقابت بر سر «{ $ally }» ({ $power }) با نفوذ { $total } مساوی شد ({ $seats }) و متحد به { $seat } رسید.
    [c] برای «{ $ally }» ({ $power }) { $seats } هر کدام نفوذ { $total } داشتند، ولی { $seat } آن را گرفت.
   *[d] فقط قانون تساوی کار «{ $ally }» ({ $power }) را یکسره کرد: { $seats } هر کدام { $total } داشتند و { $seat } برد.
}
story-unopposed = { $wording_id ->
    [a] کسی نفوذی خرج «{ $ally }» ({ $power }) نکرد و این متحد با { $total } به { $seat } رسید.
    [b] کسی دنبال «{ $ally }» ({ $power }) نبود، پس با { $total } به { $seat } رسید.
    [c] متحد «{ $ally }» ({ $power }) برای کسی خرجی نداشت: { $seat } آن را با { $total } گرفت.
   *[d] برای «{ $ally }» ({ $power }) پیشنهادی نبود و { $seat } با { $total } صاحبش شد.
}
story-most_allies = { $seats_count ->
    [one] { $seats } از همه بیشتر متحد جذب کرد: { $count } متحد.
   *[other] { $seats } از همه بیشتر متحد جذب کردند: هر کدام { $count } متحد.
}
story-close = { $margin ->
    [0] { $seat } با شورای کوچک { $small } با برنده برابر بود و در معیار بعدی باخت.
    [one] { $seat } با شورای کوچک { $small } فقط یک واحد از برنده کم آورد.
   *[other] { $seat } با شورای کوچک { $small } از همه به برنده نزدیک‌تر بود: { $margin } واحد کمتر.
}
story-seasons = بازی { $seasons } فصل و { $rounds } دور طول کشید.
story-end = { $seats_count ->
    [one] { $seats } با شورای کوچک { $small } برنده شد: { $reason }.
   *[other] { $seats } با شورای کوچک { $small } در پیروزی شریک شدند: { $reason }.
}
