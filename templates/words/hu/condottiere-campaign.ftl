# Hadjárat: több játék egymás után, pontokért.

event-campaign_scored = Pontok eddig: { $points }.
event-campaign_battle = { $seats_is ->
    [among] Pontegyenlőség az élen: te, valamint { $seats_others }. A hadjáratot döntő ütközet dönti el, friss lapokkal.
   *[other] Pontegyenlőség az élen: { $seats }. A hadjáratot döntő ütközet dönti el, friss lapokkal.
}
event-campaign_over = { $seats_is ->
    [you] Megnyerted a hadjáratot.
    [among] Közösen nyertétek meg a hadjáratot: veled együtt nyert { $seats_others }.
   *[other] { $seats_count ->
        [one] { $seats } megnyerte a hadjáratot.
       *[other] { $seats } közösen nyerte meg a hadjáratot.
    }
}
table-campaign = Hadjárat { $target } pontig: { $points }.

option-campaign_holder = A hadjárat további játékai
option-campaign_holder-about = Ki kezdi a másodikat és az utána következőket.
option-campaign_holder-same = ugyanúgy, mint az elsőt: a megnevezett játékos, vagy új sorsolással
option-campaign_holder-first = mindig az, aki az elsőt kezdte
option-campaign_holder-first-rule = Aki az első játékot kezdi, az kezdi a többit is.
option-campaign_holder-rotate = mindig a következő játékos balra
option-campaign_holder-rotate-rule = Minden további játékot a bal oldali szomszéd kezd.

campaign-rule = Minden játék végén minden régió egy pontot ér; aki egymással szomszédos régiókkal nyer, további ötöt kap. Ha egy játék végén valaki elérte a kitűzött pontszámot, a hadjáratot az nyeri, aki az élen áll.
