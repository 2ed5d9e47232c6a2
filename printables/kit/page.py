"""A document of pages: paper, reading direction, ruler, fold and tables. Lengths are in points."""

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Unpack

from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.lib.units import mm

from printables.kit import bidi, fonts, operators, qr, text
from printables.kit.canvas import Canvas
from printables.kit.colour_modes import COLOUR
from printables.kit.text import Look, Style
from printables.speaker import Speaker

PAPERS = {"a4": A4, "letter": letter}
PAPER_NAMES = {"a4": "A4", "letter": "Letter"}
INK = text.INK
SOFT = "#7d7264"
HAIR = "#b9ad98"
FINE = "#4a4238"  # small print, dark enough for grey printing
FINE_SIZE = 7.6  # points, in every script
LEAST_SIZE = 8.5  # the smallest print that is read while playing


class Document:
    """Pages of one paper size in one language; the same drawing always gives the same bytes."""

    def __init__(
        self, paper: str, title: str, say: Speaker, *, wide: bool = False, ink: str = COLOUR
    ) -> None:
        if paper not in PAPERS:
            raise ValueError(f"no paper {paper!r}; there are: {', '.join(PAPERS)}")
        fonts.register()
        self.paper, self.title, self.say = paper, title, say
        self.rtl = say.direction == "rtl"
        self.width, self.height = landscape(PAPERS[paper]) if wide else PAPERS[paper]
        self._bytes = BytesIO()
        # Otherwise a page begins with Helvetica, which is not embedded.
        begins_with = fonts.FACES[fonts.face_of("text", self.rtl)][0]
        self.canvas = Canvas(
            self._bytes,
            pagesize=(self.width, self.height),
            invariant=1,
            initialFontName=begins_with,  # type: ignore[arg-type]  # the stub wants a number
            lang=say.language,
        )
        self.canvas.ink = ink
        self.stamp, self.url = "", ""  # small print; the address of the QR code
        self._pages: list[tuple[list[str], str]] = []  # pages without a foot yet, with headings
        self.canvas.setTitle(title)
        self.canvas.setAuthor("Staffetta")
        self.canvas.setCreator("Staffetta")
        self.canvas.setSubject(title)
        self.canvas.setViewerPreference("DisplayDocTitle", "true")
        self.canvas.setViewerPreference("Direction", "R2L" if self.rtl else "L2R")

    def style(self, **look: Unpack[Look]) -> Style:
        """Return a style with these fields, in the document's reading direction.

        Persian letters sit lower and need more leading.
        """
        latin = Style(rtl=self.rtl).but(**look)
        if not self.rtl:
            return latin.but(size=max(latin.size, LEAST_SIZE))
        return latin.but(size=max(latin.size * 0.9, LEAST_SIZE), leading=latin.leading * 1.2)

    def fine(self, **look: Unpack[Look]) -> Style:
        """Return the style of small print; its size is the same for Persian, to stay readable."""
        shown: Look = {"size": FINE_SIZE, "colour": FINE, "leading": 1.2, **look}
        return self.style(**shown).but(size=shown["size"])

    def mirrored(self, x: float, width: float = 0.0) -> float:
        """Return the x of a thing's left edge, given its distance from where reading starts.

        `width` is the width of the thing.
        """
        return self.width - x - width if self.rtl else x

    def end_page(self, heading: str = "") -> None:
        """End the current page; `finish` adds its foot when the number of pages is known.

        Viewers list the page under `heading`.
        """
        self._pages.append((self.canvas.put_off(), heading))

    @property
    def count(self) -> int:
        """Return the number of pages finished so far."""
        return len(self._pages)

    def list_page(self, number: int, heading: str) -> None:
        """Add the current page to the outline that viewers show."""
        self.canvas.bookmarkPage(f"page-{number}")
        self.canvas.addOutlineEntry(bidi.unmarked(heading), f"page-{number}")

    def finish(self, foot: Callable[[int, int], None] | None = None) -> bytes:
        """Return the PDF; `foot` draws on each page, given its number and the number of pages."""
        for number, (code, heading) in enumerate(self._pages, 1):
            self.canvas.take_up(code)
            if foot is not None:
                foot(number, len(self._pages))
            if heading:
                self.list_page(number, heading)
            self.canvas.showPage()
        self.canvas.save()
        return self._bytes.getvalue()


def footer_key(say: Speaker) -> str:
    """Return the message key of the footer; games without a published box have another one."""
    return "aid-footer-own" if say.has("aid-footer-own") else "aid-footer"


def small_print(
    document: Document,
    key: str,
    number: int,
    x: float,
    top: float,
    width: float,
    count: int = 1,
) -> None:
    """Write the small print: the game, the footer, and the paper and page in the message `key`."""
    say = document.say
    paper = say(key, paper=PAPER_NAMES[document.paper], page=number, pages=count)
    words = " ".join(filter(None, (document.stamp, say(footer_key(say)), paper)))
    text.paragraph(document.canvas, words, document.fine(), x, top, width)


def stroke(
    canvas: Canvas, lines: list[tuple[float, float, float, float]], colour: str, weight: float
) -> None:
    """Draw straight lines (x1, y1, x2, y2) of one colour; all lengths are in points."""
    paths = " ".join(f"{x1:.2f} {y1:.2f} m {x2:.2f} {y2:.2f} l" for x1, y1, x2, y2 in lines)
    canvas.addLiteral(f"q {operators.stroke(colour)} {weight:.2f} w {paths} S Q")


def ruler(document: Document, x: float, y: float, caption: str) -> None:
    """Draw a 100 mm ruler, to check that printing did not scale the page."""
    lines = [(x, y, x + 100 * mm, y)]
    for tick in range(0, 101, 5):
        high = 2.2 if tick % 50 == 0 else 1.5 if tick % 10 == 0 else 0.8
        lines.append((x + tick * mm, y, x + tick * mm, y + high * mm))
    stroke(document.canvas, lines, FINE, 0.5)
    style = document.fine(align="middle")
    text.label(document.canvas, caption, style, x + 50 * mm, y - 3.4 * mm)


def code(document: Document, url: str, x: float, y: float, size: float) -> None:
    """Draw a QR code as one path, with its quiet zone."""
    module = size / (len(qr.modules(url)) + 2 * qr.QUIET)
    start_x, start_y = x + qr.QUIET * module, y + size - qr.QUIET * module
    boxes = (
        f"{start_x + column * module:.3f} {start_y - (row + 1) * module:.3f} "
        f"{length * module:.3f} {module:.3f} re"
        for column, row, length in qr.runs(url)
    )
    document.canvas.addLiteral("q 0 0 0 rg\n" + "\n".join(boxes) + "\nf\nQ")


def fold(document: Document, x: float, reach: float = 6 * mm) -> None:
    """Draw short dashes at the upper and lower edge, where the page is folded."""
    canvas = document.canvas
    canvas.saveState()
    canvas.setStrokeColor(text.colour(SOFT))
    canvas.setLineWidth(0.5)
    canvas.setDash(2, 2)
    canvas.line(x, 0, x, reach)
    canvas.line(x, document.height, x, document.height - reach)
    canvas.restoreState()


def rows(
    document: Document,
    cells: Sequence[Sequence[str]],
    widths: list[float],
    x: float,
    top: float,
    *,
    style: Style,
    head: Style | None = None,
    pad: float = 3.0,
) -> float:
    """Draw a table of words with columns in reading direction; return its lower edge."""
    canvas = document.canvas
    for index, row in enumerate(cells):
        look = head if head is not None and index == 0 else style
        looks = [look if column == 0 else look.but(align="middle") for column in range(len(row))]
        laid = [
            text.lay(cell, each, width - 2 * pad)
            for cell, each, width in zip(row, looks, widths, strict=True)
        ]
        high = max(each.height for each in laid) + 2 * pad
        place = x + sum(widths) if document.rtl else x
        for each, width in zip(laid, widths, strict=True):
            place -= width if document.rtl else 0
            text.write(canvas, each, place + pad, top - (high - each.height) / 2)
            place += 0 if document.rtl else width
        top -= high
        line = (x, top, x + sum(widths), top)
        stroke(canvas, [line], *((INK, 0.7) if look is head else (HAIR, 0.4)))
    return top
