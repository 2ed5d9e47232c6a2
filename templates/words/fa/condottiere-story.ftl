# داستان بازی در آخرین نامه: برای همه یکی است، پس هیچ‌کس «شما» نیست.

story-opening = همه‌چیز از { $region } آغاز شد؛ جایی که { $seat } نخستین نبرد را به پا کرد.
story-conquest = { $margin_id ->
    [alone] { $seat } در { $region } رقیبی نداشت و آن را گرفت.
    [hair] در { $region }، { $seat } با اختلافی ناچیز برد: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
    [rout] در { $region }، { $seat } با اختلافی بزرگ برد: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
   *[clear] { $region } با قدرت { $strength } به { $seat } رسید؛ نفر بعدی { $rival_seat } با قدرت { $rival_strength } بود.
}{ $greatest ->
    [yes] { " " }نبردی بزرگ‌تر از این در بازی نبود.
   *[no] { "" }
}{ $leads ->
    [yes] { " " }به این ترتیب { $seat } با { $regions } ناحیه پیش افتاد.
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $seat } ناحیه‌ی { $region } را با اختلافی ناچیز از چنگ { $owner_seat } درآورد: { $strength } در برابر { $rival_strength }.
   *[clear] { $seat } با قدرت { $strength } ناحیه‌ی { $region } را از { $owner_seat } گرفت.
}{ $leads ->
    [yes] { " " }به این ترتیب { $seat } با { $regions } ناحیه پیش افتاد.
   *[no] { "" }
}
story-tie = { $region } آن روز خالی ماند: { $seats } با قدرت { $strength } برابر شدند.
story-length = { $rounds ->
    [one] بازی { $battles } نبرد طول کشید.
   *[other] بازی { $rounds } راند و { $battles } نبرد طول کشید.
}
