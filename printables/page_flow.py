"""Pages that fill from the top, each with a foot that identifies the sheet."""

from __future__ import annotations

from collections.abc import Callable

from reportlab.lib.units import mm

from printables.foot import FOOT, MARGIN, Foot
from printables.kit.panel import Panel, page_title
from printables.sheet_request import Wanted

LARGE = 1.5
MOSTLY = 0.4  # of a page
SCALES = (1, 0.97, 1.03, 0.94, 1.06, 0.91, 1.1, 0.89, 1.14, 1.18)  # of print, tried in this order


class Leaves:
    """The pages of a sheet, filled one after the other through the current page's panel.

    `title` names the current page in a viewer's outline, and may change from page to page. `about`
    is added to the document's title.
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
        """Return the number of pages, including the current one."""
        return self.document.count + 1

    @property
    def room(self) -> float:
        """Return the height that is free on the current page."""
        return self.panel.top - FOOT

    @property
    def is_remnant(self) -> bool:
        """Return True if the last of several pages is mostly empty."""
        return self.pages > 1 and self.room > MOSTLY * self.document.height

    def demand(self, high: float) -> None:
        """Begin a new page unless the height `high` is free on the current one."""
        if self.room < high:
            self.next_page()

    def next_page(self) -> None:
        """End the current page and begin another, with a panel over the whole width."""
        self.document.end_page(self.title)
        self.width = self.document.width - 2 * self.margin
        self.panel = self._panel(self.document.height - self.margin)

    def finish(self) -> bytes:
        """Return the sheet as a PDF."""
        self.document.end_page(self.title)
        return self.document.finish(Foot.of(self.wanted, self.document, self.margin))

    def _panel(self, top: float) -> Panel:
        document = self.document
        x = document.mirrored(self.margin, self.width)
        return Panel(document, x, top, self.width, self.scale)

    def narrow(self, width: float) -> None:
        """Continue in a narrower panel, leaving `width` free on the side where lines end."""
        top, self.width = self.panel.top, self.width - width
        self.panel = self._panel(top)


def without_remnant(write: Callable[[float], Leaves], usual: float) -> Leaves:
    """Return the sheet in print near the `usual` scale, with no page left mostly empty.

    If no scale achieves this, the sheet has the usual one. `write` draws the sheet at a scale.
    """
    written = [write(usual)]
    for scale in SCALES[1:]:
        if not written[-1].is_remnant:
            return written[-1]
        written.append(write(usual * scale))
    return written[0] if written[-1].is_remnant else written[-1]
