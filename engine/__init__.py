"""The games, and the two ways to be wrong about them; knows no game by name, no web and no clock.

A game is a folder of this package that exports GAMES, a dictionary from id to game. All games
answer the same questions; tests/test_every_game.py holds them to it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

__all__ = ["BadOption", "IllegalAction", "games"]


class IllegalAction(Exception):
    """A seat did what the rules do not allow; `refusal` says why, as facts without words."""

    def __init__(self, refusal: dict[str, Any]) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class BadOption(Exception):
    """A game does not take this option or this value of it; `data` lists what it takes."""

    def __init__(self, code: str, option: str, takes: list[Any]) -> None:
        super().__init__(f"{code}: {option!r} (takes: {takes})")
        self.data = {"code": code, "option": option, "takes": takes}


@cache
def games() -> dict[str, Any]:
    """Every game there is, found by listing the folders here."""
    found: dict[str, Any] = {}
    for folder in iter_modules(__path__):
        if folder.ispkg:
            found |= import_module(f"{__name__}.{folder.name}").GAMES
    return dict(sorted(found.items()))
