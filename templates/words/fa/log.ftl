# staffetta log: رویدادهای یک بازی، هر کدام در یک سطر. شماره‌ی جاها همان است که فرمان‌ها می‌گیرند.

log-no-such-seat = این بازی جای { $seat } ندارد؛ نخستین جا شماره‌ی ۰ است.
log-seat = جای { $seat }
log-by-player = بازیکن
log-by-host = میزبان
log-by-visitor = مهمان
log-by-bot = ربات
log-by-rules = قوانین
log-by-order = دستور خودکار
log-by-clock = ساعت
log-by-server = سرور ایمیل
log-by-chat = پیام‌رسان
log-by-keeper = گرداننده‌ی سرور
log-way-page = صفحه
log-way-letter = لینک نامه
log-way-api = API
log-way-clock = ساعت
log-way-command = فرمان
log-way-reply = پاسخ نامه
log-request = درخواست { $request }.
log-times = تعداد دفعات: { $times }؛ آخرین بار: { $last }.
log-undone = بعداً پس گرفته شد.

# --- حالا
log-state = { $status ->
    [proposed] میزبان هنوز بازی را تأیید نکرده است.
    [inviting] بازی منتظر بازیکنان است.
    [running] بازی در جریان است.
    [paused] بازی متوقف است.
    [over] بازی تمام شده است.
   *[called_off] بازی لغو شده است.
} میزبان: جای { $host }. نوبت { $turn }.
log-player-joined = دعوت را پذیرفته است.
log-player-invited = دعوت شده و هنوز پاسخ نداده است.
log-player-declined = دعوت را نپذیرفته است.
log-player-expired = به‌موقع پاسخ نداد.
log-player-open = خالی است.
log-player-bot = اینجا ربات بازی می‌کند.
log-player-absent = غایب است: حرکت پیش‌فرض بلافاصله انجام می‌شود.
log-player-unreachable = نامه‌های این بازیکن برگشت خورده‌اند: نامه‌ای فرستاده نمی‌شود و ساعتش ایستاده است.
log-player-muted = نامه نمی‌خواهد.
log-missed = مهلت‌هایی که پیاپی از دست رفته: { $missed }.
log-players = تعداد کسانی که تا حالا صاحب جا بوده‌اند: { $players }.
log-asked = از نوبت { $turn } بازی منتظر حرکت اوست، بی‌مهلت.
log-asked-until = از نوبت { $turn } بازی منتظر حرکت اوست؛ مهلت: { $until }.

# --- بازی و جاها
log-made = بازی ساخته شد: { $game }؛ تعداد بازیکنان: { $seats }.
log-begun = بازی شروع شد.
log-over = بازی تمام شد.
log-invited = میزبان بازی را تأیید کرد و دعوت‌نامه‌ها فرستاده شد.
log-joined = دعوت را پذیرفت.
log-declined = دعوت را نپذیرفت.
log-expired = مهلت دعوت تمام شد.
log-stood_in = تا برگشتن بازیکن، ربات به جای او بازی می‌کند.
log-replaced = { $bot ->
    [yes] جا به ربات سپرده شد.
   *[no] جا به کس دیگری سپرده شد.
}
log-opened_seat = جا خالی گذاشته شد؛ هر که لینک جاهای خالی را دارد می‌تواند آن را بگیرد.
log-seated = جای خالی را گرفت.
log-came_back = پس از غیبت برگشت.
log-hours = ساعت‌ها، روزهای تعطیل، یادآوری‌ها یا منطقه‌ی زمانی‌اش را عوض کرد؛ مهلت‌ها هم با آن عوض می‌شود.
log-letters = انتخاب کرد چه نامه‌هایی بیاید و کی.
log-muted = نامه‌ها را قطع کرد.
log-unmuted = دوباره نامه خواست.
log-unsaid = پیامی را پاک کرد.
log-way_added = راهی غیر از ایمیل اضافه کرد ({ $way_kind }).
log-way_removed = راهی غیر از ایمیل را حذف کرد.
log-way_ended = راهی غیر از ایمیل برداشته شد ({ $way_kind }).
log-deal_offered = جای { $offerer } به جای { $partner } معامله‌ای پیشنهاد کرد؛ شرط‌هایش در گزارش نیست.
log-deal_accepted = جای { $partner } معامله‌ای را که جای { $offerer } پیشنهاد کرده بود پذیرفت.
log-deal_declined = جای { $partner } معامله‌ای را که جای { $offerer } پیشنهاد کرده بود نپذیرفت.
log-deal_countered = جای { $partner } در جواب پیشنهاد جای { $offerer } پیشنهاد دیگری داد.
log-deal_withdrawn = جای { $offerer } پیشنهادش به جای { $partner } را پس گرفت.
log-asked_for_seat = کسی جای خالی را خواست؛ برایش نامه‌ای می‌رود تا تأیید کند.
log-in_season = بازی به لیگی اضافه شد.
log-said = به { $to } بازیکن پیام داد؛ متن پیام در گزارش نیست.
log-unreachable = نامه‌ای برگشت خورد. نامه‌ی بعدی وقتی می‌رود که بازیکن صفحه‌اش را باز کند یا نشانی عوض شود؛ تا آن وقت مهلتش نمی‌گذرد.
log-reachable = بازیکن دوباره در دسترس است.
log-called_off = بازی لغو شد.
log-paused = { $why ->
    [host] میزبان بازی را متوقف کرد.
    [vote] بازیکنان برای توقف بازی توافق کردند.
   *[table] بازی ایستاد: سر میز ادامه دارد.
}
log-resumed = بازی دوباره با نامه ادامه پیدا کرد.
log-lengthened = میزبان مهلت را از { $deadline } به { $when } تمدید کرد.
log-nudged = { $asker ->
    [unknown] کسی خواست برای این بازیکن یادآوری فرستاده شود.
   *[other] جای { $asker } خواست برای این بازیکن یادآوری فرستاده شود.
}
log-erased = داده‌های بازیکن پاک شد.
log-host_named = میزبان شد.
log-address_set = نامه‌ها از این پس به نشانی دیگری می‌رود.
log-new_links = لینک‌های تازه گرفت.
log-barred = نشانی‌اش مسدود شد.
log-unbarred = نشانی‌اش دیگر مسدود نیست.
log-restored = پایگاه داده به نسخه‌ی پشتیبان { $backup } برگشت و بازی به نوبت { $turn }. حرکت‌های بعدی از دست رفته است.

# --- حرکت‌ها
log-move-player = حرکت { $turn }.
log-move-aside = حرکت { $turn }، خارج از نوبت.
log-move-order = حرکت { $turn }، طبق دستور خودکار بازیکن.
log-move-bot = حرکت { $turn }.
log-move-forced = حرکت { $turn }، تنها حرکت ممکن.
log-move-timeout = حرکت { $turn }، حرکت پیش‌فرض: مهلت گذشته بود.
log-move-absent = حرکت { $turn }، حرکت پیش‌فرض: بازیکن غایب بود.
log-move-undo = حرکت { $turn }: حرکت { $undoes } و هر چه را پس از آن آمده بود پس گرفت.
log-aside = پیش از حرکت { $turn } خارج از نوبت کاری کرد؛ دیگران آن را نمی‌بینند.
log-refused = { $why ->
    [stale] حرکتی برای نوبت { $turn } فرستاد، ولی بازی جلوتر رفته بود. حرکتی انجام نشد.
    [undone] حرکتی برای نوبت { $turn } فرستاد، ولی آن نوبت پس گرفته شده بود. حرکتی انجام نشد.
    [lost] حرکتی برای نوبت { $turn } فرستاد، ولی آن نوبت با برگرداندن نسخه‌ی پشتیبان از دست رفته بود. حرکتی انجام نشد.
    [not_running] حرکتی برای نوبت { $turn } فرستاد، ولی بازی در جریان نبود. حرکتی انجام نشد.
    [ended_link] حرکتی برای نوبت { $turn } با لینکی فرستاد که دیگر کار نمی‌کرد. حرکتی انجام نشد.
   *[other] حرکتی برای نوبت { $turn } فرستاد که ممکن نیست. حرکتی انجام نشد.
}
log-code = دلیل: { $code }.

# --- نامه‌ها
log-letter_written = { $outcome ->
    [waiting] نامه‌ی { $letter } ({ $letter_kind }) نوشته شد و در صف فرستادن است.
   *[other] نامه‌ی { $letter } ({ $letter_kind }) نوشته شد.
}
log-letter_waits = { $carrier ->
    [chat] نامه‌ی { $letter } ({ $letter_kind }) هنوز منتظر پیام‌رسان یا مرورگر بازیکن است؛ تلاش‌ها تا حالا: { $tries }. پاسخش: { $why }
   *[mail] نامه‌ی { $letter } ({ $letter_kind }) هنوز در صف است؛ تلاش‌ها تا حالا: { $tries }. پاسخ سرور ایمیل: { $why }
}
log-put_off = سرور ایمیل نامه‌ی { $letter } را عقب انداخت. دوباره با همان {"\u2066"}Message-ID{"\u2069"} فرستاده می‌شود؛ اگر سرور نسخه‌ی اول را نگه داشته باشد، نامه دو بار می‌رسد. پاسخ سرور ایمیل: { $why }
log-letter_sent = { $carrier ->
    [chat] پیام‌رسان یا مرورگر بازیکن نامه‌ی { $letter } ({ $letter_kind }) را تحویل گرفت؛ تلاش‌ها: { $tries }.
   *[mail] سرور ایمیل نامه‌ی { $letter } ({ $letter_kind }) را تحویل گرفت؛ تلاش‌ها: { $tries }.
}
log-letter_refused = { $carrier ->
    [chat] پیام‌رسان یا مرورگر بازیکن نامه‌ی { $letter } ({ $letter_kind }) را نپذیرفت. پاسخش: { $why }
   *[mail] سرور ایمیل نامه‌ی { $letter } ({ $letter_kind }) را نپذیرفت. پاسخش: { $why }
}
log-letter_dropped = وقت نامه‌ی { $letter } ({ $letter_kind }) گذشته بود و فرستاده نشد.
log-letter_opened = پس از نامه‌ی { $letter } ({ $letter_kind }) برای نخستین بار لینک را باز کرد.

# --- پاسخ‌ها
log-reply = { $did ->
    [held] پاسخی با ایمیل آمده و منتظر تأیید بازیکن در صفحه‌ی خودش است.
    [refused] پاسخی با ایمیل آمد و هیچ‌چیز از آن انجام نشد.
    [ignored] ایمیلی آمد که در آن کاری برای انجام دادن نبود.
   *[other] پاسخی با ایمیل آمد و انجام شد.
}
log-reply-why = دلیل: { $why }.

# --- لینک‌ها
log-link_made = لینک تازه‌ای ساخته شد ({ $link_kind }).
log-link_used = آخرین استفاده از لینک تا حالا ({ $link_kind })؛ ساعتی یک بار ثبت می‌شود.
log-link_ended = { $why ->
    [renewed] لینک از کار افتاد ({ $link_kind }): صاحبش لینک تازه خواست.
    [host] لینک از کار افتاد ({ $link_kind }): میزبان لینک تازه فرستاد.
    [all] لینک از کار افتاد ({ $link_kind }): همه لینک تازه گرفتند.
    [moved] لینک از کار افتاد ({ $link_kind }): نامه‌ها به نشانی دیگری می‌رود.
    [stopped] لینک از کار افتاد ({ $link_kind }): تغییر نشانی متوقف شد.
    [withdrawn] لینک از کار افتاد ({ $link_kind }): کاری که لینک برای آن بود منتفی شد.
    [unoffered] لینک از کار افتاد ({ $link_kind }): لینک‌های میزبان از کار افتاد و پیشنهاد هم با آن‌ها.
    [kept] لینک از کار افتاد ({ $link_kind }): بازیکن غایب برگشت.
    [replaced] لینک از کار افتاد ({ $link_kind }): جا مال کس دیگری است.
    [hosted] لینک از کار افتاد ({ $link_kind }): حالا بازیکن دیگری میزبان است.
    [operator] لینک از کار افتاد ({ $link_kind }): گرداننده‌ی سرور لینک تازه فرستاد.
    [key] لینک از کار افتاد ({ $link_kind }): کلید محرمانه عوض شد.
   *[other] لینک از کار افتاد ({ $link_kind }): { $why }.
}

# --- تغییرهایی که دیگران باید بپذیرند
log-address_asked = خواست نامه‌ها به نشانی دیگری برود.
log-address_done = نامه‌ها از این پس به نشانی دیگری می‌رود.
log-given_asked = جایش را به دوستی پیشنهاد کرد.
log-given_done = دوستی جایش را گرفت.
log-undo_asked = از دیگران خواست با پس گرفتن حرکت { $undoes } موافقت کنند.
log-host_asked = برای میزبانی پیشنهاد شد.
log-host_changed = میزبان شد؛ میزبان قبلی: جای { $former }.
log-late_asked = مهلت بازیکن تمام شد و از دیگران پرسیده شد.
log-late_closed = { $status ->
    [done] بقیه دو روز دیگر صبر می‌کنند.
    [objected] حرکت پیش‌فرض انجام می‌شود.
    [bot] ربات به جایش بازی می‌کند.
   *[lapsed] پرسش دیگر لازم نیست.
}
log-vote_asked = از دیگران خواست: { $vote ->
    [pause] توقف بازی.
    [go_on] پایان توقف.
    [draw] مساوی.
    [call_off] لغو بازی.
   *[back] بازگشت به پیش از حرکتی قدیمی‌تر.
}
log-vote_closed = رأی‌گیری تمام شد: { $status ->
    [done] همه موافق بودند.
    [objected] کسی مخالفت کرد.
    [withdrawn] پیشنهاد پس گرفته شد.
   *[lapsed] وقتش گذشت یا دیگر ممکن نبود.
}
log-status = { $status ->
    [asked] هنوز چیزی قطعی نشده است.
    [confirmed] تأیید شد.
    [done] پذیرفته شد.
   *[stopped] متوقف شد یا پس گرفته شد.
}
