# صفحه و برگه‌ی داوری‌ها، برای هر بازی.

rulings-title = داوری‌های { $game }
rulings-intro = هر جا که کتابچه‌ی راهنما چیزی نمی‌گوید یا دو جور خوانده می‌شود، اینجا چنین بازی می‌کنیم.
rulings-link = داوری‌ها
rulings-link-match = داوری‌های این بازی
rulings-book = کتابچه‌ی راهنما:
rulings-played = بازی ما:
rulings-switch = به جای آن می‌شود انتخاب کرد: { $choices }
rulings-otherwise = در این بازی جور دیگری است:
sheet-rulings = داوری‌ها (PDF)
