"""The faces of a family of games: how its table, its cards and its sheets are drawn and told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.game import AnyGame, Facts, View
from printables.described import Described
from printables.picture import Path, Picture

Links = Mapping[str, tuple[str, str]]  # of a place its address, and what choosing it does


class DrawBoard(Protocol):
    """Draws the table as a view has it; a place that can be chosen is a link."""

    def __call__(
        self,
        view: View,
        say: Any,
        *,
        names: Sequence[str] | None = None,
        links: Links | None = None,
    ) -> Picture: ...


class TellBoard(Protocol):
    """Tells the table as a view has it in sentences, a line each."""

    def __call__(self, view: View, say: Any, names: Sequence[str] | None = None) -> str: ...


class DrawSheet(Protocol):
    """Makes a sheet as a PDF; some are of one match, and take its facts."""

    def __call__(
        self,
        game: AnyGame,
        say: Any,
        paper: str = "a4",
        options: dict[str, Any] | None = None,
        **facts: Any,
    ) -> bytes: ...


def no_description(view: View, card: str, say: Any) -> Described | None:
    """Where a card's name says all that there is to it."""
    return None


def no_places(facts: Facts) -> list[str]:
    """Where nothing on the board can be chosen."""
    return []


@dataclass(frozen=True)
class Faces:
    """What a package of this one exports as FACES.

    `describe_brief` is for a letter without pictures; `crest` stands for the game, drawn from -10
    to 10; `places_of` are the names, on the board, of what an action's facts are about.
    """

    board: DrawBoard
    describe_board: TellBoard
    emblem: Callable[[str, str, Any], Picture]  # a game's id, a card, the words
    crest: Callable[[str], tuple[Path, ...]]
    sheets: Mapping[str, DrawSheet] = field(default_factory=dict)
    describe_brief: TellBoard | None = None
    describe_card: Callable[[View, str, Any], Described | None] = no_description
    places_of: Callable[[Facts], list[str]] = no_places
