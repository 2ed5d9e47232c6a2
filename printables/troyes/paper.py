"""The elements of the board's parts: paper, panels, headings, numbers.

The board is 760 wide, and a phone shows it at half its size, so no text is smaller than 22.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Unpack

from printables.kit import bidi, text
from printables.picture import Look, Path, Shape, Words, kept, rounded
from printables.seats import mixed
from printables.speaker import Speaker
from printables.troyes.pieces import INK, SOFT_INK
from printables.troyes.scene import Number

WIDTH = 760
LEAST = 22  # the smallest print
MARGIN = 22
INNER = WIDTH - 2 * MARGIN
GAP = 14

SHEET = "#f3e8cf"
PANEL = "#fbf5e6"
EDGE = "#b7a27a"
DOMAINS = {"red": "#a92f24", "white": "#8f8778", "yellow": "#c08a13"}
TINTS = {
    "red": mixed("#a92f24", PANEL, 0.17),
    "white": "#fffefa",
    "yellow": mixed("#e0a81e", PANEL, 0.3),
}


class Part(NamedTuple):
    """A part of the board: shapes that never change, shapes above them, and its lower edge."""

    ground: Sequence[Shape]
    above: Sequence[Shape]
    low: float

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Return all shapes in drawing order."""
        return *self.ground, *self.above


def panel(x: float, y: float, width: float, height: float, **look: Unpack[Look]) -> Path:
    """Return a panel to draw on."""
    shown: Look = {"fill": PANEL, "stroke": EDGE, "weight": 1.6, **look}
    return rounded(x, y, width, height, 9, **shown)


def heading(words: str, y: float) -> Iterator[Shape]:
    """Yield the centred name of a part between two lines."""
    size = 27
    long = text.width_of(text.plain(words), text.Style("title", size, rtl=False))
    middle, reach = WIDTH / 2, long / 2 + 18
    for near, far in ((MARGIN, middle - reach), (middle + reach, WIDTH - MARGIN)):
        yield kept((("M", near, y), ("L", far, y)), stroke=EDGE, weight=1.6)
    yield Words(middle, y + 8.5, words, size, "title", fill="#6b2018")


def fitted(
    words: str,
    x: float,
    y: float,
    room: float,
    size: float = 23,
    face: str = "bold",
    *,
    anchor: str = "middle",
    fill: str = INK,
) -> Words:
    """Return words shrunk to fit into `room`, and cut if they would be too small to read."""
    style = text.Style(face, size, rtl=bidi.has_rtl(words))
    long = text.width_of(text.plain(words), style)
    size = size if long <= room else max(LEAST, size * room / long)
    kept = text.fitted(words, face, size, room + 0.5)
    return Words(x, y, kept, size, face, anchor=anchor, fill=fill)


def printed(say: Speaker, number: Number) -> str:
    """Return a printed number for a text, marked if it is our own.

    A drawing has no marks, because nearly all numbers would have one.
    """
    return say.number(number.value) + (say("house-mark") if number.house else "")


def small(x: float, y: float, words: str, *, anchor: str = "middle", fill: str = SOFT_INK) -> Words:
    """Return small pale words."""
    return Words(x, y, words, LEAST, fill=fill, anchor=anchor)


def number(
    x: float, y: float, words: str, size: float = 22, *, anchor: str = "middle", fill: str = INK
) -> Words:
    """Return a number vertically centred at y; its characters are isolated to stay in order."""
    spelled = words.isdecimal() or any(letter.isalpha() for letter in words)
    ordered = words if spelled else f"\u2066{words}\u2069"
    return Words(x, y + size * 0.33, ordered, size, "bold", fill=fill, anchor=anchor)
