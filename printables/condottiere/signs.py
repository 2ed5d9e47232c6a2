"""The signs that stand on a region and in the legend: seats, the favour, the site, a town."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from printables import icons
from printables.condottiere.ground import PAPER, SOFT_INK
from printables.picture import Path, circle, drawn, moved
from printables.seats import COLOURS, SYMBOLS

FAVOUR = "#8a6a14"
SITE = "#7c1f1b"
PALE = "#fff8e6"
INKS = (FAVOUR, SITE, PALE)
STEP = 39
CROWDED = 0.74  # of the size, where more than two signs share a region

Sign = tuple[Path, ...]


@lru_cache(maxsize=6)
def seat_sign(seat: int, scale: float = 1.5) -> Sign:
    """A seat's shape in its colour, with a rim of paper."""
    rim = drawn(SYMBOLS[seat], fill=PAPER, stroke=PAPER, weight=3.2)
    return tuple(
        moved(path, 0, 0, scale) for path in (rim, drawn(SYMBOLS[seat], fill=COLOURS[seat]))
    )


@lru_cache(maxsize=1)
def favour_sign() -> Sign:
    """The favour of the pope: a mitre in a ring of gold."""
    ring = circle(0, 0, 18, fill=FAVOUR, stroke=PAPER, weight=2.2)
    return (ring, *icons.placed(icons.mitre(FAVOUR, PALE), 0, -0.4, 1.3))


@lru_cache(maxsize=1)
def site_sign() -> Sign:
    """The battle site: crossed swords on a dark seal."""
    seal = circle(0, 0, 18, fill=SITE, stroke=PAPER, weight=2.2)
    return (seal, *icons.placed(icons.swords(PALE), 0, 0, 1.32))


@lru_cache(maxsize=1)
def town_sign() -> Sign:
    """A region of nobody's: a quiet walled town."""
    return icons.placed(icons.town(SOFT_INK, PAPER), 0, 0, 1.3)


def in_a_row(signs: Sequence[Sign], x: float, y: float) -> Iterator[Path]:
    """The signs side by side, their middle at (x, y)."""
    scale = CROWDED if len(signs) > 2 else 1.0
    start = x - STEP * scale * (len(signs) - 1) / 2
    for place, sign in enumerate(signs):
        yield from icons.placed(sign, start + STEP * scale * place, y, scale)
