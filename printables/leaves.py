"""Pages that fill from the top, each with what the sheet says of itself at its foot."""

from __future__ import annotations

from reportlab.lib.units import mm

from printables.foot import FOOT, MARGIN, Foot
from printables.kit.panel import Panel, page_title
from printables.wanted import Wanted

LARGE = 1.5


class Leaves:
    """The pages of a sheet; what is drawn goes onto the panel of the present one.

    `title` is how viewers list a page, and may change from page to page; `about` says more of the
    whole.
    """

    def __init__(
        self,
        wanted: Wanted,
        title: str,
        *,
        wide: bool = False,
        scale: float = 1.0,
        titled: bool = True,
        margin: float = MARGIN,
        about: str = "",
    ) -> None:
        self.wanted, self.title, self.say = wanted, title, wanted.say
        self.document = wanted.document(f"{title}: {about}" if about else title, wide=wide)
        self.canvas = self.document.canvas
        self.scale, self.margin = scale, margin
        self.width = self.document.width - 2 * margin
        self.panel = self._panel(self.document.height - margin)
        if titled:
            page_title(self.document, title, margin)
            self.panel.top -= 11 * mm

    @property
    def pages(self) -> int:
        """How many there are, with the present one."""
        return self.document.count + 1

    @property
    def room(self) -> float:
        """How high what is still free of the page is."""
        return self.panel.top - FOOT

    def demand(self, high: float) -> None:
        """Go on to the next page where so much does not fit any more."""
        if self.room < high:
            self.next_page()

    def next_page(self) -> None:
        """End this page, and begin another at its top, over the whole width."""
        self.document.end_page(self.title)
        self.width = self.document.width - 2 * self.margin
        self.panel = self._panel(self.document.height - self.margin)

    def finish(self) -> bytes:
        """The whole sheet."""
        self.document.end_page(self.title)
        return self.document.finish(Foot.of(self.wanted, self.document, self.margin))

    def _panel(self, top: float) -> Panel:
        document = self.document
        x = document.mirrored(self.margin, self.width)
        return Panel(document, x, top, self.width, self.scale)

    def narrow(self, width: float) -> None:
        """Go on beside something that takes so much of this page's width where reading ends."""
        top, self.width = self.panel.top, self.width - width
        self.panel = self._panel(top)
