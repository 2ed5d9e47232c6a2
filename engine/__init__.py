"""The games there are, found by listing, and the two ways to be wrong about one.

A game is a folder of this package that exports GAMES, a dictionary from id to game; all games of a
folder are of one family. What a game is stands in engine/game.py; tests/test_every_game.py holds
all of them to it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from engine.errors import BadOption as BadOption
from engine.errors import IllegalAction as IllegalAction
from engine.game import AnyGame

__all__ = ["BadOption", "IllegalAction", "games", "homes", "look_in"]

_shelves = [__name__]  # packages whose folders are games


def look_in(package: str) -> None:
    """Find the games in that package's folders too, beside those that stand here.

    To be called before any game is asked for: words and pages are kept once they have been read.
    """
    if package not in _shelves:
        _shelves.append(package)
        homes.cache_clear()
        games.cache_clear()


@cache
def homes() -> dict[str, ModuleType]:
    """Of each family the package that its games were found in."""
    found: dict[str, ModuleType] = {}
    for shelf in _shelves:
        for folder in iter_modules(import_module(shelf).__path__):
            if folder.ispkg:
                home = import_module(f"{shelf}.{folder.name}")
                found |= {game.family: home for game in home.GAMES.values()}
    return found


@cache
def games() -> dict[str, AnyGame]:
    """Every game there is, by its id."""
    found: dict[str, AnyGame] = {}
    for home in homes().values():
        found |= home.GAMES
    return dict(sorted(found.items()))
