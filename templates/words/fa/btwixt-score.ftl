# ایراد گزارشی که باید شمرده شود.

score-players_wrong = سر میز از { $least } تا { $most } نفر می‌نشینند.
