"""The stance for every battle: a limit of strength, and conditions to ask the player.

This module reads and writes the stance and decides when to ask. stances.py chooses its plays.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.condottiere.players.lines import OVERTAKEN, STOP
from engine.condottiere.players.stances import can_count
from engine.order_clauses import Choosing, Counting, clause, texts
from engine.orders import Facts, View, line

EVERY_BATTLE = "every-battle"
WINNING, ATTACKED = "winning", "attacked"
ASKS = (WINNING, ATTACKED)
LARGEST_HAND = 20  # no hand is ever larger
# The events that begin a battle; plays before them do not count.
BEGINNINGS = ("besieged", "attacked", "final_battle", "campaign_battle")


@dataclass
class EveryBattle:
    """A limit for the strength of the seat's line in any battle, and conditions to ask the player.

    A limit of 0 means to stay out of battles.
    """

    most: int = clause(Counting("most", least=0), -1)
    asks: tuple[str, ...] = clause(Choosing("ask", ASKS, noun="matter", fact="matters"))
    stops: tuple[str, ...] = clause(STOP)
    overtaken: int | None = clause(OVERTAKEN)
    below: int | None = clause(Counting("below", most=LARGEST_HAND))

    def text(self) -> str:
        """Return the stance as it is stored."""
        return line([EVERY_BATTLE, *texts(self)])


# --- when it asks ----------------------------------------------------------


def asks_because(order: EveryBattle, view: View) -> Facts | None:
    """Return the reason to ask the player about this battle, or None."""
    if WINNING in order.asks and view["could_end"]:
        return {"kind": WINNING}
    if ATTACKED in order.asks and view["defender"] == view["seat"]:
        return {"kind": ATTACKED}
    if order.below is not None and len(view["hand"]) < order.below:
        return {"kind": "few_cards", "count": len(view["hand"])}
    if order.most and not can_count(view):
        return {"kind": "no_army"}
    return None
