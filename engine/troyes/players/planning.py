"""A plan: complete actions for the seat's next turns, each played if possible.

If an action is not possible, the player is asked. The line also stores the gains expected when the
plan was given; offers/plan_worth.py compares them before each action.
"""

from __future__ import annotations

from engine.orders import PLAN, WORTH, Answer, BadOrder, View, clauses_of_plan, line, plan_of
from engine.troyes.actions import Said, read
from engine.troyes.box.cards import BUILDINGS, CARDS, NONE
from engine.troyes.offers.ahead import IN_ACTIONS, MOST_PLANNED
from engine.troyes.rules.flow import PHASES
from engine.troyes.rules.groups import counts_as

CUBES = frozenset(PHASES["flag"])  # the verbs for placing the remaining cubes of an action


def read_plan(actions: list[str]) -> str:
    """Return the order that is a plan of these actions. Raise BadOrder."""
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
    """Return the plan's next action, or None if it is not the seat's turn.

    If that action is not possible now, the plan ends and the player is asked.
    """
    action, *rest = clauses_of_plan(text)
    rest = rest[1:] if rest and rest[0].startswith(WORTH) else rest
    if view["phase"] not in IN_ACTIONS or not legal:
        return None
    said = read(action)
    assert said is not None  # read_plan checked it
    if view["phase"] == "flag" and said.verb not in CUBES:
        return None  # the player must first place the cubes of the previous action
    if action not in legal:
        return Answer(None, None, {"kind": "not_possible", "action": action})
    if expels_own(view, said):
        return Answer(None, None, {"kind": "own_citizen", "action": action})
    return Answer(action, line([PLAN, *rest]) if rest else None, {"kind": "as_ordered"})


def expels_own(view: View, said: Said) -> bool:
    """True if the action would place a citizen that expels one of the same seat.

    A plan can come to this after other seats have moved the citizens of the row.
    """
    if said.verb != "citizen":
        return False
    [(_, colour, number)] = said.dice
    effect = None if said.cube == NONE else CARDS.activities[said.cube].effect
    rows = view["buildings"][BUILDINGS[counts_as(effect, colour)]]["rows"]
    row = next(row["spaces"] for row in rows if number in row["dice"])
    is_full = all(each["owner"] is not None for each in row)
    leaves = said.source in [each["space"] for each in row]
    return is_full and not leaves and bool(row[-1]["owner"] == view["seat"])
