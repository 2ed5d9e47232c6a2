"""A hand of cards as one small picture for a letter: the sign of each on a card, in rows."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from printables.picture import Group, Path, Picture, Shape, moved, rounded

IN_A_ROW = 10
WIDE, HIGH, APART = 30.0, 38.0, 4.0  # of a card, and between two
PAPER, EDGE = "#fbf5e6", "#c9bb9d"


def fanned(signs: Sequence[Picture], is_from_right: bool) -> Picture:
    """The cards with these signs in their order; every hand is as wide as a row of ten."""
    rows = -(-len(signs) // IN_A_ROW)
    width = IN_A_ROW * (WIDE + APART) - APART
    shapes: list[Shape] = []
    for number, sign in enumerate(signs):
        row, column = divmod(number, IN_A_ROW)
        left = column * (WIDE + APART)
        x = width - WIDE - left if is_from_right else left
        shapes += _card(sign, x, row * (HIGH + APART))
    return Picture(width, rows * (HIGH + APART) - APART, tuple(shapes))


def _card(sign: Picture, x: float, y: float) -> Iterable[Shape]:
    yield rounded(x + 0.5, y + 0.5, WIDE - 1, HIGH - 1, 3, fill=PAPER, stroke=EDGE, weight=1)
    yield from _placed(sign.shapes, x + (WIDE - sign.width) / 2, y + (HIGH - sign.height) / 2)


def _placed(shapes: Iterable[Shape], x: float, y: float) -> Iterable[Shape]:
    for shape in shapes:
        if isinstance(shape, Path):
            yield moved(shape, x, y)
        elif isinstance(shape, Group):
            yield replace(shape, shapes=tuple(_placed(shape.shapes, x, y)))
        else:
            yield replace(shape, x=shape.x + x, y=shape.y + y)
