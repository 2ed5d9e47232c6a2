"""A score sheet of circles to fill in, which a photo of the sheet can be read from.

Places are in millimetres from the middle of the upper left of four black squares, for a
left-to-right sheet. On a right-to-left sheet everything but the squares is mirrored.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from reportlab.lib.units import mm

from printables import pdf_renderer
from printables.form import Form, Grid, blanks
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.page_flow import Leaves
from printables.passage import Passage
from printables.picture import Path, circle, drawn, rectangle
from printables.seats import COLOURS, SYMBOLS
from printables.sheet import Sheet
from printables.sheet_request import NAMES, PLAYERS, Wanted

WIDE, HIGH = 188.0, 205.0  # between the squares' middles
SQUARE, SIGN = 7.0, 3.5  # sides of the squares at the corners, and of the signs beside one of them
SIGNS = (12.0, 18.0)  # along the upper edge, from where lines start; the second is for page 2
COLUMNS, ROWS, DIGITS = 4, 14, 10
FIRST, COLUMN, PITCH = 8.4, 44.8, 4.4  # of the circles in a row, from where lines start
TOP, ROW, LINES = 17.0, 13.2, (3.4, 8.8)
RADIUS = 2.02
MINUS = "−"
DIGIT, HEAD = 8.5, 10.0  # points


@cache
def places() -> dict[str, Any]:
    """Return the places of circles in a photo, as shares of the distances between squares."""
    return {
        "columns": [
            [across(column, digit) / WIDE for digit in range(DIGITS)] for column in range(COLUMNS)
        ],
        "rows": [[down(row, line) / HIGH for line in range(len(LINES))] for row in range(ROWS)],
        "signs": [sign / WIDE for sign in SIGNS],
        "sign": SIGN / 2 / WIDE,
        "radius": [RADIUS / WIDE, RADIUS / HIGH],
    }


def across(column: int, digit: int) -> float:
    """Return the distance of a circle from the side edge where reading starts."""
    return FIRST + column * COLUMN + digit * PITCH


def down(row: int, line: int) -> float:
    """Return the distance of a circle from the upper edge."""
    return TOP + row * ROW + LINES[line]


def marked() -> Sheet:
    """Return the sheet, with a page for every four players."""
    return Sheet(_draw, frozenset({PLAYERS, NAMES}), twin=_told, is_filled_in=True)


def _told(wanted: Wanted) -> Form:
    """Return the content of the sheet as a form to write numbers in."""
    say = wanted.say
    heads = [say("paper-number"), *range(wanted.seats)]
    shares = (0.1, *[0.9 / wanted.seats] * wanted.seats)
    grid = Grid("", heads, blanks(ROWS), shares, numbered=True)
    return Form(say("paper-marks"), ((Passage("", (say("paper-marks-rule"),)), grid),))


def _draw(wanted: Wanted) -> bytes:
    leaves = Leaves(wanted, wanted.say("paper-marks"))
    for first in range(0, wanted.seats, COLUMNS):
        if first:
            leaves.next_page()
        _Page(leaves, first).draw()
    return leaves.finish()


class _Page:
    """A page for the columns of the seats from `first` on."""

    def __init__(self, leaves: Leaves, first: int) -> None:
        self.leaves, self.document, self.say = leaves, leaves.document, leaves.say
        self.seats = range(first, min(first + COLUMNS, leaves.wanted.seats))
        self.number = first // COLUMNS
        leaves.panel.words(self.say("paper-marks-rule"), leaves.panel.small)
        leaves.panel.space(SQUARE)
        self.left = (self.document.width - WIDE * mm) / 2
        self.top = leaves.panel.top

    def draw(self) -> None:
        shapes = [*self._corners(), *self._signs(), *self._circles()]
        pdf_renderer.draw_shapes(self.leaves.canvas, tuple(shapes), 0, 0, 1)
        self._lines()
        small = self.document.style(face="bold", size=DIGIT + 1, align="middle")
        above = (self.x(FIRST / 2), self.y(TOP - 1.8))
        text.label(self.leaves.canvas, self.say("paper-number"), small, *above)
        for seat in self.seats:
            self._head(seat)
        for row in range(ROWS):
            self._printed(row)

    def x(self, across: float) -> float:
        """Convert a distance from the edge where reading starts into an x."""
        return self.left + (WIDE - across if self.document.rtl else across) * mm

    def y(self, down: float) -> float:
        return self.top - down * mm

    def _corners(self) -> Iterator[Path]:
        for across in (0, WIDE):
            for down in (0, HIGH):
                yield self._square(across, down, SQUARE)

    def _signs(self) -> Iterator[Path]:
        """Return signs that mark the first corner and the number of the page."""
        return (self._square(sign, 0, SIGN) for sign in SIGNS[: self.number + 1])

    def _square(self, across: float, down: float, side: float) -> Path:
        half = side * mm / 2
        corner = (self.x(across) - half, -self.y(down) - half)
        return rectangle(*corner, 2 * half, 2 * half, fill=page.INK)

    def _circles(self) -> Iterator[Path]:
        for column in range(len(self.seats)):
            for row in range(ROWS):
                for line in range(len(LINES)):
                    for digit in range(DIGITS):
                        x, y = self.x(across(column, digit)), self.y(down(row, line))
                        yield circle(x, -y, RADIUS * mm, stroke=page.SOFT, weight=0.4)

    def _lines(self) -> None:
        """Draw lines between rows, which would otherwise be easy to confuse."""
        near, far = self.x(SQUARE / 2), self.x(WIDE - SQUARE / 2)
        rules = [self.y(TOP + row * ROW - 0.4) for row in range(ROWS)]
        page.stroke(self.leaves.canvas, [(near, y, far, y) for y in rules], page.HAIR, 0.4)

    def _head(self, seat: int) -> None:
        """Draw the sign and name of a column's player."""
        column, names = seat - self.seats[0], self.leaves.wanted.names
        middle = self.x(across(column, 0) + PITCH * (DIGITS - 1) / 2)
        sign = (drawn(SYMBOLS[seat], fill=COLOURS[seat]),) if seat < len(SYMBOLS) else ()
        pdf_renderer.draw_shapes(self.leaves.canvas, sign, middle, self.y(8.2), 0.4)
        if seat < len(names):
            style = self.document.style(face="bold", size=HEAD, align="middle")
            room = PITCH * DIGITS * mm
            name = text.fitted(legible(names[seat], "bold"), "bold", HEAD, room)
            text.label(self.leaves.canvas, text.plain(name), style, middle, self.y(TOP - 1.8))
        elif not names:
            half, y = PITCH * DIGITS * mm * 0.45, self.y(TOP - 1.8)
            page.stroke(self.leaves.canvas, [(middle - half, y, middle + half, y)], page.SOFT, 0.6)

    def _printed(self, row: int) -> None:
        """Write the row's number, and pale digits in its circles; only filled ones are dark."""
        canvas, middle = self.leaves.canvas, (LINES[0] + LINES[1]) / 2
        bold = self.document.style(face="bold", size=HEAD, align="middle")
        number, y = self.say.number(row + 1), self.y(TOP + row * ROW + middle + 1.2)
        text.label(canvas, number, bold, self.x(FIRST / 2), y)
        pale = self.document.style(size=DIGIT, align="middle").but(colour=page.SOFT)
        for line, digits in enumerate(((*range(1, DIGITS), MINUS), range(DIGITS))):
            for digit, each in enumerate(digits):
                said = each if isinstance(each, str) else self.say.number(each)
                for column in range(len(self.seats)):
                    x = self.x(across(column, digit))
                    text.label(canvas, said, pale, x, self.y(down(row, line) + 0.85))
