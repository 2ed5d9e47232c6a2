"""A sheet of wide pages that fold into two panels each, printed as large as fits.

An order describes the sheet and can begin it repeatedly, because the size of print is found by
trial and error.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Protocol, TypeVar

from reportlab.lib.units import mm

from printables.kit import page
from printables.kit.canvas import Ground
from printables.kit.page import Document
from printables.kit.panel import Panel, halves

MARGIN = 9 * mm
FOOT = 19.5 * mm
CODE = 15 * mm
SCALES = tuple(size / 100 for size in range(136, 70, -2))


class Begun(Protocol):
    """A sheet in progress: the context of its panels, and its document."""

    @property
    def document(self) -> Document: ...


Sheet = TypeVar("Sheet", bound=Begun)
Sheet_co = TypeVar("Sheet_co", bound=Begun, covariant=True)


class Order(Protocol[Sheet_co]):
    """A description of a sheet; equal orders print the same."""

    def begin(self) -> Sheet_co: ...

    def __hash__(self) -> int: ...


Fill = Callable[[Sheet, Panel], None]  # a function that writes a panel


def folded(order: Order[Sheet], pages: Sequence[tuple[Fill[Sheet], Fill[Sheet]]]) -> bytes:
    """Return the sheet as a PDF, to be folded at the dashes."""
    document = order.begin().document
    for number, fills in enumerate(pages, start=1):
        document.canvas.lay(ground_of(order, fills))
        _foot(document, number, len(pages))
        document.list_page(number, document.title)
        document.canvas.showPage()
    return document.finish()


@lru_cache(maxsize=32)
def ground_of(order: Order[Sheet], fills: tuple[Fill[Sheet], Fill[Sheet]]) -> Ground:
    """Return the panels of a page, cached because they are the same whenever it is printed."""
    sheet = order.begin()
    for place, fill in zip(halves(sheet.document, MARGIN), fills, strict=True):
        fill(sheet, _panel(sheet.document, place, _scale(order, fill)))
    _measures(sheet.document)
    return sheet.document.canvas.ground()


def _panel(document: Document, place: tuple[float, float], scale: float) -> Panel:
    x, width = place
    return Panel(document, x, document.height - 8 * mm, width, scale)


@lru_cache(maxsize=256)
def _scale(order: Order[Sheet], fill: Fill[Sheet]) -> float:
    """Return the largest scale with which a panel stays above the foot; raises ValueError."""

    def fits(scale: float) -> bool:
        trial = order.begin()
        panel = _panel(trial.document, halves(trial.document, MARGIN)[0], scale)
        fill(trial, panel)
        return panel.top >= FOOT

    place = bisect_left(SCALES, True, key=fits)
    if place == len(SCALES):
        raise ValueError(f"{fill.__name__} does not fit a panel of {order.begin().document.paper}")
    return SCALES[place]


def _measures(document: Document) -> None:
    """Draw the dashes at the fold, and a ruler below the second panel, away from the QR code."""
    half = document.width / 2
    page.fold(document, half)
    second = 0.0 if document.rtl else half
    start = second + (half - MARGIN - 100 * mm if document.rtl else MARGIN)
    page.ruler(document, start, 8.6 * mm, document.say("aid-ruler"))


def _foot(document: Document, number: int, count: int) -> None:
    """Write the small print where lines start, and draw a QR code beside the ruler."""
    half = document.width / 2
    first, second = (half, 0.0) if document.rtl else (0.0, half)
    width = half - 2 * MARGIN
    page.small_print(document, "aid-paper", number, first + MARGIN, 16 * mm, width, count)
    if document.url:
        end = second + MARGIN if document.rtl else second + half - MARGIN - CODE
        page.code(document, document.url, end, 3.6 * mm, CODE)
