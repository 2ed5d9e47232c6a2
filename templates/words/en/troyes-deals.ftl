# Troyes: promises between players.

promise-spare_me = { $giver_seat_is ->
    [you] You don’t buy { $taker_seat }’s dice in round { $round }.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } doesn’t buy your dice in round { $round }.
       *[other] { $giver_seat } doesn’t buy { $taker_seat }’s dice in round { $round }.
    }
}
