"""Numbers of events on a board, drawn as discs over everything else.

Several numbers at one place are drawn side by side.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from printables.bounds import reach
from printables.picture import Group, Picture, Point, Shape, Words, circle

RADIUS = 15.0
SIZE = 23.0  # of a number: 11 px on a phone, if a board of 760 is 375 wide
APART = 2 * RADIUS + 2
GROUND, NUMBER = "#2b2622", "#fffaf0"
INKS = (GROUND, NUMBER)
MOST = 3  # at one place: only the last ones

Marks = Mapping[str, Sequence[str]]  # the numbers for each place


def marked(picture: Picture, marks: Marks, spots: Mapping[str, Point]) -> Picture:
    """Return the picture with numbers drawn at places.

    A number is drawn at the place's point in `spots`, or else at the place's upper left corner.
    """
    discs: dict[float, list[Shape]] = {}
    found = set()
    for group, top in _places(picture.shapes):
        place = group.place or group.name
        if place in marks and place not in found:
            found.add(place)
            at = spots.get(place) or _corner(group)
            discs.setdefault(top, []).extend(_row(marks[place][-MOST:], *at, picture.width))
    moved = (Group(tuple(drawn), top=top) for top, drawn in discs.items() if top)
    return replace(picture, shapes=(*picture.shapes, *discs.get(0, ()), *moved))


def _places(shapes: Sequence[Shape], top: float = 0) -> Iterator[tuple[Group, float]]:
    """Yield each group that is a place, with the top of the part of the board that it is in."""
    for shape in shapes:
        if isinstance(shape, Group):
            if shape.place or shape.name:
                yield shape, top
            yield from _places(shape.shapes, shape.top or top)


def _corner(group: Group) -> Point:
    left, top, _, _ = reach(group.shapes)
    return left + RADIUS * 0.6, top - RADIUS * 0.2


def _row(numbers: Sequence[str], x: float, y: float, width: float) -> Iterator[Group]:
    """Yield a row of discs from (x, y) to the right, moved left if it would cross the edge."""
    x = max(RADIUS, min(x, width - RADIUS - APART * (len(numbers) - 1)))
    for place, number in enumerate(numbers):
        yield _disc(number, x + place * APART, max(y, RADIUS))


def _disc(number: str, x: float, y: float) -> Group:
    disc = circle(x, y, RADIUS, fill=GROUND, stroke=NUMBER, weight=2)
    figure = Words(x, y + SIZE * 0.34, number, SIZE, "bold", NUMBER)
    return Group((disc, figure), kind="line-number")
