# داستان بازی در آخرین نامه: برای همه یکی است، پس هیچ‌کس «شما» نیست.

story-opening = همه‌چیز از { $region } شروع شد؛ جایی که { $seat } نخستین نبرد را به پا کرد.
story-conquest = { $margin_id ->
    [alone] { $wording_id ->
        [a] { $seat } { $region } را بدون دردسر گرفت.
        [b] در { $region } کسی جلوی { $seat } نایستاد.
        [c] { $region } بدون درگیری به { $seat } رسید.
       *[d] { $seat } در { $region } رقیبی نداشت و آن را گرفت.
    }
    [hair] { $wording_id ->
        [a] { $region } با اختلافی ناچیز به { $seat } رسید: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
        [b] در { $region } چیزی نمانده بود { $rival_seat } ببرد: قدرتش { $rival_strength } بود، ولی { $seat } با { $strength } برد.
        [c] { $rival_seat } با قدرت { $rival_strength } هم به { $region } نرسید: { $seat } قدرت { $strength } داشت.
       *[d] نبرد { $region } نفس‌گیر بود: { $seat } با { $strength }، { $rival_seat } با { $rival_strength }.
    }
    [rout] { $wording_id ->
        [a] { $seat } در { $region } جای حرف باقی نگذاشت: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
        [b] در { $region } نتیجه از اول معلوم بود: { $seat } قدرت { $strength } داشت و { $rival_seat } فقط { $rival_strength }.
        [c] { $seat } در { $region } حریف را درهم شکست: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
       *[d] { $region } با اختلافی بزرگ به { $seat } رسید: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
    }
   *[clear] { $wording_id ->
        [a] { $region } با قدرت { $strength } به { $seat } رسید؛ نفر بعدی { $rival_seat } با قدرت { $rival_strength } بود.
        [b] { $seat } { $region } را گرفت: { $strength } در برابر { $rival_strength } ({ $rival_seat }).
        [c] { $rival_seat } با قدرت { $rival_strength } برای { $region } جنگید، ولی { $seat } قدرت { $strength } داشت.
       *[d] در { $region }، { $seat } از { $rival_seat } جلو زد: { $strength } در برابر { $rival_strength }.
    }
}{ $greatest ->
    [yes] { " " }این بزرگ‌ترین نبرد بازی بود.
   *[no] { "" }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }به این ترتیب { $seat } با { $regions } ناحیه پیش افتاد.
        [b] { " " }حالا { $seat } با { $regions } ناحیه جلو بود.
        [c] { " " }با { $regions } ناحیه، { $seat } از همه جلو زد.
       *[d] { " " }{ $regions } ناحیه: { $seat } صدرنشین شد.
    }
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $wording_id ->
        [a] { $seat } ناحیه‌ی { $region } را با اختلافی ناچیز از چنگ { $owner_seat } درآورد: { $strength } در برابر { $rival_strength }.
        [b] چیزی نمانده بود { $owner_seat } ناحیه‌ی { $region } را نگه دارد، ولی { $seat } با { $strength } در برابر { $rival_strength } برد.
        [c] { $region } با کمترین اختلاف دست‌به‌دست شد: { $seat } آن را از { $owner_seat } گرفت، با { $strength } در برابر { $rival_strength }.
       *[d] { $strength } در برابر { $rival_strength } کافی بود تا { $seat } ناحیه‌ی { $region } را از { $owner_seat } بگیرد.
    }
   *[clear] { $wording_id ->
        [a] { $seat } با قدرت { $strength } ناحیه‌ی { $region } را از { $owner_seat } گرفت.
        [b] { $region } از دست { $owner_seat } رفت: { $seat } با قدرت { $strength } آمده بود.
        [c] { $region } دست‌به‌دست شد: { $owner_seat } جای خود را به { $seat } داد که قدرت { $strength } داشت.
       *[d] { $seat } با قدرت { $strength } { $region } را فتح کرد که تا آن وقت مال { $owner_seat } بود.
    }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }به این ترتیب { $seat } با { $regions } ناحیه پیش افتاد.
        [b] { " " }حالا { $seat } با { $regions } ناحیه جلو بود.
        [c] { " " }با { $regions } ناحیه، { $seat } از همه جلو زد.
       *[d] { " " }{ $regions } ناحیه: { $seat } صدرنشین شد.
    }
   *[no] { "" }
}
story-tie = { $wording_id ->
    [a] { $region } خالی ماند: { $seats } با قدرت { $strength } برابر شدند.
    [b] { $region } به کسی نرسید: { $seats } هر کدام قدرت { $strength } داشتند.
    [c] در { $region } زور { $seats } به هم نرسید: همه قدرت { $strength } داشتند.
   *[d] این همه زحمت و هیچ: در { $region }، { $seats } با قدرت { $strength } برابر شدند.
}
story-length = { $rounds ->
    [one] بازی { $battles } نبرد طول کشید.
   *[other] بازی { $rounds } راند و { $battles } نبرد طول کشید.
}
