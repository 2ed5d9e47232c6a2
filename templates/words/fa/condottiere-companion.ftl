# Condottiere و رکب سر میز با جعبه‌ی واقعی.

companion-would = اگر حالا همه پاس بدهند، { $name } با { $lead } اختلاف می‌برد.
companion-would-tied = اگر حالا همه پاس بدهند، تساوی است: { $names }.
companion-close-won = همه پاس: { $name } با { $lead } اختلاف می‌برد، انتخاب بعدی با { $holder }
companion-deal = کارت‌ها را پخش کنید. حالا در دست: { $hands }.
companion-burn-or = کسی کارت‌هایش را می‌سوزاند، یا ادامه می‌دهید؟
companion-burn = کسی کارت‌های دستش را می‌سوزاند؟
companion-one_away = یک قدم تا پیروزی:
companion-burn-out = کارت‌های کسی تمام شده، یا کسی آن‌ها را سوزانده؟
companion-result = فقط نتیجه را وارد کنید
companion-result-who = چه کسی برد؟
companion-result-nobody = هیچ‌کس: مساوی شد
companion-result-strengths = یا قدرت‌ها را وارد کنید
companion-result-button = ثبت قدرت‌ها
action-result_won = { $of_seat_is ->
    [none] فقط نتیجه: مساوی
   *[other] فقط نتیجه: { $of_seat } برد
}
action-result_strengths = فقط قدرت‌ها: { $strengths }
action-close = همه پاس
action-retain_count = نگه داشتن { $count } کارت

# --- putting right how things lie
companion-point-hint = برای ثبت رویدادی در یک جا، همان‌جا را روی نقشه لمس کنید.
companion-on_map = انتخاب روی نقشه
companion-correct = اصلاح وضعیت
companion-correct-whose = اصلاح: مال کیست؟
companion-correct-hint = آنچه روی میز است درست است. اینجا چیزی با قوانین سنجیده نمی‌شود و همه می‌بینند که دستی اصلاح شده است.
companion-correct-button = اصلاح
companion-correct-take = { $card }: برداشتن
companion-correct-add = یک کارت دیگر
companion-correct-passed = پاس داده است
companion-correct-not_passed = پاس نداده است
companion-correct-nobody = هیچ‌کس
companion-correct-favour = جای توکن
companion-correct-off = بیرون از صفحه
companion-correct-turn = نوبت
companion-correct-holder = چه کسی انتخاب می‌کند
companion-correct-hand = کارت‌های دست
action-correct_owner = { $owner_seat_is ->
    [none] اصلاح: { $region } مال هیچ‌کس نیست
   *[other] اصلاح: { $region } مال { $owner_seat } است
}
action-correct_favour = { $region ->
    [none] اصلاح: توکن روی صفحه نیست
   *[other] اصلاح: توکن روی { $region } است
}
action-correct_site = اصلاح: محل نبرد { $region } است
action-correct_holder = اصلاح: انتخاب بعدی با { $of_seat } است
action-correct_turn = اصلاح: نوبت { $of_seat } است
action-correct_passed = { $passed ->
    [yes] اصلاح: { $of_seat } پاس داده است
   *[no] اصلاح: { $of_seat } پاس نداده است
}
action-correct_line = { $cards_count ->
    [0] اصلاح: جلوی { $of_seat } کارتی نیست
   *[other] اصلاح: کارت‌های جلوی { $of_seat }: { $cards }
}
action-correct_hand = اصلاح: { $of_seat } { $count } کارت در دست دارد
option-hidden_cards-not_here = سر میز با گوشی‌ها ممکن نیست. کارتی که به پشت است باید ثبت می‌شد و آن‌وقت همه می‌توانستند ببینندش.
refusal-cards_lie_hidden = بازی با کارت‌های مخفی فقط با نامه ادامه پیدا می‌کند: کارتی که به پشت است باید سر میز ثبت می‌شد و همه آن را می‌دیدند.
refusal-hands_uncounted = این اواخر فقط نتیجه وارد شده و نمی‌دانیم هر کس چند کارت در دست دارد. تعداد کارت‌های دست را در بخش «اصلاح چیزی» وارد کنید، یا پس از پخش بعدی بازی را با ایمیل ادامه دهید.

# --- why not, to whoever enters it for somebody else
companion-no_cards = کارتی نمانده
entry-refusal-card_not_in_hand = به حساب گوشی‌ها این دست کارت «{ $card }» را ندارد.
entry-refusal-has_passed = این بازیکن پاس داده است و فعلاً کارتی بازی نمی‌کند.
entry-refusal-must_keep = میان آن کارت‌ها مزدور هست؛ کارت‌های دست را فقط وقتی می‌شود سوزاند که مزدوری میانشان نباشد.
entry-refusal-region_own = { $region } مال همان بازیکن است.

# --- told otherwise at a table, where people choose who begins and may say beforehand what they will do
table-event-started = { $holder_seat_is ->
    [you] شما شروع می‌کنید: توکن Condottiere نزد شماست و محل نبرد نخست را شما انتخاب می‌کنید.
   *[other] { $holder_seat } شروع می‌کند: توکن Condottiere نزد اوست و محل نبرد نخست را او انتخاب می‌کند.
}
table-told-will_discard = { $seat_is ->
    [you] می‌خواهید در نخستین فرصت کارت‌های دستتان را بسوزانید.
   *[other] { $seat } می‌خواهد در نخستین فرصت کارت‌های دستش را بسوزاند.
}
table-told-will_keep = { $seat_is ->
    [you] کارت‌های دستتان را نگه می‌دارید.
   *[other] { $seat } کارت‌های دستش را نگه می‌دارد.
}
