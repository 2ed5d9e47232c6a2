# A befejezett játék története az utolsó levélben: mindenkinek ugyanaz, ezért senkit sem tegez.

story-opening = Az első szövetséges: { $ally } (hatalma { $power }); { $first_seat } kezdett.
story-recruitment = { $margin_id ->
    [hair] { $ally } ({ $power }): hajszállal { $seat } nyerte el, { $total }–{ $rival_total } ({ $rival_seat }).
    [rout] { $ally } ({ $power }): fölényesen { $seat } nyerte el, { $total }–{ $rival_total } ({ $rival_seat }).
    [low] { $ally } ({ $power }): a legkisebb összbefolyás nyert, { $seat } { $total }, { $rival_seat } { $rival_total }.
   *[clear] { $ally } ({ $power }): { $seat } nyerte el, { $total }–{ $rival_total } ({ $rival_seat }).
}
story-tied = { $ally } ({ $power }): holtverseny, egyenként { $total } ({ $seats }); végül { $seat } nyerte el.
story-unopposed = { $ally } ({ $power }): senki sem áldozott rá befolyást, { $seat } így is elnyerte ({ $total }).
story-most_allies = { $seats_count ->
    [one] A legtöbb szövetségest { $seats } toborozta: { $count }.
   *[other] A legtöbb szövetségest { $seats } toborozta, egyenként { $count } szövetségest.
}
story-close = A legközelebb { $seat } járt: kistanácsa { $small }, { $margin ->
    [0] éppen annyi, mint a győztesé, de a holtverseny eldöntésekor veszített.
    [one] eggyel kevesebb a győztesénél.
   *[other] a győztesé { $margin } hatalommal több.
}
story-seasons = A játék { $seasons } évszakig és { $rounds } fordulóig tartott.
story-end = { $seats_count ->
    [one] { $seats } győzött, kistanácsa { $small }: { $reason }.
   *[other] Közösen győztek, kistanácsuk { $small }: { $seats }; { $reason }.
}
