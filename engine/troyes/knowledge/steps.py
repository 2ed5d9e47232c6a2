"""A round as a checklist for the table: the steps done, the current step, and its actor."""

from __future__ import annotations

from typing import Any

from engine.luck import Need
from engine.troyes.box.cards import LEVELS
from engine.troyes.state import NOBODY, State, own_share, owner_name

SETUP = ("start", "fan", "place")
ROUND = ("reveal", "income", "workforce", "draw", "events", "black", "counter", "act", "end")
ENDING = ("characters", "scoring")
STEPS = (*SETUP, *ROUND, *ENDING)

# The step in which the table is asked for each thing, and the step of each phase.
OF_NEED = {
    "start": "start",
    "fan": "fan",
    "le_roy_citizens": "place",
    "activity": "reveal",
    "workforce": "workforce",
    "event_card": "draw",
    "event": "events",
    "black": "black",
    "archer": "act",
    "le_roy": "act",
    "character": "characters",
}
OF_PHASE = {
    "place": "place",
    "call": "draw",
    "counter": "counter",
    "act": "act",
    "flag": "act",
    "over": "scoring",
}


def steps(state: State | None, need: Need | None, seats: int) -> dict[str, Any]:
    """Return the current step and its actor, the checklist, and the wages and prices."""
    step = step_of(state, need)
    listed = listed_with(step, state, seats)
    now = listed.index(step)
    found: dict[str, Any] = {
        "step": step,
        "who": who_does(state, need, step),
        "steps": [
            {"step": each, "is": "done" if place < now else "now" if place == now else "later"}
            for place, each in enumerate(listed)
        ],
        "wages": [],
        "income": 0,
        "prices": [],
    }
    if state is not None:
        turn = state.rules.cards.turn
        found["wages"] = [wages_due(state, seat) for seat in range(state.seats)]
        found |= {"income": turn["income"], "prices": list(turn["price"])}
    return found


def step_of(state: State | None, need: Need | None) -> str:
    if need is not None and need.what in OF_NEED:
        return OF_NEED[need.what]
    return "start" if state is None else OF_PHASE[state.phase]


def listed_with(step: str, state: State | None, seats: int) -> list[str]:
    """Return the steps of the current part of the game: the setup, a round or the ending."""
    if step in ENDING:
        return list(ENDING[1:] if seats == 1 else ENDING)
    if step in SETUP:
        return ["fan", "place"] if seats == 1 else ["start", "place"]
    late = state is not None and state.round > LEVELS
    return [each for each in ROUND if not (late and each == "reveal")]


def who_does(state: State | None, need: Need | None, step: str) -> int | str | None:
    """Return the seat that acts in the current step, or "le_roy"; None unless exactly one acts."""
    if need is not None:
        first = need.parts[0][0] if need.parts else None
        alone = len({part[0] for part in need.parts}) == 1
        is_somebody = type(first) is int or first == "le_roy"
        return first if alone and is_somebody else None
    if state is None or state.actor == NOBODY:
        return None
    return owner_name(state, state.actor)


def wages_due(state: State, seat: int) -> int:
    """Return the wages that a seat would pay if a round began now."""
    buildings = state.rules.cards.buildings
    return sum(
        own_share(state.spaces, place, seat) * building.wage
        for place, building in enumerate(buildings)
    )
