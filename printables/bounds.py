"""The extent of shapes in pixels, estimated generously, as nothing outside it is drawn."""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil, floor

from printables.kit import bidi, text
from printables.kit.text import Style
from printables.picture import NONE, Group, Path, Shape, Words

Box = tuple[int, int, int, int]  # left, top, right, bottom; the last two are exclusive
EDGE = 2  # pixels, for the antialiasing of an edge


def bounds(shape: Path | Words, scale: float, whole: tuple[int, int]) -> Box:
    """Return the box in pixels around a shape, clipped to an image of size `whole`."""
    left, top, right, low = _words(shape) if isinstance(shape, Words) else _path(shape)
    return (
        max(0, floor(left * scale) - EDGE),
        max(0, floor(top * scale) - EDGE),
        min(whole[0], ceil(right * scale) + EDGE),
        min(whole[1], ceil(low * scale) + EDGE),
    )


def reach(shapes: Iterable[Shape]) -> tuple[float, float, float, float]:
    """Return (left, top, right, bottom) around all these shapes together, ignoring words."""
    boxes = [
        reach(shape.shapes) if isinstance(shape, Group) else _path(shape)
        for shape in shapes
        if not isinstance(shape, Words)
    ]
    lefts, tops, rights, lows = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(lows)


@lru_cache(maxsize=4096)
def _path(path: Path) -> tuple[float, float, float, float]:
    """Return the box around a path's points and control points, plus half of its stroke."""
    across = [value for _, *values in path.commands for value in values[::2]]
    down = [value for _, *values in path.commands for value in values[1::2]]
    reach = 0.0 if path.stroke == NONE else path.weight / 2
    return min(across) - reach, min(down) - reach, max(across) + reach, max(down) + reach


@lru_cache(maxsize=2048)
def _words(words: Words) -> tuple[float, float, float, float]:
    """Return a box around words.

    For turned words, the box reaches the length of the words in every direction.
    """
    style = Style(words.face, words.size, rtl=bidi.has_rtl(words.text))
    long = text.width_of(words.text, style) if words.text.strip() else 0.0
    if words.turn:
        reach = long + 2 * words.size
        return words.x - reach, words.y - reach, words.x + reach, words.y + reach
    before = text.BEFORE[words.anchor] * long
    start, high = words.x - before - words.size, words.size * 1.4
    return start, words.y - high, start + long + 2 * words.size, words.y + high
