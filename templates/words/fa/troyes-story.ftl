# سرگذشت بازی تمام‌شده در نامه‌ی آخر: برای همه یکی است، پس کسی «شما» نیست.

story-opening = { $seat_is ->
    [none] کارت بازیکن شروع‌کننده نخست نزد ⁨Le Roy⁩ بود.
   *[other] بازی با { $seat } شروع شد.
}
story-triumph = { $seat_is ->
    [none] { $wording_id ->
        [a] ⁨Le Roy⁩ خودش از پس «{ $card }» برآمد و { $points } امتیاز گرفت.
        [b] ⁨Le Roy⁩ با رویداد «{ $card }» مقابله کرد و { $points } امتیاز گرفت.
        [c] رویداد «{ $card }» نصیب ⁨Le Roy⁩ شد، با { $points } امتیاز.
       *[d] در برابر «{ $card }» کسی به پای ⁨Le Roy⁩ نرسید و { $points } امتیاز به او رسید.
    }
   *[other] { $wording_id ->
        [a] { $seat } در برابر رویداد «{ $card }» پیشتاز بود: کارت و { $points } امتیاز به او رسید.
        [b] { $seat } بیش از همه با «{ $card }» جنگید و کارت را با { $points } امتیاز برد.
        [c] رویداد «{ $card }» دفع شد و کارتش، با { $points } امتیاز، به { $seat } رسید.
       *[d] آخرش کارت «{ $card }» نصیب { $seat } شد، با { $points } امتیاز.
    }
}
story-masterstroke = پرامتیازترین لحظه: «{ $card }» یک‌جا { $points } امتیاز به { $seat } داد.
story-builders = بازیکنان روی هم { $count } مکعب در کلیسا گذاشتند.
story-black_dice = { $suffered ->
    [0] هر { $count } تاس مشکی دفع شد.
   *[other] { $count } تاس مشکی دفع شد و { $suffered } تا نشد.
}
outcome-solo_0 = ⁨Le Roy⁩ برنده شد و سر حریف را هم گرفت.
outcome-solo_1 = ⁨Le Roy⁩ با کمترین اختلاف شکست خورد: هنوز آن سر را در دست دارد.
outcome-solo_2 = ⁨Le Roy⁩ شکست خورد: پیروزی‌ای معمولی.
outcome-solo_3 = ⁨Le Roy⁩ شکست خورد: بد نیست، کم‌کم نامی بر سر زبان‌ها می‌افتد.
outcome-solo_4 = ⁨Le Roy⁩ شکست خورد و نگران است.
outcome-solo_5 = ⁨Le Roy⁩ شکست خورد: استادانه.
story-length = { $filled ->
    [0] بازی { $rounds } راند طول کشید و با هیچ رویدادی مقابله نشد.
   *[other] بازی { $rounds } راند طول کشید و با { $filled } رویداد مقابله شد.
}
