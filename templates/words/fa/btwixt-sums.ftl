# What a card would do to the totals of a round, before it is played.

sum-total = نفوذ شما: { $now } ← { $then }.
sum-total_of = { $seat }: { $now } ← { $then }.
sum-leads = شما { $by } واحد جلو هستید.
sum-level = فعلاً تساوی است.
sum-trails = { $leader_seat } از شما { $by } واحد جلو است.
sum-no_effect = قابلیت این کارت فعلاً اثری ندارد.
gain-total = نفوذ { $now } ← { $then }
gain-leads = { $by }{"\u00a0"}واحد جلو
gain-level = تساوی
gain-trails = { $by }{"\u00a0"}واحد عقب
gain-no_effect = قابلیت بی‌اثر
