"""The laws of each game hold in random games under random options, and in what a seat imagines."""

from __future__ import annotations

from typing import Any

from tests.engine.laws import FAULTS, broken
from tests.tables import GAMES, moments, random_moves, readers, tables


@tables
def test_no_move_breaks_a_law(game: Any, seats: int) -> None:
    for number in range(2):
        for state, _, _ in random_moves(game, seats, number):
            assert broken(game, state) == []
        assert game.result(state) and broken(game, state) == []  # played to its end in place


@tables
def test_no_world_reshuffled_for_a_seat_breaks_a_law(game: Any, seats: int) -> None:
    for state in moments(game, seats):
        for reader in readers(seats):
            assert broken(game, game.reshuffle_unseen(state, reader, b"elsewhere")) == []


def test_laws_are_those_of_games_there_are() -> None:
    assert {*FAULTS} <= {game.family for game in GAMES.values()}
