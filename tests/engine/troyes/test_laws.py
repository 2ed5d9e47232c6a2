"""Each check of tests/engine/troyes/laws.py fails on a state with just that fault."""

from __future__ import annotations

from typing import Any

import pytest

from engine.troyes.state import State
from tests.engine.laws import broken
from tests.engine.troyes.laws import FAULTS
from tests.engine.troyes.positions import ANNA, FAYE, GAME, GREY, laid

ACT = laid(
    dice={ANNA: "r4 y3", GREY: "w2"},
    tradesmen={"priest": [ANNA, FAYE]},
    cubes={"priest": {ANNA: 1}},
    events={"war": [ANNA], "heresy": []},
    cathedral={2: [FAYE]},
    standing={"P1": ANNA, "P2": FAYE},
    lying={"palace": [FAYE]},
)
STORED = GAME.to_json(ACT)


def other(name: str, place: int, value: Any) -> dict[str, Any]:
    """Return the state's data with one entry of a list replaced."""
    values = list(STORED[name])
    values[place] = value
    return {name: values}


PLANTED: list[tuple[str, dict[str, Any]]] = [
    ("round", {"round": 0}),
    ("round", {"phase": "place"}),
    ("number of citizens", other("personal", 1, 9)),
    ("number of citizens", other("spaces", 5, 0)),
    ("expelled citizens", other("lying", 0, [1, 1])),
    ("activity cards", other("activities", 0, 0)),
    ("activity cards", other("activities", 0, 28)),
    ("tradesmen", other("tradesmen", 0, [0, 0])),
    ("tradesmen", {"round": 0}),
    ("cubes on activity cards", other("stored", 0, [1, 0, 0, 0])),
    ("cubes on activity cards", other("stored", 3, [1, 0])),
    ("event cards", other("queue", 0, 5)),
    ("event cards", other("queue", 1, 10)),
    ("event cards", other("decks", 1, [1])),
    ("event cards", {"queue": []}),
    ("red events to come", {"round": 4}),
    ("red events to come", {"round": 9}),
    ("red events to come", other("decks", 0, [])),
    ("cubes on events", other("flags", 1, [0] * 6)),
    ("characters", other("characters", 0, [0, 1])),
    ("characters", other("characters", 0, STORED["characters"][1])),
    ("influence or points", other("influence", 0, 21)),
    ("influence or points", other("points", 1, -1)),
    ("cathedral", other("cathedral", 0, [0, 0, 0, 0])),
    ("dice", other("dice", 0, ["1111111", "", ""])),
    ("dice", other("dice", 0, ["1", ""])),
    ("dice", {"phase": "over"}),
    ("seat to act", {"actor": -1}),
    ("seat to act", {"passed": [1, 0, 0, 0]}),
    ("seat to act", {"passed": [0, 0, 0]}),
    ("seat to act", {"phase": "counter"}),
    ("seat to act", {"phase": "flag"}),
    ("seat to act", {"phase": "call"}),
    ("seat to act", {"phase": "over"}),
    ("seat to act", {"black": [4]}),
    ("seat to act", {"choosing": [20, 2]}),
    ("seat to act", {"phase": "counter", "black": [3, 4]}),
    ("seat to act", {"phase": "flag", "choosing": [99, 2]}),
    ("sizes", {"deniers": [0]}),
    ("sizes", other("lying", 0, []) | {"lying": [[], []]}),
    ("numbers", {"actor": 7}),
    ("numbers", {"start": 4}),
    ("numbers", other("deniers", 1, -1)),
    ("numbers", {"black": [7]}),
    ("numbers", other("dice", 0, ["42", "", ""])),
    ("numbers", other("dice", 0, ["7", "", ""])),
    ("numbers", other("cathedral", 0, [9])),
    ("numbers", other("taken", 0, [99])),
]


@pytest.mark.parametrize(("law", "fields"), PLANTED)
def test_a_planted_fault_breaks_its_law(law: str, fields: dict[str, Any]) -> None:
    assert broken(GAME, ACT) == []
    assert FAULTS[law](GAME.from_json(STORED | fields))


def test_every_law_has_a_fault_planted() -> None:
    assert {law for law, _ in PLANTED} == {*FAULTS}


def placing() -> State:
    """Return a game of three after five citizens were placed."""
    state = GAME.setup(3, {"start_player": 1}, b"snake")
    for space in ("P1", "P2", "P3", "P4", "P5"):
        state = GAME.apply(state, state.actor, f"place {space}")
    return state


@pytest.mark.parametrize(
    "fields",
    [{"placed": 3}, {"actor": 1}, {"lying": [[0], [], []], "personal": [3, 3, 3, 0]}],
)
def test_4_citizens_are_placed_in_a_snake_and_in_no_other_order(fields: dict[str, Any]) -> None:
    state = placing()
    assert state.actor == ANNA and broken(GAME, state) == []
    assert "seat to act" in broken(GAME, GAME.from_json(GAME.to_json(state) | fields))
