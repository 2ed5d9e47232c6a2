"""The expected gains of planned actions, stored with the plan and compared before each is played.

Plans are orders of players/planning.py.
"""

from __future__ import annotations

from engine.fact_types import Facts
from engine.orders import PLAN, WORTH, clauses_of_plan, line, planned
from engine.state import without_log
from engine.troyes.actions import read
from engine.troyes.offers.ahead import ahead
from engine.troyes.offers.summing import COUNTED, DOES, LUCK, hire_sum, plan_of, price_sum
from engine.troyes.rules import turns
from engine.troyes.state import State

Worth = dict[str, int]  # the gains of an action; costs are negative


def promised(state: State, seat: int, text: str) -> str:
    """Return the line of a plan with the expected gains added after each action.

    Each action is valued in the state after the planned actions before it (`ahead`). A `text` that
    is not a plan is returned unchanged.
    """
    actions, parts = planned(text), [PLAN]
    for place, action in enumerate(actions):
        table = state if seat == state.actor and not place else ahead(state, seat, actions[:place])
        parts.append(action)
        if table is not None:
            parts.append(written(worth(table, seat, action)))
    return line(parts) if actions else text


def worth_less(state: State, seat: int, text: str) -> Facts | None:
    """Return a fact if the plan's next action would now bring less or cost more, else None.

    Also return None if the line stores no gains.
    """
    action, *rest = clauses_of_plan(text) or [""]
    if not rest or not rest[0].startswith(WORTH):
        return None
    now, then = worth(state, seat, action), read_worth(rest[0])
    if all(now.get(name, 0) >= then.get(name, 0) for name in {*now, *then}):
        return None
    return {"kind": "worth_less", "action": action}


def worth(state: State, seat: int, action: str) -> Worth:
    """Return the gains of an action, or {} unless it is a legal action with dice.

    They are deniers, influence and points, the points of a tradesman's space, the uses of a card,
    and the cubes to place. If dice are rolled, only the cost is known.
    """
    said = read(action)
    plan = None if said is None or state.phase != "act" else plan_of(state, seat, said)
    if said is None or not isinstance(plan, turns.Plan):
        return {}
    hired = hire_sum(state, seat, said)
    found = {"uses": plan.uses, "space": sum(each["points"] for each in hired)}
    card = state.rules.cards.activities[state.activities[plan.slot]]
    if said.verb == "activate" and card.effect["kind"] in LUCK:
        costs = [*hired, *price_sum(state, seat, said)]
        return found | {"deniers": -sum(each["deniers"] for each in costs)}
    after = without_log(state)
    DOES[said.verb](after, seat, said, plan)
    found |= {name: getattr(after, name)[seat] - getattr(state, name)[seat] for name in COUNTED}
    return found | {"cubes": after.choosing[1] if after.choosing else 0}


def written(brings: Worth) -> str:
    """Return the gains `brings` as a clause, such as `worth deniers -8 points 2 uses 1`."""
    pairs = sorted((name, count) for name, count in brings.items() if count)
    return " ".join([WORTH, *(f"{name} {count}" for name, count in pairs)])


def read_worth(clause: str) -> Worth:
    """Parse a clause of gains, such as `worth deniers -8 points 2`; the inverse of `written`."""
    _, *words = clause.split()
    return {name: int(count) for name, count in zip(words[::2], words[1::2], strict=True)}
