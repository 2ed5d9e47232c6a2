# Rulings of both editions of Condottiere; Rakab answers some of them otherwise.

ruling-burning_order = Milyen sorrendben dobjátok be a lapokat?
ruling-burning_order-book = Erről hallgat.
ruling-burning_order-played = Az óramutató járása szerint, a jelző új birtokosától kezdve.
ruling-campaign_holder = Hadjárat: ki kezdi a következő játékot?
ruling-campaign_holder-book = Minden játékot a legfiatalabb kezd, tehát mindig ugyanaz.
ruling-campaign_holder-played = Minden játék úgy kezdődik, mint az első: a megnevezett játékossal, különben új sorsolással.
ruling-idle_battles = Mi van, ha már senki sem játszik ki lapot?
ruling-idle_battles-book = Erről hallgat. Az ilyen ütközeteknek sosem lenne vége.
ruling-idle_battles-played = { $count } egymást követő ilyen ütközet után a házigazda győztes nélkül lezárhatja a játékot.
