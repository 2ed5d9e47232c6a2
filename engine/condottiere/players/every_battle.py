"""A stance for every battle, until it is taken back: how far to go, and when to ask all the same.

How it is written, and when it leaves its owner to answer; what it plays stands in stances.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.condottiere.players.lines import number
from engine.condottiere.players.stances import (
    UpTo,
    can_count,
    read_limited,
    read_overtaken,
    read_stop,
)
from engine.orders import BadOrder, line

View = dict[str, Any]
Facts = dict[str, Any]

EVERY_BATTLE = "every-battle"
WINNING, ATTACKED = "winning", "attacked"
ASKS = (WINNING, ATTACKED)
LARGEST_HAND = 20  # nobody holds more cards
# What begins a battle: before it nothing that somebody played counts.
BEGINNINGS = ("besieged", "attacked", "final_battle", "campaign_battle")


@dataclass
class EveryBattle(UpTo):
    """How far a line may grow in any battle (0: it stays out), and when to ask."""

    asks: list[str] = field(default_factory=list)
    below: int | None = None

    def text(self) -> str:
        """The stance as it is kept."""
        parts = [EVERY_BATTLE, f"most {self.most}"]
        parts += [" ".join(["ask", *self.asks])] if self.asks else []
        parts += [" ".join(["stop", *self.stops])] if self.stops else []
        numbers = {"overtaken": self.overtaken, "below": self.below}
        return line([*parts, *(f"{verb} {n}" for verb, n in numbers.items() if n is not None)])


def read_every_battle(parts: list[str]) -> EveryBattle:
    """The clauses after `every-battle`, in any order, each once."""
    return read_limited(EveryBattle(), CLAUSES, parts)


def read_most(found: EveryBattle, rest: str, clause: str) -> None:
    found.most = number(rest, 0, clause)


def read_ask(found: EveryBattle, rest: str, clause: str) -> None:
    words = rest.split()
    if not words or not set(words) <= set(ASKS):
        raise BadOrder({"code": "order_clause", "clause": clause})
    found.asks = [each for each in ASKS if each in words]


def read_below(found: EveryBattle, rest: str, clause: str) -> None:
    found.below = number(rest, 1, clause)


CLAUSES: dict[str, Callable[[EveryBattle, str, str], None]] = {
    "most": read_most,
    "ask": read_ask,
    "stop": read_stop,
    "overtaken": read_overtaken,
    "below": read_below,
}


# --- when it asks ----------------------------------------------------------


def asks_because(order: EveryBattle, view: View) -> Facts | None:
    """Why this battle is its owner's own, by what is at stake and what there is to spend."""
    if WINNING in order.asks and view["could_end"]:
        return {"kind": WINNING}
    if ATTACKED in order.asks and view["defender"] == view["seat"]:
        return {"kind": ATTACKED}
    if order.below is not None and len(view["hand"]) < order.below:
        return {"kind": "few_cards", "count": len(view["hand"])}
    if order.most and not can_count(view):
        return {"kind": "no_army"}
    return None


def of_this_battle(events: list[Facts]) -> list[Facts]:
    """What happened since the battle began."""
    begun = [place for place, event in enumerate(events) if event["kind"] in BEGINNINGS]
    return events[begun[-1] :] if begun else events
