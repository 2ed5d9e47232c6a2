"""An order for a battle, read: cards to play one after another, and when to do otherwise.

How it is written, and what it says; what it answers stands in orders.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.condottiere.actions import PASS, describe
from engine.orders import BadOrder, line

LINE = "line"
STOPS = ("winter", "spring", "bishop", "surrender")
FURTHEST = 99  # no lead is larger that anybody would wait for
MOST_PLAYS = 14


@dataclass
class Line:
    """Cards to play in this order, and when not to."""

    plays: list[str] = field(default_factory=list)
    stops: list[str] = field(default_factory=list)
    overtaken: int | None = None
    lead: int | None = None
    then_pass: bool = False
    plays_alone: bool = False  # on, though it leads and nobody else can play any more

    def text(self) -> str:
        """The line as it is kept."""
        parts = [LINE, *self.plays]
        if self.stops:
            parts.append(" ".join(["stop", *self.stops]))
        if self.overtaken is not None:
            parts.append(f"overtaken {self.overtaken}")
        if self.lead is not None:
            parts.append(f"lead {self.lead}")
        parts += ["then pass"] if self.then_pass else []
        return line([*parts, "alone play"] if self.plays_alone else parts)


def read_line(land: str, parts: list[str]) -> Line:
    """The clauses after `line`, in any order but that of the plays; each condition once."""
    found, seen = Line(), set()
    for clause in parts:
        verb, _, rest = clause.partition(" ")
        if verb != "play":
            if verb not in CLAUSES or verb in seen:
                raise BadOrder({"code": "order_clause", "clause": clause})
            seen.add(verb)
            CLAUSES[verb](found, rest, clause)
        elif (describe(land, clause) or {}).get("group") == "cards":
            found.plays.append(clause)
        else:
            raise BadOrder({"code": "order_clause", "clause": clause})
    if len(found.plays) > MOST_PLAYS:
        raise BadOrder({"code": "order_line_long", "most": MOST_PLAYS})
    if not (found.plays or found.lead or found.then_pass):
        raise BadOrder({"code": "order_line_empty"})
    return found


def read_stops(found: Line, rest: str, clause: str) -> None:
    found.stops = read_stop_words(rest, clause)


def read_stop_words(rest: str, clause: str) -> list[str]:
    """The cards after `stop`, in their own order."""
    words = rest.split()
    if not words or not set(words) <= set(STOPS):
        raise BadOrder({"code": "order_clause", "clause": clause})
    return [card for card in STOPS if card in words]


def read_overtaken(found: Line, rest: str, clause: str) -> None:
    found.overtaken = number(rest, 0, clause)


def read_lead(found: Line, rest: str, clause: str) -> None:
    found.lead = number(rest, 1, clause)


def read_then(found: Line, rest: str, clause: str) -> None:
    if rest != PASS:
        raise BadOrder({"code": "order_clause", "clause": clause})
    found.then_pass = True


def read_alone(found: Line, rest: str, clause: str) -> None:
    if rest != "play":
        raise BadOrder({"code": "order_clause", "clause": clause})
    found.plays_alone = True


def number(text: str, least: int, clause: str) -> int:
    if not (text.isdecimal() and len(text) < 4 and least <= int(text) <= FURTHEST):
        raise BadOrder({"code": "order_number", "clause": clause, "most": FURTHEST})
    return int(text)


CLAUSES: dict[str, Callable[[Line, str, str], None]] = {
    "stop": read_stops,
    "overtaken": read_overtaken,
    "lead": read_lead,
    "then": read_then,
    "alone": read_alone,
}
