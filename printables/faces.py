"""The faces of a family of games: how its table, its cards and its sheets are drawn and told."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.game import AnyGame, Facts, Options, View
from printables.described import Described
from printables.passage import Passage
from printables.picture import Path, Picture
from printables.speaker import Speaker

Links = Mapping[str, tuple[str, str]]  # of a place its address, and what choosing it does


class DrawBoard(Protocol):
    """Draws the table as a view has it; a place that can be chosen is a link."""

    def __call__(
        self,
        view: View,
        say: Speaker,
        *,
        names: Sequence[str] | None = None,
        links: Links | None = None,
    ) -> Picture: ...


class TellBoard(Protocol):
    """Tells the table as a view has it in sentences, a line each."""

    def __call__(self, view: View, say: Speaker, names: Sequence[str] | None = None) -> str: ...


@dataclass(frozen=True)
class Wanted:
    """A sheet as it is asked for: of a game under these options, in a language, on a paper."""

    game: AnyGame
    say: Speaker
    paper: str  # a4 or letter
    options: Options
    players: int | None = None  # of the sheets in Faces.by_players


DrawSheet = Callable[[Wanted], bytes]  # a PDF


def no_description(view: View, card: str, say: Speaker) -> Described | None:
    """Where a card's name says all that there is to it."""
    return None


def no_reminder(rules: Any, view: View, say: Speaker) -> list[Passage]:
    """Where no card says what the rules are."""
    return []


def no_places(facts: Facts) -> list[str]:
    """Where nothing on the board can be chosen."""
    return []


@dataclass(frozen=True)
class Faces:
    """What a package of this one exports as FACES.

    `describe_brief` is for a letter without pictures; `crest` stands for the game, drawn from -10
    to 10; `by_players` are the sheets that can be drawn for so many players; `places_of` are the
    names, on the board, of what an action's facts are about; `reminder` is what the reference card
    says, by the rules that are agreed, of what is happening in a view.
    """

    board: DrawBoard
    describe_board: TellBoard
    emblem: Callable[[str, str, Speaker], Picture]  # a game's id, a card, the words
    crest: Callable[[str], tuple[Path, ...]]
    sheets: Mapping[str, DrawSheet] = field(default_factory=dict)
    by_players: Container[str] = ()
    describe_brief: TellBoard | None = None
    held: str = "card"  # what a hand holds, by the noun of its words
    lay_out: TellBoard | None = None  # the table as one lays it out; None: as `describe_board` does
    describe_card: Callable[[View, str, Speaker], Described | None] = no_description
    places_of: Callable[[Facts], list[str]] = no_places
    reminder: Callable[[Any, View, Speaker], list[Passage]] = no_reminder
