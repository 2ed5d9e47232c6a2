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

# --- what all games say alike ---

prompt-over = The game is over.
waiting-over = The game is over; nobody has to move.
choose-verb = What do you do?
word-verb = { $verb }
