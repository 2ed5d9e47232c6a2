"""The positions of leaders and councils around the table; nothing is drawn here.

The reader sits at the bottom. Play goes clockwise: from the bottom up the left side, over the top,
and down the right side.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printables.btwixt.middle import middle_height
from printables.btwixt.plates import WIDTH as PLATE
from printables.btwixt.plates import Table, council_height, leader_height

WIDTH = 780
LEAST = WIDTH / 1.2  # the height of a ring with little in it, to fill a wide window
EDGE = 10
TOP = 20  # room for the token on a plate's upper edge
GAP = 12
DROP = 12  # how much lower than the top plate the side plates begin at least

Item = tuple[str, int]  # "leader" or "council", and its number


@dataclass(frozen=True, slots=True)
class Ring:
    """The upper left corner of every plate, and of the middle; and the height of the picture."""

    places: dict[Item, tuple[float, float]]
    middle: tuple[float, float]
    height: float


def ring(table: Table) -> Ring:
    """Return the positions of the plates on `table`."""
    seats = len(table.view["players"])
    items = list(_clockwise(seats, table.view.get("seat") or 0))
    bottom, left, top, right = items[0], items[1:seats][::-1], items[seats], items[seats + 1 :]
    inner = middle_height(table)
    above, below = _height(table, top), _height(table, bottom)
    column = above + below + inner + 2 * GAP
    sides = [(_side(table, side), _lift(table, side, below)) for side in (left, right)]
    height = TOP + EDGE + max(column, *(plates + DROP + lift for plates, lift in sides))
    height = max(LEAST, height)
    centre = (WIDTH - PLATE) / 2
    places = {top: (centre, TOP), bottom: (centre, height - EDGE - below)}
    for x, side in ((EDGE, left), (WIDTH - EDGE - PLATE, right)):
        room = height - TOP - EDGE - DROP - _lift(table, side, below)
        for item, y in zip(side, _spread(table, side, room), strict=True):
            places[item] = (x, y)
    free = height - TOP - EDGE - above - below - inner
    return Ring(places, (centre, TOP + above + free / 2), height)


def _clockwise(seats: int, first: int) -> Iterator[Item]:
    """Yield the items in turn order from seat `first`: a leader, then the council to its left."""
    for step in range(seats):
        yield "leader", (first + step) % seats
        yield "council", (first + step) % seats


def _height(table: Table, item: Item) -> float:
    kind, number = item
    return leader_height(table, number) if kind == "leader" else council_height(table, number)


def _side(table: Table, side: Sequence[Item]) -> float:
    return sum(_height(table, item) for item in side) + GAP * (len(side) - 1)


def _lift(table: Table, side: Sequence[Item], below: float) -> float:
    """Return how far above the bottom edge a side ends.

    So the last plate of the side begins no lower than the plate at the bottom, which is `below`
    high.
    """
    return max(DROP, below - _height(table, side[-1]))


def _spread(table: Table, side: Sequence[Item], room: float) -> Iterator[float]:
    """Yield the y of each plate on one side; spare room is shared between and around the plates."""
    spare = (room - _side(table, side)) / (len(side) + 1)
    y = TOP + DROP + spare
    for item in side:
        yield y
        y += _height(table, item) + GAP + spare
