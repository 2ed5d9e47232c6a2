# Rakab: a játékosok ígéretei egymásnak.

promise-pass = { $giver_seat_is ->
    [you] Nem játszol ki több lapot ebben a csatában: { $region }.
   *[other] { $giver_seat } nem játszik ki több lapot ebben a csatában: { $region }.
}
promise-under = { $giver_seat_is ->
    [you] Nem játszol ki { $limit } fölötti katonát ebben a csatában: { $region }.
   *[other] { $giver_seat } nem játszik ki { $limit } fölötti katonát ebben a csatában: { $region }.
}
