"""Name tents to stand on the table: the sign of a seat, a name to both sides, the game's crest."""

from __future__ import annotations

from reportlab.lib.units import mm

from printables import ink
from printables.faces import Faces
from printables.kit import page
from printables.kit.fonts import legible
from printables.leaves import Leaves
from printables.picture import drawn
from printables.seat_card import fitted
from printables.seats import COLOURS, SYMBOLS
from printables.sheet import Sheet
from printables.wanted import NAMES, PLAYERS, Wanted

WIDTH, HALF, GAP = 150 * mm, 40 * mm, 4 * mm
NAME = 34


def name_tents(faces: Faces) -> Sheet:
    """The tents of a game with these faces."""

    def draw(wanted: Wanted) -> bytes:
        say = wanted.say
        title = say("paper-seats-title", game=say(f"game-short-{wanted.game.id}"))
        leaves = Leaves(wanted, title)
        leaves.panel.words(say("paper-cut"), leaves.panel.small.but(align="middle"))
        leaves.panel.space(2)
        seats = wanted.seats if wanted.players or wanted.names else wanted.game.seats[-1]
        for seat in range(seats):
            leaves.demand(2 * HALF)
            _tent(leaves, faces, seat)
            leaves.panel.top -= 2 * HALF + GAP
        return leaves.finish()

    return Sheet(draw, frozenset({PLAYERS, NAMES}))


def _tent(leaves: Leaves, faces: Faces, seat: int) -> None:
    """Both halves; the upper one upside down, so that both can be read once it stands."""
    canvas, document = leaves.canvas, leaves.document
    left = (document.width - WIDTH) / 2
    fold = leaves.panel.top - HALF
    for low in (fold - HALF, fold):
        corners = [(left, low), (left + WIDTH, low), (left + WIDTH, low + HALF), (left, low + HALF)]
        sides = zip(corners, corners[1:] + corners[:1], strict=True)
        cuts = [(*one, *two) for one, two in sides if not one[1] == two[1] == fold]
        page.stroke(canvas, cuts, page.FINE, 0.6)
    canvas.saveState()
    canvas.setDash(3, 3)
    page.stroke(canvas, [(left, fold, left + WIDTH, fold)], page.FINE, 0.6)
    canvas.restoreState()
    _half(leaves, faces, seat, left, fold - HALF)
    canvas.saveState()
    canvas.translate(left + WIDTH, fold + HALF)
    canvas.rotate(180)
    _half(leaves, faces, seat, 0, 0)
    canvas.restoreState()


def _half(leaves: Leaves, faces: Faces, seat: int, x: float, y: float) -> None:
    document, names = leaves.document, leaves.wanted.names
    sign = (drawn(SYMBOLS[seat], fill=COLOURS[seat]),) if seat < len(SYMBOLS) else ()
    near, far = x + 15 * mm, x + WIDTH - 15 * mm
    near, far = (far, near) if document.rtl else (near, far)
    ink.draw_shapes(leaves.canvas, sign, near, y + HALF / 2, 1.5)
    ink.draw_shapes(leaves.canvas, faces.crest(leaves.wanted.game.id), far, y + HALF / 2, 1.1)
    start, width = x + 28 * mm, WIDTH - 56 * mm
    if seat < len(names):
        name = legible(names[seat], "title")
        fitted(document, name, "title", NAME, start, y + HALF / 2 + NAME * 0.75, width, "middle")
    else:
        line = (start, y + HALF * 0.36, start + width, y + HALF * 0.36)
        page.stroke(leaves.canvas, [line], page.SOFT, 0.7)
