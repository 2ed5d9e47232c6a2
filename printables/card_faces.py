"""The text on cards to cut out: paragraphs that flow from card to card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from reportlab.lib.units import mm

from printables.form import Form
from printables.kit import text
from printables.kit.page import Document
from printables.kit.panel import ACCENT
from printables.kit.text import Laid, Style
from printables.narrow_tables import Line, height_of, lines_of
from printables.passage import Cells, Passage, rows_in_words
from printables.picture import Path

GAP = 1.1 * mm
RULED = 0.5 * mm  # additional space below a row of a table
STEPS = 12  # of the bisection
FEW = 0.25  # a share of the faces of a page
HEADED = 1.1  # line height of a heading, relative to its size
LEAST = 8.5  # the smallest print, in points, in every script
SIZES = (11.0, 10.5, 10.0, 9.5, 9.0, LEAST)  # of print: the same on all cards of a set
OPENERS, CLOSER = "\u2066\u2067\u2068", "\u2069"


@dataclass(frozen=True)
class Cut:
    """A size of cards: width, height, margin and the size of headings, in points."""

    wide: float
    high: float
    inset: float
    heading: float

    @property
    def room(self) -> float:
        """Return the height available for text."""
        return self.high - 2 * self.inset

    @property
    def width(self) -> float:
        """Return the width available for text."""
        return self.wide - 2 * self.inset


CUTS = {
    "poker": Cut(63 * mm, 88 * mm, 3.6 * mm, 12.5),
    "mini": Cut(44 * mm, 68 * mm, 2.6 * mm, 10.0),
    "wallet": Cut(51 * mm, 76 * mm, 3 * mm, 10.5),  # 2 by 3 inches
}


@dataclass(frozen=True)
class Block:
    """A paragraph formatted for a card, with an optional symbol before it."""

    laid: Laid
    markup: str
    inset: float = 0.0
    sign: tuple[Path, ...] = ()
    is_heading: bool = False
    above: float = 0.0  # the space above it

    @property
    def height(self) -> float:
        return self.above + self.laid.height


@dataclass(frozen=True)
class Tabled:
    """A row of a table on a card; `place` is its index, where 0 is the row of column heads."""

    table: Cells
    place: int
    style: Style
    width: float
    is_heading = False

    @property
    def line(self) -> Line:
        return lines_of(self.table, self.style, self.width)[self.place]

    @property
    def height(self) -> float:
        return height_of(self.line) + RULED

    @property
    def head(self) -> Tabled:
        return replace(self, place=0)

    @property
    def whole(self) -> float:
        """Return the height of the whole table."""
        rows = lines_of(self.table, self.style, self.width)
        return sum(height_of(row) + RULED + GAP for row in rows)


Part = Block | Tabled


@dataclass
class Face:
    """One side of a card, filled from the top."""

    blocks: list[Part] = field(default_factory=list)

    @property
    def high(self) -> float:
        return sum(each.height + GAP for each in self.blocks)


def faces_of(document: Document, form: Form, cut: Cut, name: str, on_page: int) -> list[Face]:
    """Return the text of `form` on card faces; each passage starts a new card.

    The print is as large as possible without needing more pages than the smallest print does. A
    page holds `on_page` faces.
    """
    pages = 0
    found: list[Face] = []
    for size in reversed(SIZES):
        larger = _faces_in(size, document, form, cut, name, on_page)
        pages = pages or _pages(larger, on_page)
        if _pages(larger, on_page) > pages:
            break
        found = larger
    return found


def _pages(faces: Sequence[Face], on_page: int) -> int:
    return -(-len(faces) // on_page)


def _faces_in(
    size: float, document: Document, form: Form, cut: Cut, name: str, on_page: int
) -> list[Face]:
    """Return the card faces for print of this size.

    A passage without a heading gets the game's `name`. A long passage continues on the next cards,
    evenly filled. Short ones share a card if that saves a page of `on_page` faces.
    """
    found: list[Face] = []
    for part in (part for parts in form.pages for part in parts if isinstance(part, Passage)):
        blocks = list(_blocks(document, part, cut, size))
        heading = part.heading or name
        cards = _spread(document, heading, blocks, cut, cut.room)
        low, high = cut.room / 3, cut.room
        for _ in range(STEPS):  # find the lowest filling that needs no more cards
            middle = (low + high) / 2
            evener = _spread(document, heading, blocks, cut, middle)
            if _cuts(evener) == _cuts(cards) and all(face.high <= cut.room for face in evener):
                cards, high = evener, middle
            else:
                low = middle
        found += cards
    return _shared(found, cut, on_page)


def _shared(faces: list[Face], cut: Cut, on_page: int) -> list[Face]:
    """Merge pairs of short neighbouring faces, if this saves a last page with few faces."""
    left = len(faces) % on_page
    if len(faces) < on_page or left > on_page * FEW:
        return faces
    found = list(faces)
    for _ in range(left):
        pairs = zip(range(len(found)), found, found[1:], strict=False)
        high, at = min((one.high + other.high + 2 * GAP, at) for at, one, other in pairs)
        if high > cut.room:
            return faces
        heading, *rest = found[at + 1].blocks
        if isinstance(heading, Block):
            heading = replace(heading, above=GAP)
        found[at : at + 2] = [Face([*found[at].blocks, heading, *rest])]
    return found


def _spread(
    document: Document, heading: str, blocks: Sequence[Part], cut: Cut, room: float
) -> list[Face]:
    """Spread `blocks` over cards filled up to the height `room`; each card repeats the heading."""
    found = [Face(list(_heading(document, heading, cut)))]
    for block in blocks:
        if found[-1].high + _needed(block, cut) > room and found[-1].blocks[1:]:
            digit = document.say.number(len(found) + 1)
            words = document.say("paper-goes-on", heading=heading, number=digit)
            found.append(Face(list(_heading(document, words, cut))))
            if isinstance(block, Tabled) and block.place:
                found[-1].blocks.append(block.head)
        found[-1].blocks.append(block)
    return found


def _cuts(faces: Sequence[Face]) -> tuple[int, int]:
    """Return the number of card faces, and how often the column heads of a table are on them."""
    heads = [block for face in faces for block in face.blocks if isinstance(block, Tabled)]
    return len(faces), sum(not block.place for block in heads)


def _needed(block: Part, cut: Cut) -> float:
    """Return the free height that a card must have for `block` to be put on it.

    For the first row of a table this is the height of the whole table, if the table fits on one
    card.
    """
    if not isinstance(block, Tabled) or block.place:
        return block.height
    if block.whole <= _below_heading(cut):
        return block.whole - GAP
    return block.height + GAP + replace(block, place=1).height  # never the heads without a row


def _below_heading(cut: Cut) -> float:
    """Return the height that is left on a card below a heading of two lines."""
    return cut.room - 2 * cut.heading * HEADED - GAP


def _heading(document: Document, words: str, cut: Cut) -> list[Block]:
    style = document.style(face="title", size=cut.heading, colour=ACCENT, leading=HEADED)
    laid = text.lay(words, style, cut.width)
    return [Block(laid, words, is_heading=True)] if words else []


def _blocks(document: Document, part: Passage, cut: Cut, size: float) -> Iterator[Part]:
    """Yield the paragraphs and table rows of a passage, each no higher than a card."""
    style = document.style(leading=1.18).but(size=size)
    high = _below_heading(cut)
    rows = list(_rows(part, style, cut))
    is_first = not part.is_table_last and sum(row.height + GAP for row in rows) <= high
    if is_first:
        yield from rows
    for number, line in enumerate(part.lines, 1):
        before = f"<b>{document.say.number(number)}.</b> " if part.is_order else ""
        inset = 7.5 * mm if part.signs else 0.0
        sign = part.signs[number - 1] if part.signs else ()
        for laid, markup in _cut_up(before + line, style, cut.width - inset, high):
            yield Block(laid, markup, inset, sign)
            sign = ()
    for laid, markup in _cut_up(part.example, style, cut.width, high) if part.example else ():
        yield Block(laid, markup)
    if not is_first:
        yield from rows


def _rows(part: Passage, style: Style, cut: Cut) -> Iterator[Part]:
    """Yield a table's rows, or sentences instead if the columns would be too narrow or too high."""
    lines = lines_of(part.table, style, cut.width) if part.table else ()
    if lines and max(map(height_of, lines)) < _below_heading(cut) / 2:
        for place in range(len(lines)):
            yield Tabled(part.table, place, style, cut.width)
        return
    for told in rows_in_words(part.table):
        for laid, markup in _cut_up(told, style, cut.width, _below_heading(cut)):
            yield Block(laid, markup)


def _cut_up(markup: str, style: Style, width: float, high: float) -> Iterator[tuple[Laid, str]]:
    """Split a paragraph between words into pieces no higher than `high`, each with its markup."""
    laid = text.lay(markup, style, width)
    while laid.height > high:
        fits = [
            place
            for place in _between_words(markup)
            if text.lay(markup[:place], style, width).height <= high
        ]
        if not fits:
            raise ValueError(f"a word too long for a card: {markup!r}")
        yield text.lay(markup[: fits[-1]], style, width), markup[: fits[-1]]
        markup = markup[fits[-1] :].lstrip()
        laid = text.lay(markup, style, width)
    yield laid, markup


def _between_words(markup: str) -> Iterator[int]:
    """Yield the index of each space where the text may be split: outside bold text and isolates."""
    for place, letter in enumerate(markup):
        before = markup[:place]
        depth = sum(map(before.count, OPENERS)) - before.count(CLOSER)
        if letter == " " and not depth and before.count("<b>") == before.count("</b>"):
            yield place
