"""What every part of the board stands on: paper, panels, headings, numbers; knows no piece's place.

The board is 760 wide, so that a phone shows it at half its size: no word is under 19.
"""

from collections.abc import Iterator
from typing import Any

from printables.kit import bidi, text
from printables.picture import Path, Shape, Words, rounded
from printables.seats import mixed
from printables.troyes.pieces import INK, SOFT_INK
from printables.troyes.scene import Number

WIDTH = 760
LEAST = 19  # the smallest print
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


def panel(x: float, y: float, width: float, height: float, **look: Any) -> Path:
    """A piece of paper to lay things on."""
    return rounded(
        x, y, width, height, 9, **({"fill": PANEL, "stroke": EDGE, "weight": 1.6} | look)
    )


def heading(words: str, y: float) -> Iterator[Shape]:
    """The name of a part, in the middle, between two lines."""
    size = 27
    long = text.width_of(text.plain(words), text.Style("title", size, rtl=False))
    middle, reach = WIDTH / 2, long / 2 + 18
    for near, far in ((MARGIN, middle - reach), (middle + reach, WIDTH - MARGIN)):
        yield Path((("M", near, y), ("L", far, y)), stroke=EDGE, weight=1.6)
    yield Words(middle, y + 8.5, words, size, "title", fill="#6b2018")


def fitted(
    words: str, x: float, y: float, room: float, size: float = 23, face: str = "bold", **look: Any
) -> Words:
    """Words made smaller to keep to their room, and cut where they would be too small to read."""
    style = text.Style(face, size, rtl=bidi.has_rtl(words))
    long = text.width_of(text.plain(words), style)
    size = size if long <= room else max(LEAST, size * room / long)
    return Words(x, y, text.fitted(words, face, size, room + 0.5), size, face, **look)


def spoken(words: str) -> str:
    """A word that begins a line of its own: its first letter large."""
    return words[:1].upper() + words[1:]


def printed(say: Any, number: Number) -> str:
    """A printed number, with the mark where it is ours."""
    return say.number(number.value) + (say("house-mark") if number.house else "")


def small(x: float, y: float, words: str, **look: Any) -> Words:
    """Quiet words."""
    return Words(x, y, words, **({"size": 20, "fill": SOFT_INK} | look))


def number(x: float, y: float, words: str, size: float = 22, **look: Any) -> Words:
    """A number to stand in or beside a sign, its middle at that height; its signs stay in order."""
    spelled = words.isdecimal() or any(letter.isalpha() for letter in words)
    ordered = words if spelled else f"\u2066{words}\u2069"
    return Words(x, y + size * 0.33, ordered, size, "bold", **({"fill": INK} | look))
