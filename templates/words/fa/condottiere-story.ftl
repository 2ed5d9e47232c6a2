# داستان بازی در آخرین نامه: برای همه یکی است، پس هیچ‌کس «شما» نیست.

story-opening = همه‌چیز از { $region } آغاز شد؛ جایی که { $seat } نخستین نبرد را به پا کرد.
story-conquest = { $margin_id ->
    [alone] { $region } بی‌نبرد دروازه‌هایش را به روی { $seat } گشود.
    [hair] { $region } به مویی بند بود: { $seat } با { $strength } بر { $rival_seat } با { $rival_strength } چیره شد.
    [rout] { $region } میدان تاخت‌وتاز { $seat } شد: { $strength }، و پس از آن { $rival_seat } با { $rival_strength }.
   *[clear] { $region } با { $strength } به { $seat } رسید؛ پس از آن { $rival_seat } بود با { $rival_strength }.
}{ $greatest ->
    [yes] { " " }نبردی بزرگ‌تر از این در بازی نبود.
   *[no] { "" }
}{ $leads ->
    [yes] { " " }به این ترتیب { $seat } با { $regions } ناحیه در صدر ایستاد.
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $seat } ناحیه‌ی { $region } را به مویی از چنگ { $owner_seat } درآورد: { $strength } به { $rival_strength }.
   *[clear] { $seat } با { $strength } ناحیه‌ی { $region } را از { $owner_seat } گرفت.
}{ $leads ->
    [yes] { " " }به این ترتیب { $seat } با { $regions } ناحیه در صدر ایستاد.
   *[no] { "" }
}
story-tie = { $region } آن روز آزاد ماند: { $seats } با قدرت { $strength } برابر شدند.
story-length = { $rounds ->
    [one] همه‌ی این‌ها { $battles } نبرد بود.
   *[other] همه‌ی این‌ها { $battles } نبرد در { $rounds } راند بود.
}
