"""Tables to try a game at: every game, every number of seats, some of its options; random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engine

DOCS = Path(__file__).parents[1] / "docs"
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
MOST_MOVES = 5000
GAMES = engine.games()
COMBINATIONS = 1  # of options, for every number of seats
LOOKS = 48  # at one game; more would tell little that is new


class Under:
    """A game with its options chosen beforehand."""

    def __init__(self, game: Any, options: dict[str, Any]) -> None:
        self.game, self.chosen = game, options

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def setup(self, seats: int, options: dict[str, Any], seed: Any) -> Any:
        return self.game.setup(seats, self.chosen | options, seed)


def combinations(name: str, game: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    """Choices of options with seats: none chosen, and some drawn by lot, the same in every run."""
    luck = random.Random(name)
    for seats in game.seats:
        yield seats, {}
        for _ in range(COMBINATIONS if game.options else 0):
            chosen = {option["id"]: some_value(option, luck) for option in game.options}
            yield seats, seated(game, chosen, seats)


def seated(game: Any, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """The same where whoever is named, to begin or so, sits at the table."""
    try:
        game.agreed(options, seats)
    except engine.BadOption as bad:
        return seated(game, options | {bad.data["option"]: bad.data["takes"][-1]}, seats)
    return options


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


@cache
def recorded(game: Any, seats: int, number: int) -> list[tuple[int, str]]:
    """A random game, move by move."""
    luck = random.Random(number)
    state = game.setup(seats, {}, seed_of(number))
    moves: list[tuple[int, str]] = []
    while acting := game.to_act(state):
        seat = luck.choice(acting)
        moves.append((seat, luck.choice(game.legal_actions(state, seat))))
        game.play(state, *moves[-1])
        assert len(moves) < MOST_MOVES, f"not over after {MOST_MOVES} moves"
    return moves


def differing(one: Any, other: Any) -> list[str]:
    """The names of the fields in which two states differ, derived ones included."""
    return [
        field.name
        for field in fields(one)
        if not is_same(getattr(one, field.name), getattr(other, field.name))
    ]


def is_same(one: Any, other: Any) -> bool:
    """True if two values are equal; objects without an equality of their own, field by field."""
    if one is other or one == other:
        return True
    return is_dataclass(one) and type(one) is type(other) and not differing(one, other)


def seed_of(number: int) -> bytes:
    return f"every game {number}".encode()


def random_moves(
    game: Any, seats: int, number: int, every: int = 1
) -> Iterator[tuple[Any, int, str]]:
    """A random game as (state before, seat, action); the state is played on afterwards."""
    state = game.setup(seats, {}, seed_of(number))
    for turn, (seat, action) in enumerate(recorded(game, seats, number)):
        if turn % every == 0:
            yield state, seat, action
        game.play(state, seat, action)


def spread(game: Any, seats: int, number: int, looks: int = LOOKS) -> int:
    """Every how many-th turn of a game to look at: at all of a short one, at some of a long one."""
    return max(1, len(recorded(game, seats, number)) // looks)


def moments(game: Any, seats: int, every: int = 11) -> Iterator[Any]:
    """States of a few random games."""
    for number in range(3):
        step = max(every, spread(game, seats, number, LOOKS // 4))
        for state, _, _ in random_moves(game, seats, number, step):
            yield state


def ends(game: Any, seats: int) -> Iterator[Any]:
    """The last states of the same few games: their logs hold all that was ever told in them."""
    for number in range(3):
        state = game.setup(seats, {}, seed_of(number))
        for seat, action in recorded(game, seats, number):
            game.play(state, seat, action)
        yield state


def some_seats(game: Any, wanted: int = 3) -> int:
    """So many seats, or as nearly so many as the game takes."""
    return min(max(wanted, game.seats[0]), game.seats[-1])


def of_the_engine() -> list[Any]:
    """The games of engine/, without those that live beside the tests."""
    homes = engine.homes()
    return [game for game in GAMES.values() if homes[game.family].__name__.startswith("engine.")]


def notation_of(game: Any) -> str:
    """The page that says how the game's actions and orders are written: docs/notation/<family>.md,
    or notation.md in the folder of a game that lies elsewhere.
    """
    beside = Path(engine.homes()[game.family].__path__[0]) / "notation.md"
    page = beside if beside.is_file() else DOCS / "notation" / f"{game.family}.md"
    return page.read_text(encoding="utf-8")


def playthroughs_of(game: Any) -> Path:
    """The folder of a game's written-out games: `playthroughs` in its own, if it has that."""
    beside = Path(engine.homes()[game.family].__path__[0]) / "playthroughs"
    return beside if beside.is_dir() else PLAYTHROUGHS


def readers(seats: int) -> list[int | None]:
    return [None, *range(seats)]


def heard(game: Any, seats: int) -> Iterator[tuple[int | None, dict[str, Any]]]:
    """All that anybody is told in a random game: (reader, event)."""
    *_, (state, _, _) = random_moves(game, seats, 4)
    for reader in readers(seats):
        for event in game.events(state, reader, 0):
            yield reader, event


def tables_of(family: str) -> pytest.MarkDecorator:
    """Each table at which a game of this family may be played."""
    found = [table for table in TABLES if table.values[0].game.family == family]
    return pytest.mark.parametrize(("game", "seats"), found)
