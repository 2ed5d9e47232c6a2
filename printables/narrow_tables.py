"""Tables in narrow columns: column widths that fit, if the table can be drawn at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from printables.kit import text
from printables.kit.text import Laid, Style
from printables.passage import Cells

BETWEEN = 4.0  # points between columns


@dataclass(frozen=True)
class Cell:
    """The text of a cell, and its distance from the edge where lines start."""

    start: float
    laid: Laid


Line = tuple[Cell, ...]


def height_of(line: Line) -> float:
    """Return the height of a row: that of its highest cell."""
    return max(cell.laid.height for cell in line)


@lru_cache(maxsize=512)
def lines_of(table: Cells, style: Style, width: float) -> tuple[Line, ...]:
    """Return the rows of a table of this width, the heads first.

    Return () if a column would be narrower than one of its words.
    """
    looks = [style.but(face="bold"), *[style] * (len(table) - 1)]
    columns = list(zip(*table, strict=True))
    room = width - BETWEEN * (len(columns) - 1)
    least = [max(map(_longest, column, looks)) for column in columns]
    if not table or sum(least) > room:
        return ()
    widths = _shared(least, [max(map(_long, column, looks)) for column in columns], room)
    starts = [sum(widths[:at]) + BETWEEN * at for at in range(len(widths))]
    return tuple(
        tuple(
            Cell(start, text.lay(words, look, wide))
            for words, start, wide in zip(row, starts, widths, strict=True)
        )
        for row, look in zip(table, looks, strict=True)
    )


def _shared(least: Sequence[float], most: Sequence[float], room: float) -> list[float]:
    """Return column widths that fill `room`: the least widths, and shares of the rest."""
    spare = room - sum(least)
    wished = [high - low for low, high in zip(least, most, strict=True)]
    if sum(wished) <= spare:
        more = (spare - sum(wished)) / len(least)
        return [high + more for high in most]
    return [low + spare * wish / sum(wished) for low, wish in zip(least, wished, strict=True)]


def _longest(markup: str, style: Style) -> float:
    """Return the width of the longest word in a cell."""
    bare = markup.replace("<b>", "").replace("</b>", "")
    bold = style.but(face="bold") if bare != markup else style
    return max(_long(word, bold) for word in bare.split(" "))


def _long(markup: str, style: Style) -> float:
    """Return the width of a cell's text on one line, with a small reserve."""
    return text.width_of(markup, style) + 0.5 if markup else 0.0
