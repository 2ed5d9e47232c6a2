"""A board's SVG parsed into geometry without our own code, as a reader sees it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
FINE = 0.5  # the distance between points of a flattened line
TOUCH = 0.6  # lines closer than this coincide, since the SVG has tenths

Point = tuple[float, float]
Line = list[Point]


def areas_in(svg: str) -> dict[str, Line]:
    """Return the closed outline of every filled region."""
    root = ElementTree.fromstring(svg)
    lines = {path.get("id"): path.get("d") for path in root.iter(f"{SVG}path")}
    return {
        group.get("id").removeprefix("board-region-"): flat(lines[land.get("href")[1:]])[0]
        for group in root.iter()
        if "region" in (group.get("class") or "").split()
        for land in group.iter(f"{SVG}use")
        if land.get("class") == "land"
    }


def strokes_in(svg: str, kind: str) -> list[Line]:
    """Return the lines of the paths with the class `kind`, such as borders and shores."""
    root = ElementTree.fromstring(svg)
    return [
        line
        for path in root.iter(f"{SVG}path")
        if path.get("class") == kind
        for line in flat(path.get("d"))
    ]


def flat(data: str) -> list[Line]:
    """Return SVG path data as lines of closely spaced points, a new line for each `M` command."""
    lines: list[Line] = []
    handle: Point | None = None
    for letter, numbers in _said(data):
        x, y = lines[-1][-1] if lines else (0.0, 0.0)
        places = [(x + dx, y + dy) for dx, dy in zip(numbers[::2], numbers[1::2], strict=True)]
        if letter == "m":
            lines.append([places[0]])
        elif letter == "z":
            lines[-1] += _straight((x, y), lines[-1][0])
        elif letter == "l":
            lines[-1] += _straight((x, y), places[0])
        else:
            if letter == "s":
                assert handle is not None
                places.insert(0, (2 * x - handle[0], 2 * y - handle[1]))
            lines[-1] += _bent((x, y), *places)
            handle = places[1]
            continue
        handle = None
    return lines


def _said(data: str) -> Iterator[tuple[str, list[float]]]:
    takes = {"m": 2, "l": 2, "c": 6, "s": 4, "z": 0}
    for letter, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", data):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        step = takes[letter]
        assert len(numbers) % step == 0 if step else not numbers
        for start in range(0, len(numbers), step or 1):
            yield letter, numbers[start : start + step]
        if not step:
            yield letter, []


def _straight(start: Point, end: Point) -> Line:
    parts = max(1, math.ceil(math.dist(start, end) / FINE))
    return [
        (start[0] + (end[0] - start[0]) * k / parts, start[1] + (end[1] - start[1]) * k / parts)
        for k in range(1, parts + 1)
    ]


def _bent(start: Point, one: Point, other: Point, end: Point) -> Line:
    long = math.dist(start, one) + math.dist(one, other) + math.dist(other, end)
    parts = max(1, math.ceil(long / FINE))
    found = []
    for k in range(1, parts + 1):
        t = k / parts
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        corners = (start, one, other, end)
        found.append(
            tuple(
                sum(share * at[axis] for share, at in zip(shares, corners, strict=True))
                for axis in (0, 1)
            )
        )
    return found


class Near:
    """Points in a grid, to test for a point nearer than `reach`."""

    def __init__(self, line: Iterable[Point], reach: float) -> None:
        self.reach, self.cells = reach, {}
        for x, y in line:
            self.cells.setdefault((int(x // reach), int(y // reach)), []).append((x, y))

    def has(self, point: Point) -> bool:
        across, down = int(point[0] // self.reach), int(point[1] // self.reach)
        return any(
            math.dist(point, other) <= self.reach
            for x in (across - 1, across, across + 1)
            for y in (down - 1, down, down + 1)
            for other in self.cells.get((x, y), ())
        )


def length_along(line: Line, other: Near) -> float:
    """Return the length of the part of a line that coincides with the other one."""
    on = [other.has(point) for point in line]
    return sum(
        math.dist(*step)
        for step, both in zip(pairwise(line), pairwise(on), strict=True)
        if all(both)
    )


def nearest(line: Line, other: Line) -> float:
    """Return the smallest distance between two lines."""
    return min(math.dist(one, two) for one in line[::4] for two in other[::4])


def inside(point: Point, ring: Line) -> bool:
    """True if the point is inside a closed line."""
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in pairwise(ring):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1


def empty(land: Any, **more: Any) -> dict:
    """Return the view of a map without owners and tokens."""
    return {"owners": dict.fromkeys(land.regions), "favour": None, "site": None, **more}
