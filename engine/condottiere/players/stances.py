"""A stance in a battle: lead as cheaply as possible, within a limit of strength.

This module reads and writes the stance, chooses its plays and suggests limits. orders.py calls it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.condottiere.box.cards import HEROINE, NUMBER, STRONGEST
from engine.condottiere.box.regions import Land
from engine.condottiere.players.battle_view import Table, after, cost, laid
from engine.condottiere.players.lines import OVERTAKEN, STOP
from engine.order_clauses import FURTHEST, Counting, clause, texts
from engine.orders import View, line

UP_TO = "up-to"


@dataclass
class UpTo:
    """A limit for the strength of the line, and conditions to ask the player."""

    most: int = clause(Counting("most"), -1)
    stops: tuple[str, ...] = clause(STOP)
    overtaken: int | None = clause(OVERTAKEN)

    def text(self) -> str:
        """Return the stance as it is stored."""
        return line([UP_TO, *texts(self)])


# --- its plays -------------------------------------------------------------


def cheapest_lead(land: Land, view: View, legal: list[str], most: int) -> str | None:
    """Return the action that plays the cheapest card which takes the lead.

    If several cards are needed, return the strongest play. Return None if no lead is possible
    within the limit `most`. Cards that do more than add strength are left for the player.
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
    """True if the action plays a mercenary or the heroine, which only add strength."""
    verb, _, card = action.partition(" ")
    return verb == "play" and card in NUMBER and is_plain(card)


def can_count(view: View) -> bool:
    """True if the hand has a card that a stance could play."""
    return any(map(is_plain, view["hand"]))


def is_plain(card: str) -> bool:
    return NUMBER[card] <= STRONGEST or NUMBER[card] == HEROINE


def least_lead(table: Table, most: int) -> int | None:
    """Return the lowest strength, at most `most`, with which the seat's line would lead.

    Return None if its cards reach no such strength. Each card counts as the strength that it would
    add to the current line.
    """
    rival = table.own - table.lead
    return min((total for total in within_reach(table, most) if total > rival), default=None)


def within_reach(table: Table, most: int) -> set[int]:
    """Return the strengths that plain cards of the hand can reach within the limit."""
    own = table.own
    found = {own}
    for card in filter(is_plain, table.hand):
        worth = after(table, f"play {card}").own - own
        found |= {total + worth for total in found if total + worth <= most}
    return found - {own}


# --- suggested limits -----------------------------------------------------


def limits(land: Land, view: View) -> list[int]:
    """Suggest the lowest limit that leads, the highest that the hand allows, and one in the middle.

    Return [] if no limit can lead.
    """
    table = laid(land, view)
    least, whole = least_lead(table, FURTHEST), max(within_reach(table, FURTHEST), default=0)
    if least is None:
        return []
    middle = (least + whole) // 2
    differ = least + WORTH_CHOOSING <= middle <= whole - WORTH_CHOOSING
    return [least, *([middle] if differ else []), *([whole] if whole > least else [])]


WORTH_CHOOSING = 2  # limits closer together than this are not worth a separate choice
