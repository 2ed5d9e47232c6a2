"""Places for cards on a board of paper: as large as cards, told apart by the shapes of dice."""

from collections.abc import Iterator, Sequence

from reportlab.lib.units import mm

from printables.icons import placed
from printables.picture import Picture, Shape, Words
from printables.speaker import Speaker
from printables.troyes import cardboard, pieces
from printables.troyes.paper import DOMAINS, EDGE, TINTS, panel
from printables.troyes.scene import DICE

CARD = (63 * mm, 88 * mm)
BETWEEN = 1.2 * mm
WEIGHT = 1.4  # of the dashes round a place
EDGES = WEIGHT / 2  # so much of them lies beyond the picture
PALE = "#fffdf7"
ROUNDS = len(DICE)  # in which cards come: a column each
ACROSS = ROUNDS * CARD[0] + (ROUNDS - 1) * BETWEEN


def activities(say: Speaker, colours: Sequence[str]) -> Picture:
    """A row for each of these colours and a column for each round."""
    shapes: list[Shape] = []
    for row, colour in enumerate(colours):
        for column in range(ROUNDS):
            turn = ROUNDS - 1 - column if say.direction == "rtl" else column
            shapes += _activity(colour, cardboard.ROMAN[turn + 1], *_corner(column, row))
    return Picture(ACROSS, _high(len(colours)), tuple(shapes))


def events(rows: int) -> Picture:
    """So many rows of places that say nothing but their order."""
    shapes: list[Shape] = []
    for row in range(rows):
        for column in range(ROUNDS):
            x, y = _corner(column, row)
            shapes.append(panel(x, y, *CARD, fill=PALE, stroke=EDGE, weight=1.2, dash=(6, 4)))
            shapes += placed(pieces.scroll(EDGE), x + CARD[0] / 2, y + CARD[1] / 2, 2.2)
    return Picture(ACROSS, _high(rows), tuple(shapes))


def measures(say: Speaker) -> str:
    """How large they are, on every paper."""
    wide, high = (round(side / mm) for side in CARD)
    return say("board-sheet-places", wide=wide, high=high)


def _high(rows: int) -> float:
    return rows * CARD[1] + (rows - 1) * BETWEEN


def _corner(column: int, row: int) -> tuple[float, float]:
    return column * (CARD[0] + BETWEEN), row * (CARD[1] + BETWEEN)


def _activity(colour: str, round_: str, x: float, y: float) -> Iterator[Shape]:
    """Its colour is told by the die's shape too, for a grey print."""
    wide, deep = CARD
    tint, edge = TINTS[colour], DOMAINS[colour]
    yield panel(x, y, wide, deep, fill=tint, stroke=edge, weight=WEIGHT, dash=(6, 4))
    yield from placed(pieces.die(colour, 0, 34), x + wide / 2, y + deep * 0.3)
    yield Words(x + wide / 2, y + deep * 0.3 + 84, round_, 54, "title", fill=pieces.EDGES[colour])
