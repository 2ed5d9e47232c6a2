"""A picture of each game: its board in mid-game."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

import engine
import printables
from engine.game import AnyGame
from printables.dark import darkened
from printables.picture import Picture, unadorned
from printables.raster import to_webp
from service.language.words import speaker

WIDTH, SQUARE = 252, 1.0  # pixels: twice the displayed size on a phone
SEED = b"a fair in Siena"
NAMES = ("Ana", "Béla", "Cyrus", "Dara", "Emma", "Farid")
PEOPLE = 3


@lru_cache(maxsize=64)
def of_game(game_id: str, language: str, is_dark: bool = False) -> bytes:
    """Return the board after two thirds of a game between bots, as WebP."""
    board = unadorned(_board(game_id, language))
    return to_webp(upper_part(darkened(board) if is_dark else board, SQUARE), WIDTH)


def upper_part(picture: Picture, high: float) -> Picture:
    """Return the upper part of a picture; `high` is the part's height divided by its width."""
    return replace(picture, height=min(picture.height, high * picture.width))


@lru_cache(maxsize=64)
def _board(game_id: str, language: str) -> Picture:
    game = engine.games()[game_id]
    seats = seats_of(game)
    view = game.view(state_at(game, seats, middle(game, seats)), None)
    return printables.board(game, view, speaker(language, game), names=NAMES[:seats])


def seats_of(game: AnyGame) -> int:
    """Return the number of players in the pictured game."""
    return min(max(PEOPLE, game.seats[0]), game.seats[-1])


def middle(game: AnyGame, seats: int) -> int:
    """Return the turn after two thirds of the whole game."""
    *_, last = states(game, seats)
    turns: int = last.turn
    return turns * 2 // 3


def state_at(game: AnyGame, seats: int, turn: int) -> Any:
    """Return the state of a game between bots at that turn."""
    return next(state for state in states(game, seats) if state.turn >= turn)


def states(game: AnyGame, seats: int) -> Iterator[Any]:
    """Yield the state before each move of a game between bots; moves change it in place."""
    state = game.setup(seats, {}, SEED)
    while asked := game.to_act(state):
        yield state
        seat, luck = asked[0], str(state.turn).encode()
        view, legal = game.view(state, seat), game.legal_actions(state, seat)
        game.play(state, seat, game.bot(view, legal, luck) if game.bot else legal[0])
