"""Tables for testing all games: every number of seats, some options, random play."""

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
TEMPLATES = DOCS.with_name("templates")
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
MOST_MOVES = 5000
GAMES = engine.games()
OF_SEVERAL = [name for name, game in GAMES.items() if game.seats[-1] > 1]
COMBINATIONS = 1  # of options, for every number of seats
LOOKS = 48  # states of one game; more would show little that is new


class Under:
    """A game with options chosen in advance."""

    def __init__(self, game: Any, options: dict[str, Any]) -> None:
        self.game, self.chosen = game, options

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def setup(self, seats: int, options: dict[str, Any], seed: Any) -> Any:
        return self.game.setup(seats, self.chosen | options, seed)


def combinations(name: str, game: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield numbers of seats with options: the defaults, and random ones, always the same."""
    luck = random.Random(name)
    for seats in game.seats:
        yield seats, {}
        for _ in range(COMBINATIONS if game.options else 0):
            chosen = {option["id"]: some_value(option, luck) for option in game.options}
            yield seats, seated(game, chosen, seats)


def seated(game: Any, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Return the options with named seats, such as the first, replaced by seats at the table."""
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
    """Return the moves of a random game."""
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
    """Return the names of fields that differ between two states, including derived ones."""
    return [
        field.name
        for field in fields(one)
        if not is_same(getattr(one, field.name), getattr(other, field.name))
    ]


def is_same(one: Any, other: Any) -> bool:
    """True if two values are equal; dataclasses without equality are compared by field."""
    if one is other or one == other:
        return True
    return is_dataclass(one) and type(one) is type(other) and not differing(one, other)


def seed_of(number: int) -> bytes:
    return f"every game {number}".encode()


def random_moves(
    game: Any, seats: int, number: int, every: int = 1
) -> Iterator[tuple[Any, int, str]]:
    """Yield a random game as (state before, seat, action); the move is played afterwards."""
    state = game.setup(seats, {}, seed_of(number))
    for turn, (seat, action) in enumerate(recorded(game, seats, number)):
        if turn % every == 0:
            yield state, seat, action
        game.play(state, seat, action)


def spread(game: Any, seats: int, number: int, looks: int = LOOKS) -> int:
    """Return the step between turns to test: all of a short game, some of a long one."""
    return max(1, len(recorded(game, seats, number)) // looks)


def moments(game: Any, seats: int, every: int = 11) -> Iterator[Any]:
    """Yield states of a few random games."""
    for number in range(3):
        step = max(every, spread(game, seats, number, LOOKS // 4))
        for state, _, _ in random_moves(game, seats, number, step):
            yield state


def ends(game: Any, seats: int) -> Iterator[Any]:
    """Yield the last states of the same games; their logs contain all events."""
    for number in range(3):
        state = game.setup(seats, {}, seed_of(number))
        for seat, action in recorded(game, seats, number):
            game.play(state, seat, action)
        yield state


def some_seats(game: Any, wanted: int = 3) -> int:
    """Return this number of seats, or the nearest that the game allows."""
    return min(max(wanted, game.seats[0]), game.seats[-1])


def of_the_engine() -> list[Any]:
    """Return the games of engine/, without those beside the tests."""
    homes = engine.homes()
    return [game for game in GAMES.values() if homes[game.family].__name__.startswith("engine.")]


def is_plain(game: Any) -> bool:
    """True if the game has no templates of its own."""
    return not (TEMPLATES / "games" / game.family).is_dir()


def notation_of(game: Any) -> str:
    """Return the page about the notation of a game's actions and orders.

    It is docs/notation/<family>.md, or notation.md in the folder of a game elsewhere.
    """
    beside = Path(engine.homes()[game.family].__path__[0]) / "notation.md"
    page = beside if beside.is_file() else DOCS / "notation" / f"{game.family}.md"
    return page.read_text(encoding="utf-8")


def playthroughs_of(game: Any) -> Path:
    """Return the folder of a game's playthroughs.

    It is `playthroughs` in the game's folder if that exists, else the common one.
    """
    beside = Path(engine.homes()[game.family].__path__[0]) / "playthroughs"
    return beside if beside.is_dir() else PLAYTHROUGHS


def readers(seats: int) -> list[int | None]:
    return [None, *range(seats)]


def heard(game: Any, seats: int) -> Iterator[tuple[int | None, dict[str, Any]]]:
    """Yield every event of a random game as (reader, event)."""
    *_, (state, _, _) = random_moves(game, seats, 4)
    for reader in readers(seats):
        for event in game.events(state, reader, 0):
            yield reader, event


def tables_of(family: str) -> pytest.MarkDecorator:
    """Parametrize a test with all tables of this family's games."""
    found = [table for table in TABLES if table.values[0].game.family == family]
    return pytest.mark.parametrize(("game", "seats"), found)
