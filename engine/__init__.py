"""The games there are, found by listing, and the two ways to be wrong about one.

A game is a folder of this package whose IDS name its editions, and whose module `game` has them as
GAMES, a dictionary from id to game; a folder's name is its family. A game is loaded when it is
first asked for; a module `options` that has OFFERED, by id, spares it that for a list of games.
What one is stands in engine/game.py; tests/test_every_game.py holds all to it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

from engine.errors import BadOption as BadOption
from engine.errors import IllegalAction as IllegalAction
from engine.options import Offered

if TYPE_CHECKING:
    from engine.game import AnyGame
    from engine.table import AnyRules

__all__ = [
    "BadOption",
    "IllegalAction",
    "at_table",
    "families",
    "games",
    "homes",
    "load",
    "look_in",
    "offered",
]

PAD = "pad"  # the id of a score pad at the table, which is no game

_shelves = [__name__]  # packages whose folders are games


def look_in(package: str) -> None:
    """Find the games in that package's folders too, beside those that stand here.

    To be called before any game is asked for: words and pages are kept once they have been read.
    """
    if package not in _shelves:
        _shelves.append(package)
        for kept in (homes, load, at_table, offered, games):
            kept.cache_clear()


@cache
def homes() -> dict[str, ModuleType]:
    """Of each family the package that its games are in."""
    found: dict[str, ModuleType] = {}
    for shelf in _shelves:
        for folder in iter_modules(import_module(shelf).__path__):
            if folder.ispkg:
                found[folder.name] = import_module(f"{shelf}.{folder.name}")
    return found


def families() -> dict[str, str]:
    """Of each game its family, both by their ids; loads none."""
    return dict(sorted((each, family) for family, home in homes().items() for each in home.IDS))


@cache
def load(game_id: str) -> AnyGame:
    """The game of that id; raises KeyError."""
    home = homes()[families()[game_id]]
    games_there: dict[str, AnyGame] = import_module(f"{home.__name__}.game").GAMES
    return games_there[game_id]


@cache
def at_table(game_id: str) -> AnyRules:
    """What a game is at the table with the real box: its own, or a plain score pad.

    The pad has an id too, and is no game. Raises KeyError for what is neither.
    """
    home = None if game_id == PAD else homes()[families()[game_id]]
    if home is None or not any(room.name == "table" for room in iter_modules(home.__path__)):
        rules: AnyRules = import_module(f"{__name__}.pad").RULES
        return rules
    tables: dict[str, AnyRules] = import_module(f"{home.__name__}.table").TABLES
    return tables[game_id]


@cache
def offered(game_id: str) -> Offered:
    """What a game's listing says of it; raises KeyError. Loads its rules only where it must."""
    home = homes()[families()[game_id]].__name__
    if find_spec(f"{home}.options"):
        listed: dict[str, Offered] = vars(import_module(f"{home}.options")).get("OFFERED", {})
        if game_id in listed:
            return listed[game_id]
    game = load(game_id)
    return Offered(game.seats, game.options, game.shared_words)


@cache
def games() -> dict[str, AnyGame]:
    """Every game there is, by its id."""
    return {each: load(each) for each in families()}
