"""Each check of tests/engine/btwixt/laws.py fails on a state with just that fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.btwixt.game import GAME
from engine.btwixt.state import State
from tests.engine.btwixt.laws import FAULTS
from tests.engine.btwixt.positions import do, table
from tests.engine.laws import broken

ROUND = table(
    ["s16 s09", "s26", "s21"],
    ["s24", "s13 s18:5", ""],
    councils=["a02", "a06", ""],
    tokens=[[2, 3], [], [1]],
    kneeling=(0,),
    actor=1,
)
ROUND.peeked[1] = (0,)
SWAP = do(table(["s04 s09", "s26", "s21"], ["s16 s24", "s13 s18", ""]), "play s04")


def with_leader_cards() -> State:
    """Return the first turn of a game in which each leader has its four cards."""
    state = GAME.setup(3, {"leader_mode": "advanced"}, b"own four")
    while state.phase != "play":
        GAME.play(state, state.actor, GAME.timeout_action(state, state.actor))
    return state


OWN = with_leader_cards()

Data = dict[str, Any]
Plant = Callable[[Data], Any]

PLANTED: list[tuple[str, str, Plant]] = [
    ("number of cards", "a card twice", lambda d: d["hands"][0].append(d["hands"][0][-1])),
    ("number of cards", "a card from nowhere", lambda d: d["deck"].pop()),
    ("order of a hand", "a hand out of order", lambda d: d["hands"][0].reverse()),
    ("numbers", "a card unknown", lambda d: d["hands"][0].append(999)),
    ("locked card", "a locked card that is not in hand", lambda d: d["locked"].__setitem__(1, [0])),
    ("knowledge of a hand", "knowledge that is not true", lambda d: d["known"].append([0, -1, 25])),
    ("knowledge of a hand", "knowledge of one's own hand", lambda d: d["known"].append([1, 1, 25])),
    ("bid", "two plays of one number", lambda d: d["bids"][0][0].__setitem__(4, 2)),
    ("number of plays", "fewer plays than cards", lambda d: d.update(plays=1)),
    ("allies", "an ally twice", lambda d: d["councils"][0].append(d["councils"][0][0])),
    (
        "number of rounds",
        "an ally too early",
        lambda d: d["councils"][0].append(d["ally_deck"].pop()),
    ),
    ("tokens", "a token twice", lambda d: d["tokens"][0].append(d["tokens"][0][0])),
    ("tokens", "a token of another value", lambda d: d["values"].__setitem__(0, 3)),
    ("tokens", "a token that was never drawn", lambda d: d["tokens"][0].append(7)),
    (
        "tokens looked at",
        "a look at a token in the supply",
        lambda d: d["peeked"].__setitem__(0, [9]),
    ),
    ("leader", "one leader for two", lambda d: d["leaders"].__setitem__(0, d["leaders"][1])),
    ("leader", "a leader missing", lambda d: d["leaders"].__setitem__(0, -1)),
    ("turn", "a kneeling leader on turn", lambda d: d["kneeling"].__setitem__(1, True)),
    ("question", "nobody on turn", lambda d: d.update(actor=-1)),
    ("what is asked about", "a question of another kind", lambda d: d.update(phase="bid")),
    (
        "what is asked about",
        "a question about nothing",
        lambda d: d.update(phase="target", ask=[0, 0, -1]),
    ),
    ("question", "secret answers to no secret", lambda d: d.update(answers=[[], None, None])),
    ("what is to come", "nothing to come", lambda d: d.update(agenda=[])),
    ("what is to come", "a step twice", lambda d: d["agenda"].append(["count"])),
    ("tasks", "an unknown task", lambda d: d["agenda"].append(["win", 0])),
    ("tasks", "a task about nobody", lambda d: d["agenda"].append(["turn", 7])),
    ("turn", "a card on its way to nowhere", lambda d: d.update(shown=d["bids"][1].pop())),
    ("recruitment", "a winner before the count", lambda d: d.update(winner=1)),
    (
        "recruitment",
        "no ally to recruit",
        lambda d: d["ally_deck"].append(d["ally"]) or d.update(ally=-1),
    ),
    ("numbers", "a season that is not played", lambda d: d.update(season=3)),
    ("numbers", "a round too many", lambda d: d.update(round=5)),
    ("numbers", "a rule that is none", lambda d: d["round_rules"].append(["win", 0, -1])),
    ("what is asked about", "a question without an end", lambda d: d.update(ask=[])),
    ("sizes", "a hand for nobody", lambda d: d["hands"].append([])),
    ("sizes", "a council too few", lambda d: d["councils"].pop()),
]


@pytest.mark.parametrize(("law", "name", "plant"), PLANTED, ids=[name for _, name, _ in PLANTED])
def test_a_planted_fault_breaks_its_law(law: str, name: str, plant: Plant) -> None:
    assert broken(GAME, ROUND) == []
    data = GAME.to_json(ROUND)
    plant(data)
    assert FAULTS[law](GAME.from_json(data))


@pytest.mark.parametrize(
    "plant",
    [
        lambda d: d["leader_hands"][0].pop(),
        lambda d: d["spent"][0].append(d["leader_hands"][0][0]),
        lambda d: d["leader_hands"][0].append(d["leader_hands"][1].pop()),
    ],
)
def test_11_a_leader_s_four_cards_are_never_lost(plant: Plant) -> None:
    assert broken(GAME, OWN) == []
    data = GAME.to_json(OWN)
    plant(data)
    assert FAULTS["leader's cards"](GAME.from_json(data))


def test_every_law_has_a_fault_planted() -> None:
    assert {law for law, _, _ in PLANTED} == {*FAULTS} - {"leader's cards"}


@pytest.mark.parametrize(
    "ask",
    [
        [0, 0, 7, 1, -1],  # the bid of a missing seat
        [0, 0, 0, 0, -1],  # a swap with itself
        [0, 0, 1, 0, 9],  # a card that is in no bid
        [0, 0, 1, 2, 0],  # a card of a third leader
        [1, 0, 0, 1, -1],  # an effect that asks another question
    ],
)
def test_10_6_a_question_about_a_swap_speaks_of_cards_that_are_there(ask: list[int]) -> None:
    assert SWAP.phase == "bid" and broken(GAME, SWAP) == []
    asked = [SWAP.ask[0] + ask[0], *ask[1:]]
    state = GAME.from_json(GAME.to_json(SWAP) | {"ask": asked})
    assert FAULTS["what is asked about"](state)
