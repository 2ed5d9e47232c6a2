# زمان‌ها. نام روزها و ماه‌ها از خود تقویم می‌آید.

date-moment = { $day }، ساعت { $clock } ({ $zone })
zone = به وقت { $city }
zone-offset = { $zone }، { $offset }

zone-budapest = به وقت بوداپست
zone-london = به وقت لندن
zone-tehran = به وقت تهران
