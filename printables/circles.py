"""A grid of circles to fill in with a pencil: its geometry, and the entries made from it.

Positions are in millimetres from the middle of the upper left one of four black squares, for a
left-to-right sheet. On a right-to-left sheet everything but the squares is mirrored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from printables.form import Head
    from printables.sheet_request import Wanted

WIDE = 188.0  # between the middles of the squares beside each other
SQUARE, SIGN = 7.0, 3.5  # sides of the squares at the corners, and of the signs beside one of them
SIGNS = (12.0, 18.0)  # along the upper edge, from where lines start; the second is for page 2
CODE, BIT = 24.0, 6.0  # where the signs of the code begin, and their distance
GAME_BITS, TABLE_BITS, CHECK_BITS, CHECK = 6, 8, 4, 13
BITS = GAME_BITS + TABLE_BITS + CHECK_BITS
COLUMNS, DIGITS = 4, 10
FIRST, COLUMN, PITCH = 8.4, 44.8, 4.4  # of the circles in a row, from where lines start
TOP, RADIUS = 17.0, 2.02
MOST_LABELLED = 11  # rows with words above their circles


@dataclass(frozen=True)
class Layout:
    """The rows of a grid: their number, the height of each, and its two lines of circles.

    `high` is the vertical distance between the middles of the black squares.
    """

    rows: int
    row: float
    lines: tuple[float, float]
    high: float

    def down(self, row: int, line: int) -> float:
        """Return how far a circle is below the upper black squares, in millimetres."""
        return TOP + row * self.row + self.lines[line]

    @cache  # noqa: B019 - there are as many layouts as numbers of rows
    def places(self) -> dict[str, Any]:
        """Return the positions of circles, relative to the distances between the black squares.

        A page uses them to find the circles in a photo.
        """
        return {
            "columns": [
                [across(column, digit) / WIDE for digit in range(DIGITS)]
                for column in range(COLUMNS)
            ],
            "rows": [
                [self.down(row, line) / self.high for line in (0, 1)] for row in range(self.rows)
            ],
            "signs": [sign / WIDE for sign in SIGNS],
            "code": [(CODE + BIT * bit) / WIDE for bit in range(BITS)],
            "check": [CHECK_BITS, CHECK],
            "table": TABLE_BITS,
            "sign": SIGN / 2 / WIDE,
            "radius": [RADIUS / WIDE, RADIUS / self.high],
        }


PAD = Layout(14, 13.2, (3.4, 8.8), 205.0)


def labelled(rows: int) -> Layout:
    """Return the layout of rows with words above their circles."""
    return Layout(rows, 16.2, (7.0, 12.2), 198.0)


def across(column: int, digit: int) -> float:
    """Return how far a circle is from the black squares where lines start, in millimetres."""
    return FIRST + column * COLUMN + digit * PITCH


def number_of(identity: str, bits: int) -> int:
    """Return a hash of an id that fits into this many bits; 0 for an empty id."""
    if not identity:
        return 0
    hashed = int.from_bytes(sha256(identity.encode()).digest()[:4], "big")
    return 1 + hashed % (int(1 << bits) - 1)


def code_of(game: str, table: str = "") -> list[bool]:
    """Return the bits that identify a printed sheet: the game, the table, and a checksum."""
    number = number_of(game, GAME_BITS) << TABLE_BITS | number_of(table, TABLE_BITS)
    whole = number << CHECK_BITS | number % CHECK
    return [bool(whole >> bit & 1) for bit in reversed(range(BITS))]


@dataclass(frozen=True)
class Entered:
    """An entry made at a table from some cells of a sheet, each given by row and column.

    In `line`, `#` stands for the next cell's number, `+#` for that number with its sign, and `@`
    for the id with that number. `*` stands for the columns of all cells with a 1. `%` takes a count
    and a sum, and stands for that many numbers with that sum. No entry is made if all its cells are
    empty; an entry without cells is always made.
    """

    line: str
    cells: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Counted:
    """A sheet with rows of numbers that state a game's result, to be read from a photo.

    It has one column for each of `heads`; a head of two seats stands for something that both share.
    In the row `needs`, at least one cell must be filled in. `things` are the (id, name) pairs that
    numbers stand for.
    """

    heads: Sequence[Head | tuple[int, int]]
    rows: Sequence[str]
    entries: Sequence[Entered]
    about: Sequence[str] = ()
    needs: int | None = None
    things: Sequence[tuple[str, str]] = ()


# A function that returns a game's result as rows. Its second argument has, by seat, the entries
# that name the first player; it is empty if a table needs none.
Count = Callable[["Wanted", Sequence[str]], Counted]


def by_column(line: str, row: int, columns: int) -> list[Entered]:
    """Return an entry for each cell of a row.

    `{}` in `line` is replaced by the column's index, counted from 0.
    """
    return [Entered(line.format(column), ((row, column),)) for column in range(columns)]
