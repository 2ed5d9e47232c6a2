"""Standing orders as all games write them: one short line of ASCII, and what it may answer.

An order is a kind and clauses, parted by "; ": `line; play m10; stop winter spring; lead 5`. What
they mean is the game's own affair. A game that takes orders has `orders`,
which answers:

    form(view, legal)                  the orders that make sense now, for whoever builds a page
    read(text)                         -> the line as it is kept; raises BadOrder
    topic(text)                        of each topic a seat has one order
    scope(text, view)                  what ends the order by ending (a battle), or None
    refusal(text, view)                -> None, or why this seat cannot give it now
    describe(text)                     -> facts of each clause, with a `kind` for the words
    answer(text, view, legal, events)  -> Answer, or None where the order has nothing to say
    ended(text, view, events)          -> facts: why an order has stopped whose scope is over

All of them see what that seat may see, and nothing else: its view, its legal actions, and what it
was told since it gave the order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

LONGEST = 400
MOST_CLAUSES = 32
PART = "; "


class BadOrder(Exception):
    """A text that is no order; `refusal` says why, as facts without words."""

    def __init__(self, refusal: dict[str, Any]) -> None:
        super().__init__(refusal)
        self.refusal = refusal


@dataclass(frozen=True)
class Answer:
    """What an order says when its seat is asked.

    `action` is played; with None the order stops, and its owner is asked. `rest` is what is left
    of the order afterwards, None when it has done its work. `why` is told to the owner, as facts.
    """

    action: str | None
    rest: str | None
    why: dict[str, Any]


def clauses(text: object) -> list[str]:
    """The clauses of a line, each with single spaces; raises BadOrder."""
    if not isinstance(text, str) or not text.isascii() or len(text) > LONGEST:
        raise BadOrder({"code": "order_unreadable"})
    found = [" ".join(clause.lower().split()) for clause in text.split(";")]
    found = [clause for clause in found if clause]
    if not found or len(found) > MOST_CLAUSES or not text.isprintable():
        raise BadOrder({"code": "order_unreadable"})
    return found


def line(parts: list[str]) -> str:
    """The clauses as one line."""
    return PART.join(parts)
