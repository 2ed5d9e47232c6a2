"""Condottiere's state as JSON: small, and restored for every kind of state."""

from __future__ import annotations

import json

from tests.engine.condottiere.positions import ANA, GAME, battle, do, passes, random_game
from tests.engine.condottiere.test_refusals import CHOOSE, DISCARD, FIGHT, OVER, RETAIN
from tests.engine.condottiere.test_rounds import final_battle
from tests.tables import differing

STATES = [FIGHT, CHOOSE, DISCARD, RETAIN, OVER, final_battle()]


def test_a_tail_of_the_log_is_enough() -> None:
    state = do(FIGHT, "play m1")
    data = GAME.to_json(state)
    back = GAME.from_json(data | {"log": data["log"][-1:]})
    assert GAME.events(back, ANA, 0) == GAME.events(state, ANA, state.turn - 1)[-1:]


def test_every_kind_of_state_comes_back_as_it_went() -> None:
    for state in STATES:
        data = json.loads(json.dumps(GAME.to_json(state)))
        back = GAME.from_json(data)
        assert GAME.to_json(back) == data
        assert differing(back, state) == []


def test_a_state_stays_near_a_kilobyte() -> None:
    for state in random_game(6, 1):
        bare = json.dumps(GAME.to_json(state) | {"log": []}, separators=(",", ":"))
        assert len(bare) < 1500


def test_passing_on_from_json_is_passing_on() -> None:
    state = battle(["m1", "m2"], ["m3", "m4"])
    back = GAME.from_json(GAME.to_json(state))
    assert GAME.to_json(passes(back)) == GAME.to_json(passes(state))
