"""What a sheet is: a value that says how it is drawn, in what ways, and the same as a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.game import AnyGame
from printables.form import Form
from printables.wanted import Wanted

DrawSheet = Callable[[Wanted], bytes]  # a PDF


def every_game(game: AnyGame) -> bool:
    """Where a sheet is for any game that has it."""
    return True


@dataclass(frozen=True)
class Sheet:
    """A kind of sheet: how it is drawn, what of WAYS it can be asked for by, for which games.

    `twin` is the same in words and grids, for a page; None where it is a drawing.
    """

    draw: DrawSheet
    ways: frozenset[str] = frozenset()
    fits: Callable[[AnyGame], bool] = every_game
    twin: Callable[[Wanted], Form] | None = None
    is_filled_in: bool = False  # by pencil, or at a table on the service
