# What a card would do to the totals of a round, before it is played.

sum-total = نفوذ شما: { $now } ← { $then }.
sum-total_of = { $seat }: { $now } ← { $then }.
sum-no_effect = قابلیت این کارت فعلاً اثری ندارد.
gain-total = نفوذ { $now } ← { $then }
gain-no_effect = قابلیت بی‌اثر
