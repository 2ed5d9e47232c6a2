"""The legend of a board: a plate in the sea that explains the signs."""

from collections.abc import Iterator, Sequence
from typing import Any

from printables.chart import Chart
from printables.condottiere import ground, signs
from printables.kit import text
from printables.picture import ROUND, Path, Shape, Words, kept, moved
from printables.speaker import Speaker
from printables.strokes import Command

STEP = 31
PAD = 17
SIZE = 22
INDENT = 28  # from the middle of a sign to its words
ROOM_FOR_COUNT = 40

View = dict[str, Any]  # made by engine/condottiere/knowledge/view.py
Row = tuple[signs.Sign, str, str]  # a sign, its meaning, a number


def legend(
    chart: Chart, view: View, say: Speaker, names: Sequence[str], closed: bool
) -> Iterator[Shape]:
    """Yield a plate with a row for each seat and each sign, or no shapes if there are no rows."""
    rows = list(_rows(view, say, names, closed))
    if not rows:
        return
    left, bottom, width = chart.legend
    top = bottom - STEP * len(rows) - PAD
    yield from _plate(left, top, width, bottom - top)
    for index, row in enumerate(rows):
        yield from _row(row, left, top + PAD / 2 + STEP * (index + 0.5), width, say)


def _rows(view: View, say: Speaker, names: Sequence[str], closed: bool) -> Iterator[Row]:
    for seat, name in enumerate(names):
        count = sum(owner == seat for owner in view["owners"].values())
        yield signs.seat_sign(seat), name, say.number(count)
    if names and view["favour"]:
        yield signs.favour_sign(), say("aid-board-key-favour"), ""
    if names and view["site"]:
        yield signs.site_sign(), say("aid-board-key-site"), ""
    if closed:
        yield ground.mountain_sign(), say("aid-board-key-closed"), ""


def _row(row: Row, left: float, y: float, width: float, say: Speaker) -> Iterator[Shape]:
    """Yield a row in reading direction: a sign, its meaning, and a number at the other end."""
    sign, words, count = row
    rtl = say.direction == "rtl"
    near, far = left + PAD, left + width - PAD
    start, end, onward = (far, near, -1) if rtl else (near, far, 1)
    yield from (moved(path, start + 14 * onward, y, 0.8) for path in sign)
    face = "bold" if count else "italic"
    room = width - 2 * PAD - 14 - INDENT - (ROOM_FOR_COUNT if count else 0)
    anchor = "end" if rtl else "start"
    place = start + (14 + INDENT) * onward
    yield Words(place, y + 7.5, text.fitted(words, face, SIZE, room), SIZE, face, anchor=anchor)
    if count:
        opposite = "start" if rtl else "end"
        yield Words(end, y + 7.5, count, SIZE, "bold", anchor=opposite)


def _plate(x: float, y: float, width: float, height: float) -> tuple[Path, ...]:
    """Return a plate of paper with hollow corners and a double line."""
    outer = _hollow(x, y, width, height, 11)
    inner = _hollow(x + 5, y + 5, width - 10, height - 10, 9)
    return (
        kept(outer, fill=ground.PAPER, stroke=ground.INK, weight=1.6),
        kept(inner, stroke=ground.SOFT_INK, weight=0.8),
    )


def _hollow(x: float, y: float, width: float, height: float, r: float) -> tuple[Command, ...]:
    right, bottom, k = x + width, y + height, r * ROUND
    return (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - r, y + k, right - k, y + r, right, y + r),
        ("L", right, bottom - r),
        ("C", right - k, bottom - r, right - r, bottom - k, right - r, bottom),
        ("L", x + r, bottom),
        ("C", x + r, bottom - k, x + k, bottom - r, x, bottom - r),
        ("L", x, y + r),
        ("C", x + k, y + r, x + r, y + k, x + r, y),
        ("Z",),
    )
