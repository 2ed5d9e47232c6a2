"""The cards of all seats at a table on one sheet, to be cut out.

Each card has the name, the seat's sign, the game's crest, and the QR code of the seat. A page has
eight cards.
"""

from collections.abc import Sequence
from typing import NamedTuple

from reportlab.lib.units import mm

from printables import pdf_renderer
from printables.foot import FOOT, Foot
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.kit.page import Document
from printables.picture import Path, drawn
from printables.seat_card import fitted, host_line, host_of
from printables.seats import COLOURS, SYMBOLS

WIDTH, HEIGHT, GAP = 92 * mm, 57 * mm, 2.5 * mm
CODE, MARGIN = 46 * mm, 4.5 * mm
COLUMNS, ROWS = 2, 4
ABOVE = 8 * mm


class Card(NamedTuple):
    """A card's name and URL; `seat` is None if the card is not for a seat."""

    name: str
    url: str
    seat: int | None


def seat_sheet(crest: tuple[Path, ...], foot: Foot, cards: Sequence[Card], title: str) -> bytes:
    """Return the cards of the table named `title` as a PDF.

    The crest is drawn from -10 to 10.
    """
    document = foot.document
    on_page = COLUMNS * ROWS
    for first in range(0, len(cards), on_page):
        for place, card in enumerate(cards[first : first + on_page]):
            _card(document, crest, card, title, place)
        document.end_page(legible(title))
    return document.finish(foot)


def _card(document: Document, crest: tuple[Path, ...], card: Card, title: str, place: int) -> None:
    row, column = divmod(place, COLUMNS)
    column = COLUMNS - 1 - column if document.rtl else column
    left = (document.width - COLUMNS * WIDTH - GAP) / 2 + column * (WIDTH + GAP)
    spare = document.height - ABOVE - FOOT - ROWS * (HEIGHT + GAP)
    top = document.height - ABOVE - spare / 2 - row * (HEIGHT + GAP)
    corners = [(left, top), (left + WIDTH, top), (left + WIDTH, top - HEIGHT), (left, top - HEIGHT)]
    sides = zip(corners, corners[1:] + corners[:1], strict=True)
    page.stroke(document.canvas, [(*start, *end) for start, end in sides], page.FINE, 0.5)
    code_x = left + MARGIN if document.rtl else left + WIDTH - MARGIN - CODE
    page.code(document, card.url, code_x, top - HEIGHT + (HEIGHT - CODE) / 2, CODE)
    width = WIDTH - CODE - 2.4 * MARGIN
    x = left + WIDTH - MARGIN - width if document.rtl else left + MARGIN
    _signs(document, crest, card, x, top - 8.5 * mm, width)
    _words(document, card, title, x, top - 14 * mm, width)


def _signs(
    document: Document, crest: tuple[Path, ...], card: Card, x: float, y: float, width: float
) -> None:
    """Draw the seat's sign where lines start, and the game's crest where they end."""
    near, far = x + 4 * mm, x + width - 4 * mm
    near, far = (far, near) if document.rtl else (near, far)
    if card.seat is not None and card.seat < len(SYMBOLS):
        sign = drawn(SYMBOLS[card.seat], fill=COLOURS[card.seat])
        pdf_renderer.draw_shapes(document.canvas, (sign,), near, y, 0.36 * mm)
    pdf_renderer.draw_shapes(document.canvas, crest, far, y, 0.34 * mm)


def _words(document: Document, card: Card, title: str, x: float, top: float, width: float) -> None:
    """Write the name, the table's title, and how to use the code."""
    say, canvas = document.say, document.canvas
    top = fitted(document, card.name, "title", 18, x, top, width, lines=2) - 1 * mm
    if title:
        top = fitted(document, title, "text", 9.5, x, top, width, lines=2)
    top -= 2 * mm
    small = document.style(size=8.5, colour="#5b5248")
    top = text.paragraph(canvas, say("aid-seatcard-scan"), small, x, top, width) - 1 * mm
    text.paragraph(canvas, host_of(card.url), host_line(document, 8.5), x, top, width)
