# Mi a baj egy pontozásra adott jelentéssel.

score-players_wrong = Az asztalnál legalább { $least }, legfeljebb { $most } játékos ül.
