# Rakab: promises between players.

promise-under = { $giver_seat_is ->
    [you] You play no soldier above { $limit } in the battle for { $region }.
   *[other] { $giver_seat } plays no soldier above { $limit } in the battle for { $region }.
}
