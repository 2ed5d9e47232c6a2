"""A banner hanging from a pole: the crest of a game on gilded cloth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from printables.icons import placed
from printables.ornament import GOLD, PALE_GOLD, PAPER, RED, Ornament, flower, reach_of
from printables.picture import Path, Point, circle, line, polygon

WIDE, HIGH = 80.0, 284.0  # of the cloth
CORD = 20.0  # above the pole
NOTCH, TIP = 30.0, 22.0  # the height of the outer and inner corners above the tips
INSET = 4.5  # of the line along the edge
ROUNDEL = 29.0
CREST = 0.76  # relative to the roundel's radius
PLACE = 0.43  # the roundel's place, relative to the height


@cache
def gonfalon(crest: Ornament) -> Ornament:
    """Return a banner that hangs from a pole at (0, 0), with cords that run up from the pole."""
    return (*_pole(), *_cloth(), *_charge(crest), *_tassels())


def _pole() -> Iterator[Path]:
    end = WIDE / 2 + 9
    yield line([(-end + 6, 0), (0, -CORD), (end - 6, 0)], stroke=GOLD, weight=0.9)
    yield circle(0, -CORD, 2.6, fill=PAPER, stroke=GOLD, weight=1.2)
    yield line([(-end, 0), (end, 0)], stroke=GOLD, weight=3.2)
    for x in (-end, end):
        yield circle(x, 0, 3.8, fill=RED, stroke=GOLD, weight=1.0)


def _outline(inset: float) -> list[Point]:
    """Return the outline of the cloth with two tips, moved inwards by `inset`."""
    side, top, tip = WIDE / 2 - inset, 2 + inset, HIGH - inset * 2.2
    half = [(side, top), (side, tip - NOTCH), (WIDE / 4, tip), (0.0, tip - TIP)]
    return [*half, *((-x, y) for x, y in half[-2::-1])]


def _cloth() -> Iterator[Path]:
    yield polygon(_outline(0), fill=PALE_GOLD, stroke=RED, weight=1.8)
    yield polygon(_outline(INSET), stroke=GOLD, weight=0.7)
    yield polygon(_outline(INSET + 2.4), stroke=RED, weight=0.5)
    for place in range(5):  # the loops on the pole
        x = (place - 2) * WIDE / 5
        yield polygon([(x - 4, -2.6), (x + 4, -2.6), (x + 4, 5), (x - 4, 5)], fill=RED)


def _charge(crest: Ornament) -> Iterator[Path]:
    """Yield the crest in a roundel, with a flower and diamonds above and below."""
    y = HIGH * PLACE
    yield circle(0, y, ROUNDEL, fill=PAPER, stroke=RED, weight=1.6)
    yield circle(0, y, ROUNDEL - 3, stroke=GOLD, weight=0.7)
    yield from placed(crest, 0, y, CREST * ROUNDEL / reach_of(crest))
    for side in (-1, 1):
        yield from flower(0, y + side * (ROUNDEL + 29), 12)
        for far in (9.0, 49.0):
            yield from _diamond(0, y + side * (ROUNDEL + far))


def _diamond(x: float, y: float) -> Iterator[Path]:
    yield polygon([(x - 2.2, y), (x, y - 3.4), (x + 2.2, y), (x, y + 3.4)], fill=GOLD)


def _tassels() -> Iterator[Path]:
    """Yield a tassel for each tip, and for each corner beside it."""
    for x, y in ((WIDE / 4, HIGH), (WIDE / 2, HIGH - NOTCH)):
        for side in (-1, 1):
            at = side * x
            yield circle(at, y + 2.4, 2.4, fill=RED, stroke=GOLD, weight=0.6)
            fringe = [
                (at - 1.6, y + 4.6),
                (at + 1.6, y + 4.6),
                (at + 2.6, y + 13),
                (at - 2.6, y + 13),
            ]
            yield polygon(fringe, fill=PALE_GOLD, stroke=GOLD, weight=0.7)


__all__ = ["CORD", "HIGH", "WIDE", "gonfalon"]
