"""The state as JSON: nothing that comes back is believed."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from tests.engine.condottiere.positions import ANA, GAME, battle, do, passes, random_game
from tests.engine.condottiere.test_refusals import CHOOSE, DISCARD, FIGHT, OVER, RETAIN
from tests.engine.condottiere.test_rounds import final_battle

STATES = [FIGHT, CHOOSE, DISCARD, RETAIN, OVER, final_battle()]


def spoiled(**fields: Any) -> dict[str, Any]:
    return GAME.to_json(FIGHT) | fields


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"game": "condottiere-9e"}, "game"),
        ({"version": 99}, "version"),
        ({"options": {"flying_horses": True}}, "option"),
        ({"seats": 9}, "seats"),
        ({"seats": True}, "seats"),
        ({"seed": "not hexadecimal"}, "hexadecimal"),
        ({"phase": "lunch"}, "phase"),
        ({"actor": 5}, "actor"),
        ({"actor": -1}, "seat to act"),
        ({"passed": [1, 0]}, "seat to act"),
        ({"phase": "retain"}, "seat to act"),
        ({"phase": "discard"}, "seat to act"),
        ({"phase": "choose"}, "seat to act"),
        ({"phase": "over"}, "result"),
        ({"site": -1}, "seat to act"),
        ({"favour": 1}, "token"),
        ({"owner": [0] * 16}, "owner"),
        ({"hands": ["000000000000000"] * 2}, "cards"),
        ({"lines": ["e", "5"]}, "cards"),
        ({"pile": "z"}, "cards"),
        ({"known": [[6], []]}, "knowledge"),
        ({"known": [[-2], []]}, "knowledge"),
        ({"dealt": ["000000000000000"] * 2}, "hand"),
        ({"kept": [9, [], [], [], [], []]}, "kept"),
        ({"shown": [[0, 1, [5], [], []]]}, "shown"),
        ({"shown": [[0, 0, [0], [], []]]}, "shown"),
        ({"shown": [[0, 1, [0], [], []], [0, 1, [0], [], []]]}, "shown"),
        ({"shown": [[0, 9, [0], [], []]]}, "shown"),
        ({"shown": [[0, 1, [0], []]]}, "Shown"),
        ({"log": [[0, "danced", 1]]}, "danced"),
        ({"log": [[0, "passed", 9]]}, "log"),
        ({"log": [[3, "passed", 1]]}, "log"),
        ({"turn": 9, "log": [[3, "passed", 1], [2, "passed", 0]]}, "log"),
        ({"log": [[0, "passed"]]}, "log"),
        ({"log": [[0, "holder", 0, 1, {}]]}, "log"),
        ({"turn": -1}, "turn"),
        ({"turn": 1.0}, "turn"),
    ],
)
def test_a_spoiled_field_is_named(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(ValueError, match=field):
        GAME.from_json(spoiled(**fields))


def test_a_missing_field_is_named() -> None:
    for name in GAME.to_json(FIGHT):
        data = spoiled()
        del data[name]
        with pytest.raises(ValueError, match=name):
            GAME.from_json(data)


def test_a_tail_of_the_log_is_enough() -> None:
    state = do(FIGHT, "play m1")
    data = GAME.to_json(state)
    back = GAME.from_json(data | {"log": data["log"][-1:]})
    assert GAME.events(back, ANA, 0) == GAME.events(state, ANA, state.turn - 1)[-1:]


def test_every_kind_of_state_comes_back_as_it_went() -> None:
    for state in STATES:
        data = json.loads(json.dumps(GAME.to_json(state)))
        assert GAME.to_json(GAME.from_json(data)) == data


def test_data_that_was_given_is_not_kept() -> None:
    data = GAME.to_json(FIGHT)
    before = copy.deepcopy(data)
    GAME.play(GAME.from_json(data), ANA, "play m1")
    assert data == before


def test_a_state_stays_near_a_kilobyte() -> None:
    for state in random_game(6, 1):
        bare = json.dumps(GAME.to_json(state) | {"log": []}, separators=(",", ":"))
        assert len(bare) < 1500


def test_no_damage_to_data_gives_any_error_but_a_value_error() -> None:
    luck = random.Random(7)
    junk = [None, -3, 10**30, 1.5, "", "zz", [], [[]], {}, [None], True, "0" * 15, [-1] * 17]
    whole = [GAME.to_json(state) for state in random_game(4, 2)][::9]
    for _ in range(2000):
        data = copy.deepcopy(luck.choice(whole))
        place: Any = data
        while True:
            key = luck.choice(list(place) if isinstance(place, dict) else range(len(place)))
            if isinstance(place[key], (dict, list)) and place[key] and luck.random() < 0.7:
                place = place[key]
                continue
            place[key] = luck.choice(junk)
            break
        use_if_believed(data)


def use_if_believed(data: Any) -> None:
    """Data that is believed must be good for play."""
    try:
        state = GAME.from_json(data)
    except ValueError:
        return
    for seat in (None, *range(state.seats)):
        GAME.view(state, seat)
        GAME.events(state, seat, 0)
        GAME.reshuffle_unseen(state, seat, b"damaged")
    for seat in GAME.to_act(state):
        for action in GAME.legal_actions(state, seat):
            GAME.apply(state, seat, action)


def test_passing_on_from_json_is_passing_on() -> None:
    state = battle(["m1", "m2"], ["m3", "m4"])
    back = GAME.from_json(GAME.to_json(state))
    assert GAME.to_json(passes(back)) == GAME.to_json(passes(state))
