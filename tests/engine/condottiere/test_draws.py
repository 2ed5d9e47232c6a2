"""A stalemate without cards: the host may end the game as a draw."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.condottiere.state import State
from tests.engine.condottiere.positions import ANA, BELA, FIRST, GAME, RAKAB, passes


def idle(game: Any, battles: int, seats: int = 3, **options: Any) -> State:
    """Return the state after battles in which all seats pass."""
    state = game.setup(seats, options, b"nobody moves")
    for _ in range(battles):
        site = next(a for a in game.legal_actions(state, state.actor) if a.startswith("besiege"))
        state = passes(game.apply(state, state.actor, site))
    return state


@pytest.mark.parametrize("game", [GAME, FIRST, RAKAB], ids=lambda game: game.id)
def test_after_three_idle_battles_the_host_may_end_the_game_as_a_draw(game: Any) -> None:
    assert game.refusal(idle(game, 2), ANA, "call draw") == {"code": "battles_not_idle", "count": 3}
    state = idle(game, 3)
    assert game.refusal(state, BELA, "call draw") == {"code": "host_alone"}
    assert "call draw" in game.offered_aside(state, ANA)
    assert "call draw" not in game.offered_aside(state, BELA)
    over = game.apply(state, ANA, "call draw")
    assert game.to_act(over) == [] and over.turn == state.turn + 1
    result = game.result(over)
    assert (result["winners"], result["reason"]) == ([], "draw_called")
    assert result["ranking"] == [[0, 1, 2]]


def test_a_duel_with_a_card_left_on_both_sides_can_be_ended() -> None:
    state = idle(RAKAB, 3, seats=2)
    assert RAKAB.result(state) is None
    assert RAKAB.result(RAKAB.apply(state, ANA, "call draw"))["winners"] == []


def test_a_battle_that_is_on_is_not_idle_yet_and_a_card_ends_the_count() -> None:
    state = idle(GAME, 2)
    state = GAME.apply(state, state.actor, GAME.legal_actions(state, state.actor)[0])
    assert state.phase == "battle"
    assert GAME.refusal(state, ANA, "call draw")["code"] == "battles_not_idle"
    state = idle(GAME, 3)
    state = GAME.apply(state, state.actor, GAME.legal_actions(state, state.actor)[0])
    assert GAME.refusal(state, ANA, "call draw") is None
    card = next(a for a in GAME.legal_actions(state, state.actor) if a.startswith("play "))
    played = GAME.apply(state, state.actor, card)
    with pytest.raises(engine.IllegalAction):
        GAME.apply(played, ANA, "call draw")


def test_a_campaign_goes_on_after_a_draw() -> None:
    over = GAME.apply(idle(GAME, 3, campaign=20), ANA, "call draw")
    assert GAME.result(over)["campaign"]["over"] is False
