"""A plan: whole actions for one's next turns, each played when it can be, else its owner is asked.

How it is written, and what it answers; orders.py asks it. What its actions were to bring when it
was given is kept in its line, and compared by promising.py before one is played.
"""

from __future__ import annotations

from typing import Any

from engine.orders import PLAN, WORTH, Answer, BadOrder, clauses_of_plan, line, plan_of
from engine.troyes.actions import Said, read
from engine.troyes.box.cards import BUILDINGS, CARDS, NONE
from engine.troyes.offers.ahead import IN_ACTIONS, MOST_PLANNED
from engine.troyes.rules.flow import PHASES
from engine.troyes.rules.groups import counts_as

View = dict[str, Any]

CUBES = frozenset(PHASES["flag"])  # verbs of who still places cubes of an action


def read_plan(actions: list[str]) -> str:
    """The line of a plan; raises BadOrder."""
    if not actions:
        raise BadOrder({"code": "order_plan_empty"})
    if len(actions) > MOST_PLANNED:
        raise BadOrder({"code": "order_plan_long", "most": MOST_PLANNED})
    for action in actions:
        said = read(action)
        if said is None or not any(said.verb in PHASES[phase] for phase in IN_ACTIONS):
            raise BadOrder({"code": "order_clause", "clause": action})
    return plan_of(actions)


def answer_plan(text: str, view: View, legal: list[str]) -> Answer | None:
    """The next action, where its moment has come; a plan that cannot go on is over."""
    action, *rest = clauses_of_plan(text)
    rest = rest[1:] if rest and rest[0].startswith(WORTH) else rest
    if view["phase"] not in IN_ACTIONS or not legal:
        return None
    said = read(action)
    assert said is not None  # or it would not have been taken
    if view["phase"] == "flag" and said.verb not in CUBES:
        return None  # first the cubes of the action before, which its owner has left open
    if action not in legal:
        return Answer(None, None, {"kind": "not_possible", "action": action})
    if expels_own(view, said):
        return Answer(None, None, {"kind": "own_citizen", "action": action})
    return Answer(action, line([PLAN, *rest]) if rest else None, {"kind": "as_ordered"})


def expels_own(view: View, said: Said) -> bool:
    """Whether a citizen who enters would push out one's own: others have moved the row on."""
    if said.verb != "citizen":
        return False
    [(_, colour, number)] = said.dice
    effect = None if said.cube == NONE else CARDS.activities[said.cube].effect
    rows = view["buildings"][BUILDINGS[counts_as(effect, colour)]]["rows"]
    row = next(row["spaces"] for row in rows if number in row["dice"])
    is_full = all(each["owner"] is not None for each in row)
    leaves = said.source in [each["space"] for each in row]
    return is_full and not leaves and bool(row[-1]["owner"] == view["seat"])
