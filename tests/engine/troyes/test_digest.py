"""The digest of Troyes: one line for an action, with its costs and rewards."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine

GAME = engine.games()["troyes"]
TURN = {"turn": 7}


def told(kind: str, **facts: Any) -> dict[str, Any]:
    return {**TURN, "kind": kind, **facts}


def hire() -> list[dict[str, Any]]:
    """Return the events of a turn: seat 1 buys a die of seat 0, hires, activates for influence."""
    return [
        told("bought", seat=1, dice=["0:y6"], deniers=2) | {"mark": "timeout"},
        told("sold", seat=0, buyer_seat=1, deniers=2),
        told("hired", seat=1, card="innkeeper", deniers=4, points=2, points_house=True),
        told("activated", seat=1, card="innkeeper", dice=["0:y6"], value=6, uses=3),
        told("paid", seat=1, card="innkeeper", deniers=3, influence=0),
        told("gained_influence", seat=1, card="innkeeper", influence=3),
    ]


def test_a_deed_is_one_line_with_all_that_it_cost_and_brought() -> None:
    own, others = GAME.digest(hire())
    assert own["kind"] == "hired" and own["seat"] == 1 and own["points"] == 2
    assert own["gains"] == [
        {"kind": "deniers", "count": 9, "more": "no"},
        {"kind": "influence", "count": 3, "more": "yes"},
    ]
    assert (others["kind"], others["seat"], others["joins"]) == ("changes", 0, True)
    assert others["gains"] == [{"kind": "deniers", "count": 2, "more": "yes"}]


def test_the_first_line_of_an_automatic_move_has_its_reason() -> None:
    own, others = GAME.digest(hire())
    assert own["mark"] == "timeout" and "mark" not in others


def test_seats_that_lose_nothing_to_an_event_are_not_named() -> None:
    [line] = GAME.digest(
        [
            told("lost_influence", seat=0, card="heresy", influence=2),
            told("fell_short", seat=1, card="heresy", points=0),
        ]
    )
    assert line["tolls"] == [{"kind": "influence", "seat": 0, "count": 2}]
    assert GAME.digest([told("fell_short", seat=1, card="heresy", points=0)]) == []


def test_a_countered_event_has_one_line_with_all_rewards() -> None:
    lines = GAME.digest(
        [
            told("fought", seat=0, card="drought", dice=["y4"], value=4, count=1),
            told("event_influence", seat=0, card="drought", influence=1),
            told("event_filled", card="drought"),
            told("event_points", seat=0, card="drought", points=4, points_house=True),
            told("event_taken", seat=0, card="drought"),
        ]
    )
    assert [line["kind"] for line in lines] == ["fought", "event_filled"]
    assert [prize["kind"] for prize in lines[1]["prizes"]] == ["event_points", "event_taken"]


def test_le_roys_turn_is_one_line_of_its_own() -> None:
    lines = GAME.digest(
        [
            told("farmed", seat=0, dice=["y4"], value=4, deniers=2),
            told("roy_rolled", numbers=[3, 4], total=7),
            told("roy_used", dice=["r3", "y3"]),
            told("roy_built", level=1, number=6),
            told("roy_built", level=1, number=5),
        ]
    )
    assert [(line["kind"], "joins" in line) for line in lines] == [
        ("farmed", False),
        ("roy", False),
    ]
    assert lines[1]["deeds"][1] == {"kind": "built", "numbers": [6, 5], "points": 2}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_digest_is_shorter_and_keeps_the_order_of_moves(seats: int) -> None:
    state, luck = GAME.setup(seats, {}, bytes(32)), random.Random(seats)
    while acting := GAME.to_act(state):
        GAME.play(state, acting[0], luck.choice(GAME.legal_actions(state, acting[0])))
    events = GAME.events(state, 0, 0)
    lines = GAME.digest(events)
    turns = [line["turn"] for line in lines]
    assert turns == sorted(turns)
    assert len([line for line in lines if "joins" not in line]) < 0.6 * len(events)
    assert {"rerolled", "recruited", "passed"} & {line["kind"] for line in lines}
