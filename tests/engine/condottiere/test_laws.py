"""Each check of tests/engine/condottiere/laws.py fails on a state with just that fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.condottiere.box.cards import BISHOP, SCARECROW, SPRING, WINTER
from engine.condottiere.known import NO_MERCENARY, SOME_MERCENARY, Shown
from engine.condottiere.rules.regrouping import ASKED, DISCARDS, NOT_ASKED
from engine.condottiere.state import State
from engine.state import copied
from tests.engine.condottiere.laws import FAULTS
from tests.engine.condottiere.positions import ANA, BELA, GAME, RAKAB, battle, do, passes
from tests.engine.condottiere.test_campaign import last_battle, near, tied
from tests.engine.condottiere.test_refusals import CHOOSE, DISCARD, FIGHT, OVER, RETAIN
from tests.engine.laws import broken

Plant = Callable[[State], Any]

HIDDEN = battle(["m1", ""], ["m6", "m5"], options={"hidden_cards": True}, face_down={BELA: "m2"})
DEFENDED = battle(
    ["", ""], ["m6", "m5"], owned={"siena": BELA}, options={"takeover": True}, holder=ANA
)
TOGETHER = do(
    passes(
        battle(["m1", "", ""], ["winter", "m1", "bishop"], options={"simultaneous_discards": True})
    ),
    "besiege roma",
)
DRAWING = passes(battle(["m1", ""], ["m6", "m5"], options={"draw_after_battle": True}))
DUEL = RAKAB.setup(2, {}, b"duel")
SLOT = battle(["m1", "m2", "m3"], ["m6", "", ""], game=RAKAB, on_top="winter")
SERIES = last_battle([0, 0, 0], near())
ROMA = GAME.land.regions.index("roma")
MILANO = GAME.land.regions.index("milano")


def put(**fields: Any) -> Plant:
    def plant(state: State) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return plant


def item(name: str, place: int, value: Any) -> Plant:
    def plant(state: State) -> None:
        values = list(getattr(state, name))
        values[place] = value
        setattr(state, name, type(getattr(state, name))(values))

    return plant


def add(name: str, place: int, card: int) -> Plant:
    return lambda state: getattr(state, name)[place].append(card)


PLANTED: list[tuple[str, State, Plant]] = [
    ("card face down", FIGHT, put(covered=(-1, -1))),
    ("card face down", HIDDEN, put(covered=(-1,))),
    ("card face down", HIDDEN, item("covered", BELA, BISHOP)),
    ("card face down", HIDDEN, put(phase="retain")),
    ("decks", FIGHT, put(decks=((), ()))),
    ("decks", DUEL, put(decks=())),
    ("seasons", FIGHT, put(slot=(WINTER,))),
    ("seasons", SLOT, add("lines", 0, SPRING)),
    ("seasons", SLOT, put(slot=(BISHOP,))),
    ("derived fields", FIGHT, put(season=SPRING)),
    ("derived fields", FIGHT, put(blessings=())),
    ("derived fields", CHOOSE, put(blessings=FIGHT.blessings)),
    ("number of cards", FIGHT, add("lines", 0, 0)),
    ("number of cards", FIGHT, put(pile=())),
    ("number of cards", FIGHT, lambda state: state.hands[BELA].__setitem__(0, 1)),
    ("number of cards", HIDDEN, put(covered=(-1, -1))),
    ("hand", FIGHT, item("dealt", ANA, (0,) * 15)),
    ("hand", HIDDEN, item("dealt", BELA, (0, 0, 0, 0, 1, *[0] * 10))),
    ("line", FIGHT, add("lines", 0, BISHOP)),
    ("line", FIGHT, add("lines", 1, SCARECROW)),
    ("knowledge of a hand", FIGHT, item("known", ANA, (6,))),
    ("knowledge of a hand", FIGHT, item("known", ANA, (NO_MERCENARY,))),
    ("knowledge of a hand", FIGHT, item("known", BELA, (SOME_MERCENARY,))),
    ("knowledge of a hand", FIGHT, item("known", BELA, (-3, -3, -3))),
    ("cards shown", FIGHT, put(shown=(Shown(0, 1, (5,), (), ()),))),
    ("cards shown", FIGHT, put(shown=(Shown(0, 1, (), (5,), ()),))),
    ("cards shown", FIGHT, put(shown=(Shown(0, 1, (), (), (5,)),))),
    ("cards shown", FIGHT, put(shown=(Shown(0, 0, (0,), (), ()),))),
    ("cards shown", FIGHT, put(shown=(Shown(0, 1, (0,), (), ()),) * 2)),
    ("seat that holds back", FIGHT, put(reserve=ANA)),
    ("seat that holds back", DEFENDED, put(reserve=ANA)),
    ("seat that holds back", DEFENDED, item("passed", BELA, True)),
    ("seat that holds back", DEFENDED, add("lines", BELA, 0)),
    ("seat that holds back", DEFENDED, put(phase="choose")),
    ("answers", TOGETHER, put(answers=())),
    ("answers", TOGETHER, put(answers=(ASKED,))),
    ("answers", TOGETHER, put(phase="battle")),
    ("answers", TOGETHER, put(answers=(NOT_ASKED, ASKED, ASKED))),
    ("answers", TOGETHER, put(answers=(DISCARDS, DISCARDS, DISCARDS))),
    ("answers", TOGETHER, put(answers=(ASKED, DISCARDS, ASKED))),
    ("hand to be burned", FIGHT, put(burning=(BELA, ANA))),
    ("hand to be burned", FIGHT, put(burning=(ANA, ANA))),
    ("hand to be burned", DISCARD, put(burning=(ANA,))),
    ("hand to be burned", OVER, put(burning=(ANA,))),
    ("seat to act", FIGHT, put(actor=-1)),
    ("seat to act", FIGHT, item("passed", ANA, True)),
    ("seat to act", FIGHT, put(site=-1)),
    ("seat to act", FIGHT, put(finalists=(ANA, BELA))),
    ("seat to act", FIGHT, put(phase="retain")),
    ("seat to act", FIGHT, put(phase="discard")),
    ("seat to act", FIGHT, put(phase="choose")),
    ("seat to act", FIGHT, put(phase="draw")),
    ("seat to act", OVER, put(actor=ANA)),
    ("seat to act", CHOOSE, put(holder=1 - CHOOSE.holder)),
    ("seat to act", CHOOSE, put(owner=[ANA] * 17)),
    ("seat to act", DISCARD, put(actor=ANA)),
    ("seat to act", DISCARD, put(site=-1)),
    ("seat to act", TOGETHER, put(actor=BELA)),
    ("seat to act", RETAIN, put(actor=1 - RETAIN.actor)),
    ("seat to act", DRAWING, put(phase="draw", hands=[[5] * 15, [5] * 15])),
    ("owner of a token's region", FIGHT, item("owner", ROMA, BELA)),
    ("owner of a token's region", FIGHT, put(favour=MILANO)),
    ("owner of a token's region", FIGHT, put(site=MILANO)),
    ("points", FIGHT, put(points=(0, 0))),
    ("points", SERIES, put(points=(0, 0))),
    ("points", tied(), put(finalists=())),
    ("points", tied(), put(phase="over")),
    ("points", tied(), lambda state: state.decided.pop("campaign")),
    ("sizes", FIGHT, put(known=[()])),
    ("sizes", FIGHT, put(owner=[-1] * 16)),
    ("numbers", FIGHT, put(holder=2)),
    ("numbers", FIGHT, put(actor=-2)),
    ("numbers", FIGHT, put(site=17)),
    ("numbers", FIGHT, item("owner", 0, 2)),
    ("numbers", FIGHT, add("lines", 0, 15)),
    ("numbers", FIGHT, item("known", ANA, (7,))),
    ("numbers", FIGHT, item("hands", ANA, [0] * 14)),
    ("numbers", FIGHT, item("hands", ANA, [-1] * 15)),
    ("numbers", FIGHT, put(idle=-1)),
]


@pytest.mark.parametrize(("law", "state", "plant"), PLANTED)
def test_a_planted_fault_breaks_its_law(law: str, state: State, plant: Plant) -> None:
    state = copied(state)
    if state.decided is not None:
        state.decided = dict(state.decided)
    assert broken(GAME, state) == []
    plant(state)
    assert FAULTS[law](state)


def test_every_law_has_a_fault_planted() -> None:
    assert {law for law, _, _ in PLANTED} == {*FAULTS}
