"""The state of Troyes as JSON, of which nothing is believed; and other worlds for a seat."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.engine.troyes_tables import ANNA, FAYE, GAME, GREY, choices, laid, random_game

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
    """The state with one entry of a list replaced."""
    values = list(STORED[name])
    values[place] = value
    return {name: values}


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"game": "trojes"}, "game"),
        ({"version": 99}, "version"),
        ({"options": {"flying_horses": True}}, "option"),
        ({"seats": 9}, "seats"),
        ({"seats": True}, "seats"),
        ({"seed": "not hexadecimal"}, "hexadecimal"),
        ({"phase": "lunch"}, "phase"),
        ({"round": 0}, "round"),
        ({"round": 4}, "red events"),
        ({"round": 9}, "red events"),
        ({"actor": 7}, "actor"),
        ({"actor": -1}, "seat to act"),
        ({"passed": [1, 0, 0, 0]}, "seat to act"),
        ({"passed": [0, 0, 0]}, "passed"),
        ({"phase": "counter"}, "seat to act"),
        ({"phase": "flag"}, "seat to act"),
        ({"phase": "call"}, "seat to act"),
        ({"phase": "place"}, "round"),
        ({"phase": "over"}, "result"),
        ({"black": [4]}, "seat to act"),
        ({"black": [7]}, "black"),
        ({"choosing": [20, 2]}, "seat to act"),
        (other("influence", 0, 21), "influence"),
        (other("points", 1, -1), "points"),
        (other("deniers", 1, -1), "deniers"),
        (other("personal", 1, 9), "citizens"),
        (other("spaces", 5, 0), "citizens"),
        (other("lying", 0, [1, 1]), "citizens"),
        (other("dice", 0, ["1111111", "", ""]), "dice"),
        (other("dice", 0, ["42", "", ""]), "dice"),
        (other("dice", 0, ["7", "", ""]), "dice"),
        (other("dice", 0, ["1", ""]), "dice"),
        (other("activities", 0, 0), "activity cards"),
        (other("activities", 0, 28), "activity cards"),
        (other("tradesmen", 0, [0, 0]), "citizens"),
        (other("stored", 0, [1, 0, 0, 0]), "cubes on activity cards"),
        (other("stored", 3, [1, 0]), "cubes on activity cards"),
        (other("queue", 0, 5), "event cards"),
        (other("queue", 1, 10), "event cards"),
        (other("flags", 1, [0] * 6), "cubes on events"),
        (other("decks", 0, []), "red events"),
        (other("decks", 1, [1]), "event cards"),
        (other("cathedral", 0, [0, 0, 0, 0]), "cathedral"),
        (other("characters", 0, [0, 1]), "characters"),
        (other("characters", 0, STORED["characters"][1]), "characters"),
        ({"log": [[0, "danced", 1]]}, "danced"),
        ({"log": [[0, "passed", 9, 2]]}, "log"),
        ({"log": [[0, "passed"]]}, "log"),
        ({"log": [[3, "passed", 1, 2]]}, "log"),
        ({"turn": 9, "log": [[3, "passed", 1, 2], [2, "passed", 0, 2]]}, "log"),
        ({"result": {}}, "result"),
    ],
)
def test_an_impossible_state_is_refused_by_name(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(ValueError, match=field):
        GAME.from_json(STORED | fields)


def test_no_rubbish_is_anything_but_a_value_error() -> None:
    luck = random.Random(9)
    values = [None, -1, 5, 99, "x", [], [[]], {}, {"a": 1}, True, [None], [0], [[0]], 10**30]
    for state in random_game(3, 2):
        stored = GAME.to_json(state)
        for _ in range(20):
            bad = json.loads(json.dumps(stored))
            name = luck.choice([*bad])
            value = bad[name]
            if isinstance(value, list) and value and luck.random() < 0.6:
                value[luck.randrange(len(value))] = luck.choice(values)
            else:
                bad[name] = luck.choice(values)
            try:
                found = GAME.from_json(bad)
            except ValueError:
                continue
            assert GAME.view(found, 0) and GAME.events(found, 0, 0) is not None
            for seat in GAME.to_act(found):
                assert GAME.legal_actions(found, seat)


# --- other worlds ----------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_another_world_is_a_possible_one_with_what_the_seat_knows(seats: int) -> None:
    for number in range(3):
        for state in random_game(seats, number, choices(number)):
            if state.turn % 9:
                continue
            for reader in (None, 0):
                world = GAME.reshuffle_unseen(state, reader, b"elsewhere")
                assert GAME.to_json(GAME.from_json(GAME.to_json(world))) == GAME.to_json(world)
                assert GAME.view(world, reader) == GAME.view(state, reader)


def test_what_is_hidden_does_differ_in_another_world() -> None:
    state = GAME.setup(3, {}, b"hidden")
    worlds = [GAME.reshuffle_unseen(state, 0, bytes([n])) for n in range(30)]
    for look in (
        lambda world: world.characters[1],
        lambda world: world.activities,
        lambda world: world.decks[0],
        lambda world: world.decks[1],
        lambda world: world.unused,
        lambda world: world.seed,
    ):
        assert len({repr(look(world)) for world in worlds}) > 3
    assert {world.characters[0] for world in worlds} == {state.characters[0]}


def test_points_and_characters_of_others_are_hidden_until_the_end() -> None:
    for state in random_game(3, 5):
        view = GAME.view(state, 1)
        over = state.phase == "over"
        assert [player["points"] is None for player in view["players"]] == [
            not over,
            False,
            not over,
        ]
        assert (view["characters"] is None) != over
        assert view["hand"] == [
            state.rules.cards.characters[card].id for card in state.characters[1]
        ]
        assert "hand" not in GAME.view(state, None)
