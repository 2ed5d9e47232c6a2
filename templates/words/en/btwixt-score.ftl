# What is wrong with a report that is to be scored.

score-players_wrong = Between { $least } and { $most } players sit at the table.
