"""A score sheet of circles to fill in, which can be read from a photo of the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from reportlab.lib.units import mm

from printables import pdf_renderer
from printables.circles import (
    BIT,
    CODE,
    COLUMNS,
    DIGITS,
    FIRST,
    PAD,
    PITCH,
    RADIUS,
    SIGN,
    SIGNS,
    SQUARE,
    TOP,
    WIDE,
    Count,
    Counted,
    across,
    code_of,
    labelled,
)
from printables.form import Form, Grid, Head, Row, blanks
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.page_flow import Leaves
from printables.passage import Passage
from printables.picture import Path, circle, drawn, rectangle
from printables.seats import COLOURS, SYMBOLS
from printables.sheet import Sheet
from printables.sheet_request import NAMES, PLAYERS, Wanted

MINUS = "−"
DIGIT, HEAD = 8.5, 10.0  # points


Crest = Callable[[str], tuple[Path, ...]]
Heads = Sequence[Head | tuple[int, int]]


def marked(count: Count | None = None, crest: Crest | None = None) -> Sheet:
    """Return the sheet for a game's result; without `count`, the pad for any game.

    It has a page for every four columns.
    """

    def draw(wanted: Wanted) -> bytes:
        counted = count(wanted, ()) if count else None
        heads: Heads = counted.heads if counted else range(wanted.seats)
        leaves = Leaves(wanted, _title(wanted, counted))
        if crest:
            at, y = leaves.panel.start(5 * mm), leaves.panel.top + 7 * mm
            pdf_renderer.draw_shapes(leaves.canvas, crest(wanted.game.id), at, y, 0.95)
        for first in range(0, len(heads), COLUMNS):
            if first:
                leaves.next_page()
            _Page(leaves, heads[first : first + COLUMNS], first // COLUMNS, counted).draw()
        return leaves.finish()

    def told(wanted: Wanted) -> Form:
        return _told(wanted, count(wanted, ()) if count else None)

    return Sheet(draw, frozenset({PLAYERS, NAMES}), twin=told, is_filled_in=True)


def _title(wanted: Wanted, counted: Counted | None) -> str:
    say = wanted.say
    if counted is None:
        return say("paper-marks")
    return say("paper-photo-title", game=say(f"game-short-{wanted.game.id}"))


def _both(wanted: Wanted, *seats: int) -> str:
    """Return the names of two seats, or their numbers if they have no names."""
    say, names = wanted.say, wanted.names
    return " · ".join(names[at] if at < len(names) else say.number(at + 1) for at in seats)


def _told(wanted: Wanted, counted: Counted | None) -> Form:
    """Return the content of the sheet as a form with cells for numbers."""
    say = wanted.say
    about = Passage("", (say("paper-marks-rule"), *(counted.about if counted else ())))
    if counted is None:
        shares = (0.1, *[0.9 / wanted.seats] * wanted.seats)
        heads = [say("paper-number"), *range(wanted.seats)]
        grid = Grid("", heads, blanks(PAD.rows), shares, numbered=True)
    else:
        heads = [
            head if isinstance(head, str | int) else _both(wanted, *head) for head in counted.heads
        ]
        grid = Grid("", ["", *heads], [Row(each) for each in counted.rows])
    return Form(_title(wanted, counted), ((about, grid),))


class _Page:
    """A page of a sheet; `number` is its index, and `heads` are the heads of its columns."""

    def __init__(self, leaves: Leaves, heads: Heads, number: int, counted: Counted | None) -> None:
        self.leaves, self.document, self.say = leaves, leaves.document, leaves.say
        self.heads, self.number = heads, number
        self.labels = counted.rows if counted else ()
        self.layout = labelled(len(self.labels)) if counted else PAD
        self.code = code_of(leaves.wanted.game.id, leaves.wanted.table) if counted else ()
        for words in (self.say("paper-marks-rule"), *(counted.about if counted else ())):
            leaves.panel.words(words, leaves.panel.small)
        leaves.panel.space(SQUARE)
        self.left = (self.document.width - WIDE * mm) / 2
        self.top = leaves.panel.top

    def draw(self) -> None:
        shapes = [*self._corners(), *self._signs(), *self._circles()]
        pdf_renderer.draw_shapes(self.leaves.canvas, tuple(shapes), 0, 0, 1)
        self._lines()
        if not self.labels:
            small = self.document.style(face="bold", size=DIGIT + 1, align="middle")
            above = (self.x(FIRST / 2), self.y(TOP - 1.8))
            text.label(self.leaves.canvas, self.say("paper-number"), small, *above)
        for column, head in enumerate(self.heads):
            self._head(column, head)
        for row in range(self.layout.rows):
            self._printed(row)
        if self.labels:
            self._occasion()

    def x(self, across: float) -> float:
        """Return the x of a point, given its distance in millimetres from where reading starts."""
        return self.left + (WIDE - across if self.document.rtl else across) * mm

    def y(self, down: float) -> float:
        return self.top - down * mm

    def _corners(self) -> Iterator[Path]:
        for x in (0, WIDE):
            for y in (0, self.layout.high):
                yield self._square(x, y, SQUARE)

    def _signs(self) -> Iterator[Path]:
        """Return small squares that mark the first corner, and encode page, game and table."""
        code = [CODE + BIT * bit for bit, is_set in enumerate(self.code) if is_set]
        return (self._square(sign, 0, SIGN) for sign in (*SIGNS[: self.number + 1], *code))

    def _square(self, across: float, down: float, side: float) -> Path:
        half = side * mm / 2
        corner = (self.x(across) - half, -self.y(down) - half)
        return rectangle(*corner, 2 * half, 2 * half, fill=page.INK)

    def _circles(self) -> Iterator[Path]:
        for column in range(len(self.heads)):
            for row in range(self.layout.rows):
                for line in (0, 1):
                    for digit in range(DIGITS):
                        x, y = self.x(across(column, digit)), self.y(self.layout.down(row, line))
                        yield circle(x, -y, RADIUS * mm, stroke=page.SOFT, weight=0.4)

    def _lines(self) -> None:
        """Draw lines between rows, which would otherwise be easy to confuse."""
        near, far = self.x(SQUARE / 2), self.x(WIDE - SQUARE / 2)
        rules = [self.y(TOP + row * self.layout.row - 0.4) for row in range(self.layout.rows)]
        page.stroke(self.leaves.canvas, [(near, y, far, y) for y in rules], page.HAIR, 0.4)

    def _occasion(self) -> None:
        """Draw lines to write the date and the place on, between the lower squares."""
        bold = self.document.style(face="bold", size=HEAD)
        bold = bold.but(align="end" if self.document.rtl else "start")
        y = self.y(self.layout.high + 1.5)
        for start, key in ((2 * SQUARE, "keepsake-day"), (WIDE / 2, "keepsake-place")):
            words = self.say(key)
            text.label(self.leaves.canvas, words, bold, self.x(start), y)
            near = self.x(start + text.width_of(words, bold) / mm + 2)
            line = (near, y - 2, self.x(start + WIDE / 2 - 3 * SQUARE), y - 2)
            page.stroke(self.leaves.canvas, [line], page.SOFT, 0.6)

    def _head(self, column: int, head: Head | tuple[int, int]) -> None:
        """Draw the signs and names of the players of a column, or the column's words."""
        wide = PITCH * DIGITS * mm
        middle = self.x(across(column, 0) + PITCH * (DIGITS - 1) / 2)
        if isinstance(head, str):
            self._named(head, middle, wide)
            return
        seats = (head,) if isinstance(head, int) else head
        names, room = self.leaves.wanted.names, wide / len(seats)
        for place, seat in enumerate(reversed(seats) if self.document.rtl else seats):
            x = middle + (place - (len(seats) - 1) / 2) * room
            sign = (drawn(SYMBOLS[seat], fill=COLOURS[seat]),) if seat < len(SYMBOLS) else ()
            pdf_renderer.draw_shapes(self.leaves.canvas, sign, x, self.y(8.2), 0.4)
            if seat < len(names):
                self._named(names[seat], x, room - mm)
            elif not names:
                half, y = room * 0.45, self.y(TOP - 1.8)
                page.stroke(self.leaves.canvas, [(x - half, y, x + half, y)], page.SOFT, 0.6)

    def _named(self, name: str, middle: float, room: float) -> None:
        style = self.document.style(face="bold", size=HEAD, align="middle")
        fitted = text.fitted(legible(name, "bold"), "bold", HEAD, room)
        text.label(self.leaves.canvas, text.plain(fitted), style, middle, self.y(TOP - 1.8))

    def _printed(self, row: int) -> None:
        """Write a row's number or words, and pale digits in its circles.

        Only filled circles are dark.
        """
        canvas, layout = self.leaves.canvas, self.layout
        bold = self.document.style(face="bold", size=HEAD)
        top = TOP + row * layout.row
        if self.labels:
            near = self.x(FIRST - RADIUS)
            label = bold.but(align="end" if self.document.rtl else "start")
            text.label(canvas, text.plain(self.labels[row]), label, near, self.y(top + 3.6))
        else:
            number, y = self.say.number(row + 1), self.y(top + sum(layout.lines) / 2 + 1.2)
            text.label(canvas, number, bold.but(align="middle"), self.x(FIRST / 2), y)
        pale = self.document.style(size=DIGIT, align="middle").but(colour=page.SOFT)
        for line, digits in enumerate(((*range(1, DIGITS), MINUS), range(DIGITS))):
            for digit, each in enumerate(digits):
                said = each if isinstance(each, str) else self.say.number(each)
                for column in range(len(self.heads)):
                    x = self.x(across(column, digit))
                    text.label(canvas, said, pale, x, self.y(layout.down(row, line) + 0.85))
