"""A stance for every round, until it is taken back: how far to raise, and when to ask all the same.

How it is written, and when it leaves its owner to answer; what it plays stands in stances.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.btwixt.players.bot import lead
from engine.btwixt.players.stances import FURTHEST, Raise, added, number
from engine.orders import BadOrder, line, others

View = dict[str, Any]
Facts = dict[str, Any]

EVERY_ROUND = "every-round"
EVENT, LEADER = "event", "leader"
STOPS = (EVENT, LEADER)
LAST = "last"
ASKS = (LAST,)
LEAST = {"most": 0, "behind": 1, "overtaken": 0, "below": 1}  # of each clause with a number


@dataclass
class EveryRound(Raise):
    """How high a total may go in any round (0: it stays out), and when to ask."""

    matters: tuple[str, ...] = ()
    stops: tuple[str, ...] = ()
    overtaken: int | None = None
    below: int | None = None

    def text(self) -> str:
        """The stance as it is kept."""
        parts = [f"{verb} {count}" for verb, count in self.clauses()]
        parts += [" ".join(["ask", *self.matters])] if self.matters else []
        parts += [" ".join(["stop", *self.stops])] if self.stops else []
        return line([EVERY_ROUND, *parts, *(f"{verb} {count}" for verb, count in self.asks())])

    def asks(self) -> list[tuple[str, int]]:
        """The numbers at which it asks, as far as they were said."""
        said = {"overtaken": self.overtaken, "below": self.below}
        return [(verb, count) for verb, count in said.items() if count is not None]


def read_every_round(parts: list[str]) -> EveryRound:
    """The clauses after `every-round`, in any order, each once."""
    found, seen = EveryRound(), set()
    for clause in parts:
        verb, _, rest = clause.partition(" ")
        if verb in seen or verb not in (*LEAST, "stop", "ask"):
            raise BadOrder({"code": "order_clause", "clause": clause})
        seen.add(verb)
        if verb == "stop":
            found.stops = read_words(STOPS, rest, clause)
        elif verb == "ask":
            found.matters = read_words(ASKS, rest, clause)
        else:
            setattr(found, verb, number(rest, clause, LEAST[verb]))
    if found.most is None:
        raise BadOrder({"code": "order_no_limit", "most": FURTHEST})
    return found


def read_words(known: tuple[str, ...], rest: str, clause: str) -> tuple[str, ...]:
    """The words of a clause, at least one, in the order in which they are known."""
    words = rest.split()
    if not words or not set(words) <= set(known):
        raise BadOrder({"code": "order_clause", "clause": clause})
    return tuple(each for each in known if each in words)


def asks_because(order: EveryRound, view: View) -> Facts | None:
    """Why this round is its owner's own, by how it stands and what there is to spend."""
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
    """Section 7: the game ends after the last round of its last season, and in no other way."""
    return bool(view["season"] == view["seasons"][-1] and view["round"] == view["rounds"])


def of_this_round(events: list[Facts]) -> list[Facts]:
    """What happened since the ally was revealed."""
    begun = [place for place, event in enumerate(events) if event["kind"] == "revealed"]
    return events[begun[-1] :] if begun else events
