# A befejezett játék története az utolsó levélben: mindenkinek ugyanaz, ezért senkit sem tegez.

story-opening = Az első szövetséges { $ally } volt (hatalma { $power }), és { $first_seat } szólalt meg elsőnek.
story-recruitment = { $margin_id ->
    [hair] { $ally } ({ $power }) hajszálon múlt: { $seat } { $total }, { $rival_seat } { $rival_total }.
    [rout] { $ally } ({ $power }): { $seat } mellett senkinek sem volt esélye. Összege { $total }, utána { $rival_seat } { $rival_total }.
    [low] { $ally } ({ $power }): a legkisebb összbefolyás nyert. { $seat } { $total }, { $rival_seat } viszont { $rival_total }.
   *[clear] { $ally } ({ $power }): { $seat } nyerte el, { $total } a { $rival_total } ellen ({ $rival_seat }).
}
story-tied = { $ally } ({ $power }): holtverseny, egyenként { $total } ({ $seats }); végül { $seat } nyerte el.
story-unopposed = { $ally } ({ $power }): senki sem áldozott rá befolyást, { $seat } így is elnyerte ({ $total }).
story-most_allies = { $seats_count ->
    [one] A legtöbb szövetségest { $seats } toborozta: { $count }.
   *[other] A legtöbb szövetségest toborozták, egyenként { $count }: { $seats }.
}
story-close = A legközelebb { $seat } járt: kistanácsa { $small }, { $margin ->
    [0] éppen annyi, mint a győztesé, de a következő próbán veszített.
    [one] eggyel kevesebb a győztesénél.
   *[other] ennyivel kevesebb a győztesénél: { $margin }.
}
story-seasons = Összesen { $rounds } forduló és { $seasons } évszak kellett hozzá.
story-end = { $seats_count ->
    [one] { $seats } győzött, kistanácsa { $small }: { $reason }.
   *[other] Közösen győztek, kistanácsuk { $small }: { $seats }; { $reason }.
}
