# A befejezett játék története az utolsó levélben: mindenkinek ugyanaz, ezért senki sem „te”.
# A $wording_id (a–d) választ a mondatok közül, hogy egymás után ne legyen két egyforma.

story-opening = { $seat_is ->
    [none] A kezdőjátékos-kártya először Le Roynál volt.
   *[other] { $seat } volt az első kezdőjátékos.
}
story-triumph = { $seat_is ->
    [none] { $wording_id ->
        [a] Le Roy maga küzdötte le { $card_acc }: { $points } pont.
        [b] Le Roy győzte le { $card_acc }, { $points } pontért.
        [c] Le Roy kezén végezte { $card_def }: { $points } pont.
       *[d] Senki sem tett többet { $card_def } ellen, mint Le Roy: { $points } pont.
    }
   *[other] { $wording_id ->
        [a] { $seat } vezetésével küzdötték le { $card_acc }: övé lett a lap és { $points } pont.
        [b] { $seat } tette a legtöbbet { $card_def } ellen: { $points } pont, és a lapot is elvitte.
        [c] Sikerült leküzdeni { $card_acc }: a lapot és { $points } pontot { $seat } vitte el.
       *[d] Végül { $seat } vitte haza { $card_acc }, { $points } ponttal.
    }
}
story-masterstroke = Egyetlen lappal { $seat } szerezte a legtöbbet: { $points } pontot ({ $card }).
story-builders = A játékosok { $count } fakockát tettek a katedrálisra.
story-black_dice = { $count } fekete kockát kivédtek, { $suffered } kockát átengedtek.
outcome-solo_0 = Le Roy nyert, és egy fejet is elvitt.
outcome-solo_1 = Le Roy vesztett, de épphogy: azt a fejet még a kezében tartja.
outcome-solo_2 = Le Roy vesztett: közepes siker.
outcome-solo_3 = Le Roy vesztett: nem rossz, kezdenek megismerni egy nevet.
outcome-solo_4 = Le Roy vesztett, és aggódik.
outcome-solo_5 = Le Roy vesztett: mesteri.
story-length = A játék { $rounds } fordulóig tartott; { $filled ->
    [0] egyetlen eseményt sem küzdöttek le.
   *[other] { $filled } eseményt küzdöttek le.
}
