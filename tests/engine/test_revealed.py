"""The test if a move reveals information: a draw does, a player's own shown card does not."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine.revealed import teaches
from tests.tables import some_seats

GAMES = engine.games()
MOST = 120


def choices(game: Any, seed: int) -> Iterator[tuple[Any, int, str, Any]]:
    """Yield real choices: the state before, the seat, the action and the state after."""
    luck, state = random.Random(seed), game.setup(some_seats(game), {}, b"%d" % seed)
    while game.result(state) is None and state.turn < MOST:
        seat = game.to_act(state)[0]
        legal = game.legal_actions(state, seat)
        action, before = luck.choice(legal[:40]), game.forget(state)
        game.play(state, seat, action)
        if len(legal) > 1:
            yield before, seat, action, game.forget(state)


@pytest.mark.parametrize("name", GAMES)
def test_random_outcomes_teach_and_most_moves_do_not(name: str) -> None:
    game, found = GAMES[name], []
    for before, seat, action, after in choices(game, 7):
        found.append(teaches(game, before, seat, [(seat, action)]))
        assert found[-1] or after.luck.draws == before.luck.draws, action
    assert found.count(False) > len(found) // 2


@pytest.mark.parametrize("name", ["condottiere-1e", "condottiere-3e", "rakab"])
def test_a_card_moved_to_another_hand_teaches(name: str) -> None:
    game, came = GAMES[name], 0
    for seed in range(3):
        for before, seat, action, after in choices(game, seed):
            views = [(game.view(before, each), game.view(after, each)) for each in range(3)]
            grew = [len(then.get("hand", ())) < len(now.get("hand", ())) for then, now in views]
            if any(grew[:seat] + grew[seat + 1 :]):
                came += 1
                assert teaches(game, before, seat, [(seat, action)]), action
    assert came or name != "condottiere-3e"


def test_showing_ones_own_card_teaches_nothing() -> None:
    game, played = GAMES["condottiere-3e"], 0
    for before, seat, action, after in choices(game, 3):
        if action.startswith("play m") and after.battle == before.battle:
            played += 1
            assert not teaches(game, before, seat, [(seat, action)])
    assert played > 5


def test_a_move_forced_by_the_hand_of_its_player_teaches() -> None:
    """It shows that the hand allows no other move."""
    game = GAMES["condottiere-3e"]
    for before, seat, action, after in choices(game, 11):
        other = (game.to_act(after) or [seat])[0]
        if other == seat or not action.startswith("play m"):
            continue
        card = next(each for each in game.legal_actions(after, other) if each.startswith("play"))
        assert teaches(game, before, seat, [(seat, action), (other, card)])
        return
    raise AssertionError("nobody was asked after another had played")


def test_moves_that_cannot_be_played_are_never_taken_back() -> None:
    game = GAMES["rakab"]
    state = game.setup(3, {}, b"1")
    assert teaches(game, state, game.to_act(state)[0], [(game.to_act(state)[0], "play m99")])
