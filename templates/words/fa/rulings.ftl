# صفحه و برگه‌ی تفسیر قوانین، برای هر بازی.

rulings-title = تفسیر قوانین { $game }
rulings-intro = هر جا که کتابچه‌ی راهنما چیزی نمی‌گوید یا دو جور خوانده می‌شود، اینجا چنین بازی می‌کنیم. اگر کتابچه چیزی گفته باشد، زیر پاسخ آمده است.
rulings-link = تفسیر قوانین
rulings-link-match = تفسیر قوانین این بازی
rulings-book = کتابچه‌ی راهنما:
rulings-nothing = چیزی نمی‌گوید.
rulings-switch = به جای آن می‌شود انتخاب کرد: { $choices }
rulings-otherwise = در این بازی جور دیگری است:
sheet-rulings = تفسیر قوانین (PDF)
