# Időpontok és időtartamok. A napok és a hónapok neve a naptárból jön.

date-moment = { $day } { $clock } ({ $zone })
zone = helyi idő: { $city }
zone-offset = { $zone }, { $offset }

span-days = { $count } nap
span-hours = { $count } óra
span-minutes = { $count } perc
zone-budapest = budapesti idő
zone-london = londoni idő
zone-tehran = teheráni idő
