# The page and the sheet of rulings, whatever the game.

rulings-title = Rulings: { $game }
rulings-intro = Where the rulebook says nothing, or can be read in two ways, this is how it’s played here. Where it does say something, you’ll find that below the answer.
rulings-link = Rulings
rulings-link-match = Rulings of this match
rulings-book = Rulebook:
rulings-nothing = Nothing.
rulings-switch = You can choose instead: { $choices }
rulings-otherwise = Different in this match:
sheet-rulings = Rulings (PDF)
