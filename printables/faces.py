"""The `Faces` of a family of games: functions to draw and describe its board, cards and sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

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
from printables.turning_points import Spot, nowhere

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


DrawBattle = Callable[[View, Speaker, Sequence[str]], Picture | None]


class TellBoard(Protocol):
    """Function that describes the table of a view in sentences, one on each line."""

    def __call__(self, view: View, say: Speaker, names: Sequence[str] | None = None) -> str: ...


class LayOut(Protocol):
    """Function that describes how to set up the table of a view, step by step."""

    def __call__(
        self, view: View, say: Speaker, names: Sequence[str] | None = None
    ) -> list[str]: ...


class StateBoard(Protocol):
    """Function that describes the table of a view as statements."""

    def __call__(
        self, view: View, say: Speaker, names: Sequence[str] | None = None
    ) -> Sequence[Statement]: ...


def plain_look(view: View, card: str) -> CardLook:
    """Return the look of a card that has its own sign and no colour."""
    return CardLook(card)


def no_description(view: View, card: str, say: Speaker) -> Described | None:
    """Return None, for games with self-explanatory card names."""
    return None


def no_reminder(rules: Any, view: View, say: Speaker) -> list[Passage]:
    """Return [], for games without a reference card."""
    return []


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


def no_markers(wanted: Wanted) -> list[Marker]:
    """Return [], for games with markers for seats only."""
    return []


def points_alone(wanted: Wanted, view: View) -> Sequence[Grid]:
    """Return a grid with only the final points, for games without categories of points."""
    result = cast("Mapping[str, Any]", view["result"])
    cells = [wanted.say.number(points) for points in result["scores"]]
    heads = ("", *range(len(cells)))
    row = Row(wanted.say("paper-total"), cells, is_total=True)
    return (Grid("", heads, (row,), is_filled=True),)


def no_places(facts: Facts) -> list[str]:
    """Return [], for boards without selectable places."""
    return []


def no_happening(facts: Facts) -> list[str]:
    """Return [], for boards without places of events."""
    return []


def no_battle(view: View, say: Speaker, names: Sequence[str]) -> Picture | None:
    """Return None, for games with everything on the board."""
    return None


def no_piece(facts: Facts) -> Picture | None:
    """Return None, for games without pictures of pieces."""
    return None


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
    describe_board: StateBoard
    emblem: Callable[[str, str, Speaker], Picture]  # a game's id, the sign of a card, the words
    crest: Callable[[str], tuple[Path, ...]]
    look: Callable[[View, str], CardLook] = plain_look
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    describe_brief: TellBoard | None = None
    battle: DrawBattle = no_battle
    held: str = "card"  # the noun for the contents of a hand
    lay_out: LayOut | None = None  # the table for setting it up; None: `describe_board`
    describe_card: Callable[[View, str, Speaker], Described | None] = no_description
    places_of: Callable[[Facts], list[str]] = no_places
    happened_at: Callable[[Facts], list[str]] = no_happening
    piece: Callable[[Facts], Picture | None] = no_piece  # for a word of an action
    reminder: Callable[[Any, View, Speaker], list[Passage]] = no_reminder
    tally: Callable[[View, int], int] | None = None  # a seat's interim score, by its own view
    measure: str = ""  # the key of that score's name
    final: Callable[[Wanted, View], Sequence[Grid]] = points_alone  # the final score
    count: Count | None = None  # the result as rows of circles that a table can read from a photo
    markers: Callable[[Wanted], list[Marker]] = no_markers
    spot: Spot = nowhere
    conditions: Conditions = field(default_factory=dict)
