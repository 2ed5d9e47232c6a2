# آنچه ممکن است در گزارشی که باید شمرده شود نادرست باشد؛ بازی‌ها نیز از خود می‌افزایند.

score-not_json = این سطر {"⁦"}JSON{"⁩"} نیست.
score-not_an_object = اینجا یک شیء {"⁦"}JSON{"⁩"} لازم است.
score-kind_unknown = این بازی چنین گزارشی را نمی‌شمارد. آنچه می‌شمارد: { $takes }.
score-missing = این بخش جا افتاده است.
score-not_a_list = اینجا یک فهرست لازم است: {"⁦"}[ … ]{"⁩"}
score-wrong_size = فهرست باید این تعداد خانه داشته باشد: { $size }.
score-too_many = فهرست حداکثر می‌تواند این تعداد خانه داشته باشد: { $most }.
score-not_whole = اینجا عددی صحیح از { $least } تا { $most } لازم است.
score-option_unknown = چنین گزینه‌ای نیست. آنچه هست: { $takes }.
score-value_unknown = این مقدار ممکن نیست. مقدارهای ممکن: { $takes }.
