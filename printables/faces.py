"""The `Faces` of a family of games: its functions for drawing and describing."""

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

Links = Mapping[str, tuple[str, str]]  # by place: a URL, and a label for it


class DrawBoard(Protocol):
    """Function that draws the board of a view; the places in `links` become hyperlinks."""

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
    """Function that describes the position of a view in words."""

    def __call__(
        self, view: View, say: Speaker, names: Sequence[str] | None = None
    ) -> Description: ...


def nothing(*about: Any) -> None:
    """Return None; the default for a function that a family does not have."""


def empty(*about: Any) -> list[Any]:
    """Return []; the default for a function that a family does not have."""
    return []


def plain_look(view: View, card: str) -> CardLook:
    """Return a look without colour, for a card that has a symbol of its own."""
    return CardLook(card)


@dataclass(frozen=True)
class Marker:
    """A paper marker: a caption, a symbol or a number, and how many copies are needed.

    The symbol is drawn in a box from -10 to 10.
    """

    words: str
    shapes: tuple[Path, ...] = ()
    count: int = 1
    colour: str = "#8d8172"
    number: int | None = None


def points_alone(wanted: Wanted, view: View) -> Sequence[Grid]:
    """Return a grid with only each seat's final points, for games without scoring categories."""
    result = cast("Mapping[str, Any]", view["result"])
    cells = [wanted.say.number(points) for points in result["scores"]]
    heads = ("", *range(len(cells)))
    row = Row(wanted.say("paper-total"), cells, is_total=True)
    return (Grid("", heads, (row,), is_filled=True),)


@dataclass(frozen=True)
class Faces:
    """The functions and data of a family; its package exports them as FACES.

    `describe_brief` is for letters without pictures. `battle` draws a picture that stands above the
    board, for things that the board does not show. `crest` returns the game's symbol, drawn in a
    box from -10 to 10. `sheets` are the family's sheets besides the common ones. `places_of` and
    `happened_at` return the names of places on the board for the facts of an action or an event.
    `reminder` returns the rules for the phase of a view, under the agreed options. `conditions`
    says under which options and numbers of players a sentence holds. `spot` returns the point on a
    finished board at which to draw a story line's number.
    """

    board: DrawBoard
    describe_board: Describe[Sequence[Statement]]
    emblem: Callable[[str, str, Speaker], Picture]  # a game's id, a card's symbol, the words
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
    piece: Callable[[Facts], Picture | None] = nothing  # the piece that a word of an action names
    reminder: Callable[[Any, View, Speaker], list[Passage]] = empty
    tally: Callable[[View, int], int] | None = None  # a seat's interim score, from its own view
    measure: str = ""  # the key of that score's name
    final: Callable[[Wanted, View], Sequence[Grid]] = points_alone  # the final score
    count: Count | None = None  # the result as rows of circles that a table can read from a photo
    markers: Callable[[Wanted], list[Marker]] = empty
    spot: Spot = nothing
    conditions: Conditions = field(default_factory=dict)
