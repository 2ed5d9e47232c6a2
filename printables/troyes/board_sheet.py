"""The board as a sheet: the empty town on one page, to look at or to play on with pieces."""

from typing import Any

from reportlab.lib.units import mm

from printables import ink
from printables.kit import text
from printables.kit.page import Document
from printables.kit.panel import ACCENT
from printables.troyes.board import board

MARGIN = 10 * mm
TITLE = 9 * mm
FOOT = 10 * mm
SEED = bytes(32)  # the cards lie face down: no shuffle shows


def board_sheet(
    game: Any, say: Any, paper: str = "a4", options: dict[str, Any] | None = None
) -> bytes:
    """One page as a PDF: the board of the largest table before the first citizen is placed."""
    state = game.setup(game.seats[-1], options or {}, SEED)
    picture = board(game.view(state, None), say)
    title = f"{say(f'game-short-{game.id}')}: {say('board-title')}"
    document = Document(paper, title, say)
    style = document.style(face="title", size=20, colour=ACCENT, align="middle")
    top = document.height - MARGIN
    text.label(document.canvas, title, style, document.width / 2, top - 4 * mm)
    room = top - TITLE - MARGIN - FOOT
    width = min(document.width - 2 * MARGIN, room * picture.width / picture.height)
    high = width * picture.height / picture.width
    left = (document.width - width) / 2
    ink.draw_on(document.canvas, picture, left, top - TITLE - high, width)
    small = document.fine()
    words = f"{say('house-mark-about')} {say('aid-footer')}"
    text.paragraph(
        document.canvas, words, small, MARGIN, MARGIN + 6 * mm, document.width - 2 * MARGIN
    )
    document.canvas.showPage()
    return document.finish()
