"""Stances of Troyes: against black dice those that know an answer, and nothing elsewhere."""

from __future__ import annotations

import random

import engine

GAME = engine.games()["troyes"]


def test_whoever_must_counter_is_offered_the_ways_that_would_do_now_and_nobody_else_any() -> None:
    luck, offered, without_red = random.Random("black dice"), 0, 0
    for number in range(8):
        state = GAME.setup(3, {}, f"stances {number}".encode())
        while acting := GAME.to_act(state):
            seat = acting[0]
            view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
            lines = [stance.line for stance in GAME.orders.stances(view, legal)]
            if view["phase"] != "counter":
                assert lines == []
            else:
                answers = [GAME.orders.answer(line, view, legal, []) for line in lines]
                assert all(answer and answer.action in legal for answer in answers)
                assert set(lines) <= {"counter-cheapest", "counter-never-red"}
                offered, without_red = offered + bool(lines), without_red + (len(lines) == 2)
            GAME.play(state, seat, luck.choice(legal))
            if state.turn > 250:
                break
    assert offered > without_red > 0
