# A Condottiere családja: a játékosok ígéretei egymásnak.

promise-pass = { $giver_seat_is ->
    [you] Nem játszol ki több lapot ebben az ütközetben: { $region }.
   *[other] { $giver_seat } nem játszik ki több lapot ebben az ütközetben: { $region }.
}
promise-under = { $giver_seat_is ->
    [you] Nem játszol ki { $limit } fölötti zsoldost ebben az ütközetben: { $region }.
   *[other] { $giver_seat } nem játszik ki { $limit } fölötti zsoldost ebben az ütközetben: { $region }.
}
promise-spare = { $giver_seat_is ->
    [you] { $round }. forduló: nem támadod meg { $region_acc }.
   *[other] { $round }. forduló: { $giver_seat } nem támadja meg { $region_acc }.
}
promise-spare_in_game = { $giver_seat_is ->
    [you] A játék végéig nem támadod meg { $region_acc }.
   *[other] { $giver_seat } a játék végéig nem támadja meg { $region_acc }.
}
promise-spare_me = { $giver_seat_is ->
    [you] { $round }. forduló: békén hagyod ezt a játékost: { $taker_seat }.
   *[other] { $taker_seat_is ->
        [you] { $round }. forduló: { $giver_seat } nem támad meg téged.
       *[other] { $round }. forduló: { $giver_seat } békén hagyja ezt a játékost: { $taker_seat }.
    }
}
promise-spare_me_in_game = { $giver_seat_is ->
    [you] A játék végéig békén hagyod ezt a játékost: { $taker_seat }.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } a játék végéig nem támad meg téged.
       *[other] { $giver_seat } a játék végéig békén hagyja ezt a játékost: { $taker_seat }.
    }
}
promise-show = { $giver_seat_is ->
    [you] Megmutatod a kezedben lévő lapokat. { $taker_seat } látja őket.
   *[other] { $taker_seat_is ->
        [you] { $giver_seat } megmutatja neked a kezében lévő lapokat.
       *[other] { $giver_seat } megmutatja a kezében lévő lapokat. { $taker_seat } látja őket.
    }
}
