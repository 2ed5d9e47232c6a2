"""A column of a page that is filled from the top: headings, paragraphs, steps, tables.

Lengths are in points.
"""

from collections.abc import Sequence

from reportlab.lib.units import mm

from printables.kit import page, text
from printables.kit.page import HAIR, INK, Document
from printables.kit.text import Style
from printables.passage import Passage

ACCENT = "#7c1f1b"
FULL = 0.9  # below this scale, lines stand closer, so that print can be larger
USUAL_LEADING, TIGHT_LEADING = 1.28, 1.18
BODY = 9.6  # points, at the scale 1


class Panel:
    """An area to write in: its left edge, its width, and how far down it is filled.

    `bottom` is how far down it may be filled, for parts that take all the rest. `spare` is the
    height that its parts leave free.
    """

    def __init__(
        self, document: Document, x: float, top: float, width: float, scale: float = 1.0
    ) -> None:
        self.document, self.canvas = document, document.canvas
        self.x, self.top, self.width, self.scale = x, top, width, scale
        self.bottom = self.spare = 0.0
        leading = USUAL_LEADING if scale >= FULL else TIGHT_LEADING
        self.body = document.style(size=BODY * scale, leading=leading)
        self.small = self.body.but(colour="#5b5248")

    def space(self, millimetres: float) -> None:
        self.top -= millimetres * mm * self.scale

    def start(self, inset: float) -> float:
        """Return the x at the distance `inset` from the edge where lines start."""
        return self.x + (self.width - inset if self.document.rtl else inset)

    def heading(self, words: str) -> None:
        """Write a title, with a hairline from its end across the rest of the panel."""
        size = 14.5 * (1 + self.scale) / 2
        style = self.document.style(face="title", size=size, colour=ACCENT, leading=1.15)
        long = text.width_of(words, style)
        baseline = self.top - size * 0.8
        start = self.x + self.width - long if self.document.rtl else self.x
        self.top = text.paragraph(self.canvas, words, style, self.x, self.top, self.width)
        near = self.x if self.document.rtl else start + long + 2.5 * mm
        far = start - 2.5 * mm if self.document.rtl else self.x + self.width
        if near < far:  # a long title leaves no room for it
            self.rule(near, far, baseline + size * 0.22)
        self.space(1.0)

    def rule(self, near: float, far: float, y: float) -> None:
        page.stroke(self.canvas, [(near, y, far, y)], HAIR, 0.6)

    def words(self, markup: str, style: Style | None = None, *, inset: float = 0.0) -> None:
        """Write a paragraph, indented by `inset` where lines start."""
        x = self.x if self.document.rtl else self.x + inset
        self.top = text.paragraph(
            self.canvas, markup, style or self.body, x, self.top, self.width - inset
        )

    def steps(self, markups: Sequence[str], gap: float = 1.1) -> None:
        """Write paragraphs with a number before each, in the digits of the language."""
        inset = 5.8 * mm * self.scale
        size = 11.5 * self.scale
        number = self.document.style(face="bold", size=size, colour=ACCENT, align="middle")
        middle = self.start(1.8 * mm * self.scale)
        for index, markup in enumerate(markups, start=1):
            digit = self.document.say.number(index)
            text.label(self.canvas, digit, number, middle, self.top - self.body.size * 1.0)
            self.words(markup, inset=inset)
            self.space(gap)

    def ordered(self, passage: Passage, gap: float = 1.1) -> None:
        """Write a passage of ordered lines with its heading."""
        self.heading(passage.heading)
        self.steps(passage.lines, gap)

    def notes(self, markups: Sequence[str], gap: float = 0.8) -> None:
        """Write paragraphs with a small diamond before each."""
        inset = 4 * mm * self.scale
        for markup in markups:
            self._diamond(self.start(1.2 * mm), self.top - self.body.size * 0.66)
            self.words(markup, inset=inset)
            self.space(gap)

    def table(self, cells: Sequence[Sequence[str]], shares: Sequence[float]) -> None:
        """Draw a table as wide as the panel; the first row has the column heads."""
        style = self.document.style(size=BODY * self.scale)
        head = style.but(face="bold")
        widths = [self.width * share for share in shares]
        self.top = page.rows(
            self.document,
            cells,
            widths,
            self.x,
            self.top,
            style=style,
            head=head,
            pad=3 * self.scale,
        )

    def _diamond(self, x: float, y: float, reach: float = 1.9) -> None:
        pen = self.canvas.beginPath()
        pen.moveTo(x, y + reach)
        for dx, dy in ((reach, 0), (0, -reach), (-reach, 0)):
            pen.lineTo(x + dx, y + dy)
        pen.close()
        self.canvas.setFillColor(text.colour(ACCENT))
        self.canvas.drawPath(pen, stroke=0, fill=1)


def page_title(document: Document, words: str, margin: float) -> float:
    """Write a centred title below the upper margin; return its baseline."""
    style = document.style(face="title", size=22, colour=ACCENT, align="middle")
    baseline = document.height - margin - 5 * mm
    text.label(document.canvas, words, style, document.width / 2, baseline)
    return baseline


def halves(document: Document, margin: float) -> list[tuple[float, float]]:
    """Return both halves of a wide page as (left edge, width) in reading order."""
    half = document.width / 2
    places = [(side + margin, half - 2 * margin) for side in (0, half)]
    return places[::-1] if document.rtl else places


def spoken(words: str) -> str:
    """Return the words with their first letter as a capital, unless a digit comes before it."""
    for place, letter in enumerate(words):
        if letter.isalnum():
            return words[:place] + letter.upper() + words[place + 1 :]
    return str(words)


__all__ = ["ACCENT", "HAIR", "INK", "Panel", "halves", "page_title", "spoken"]
