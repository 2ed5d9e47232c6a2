"""A sheet of wide pages that fold into two panels each, in print as large as fits.

The size of print is found by trial and error, so an order can begin the same sheet repeatedly. The
parts flow from panel to panel. Four panels make a card of two sides, with the first panel as its
cover and the last one behind it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, TypeVar

from reportlab.lib.units import mm

from printables.kit import page
from printables.kit.canvas import Ground
from printables.kit.page import Document
from printables.kit.panel import BODY, Panel, halves

MARGIN = 9 * mm
TOP = 8 * mm
SMALL_PRINT = 13.5 * mm  # the height of the small print, with the margin of printers
FIRST_SMALL_PRINT = 17 * mm  # the same below the first panel of the first page
FIRST_FOOT = 26.5 * mm  # and below the second, with the ruler and the QR code
CODE = 22 * mm
SIZES = (13.0, 12.0, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5)  # of print, in points
CARD = 4  # panels
SHARES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5)  # of a panel that is filled


class Begun(Protocol):
    """A sheet in progress: the context that functions draw its panels with."""

    @property
    def document(self) -> Document: ...


Sheet = TypeVar("Sheet", bound=Begun)
Sheet_co = TypeVar("Sheet_co", bound=Begun, covariant=True)


class Order(Protocol[Sheet_co]):
    """A description of a sheet; equal orders give the same print."""

    def begin(self) -> Sheet_co: ...

    def __hash__(self) -> int: ...


Fill = Callable[[Sheet, Panel], None]  # a function that writes a part into a panel
# A function that returns the parts of a sheet; each inner sequence begins on a new panel.
Compose = Callable[[Sheet], Sequence[Sequence[Fill[Sheet]]]]
Page = tuple[int | None, int | None]  # the numbers of the panels on its halves


@dataclass(frozen=True)
class Layout:
    """The size of print, and the indices of the parts on each panel, in reading order.

    `heights` are the heights of the panels' content.
    """

    size: float
    panels: tuple[tuple[int, ...], ...]
    heights: tuple[float, ...]


def folded(order: Order[Sheet], compose: Compose[Sheet], most: int) -> bytes:
    """Return the sheet as a PDF, to be folded at the dashes.

    The print is as large as `most` panels allow. In the smallest print, more panels may be needed.
    """
    document = order.begin().document
    grounds = grounds_of(order, compose, most)
    for number, ground in enumerate(grounds, start=1):
        document.canvas.lay(ground)
        _foot(document, number, len(grounds))
        document.list_page(number, document.title)
        document.canvas.showPage()
    return document.finish()


@lru_cache(maxsize=32)
def grounds_of(order: Order[Sheet], compose: Compose[Sheet], most: int) -> list[Ground]:
    """Return the drawing of each page without its foot.

    It is cached, because it is the same in every copy.
    """
    layout = _layout(order, compose, most)
    return [
        _ground(order, compose, layout, number)
        for number in range(len(imposed(len(layout.panels))))
    ]


def imposed(count: int) -> list[Page]:
    """Return the indices of the two panels on each page, in reading direction.

    On a card of two sides the cover is beside the last panel. Two remaining panels make one page.
    """
    pages: list[Page] = []
    for first in range(0, count, CARD):
        one, two, three, four = (at if at < count else None for at in range(first, first + CARD))
        pages += [(one, two)] if three is None else [(four, one), (two, three)]
    return pages


def _ground(order: Order[Sheet], compose: Compose[Sheet], layout: Layout, number: int) -> Ground:
    """Return the drawing of the page with index `number`, without its foot."""
    sheet = order.begin()
    document = sheet.document
    parts = [part for column in compose(sheet) for part in column]
    here = imposed(len(layout.panels))[number]
    for half, (place, at) in enumerate(zip(halves(document, MARGIN), here, strict=True)):
        panel = _panel(document, layout.size, place)
        panel.bottom = _foot_height(number, half)
        if at is not None:
            panel.spare = max(0.0, panel.top - panel.bottom - layout.heights[at])
        for part in layout.panels[at] if at is not None else ():
            parts[part](sheet, panel)
    page.fold(document, document.width / 2)
    if number == 0:
        _ruler(document)
    return document.canvas.ground()


def _panel(document: Document, size: float, place: tuple[float, float]) -> Panel:
    x, width = place
    scale = size / document.style(size=BODY).size
    return Panel(document, x, document.height - TOP, width, scale)


# --- the size of print -----------------------------------------------------


@lru_cache(maxsize=64)
def _layout(order: Order[Sheet], compose: Compose[Sheet], most: int) -> Layout:
    """Return the layout with the largest print that needs at most this number of panels."""
    for size in SIZES:
        found = _flowed(order, compose, size)
        if found and len(found.panels) <= most:
            break
    if not found:
        raise ValueError(f"a part does not fit a panel of {order.begin().document.paper}")
    return found


def _flowed(order: Order[Sheet], compose: Compose[Sheet], size: float) -> Layout | None:
    """Return the layout in this size of print; None if a part is higher than a panel."""
    sheet = order.begin()
    panels: list[tuple[int, ...]] = []
    heights: list[float] = []
    part = 0
    for column in compose(sheet):
        highs = [_height(sheet, fill, size) for fill in column]
        spread = _even(sheet.document, highs, len(panels))
        if not spread:
            return None
        for count in spread:
            panels.append(tuple(range(part, part + count)))
            heights.append(sum(highs[:count]))
            highs, part = highs[count:], part + count
    return Layout(size, tuple(panels), tuple(heights))


def _even(document: Document, highs: Sequence[float], first: int) -> list[int]:
    """Return the number of parts on each panel, filling the panels as evenly as possible.

    It is [] if a part is higher than a panel.
    """
    found: list[int] = []
    for share in SHARES:
        filled = _filled(document, highs, first, share)
        if not filled or (found and len(filled) > len(found)):
            break
        found = filled
    return found


def _filled(document: Document, highs: Sequence[float], first: int, share: float) -> list[int]:
    """Return the number of parts on each panel, each filled up to a share of its height.

    It is [] if a part does not fit.
    """
    counts: list[int] = []
    left = 0.0
    for high in highs:
        if high > left or not counts:
            counts.append(0)
            left = share * _room(document, first + len(counts) - 1)
        if high > left:
            return []
        left -= high
        counts[-1] += 1
    return counts


def _height(sheet: Sheet, fill: Fill[Sheet], size: float) -> float:
    """Return the height of a part that does not grow to fill its panel."""
    panel = _panel(sheet.document, size, halves(sheet.document, MARGIN)[0])
    panel.bottom = panel.top  # so that nothing grows
    fill(sheet, panel)
    return panel.bottom - panel.top


def _room(document: Document, at: int) -> float:
    """Return the height for text on the panel with index `at`, assuming a whole card of four."""
    (number, half) = next(
        (number, here.index(at))
        for number, here in enumerate(imposed(at - at % CARD + CARD))
        if at in here
    )
    return document.height - TOP - _foot_height(number, half)


def _foot_height(number: int, half: int) -> float:
    """Return the height of the foot below a half of a page.

    `number` is the page's index, and `half` is 0 or 1.
    """
    return (FIRST_SMALL_PRINT, FIRST_FOOT)[half] if number == 0 else SMALL_PRINT


# --- the foot --------------------------------------------------------------


def _ruler(document: Document) -> None:
    """Draw the ruler below the second panel, away from the QR code."""
    half = document.width / 2
    second = 0.0 if document.rtl else half
    start = second + (half - MARGIN - 100 * mm if document.rtl else MARGIN)
    page.ruler(document, start, 8.6 * mm, document.say("aid-ruler"))


def _foot(document: Document, number: int, count: int) -> None:
    """Write the small print; on the first page it is below the first panel, beside the ruler."""
    half = document.width / 2
    first, second = (half, 0.0) if document.rtl else (0.0, half)
    width = half - 2 * MARGIN
    key = "aid-paper-both" if count > 1 else "aid-paper"
    if number > 1:
        across = document.width - 2 * MARGIN
        page.small_print(document, key, number, MARGIN, 12.4 * mm, across, count)
        return
    page.small_print(document, key, number, first + MARGIN, 16 * mm, width, count)
    if document.url:
        end = second + MARGIN if document.rtl else second + half - MARGIN - CODE
        page.code(document, document.url, end, 3.6 * mm, CODE)
