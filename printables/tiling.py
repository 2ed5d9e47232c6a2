"""A drawing at its real size on several pages, with marks for joining them.

Pages after the first of a row or column are cut along the shared edge. They then cover a strip of
the page before, up to a line on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from reportlab.lib.units import mm

from printables import icons, pdf_renderer
from printables.foot import FOOT
from printables.kit import page, text
from printables.kit.page import FINE, SOFT
from printables.kit.panel import ACCENT
from printables.page_flow import Leaves
from printables.picture import Path, Picture, Shape, circle

HEAD = 9.5 * mm  # above the drawing, for the number of the part
BELOW = 3 * mm  # below it, for the marks
LAP = 10 * mm  # the strip of a page below the next page
MARK = 4 * mm
CLEAR = 4 * mm  # from text above a part to the edge where it may be cut
KEY = (7 * mm, 4.6 * mm)  # a part in the small key


@dataclass(frozen=True)
class Laid:
    """A picture placed in a drawing: its width, and the offset of its upper left corner."""

    picture: Picture
    x: float
    y: float
    width: float


@dataclass(frozen=True)
class Parts:
    """A drawing divided into a grid of pages; `wide` and `high` are the space on each page."""

    columns: int
    rows: int
    wide: float
    high: float

    @property
    def width(self) -> float:
        """Return the width of the whole drawing."""
        return self.columns * (self.wide - LAP) + LAP

    @property
    def height(self) -> float:
        """Return the height of the whole drawing."""
        return self.rows * (self.high - LAP) + LAP

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """Return the offset of a page's upper left corner in the whole drawing."""
        return column * (self.wide - LAP), row * (self.high - LAP)

    def number(self, column: int, row: int, rtl: bool) -> int:
        """Return the number of a page in reading order, from 1."""
        return row * self.columns + (self.columns - 1 - column if rtl else column) + 1

    def as_read(self, rtl: bool) -> list[tuple[int, int]]:
        """Return the (column, row) of each page in reading order."""
        columns = range(self.columns)[::-1] if rtl else range(self.columns)
        return [(column, row) for row in range(self.rows) for column in columns]


def parts_of(leaves: Leaves, columns: int, rows: int) -> Parts:
    """Return a grid of pages of the requested paper."""
    high = leaves.document.height - leaves.margin - HEAD - FOOT - BELOW
    return Parts(columns, rows, leaves.width, high)


def joined(leaves: Leaves, parts: Parts, whole: Sequence[Laid], fits: Sequence[str]) -> None:
    """Draw a page with sizes, instructions and a plan, then each part on its own page.

    `fits` are sentences about the sizes of pieces that fit on the drawing.
    """
    say = leaves.say
    leaves.panel.heading(say("paper-fits"))
    leaves.panel.notes(fits)
    leaves.panel.space(2)
    leaves.panel.heading(say("paper-join"))
    steps = [say(f"paper-join-{step}", lap=round(LAP / mm)) for step in ("cut", "lay", "check")]
    leaves.panel.steps(steps)
    leaves.panel.space(2)
    _key(leaves, parts, whole)
    for column, row in parts.as_read(leaves.document.rtl):
        leaves.next_page()
        _part(leaves, parts, whole, column, row)


# --- the key of parts ------------------------------------------------------


def _key(leaves: Leaves, parts: Parts, whole: Sequence[Laid]) -> None:
    """Draw a small plan of the whole drawing without words, with its parts' edges and numbers."""
    room = leaves.room - 2 * mm
    scale = min(leaves.width / parts.width, room / parts.height)
    left, top = (leaves.document.width - parts.width * scale) / 2, leaves.panel.top
    for laid in whole:
        few = replace(laid.picture, shapes=_without_words(laid.picture.shapes))
        width, high = laid.width * scale, laid.width * scale * few.height / few.width
        y = top - laid.y * scale - high
        pdf_renderer.draw_on(leaves.canvas, few, left + laid.x * scale, y, width)
    for column, row in parts.as_read(leaves.document.rtl):
        x, y = (each * scale for each in parts.corner(column, row))
        wide, high = parts.wide * scale, parts.high * scale
        _frame(leaves, left + x, top - y, wide, high)
        _badge(leaves, parts, column, row, (left + x + wide / 2, top - y - high / 2))
    leaves.panel.top = top - parts.height * scale


def _without_words(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """Return the shapes without words, which would be too small to read."""
    return tuple(shape for shape in pdf_renderer.flat(shapes) if isinstance(shape, Path))


def _frame(leaves: Leaves, x: float, top: float, wide: float, high: float) -> None:
    corners = [(x, top), (x + wide, top), (x + wide, top - high), (x, top - high)]
    sides = zip(corners, corners[1:] + corners[:1], strict=True)
    page.stroke(leaves.canvas, [(*one, *two) for one, two in sides], ACCENT, 0.8)


def _badge(
    leaves: Leaves, parts: Parts, column: int, row: int, at: tuple[float, float], size: float = 22
) -> None:
    """Draw the number of a part on a white disc."""
    disc = circle(0, 0, size * 0.75, fill="#ffffff", stroke=ACCENT, weight=size / 16)
    pdf_renderer.draw_shapes(leaves.canvas, (disc,), *at)
    number = leaves.say.number(parts.number(column, row, leaves.document.rtl))
    style = leaves.document.style(face="bold", size=size, align="middle", colour=ACCENT)
    text.label(leaves.canvas, number, style, at[0], at[1] - style.size * 0.34)


# --- a part ----------------------------------------------------------------


def _part(leaves: Leaves, parts: Parts, whole: Sequence[Laid], column: int, row: int) -> None:
    """Draw one part of the drawing with its marks."""
    canvas, document = leaves.canvas, leaves.document
    left, top = leaves.margin, document.height - leaves.margin - HEAD
    x, y = parts.corner(column, row)
    edge = f"{left:.2f} {top - parts.high:.2f} {parts.wide:.2f} {parts.high:.2f} re W n"
    canvas.addLiteral(f"q {edge}")
    for laid in whole:
        high = laid.width * laid.picture.height / laid.picture.width
        pdf_renderer.draw_on(
            canvas, laid.picture, left + laid.x - x, top - (laid.y - y) - high, laid.width
        )
    canvas.addLiteral("Q")
    _marks(leaves, parts, column, row, (left, top))
    _head(leaves, parts, column, row)  # its key covers a mark that would cross it
    leaves.panel.top = top - parts.high - BELOW


def _head(leaves: Leaves, parts: Parts, column: int, row: int) -> None:
    """Write the title and number of a part, with a plan of the parts."""
    document, say = leaves.document, leaves.say
    top = document.height - leaves.margin
    count = parts.columns * parts.rows
    number = parts.number(column, row, document.rtl)
    words = f"{leaves.title} · {say('paper-join-part', number=number, count=count)}"
    style = document.style(face="bold", size=10, colour=FINE)
    wide, high = KEY
    across = parts.columns * wide
    x = leaves.margin + (across + 3 * mm if document.rtl else CLEAR)
    text.paragraph(leaves.canvas, words, style, x, top, leaves.width - across - 3 * mm - CLEAR)
    start = leaves.margin if document.rtl else leaves.margin + leaves.width - across
    low = top - min(parts.rows * high, HEAD - 1.5 * mm)
    step = (top - low) / parts.rows
    for at, down in parts.as_read(document.rtl):
        here = (at, down) == (column, row)
        box = (start + at * wide, top - (down + 1) * step, wide, step)
        _cell(leaves, box, ACCENT if here else "#ffffff")


def _cell(leaves: Leaves, box: tuple[float, float, float, float], fill: str) -> None:
    canvas = leaves.canvas
    canvas.saveState()
    canvas.setFillColor(text.colour(fill))
    canvas.setStrokeColor(text.colour(SOFT))
    canvas.setLineWidth(0.5)
    canvas.rect(*box, stroke=1, fill=1)
    canvas.restoreState()


def _marks(
    leaves: Leaves, parts: Parts, column: int, row: int, corner: tuple[float, float]
) -> None:
    """Draw marks along shared edges: where to cut this page, and how far the next ones overlap."""
    left, top = corner
    right, low = left + parts.wide, top - parts.high
    cuts: list[tuple[float, float, float, float]] = []
    laps: list[tuple[float, float, float, float]] = []
    rtl = leaves.document.rtl
    before, after = (column + 1, column - 1) if rtl else (column - 1, column + 1)
    near, far, inwards = (right, left, LAP) if rtl else (left, right, -LAP)
    if 0 <= before < parts.columns:
        cuts.append((near, top + MARK, near, low - MARK))
    if row:
        cuts.append((left - MARK, top, right + MARK, top))
    if 0 <= after < parts.columns:
        laps.append((far + inwards, top + MARK, far + inwards, low - MARK))
        outside = far + (-5 if rtl else 5) * mm
        _badge(leaves, parts, after, row, (outside, (top + low) / 2), 9)
    if row < parts.rows - 1:
        laps.append((left - MARK, low + LAP, right + MARK, low + LAP))
        _badge(leaves, parts, column, row + 1, ((left + right) / 2, low - 2.6 * mm), 9)
    page.stroke(leaves.canvas, cuts, FINE, 0.5)
    canvas = leaves.canvas
    canvas.saveState()
    canvas.setDash(4, 3)
    page.stroke(canvas, laps, SOFT, 0.5)
    canvas.restoreState()
    for x, y, *_ in cuts:
        pdf_renderer.draw_shapes(canvas, icons.scissors(FINE), x + 0.1 * mm, y, 0.5)
