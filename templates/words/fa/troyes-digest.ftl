# آنچه در Troyes گذشت، کوتاه: هر کار یک جمله، با همه‌ی آنچه برد و آورد.

line-activated = { $seat_is ->
    [you] با تاس { $dice } از کارت «{ $card }» استفاده کردید
   *[other] { $seat } با تاس { $dice } از کارت «{ $card }» استفاده کرد
}{ $uses ->
    [1] { "" }
   *[other] ، { $uses } بار
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-hired = { $seat_is ->
    [you] با تاس { $dice } برای «{ $card }» تاجر استخدام کردید
   *[other] { $seat } با تاس { $dice } برای «{ $card }» تاجر استخدام کرد
}{ $uses ->
    [1] { "" }
   *[other] ، { $uses } بار
} (امتیاز پایانی: { $points }){ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-built = { $seat_is ->
    [you] با تاس { $dice } در کلیسا مکعب گذاشتید
   *[other] { $seat } با تاس { $dice } در کلیسا مکعب گذاشت
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-fought = { $seat_is ->
    [you] با رویداد «{ $card }» مبارزه کردید (تاس { $dice }؛ { $count } مکعب)
   *[other] { $seat } با رویداد «{ $card }» مبارزه کرد (تاس { $dice }؛ { $count } مکعب)
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-entered = { $seat_is ->
    [you] با تاس { $die } شهروندی قرار دادید ({ $space })
   *[other] { $seat } با تاس { $die } شهروندی قرار داد ({ $space })
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-farmed = { $seat_is ->
    [you] با تاس { $dice } کشاورزی کردید
   *[other] { $seat } با تاس { $dice } کشاورزی کرد
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-countered = { $seat_is ->
    [you] با تاس مشکی { $numbers } مقابله کردید (تاس { $dice })
   *[other] { $seat } با تاس مشکی { $numbers } مقابله کرد (تاس { $dice })
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-flagged = { $seat_is ->
    [you] روی رویداد «{ $card }» مکعبی گذاشتید
   *[other] { $seat } روی رویداد «{ $card }» مکعبی گذاشت
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-changes = { $seat_is ->
    [you] شما: { $gains }.
   *[other] { $seat }: { $gains }.
}
line-purses = دنییرها پس از حقوق: { $deniers }.
line-pouches = دنییر از محله‌ی کسانی که پاس داده بودند: { $deniers }.
line-events_came = رویدادهای تازه: { $cards }.
line-tolls = «{ $card }»: { $tolls }.
line-event_filled = با رویداد «{ $card }» مقابله شد{ $prizes_count ->
    [0] .
   *[other] : { $prizes }.
}
line-roy = ⁨Le Roy⁩ { $numbers } انداخت (روی هم { $total }): { $deeds }.

toll-deniers = { $seat_is ->
    [you] شما ⁦−{ $count }⁩ دنییر
   *[other] { $seat } ⁦−{ $count }⁩ دنییر
}
toll-influence = { $seat_is ->
    [you] شما ⁦−{ $count }⁩ نفوذ
   *[other] { $seat } ⁦−{ $count }⁩ نفوذ
}
toll-points = { $seat_is ->
    [you] شما ⁦−{ $count }⁩ امتیاز
   *[other] { $seat } ⁦−{ $count }⁩ امتیاز
}
prize-event_points = { $points } امتیاز برای { $seat_is ->
    [none] { $neutral }
    [you] شما
   *[other] { $seat }
}
prize-event_taken = کارت برای { $seat_is ->
    [none] { $neutral }
    [you] شما
   *[other] { $seat }
}

# کارهای Le Roy: هم گذشته و هم پیش رو.

deed-used = تاس { $dice } را خرج می‌کند
deed-bought = { $seat_is ->
    [you] تاس شما ({ $die }) را به { $deniers } دنییر می‌خرد
   *[other] تاس { $seat } ({ $die }) را به { $deniers } دنییر می‌خرد
}
deed-gained = { $points } امتیاز می‌گیرد
deed-entered = شهروندی قرار می‌دهد ({ $space })
deed-expelled = { $seat_is ->
    [none] شهروندی از { $neutral } را اخراج می‌کند ({ $space })
    [you] شهروندی از شما را اخراج می‌کند ({ $space })
   *[other] شهروندی از { $seat } را اخراج می‌کند ({ $space })
}
deed-fought = با رویداد «{ $card }» مقابله می‌کند
deed-event_points = { $seat_is ->
    [none] { $points } امتیاز می‌گیرد
    [you] به شما { $points } امتیاز می‌دهد
   *[other] به { $seat } { $points } امتیاز می‌دهد
}
deed-event_taken = { $seat_is ->
    [none] کارت را برمی‌دارد
    [you] کارت را برای شما می‌گذارد
   *[other] کارت را برای { $seat } می‌گذارد
}
deed-hired = برای «{ $card }» تاجر استخدام می‌کند (امتیاز پایانی: { $points })
deed-built = در کلیسا مکعب می‌گذارد ({ $numbers }) و { $points } امتیاز می‌گیرد
deed-scored = { $seat_is ->
    [you] شخصیت «{ $character }» را به حساب می‌آورد (شما { $points }، ⁨Le Roy⁩ { $roy_points })
   *[other] شخصیت «{ $character }» را به حساب می‌آورد ({ $seat } { $points }، ⁨Le Roy⁩ { $roy_points })
}
deed-idle = کاری از دستش برنمی‌آید
