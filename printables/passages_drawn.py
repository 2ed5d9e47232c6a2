"""Passages on pages that fill from the top, continued on the next page if needed."""

from __future__ import annotations

from collections.abc import Sequence

from reportlab.lib.units import mm

from printables import pdf_renderer
from printables.kit import text
from printables.kit.panel import ACCENT
from printables.page_flow import Leaves
from printables.passage import Passage

SIGN = 11 * mm
HEADING = 9  # mm: a heading with the space around it


def passage(leaves: Leaves, told: Passage) -> None:
    """Write a passage, with no page break right after its heading, in a line or in a table."""
    leaves.demand(_first(leaves, told) + HEADING * mm * leaves.scale)
    if told.heading:
        leaves.panel.heading(told.heading)
    if told.table and not told.is_table_last:
        _table(leaves, told)
    for number, line in enumerate(told.lines, 1):
        leaves.demand(_high(leaves, line, told))
        _line(leaves, told, number, line)
    if told.example:
        leaves.demand(_high(leaves, told.example, told))
        leaves.panel.words(told.example, inset=_inset(leaves, told))
        leaves.panel.space(1.2)
    if told.table and told.is_table_last:
        _table(leaves, told)


def height_of(leaves: Leaves, told: Passage) -> float:
    """Return the height of a passage on a page with enough room."""
    lines = [*told.lines, told.example] if told.example else told.lines
    high = HEADING * mm * leaves.scale + sum(_high(leaves, line, told) for line in lines)
    return high + (_table_high(leaves, told) + 1.5 * mm if told.table else 0)


def _first(leaves: Leaves, told: Passage) -> float:
    """Return the height of the first line or table below the heading."""
    if told.table and not (told.is_table_last and told.lines):
        return _table_high(leaves, told)
    return _high(leaves, told.lines[0], told) if told.lines else 0.0


def _inset(leaves: Leaves, told: Passage) -> float:
    if told.signs:
        return SIGN * leaves.scale
    return (6.5 if told.is_order else 4) * mm * leaves.scale


def _high(leaves: Leaves, line: str, told: Passage) -> float:
    width = leaves.width - _inset(leaves, told)
    laid = text.lay(line, leaves.panel.body, width).height
    return max(laid, SIGN * leaves.scale * 0.8 if told.signs else 0) + 1.2 * mm * leaves.scale


def _line(leaves: Leaves, told: Passage, number: int, line: str) -> None:
    """Write a line with its sign, its number, or a diamond before it."""
    panel = leaves.panel
    if told.signs:
        high = _high(leaves, line, told) - 1.2 * mm * leaves.scale
        laid = text.lay(line, panel.body, leaves.width - _inset(leaves, told))
        x = panel.x if leaves.document.rtl else panel.x + _inset(leaves, told)
        middle = panel.top - high / 2
        text.write(panel.canvas, laid, x, middle + laid.height / 2)
        at = panel.start(SIGN * leaves.scale * 0.4)
        pdf_renderer.draw_shapes(panel.canvas, told.signs[number - 1], at, middle, leaves.scale)
        panel.top -= high
    elif told.is_order:
        size = 11 * leaves.scale
        style = leaves.document.style(face="bold", size=size, colour=ACCENT, align="middle")
        digit, at = leaves.say.number(number), panel.start(2 * mm * leaves.scale)
        text.label(panel.canvas, digit, style, at, panel.top - panel.body.size)
        panel.words(line, inset=_inset(leaves, told))
    else:
        panel.notes([line], gap=0)
    panel.space(1.2)


def _table(leaves: Leaves, told: Passage) -> None:
    """Draw the table of a passage, on a new page if the current one has too little space."""
    leaves.demand(_table_high(leaves, told))
    leaves.panel.table(told.table, _shares(told))
    leaves.panel.space(1.5)


def _shares(told: Passage) -> Sequence[float]:
    """Return the columns' shares of the width; by default all but the first are equally wide."""
    columns = len(told.table[0])
    rest = min(0.24, 0.64 / max(1, columns - 1))
    return told.shares or (1 - rest * (columns - 1), *[rest] * (columns - 1))


def _table_high(leaves: Leaves, told: Passage) -> float:
    pad, style = 3 * leaves.scale, leaves.document.style(size=9.2 * leaves.scale)
    high = 0.0
    for row in told.table:
        laid = [
            text.lay(cell, style, leaves.width * share - 2 * pad).height
            for cell, share in zip(row, _shares(told), strict=True)
        ]
        high += max(laid) + 2 * pad
    return min(high, leaves.document.height - 60 * mm)
