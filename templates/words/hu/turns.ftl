# Amit a legtöbb játék egyformán mond; amelyik ezt használja, másképp is mondhatja.

phase-over = A játék véget ért
choose-more = És azután?
word-word = { $word }
result-score = { $count } pont
won-score = { $count } ponttal
event-game_over = { $seats_is ->
    [none] A játékot senki sem nyerte meg.
    [you] Megnyerted a játékot.
    [among] Közösen győztetek: veled együtt nyert { $seats_others }.
   *[other] { $seats_count ->
        [one] { $seats } megnyerte a játékot.
       *[other] { $seats } közösen győzött.
    }
}
refusal-game_over = A játék véget ért, nincs már mit lépni.
refusal-no_such_seat = Ennél az asztalnál nincs ilyen hely.
refusal-not_legal = Ez most nem lehetséges. Az oldaladon minden lehetséges lépést megtalálsz.
refusal-not_your_turn = Most nem te jössz. Kapsz levelet, amint te következel.
