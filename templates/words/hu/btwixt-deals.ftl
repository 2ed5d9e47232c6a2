# B'Twixt: a játékosok ígéretei egymásnak.

promise-pass = { $giver_seat_is ->
    [you] { $round }. forduló: nem játszol ki több lapot, letérdelsz.
   *[other] { $round }. forduló: { $giver_seat } nem játszik ki több lapot, letérdel.
}
promise-under = { $giver_seat_is ->
    [you] { $round }. forduló: nem játszol ki { $limit } fölötti lapot.
   *[other] { $round }. forduló: { $giver_seat } nem játszik ki { $limit } fölötti lapot.
}
