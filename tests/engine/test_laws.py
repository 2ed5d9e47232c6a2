"""Random games under random options, and their hidden worlds, have no faults."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.laws import FAULTS, broken
from tests.tables import GAMES, Under, moments, random_moves, readers, seated, tables


def taken(option: dict[str, Any]) -> list[Any]:
    """Return the values of an option; for a range its ends and the default."""
    return [*option["values"]] if "values" in option else [option["default"], *option["range"]]


def turned(game: Any, number: int) -> dict[str, Any]:
    """Return options for each number, so that every option takes each of its values in turn."""
    every = ((option["id"], taken(option)) for option in game.options)
    return {name: values[(number + number // len(values)) % len(values)] for name, values in every}


CHOICES = [
    pytest.param(
        Under(game, seated(game, turned(game, number), seats)), seats, id=f"{name}-{number}"
    )
    for name, game in GAMES.items()
    for number in range(4)
    for seats in [game.seats[-1 - number % len(game.seats)]]
]


def test_every_value_of_every_option_is_played() -> None:
    for game in GAMES.values():
        for option in game.options:
            assert {*taken(option)} == {turned(game, number)[option["id"]] for number in range(4)}


@pytest.mark.parametrize(("game", "seats"), CHOICES)
def test_no_option_lets_a_move_break_a_law(game: Any, seats: int) -> None:
    no_move_breaks_a_law(game, seats)


@tables
def test_no_move_breaks_a_law(game: Any, seats: int) -> None:
    no_move_breaks_a_law(game, seats)


def no_move_breaks_a_law(game: Any, seats: int) -> None:
    for number in range(2):
        for state, _, _ in random_moves(game, seats, number):
            assert broken(game, state) == []
        assert game.result(state) and broken(game, state) == []  # played to the end in place


@tables
def test_no_world_reshuffled_for_a_seat_breaks_a_law(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        for reader in readers(seats):
            assert broken(game, game.reshuffle_unseen(state, reader, b"elsewhere")) == []


def test_laws_are_those_of_games_there_are() -> None:
    assert {*FAULTS} <= {game.family for game in GAMES.values()}
