"""Name tents to stand on the table: the sign of a seat, a name to both sides, the game's crest.

Where a seat has a code it stands on the half that faces its owner, and never on the other one.
"""

from __future__ import annotations

from reportlab.lib.units import mm

from printables import ink
from printables.faces import Faces
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.leaves import Leaves
from printables.picture import drawn
from printables.seat_card import fitted, host_line, host_of
from printables.seats import COLOURS, SYMBOLS
from printables.sheet import Sheet
from printables.wanted import NAMES, PLAYERS, Wanted

WIDTH, HALF, GAP = 150 * mm, 35 * mm, 3 * mm  # three on a page
NAME, OWN_NAME = 34, 19
CODE = 30 * mm
INSET = 5 * mm


def name_tents(faces: Faces) -> Sheet:
    """The tents of a game with these faces."""

    def draw(wanted: Wanted) -> bytes:
        say = wanted.say
        title = say("paper-seats-title", game=say(f"game-short-{wanted.game.id}"))
        leaves = Leaves(wanted, title)
        leaves.panel.words(say("paper-cut"), leaves.panel.small.but(align="middle"))
        leaves.panel.space(1.5)
        seats = wanted.seats if wanted.players or wanted.names else wanted.game.seats[-1]
        for seat in range(seats):
            leaves.demand(2 * HALF)
            _tent(leaves, faces, seat)
            leaves.panel.top -= 2 * HALF + GAP
        return leaves.finish()

    return Sheet(draw, frozenset({PLAYERS, NAMES}))


def _tent(leaves: Leaves, faces: Faces, seat: int) -> None:
    """Both halves; the upper one upside down, so that both can be read once it stands."""
    canvas, codes = leaves.canvas, leaves.wanted.codes
    left = (leaves.document.width - WIDTH) / 2
    fold = leaves.panel.top - HALF
    _outline(leaves, left, fold)
    if seat < len(codes) and codes[seat]:
        _owners_half(leaves, seat, left, fold - HALF)
    else:
        _half(leaves, faces, seat, left, fold - HALF)
    canvas.saveState()
    canvas.translate(left + WIDTH, fold + HALF)
    canvas.rotate(180)
    _half(leaves, faces, seat, 0, 0)
    canvas.restoreState()


def _outline(leaves: Leaves, left: float, fold: float) -> None:
    """Where to cut, and the dashes of the fold."""
    for low in (fold - HALF, fold):
        corners = [(left, low), (left + WIDTH, low), (left + WIDTH, low + HALF), (left, low + HALF)]
        sides = zip(corners, corners[1:] + corners[:1], strict=True)
        cuts = [(*one, *two) for one, two in sides if not one[1] == two[1] == fold]
        page.stroke(leaves.canvas, cuts, page.FINE, 0.6)
    leaves.canvas.saveState()
    leaves.canvas.setDash(3, 3)
    page.stroke(leaves.canvas, [(left, fold, left + WIDTH, fold)], page.FINE, 0.6)
    leaves.canvas.restoreState()


def _half(leaves: Leaves, faces: Faces, seat: int, x: float, y: float) -> None:
    """The sign, the name or a line to write one on, the crest."""
    document, names = leaves.document, leaves.wanted.names
    near, far = x + 15 * mm, x + WIDTH - 15 * mm
    near, far = (far, near) if document.rtl else (near, far)
    _sign(leaves, seat, near, y + HALF / 2, 1.5)
    ink.draw_shapes(leaves.canvas, faces.crest(leaves.wanted.game.id), far, y + HALF / 2, 1.1)
    start, width = x + 28 * mm, WIDTH - 56 * mm
    if seat < len(names):
        name = legible(names[seat], "title")
        fitted(document, name, "title", NAME, start, y + HALF / 2 + NAME * 0.75, width, "middle")
    else:
        line = (start, y + HALF * 0.36, start + width, y + HALF * 0.36)
        page.stroke(leaves.canvas, [line], page.SOFT, 0.7)


def _sign(leaves: Leaves, seat: int, x: float, y: float, scale: float) -> None:
    sign = (drawn(SYMBOLS[seat], fill=COLOURS[seat]),) if seat < len(SYMBOLS) else ()
    ink.draw_shapes(leaves.canvas, sign, x, y, scale)


def _owners_half(leaves: Leaves, seat: int, x: float, y: float) -> None:
    """The code, whose it is, where it leads, and what to beware of."""
    document, wanted, canvas = leaves.document, leaves.wanted, leaves.canvas
    say, url, rtl = leaves.say, wanted.codes[seat], document.rtl
    code_x = x + INSET if rtl else x + WIDTH - INSET - CODE
    page.code(document, url, code_x, y + (HALF - CODE) / 2, CODE)
    sign_x = x + WIDTH - 10 * mm if rtl else x + 10 * mm
    _sign(leaves, seat, sign_x, y + HALF / 2, 0.9)
    width = WIDTH - CODE - 2 * INSET - 20 * mm
    start = x + CODE + 2 * INSET if rtl else x + 18 * mm
    top = y + HALF - 3.6 * mm
    if seat < len(wanted.names):
        name = legible(wanted.names[seat], "title")
        top = fitted(document, name, "title", OWN_NAME, start, top, width) - 0.4 * mm
    small = document.style(size=9)
    told = say("aid-seatcard-scan") if wanted.are_secret else say("paper-seats-watch")
    top = text.paragraph(canvas, f"<b>{told}</b>", small, start, top, width) - 0.3 * mm
    top = text.paragraph(canvas, host_of(url), host_line(document, 8.5), start, top, width)
    if wanted.are_secret:
        fine = document.fine()
        text.paragraph(canvas, say("aid-seatcard-secret"), fine, start, top - 0.5 * mm, width)
