# What a card would do to the numbers of a battle, before it is played.

sum-line = خط نبرد شما: { $now } ← { $then }.
sum-line_of = { $seat }: { $now } ← { $then }.
sum-face_down = این کارت به پشت بازی می‌شود. وقتی به حساب می‌آید که دوباره کارتی بازی کنید یا نبرد تمام شود.
sum-no_effect = این حرکت هیچ اثری ندارد.
sum-ends = با این حرکت نبرد تمام می‌شود.
gain-line = خط { $now } ← { $then }
gain-then = { $now } ← { $then }
gain-face_down = به پشت
gain-no_effect = بی‌اثر
