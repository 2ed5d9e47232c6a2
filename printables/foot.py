"""What a sheet says of itself at the foot of each page, with a ruler, and a code for its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from reportlab.lib.units import mm

from engine.options import DATA
from printables.agreed import PREFIX, unusual, worded
from printables.kit import page, text
from printables.kit.page import PAPER_NAMES, Document, footer_key
from printables.wanted import Wanted

MARGIN = 12 * mm
FOOT = 27 * mm  # how high it is, with what printers leave white
LEAST_MARGIN = 9 * mm  # of what is written: some printers leave more white than others
CODE = 19 * mm
MOST_LINES = 4  # of small print


@dataclass(frozen=True)
class Foot:
    """The foot of a document's pages: `stamp` says of what it is, `agreed` how that is played."""

    document: Document
    stamp: str
    agreed: Sequence[str] = ()
    url: str = ""
    margin: float = MARGIN

    @classmethod
    def of(cls, wanted: Wanted, document: Document, margin: float = MARGIN) -> Self:
        """That of a sheet as it is wanted."""
        return cls(document, wanted.stamp, _agreed(wanted), wanted.url, max(margin, LEAST_MARGIN))

    def __call__(self, number: int, count: int) -> None:
        """Draw it on the present page, which is one of so many."""
        document, margin = self.document, self.margin
        width = document.width - 2 * margin
        if self.url:
            end = margin if document.rtl else document.width - margin - CODE
            page.code(document, self.url, end, 4.5 * mm, CODE)
            width -= CODE + 3 * mm
        left = document.mirrored(margin, width)
        top = FOOT - 2 * mm
        told = self._small_print(number, count, width)
        text.paragraph(document.canvas, told, document.fine(), left, top, width)
        start = left + width - 100 * mm if document.rtl else left
        page.ruler(document, start, 8.4 * mm, document.say("aid-ruler"))

    def _small_print(self, number: int, count: int, width: float) -> str:
        """What is played, by what it was made, which page; agreed options as far as they fit."""
        style, names = self.document.fine(), self.agreed
        for most in range(len(names), -1, -1):
            told = self._told([*names[:most], *["…"][: len(names) - most]], number, count)
            if len(text.lay(told, style, width).lines) <= MOST_LINES:
                return told
        return told

    def _told(self, names: list[str], number: int, count: int) -> str:
        say, parts = self.document.say, [self.stamp]
        if names:
            parts.append(say("paper-agreed", options=say.series(names)))
        paper = PAPER_NAMES[self.document.paper]
        parts.append(say("paper-page", paper=paper, page=number, pages=count))
        return " ".join([*parts, say(footer_key(say))])


def _agreed(wanted: Wanted) -> list[str]:
    """What is played otherwise than by the rulebook, and whether an owner's data is."""
    game, say, options = wanted.game, wanted.say, wanted.options
    names = [worded(say, *each)[0] for each in unusual(game, options)]
    return [*names, *([say(f"{PREFIX}{DATA}")] if options.get(DATA) else [])]
