"""The gains of a plan when it was given: kept in its line, and compared when it is played."""

from __future__ import annotations

from engine.facts import Facts
from engine.orders import PLAN, WORTH, clauses_of_plan, line, planned
from engine.state import without_log
from engine.troyes.actions import read
from engine.troyes.offers.ahead import ahead
from engine.troyes.offers.summing import COUNTED, DOES, LUCK, hire_sum, plan_of, price_sum
from engine.troyes.rules import turns
from engine.troyes.state import State

Worth = dict[str, int]  # what an action brings, costs being less than nothing


def promised(state: State, seat: int, text: str) -> str:
    """Return the line of a plan with the gains of each of its actions at the table ahead."""
    actions, parts = planned(text), [PLAN]
    for place, action in enumerate(actions):
        table = state if seat == state.actor and not place else ahead(state, seat, actions[:place])
        parts.append(action)
        if table is not None:
            parts.append(written(worth(table, seat, action)))
    return line(parts) if actions else text


def worth_less(state: State, seat: int, text: str) -> Facts | None:
    """Return why a plan's next action is not played: it would bring less, or cost more, than then.

    None if it is worth at least as much, or if nothing was promised.
    """
    action, *rest = clauses_of_plan(text) or [""]
    if not rest or not rest[0].startswith(WORTH):
        return None
    now, then = worth(state, seat, action), read_worth(rest[0])
    if all(now.get(name, 0) >= then.get(name, 0) for name in {*now, *then}):
        return None
    return {"kind": "worth_less", "action": action}


def worth(state: State, seat: int, action: str) -> Worth:
    """Return the gains of an action of one's turn; {} for one without dice for a target.

    That is deniers, influence and points, the points of a tradesman's space, how often a card is
    used, and the cubes to be placed. Where dice are rolled, only its cost is known.
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
    """The clause that says it: `worth deniers -8 points 2 uses 1`."""
    pairs = sorted((name, count) for name, count in brings.items() if count)
    return " ".join([WORTH, *(f"{name} {count}" for name, count in pairs)])


def read_worth(clause: str) -> Worth:
    """The clause read again."""
    _, *words = clause.split()
    return {name: int(count) for name, count in zip(words[::2], words[1::2], strict=True)}
