"""The reference card as cards of poker size, to be cut out: folded over, or printed on both sides.

What it says flows from card to card. Folded, two cards lie above each other, and one becomes the
back of the other; printed on both sides, the backs stand on pages of their own, mirrored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from reportlab.lib.units import mm

from printables import ink
from printables.faces import Faces
from printables.foot import FOOT
from printables.form import Form
from printables.kit import page, text
from printables.kit.page import FINE, HAIR, SOFT, Document
from printables.kit.panel import ACCENT
from printables.kit.text import Laid
from printables.leaves import Leaves
from printables.passage import Passage, rows_in_words
from printables.picture import Path
from printables.sheet import Sheet
from printables.wanted import DUPLEX, Wanted

WIDTH, HEIGHT = 63 * mm, 88 * mm
INSET = 3.6 * mm
COLUMNS = 4
MARK = 4 * mm  # how long a crop mark is
ROOM = HEIGHT - 2 * INSET
SIZE, HEADING, LEAST = 8.4, 12.5, 7.2
SIZES = (11.0, 10.4, 9.8, 9.2, 8.8)  # for a card that says little
STEP, REACH = 0.5, 10  # of the page that measures a printer: millimetres a line, lines


@dataclass(frozen=True)
class Block:
    """A paragraph on a card: laid out, with its sign before it."""

    laid: Laid
    markup: str
    inset: float = 0.0
    sign: tuple[Path, ...] = ()
    is_heading: bool = False

    def at(self, size: float) -> Block:
        """The same in that size of print; a heading stays as it is."""
        if self.is_heading:
            return self
        style = self.laid.style.but(size=max(size * (0.9 if self.laid.style.rtl else 1), LEAST))
        return replace(self, laid=text.lay(self.markup, style, self.laid.width))


@dataclass
class Face:
    """One side of a card, filled from the top."""

    blocks: list[Block] = field(default_factory=list)

    @property
    def high(self) -> float:
        return sum(each.laid.height + 1.1 * mm for each in self.blocks)

    def enlarged(self) -> Face:
        """In the largest print that the card has room for."""
        for size in SIZES:
            found = Face([block.at(size) for block in self.blocks])
            if found.high <= ROOM:
                return found
        return self


def cut_cards(faces: Faces) -> Sheet:
    """The cards of a game with these faces."""
    told = faces.sheets["aid"].twin
    assert told is not None, "a reference card says what stands on it"

    def draw(wanted: Wanted) -> bytes:
        return _cards(wanted, told, faces)

    return Sheet(draw, frozenset({DUPLEX}))


def _cards(wanted: Wanted, told: Callable[[Wanted], Form], faces: Faces) -> bytes:
    say = wanted.say
    title = say("paper-cards-title", game=say(f"game-short-{wanted.game.id}"))
    leaves = Leaves(wanted, title, wide=not wanted.duplex, titled=False)
    found = _faces(leaves.document, told(wanted))
    crest = faces.crest(wanted.game.id)
    (_both_sides if wanted.duplex else _folded)(leaves, found, crest)
    return leaves.finish()


# --- what stands on them ---------------------------------------------------


def _faces(document: Document, form: Form) -> list[Face]:
    """All that the form says, a new card for each part; a long one goes on on the next card."""
    found: list[Face] = []
    for part in (part for parts in form.pages for part in parts if isinstance(part, Passage)):
        number = 1
        found.append(Face(_heading(document, part.heading)))
        for block in _blocks(document, part):
            if found[-1].high + block.laid.height > ROOM and found[-1].blocks[1:]:
                number += 1
                digit = document.say.number(number)
                words = document.say("paper-goes-on", heading=part.heading, number=digit)
                found.append(Face(_heading(document, words if part.heading else "")))
            found[-1].blocks.append(block)
    return [face.enlarged() for face in found]


def _heading(document: Document, words: str) -> list[Block]:
    style = document.style(face="title", size=HEADING, colour=ACCENT, leading=1.1)
    laid = text.lay(words, style, WIDTH - 2 * INSET)
    return [Block(laid, words, is_heading=True)] if words else []


def _blocks(document: Document, part: Passage) -> Iterator[Block]:
    """Its lines with their numbers or signs, the rows of its table."""
    style = document.style(size=SIZE, leading=1.18)
    style = style.but(size=max(style.size, LEAST))
    width = WIDTH - 2 * INSET
    for number, line in enumerate(part.lines, 1):
        if part.signs:
            inset = 7.5 * mm
            sign = part.signs[number - 1]
            yield Block(text.lay(line, style, width - inset), line, inset, sign)
        else:
            before = f"<b>{document.say.number(number)}.</b> " if part.is_order else ""
            yield Block(text.lay(before + line, style, width), before + line)
    for told in rows_in_words(part.table):
        yield Block(text.lay(told, style, width), told)


# --- on the page -----------------------------------------------------------


def _folded(leaves: Leaves, faces: Sequence[Face], crest: tuple[Path, ...]) -> None:
    """Pairs above each other: the lower one becomes the back, so it stands on its head."""
    across = min(COLUMNS, int(leaves.width / WIDTH))
    pairs = [faces[at : at + 2] for at in range(0, len(faces), 2)]
    leaves.panel.top = leaves.document.height - 6 * mm
    for first in range(0, len(pairs), across):
        if first:
            leaves.next_page()
            leaves.panel.top = leaves.document.height - 6 * mm
        top = leaves.panel.top
        here = pairs[first : first + across]
        for x, pair in zip(_columns(leaves, len(here)), here, strict=True):
            _face(leaves, pair[0], x, top)
            leaves.canvas.saveState()
            leaves.canvas.translate(x + WIDTH, top - 2 * HEIGHT)
            leaves.canvas.rotate(180)
            _face(leaves, pair[1] if len(pair) > 1 else None, 0, 0, crest)
            leaves.canvas.restoreState()
            _marks(leaves, x, top, 2 * HEIGHT)
            _fold(leaves, x, top - HEIGHT)


def _both_sides(leaves: Leaves, faces: Sequence[Face], crest: tuple[Path, ...]) -> None:
    """First the page that measures, then fronts and their backs, mirrored along the long edge."""
    _measuring(leaves)
    across = int(leaves.width / WIDTH)
    high = int((leaves.document.height - FOOT - 10 * mm) / HEIGHT)
    on_page = across * high
    fronts, backs = faces[::2], faces[1::2]
    for first in range(0, len(fronts), on_page):
        for side, mirrored in ((fronts, False), (backs, True)):
            leaves.next_page()
            here = side[first : first + on_page]
            columns = _columns(leaves, across)
            for place in range(min(on_page, len(fronts) - first)):
                row, column = divmod(place, across)
                x = columns[across - 1 - column if mirrored else column]
                top = leaves.document.height - 10 * mm - row * HEIGHT
                _face(leaves, here[place] if place < len(here) else None, x, top, crest)
                _marks(leaves, x, top, HEIGHT)


def _columns(leaves: Leaves, count: int) -> list[float]:
    """Where cards beside each other begin, the first where reading begins."""
    left = (leaves.document.width - count * WIDTH) / 2
    places = [left + WIDTH * place for place in range(count)]
    return places[::-1] if leaves.document.rtl else places


def _face(
    leaves: Leaves, face: Face | None, x: float, top: float, crest: tuple[Path, ...] = ()
) -> None:
    """A side with what it says; one that says nothing has the game's crest."""
    canvas = leaves.canvas
    if face is None:
        ink.draw_shapes(canvas, crest, x + WIDTH / 2, top - HEIGHT / 2, 2.2)
        return
    rtl, y = leaves.document.rtl, top - INSET
    for block in face.blocks:
        left = x + INSET + (0 if rtl else block.inset)
        text.write(canvas, block.laid, left, y)
        if block.sign:
            at = x + WIDTH - INSET - 3 * mm if rtl else x + INSET + 3 * mm
            ink.draw_shapes(canvas, block.sign, at, y - min(block.laid.height / 2, 4 * mm), 0.75)
        y -= block.laid.height + 1.1 * mm
        if block.is_heading:
            line = (x + INSET, y + 0.6 * mm, x + WIDTH - INSET, y + 0.6 * mm)
            page.stroke(canvas, [line], HAIR, 0.6)


def _marks(leaves: Leaves, x: float, top: float, high: float) -> None:
    """Short lines at the corners, along which to cut, and a hairline round."""
    left, right, low = x, x + WIDTH, top - high
    edge = [(left, top, right, top), (left, low, right, low)]
    edge += [(left, top, left, low), (right, top, right, low)]
    page.stroke(leaves.canvas, edge, HAIR, 0.25)
    marks = []
    for at in (left, right):
        marks += [(at, top, at, top + MARK), (at, low, at, low - MARK)]
    page.stroke(leaves.canvas, marks, FINE, 0.5)


def _fold(leaves: Leaves, x: float, y: float) -> None:
    leaves.canvas.saveState()
    leaves.canvas.setDash(2, 2)
    page.stroke(leaves.canvas, [(x, y, x + WIDTH, y)], SOFT, 0.5)
    leaves.canvas.restoreState()


def _measuring(leaves: Leaves) -> None:
    """A cross with lines round it, the same from both sides."""
    say, document = leaves.say, leaves.document
    leaves.panel.heading(say("paper-measure"))
    leaves.panel.words(say("paper-measure-about", step=say.number(STEP)))
    x, y = document.width / 2, document.height / 2
    lines = [(x - 25 * mm, y, x + 25 * mm, y), (x, y - 25 * mm, x, y + 25 * mm)]
    for at in range(-REACH, REACH + 1):
        long = (3 if at % 2 == 0 else 1.6) * mm
        lines.append((x + at * STEP * mm, y + 26 * mm, x + at * STEP * mm, y + 26 * mm + long))
        lines.append((x + 26 * mm, y + at * STEP * mm, x + 26 * mm + long, y + at * STEP * mm))
    page.stroke(leaves.canvas, lines, FINE, 0.35)
