# آنچه در Troyes گذشت، کوتاه: هر کار یک جمله، با همه‌ی آنچه برد و آورد.

line-activated = { $seat_is ->
    [you] با { $dice } از { $card } استفاده کردید
   *[other] { $seat } با { $dice } از { $card } استفاده کرد
}{ $uses ->
    [1] { "" }
   *[other] ، { $uses } بار
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-hired = { $seat_is ->
    [you] با { $dice } برای { $card } تاجر استخدام کردید
   *[other] { $seat } با { $dice } برای { $card } تاجر استخدام کرد
}{ $uses ->
    [1] { "" }
   *[other] ، { $uses } بار
} (امتیاز پایانی: { $points }{ $points_house ->
    [yes] *
   *[no] { "" }
}){ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-built = { $seat_is ->
    [you] با { $dice } کلیسا را ساختید
   *[other] { $seat } با { $dice } کلیسا را ساخت
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-fought = { $seat_is ->
    [you] با { $dice } به جنگ { $card } رفتید
   *[other] { $seat } با { $dice } به جنگ { $card } رفت
}، { $count } مکعب{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-entered = { $seat_is ->
    [you] با { $die } شهروندی قرار دادید، { $space }
   *[other] { $seat } با { $die } شهروندی قرار داد، { $space }
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-farmed = { $seat_is ->
    [you] با { $dice } کشاورزی کردید
   *[other] { $seat } با { $dice } کشاورزی کرد
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-countered = { $seat_is ->
    [you] با { $dice } در برابر تاس‌های مشکی { $numbers } ایستادید
   *[other] { $seat } با { $dice } در برابر تاس‌های مشکی { $numbers } ایستاد
}{ $gains_count ->
    [0] .
   *[other] : { $gains }.
}
line-flagged = { $seat_is ->
    [you] روی { $card } مکعبی گذاشتید
   *[other] { $seat } روی { $card } مکعبی گذاشت
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
line-tolls = { $card }: { $tolls }.
line-event_filled = با { $card } مقابله شد{ $prizes_count ->
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
prize-event_points = { $points }{ $points_house ->
    [yes] *
   *[no] { "" }
} امتیاز برای { $seat_is ->
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

deed-used = { $dice } را خرج می‌کند
deed-bought = { $seat_is ->
    [you] تاس شما ({ $die }) را
   *[other] تاس { $seat } ({ $die }) را
} به { $deniers } دنییر می‌خرد
deed-gained = { $points } امتیاز می‌گیرد
deed-entered = شهروندی قرار می‌دهد ({ $space })
deed-expelled = { $seat_is ->
    [none] شهروندی از { $neutral }
    [you] شهروندی از شما
   *[other] شهروندی از { $seat }
} ({ $space }) را اخراج می‌کند
deed-fought = با { $card } مقابله می‌کند
deed-event_points = { $seat_is ->
    [none] { "" }
    [you] به شما{ " " }
   *[other] به { $seat }{ " " }
}{ $points }{ $points_house ->
    [yes] *
   *[no] { "" }
} امتیاز{ $seat_is ->
    [none] { " " }می‌گیرد
   *[other] { " " }می‌رساند
}
deed-event_taken = { $seat_is ->
    [none] کارت را برمی‌دارد
    [you] کارت را برای شما می‌گذارد
   *[other] کارت را برای { $seat } می‌گذارد
}
deed-hired = برای { $card } تاجر استخدام می‌کند (امتیاز پایانی: { $points }{ $points_house ->
    [yes] *
   *[no] { "" }
})
deed-built = با ساختن کلیسا ({ $numbers }) { $points } امتیاز می‌گیرد
deed-scored = { $character } را به حساب می‌آورد ({ $seat_is ->
    [you] شما { $points }
   *[other] { $seat } { $points }
}، ⁨Le Roy⁩ { $roy_points })
deed-idle = کاری از دستش برنمی‌آید
