"""A stance for one round: an order to raise cheaply up to a limit, or until too far behind.

This module reads and writes the stance, chooses its plays, and finds limits worth offering.
orders.py uses it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.btwixt.actions import KNEEL
from engine.btwixt.players.bot import card_data, cost, lead, likely, rivals
from engine.order_clauses import FURTHEST, Counting, clause, read_all, texts
from engine.orders import BadOrder, View, line, me

RAISE = "raise"
# The effects that a stance may use: they ask no player and make no leader kneel. Event cards and
# leader cards are left to the player.
PLAIN_DEEDS = ("modify_value", "modify_total", "round_rule", "draw_cards")
PLAIN_WHO = (None, "self", "each_neighbor", "each_opponent")
PLAIN_SECTION = "standard_influence"
# Under these round rules a card may not add its printed value, or the lowest total wins.
ODD_RULES = ("low_wins", "value_cap", "value_floor", "blank_abilities", "card_limit")


@dataclass
class Raise:
    """A limit for the total, and how far behind the seat may be before it kneels."""

    most: int | None = clause(Counting("most"))
    behind: int | None = clause(Counting("behind"))

    @property
    def limit(self) -> int:
        """Return the highest total that the stance allows."""
        return FURTHEST if self.most is None else self.most

    def text(self) -> str:
        """Return the stance as it is stored."""
        return line([RAISE, *texts(self)])


def read_raise(parts: list[str]) -> Raise:
    """Parse the clauses after `raise`: at least one, each at most once."""
    found = read_all(Raise(), parts)
    if found.most is None and found.behind is None:
        raise BadOrder({"code": "order_no_limit", "most": FURTHEST})
    return found


# --- plays -----------------------------------------------------------------


def is_odd(view: View) -> bool:
    """True if a rule of this round makes a stance unsafe, as values may not simply add up."""
    return any(rule["rule"] in ODD_RULES for rule in view["round_rules"])


def cheapest_raise(view: View, legal: list[str], most: int) -> str | None:
    """Return the action that plays the cheapest card to take the lead.

    If several cards are needed, return the play that adds most. Return None if no lead is possible
    with a total of at most `most`.
    """
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
    """Return the amount that a card would add to the total, or None if it does anything else."""
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
    """Return the lowest total that leads and that cards in hand can reach.

    Return None if there is no such total up to `most`.
    """
    rival = me(view)["total"] - lead(view)
    return min((total for total in within_reach(view, most) if total > rival), default=None)


def within_reach(view: View, most: int) -> set[int]:
    """Return the totals up to `most` that playing cards of the hand can reach.

    Only cards with a known addition count (`added`).
    """
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
    """True if another player is standing and has a card to play."""
    return bool(rivals(view))


# --- limits worth offering --------------------------------------------------


def limits(view: View) -> list[int]:
    """Return limits worth offering for the total.

    They are the lowest total that takes the lead, and one halfway to the highest that the hand can
    reach. Return [] if the hand cannot take the lead.
    """
    least, whole = least_lead(view, FURTHEST), max(within_reach(view, FURTHEST), default=0)
    if least is None:
        return []
    middle = (least + whole) // 2
    return [least, *([middle] if middle >= least + WORTH_CHOOSING else [])]


def patience(view: View) -> int:
    """Return how many points behind a stance that is suggested now should let the seat kneel."""
    return max(USUAL_PATIENCE, 2 - lead(view))


WORTH_CHOOSING = 2  # the least distance between two limits on offer
USUAL_PATIENCE = 4
