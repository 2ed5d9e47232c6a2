# A befejezett játék története az utolsó levélben: mindenkinek ugyanaz, ezért senki sem „te”.

story-opening = { $seat_is ->
    [none] A kezdőjátékos-kártya először Le Roynál volt.
   *[other] Az első kezdőjátékos: { $seat }.
}
story-triumph = { $seat_is ->
    [none] Le Roy véget vetett ennek: { $card }, { $points } pontért.
   *[other] { $seat } vezetett ez ellen, és elvitte a lapot: { $card }, { $points } pontért.
}
story-masterstroke = Egy lap egyszerre legfeljebb { $points } pontot hozott: { $seat } kapta ({ $card }).
story-builders = A játékosok { $count } fakockát tettek a katedrálisra.
story-black_dice = Kivédett fekete kocka: { $count }, átengedett: { $suffered }.
outcome-solo_0 = Le Roy nyert, és egy fejet is elvitt.
outcome-solo_1 = Le Roy vesztett, de épphogy: azt a fejet még a kezében tartja.
outcome-solo_2 = Le Roy vesztett: közepes siker.
outcome-solo_3 = Le Roy vesztett: nem rossz, kezdenek megismerni egy nevet.
outcome-solo_4 = Le Roy vesztett, és aggódik.
outcome-solo_5 = Le Roy vesztett: mesteri.
story-length = A játék { $rounds } fordulóig tartott; leküzdött események: { $filled }.
