"""B'Twixt as JSON: restored exactly at every step, together with its cards."""

from __future__ import annotations

import json

import pytest

from engine.btwixt.box.printed import TEXT
from engine.btwixt.game import GAME
from engine.codec import NotAState
from tests.engine.btwixt.positions import do, played_out, random_states, table

OVER = played_out(3, 2)
OWN = TEXT.replace('set_id = "', 'set_id = "own_')


def test_a_state_comes_back_exactly_at_every_step() -> None:
    for state in random_states(games=2, every=5):
        stored = json.loads(json.dumps(GAME.to_json(state)))
        assert GAME.to_json(GAME.from_json(stored)) == stored == GAME.to_json(state)


def test_a_finished_game_comes_back_finished() -> None:
    back = GAME.from_json(GAME.to_json(OVER))
    assert GAME.result(back) == GAME.result(OVER) and GAME.to_act(back) == []


def test_an_owner_s_cards_are_stored_with_the_state() -> None:
    state = GAME.setup(3, {"data": OWN, "event_module": True}, b"own")
    stored = json.loads(json.dumps(GAME.to_json(state)))
    back = GAME.from_json(stored)
    assert back.rules is state.rules and GAME.to_json(back) == stored
    assert stored["set"] != GAME.to_json(OVER)["set"] and "cards" not in GAME.to_json(OVER)


@pytest.mark.parametrize(
    "fields",
    [
        {"set": "0123456789abcdef"},
        {"set": None},
        {"set": []},
        {"cards": {"set_id": "x"}},
        {"cards": []},
        {"cards": None},
    ],
)
def test_numbers_of_other_cards_are_not_misread(fields: dict[str, object]) -> None:
    for state in (OVER, GAME.setup(3, {"data": OWN}, b"own")):
        with pytest.raises(NotAState):
            GAME.from_json(GAME.to_json(state) | fields)
    with pytest.raises(NotAState):
        GAME.from_json(GAME.to_json(OVER) | {"options": {"data": OWN}})


def test_a_set_of_cards_is_not_missed() -> None:
    stored = GAME.to_json(GAME.setup(3, {"data": OWN}, b"own"))
    for name in ("set", "cards"):
        with pytest.raises(NotAState, match="set"):
            GAME.from_json({other: value for other, value in stored.items() if other != name})


def test_values_returned_by_the_game_can_be_changed_without_harm() -> None:
    before = GAME.to_json(OVER)
    GAME.result(OVER)["winners"].append(9)
    GAME.view(OVER, 0)["result"]["scores"].clear()
    GAME.view(OVER, 0)["options"].clear()
    data = GAME.to_json(OVER)
    data["hands"][0].append(1)
    assert GAME.to_json(OVER) == before


def test_half_a_card_is_stored_with_the_questions_it_has_put() -> None:
    state = do(table(["s04", "", ""], ["s09 s16", "s26", "s21 s20"]), "play s04", "seat 2")
    state = GAME.from_json(GAME.to_json(state))
    state = GAME.from_json(GAME.to_json(do(state, "bid s16")))
    cards = GAME.view(do(state, "bid s21"), None)["players"][0]["bid"]
    assert [card["card"] for card in cards] == ["s09", "s21", "s04"]
