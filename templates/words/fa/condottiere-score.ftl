# آنچه قانون‌ها درباره‌ی گزارش نبرد، نقشه یا کارزار از سر میز می‌گویند.

score-battle_over = نبرد پیش از این تمام شده بود.
score-campaign_over = کارزار پیش از این بازی تمام شده بود.
score-card_not_in_box = در این جعبه چنین کارتی نیست: { $card }.
score-favour_must_be_placed = پس از این کارت باید نشانش را روی نقشه گذاشت: { $card }.
score-favour_out_of_play = در این بازی نشانی روی نقشه گذاشته نمی‌شود.
score-has_passed = این بازیکن پاس داده است و در این نبرد دیگر بازی نمی‌کند.
score-malformed = این چیزی نیست که بشود بازی کرد. این شکلی می‌نویسند: {"⁦"}m10{"⁩"}، {"⁦"}scarecrow m6{"⁩"}، {"⁦"}bishop{"⁩"}، {"⁦"}pass{"⁩"}.
score-no_such_card = در این بازی چنین کارتی نیست.
score-not_a_mercenary = مترسک فقط کارت‌های عدددار را برمی‌گرداند، نه این را: { $card }.
score-not_in_line = این کارت جلوی این بازیکن نیست: { $card }. آنچه آنجاست: { $cards }.
score-nothing_to_defend = بدون گزینه‌ی {"⁦"}takeover{"⁩"} نمی‌شود به ناحیه‌ی کسی حمله کرد.
score-nothing_to_take = این کارت برنمی‌گردد، چون جلوی این بازیکن چیزی برای برگرداندن نیست: { $card }.
score-pass_is_final = اینجا پاس خودش قطعی است. همان {"⁦"}pass{"⁩"} کافی است.
score-region_unknown = در این نقشه چنین جایی نیست.
score-won_by_nobody = بازی‌ای که این‌طور تمام شود برنده دارد. چه کسی؟
