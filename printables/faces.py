"""The faces of a family of games: how its table, its cards and its sheets are drawn and told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

from engine.game import Facts, View
from printables.described import Described
from printables.form import Grid, Row
from printables.passage import Passage
from printables.picture import Path, Picture
from printables.sheet import Sheet as Sheet
from printables.speaker import Speaker
from printables.turning_points import Spot, nowhere
from printables.wanted import Wanted as Wanted

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


def no_description(view: View, card: str, say: Speaker) -> Described | None:
    """Where a card's name says all that there is to it."""
    return None


def no_reminder(rules: Any, view: View, say: Speaker) -> list[Passage]:
    """Where no card says what the rules are."""
    return []


@dataclass(frozen=True)
class Marker:
    """A marker of paper: what it is, its sign from -10 to 10 or its number, how many are needed."""

    words: str
    shapes: tuple[Path, ...] = ()
    count: int = 1
    colour: str = "#8d8172"
    number: int | None = None


def no_markers(wanted: Wanted) -> list[Marker]:
    """Where nothing but the seats has markers."""
    return []


def points_alone(wanted: Wanted, view: View) -> Sequence[Grid]:
    """Where nothing is counted but one number for each."""
    result = cast("Mapping[str, Any]", view["result"])
    cells = [wanted.say.number(points) for points in result["scores"]]
    heads = ("", *range(len(cells)))
    row = Row(wanted.say("paper-total"), cells, is_total=True)
    return (Grid("", heads, (row,), is_filled=True),)


def no_places(facts: Facts) -> list[str]:
    """Where nothing on the board can be chosen."""
    return []


def no_happening(facts: Facts) -> list[str]:
    """Where nothing on the board is what an event is about."""
    return []


def no_piece(facts: Facts) -> Picture | None:
    """Where words are not about pieces that look like something."""
    return None


@dataclass(frozen=True)
class Faces:
    """What a package of this one exports as FACES.

    `describe_brief` is for a letter without pictures; `crest` stands for the game, drawn from -10
    to 10; `sheets` are those that not every game has; `places_of` are the names, on the board, of
    what an action's facts are about, `happened_at` of what an event's are; `reminder` is what the
    reference card says, by the rules that are agreed, of what is happening in a view; `spot` is
    where on the board of a finished game the number of a line of its story may stand.
    """

    board: DrawBoard
    describe_board: TellBoard
    emblem: Callable[[str, str, Speaker], Picture]  # a game's id, a card, the words
    crest: Callable[[str], tuple[Path, ...]]
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    describe_brief: TellBoard | None = None
    held: str = "card"  # what a hand holds, by the noun of its words
    lay_out: TellBoard | None = None  # the table as one lays it out; None: as `describe_board` does
    describe_card: Callable[[View, str, Speaker], Described | None] = no_description
    places_of: Callable[[Facts], list[str]] = no_places
    happened_at: Callable[[Facts], list[str]] = no_happening
    piece: Callable[[Facts], Picture | None] = no_piece  # that a word of an action is about
    reminder: Callable[[Any, View, Speaker], list[Passage]] = no_reminder
    tally: Callable[[View, int], int] | None = None  # how a seat stands, by its own view
    measure: str = ""  # what that counts, as the key of its words
    final: Callable[[Wanted, View], Sequence[Grid]] = points_alone  # how a game came out
    markers: Callable[[Wanted], list[Marker]] = no_markers
    spot: Spot = nowhere
