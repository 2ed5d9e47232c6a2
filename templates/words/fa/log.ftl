# staffetta log: رویدادهای یک بازی، هر کدام در یک سطر. شماره‌ی جاها همان است که فرمان‌ها می‌گیرند.

log-no-such-seat = این بازی جای { $seat } ندارد؛ نخستین جا شماره‌ی ۰ است.
log-seat = جای { $seat }
log-by-player = بازیکن
log-by-host = میزبان
log-by-visitor = مهمان
log-by-bot = ربات
log-by-rules = قوانین
log-by-order = دستور
log-by-clock = ساعت
log-by-server = سرور ایمیل
log-by-keeper = مدیر سرور
log-way-page = صفحه
log-way-letter = نامه
log-way-api = برنامه
log-way-clock = ساعت
log-way-command = فرمان
log-request = درخواست { $request }.
log-times = تعداد دفعه‌ها: { $times }، آخرین بار { $last }.
log-undone = بعداً پس گرفته شد.

# --- حالا
log-state = { $status ->
    [proposed] میزبان هنوز بازی را تأیید نکرده است.
    [inviting] بازی منتظر بازیکنان است.
    [running] بازی در جریان است.
    [over] بازی تمام شده است.
   *[called_off] بازی لغو شده است.
} میزبان: جای { $host }. نوبت { $turn }.
log-player-joined = دعوت را پذیرفته است.
log-player-invited = دعوت شده و هنوز پاسخ نداده است.
log-player-declined = دعوت را نپذیرفته است.
log-player-open = جای خالی است.
log-player-bot = اینجا ربات بازی می‌کند.
log-player-absent = غایب است: حرکت پیش‌فرض فوری انجام می‌شود.
log-player-muted = نامه نمی‌خواهد.
log-missed = مهلت‌هایی که پشت سر هم از دست رفت: { $missed }.
log-players = بازیکنانی که تا حالا اینجا نشسته‌اند: { $players }.
log-asked = از نوبت { $turn } منتظر حرکت اوست، بی‌مهلت.
log-asked-until = از نوبت { $turn } منتظر حرکت اوست؛ مهلت تا { $until }.

# --- بازی و جاها
log-made = بازی ساخته شد: { $game }، بازیکنان: { $seats }.
log-begun = بازی شروع شد.
log-over = بازی تمام شد.
log-invited = میزبان بازی را تأیید کرد و دعوت‌نامه‌ها رفت.
log-joined = دعوت را پذیرفت.
log-declined = دعوت را نپذیرفت.
log-replaced = { $bot ->
    [yes] جا به ربات داده شد.
   *[no] جا به کس دیگری داده شد.
}
log-opened_seat = جا را هر کس که لینک باز را دارد می‌تواند بگیرد.
log-seated = در جای خالی نشست.
log-came_back = پس از غیبت برگشت.
log-muted = نامه‌ها را خاموش کرد.
log-unmuted = نامه‌ها را دوباره روشن کرد.
log-called_off = بازی لغو شد.
log-paused = بازی ایستاد: سر میز ادامه دارد.
log-resumed = بازی دوباره با نامه ادامه پیدا کرد.
log-erased = داده‌های بازیکن پاک شد.
log-host_named = میزبان شد.
log-address_set = نامه‌ها از این پس به نشانی دیگری می‌رود.
log-new_links = لینک‌های تازه گرفت.
log-barred = راهش بسته شد.
log-unbarred = راهش باز شد.
log-restored = پایگاه داده به نسخه‌ی پشتیبانِ { $backup } برگشت و بازی به نوبت { $turn }. حرکت‌های بعدی از دست رفت.

# --- حرکت‌ها
log-move-player = حرکت { $turn }.
log-move-aside = حرکت { $turn }، خارج از نوبت.
log-move-order = حرکت { $turn }، به دستور خود بازیکن.
log-move-bot = حرکت { $turn }.
log-move-forced = حرکت { $turn }، تنها حرکت ممکن.
log-move-timeout = حرکت { $turn }، حرکت پیش‌فرض: مهلت گذشته بود.
log-move-absent = حرکت { $turn }، حرکت پیش‌فرض: بازیکن غایب بود.
log-move-undo = حرکت { $undoes } و هر چه پس از آن بود پس گرفته شد.
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
log-letter_written = نامه‌ی { $letter } ({ $letter_kind }) نوشته شد.
log-letter_waits = نامه‌ی { $letter } ({ $letter_kind }) هنوز در صف است؛ تلاش‌ها تا حالا: { $tries }. پاسخ سرور ایمیل: { $why }
log-put_off = نامه‌ی { $letter } عقب افتاد؛ دوباره با همان {"\u2066"}Message-ID{"\u2069"} فرستاده می‌شود. پاسخ سرور ایمیل: { $why }
log-letter_sent = سرور ایمیل نامه‌ی { $letter } ({ $letter_kind }) را گرفت؛ تلاش‌ها: { $tries }.
log-letter_refused = نامه‌ی { $letter } ({ $letter_kind }) برای همیشه رد شد. پاسخ سرور ایمیل: { $why }
log-letter_dropped = نامه‌ی { $letter } ({ $letter_kind }) دیرشده بود و فرستاده نشد.
log-letter_opened = برای نخستین بار پس از نامه‌ی { $letter } ({ $letter_kind }) لینکش را باز کرد.

# --- لینکها
log-link_made = لینک تازه‌ای ساخته شد ({ $link_kind }).
log-link_used = آخرین استفاده از لینک ({ $link_kind }).
log-link_ended = { $why ->
    [renewed] لینک بسته شد ({ $link_kind }): صاحبش لینک تازه خواست.
    [host] لینک بسته شد ({ $link_kind }): میزبان لینک تازه فرستاد.
    [all] لینک بسته شد ({ $link_kind }): همه لینک تازه گرفتند.
    [moved] لینک بسته شد ({ $link_kind }): نامه‌ها به نشانی دیگری می‌رود.
    [stopped] لینک بسته شد ({ $link_kind }): جلوی تغییر نشانی گرفته شد.
    [withdrawn] لینک بسته شد ({ $link_kind }): کاری که برایش بود کنار گذاشته شد.
    [replaced] لینک بسته شد ({ $link_kind }): جا مال کس دیگری است.
    [hosted] لینک بسته شد ({ $link_kind }): بازیکن دیگری میزبان است.
    [key] لینک بسته شد ({ $link_kind }): کلید محرمانه عوض شد.
   *[other] لینک بسته شد ({ $link_kind }): { $why }.
}

# --- تغییرهایی که دیگران باید بپذیرند
log-address_asked = نشانی دیگری خواست.
log-address_done = نامه‌ها از این پس به نشانی دیگری می‌رود.
log-given_asked = جایش را به دوستی پیشنهاد کرد.
log-given_done = دوستی جایش را گرفت.
log-undo_asked = از دیگران خواست حرکت { $undoes } پس گرفته شود.
log-host_asked = پیشنهاد کرد که میزبان شود.
log-host_changed = میزبان شد؛ پیش از او جای { $former } میزبان بود.
log-status = { $status ->
    [asked] هنوز چیزی قطعی نشده است.
    [confirmed] تأیید شد.
    [done] پذیرفته شد.
   *[stopped] جلویش گرفته شد یا پس گرفته شد.
}
