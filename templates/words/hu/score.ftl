# Ami egy kiértékelendő jelentésben hibás lehet; a játékok a sajátjukat hozzáteszik.

score-not_json = Ez a sor nem JSON.
score-not_an_object = Ide egy JSON-objektum kell.
score-kind_unknown = Ez a játék ilyen jelentést nem értékel ki. Lehetséges: { $takes }.
score-missing = Ez a rész hiányzik.
score-not_a_list = Ide egy lista kell: [ … ].
score-wrong_size = A listában { $size } elemnek kell lennie.
score-too_many = A listában legfeljebb { $most } elem lehet.
score-not_whole = Ide egész szám kell, { $least } és { $most } között.
score-option_unknown = Nincs ilyen opció. Lehetséges: { $takes }.
score-value_unknown = Ez nem szerepel a lehetséges értékek között: { $takes }.
