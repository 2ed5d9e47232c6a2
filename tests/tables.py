"""Tables to try a game at: every game, every number of seats, some of its options; random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import engine

MOST_MOVES = 5000
GAMES = engine.games()
COMBINATIONS = 2  # of options, for every number of seats


class Under:
    """A game with its options chosen beforehand."""

    def __init__(self, game: Any, options: dict[str, Any]) -> None:
        self.game, self.chosen = game, options

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def setup(self, seats: int, options: dict[str, Any], seed: bytes) -> Any:
        return self.game.setup(seats, self.chosen | options, seed)


def combinations(name: str, game: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    """Choices of options with seats: none chosen, and some drawn by lot, the same in every run."""
    luck = random.Random(name)
    for seats in game.seats:
        yield seats, {}
        for _ in range(COMBINATIONS if game.options else 0):
            yield (seats, {option["id"]: some_value(option, luck) for option in game.options})


def some_value(option: dict[str, Any], luck: random.Random) -> Any:
    return luck.choice(option.get("values") or range(option["range"][0], option["range"][1] + 1))


def called(name: str, game: Any, seats: int, options: dict[str, Any]) -> str:
    defaults = {option["id"]: option["default"] for option in game.options}
    unusual = [option for option, value in options.items() if value != defaults[option]]
    return "-".join([name, str(seats), *unusual])


TABLES = [
    pytest.param(Under(game, options), seats, id=called(name, game, seats, options))
    for name, game in GAMES.items()
    for seats, options in combinations(name, game)
]
tables = pytest.mark.parametrize(("game", "seats"), TABLES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def random_moves(game: Any, seats: int, number: int) -> Iterator[tuple[Any, int, str]]:
    """A random game as (state before, seat, action); the state is played on afterwards."""
    luck = random.Random(number)
    state = game.setup(seats, {}, f"every game {number}".encode())
    for _ in range(MOST_MOVES):
        acting = game.to_act(state)
        if not acting:
            return
        seat = luck.choice(acting)
        action = luck.choice(game.legal_actions(state, seat))
        yield state, seat, action
        state = game.apply(state, seat, action)
    raise AssertionError(f"not over after {MOST_MOVES} moves")


def moments(game: Any, seats: int, every: int = 11) -> Iterator[Any]:
    """States of a few random games."""
    for number in range(3):
        for turn, (state, _, _) in enumerate(random_moves(game, seats, number)):
            if turn % every == 0:
                yield state


def readers(seats: int) -> list[int | None]:
    return [None, *range(seats)]
