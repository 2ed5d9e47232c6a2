"""The reference card as cards to cut out: folded, or printed on both sides.

The text flows from card to card. A folded card is cut out with its back below its front. For
printing on both sides, backs are on separate pages, ordered so that each is behind its front.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from reportlab.lib.units import mm

from printables import pdf_renderer
from printables.card_faces import CUTS, GAP, Cut, Face, Tabled, faces_of
from printables.faces import Faces
from printables.foot import CODE, FOOT
from printables.form import Form
from printables.kit import page, text
from printables.kit.page import FINE, HAIR, SOFT
from printables.page_flow import Leaves
from printables.picture import Path
from printables.printer import measure, turned
from printables.sheet import Sheet
from printables.sheet_request import CARD, DUPLEX, HOUSE, MEASURED, PLAYERS, RIGHT, UP, Wanted

MARK = 2.8 * mm  # the length of a crop mark, which ends above the small print
ABOVE = 6 * mm


def cut_cards(faces: Faces) -> Sheet:
    """Return the sheet of reference cards to cut out, for the games that `faces` draws."""
    aid = faces.sheets["aid"]
    told, ways = aid.twin, aid.ways & {HOUSE, PLAYERS}
    assert told is not None, "a reference card says what stands on it"

    def draw(wanted: Wanted) -> bytes:
        return _cards(wanted, told, faces)

    def twin(wanted: Wanted) -> Form:
        return replace(told(wanted), title=_title(wanted))

    return Sheet(draw, frozenset({DUPLEX, CARD, RIGHT, UP, MEASURED, *ways}), twin=twin)


def _title(wanted: Wanted) -> str:
    return wanted.say("paper-cards-title", game=wanted.say(f"game-short-{wanted.game.id}"))


def _cards(wanted: Wanted, told: Callable[[Wanted], Form], faces: Faces) -> bytes:
    leaves = Leaves(wanted, _title(wanted), wide=not wanted.duplex, titled=False)
    drawn = _Cards(leaves, CUTS[wanted.card], faces.crest(wanted.game.id))
    name = wanted.say(f"game-short-{wanted.game.id}")
    on_page = 2 * (drawn.on_page if wanted.duplex else drawn.across)
    faces_drawn = faces_of(leaves.document, told(wanted), drawn.cut, name, on_page)
    (drawn.both_sides if wanted.duplex else drawn.folded)(faces_drawn)
    return leaves.finish()


def _sets(count: int, on_page: int) -> int:
    """Return how many sets of `count` cards go on a page, at least one."""
    return max(1, on_page // count)


class _Cards:
    """The cards of one size, arranged on pages; an empty side shows the game's crest."""

    def __init__(self, leaves: Leaves, cut: Cut, crest: tuple[Path, ...]) -> None:
        self.leaves, self.cut, self.crest = leaves, cut, crest
        self.canvas = leaves.canvas
        self.across = int(leaves.width / cut.wide)

    @property
    def on_page(self) -> int:
        """Return the number of cards on a page.

        Opposite margins are equal, so that backs printed on the turned page match.
        """
        return self.across * int((self.leaves.document.height - 2 * FOOT) / self.cut.high)

    def folded(self, faces: Sequence[Face]) -> None:
        """Draw the cards in pairs, one above the other.

        The lower one becomes the back when the pair is folded, so it is drawn upside down.
        """
        wide, high = self.cut.wide, self.cut.high
        pairs = [faces[at : at + 2] for at in range(0, len(faces), 2)]
        pairs *= _sets(len(pairs), self.across)
        top = self.leaves.document.height - ABOVE
        for first in range(0, len(pairs), self.across):
            if first:
                self.leaves.next_page()
            here = pairs[first : first + self.across]
            for x, pair in zip(self._columns(len(here)), here, strict=True):
                self._face(pair[0], x, top)
                self.canvas.saveState()
                self.canvas.translate(x + wide, top - 2 * high)
                self.canvas.rotate(180)
                self._face(pair[1] if len(pair) > 1 else None, 0, 0)
                self.canvas.restoreState()
                self._marks(x, top, 2 * high)
                self._fold(x, top - high)
            self._told()

    def _told(self) -> None:
        """Write the instructions for cutting, beside the ruler."""
        leaves, beside = self.leaves, 110 * mm
        width = leaves.width - beside - CODE - 3 * mm
        left = leaves.document.mirrored(leaves.margin + beside, width)
        text.paragraph(
            self.canvas, leaves.say("paper-cut"), leaves.panel.small, left, 13 * mm, width
        )

    def both_sides(self, faces: Sequence[Face]) -> None:
        """Draw each page of fronts, followed by the page of their backs.

        Test pages come first if they are requested.
        """
        if self.leaves.wanted.measured:
            measure(self.leaves)
            self.leaves.next_page()
        on_page = self.on_page
        fronts: list[Face | None] = [*faces[::2]]
        backs: list[Face | None] = [*faces[1::2], *[None] * (len(faces) % 2)]
        sets = _sets(len(fronts), on_page)
        fronts, backs = fronts * sets, backs * sets
        for first in range(0, len(fronts), on_page):
            if first:
                self.leaves.next_page()
            count = min(on_page, len(fronts) - first)
            self._side(fronts[first : first + on_page], count, is_back=False)
            self.leaves.next_page()
            with turned(self.leaves):
                self._side(backs[first : first + on_page], count, is_back=True)

    def _side(self, faces: Sequence[Face | None], count: int, is_back: bool) -> None:
        """Draw one side of `count` cards on a page; backs are placed in mirrored order."""
        columns, high = self._columns(self.across), self.cut.high
        rows = int((self.leaves.document.height - 2 * FOOT) / high)
        above = (self.leaves.document.height + rows * high) / 2
        for place in range(count):
            row, column = divmod(place, self.across)
            x = columns[self.across - 1 - column if is_back else column]
            top = above - row * high
            self._face(faces[place], x, top)
            self._marks(x, top, high)

    def _columns(self, count: int) -> list[float]:
        """Return the left edge of each card in a row of `count` cards, in reading order."""
        left = (self.leaves.document.width - count * self.cut.wide) / 2
        places = [left + self.cut.wide * place for place in range(count)]
        return places[::-1] if self.leaves.document.rtl else places

    def _face(self, face: Face | None, x: float, top: float) -> None:
        """Draw one side, or the crest if it is empty."""
        canvas, cut = self.canvas, self.cut
        if face is None:
            middle = top - cut.high / 2
            pdf_renderer.draw_shapes(
                canvas, self.crest, x + cut.wide / 2, middle, cut.wide / (28 * mm)
            )
            return
        rtl, y = self.leaves.document.rtl, top - cut.inset
        for block in face.blocks:
            if isinstance(block, Tabled):
                self._row(block, x + cut.inset, y)
                y -= block.height + GAP
                continue
            y -= block.above
            left = x + cut.inset + (0 if rtl else block.inset)
            text.write(canvas, block.laid, left, y)
            if block.sign:
                at = x + cut.wide - cut.inset - 3 * mm if rtl else x + cut.inset + 3 * mm
                pdf_renderer.draw_shapes(
                    canvas, block.sign, at, y - min(block.laid.height / 2, 4 * mm), 0.75
                )
            y -= block.laid.height + GAP
            if block.is_heading:
                line = (x + cut.inset, y + 0.6 * mm, x + cut.wide - cut.inset, y + 0.6 * mm)
                page.stroke(canvas, [line], HAIR, 0.6)

    def _row(self, row: Tabled, left: float, y: float) -> None:
        """Draw a row of a table, its cells in reading direction, and the line below it."""
        width, rtl = self.cut.width, self.leaves.document.rtl
        for cell in row.line:
            at = left + (width - cell.start - cell.laid.width if rtl else cell.start)
            text.write(self.canvas, cell.laid, at, y)
        low = y - row.height - GAP * 0.3
        look = (FINE, 0.6) if not row.place else (HAIR, 0.4)
        page.stroke(self.canvas, [(left, low, left + width, low)], *look)

    def _marks(self, x: float, top: float, high: float) -> None:
        """Draw crop marks at the corners, and a hairline around the card."""
        left, right, low = x, x + self.cut.wide, top - high
        edge = [(left, top, right, top), (left, low, right, low)]
        edge += [(left, top, left, low), (right, top, right, low)]
        page.stroke(self.canvas, edge, HAIR, 0.25)
        marks = []
        for at in (left, right):
            marks += [(at, top, at, top + MARK), (at, low, at, low - MARK)]
        page.stroke(self.canvas, marks, FINE, 0.5)

    def _fold(self, x: float, y: float) -> None:
        self.canvas.saveState()
        self.canvas.setDash(2, 2)
        page.stroke(self.canvas, [(x, y, x + self.cut.wide, y)], SOFT, 0.5)
        self.canvas.restoreState()
