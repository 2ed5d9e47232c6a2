"""The installed games, found in folders, and the errors that they raise.

Each folder of this package holds a family: one game in several editions, each with an id. The
family's name is that of the folder. The package's IDS lists the ids of the editions, and its module
`game` has GAMES, a dictionary from id to Game. A game is loaded on first use. Listings do not load
it if the module `options` has OFFERED, a dictionary from id to Offered. engine/game.py defines the
interface of a game, and tests/test_every_game.py checks all of them.
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
    "shelves",
]

PAD = "pad"  # the id of the score pad, which is not a game

shelves = [__name__]  # packages that have a folder for each game


def look_in(package: str) -> None:
    """Search for games in the folders of `package` too, a dotted name.

    Call it before any game is used, since the words and pages of games are cached.
    """
    if package not in shelves:
        shelves.append(package)
        for kept in (homes, load, at_table, offered, games):
            kept.cache_clear()


@cache
def homes() -> dict[str, ModuleType]:
    """Return the package of each family, by the family's name."""
    found: dict[str, ModuleType] = {}
    for shelf in shelves:
        for folder in iter_modules(import_module(shelf).__path__):
            if folder.ispkg:
                found[folder.name] = import_module(f"{shelf}.{folder.name}")
    return found


def families() -> dict[str, str]:
    """Return the name of each game's family, by the game's id, without loading games."""
    return dict(sorted((each, family) for family, home in homes().items() for each in home.IDS))


@cache
def load(game_id: str) -> AnyGame:
    """Load a game; raises KeyError for an unknown id."""
    home = homes()[families()[game_id]]
    games_there: dict[str, AnyGame] = import_module(f"{home.__name__}.game").GAMES
    return games_there[game_id]


@cache
def at_table(game_id: str) -> AnyRules:
    """Return the rules for playing this game at a table with the real box.

    A game without such rules gets those of the score pad. The id of the score pad (PAD) is valid
    too. Raise KeyError for any other id.
    """
    home = None if game_id == PAD else homes()[families()[game_id]]
    if home is None or not any(room.name == "table" for room in iter_modules(home.__path__)):
        rules: AnyRules = import_module(f"{__name__}.pad").RULES
        return rules
    tables: dict[str, AnyRules] = import_module(f"{home.__name__}.table").TABLES
    return tables[game_id]


@cache
def offered(game_id: str) -> Offered:
    """Return a game's seats and options for listings; raises KeyError for an unknown id.

    The game itself is loaded only if its module `options` has no OFFERED entry for it.
    """
    home = homes()[families()[game_id]].__name__
    if find_spec(f"{home}.options"):
        listed: dict[str, Offered] = vars(import_module(f"{home}.options")).get("OFFERED", {})
        if game_id in listed:
            return listed[game_id]
    game = load(game_id)
    return Offered(game.seats, game.options, game.shared_words)


@cache
def games() -> dict[str, AnyGame]:
    """Return all games by id."""
    return {each: load(each) for each in families()}
