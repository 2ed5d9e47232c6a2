"""Stances of Troyes: for placing citizens and against black dice only."""

from __future__ import annotations

import random

import engine
from tests.engine.troyes.positions import do, laid

GAME = engine.games()["troyes"]


def test_only_the_seat_that_must_counter_is_offered_stances_for_it() -> None:
    luck, offered, without_red = random.Random("black dice"), 0, 0
    for number in range(8):
        state = GAME.setup(3, {}, f"stances {number}".encode())
        while acting := GAME.to_act(state):
            seat = acting[0]
            view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
            lines = [stance.line for stance in GAME.orders.stances(view, legal)]
            if view["phase"] != "counter":
                assert lines == (["place-firmest"] if view["phase"] == "place" else [])
            else:
                answers = [GAME.orders.answer(line, view, legal, []) for line in lines]
                assert all(answer and answer.action in legal for answer in answers)
                assert set(lines) <= {"counter-cheapest", "counter-never-red"}
                offered, without_red = offered + bool(lines), without_red + (len(lines) == 2)
            GAME.play(state, seat, luck.choice(legal))
            if state.turn > 250:
                break
    assert offered > without_red > 0


def placed(state: object, seat: int) -> str:
    legal = GAME.legal_actions(state, seat)
    found = GAME.orders.answer("place-firmest", GAME.view(state, seat), legal, [])
    assert found.action in legal and found.rest == "place-firmest"
    return str(found.action)


def test_citizens_go_to_the_emptiest_building_in_the_firmest_space() -> None:
    state = GAME.setup(2, {"start_player": 1}, b"placing")
    first = []
    while state.phase == "place":
        seat = state.actor
        action = placed(state, seat) if seat == 0 else GAME.legal_actions(state, seat)[0]
        first += [action] if seat == 0 else []
        state = do(state, action)
    assert first[:4] == ["place C2.1", "place B3.1", "place P6", "place C1.1"]


def test_the_order_for_placing_ends_with_it() -> None:
    orders, state = GAME.orders, GAME.setup(3, {}, b"placing")
    begun, later = GAME.view(state, 0), GAME.view(laid(), 0)
    assert orders.scope("place-firmest", begun) == "0" != orders.scope("place-firmest", later)
    assert orders.refusal("place-firmest", begun) is None
    assert orders.refusal("place-firmest", later) == {"code": "placing_over"}
    assert orders.ended("place-firmest", later, []) == {"kind": "placing_over"}
    assert orders.ended("plan; pass", later, []) == {"kind": "round_over"}
