# Moments. Weekdays and months come from the calendars themselves.

# $day "Thursday 20 November 2025", $clock "18:30", $zone "London time"
date-moment = { $day }, { $clock } ({ $zone })
zone = { $city } time
# $zone "London time", $offset "UTC+1": where the clocks change and an hour may come twice
zone-offset = { $zone }, { $offset }

zone-budapest = Budapest time
zone-london = London time
zone-tehran = Tehran time
