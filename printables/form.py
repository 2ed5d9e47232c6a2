"""A score sheet as a game declares it: grids to fill in by pencil, and the rules beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printables.passage import Passage
from printables.picture import Path

Head = str | int  # the words over a column, or the seat that it belongs to


@dataclass(frozen=True)
class Row:
    """A line of a grid: what is printed at its start, and small in its other cells."""

    words: str = ""
    cells: Sequence[str] = ()
    sign: tuple[Path, ...] = ()  # drawn from -10 to 10, before the words
    is_total: bool = False
    told: str = ""  # on a page, where paper has the sign alone


@dataclass(frozen=True)
class Grid:
    """Rows to write in under their heads; `shares` of the width, by columns.

    Where `fills`, empty rows follow to the foot of the page.
    """

    heading: str
    heads: Sequence[Head]
    rows: Sequence[Row]
    shares: Sequence[float] = ()
    notes: Sequence[str] = ()
    fills: bool = False
    numbered: bool = False  # its rows begin with their numbers
    is_filled: bool = False  # its cells are what came out, and nobody writes on it
    halved: bool = False  # a seat writes two numbers in a cell: what is new, and the sum
    tall: float = 1.0  # times the usual height of a row
    tallest: float = 1.0  # the same where the page has room, for nothing follows


@dataclass(frozen=True)
class Form:
    """What a sheet is called, and its parts from the top; each of `pages` begins a new one."""

    title: str
    pages: Sequence[Sequence[Grid | Passage]]
    wide: bool = False


def words_of(form: Form) -> Iterator[str]:
    """All that a form says, from the top."""
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
    """Empty rows."""
    return [Row()] * count
