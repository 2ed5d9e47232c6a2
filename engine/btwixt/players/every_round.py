"""An order for every round: a limit for the total, and conditions on which the player is asked.

This module reads and writes the order and decides when to ask. stances.py chooses its plays.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.btwixt.players.bot import lead
from engine.btwixt.players.stances import Raise, added
from engine.order_clauses import FURTHEST, Choosing, Counting, clause, read_all, texts
from engine.orders import BadOrder, Facts, View, line, others

EVERY_ROUND = "every-round"
EVENT, LEADER = "event", "leader"
STOP = Choosing("stop", (EVENT, LEADER), noun="stop", fact="stops")
LAST = "last"
ASKS = (LAST,)


@dataclass
class EveryRound(Raise):
    """A limit for the total in any round (0: stay out), and conditions to ask the player."""

    most: int | None = clause(Counting("most", least=0))
    matters: tuple[str, ...] = clause(Choosing("ask", ASKS, noun="matter", fact="matters"))
    stops: tuple[str, ...] = clause(STOP)
    overtaken: int | None = clause(Counting("overtaken", least=0))
    below: int | None = clause(Counting("below"))

    def text(self) -> str:
        """Return the order as it is stored."""
        return line([EVERY_ROUND, *texts(self)])


def read_every_round(parts: list[str]) -> EveryRound:
    """Parse the clauses after `every-round`, in any order, each at most once."""
    found = read_all(EveryRound(), parts)
    if found.most is None:
        raise BadOrder({"code": "order_no_limit", "most": FURTHEST})
    return found


def asks_because(order: EveryRound, view: View) -> Facts | None:
    """Return the reason to ask the player about this round, or None."""
    if LAST in order.matters and is_last_round(view):
        return {"kind": "last_round"}
    behind = -lead(view)
    if order.overtaken is not None and behind > order.overtaken:
        rival = max(others(view), key=lambda player: player["total"])
        return {"kind": "overtaken", "seat": rival["seat"], "count": behind}
    if order.below is not None and len(view["hand"]) < order.below:
        return {"kind": "few_cards", "count": len(view["hand"])}
    if order.most and all(added(view, f"play {card}") is None for card in view["hand"]):
        return {"kind": "no_plain_card"}
    return None


def is_last_round(view: View) -> bool:
    """True in the last round of the last season, when the game ends (section 7)."""
    return bool(view["season"] == view["seasons"][-1] and view["round"] == view["rounds"])
