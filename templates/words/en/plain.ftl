# The table of a game that has no face of its own.

tabled-title = The table
tabled-player = Player
tabled-line = { $what }: { $things }
tabled-row = { $name } – { $things }
tabled-nothing = –
tabled-hand-empty = No cards.
tabled-turn = How to play
tabled-end = Points and the end
tabled-scores = Scores
