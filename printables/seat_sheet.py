"""The cards of all seats at a table on one sheet: to be cut out, one for whoever sits down.

Each has the name, the sign of the seat, and the code that opens it; eight stand on a page.
"""

from collections.abc import Sequence
from typing import NamedTuple

from reportlab.lib.units import mm

from printables import ink
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.kit.page import Document
from printables.picture import drawn
from printables.seat_card import draw_code, fitted, host_of
from printables.seats import COLOURS, SYMBOLS
from printables.speaker import Speaker

WIDTH, HEIGHT, GAP = 92 * mm, 62 * mm, 3 * mm
CODE, MARGIN = 46 * mm, 5 * mm
COLUMNS, ROWS = 2, 4


class Card(NamedTuple):
    """Whose card it is, and the address of the seat; without a number it is no seat's."""

    name: str
    url: str
    seat: int | None


def seat_sheet(cards: Sequence[Card], title: str, say: Speaker, paper: str = "a4") -> bytes:
    """The cards of a table that is called `title`, as many pages as they need."""
    document = Document(paper, legible(title), say)
    on_page = COLUMNS * ROWS
    for first in range(0, len(cards), on_page):
        for place, card in enumerate(cards[first : first + on_page]):
            _card(document, card, title, place)
        document.canvas.showPage()
    return document.finish()


def _card(document: Document, card: Card, title: str, place: int) -> None:
    row, column = divmod(place, COLUMNS)
    column = COLUMNS - 1 - column if document.rtl else column
    left = (document.width - COLUMNS * WIDTH - GAP) / 2 + column * (WIDTH + GAP)
    top = (document.height + ROWS * (HEIGHT + GAP) - GAP) / 2 - row * (HEIGHT + GAP)
    corners = [(left, top), (left + WIDTH, top), (left + WIDTH, top - HEIGHT), (left, top - HEIGHT)]
    sides = zip(corners, corners[1:] + corners[:1], strict=True)
    page.stroke(document.canvas, [(*start, *end) for start, end in sides], page.FINE, 0.5)
    code_x = left + MARGIN if document.rtl else left + WIDTH - MARGIN - CODE
    draw_code(document, card.url, code_x, top - HEIGHT + (HEIGHT - CODE) / 2, CODE)
    width = WIDTH - CODE - 2.4 * MARGIN
    _words(
        document,
        card,
        title,
        left + WIDTH - MARGIN - width if document.rtl else left + MARGIN,
        top,
        width,
    )


def _words(document: Document, card: Card, title: str, x: float, top: float, width: float) -> None:
    """The sign, the name, the game, and what to do with the code."""
    say, canvas = document.say, document.canvas
    if card.seat is not None and card.seat < len(SYMBOLS):
        sign = drawn(SYMBOLS[card.seat], fill=COLOURS[card.seat])
        middle = x + width - 4 * mm if document.rtl else x + 4 * mm
        ink.draw_shapes(canvas, (sign,), middle, top - 10 * mm, 0.36 * mm)
    top = fitted(document, card.name, "title", 19, x, top - 16 * mm, width, lines=2) - 1 * mm
    top = fitted(document, title, "text", 9.5, x, top, width, lines=2) - 2.5 * mm
    small = document.style(size=8.5, colour="#5b5248")
    top = text.paragraph(canvas, say("aid-seatcard-scan"), small, x, top, width) - 1 * mm
    host = document.style(face="bold", size=8.5).but(
        rtl=False, align="end" if document.rtl else "start"
    )
    text.paragraph(canvas, host_of(card.url), host, x, top, width)
