# The table of a game that has no face of its own.

plain-title = The table
plain-player = Player
plain-line = { $what }: { $things }
plain-nothing = –
plain-hand-empty = No cards.
