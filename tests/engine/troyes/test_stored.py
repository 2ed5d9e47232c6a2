"""The state of Troyes as JSON, of which nothing is believed; and other worlds for a seat."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.engine.troyes.positions import ANNA, FAYE, GAME, GREY, choices, laid, random_game

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


@pytest.mark.parametrize(
    "fields",
    [{"placed": 3}, {"actor": 1}, {"lying": [[0], [], []], "personal": [3, 3, 3, 0]}],
)
def test_4_citizens_are_placed_in_a_snake_and_in_no_other_order(fields: dict[str, Any]) -> None:
    state = GAME.setup(3, {"start_player": 1}, b"snake")
    for space in ("P1", "P2", "P3", "P4", "P5"):
        state = GAME.apply(state, state.actor, f"place {space}")
    stored = GAME.to_json(state)
    assert state.actor == ANNA and GAME.to_json(GAME.from_json(stored)) == stored
    with pytest.raises(ValueError, match="seat to act"):
        GAME.from_json(stored | fields)


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
        lambda world: world.luck,
    ):
        assert len({repr(look(world)) for world in worlds}) > 3
    assert {world.characters[0] for world in worlds} == {state.characters[0]}


OF_MANY_SIZES = """
[activity.merchant]
vp_spaces = [2]
[activity.artisan]
vp_spaces = [1, 1, 1]
[activity.chivalry]
vp_spaces = [2, 1, 1, 1]
"""


def test_20_a_card_face_down_may_have_as_many_spaces_as_any_that_may_lie_there() -> None:
    """An owner's numbers: another card in the slot has its own spaces, all of them free."""
    state = GAME.setup(2, {"data": OF_MANY_SIZES}, b"sizes")
    sizes = set()
    for number in range(20):
        world = GAME.reshuffle_unseen(state, 0, bytes([number]))
        assert GAME.to_json(GAME.from_json(GAME.to_json(world))) == GAME.to_json(world)
        sizes.add(tuple(map(len, world.tradesmen)))
        while world.round < 2:
            world = GAME.play(world, world.actor, GAME.timeout_action(world, world.actor))
    assert len(sizes) > 3


def test_20_a_card_face_down_is_not_betrayed_by_what_is_said_of_an_action_with_it() -> None:
    state = laid(dice={ANNA: "y5 r5 w5", GREY: "w2"}, round=1, deniers={ANNA: 20})
    worlds = [GAME.reshuffle_unseen(state, ANNA, bytes([number])) for number in range(9)]
    cards = [card.id for card in state.rules.cards.activities]
    for action in [f"activate {card} {die}" for card in cards for die in ("y5", "r5", "w5")]:
        for world in worlds:
            assert GAME.refusal(world, ANNA, action) == GAME.refusal(state, ANNA, action)
            assert GAME.describe(action, world) == GAME.describe(action, state)
            assert GAME.build(world, ANNA, action) == GAME.build(state, ANNA, action)


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
