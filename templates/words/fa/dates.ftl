# زمان‌ها و مدت‌ها. نام روزها و ماه‌ها از خود تقویم می‌آید.

date-moment = { $day }، ساعت { $clock } ({ $zone })
zone = به وقت { $city }
zone-offset = { $zone }، { $offset }

span-days = { $count } روز
span-hours = { $count } ساعت
span-minutes = { $count } دقیقه
zone-budapest = به وقت بوداپست
zone-london = به وقت لندن
zone-tehran = به وقت تهران
