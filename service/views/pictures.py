"""A picture of each game for whoever has not seen it: its board in the middle of a game."""

from functools import lru_cache
from typing import Any

import engine
import printables
from engine.game import AnyGame
from printables.dark import darkened
from printables.picture import Picture
from printables.raster import to_png
from service.language.words import speaker

WIDTH = 320  # pixels: twice as many as it is shown at
SEED = b"a fair in Siena"
NAMES = ("Ana", "Béla", "Cyrus", "Dara", "Emma", "Farid")
PEOPLE = 3


@lru_cache(maxsize=64)
def of_game(game_id: str, language: str, is_dark: bool = False) -> bytes:
    """The board as it stands after two thirds of a game between bots, as PNG."""
    board = _board(game_id, language)
    return to_png(darkened(board) if is_dark else board, WIDTH)


@lru_cache(maxsize=64)
def _board(game_id: str, language: str) -> Picture:
    game = engine.games()[game_id]
    seats = min(max(PEOPLE, game.seats[0]), game.seats[-1])
    state = _played(game, seats, _moves_in(game, seats) * 2 // 3)
    view = game.view(state, None)
    return printables.board(game, view, speaker(language, game), names=NAMES[:seats])


def _moves_in(game: AnyGame, seats: int) -> int:
    """How many moves the whole game has."""
    turns: int = _played(game, seats, None).turn
    return turns


def _played(game: AnyGame, seats: int, moves: int | None) -> Any:
    """The game after so many moves, None for all of them."""
    state = game.setup(seats, {}, SEED)
    while (asked := game.to_act(state)) and (moves is None or state.turn < moves):
        seat, luck = asked[0], str(state.turn).encode()
        view, legal = game.view(state, seat), game.legal_actions(state, seat)
        game.play(state, seat, game.bot(view, legal, luck) if game.bot else legal[0])
    return state
