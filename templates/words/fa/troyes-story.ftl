# سرگذشت بازی تمام‌شده در نامه‌ی آخر: برای همه یکی است، پس کسی «شما» نیست.

story-opening = { $seat_is ->
    [none] کارت بازیکن شروع‌کننده نخست نزد ⁨Le Roy⁩ بود.
   *[other] بازی با { $seat } آغاز شد.
}
story-triumph = { $seat_is ->
    [none] ⁨Le Roy⁩ با رویداد «{ $card }» مقابله کرد و { $points } امتیاز گرفت.
   *[other] { $seat } در برابر رویداد «{ $card }» پیشتاز بود: کارت و { $points } امتیاز به او رسید.
}
story-masterstroke = بیشترین چیزی که کارتی یک‌جا داد: { $points } امتیاز برای { $seat } («{ $card }»).
story-builders = مکعب‌هایی که بازیکنان در کلیسا گذاشتند: { $count }.
story-black_dice = با { $count } تاس مشکی مقابله شد و با { $suffered } تاس نشد.
outcome-solo_0 = ⁨Le Roy⁩ برنده شد و سر حریف را هم گرفت.
outcome-solo_1 = ⁨Le Roy⁩ به سختی شکست خورد: هنوز آن سر را در دست دارد.
outcome-solo_2 = ⁨Le Roy⁩ شکست خورد: پیروزی‌ای معمولی.
outcome-solo_3 = ⁨Le Roy⁩ شکست خورد: بد نیست، کم‌کم نامی بر سر زبان‌ها می‌افتد.
outcome-solo_4 = ⁨Le Roy⁩ شکست خورد و نگران است.
outcome-solo_5 = ⁨Le Roy⁩ شکست خورد: استادانه.
story-length = بازی { $rounds } راند طول کشید؛ با { $filled } رویداد مقابله شد.
