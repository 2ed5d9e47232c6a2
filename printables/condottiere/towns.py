"""The size of the largest marker that fits on a town without covering borders and names."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import dist

from printables.chart import Area, Chart
from printables.condottiere.board import LABEL
from printables.picture import Point
from printables.strokes import Command

FINE = 12  # points on each curve of an outline
DESCENT = 0.3  # the depth below the line, relative to a name's size


@lru_cache(maxsize=8)
def room_on(chart: Chart) -> float:
    """Return the diameter of the largest marker that fits on every town, in map units."""
    return min(2 * _clear(area) for area in chart.areas.values())


def _clear(area: Area) -> float:
    """Return the distance from a town to the nearest border of its region, or to the name above."""
    border = min(dist(area.mark, point) for point in _points(area.outline))
    return min(border, area.mark[1] - area.label[1] - DESCENT * LABEL)


def _points(outline: tuple[Command, ...]) -> Iterator[Point]:
    """Yield points along an outline, close together."""
    corners: list[tuple[Point, ...]] = []
    for _, *numbers in outline:
        corners.append(tuple(zip(numbers[::2], numbers[1::2], strict=True)))
    drawn = [each for each in corners if each]
    for before, after in pairwise(drawn):
        bend = (before[-1], *after)
        for step in range(FINE):
            yield _on(bend, step / FINE)


def _on(bend: tuple[Point, ...], share: float) -> Point:
    """Return the point at a share of a line or Bézier curve, given its control points."""
    while len(bend) > 1:
        bend = tuple(
            (one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share)
            for one, two in pairwise(bend)
        )
    return bend[0]
