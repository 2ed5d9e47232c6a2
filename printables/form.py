"""A score sheet as a game declares it: grids to fill in with a pencil, with rules beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printables.passage import Passage
from printables.picture import Path, Picture

Head = str | int  # the words over a column, or the number of its seat


@dataclass(frozen=True)
class Row:
    """A row of a grid: the words at its start, and the text of its other cells."""

    words: str = ""
    cells: Sequence[str] = ()
    sign: tuple[Path, ...] = ()  # drawn from -10 to 10, before the words
    is_total: bool = False
    told: str = ""  # text for a web page, where paper has only the sign


@dataclass(frozen=True)
class Grid:
    """Rows to write in, under column heads; `shares` are the columns' shares of the width.

    If `fills` is True, empty rows follow to the foot of the page.
    """

    heading: str
    heads: Sequence[Head]
    rows: Sequence[Row]
    shares: Sequence[float] = ()
    notes: Sequence[str] = ()
    fills: bool = False
    numbered: bool = False  # its rows begin with their numbers
    is_filled: bool = False  # its cells hold the results, not space to write
    halved: bool = False  # each cell has room for two numbers: the new one and the sum
    tall: float = 1.0  # the height of a row, relative to the usual one
    tallest: float = 1.0  # the same if the page has room and no part follows
    # A picture to colour on paper, in place of the rows above the totals.
    picture: Picture | None = None


@dataclass(frozen=True)
class Form:
    """A sheet's title and its parts from top to bottom; each of `pages` begins a new page.

    A form with a `crest` has lines for the date and the place. A `small` one is printed twice on a
    page if it fits.
    """

    title: str
    pages: Sequence[Sequence[Grid | Passage]]
    wide: bool = False
    crest: tuple[Path, ...] = ()
    small: bool = False


def words_of(form: Form) -> Iterator[str]:
    """Yield all texts of a form, from the top."""
    yield form.title
    for part in (part for parts in form.pages for part in parts):
        yield part.heading
        if isinstance(part, Grid):
            yield from (str(head) for head in part.heads)
            for row in part.rows:
                yield from (row.words, *row.cells)
            yield from part.notes
        else:
            yield from (*part.lines, part.example)
            yield from (cell for row in part.table for cell in row)


def blanks(count: int) -> list[Row]:
    return [Row()] * count
