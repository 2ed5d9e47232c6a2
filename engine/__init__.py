"""The games there are, found by listing, and the two ways to be wrong about one.

A game is a folder of this package that exports GAMES, a dictionary from id to game. What a game
is stands in engine/game.py; tests/test_every_game.py holds all of them to it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from engine.errors import BadOption as BadOption
from engine.errors import IllegalAction as IllegalAction
from engine.game import AnyGame

__all__ = ["BadOption", "IllegalAction", "games"]


@cache
def games() -> dict[str, AnyGame]:
    """Every game there is, found by listing the folders here."""
    found: dict[str, AnyGame] = {}
    for folder in iter_modules(__path__):
        if folder.ispkg:
            found |= import_module(f"{__name__}.{folder.name}").GAMES
    return dict(sorted(found.items()))
