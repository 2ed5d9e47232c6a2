# A befejezett játék története az utolsó levélben: mindenkinek ugyanaz, ezért senkit sem tegez.
# A $wording_id (a–d) választ a mondatok közül, hogy egymás után ne legyen két egyforma.

story-opening = { $first_seat } kezdett; az első szövetséges { $ally } volt, hatalma { $power }.
story-recruitment = { $margin_id ->
    [hair] { $wording_id ->
        [a] { $ally } ({ $power }) hajszállal { $seat } szövetségese lett: { $total }–{ $rival_total }, a második { $rival_seat }.
        [b] Alig valamin múlt { $ally } ({ $power }) sorsa: { $seat } { $total }, { $rival_seat } { $rival_total }.
        [c] { $rival_seat } épphogy lemaradt, { $rival_total } befolyással: { $ally } ({ $power }) { $seat } mellé állt, { $total } befolyásért.
       *[d] { $seat } és { $rival_seat } fej fej mellett haladt, de { $total }–{ $rival_total } lett a vége: { $ally } ({ $power }) { $seat } mellé állt.
    }
    [rout] { $wording_id ->
        [a] { $ally } ({ $power }) fölényesen { $seat } szövetségese lett: { $total }–{ $rival_total }, a második { $rival_seat }.
        [b] { $ally } ({ $power }) ügyében senki sem ért { $seat } nyomába: { $total } befolyás után { $rival_seat } következett, { $rival_total } befolyással.
        [c] { $seat } mindenáron akarta, és meg is kapta: { $ally } ({ $power }), { $total }–{ $rival_total } ({ $rival_seat }).
       *[d] Nem volt kérdés, kié lesz { $ally } ({ $power }): { $seat } { $total }, { $rival_seat } csak { $rival_total }.
    }
    [low] { $wording_id ->
        [a] Ezúttal a legkisebb összbefolyás nyert: { $ally } ({ $power }) { $seat } szövetségese lett, { $total }–{ $rival_total } ({ $rival_seat }).
        [b] A kevesebb több volt: { $rival_seat } { $rival_total } befolyást adott, { $seat } csak { $total } befolyást, mégis mellé állt { $ally } ({ $power }).
        [c] { $seat } szerényen licitált, és bejött: { $ally } ({ $power }), { $total }–{ $rival_total } ({ $rival_seat }).
       *[d] { $rival_seat } hiába adott { $rival_total } befolyást: { $ally } ({ $power }) a legkisebb licitet választotta, { $seat } { $total } befolyását.
    }
   *[clear] { $wording_id ->
        [a] { $ally } ({ $power }) { $seat } szövetségese lett: { $total }–{ $rival_total }, a második { $rival_seat }.
        [b] { $ally } ({ $power }) { $seat } mellé állt { $total } befolyásért; utána { $rival_seat } következett, { $rival_total } befolyással.
        [c] { $seat } túllicitálta { $rival_seat } ajánlatát ({ $total }–{ $rival_total }), és övé lett { $ally } ({ $power }).
       *[d] { $ally } ({ $power }): { $rival_seat } { $rival_total } befolyást szánt rá, { $seat } még többet, { $total } befolyást.
    }
}
story-tied = { $wording_id ->
    [a] { $seats } egyaránt { $total } befolyást adott: { $ally } ({ $power }) végül { $seat } mellé állt.
    [b] Holtverseny { $total } befolyással: { $seats }. { $ally } ({ $power }) végül { $seat } szövetségese lett.
    [c] { $seats } egyformán { $total } befolyásnál járt, és { $seat } nyerte el: { $ally } ({ $power }).
   *[d] Csak a holtverseny szabálya döntött: { $seats } egyenként { $total } befolyást adott, és { $ally } ({ $power }) { $seat } mellé állt.
}
story-unopposed = { $wording_id ->
    [a] Senki sem áldozott rá befolyást: { $ally } ({ $power }) { $seat } szövetségese lett ({ $total }).
    [b] { $ally } ({ $power }) senkinek sem kellett, így { $seat } nyerte el, { $total } befolyással.
    [c] { $ally } ({ $power }) ingyen állt { $seat } mellé, { $total } befolyással.
   *[d] Egyetlen licit sem érkezett, { $seat } mégis kapott egy szövetségest: { $ally } ({ $power }), { $total } befolyásért.
}
story-most_allies = { $seats_count ->
    [one] { $seats } toborozta a legtöbb szövetségest: { $count } állt mellé.
   *[other] { $seats } toborozta a legtöbb szövetségest, egyenként { $count } szövetségest.
}
story-close = A legközelebb { $seat } járt: kistanácsa { $small }, { $margin ->
    [0] éppen annyi, mint a győztesé, de a holtverseny eldöntésekor veszített.
    [one] eggyel kevesebb a győztesénél.
   *[other] a győztesé { $margin } hatalommal több.
}
story-seasons = A játék { $seasons } évszakig és { $rounds } fordulóig tartott.
story-end = { $seats_count ->
    [one] { $seats } győzött, kistanácsa { $small }: { $reason }.
   *[other] { $seats } közösen győzött, kistanácsuk { $small }: { $reason }.
}
