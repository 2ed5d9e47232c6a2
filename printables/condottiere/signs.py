"""The signs on regions and in the legend: seats, the papal token, the battle site, a town."""

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
CROWDED = 0.74  # scale if a region has more than two signs

Sign = tuple[Path, ...]


@lru_cache(maxsize=6)
def seat_sign(seat: int, scale: float = 1.5) -> Sign:
    """Return a seat's shape in its colour, with a paper-coloured rim."""
    rim = drawn(SYMBOLS[seat], fill=PAPER, stroke=PAPER, weight=3.2)
    return tuple(
        moved(path, 0, 0, scale) for path in (rim, drawn(SYMBOLS[seat], fill=COLOURS[seat]))
    )


@lru_cache(maxsize=1)
def favour_sign() -> Sign:
    """Return the papal token: a mitre in a gold ring."""
    ring = circle(0, 0, 18, fill=FAVOUR, stroke=PAPER, weight=2.2)
    return (ring, *icons.placed(icons.mitre(FAVOUR, PALE), 0, -0.4, 1.3))


@lru_cache(maxsize=1)
def site_sign() -> Sign:
    """Return the battle site: crossed swords on a dark seal."""
    seal = circle(0, 0, 18, fill=SITE, stroke=PAPER, weight=2.2)
    return (seal, *icons.placed(icons.swords(PALE), 0, 0, 1.32))


@lru_cache(maxsize=1)
def town_sign() -> Sign:
    """Return a small walled town, for a region without an owner."""
    return icons.placed(icons.town(SOFT_INK, PAPER), 0, 0, 1.3)


def in_a_row(signs: Sequence[Sign], x: float, y: float) -> Iterator[Path]:
    """Yield the signs side by side, centred at (x, y)."""
    scale = CROWDED if len(signs) > 2 else 1.0
    start = x - STEP * scale * (len(signs) - 1) / 2
    for place, sign in enumerate(signs):
        yield from icons.placed(sign, start + STEP * scale * place, y, scale)
