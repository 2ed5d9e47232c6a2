"""Pages that fill from the top, each with what the sheet says of itself at its foot."""

from __future__ import annotations

from reportlab.lib.units import mm

from printables.agreed import unusual, worded
from printables.kit import page, text
from printables.kit.page import PAPER_NAMES, footer_key
from printables.kit.panel import Panel, page_title
from printables.wanted import Wanted

MARGIN = 12 * mm
LEAST_MARGIN = 9 * mm  # of what is written: some printers leave more white than others
FOOT = 27 * mm
CODE = 19 * mm
MOST_LINES = 4  # of small print
LARGE = 1.5


class Leaves:
    """The pages of a sheet; what is drawn goes onto the panel of the present one."""

    def __init__(
        self,
        wanted: Wanted,
        title: str,
        *,
        wide: bool = False,
        scale: float = 1.0,
        titled: bool = True,
        margin: float = MARGIN,
    ) -> None:
        self.wanted, self.title, self.say = wanted, title, wanted.say
        self.document = wanted.document(title, wide=wide)
        self.canvas = self.document.canvas
        self.scale, self.margin = scale, margin
        self.width = self.document.width - 2 * margin
        self.panel = self._panel(self.document.height - margin)
        if titled:
            page_title(self.document, title, margin)
            self.panel.top -= 11 * mm

    @property
    def room(self) -> float:
        """How high what is still free of the page is."""
        return self.panel.top - FOOT

    def demand(self, high: float) -> None:
        """Go on to the next page where so much does not fit any more."""
        if self.room < high:
            self.next_page()

    def next_page(self) -> None:
        """End this page, and begin another at its top."""
        self.document.end_page(self.title)
        self.panel = self._panel(self.document.height - self.margin)

    def finish(self) -> bytes:
        """The whole sheet."""
        self.document.end_page(self.title)
        return self.document.finish(self._foot)

    def _panel(self, top: float) -> Panel:
        document = self.document
        x = document.mirrored(self.margin, self.width)
        return Panel(document, x, top, self.width, self.scale)

    def narrow(self, width: float) -> None:
        """Go on beside something that takes so much of the width where reading ends."""
        top, self.width = self.panel.top, self.width - width
        self.panel = self._panel(top)

    def _foot(self, number: int, count: int) -> None:
        document, url = self.document, self.wanted.url
        margin = max(self.margin, LEAST_MARGIN)
        width = document.width - 2 * margin
        if url:
            end = margin if document.rtl else document.width - margin - CODE
            page.code(document, url, end, 4.5 * mm, CODE)
            width -= CODE + 3 * mm
        left = document.mirrored(margin, width)
        top = FOOT - 2 * mm
        text.paragraph(
            self.canvas, self._small_print(number, count, width), document.fine(), left, top, width
        )
        start = left + width - 100 * mm if document.rtl else left
        page.ruler(document, start, 8.4 * mm, self.say("aid-ruler"))

    def _small_print(self, number: int, count: int, width: float) -> str:
        """What is played, by what it was made, which page; agreed options as far as they fit."""
        style = self.document.fine()
        names = [name for name, _ in self._agreed()]
        for most in range(len(names), -1, -1):
            told = self._told([*names[:most], *["…"][: len(names) - most]], number, count)
            if len(text.lay(told, style, width).lines) <= MOST_LINES:
                return told
        return told

    def _told(self, names: list[str], number: int, count: int) -> str:
        say, wanted = self.say, self.wanted
        parts = [wanted.stamp]
        if names:
            parts.append(say("paper-agreed", options=say.series(names)))
        paper = PAPER_NAMES[self.document.paper]
        parts.append(say("paper-page", paper=paper, page=number, pages=count))
        return " ".join([*parts, say(footer_key(say))])

    def _agreed(self) -> list[tuple[str, str]]:
        """The options that differ from the rulebook's, in words."""
        game, say = self.wanted.game, self.say
        return [worded(say, *each) for each in unusual(game, self.wanted.options)]
