"""States as JSON: data of earlier releases is read, and invalid data refused."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.codec import NotAState
from tests.tables import (
    differing,
    every_game,
    moments,
    recorded,
    seed_of,
    some_seats,
    tables,
)

# States of random games as stored by the releases before the codec.
EARLIER = Path(__file__).with_name("stored_states.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", EARLIER, ids=range(len(EARLIER)))
def test_a_state_stored_by_an_earlier_release_is_read_and_written_as_it_was(line: str) -> None:
    stored = json.loads(line)
    game = engine.games()[stored["game"]]
    state = game.from_json(stored)
    then = game.options_then(stored["options"], stored["version"])
    assert game.to_json(state) == stored | {"version": game.rules_version, "options": then}
    for seat in game.to_act(state):
        game.play(state, seat, game.timeout_action(state, seat))


def test_every_game_has_states_of_an_earlier_release() -> None:
    kinds = {(stored["game"], stored["phase"]) for stored in map(json.loads, EARLIER)}
    assert {("btwixt", "over"), ("condottiere-3e", "over"), ("troyes", "place")} < kinds
    assert {"condottiere-1e", "rakab"} < {game for game, _ in kinds}


@tables
def test_after_every_move_the_state_is_restored_exactly(game: Any, seats: int) -> None:
    """Every field is compared, including derived ones. Of the log, only each move's entries are."""
    for number in range(4):
        state = game.setup(seats, {}, seed_of(number))
        for seat, action in recorded(game, seats, number):
            back = game.from_json(json.loads(json.dumps(game.to_json(state))))
            assert differing(state, back) == []
            state.log.clear()
            game.play(state, seat, action)
        assert differing(state, game.from_json(game.to_json(state))) == []


def some_state(game: Any) -> dict[str, Any]:
    """Return the stored state of a position within a game."""
    state = [*moments(game, game.seats[-1])][:4][-1]
    stored: dict[str, Any] = json.loads(json.dumps(game.to_json(state)))
    return stored


@every_game
def test_a_field_too_few_is_named_and_one_too_many_refused(game: Any) -> None:
    stored, named = some_state(game), 0
    for name in stored:
        less = {other: value for other, value in stored.items() if other != name}
        try:
            assert game.to_json(game.from_json(less)) == less  # default values may be left out
        except NotAState as wrong:
            assert name.rstrip("s") in str(wrong)
            named += 1
    assert named > len(stored) / 2
    assert named > 20 or game.id not in {json.loads(stored)["game"] for stored in EARLIER}
    for name in ("seed", "draws", "turn", "log"):
        with pytest.raises(NotAState):
            game.from_json({other: value for other, value in stored.items() if other != name})
    with pytest.raises(NotAState):
        game.from_json(stored | {"cheat": 1})


@every_game
def test_a_state_of_another_game_version_or_choice_is_refused(game: Any) -> None:
    stored, other = some_state(game), game.rules_version + 1
    for fields, name in (
        ({"game": "tarock"}, "game"),
        ({"version": other}, "version"),
        ({"version": True}, "version"),
        ({"version": []}, "version"),
        ({"options": {"flying_horses": True}}, "option"),
        ({"options": []}, "option"),
        ({"options": {option["id"]: [option["id"]] for option in game.options} or []}, "option"),
        ({"seats": game.seats[-1] + 1}, "seats"),
        ({"seats": 0}, "seats"),
        ({"seats": True}, "seats"),
    ):
        with pytest.raises(NotAState, match=name):
            game.from_json(stored | fields)


def deep(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


JUNK = [None, True, -3, 7, 99, 1.5, float("nan"), 10**30, "", "zz", "0" * 15, "ő", "\ud800"]
JUNK += [[], [[]], [None], [-1] * 17, {}, {"a": [1]}, deep(100_000)]


def spoiled(stored: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """Return the data with a random part replaced, doubled or deleted."""
    data = copy.deepcopy(stored)
    place: Any = data
    while True:
        key = luck.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if isinstance(place[key], (dict, list)) and place[key] and luck.random() < 0.7:
            place = place[key]
        elif luck.random() < 0.8:
            place[key] = luck.choice(JUNK)
            return data
        elif isinstance(place, list) and luck.random() < 0.5:
            place.append(place[key])
            return data
        else:
            del place[key]
            return data


@every_game
def test_damaged_data_is_refused_or_restored_as_it_is(game: Any) -> None:
    """Only NotAState is raised, and accepted data is restored exactly."""
    luck, refused = random.Random(game.id), 0
    states = [
        json.loads(json.dumps(game.to_json(state))) for state in moments(game, some_seats(game, 4))
    ]
    for _ in range(800):
        data = spoiled(luck.choice(states), luck)
        try:
            state = game.from_json(data)
        except NotAState as wrong:
            assert str(wrong)
            refused += 1
            continue
        found = game.to_json(state)
        fewer = {name: value for name, value in data.items() if name in found}
        assert found | {"options": 0} == fewer | {"options": 0}
        assert not any(value for name, value in data.items() if name not in found)
    assert refused > 300


@every_game
def test_data_that_was_given_is_not_kept(game: Any) -> None:
    stored = some_state(game)
    before, state = copy.deepcopy(stored), game.from_json(stored)
    for seat in game.to_act(state):
        game.play(state, seat, game.timeout_action(state, seat))
    assert stored == before
