# Troyes: promises between players.

promise-spare_me = { $giver_seat_is ->
    [you] You buy none of { $taker_seat }’s dice in round { $round }.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } buys none of your dice in round { $round }.
       *[other] { $giver_seat } buys none of { $taker_seat }’s dice in round { $round }.
    }
}
