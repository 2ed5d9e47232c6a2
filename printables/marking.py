"""Numbers on a board where things happened: discs over all else, those of one place in a row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from printables.bounds import reach
from printables.picture import Group, Picture, Point, Shape, Words, circle

RADIUS = 15.0
SIZE = 23.0  # of a number: 11 px on a phone, where a board of 760 is 375 wide
APART = 2 * RADIUS + 2
GROUND, NUMBER = "#2b2622", "#fffaf0"
INKS = (GROUND, NUMBER)
MOST = 3  # in one place: the last of them

Marks = Mapping[str, Sequence[str]]  # of a place the numbers of what happened there


def marked(picture: Picture, marks: Marks, spots: Mapping[str, Point]) -> Picture:
    """The picture with numbers: where `spots` says, else at the upper left of the place."""
    discs: list[Shape] = []
    found = set()
    for group in _places(picture.shapes):
        place = group.place or group.name
        if place in marks and place not in found:
            found.add(place)
            at = spots.get(place) or _corner(group)
            discs += _row(marks[place][-MOST:], *at, picture.width)
    return replace(picture, shapes=(*picture.shapes, *discs)) if discs else picture


def _places(shapes: Sequence[Shape]) -> Iterator[Group]:
    for shape in shapes:
        if isinstance(shape, Group):
            if shape.place or shape.name:
                yield shape
            yield from _places(shape.shapes)


def _corner(group: Group) -> Point:
    left, top, _, _ = reach(group.shapes)
    return left + RADIUS * 0.6, top - RADIUS * 0.2


def _row(numbers: Sequence[str], x: float, y: float, width: float) -> Iterator[Group]:
    """From there to the right, and never over the edge."""
    x = max(RADIUS, min(x, width - RADIUS - APART * (len(numbers) - 1)))
    for place, number in enumerate(numbers):
        yield _disc(number, x + place * APART, max(y, RADIUS))


def _disc(number: str, x: float, y: float) -> Group:
    disc = circle(x, y, RADIUS, fill=GROUND, stroke=NUMBER, weight=2)
    figure = Words(x, y + SIZE * 0.34, number, SIZE, "bold", NUMBER)
    return Group((disc, figure), kind="line-number")
