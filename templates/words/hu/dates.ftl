# Időpontok. A napok és a hónapok neve a naptárból jön.

date-moment = { $day } { $clock } ({ $zone })
zone = helyi idő: { $city }
zone-offset = { $zone }, { $offset }

zone-budapest = budapesti idő
zone-london = londoni idő
zone-tehran = teheráni idő
