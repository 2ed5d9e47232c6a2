"""B'Twixt at the table with the real box: open information that players enter.

Our data lacks the printed cards, so cards do nothing here. Players enter the changes that a card
makes to totals, allies and tokens. Rounds, turns, the tie rule and the end follow the rules.
"""

from engine.btwixt.table.companion import TABLES as TABLES
