"""Places for cards on a board of paper, as large as cards and marked with the shapes of dice."""

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
WEIGHT = 1.4  # of the dashes around a place
EDGES = WEIGHT / 2  # the part of them outside the picture
PALE = "#fffdf7"
ROUNDS = len(DICE)  # of the cards, one column each
ACROSS = ROUNDS * CARD[0] + (ROUNDS - 1) * BETWEEN


def activities(say: Speaker, colours: Sequence[str]) -> Picture:
    """Return places for activity cards, with a row for each colour and a column for each round."""
    shapes: list[Shape] = []
    for row, colour in enumerate(colours):
        for column in range(ROUNDS):
            turn = ROUNDS - 1 - column if say.direction == "rtl" else column
            shapes += _activity(colour, cardboard.ROMAN[turn + 1], *_corner(column, row))
    return Picture(ACROSS, _high(len(colours)), tuple(shapes))


def events(rows: int) -> Picture:
    """Return rows of places for events, in order."""
    shapes: list[Shape] = []
    for row in range(rows):
        for column in range(ROUNDS):
            x, y = _corner(column, row)
            shapes.append(panel(x, y, *CARD, fill=PALE, stroke=EDGE, weight=1.2, dash=(6, 4)))
            shapes += placed(pieces.scroll(EDGE), x + CARD[0] / 2, y + CARD[1] / 2, 2.2)
    return Picture(ACROSS, _high(rows), tuple(shapes))


def measures(say: Speaker) -> str:
    """Return a sentence about the size of the places."""
    wide, high = (round(side / mm) for side in CARD)
    return say("board-sheet-places", wide=wide, high=high)


def _high(rows: int) -> float:
    return rows * CARD[1] + (rows - 1) * BETWEEN


def _corner(column: int, row: int) -> tuple[float, float]:
    return column * (CARD[0] + BETWEEN), row * (CARD[1] + BETWEEN)


def _activity(colour: str, round_: str, x: float, y: float) -> Iterator[Shape]:
    """Yield a place for an activity card; a die's shape shows the colour in grey print too."""
    wide, deep = CARD
    tint, edge = TINTS[colour], DOMAINS[colour]
    yield panel(x, y, wide, deep, fill=tint, stroke=edge, weight=WEIGHT, dash=(6, 4))
    yield from placed(pieces.die(colour, 0, 34), x + wide / 2, y + deep * 0.3)
    yield Words(x + wide / 2, y + deep * 0.3 + 84, round_, 54, "title", fill=pieces.EDGES[colour])
