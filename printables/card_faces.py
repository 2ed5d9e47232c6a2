"""What stands on the sides of cards that are cut out: paragraphs that flow from card to card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from reportlab.lib.units import mm

from printables.form import Form
from printables.kit import text
from printables.kit.page import Document
from printables.kit.panel import ACCENT
from printables.kit.text import Laid, Style
from printables.passage import Passage, rows_in_words
from printables.picture import Path

GAP = 1.1 * mm
LEAST = 7.2  # points, in any script
LARGER = tuple(size / 8.4 for size in (11.0, 10.4, 9.8, 9.2, 8.8))  # where little is said
OPENERS, CLOSER = "\u2066\u2067\u2068", "\u2069"


@dataclass(frozen=True)
class Cut:
    """A size of cards: its measures in points, and how large print is on it."""

    wide: float
    high: float
    inset: float
    size: float
    heading: float

    @property
    def room(self) -> float:
        """How high what stands on it may be."""
        return self.high - 2 * self.inset

    @property
    def width(self) -> float:
        """How wide it may be."""
        return self.wide - 2 * self.inset


CUTS = {
    "poker": Cut(63 * mm, 88 * mm, 3.6 * mm, 8.4, 12.5),
    "mini": Cut(44 * mm, 68 * mm, 2.6 * mm, 7.4, 10.0),
    "wallet": Cut(51 * mm, 76 * mm, 3 * mm, 7.8, 10.5),  # 2 by 3 inches
}


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
        return sum(each.laid.height + GAP for each in self.blocks)

    def enlarged(self, cut: Cut) -> Face:
        """In the largest print that the card has room for."""
        for share in LARGER:
            found = Face([block.at(round(cut.size * share, 2)) for block in self.blocks])
            if found.high <= cut.room:
                return found
        return self


def faces_of(document: Document, form: Form, cut: Cut) -> list[Face]:
    """All that the form says, a new card for each part; a long one goes on on the next card."""
    found: list[Face] = []
    for part in (part for parts in form.pages for part in parts if isinstance(part, Passage)):
        number = 1
        found.append(Face(_heading(document, part.heading, cut)))
        for block in _blocks(document, part, cut):
            if found[-1].high + block.laid.height > cut.room and found[-1].blocks[1:]:
                number += 1
                digit = document.say.number(number)
                words = document.say("paper-goes-on", heading=part.heading, number=digit)
                found.append(Face(_heading(document, words if part.heading else "", cut)))
            found[-1].blocks.append(block)
    return [face.enlarged(cut) for face in found]


def _heading(document: Document, words: str, cut: Cut) -> list[Block]:
    style = document.style(face="title", size=cut.heading, colour=ACCENT, leading=1.1)
    laid = text.lay(words, style, cut.width)
    return [Block(laid, words, is_heading=True)] if words else []


def _blocks(document: Document, part: Passage, cut: Cut) -> Iterator[Block]:
    """Its lines with their numbers or signs, the rows of its table; none higher than a card."""
    style = document.style(size=cut.size, leading=1.18)
    style = style.but(size=max(style.size, LEAST))
    high = cut.room - 3 * cut.heading  # under a heading of two lines
    for number, line in enumerate(part.lines, 1):
        before = f"<b>{document.say.number(number)}.</b> " if part.is_order else ""
        inset = 7.5 * mm if part.signs else 0.0
        sign = part.signs[number - 1] if part.signs else ()
        for laid, markup in _cut_up(before + line, style, cut.width - inset, high):
            yield Block(laid, markup, inset, sign)
            sign = ()
    for told in rows_in_words(part.table):
        for laid, markup in _cut_up(told, style, cut.width, high):
            yield Block(laid, markup)


def _cut_up(markup: str, style: Style, width: float, high: float) -> Iterator[tuple[Laid, str]]:
    """A paragraph in parts that are no higher than a card, cut between words."""
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
    """The spaces of a text that stand within nothing bold and nothing that is kept together."""
    for place, letter in enumerate(markup):
        before = markup[:place]
        depth = sum(map(before.count, OPENERS)) - before.count(CLOSER)
        if letter == " " and not depth and before.count("<b>") == before.count("</b>"):
            yield place
