# Troyes: a játékosok ígéretei egymásnak.

promise-spare_me = { $giver_seat_is ->
    [you] { $round }. forduló: nem veszel kockát ettől a játékostól: { $taker_seat }.
   *[other] { $taker_seat_is ->
        [you] { $round }. forduló: { $giver_seat } nem vesz tőled kockát.
       *[other] { $round }. forduló: { $giver_seat } nem vesz kockát ettől a játékostól: { $taker_seat }.
    }
}
