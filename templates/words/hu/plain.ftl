# Az olyan játék asztala, amelynek nincs saját képe.

tabled-title = Az asztal
tabled-player = Játékos
tabled-line = { $what }: { $things }
tabled-row = { $name } – { $things }
tabled-nothing = –
tabled-hand-empty = Nincs lapod.
tabled-turn = A játék menete
tabled-end = Pontozás és a játék vége
tabled-scores = Pontok

# --- what all games say alike ---

prompt-over = A játék véget ért.
waiting-over = A játék véget ért, senkire sem várunk.
choose-verb = Mit teszel?
word-verb = { $verb }
