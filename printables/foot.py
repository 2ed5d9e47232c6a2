"""The foot of each page: small print about the sheet, and a QR code of its web page.

The first page also has a ruler.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from reportlab.lib.units import mm

from engine.options import DATA
from printables.agreed import PREFIX, in_play, worded
from printables.kit import page, text
from printables.kit.page import PAPER_NAMES, Document, footer_key
from printables.sheet_request import Wanted

MARGIN = 12 * mm
FOOT = 27 * mm  # its height, with the unprintable margin
LEAST_MARGIN = 9 * mm  # for text, since the margins of printers differ
CODE = 22 * mm
MOST_LINES = 4  # of small print
TOP = FOOT - 2 * mm  # of small print, unless four lines of Persian need more
RULER = 8.4 * mm
ABOVE_RULER = RULER + 2.5 * mm


@dataclass(frozen=True)
class Foot:
    """The foot of a document's pages: `stamp` names the game, `agreed` lists its options."""

    document: Document
    stamp: str
    agreed: Sequence[str] = ()
    url: str = ""
    margin: float = MARGIN

    @classmethod
    def of(cls, wanted: Wanted, document: Document, margin: float = MARGIN) -> Self:
        """Return the foot for a requested sheet."""
        return cls(document, wanted.stamp, _agreed(wanted), wanted.url, max(margin, LEAST_MARGIN))

    def __call__(self, number: int, count: int) -> None:
        """Draw the foot on the current page, page `number` of `count`."""
        document, margin = self.document, self.margin
        width = document.width - 2 * margin
        if self.url:
            end = margin if document.rtl else document.width - margin - CODE
            page.code(document, self.url, end, 4.5 * mm, CODE)
            width -= CODE + 3 * mm
        left = document.mirrored(margin, width)
        told, style = self._small_print(number, count, width), document.fine()
        top = max(TOP, ABOVE_RULER + text.lay(told, style, width).height)
        text.paragraph(document.canvas, told, style, left, top, width)
        if number > 1:
            return
        start = left + width - 100 * mm if document.rtl else left
        page.ruler(document, start, RULER, document.say("aid-ruler"))

    def _small_print(self, number: int, count: int, width: float) -> str:
        """Return the small print: game, as many options as fit, release, paper and page."""
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
    """Return the names of options that are not at their default.

    A note is added if the cards come from a box owner's data file.
    """
    game, say, options = wanted.game, wanted.say, wanted.options
    names = [worded(say, *each)[0] for each in in_play(say, game, options)]
    return [*names, *([say(f"{PREFIX}{DATA}")] if options.get(DATA) else [])]
