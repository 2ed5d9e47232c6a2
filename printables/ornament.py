"""Ornaments for pages to hang up: a plaited border, a wreath, a line with a flower, a seal."""

import math
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain

from printables.picture import Path, Point, circle, drawn, line, moved, polygon, rectangle
from printables.strokes import Command

RED, GOLD, GREEN = "#7c1f1b", "#8a6a14", "#4d6b35"
PALE_GOLD, PALE_GREEN, PAPER = "#f2e2b4", "#e8eedd", "#ffffff"
BAND = 16.0  # the width of the border
WAVE = 20.0  # the approximate length of one wave of its plait
BOW = 0.3642  # the place of a wave's control points, relative to its length
LEAF = "M0,0C3.6,-3.2 8.4,-3.4 12,0C8.4,3.4 3.6,3.2 0,0Z"
LEAVES = 8  # pairs on each branch
SCALLOPS = 28

Ornament = tuple[Path, ...]


@cache
def border(width: float, height: float) -> Ornament:
    """Return a border inside a box: two plaited bands between double lines, and corner flowers."""
    inner = (BAND, BAND, width - 2 * BAND, height - 2 * BAND)
    frames = (
        rectangle(0, 0, width, height, stroke=RED, weight=2.0),
        rectangle(3, 3, width - 6, height - 6, stroke=GOLD, weight=0.6),
        rectangle(*inner, stroke=GOLD, weight=0.6),
        rectangle(BAND + 3, BAND + 3, inner[2] - 6, inner[3] - 6, stroke=RED, weight=1.0),
    )
    middle = BAND / 2 + 1.5
    right, low = width - middle, height - middle
    corners = [(middle, middle), (right, middle), (right, low), (middle, low)]
    sides = zip(corners, corners[1:] + corners[:1], strict=True)
    plaits = chain.from_iterable(_plait(*side) for side in sides)
    return (*frames, *plaits, *chain.from_iterable(_corner(*corner) for corner in corners))


def _plait(start: Point, end: Point) -> Iterator[Path]:
    """Yield two crossing waves from corner to corner, with a pearl between each two crossings."""
    along, room = math.dist(start, end), BAND + 1.0
    count = max(2, round((along - 2 * room) / WAVE))
    step = (along - 2 * room) / count
    unit = ((end[0] - start[0]) / along, (end[1] - start[1]) / along)

    def at(far: float, aside: float) -> Point:
        x, y = start[0] + unit[0] * (room + far), start[1] + unit[1] * (room + far)
        return (x - unit[1] * aside, y + unit[0] * aside)

    for side, colour in ((1, RED), (-1, GOLD)):
        commands: list[Command] = [("M", *at(0, 0))]
        for bow in range(count):
            high = side * (-1) ** bow * BAND / 3.2
            near, far = at((bow + BOW) * step, high), at((bow + 1 - BOW) * step, high)
            commands.append(("C", *near, *far, *at((bow + 1) * step, 0)))
        yield Path(tuple(commands), stroke=colour, weight=1.0)
    for bow in range(count):
        yield circle(*at((bow + 0.5) * step, 0), 1.1, fill=GOLD)


def _corner(x: float, y: float) -> Iterator[Path]:
    reach = BAND * 0.94
    box = (x - reach, y - reach, 2 * reach, 2 * reach)
    yield rectangle(*box, fill=PAPER, stroke=RED, weight=1.6)
    yield rectangle(box[0] + 2.4, box[1] + 2.4, box[2] - 4.8, box[3] - 4.8, stroke=GOLD, weight=0.6)
    yield from flower(x, y, reach * 0.72)


def flower(x: float, y: float, reach: float) -> Ornament:
    """Return a flower of eight petals."""
    petal = "M0,0C2.6,-3.4 2.6,-7.4 0,-10C-2.6,-7.4 -2.6,-3.4 0,0Z"
    petals = [
        _turned(drawn(petal), 45 * turn, x, y, reach / 10 * (1 if turn % 2 == 0 else 0.78))
        for turn in range(8)
    ]
    heart = circle(x, y, reach * 0.17, fill=GOLD, stroke=PAPER, weight=0.6)
    return (
        *(Path(each, fill=PALE_GOLD, stroke=RED, weight=0.7) for each in petals[1::2]),
        *(Path(each, fill=RED) for each in petals[::2]),
        heart,
    )


@cache
def wreath(radius: float) -> Ornament:
    """Return two laurel branches around (0, 0), open at the top and tied at the bottom."""
    return (*_branch(radius, 1), *_branch(radius, -1), *_knot(radius))


def _branch(radius: float, side: int) -> Iterator[Path]:
    """Yield the right branch or its mirror image: a stem, pairs of leaves, and one at its tip."""
    size = radius / 36
    arc = [_around(radius, side * angle) for angle in range(176, 22, -7)]
    yield line(arc, stroke=GREEN, weight=radius / 40)
    for pair in range(LEAVES):
        at = _around(radius, 166 - pair * 134 / (LEAVES - 1))
        along = 76 - pair * 134 / (LEAVES - 1)  # the direction of the stem, on the right branch
        for spread, much in ((40, 1.0), (-42, 0.8)):
            yield _leaf(_turned(drawn(LEAF), along - 90 + spread, *at, size * much), side)
    yield _leaf(_turned(drawn(LEAF), -160, *_around(radius, 24), size), side)


def _leaf(commands: tuple[Command, ...], side: int) -> Path:
    mirrored: list[Command] = []
    for letter, *values in commands:
        places = (value * side if at % 2 == 0 else value for at, value in enumerate(values))
        mirrored.append((letter, *places))
    return Path(tuple(mirrored), fill=PALE_GREEN, stroke=GREEN, weight=0.8)


def _knot(radius: float) -> Ornament:
    """Return the ribbon that ties the branches, with two ends."""
    size = radius / 46
    ends = "M0,0C-6,3 -10,8 -16,9L-12,12L-13,17C-7,14 -2,8 0,0Z"
    other = "M0,0C6,3 10,8 16,9L12,12L13,17C7,14 2,8 0,0Z"
    bow = "M0,0C-4,-6 -12,-7 -13,-1C-12,5 -4,4 0,0C4,-6 12,-7 13,-1C12,5 4,4 0,0Z"
    look = {"fill": RED}
    shapes = (drawn(ends, **look), drawn(other, **look), drawn(bow, fill=PAPER, stroke=RED))
    return (
        *(moved(each, 0, radius, size) for each in shapes),
        circle(0, radius, 2.6 * size, fill=RED),
    )


@cache
def rule(width: float) -> Ornament:
    """Return a line centred at (0, 0), with a flower in the middle and a diamond near each end."""
    half = width / 2
    found: list[Path] = []
    for side in (1, -1):
        found.append(line([(side * 13, 0), (side * half, 0)], stroke=GOLD, weight=0.8))
        diamond = [(half - 4, 0), (half, -2.4), (half + 4, 0), (half, 2.4)]
        found.append(polygon([(side * x, y) for x, y in diamond], fill=RED))
        leaf = _turned(drawn(LEAF), 0 if side > 0 else 180, side * 8, 0, 0.9)
        found.append(Path(leaf, fill=PALE_GOLD, stroke=GOLD, weight=0.8))
    return (*found, *flower(0, 0, 7.4))


@cache
def seal(radius: float) -> Ornament:
    """Return a seal of gilded paper on two ribbons, with Staffetta's letter."""
    size = radius / 10
    ribbons = ("M-5,6L-8.2,15.6L-5,14.4L-2.6,17L1,8Z", "M5,6L8.2,15.6L5,14.4L2.6,17L-1,8Z")
    reaches = (10, 9.1)
    rim = [_around(reaches[step % 2], 180 / SCALLOPS * step) for step in range(2 * SCALLOPS)]
    shapes = (
        *(drawn(each, fill=RED, stroke=PAPER, weight=0.4) for each in ribbons),
        polygon(rim, fill=PALE_GOLD, stroke=GOLD, weight=0.5),
        circle(0, 0, 7.8, stroke=GOLD, weight=0.5),
        circle(0, 0, 7.1, stroke=GOLD, weight=0.25),
        rectangle(-4.6, -3, 9.2, 6.2, fill=PAPER, stroke=RED, weight=0.6),
        line([(-4.6, -3), (0, 0.9), (4.6, -3)], stroke=RED, weight=0.6),
        line([(-4.6, 3.2), (-1.3, -0.2)], stroke=RED, weight=0.35),
        line([(4.6, 3.2), (1.3, -0.2)], stroke=RED, weight=0.35),
    )
    return tuple(moved(each, 0, 0, size) for each in shapes)


def reach_of(shapes: Iterable[Path]) -> float:
    """Return the largest distance of any point of the shapes from (0, 0)."""
    return max(
        math.hypot(x, y)
        for shape in shapes
        for _, *values in shape.commands
        for x, y in zip(values[::2], values[1::2], strict=True)
    )


def _around(radius: float, angle: float) -> Point:
    """Return the point at distance `radius` from (0, 0), `angle` degrees clockwise from the top."""
    turn = math.radians(angle - 90)
    return (radius * math.cos(turn), radius * math.sin(turn))


def _turned(path: Path, angle: float, x: float, y: float, scale: float) -> tuple[Command, ...]:
    """Return a path's commands turned clockwise around its origin, in degrees, and moved."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn) * scale, math.sin(turn) * scale
    found: list[Command] = []
    for letter, *values in path.commands:
        places: list[float] = []
        for dx, dy in zip(values[::2], values[1::2], strict=True):
            places += (x + dx * cos - dy * sin, y + dx * sin + dy * cos)
        found.append((letter, *places))
    return tuple(found)


__all__ = ["BAND", "border", "flower", "reach_of", "rule", "seal", "wreath"]
