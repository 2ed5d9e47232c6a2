# Moments and lengths of time. Weekdays and months come from the calendars themselves.

# $day "Thursday 20 November 2025", $clock "18:30", $zone "London time"
date-moment = { $day }, { $clock } ({ $zone })
zone = { $city } time
# $zone "London time", $offset "UTC+1": where the clocks change and an hour may come twice
zone-offset = { $zone }, { $offset }

span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
zone-budapest = Budapest time
zone-london = London time
zone-tehran = Tehran time
