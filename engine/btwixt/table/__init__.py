"""B'Twixt at the table with the real box: what is open there, told by its people and added up.

The printed cards are not known to us, so no card acts here: what one does to a total, an ally or a
token, the table says. Rounds, turns, the tie rule and the end are those of the rules.
"""

from engine.btwixt.table.companion import TABLES as TABLES
