"""A certificate for whoever has won a game: a page to hang up."""

from __future__ import annotations

from reportlab.lib.units import mm

from printables import ink
from printables.faces import Faces
from printables.keepsake import Kept
from printables.kit import page, text
from printables.kit.page import FINE, SOFT, Document
from printables.kit.panel import ACCENT
from printables.picture import drawn
from printables.seat_card import fitted
from printables.wanted import Wanted

FRAME = 11 * mm


def certificate(faces: Faces, wanted: Wanted, kept: Kept) -> bytes:
    """Who has won what, when, over whom."""
    say = wanted.say
    document = wanted.document(say("keepsake-certificate"), wide=True)
    _frame(document)
    canvas, middle, width = document.canvas, document.width / 2, document.width - 6 * FRAME
    ink.draw_shapes(canvas, faces.crest(wanted.game.id), middle, document.height - 36 * mm, 3.4)
    left, top = 3 * FRAME, document.height - 54 * mm
    heading = document.style(face="title", size=40, colour=ACCENT, align="middle", leading=1.1)
    top = text.paragraph(canvas, say("keepsake-certificate"), heading, left, top, width) - 7 * mm
    plain = document.style(size=15, align="middle")
    top = text.paragraph(canvas, say("keepsake-awarded"), plain, left, top, width) - 3 * mm
    size = 46 if len(kept.winners) == 1 else 26
    for name in kept.winners:
        top = fitted(document, name, "title", size, left, top, width, "middle")
    top -= 4 * mm
    for line in (say("keepsake-won", game=say(f"game-title-{wanted.game.id}")), kept.people):
        top = text.paragraph(canvas, text.plain(line), plain, left, top, width) - 1.5 * mm
    _signed(document, kept.day)
    small = document.fine(align="middle")
    proof = " ".join((wanted.stamp, *kept.proof[:1]))
    text.paragraph(canvas, proof, small, left, FRAME + 11 * mm, width)
    canvas.showPage()
    return document.finish()


def _frame(document: Document) -> None:
    """Two lines round the page with a diamond at each corner."""
    for inset, weight, colour in ((FRAME, 2.2, ACCENT), (FRAME + 2.2 * mm, 0.7, SOFT)):
        right, top = document.width - inset, document.height - inset
        corners = [(inset, inset), (right, inset), (right, top), (inset, top)]
        sides = zip(corners, corners[1:] + corners[:1], strict=True)
        page.stroke(document.canvas, [(*one, *two) for one, two in sides], colour, weight)
    diamond = drawn("M0,-9L9,0L0,9L-9,0Z", fill="#ffffff", stroke=ACCENT, weight=2.6)
    for x in (FRAME, document.width - FRAME):
        for y in (FRAME, document.height - FRAME):
            ink.draw_shapes(document.canvas, (diamond,), x, y, 0.9)


def _signed(document: Document, day: str) -> None:
    """A line for the day and one to sign on."""
    y, long = FRAME + 22 * mm, 70 * mm
    for near in (document.width * 0.16, document.width * 0.84 - long):
        page.stroke(document.canvas, [(near, y, near + long, y)], FINE, 0.6)
    style = document.style(size=12, align="middle")
    first = document.mirrored(document.width * 0.16 + long / 2)
    text.label(document.canvas, day, style, first, y + 1.6 * mm)
