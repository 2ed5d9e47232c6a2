"""A stance in a round: raise as cheaply as can be, up to a limit, or until beaten by so much.

How it is written, what it plays, and which limits are worth a tap; orders.py asks it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.btwixt.actions import KNEEL
from engine.btwixt.players.bot import card_data, cost, lead, likely, rivals
from engine.orders import BadOrder, line, me

View = dict[str, Any]

RAISE = "raise"
FURTHEST = 99  # no total is higher
CLAUSES = ("most", "behind")
# What a card may do as it is played and still be left to a stance: it asks nobody, and it makes
# nobody kneel. Cards of the event module and of leaders are left to whoever holds them.
PLAIN_DEEDS = ("modify_value", "modify_total", "round_rule", "draw_cards")
PLAIN_WHO = (None, "self", "each_neighbor", "each_opponent")
PLAIN_SECTION = "standard_influence"
# Under these rules of a round a card does not add what is printed on it, or the least total wins.
ODD_RULES = ("low_wins", "value_cap", "value_floor", "blank_abilities", "card_limit")


@dataclass
class Raise:
    """How high a total may go, and by how much one may be beaten before one kneels."""

    most: int | None = None
    behind: int | None = None

    @property
    def limit(self) -> int:
        """The highest total that it allows."""
        return FURTHEST if self.most is None else self.most

    def clauses(self) -> Iterator[tuple[str, int]]:
        """What was said, in its order."""
        for verb in CLAUSES:
            count = getattr(self, verb)
            if count is not None:
                yield verb, count

    def text(self) -> str:
        """The stance as it is kept."""
        return line([RAISE, *(f"{verb} {count}" for verb, count in self.clauses())])


def read_raise(parts: list[str]) -> Raise:
    """The clauses after `raise`: at least one of them, each once."""
    found = Raise()
    for clause in parts:
        verb, _, count = clause.partition(" ")
        if verb not in CLAUSES or getattr(found, verb) is not None:
            raise BadOrder({"code": "order_clause", "clause": clause})
        setattr(found, verb, number(count, clause))
    if found.most is None and found.behind is None:
        raise BadOrder({"code": "order_no_limit", "most": FURTHEST})
    return found


def number(text: str, clause: str, least: int = 1) -> int:
    """A whole number of a clause; raises BadOrder."""
    if not (text.isdecimal() and len(text) < 4 and least <= int(text) <= FURTHEST):
        raise BadOrder({"code": "order_number", "clause": clause, "most": FURTHEST})
    return int(text)


# --- what it plays ---------------------------------------------------------


def is_odd(view: View) -> bool:
    """Whether a rule of this round makes the usual sums untrue."""
    return any(rule["rule"] in ODD_RULES for rule in view["round_rules"])


def cheapest_raise(view: View, legal: list[str], most: int) -> str | None:
    """The cheapest card that leads, or one on the way to a lead; None where the limit forbids."""
    own, ahead = me(view)["total"], lead(view)
    adds = {action: added(view, action) for action in legal if action != KNEEL}
    within = {action: n for action, n in adds.items() if n is not None and own + n <= most}
    leading = [action for action, n in within.items() if ahead + n > 0]
    if leading:
        return min(leading, key=lambda action: (cost(view, word(action)), -within[action]))
    if least_lead(view, most) is None:
        return None
    return max(within, key=lambda action: within[action], default=None)


def word(action: str) -> str:
    return action.rpartition(" ")[2]


def added(view: View, action: str) -> int | None:
    """What a card would add to the own total as things stand; None where it does more than that."""
    data = card_data(view, word(action))
    if data["section"] != PLAIN_SECTION or data.get("manual"):
        return None
    at_once = [effect for effect in data["effects"] if effect["when"] != "cleanup"]
    if not all(is_plain(effect) for effect in at_once):
        return None
    changes = [e for e in at_once if e["do"] == "modify_value" and likely(view, e.get("if"))]
    return int(data["value"] + sum(effect["delta"] for effect in changes))


def is_plain(effect: View) -> bool:
    return effect["do"] in PLAIN_DEEDS and effect.get("who") in PLAIN_WHO


def least_lead(view: View, most: int) -> int | None:
    """The least total that leads, with cards of the hand; None if none do within the limit."""
    rival = me(view)["total"] - lead(view)
    return min((total for total in within_reach(view, most) if total > rival), default=None)


def within_reach(view: View, most: int) -> set[int]:
    """What the total may come to within the limit, by one plain card of the hand or several."""
    own = me(view)["total"]
    found = {own}
    free = list(view["hand"])
    for locked in view["locked"]:
        free.remove(locked)
    for card in free:
        worth = added(view, f"play {card}")
        if worth is not None:
            found |= {total + worth for total in found if total + worth <= most}
    return found - {own}


def others_can_play(view: View) -> bool:
    """Whether anybody else still stands with a card to play."""
    return bool(rivals(view))


# --- limits worth a tap ----------------------------------------------------


def limits(view: View) -> list[int]:
    """As little as leads, and half the way from there to all that the hand could do."""
    least, whole = least_lead(view, FURTHEST), max(within_reach(view, FURTHEST), default=0)
    if least is None:
        return []
    middle = (least + whole) // 2
    return [least, *([middle] if middle >= least + WORTH_CHOOSING else [])]


def patience(view: View) -> int:
    """By how much one may be beaten before it is time to kneel: more than one is now."""
    return max(USUAL_PATIENCE, 2 - lead(view))


WORTH_CHOOSING = 2  # limits nearer than that are one choice too many
USUAL_PATIENCE = 4
