# What most games say alike; a game that has it among its `shared_words` may say it otherwise.

phase-over = Game over
choose-more = And then?
word-word = { $word }
result-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
won-score = with { $count ->
    [one] 1 point
   *[other] { $count } points
}
event-game_over = { $seats_is ->
    [none] Nobody wins the game.
    [you] You win the game.
    [among] You share the victory with { $seats_others }.
   *[other] { $seats_count ->
        [one] { $seats } wins the game.
       *[other] { $seats } share the victory.
    }
}
refusal-game_over = The game is over; there’s nothing left to play.
refusal-no_such_seat = There’s no such seat at this table.
refusal-not_legal = You can’t do that now. Your page lists everything you can do.
refusal-not_your_turn = It isn’t your turn. You’ll get a letter.
