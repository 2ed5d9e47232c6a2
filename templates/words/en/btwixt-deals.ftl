# B'Twixt: promises between players.

promise-pass = { $giver_seat_is ->
    [you] You kneel in round { $round } without playing another card.
   *[other] { $giver_seat } kneels in round { $round } without playing another card.
}
promise-under = { $giver_seat_is ->
    [you] You play no card above { $limit } in round { $round }.
   *[other] { $giver_seat } plays no card above { $limit } in round { $round }.
}
