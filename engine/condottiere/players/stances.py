"""A stance in a battle: lead as cheaply as can be, with a line that never counts beyond a limit.

How it is written, what it plays, and which limits are worth a tap; orders.py asks it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.condottiere.box.cards import HEROINE, NUMBER, STRONGEST
from engine.condottiere.box.regions import Land
from engine.condottiere.players.laid import Table, after, cost, laid
from engine.condottiere.players.lines import FURTHEST, number, read_stop_words
from engine.orders import BadOrder, line

View = dict[str, Any]

UP_TO = "up-to"


@dataclass
class UpTo:
    """How far a line may grow, and when to ask all the same."""

    most: int = -1
    stops: list[str] = field(default_factory=list)
    overtaken: int | None = None

    def text(self) -> str:
        """The stance as it is kept."""
        parts = [UP_TO, f"most {self.most}"]
        if self.stops:
            parts.append(" ".join(["stop", *self.stops]))
        if self.overtaken is not None:
            parts.append(f"overtaken {self.overtaken}")
        return line(parts)


Limited = TypeVar("Limited", bound=UpTo)


def read_up_to(parts: list[str]) -> UpTo:
    """The clauses after `up-to`, in any order, each once."""
    return read_limited(UpTo(), CLAUSES, parts)


def read_limited(
    found: Limited, readers: Mapping[str, Callable[[Limited, str, str], None]], parts: list[str]
) -> Limited:
    """A stance of these clauses, in any order, each once; how far it goes it has to say."""
    seen = set()
    for clause in parts:
        verb, _, rest = clause.partition(" ")
        if verb not in readers or verb in seen:
            raise BadOrder({"code": "order_clause", "clause": clause})
        seen.add(verb)
        readers[verb](found, rest, clause)
    if "most" not in seen:
        raise BadOrder({"code": "order_no_limit", "most": FURTHEST})
    return found


def read_most(found: UpTo, rest: str, clause: str) -> None:
    found.most = number(rest, 1, clause)


def read_stop(found: UpTo, rest: str, clause: str) -> None:
    found.stops = read_stop_words(rest, clause)


def read_overtaken(found: UpTo, rest: str, clause: str) -> None:
    found.overtaken = number(rest, 0, clause)


CLAUSES: dict[str, Callable[[UpTo, str, str], None]] = {
    "most": read_most,
    "stop": read_stop,
    "overtaken": read_overtaken,
}


# --- what it plays ---------------------------------------------------------


def cheapest_lead(land: Land, view: View, legal: list[str], most: int) -> str | None:
    """The cheapest card that leads, or one on the way to a lead; None where the limit forbids it.

    Cards that do more than count are left to whoever holds them.
    """
    table = laid(land, view)
    plays = {action: after(table, action) for action in legal if counts(action)}
    within = {action: then for action, then in plays.items() if then.own <= most}
    leading = [action for action, then in within.items() if then.lead > 0]
    if leading:
        return min(leading, key=lambda action: (cost(action), -within[action].lead))
    if least_lead(table, most) is None:
        return None
    return max(within, key=lambda action: within[action].own, default=None)


def counts(action: str) -> bool:
    """Whether it plays a mercenary or the heroine: strength and nothing else."""
    verb, _, card = action.partition(" ")
    return verb == "play" and card in NUMBER and is_plain(card)


def can_count(view: View) -> bool:
    """Whether a stance could play any card of the hand."""
    return any(map(is_plain, view["hand"]))


def is_plain(card: str) -> bool:
    return NUMBER[card] <= STRONGEST or NUMBER[card] == HEROINE


def least_lead(table: Table, most: int) -> int | None:
    """The least that the line must come to so as to lead, with cards of the hand; None if none do.

    Of each card what it would add to the line as it lies.
    """
    rival = table.own - table.lead
    return min((total for total in within_reach(table, most) if total > rival), default=None)


def within_reach(table: Table, most: int) -> set[int]:
    """What the line may come to within the limit, by one plain card of the hand or several."""
    own = table.own
    found = {own}
    for card in filter(is_plain, table.hand):
        worth = after(table, f"play {card}").own - own
        found |= {total + worth for total in found if total + worth <= most}
    return found - {own}


# --- limits worth a tap ----------------------------------------------------


def limits(land: Land, view: View) -> list[int]:
    """As little as leads, all that the hand could do, and the middle: none that cannot lead."""
    table = laid(land, view)
    least, whole = least_lead(table, FURTHEST), max(within_reach(table, FURTHEST), default=0)
    if least is None:
        return []
    middle = (least + whole) // 2
    differ = least + WORTH_CHOOSING <= middle <= whole - WORTH_CHOOSING
    return [least, *([middle] if differ else []), *([whole] if whole > least else [])]


WORTH_CHOOSING = 2  # limits nearer than that are one choice too many
