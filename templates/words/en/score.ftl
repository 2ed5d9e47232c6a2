# What may be wrong with a report that is to be scored; the games add their own.

score-not_json = This line is not JSON.
score-not_an_object = A JSON object belongs here.
score-kind_unknown = This game does not score that kind of report. Possible: { $takes }.
score-missing = This part is missing.
score-not_a_list = A list belongs here: [ … ].
score-wrong_size = The list needs this many entries: { $size }.
score-too_many = The list may have at most this many entries: { $most }.
score-not_whole = A whole number from { $least } to { $most } belongs here.
score-option_unknown = There is no such option. Possible: { $takes }.
score-value_unknown = That is not one of the possible values: { $takes }.
