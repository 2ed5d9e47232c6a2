"""A sheet in two languages for a mixed table, with the same part in both languages side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import zip_longest

from reportlab.lib.units import mm

from printables import pdf_renderer
from printables.foot import MARGIN
from printables.form import Form
from printables.kit import page, text
from printables.kit.page import HAIR
from printables.kit.panel import ACCENT
from printables.kit.text import Style
from printables.narrow_tables import height_of, lines_of
from printables.page_flow import LARGE, Leaves, without_remnant
from printables.passage import Cells, Passage, rows_in_words
from printables.sheet_request import Wanted
from printables.speaker import Speaker

MIDDLE = 13 * mm  # between the columns, for the shared signs
SIZE, HEADING = 9.6, 14.5
NUMBER = 6 * mm  # the room for a number before a line
GAP = 1.4 * mm


def side_by_side(wanted: Wanted, form: Callable[[Wanted], Form]) -> bytes:
    """Return the passages of a form as a PDF, in both languages."""
    other = wanted.other
    assert other is not None, "a second language"
    both = form(wanted), form(replace(wanted, say=other, other=None))
    usual = LARGE if wanted.large else 1.0
    return without_remnant(lambda scale: _written(wanted, other, both, scale), usual).finish()


def _written(wanted: Wanted, other: Speaker, both: tuple[Form, Form], scale: float) -> Leaves:
    """Return the pages with all passages drawn at this scale."""
    leaves = Leaves(wanted, both[0].title, scale=scale)
    columns = _Columns(leaves, wanted.say, other)
    for one, two in zip(*map(_passages, both), strict=True):
        columns.passage(one, two)
    return leaves


def _passages(form: Form) -> list[Passage]:
    return [part for parts in form.pages for part in parts if isinstance(part, Passage)]


class _Columns:
    """Two columns, one for each language; the first one is where the first language starts."""

    def __init__(self, leaves: Leaves, say: Speaker, other: Speaker) -> None:
        self.leaves = leaves
        self.width = (leaves.width - MIDDLE * leaves.scale) / 2
        far = MARGIN + leaves.width - self.width
        self.places = [far, MARGIN] if leaves.document.rtl else [MARGIN, far]
        self.says = (say, other)

    def passage(self, one: Passage, two: Passage) -> None:
        """Draw a passage in both languages: headings, lines and tables side by side."""
        self._row((one.heading, two.heading), self._title, keep=18 * mm)
        self._headed()
        signs = one.signs or [()] * len(one.lines)
        lines = zip_longest(one.lines, two.lines, signs, fillvalue="")
        for number, (first, second, sign) in enumerate(lines, 1):
            counted = number if one.is_order else 0
            self._row((first, second), self._body, sign=sign or (), number=counted)
        self._row((one.example, two.example), self._body)
        self._tables(one.table, two.table)
        self.leaves.panel.space(2.2)

    def _headed(self) -> None:
        """Draw a strong line below the headings of a passage."""
        panel = self.leaves.panel
        line = (MARGIN, panel.top, MARGIN + self.leaves.width, panel.top)
        page.stroke(panel.canvas, [line], ACCENT, 0.9)
        panel.top -= GAP

    def _tables(self, one: Cells, two: Cells) -> None:
        """Draw tables row by row, or as text if a column would be narrower than a word."""
        looks = [self._body(say.direction == "rtl") for say in self.says]
        tables = [
            lines_of(table, look, self.width) if table else ()
            for table, look in zip((one, two), looks, strict=True)
        ]
        if not all(tables):
            for both in zip(rows_in_words(one), rows_in_words(two), strict=True):
                self._row(both, self._body)
            return
        rows = list(zip(*tables, strict=True))
        highs = [max(map(height_of, line)) for line in rows]
        self.leaves.demand(min(sum(highs) + GAP * len(highs), self.leaves.document.height / 2))
        for line, high in zip(rows, highs, strict=True):
            self.leaves.demand(high)
            for cells, look, x in zip(line, looks, self.places, strict=True):
                for cell in cells:
                    inset = cell.start
                    if look.rtl:
                        inset = self.width - cell.start - cell.laid.width
                    text.write(self.leaves.canvas, cell.laid, x + inset, self.leaves.panel.top)
            self._ruled(high)

    def _title(self, rtl: bool) -> Style:
        size = HEADING * (0.9 if rtl else 1) * self.leaves.scale
        return Style("title", size, 1.25, ACCENT, rtl=rtl)

    def _body(self, rtl: bool) -> Style:
        scale = self.leaves.scale
        size = max(SIZE * (0.92 if rtl else 1) * scale, page.LEAST_SIZE)
        return Style("text", size, 1.5 if rtl else 1.26, rtl=rtl)

    def _row(
        self,
        both: Sequence[str],
        look: Callable[[bool], Style],
        *,
        sign: Sequence[object] = (),
        number: int = 0,
        keep: float = 0.0,
    ) -> None:
        """Draw the same text in both languages at the same height, with a `sign` between them.

        If `number` is not 0, it is drawn before both texts. The height `keep` stays free below.
        """
        if not any(both):
            return
        leaves = self.leaves
        inset = NUMBER * leaves.scale if number else 0.0
        laid = [
            text.lay(words, look(say.direction == "rtl"), self.width - inset)
            for words, say in zip(both, self.says, strict=True)
        ]
        high = max(each.height for each in laid)
        leaves.demand(high + keep)
        top = leaves.panel.top
        for each, x, say in zip(laid, self.places, self.says, strict=True):
            rtl = say.direction == "rtl"
            text.write(leaves.canvas, each, x if rtl else x + inset, top)
            if number:
                self._number(say.number(number), each.style, x, top)
        if sign:
            x = min(self.places) + self.width + MIDDLE * leaves.scale / 2
            scale = 0.8 * leaves.scale
            pdf_renderer.draw_shapes(leaves.canvas, tuple(sign), x, top - min(high / 2, 14), scale)  # type: ignore[arg-type]
        self._ruled(high, with_line=look == self._body)

    def _number(self, digits: str, style: Style, x: float, top: float) -> None:
        """Draw the number of a line where it starts; `x` is the left edge of its column."""
        near = NUMBER * self.leaves.scale / 3
        at = x + self.width - near if style.rtl else x + near
        look = style.but(face="bold", colour=ACCENT, align="middle")
        text.label(
            self.leaves.canvas, digits, look, at, top - style.size * (style.leading + 0.62) / 2
        )

    def _ruled(self, high: float, *, with_line: bool = True) -> None:
        """Move down past a row of this height, and draw a line there."""
        leaves = self.leaves
        leaves.panel.top -= high + GAP * 0.4
        if with_line:
            line = (MARGIN, leaves.panel.top, MARGIN + leaves.width, leaves.panel.top)
            page.stroke(leaves.canvas, [line], HAIR, 0.3)
        leaves.panel.top -= GAP * 0.6
