# The Condottiere family: promises between players.

promise-pass = { $giver_seat_is ->
    [you] You play no more cards in the battle for { $region }.
   *[other] { $giver_seat } plays no more cards in the battle for { $region }.
}
promise-under = { $giver_seat_is ->
    [you] You play no mercenary above { $limit } in the battle for { $region }.
   *[other] { $giver_seat } plays no mercenary above { $limit } in the battle for { $region }.
}
promise-spare = { $giver_seat_is ->
    [you] You don’t march on { $region } in round { $round }.
   *[other] { $giver_seat } doesn’t march on { $region } in round { $round }.
}
promise-spare_in_game = { $giver_seat_is ->
    [you] You don’t march on { $region } for the rest of the game.
   *[other] { $giver_seat } doesn’t march on { $region } for the rest of the game.
}
promise-spare_me = { $giver_seat_is ->
    [you] You don’t attack { $taker_seat } in round { $round }.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } doesn’t attack you in round { $round }.
       *[other] { $giver_seat } doesn’t attack { $taker_seat } in round { $round }.
    }
}
promise-spare_me_in_game = { $giver_seat_is ->
    [you] You don’t attack { $taker_seat } for the rest of the game.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } doesn’t attack you for the rest of the game.
       *[other] { $giver_seat } doesn’t attack { $taker_seat } for the rest of the game.
    }
}
promise-show = { $giver_seat_is ->
    [you] You show { $taker_seat } your hand.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } shows you their hand.
       *[other] { $giver_seat } shows { $taker_seat } their hand.
    }
}
