"""The `Faces` of a family of games: functions to draw and describe its board, cards and sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, cast

from engine.game import Facts, View
from printables.card_look import CardLook
from printables.circles import Count
from printables.conditions import Conditions
from printables.described import Described
from printables.form import Grid, Row
from printables.passage import Passage
from printables.picture import Path, Picture
from printables.sheet import Sheet as Sheet
from printables.sheet_request import Wanted as Wanted
from printables.speaker import Speaker
from printables.statement import Statement
from printables.turning_points import Spot

Links = Mapping[str, tuple[str, str]]  # an address and an action for each place


class DrawBoard(Protocol):
    """Function that draws the board of a view; places in `links` become links."""

    def __call__(
        self,
        view: View,
        say: Speaker,
        *,
        names: Sequence[str] | None = None,
        links: Links | None = None,
    ) -> Picture: ...


Description = TypeVar("Description", covariant=True)
DrawBattle = Callable[[View, Speaker, Sequence[str]], Picture | None]


class Describe(Protocol[Description]):
    """Function that describes the table of a view."""

    def __call__(
        self, view: View, say: Speaker, names: Sequence[str] | None = None
    ) -> Description: ...


def nothing(*about: Any) -> None:
    """Return None, for games without that."""


def empty(*about: Any) -> list[Any]:
    """Return [], for games without that."""
    return []


def plain_look(view: View, card: str) -> CardLook:
    """Return the look of a card that has its own sign and no colour."""
    return CardLook(card)


@dataclass(frozen=True)
class Marker:
    """A paper marker: its name, its sign or its number, and how many are needed.

    The sign is drawn in a box from -10 to 10.
    """

    words: str
    shapes: tuple[Path, ...] = ()
    count: int = 1
    colour: str = "#8d8172"
    number: int | None = None


def points_alone(wanted: Wanted, view: View) -> Sequence[Grid]:
    """Return a grid with only the final points, for games without categories of points."""
    result = cast("Mapping[str, Any]", view["result"])
    cells = [wanted.say.number(points) for points in result["scores"]]
    heads = ("", *range(len(cells)))
    row = Row(wanted.say("paper-total"), cells, is_total=True)
    return (Grid("", heads, (row,), is_filled=True),)


@dataclass(frozen=True)
class Faces:
    """The functions and data of a family; its package exports them as FACES.

    `describe_brief` is for letters without pictures. `battle` draws things that the board lacks, to
    stand above it. `crest` is the game's sign, drawn in a box from -10 to 10. `sheets` are the
    family's sheets besides the common ones. `places_of` and `happened_at` return the places on the
    board for the facts of an action or an event. `reminder` returns the agreed rules for the phase
    of a view. `conditions` say which sentences hold for which agreed values. `spot` returns the
    point on a finished board at which to draw the number of a story line.
    """

    board: DrawBoard
    describe_board: Describe[Sequence[Statement]]
    emblem: Callable[[str, str, Speaker], Picture]  # a game's id, the sign of a card, the words
    crest: Callable[[str], tuple[Path, ...]]
    look: Callable[[View, str], CardLook] = plain_look
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    describe_brief: Describe[str] | None = None  # sentences, one on each line
    battle: DrawBattle = nothing
    held: str = "card"  # the noun for the contents of a hand
    # How to set up the table, step by step; None: `describe_board`.
    lay_out: Describe[list[str]] | None = None
    describe_card: Callable[[View, str, Speaker], Described | None] = nothing
    places_of: Callable[[Facts], list[str]] = empty
    happened_at: Callable[[Facts], list[str]] = empty
    piece: Callable[[Facts], Picture | None] = nothing  # for a word of an action
    reminder: Callable[[Any, View, Speaker], list[Passage]] = empty
    tally: Callable[[View, int], int] | None = None  # a seat's interim score, by its own view
    measure: str = ""  # the key of that score's name
    final: Callable[[Wanted, View], Sequence[Grid]] = points_alone  # the final score
    count: Count | None = None  # the result as rows of circles that a table can read from a photo
    markers: Callable[[Wanted], list[Marker]] = empty
    spot: Spot = nothing
    conditions: Conditions = field(default_factory=dict)
