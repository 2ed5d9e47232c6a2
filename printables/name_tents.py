"""Name tents for the table: a seat's sign, a name on both sides, and the game's crest.

A seat's QR code is only on the half that faces its owner.
"""

from __future__ import annotations

from dataclasses import dataclass

from reportlab.lib.units import mm

from printables import pdf_renderer
from printables.faces import Faces
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.page_flow import Leaves
from printables.picture import drawn
from printables.seat_card import fitted, host_line, host_of
from printables.seats import COLOURS, SYMBOLS
from printables.sheet import Sheet
from printables.sheet_request import NAMES, PLAYERS, Wanted

WIDTH, GAP = 150 * mm, 3 * mm
ON_PAGE, MOST = 3, 50 * mm  # tents on a page; the greatest height of a half
USUAL_HALF, NAME, OWN_NAME = 35 * mm, 34, 19  # sizes of print on a half of that height
CODE = 30 * mm
INSET = 5 * mm


def name_tents(faces: Faces) -> Sheet:
    """Return the sheet of name tents, for the games that `faces` draws."""

    def draw(wanted: Wanted) -> bytes:
        say = wanted.say
        title = say("paper-seats-title", game=say(f"game-short-{wanted.game.id}"))
        leaves = Leaves(wanted, title)
        leaves.panel.words(say("paper-cut"), leaves.panel.small.but(align="middle"))
        leaves.panel.space(1.5)
        seats = wanted.seats if wanted.players or wanted.names else wanted.game.seats[-1]
        pages = -(-seats // ON_PAGE)
        on_page = -(-seats // pages)  # evenly distributed, so that none is alone on the last page
        tents = _Tents(leaves, faces, min(MOST, (leaves.room / on_page - GAP) / 2))
        for seat in range(seats):
            if seat and seat % on_page == 0:
                leaves.next_page()
            tents.draw(seat)
        return leaves.finish()

    return Sheet(draw, frozenset({PLAYERS, NAMES}))


@dataclass(frozen=True)
class _Tents:
    """The context for drawing tents; `half` is the height of half a tent."""

    leaves: Leaves
    faces: Faces
    half: float

    @property
    def scale(self) -> float:
        """Return the scale of everything on a half, relative to the usual height."""
        return self.half / USUAL_HALF

    def draw(self, seat: int) -> None:
        """Draw both halves of a tent; the upper one is upside down, as it is folded over."""
        leaves, canvas, codes = self.leaves, self.leaves.canvas, self.leaves.wanted.codes
        left = (leaves.document.width - WIDTH) / 2
        fold = leaves.panel.top - self.half
        self._outline(left, fold)
        if seat < len(codes) and codes[seat]:
            self._owners_half(seat, left, fold - self.half)
        else:
            self._others_half(seat, left, fold - self.half)
        canvas.saveState()
        canvas.translate(left + WIDTH, fold + self.half)
        canvas.rotate(180)
        self._others_half(seat, 0, 0)
        canvas.restoreState()
        leaves.panel.top -= 2 * self.half + GAP

    def _outline(self, left: float, fold: float) -> None:
        """Draw the edge to cut, and the dashes of the fold."""
        canvas, half, right = self.leaves.canvas, self.half, left + WIDTH
        for low in (fold - half, fold):
            corners = [(left, low), (right, low), (right, low + half), (left, low + half)]
            sides = zip(corners, corners[1:] + corners[:1], strict=True)
            cuts = [(*one, *two) for one, two in sides if not one[1] == two[1] == fold]
            page.stroke(canvas, cuts, page.FINE, 0.6)
        canvas.saveState()
        canvas.setDash(3, 3)
        page.stroke(canvas, [(left, fold, right, fold)], page.FINE, 0.6)
        canvas.restoreState()

    def _others_half(self, seat: int, x: float, y: float) -> None:
        """Draw the sign, the name or a line to write one on, and the crest."""
        document, wanted = self.leaves.document, self.leaves.wanted
        names, middle = wanted.names, y + self.half / 2
        near, far = x + 17 * mm, x + WIDTH - 17 * mm
        near, far = (far, near) if document.rtl else (near, far)
        self._sign(seat, near, middle, 1.5 * self.scale)
        crest = self.faces.crest(wanted.game.id)
        pdf_renderer.draw_shapes(self.leaves.canvas, crest, far, middle, 1.1 * self.scale)
        start, width = x + 31 * mm, WIDTH - 62 * mm
        if seat < len(names):
            name, size = legible(names[seat], "title"), NAME * self.scale
            fitted(document, name, "title", size, start, middle + size * 0.72, width, "middle")
        else:
            low = y + self.half * 0.36
            page.stroke(self.leaves.canvas, [(start, low, start + width, low)], page.SOFT, 0.7)

    def _sign(self, seat: int, x: float, y: float, scale: float) -> None:
        sign = (drawn(SYMBOLS[seat], fill=COLOURS[seat]),) if seat < len(SYMBOLS) else ()
        pdf_renderer.draw_shapes(self.leaves.canvas, sign, x, y, scale)

    def _owners_half(self, seat: int, x: float, y: float) -> None:
        """Draw the half that faces the seat's player.

        It has the QR code, the name, the URL's host, and if needed a warning to keep the code
        secret.
        """
        document, wanted, canvas = self.leaves.document, self.leaves.wanted, self.leaves.canvas
        say, url, rtl = wanted.say, wanted.codes[seat], document.rtl
        code_x = x + INSET if rtl else x + WIDTH - INSET - CODE
        page.code(document, url, code_x, y + (self.half - CODE) / 2, CODE)
        sign_x = x + WIDTH - 10 * mm if rtl else x + 10 * mm
        self._sign(seat, sign_x, y + self.half / 2, 0.9)
        width = WIDTH - CODE - 2 * INSET - 20 * mm
        start = x + CODE + 2 * INSET if rtl else x + 18 * mm
        top = y + self.half - 3.6 * mm - (self.half - USUAL_HALF) / 2
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
