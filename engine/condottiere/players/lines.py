"""The `line` order for one battle: cards to play in sequence, and conditions to stop.

This module reads and writes the order. orders.py decides its answers.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.condottiere.actions import PASS, describe
from engine.order_clauses import Choosing, Counting, Switching, clause, read_one, texts
from engine.orders import BadOrder, line

LINE = "line"
STOP = Choosing("stop", ("winter", "spring", "bishop", "surrender"), noun="card", fact="cards")
OVERTAKEN = Counting("overtaken", least=0)
ALONE = Switching("alone", "play")  # continue although it leads and no other seat can play
MOST_PLAYS = 14


@dataclass
class Line:
    """Cards to play in this order, and conditions to stop or pass."""

    plays: list[str] = field(default_factory=list)
    stops: tuple[str, ...] = clause(STOP)
    overtaken: int | None = clause(OVERTAKEN)
    lead: int | None = clause(Counting("lead"))
    then_pass: bool = clause(Switching("then", PASS))
    plays_alone: bool = clause(ALONE)

    def text(self) -> str:
        """Return the order as it is stored."""
        return line([LINE, *self.plays, *texts(self)])


def read_line(land: str, parts: list[str]) -> Line:
    """Parse the clauses after `line`.

    Plays stay in their sequence. Each other clause may be anywhere among them, once.
    """
    found, seen = Line(), set[str]()
    for each in parts:
        if each.partition(" ")[0] != "play":
            read_one(found, each, seen)
        elif (describe(land, each) or {}).get("group") == "cards":
            found.plays.append(each)
        else:
            raise BadOrder({"code": "order_clause", "clause": each})
    if len(found.plays) > MOST_PLAYS:
        raise BadOrder({"code": "order_line_long", "most": MOST_PLAYS})
    if not (found.plays or found.lead or found.then_pass):
        raise BadOrder({"code": "order_line_empty"})
    return found
