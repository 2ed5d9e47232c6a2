"""Hand-drawn maps as data, parsed into areas that tile the land; lengths are in map units."""

import hashlib
import itertools
import math
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from printables.picture import Point
from printables.strokes import Command

Told = dict[str, Any]  # a table of a map's file
FOLDER = Path(__file__).parent / "maps"
# Lines tremble a little: (largest share of a piece by which its middle strays, shortest piece).
TREMBLE = {
    "border": (0.09, 15.0),
    "sea": (0.17, 9.0),
    "mountains": (0.12, 11.0),
    "frame": (0.0, 1e9),
    "offing": (0.0, 1e9),  # far from the coast, lines leave out its small turns
}


@dataclass(frozen=True, slots=True)
class Area:
    """A region of a map.

    `ring` has the corners of its outline. `label` and `mark` are the points for its name and its
    signs.
    """

    name: str
    outline: tuple[Command, ...]
    ring: tuple[Point, ...]
    label: Point
    mark: Point


@dataclass(frozen=True, slots=True)
class Border:
    """The line between two regions.

    `loose` is True if an option can close the border, which is then drawn as mountains.
    """

    between: frozenset[str]
    line: tuple[Command, ...]
    points: tuple[Point, ...]
    loose: bool


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """A whole map: its areas, the lines between them, and the land and sea around."""

    name: str
    size: Point
    frame: float
    areas: dict[str, Area]
    borders: tuple[Border, ...]
    shores: tuple[tuple[Command, ...], ...]
    ridges: tuple[tuple[Command, ...], ...]
    land: tuple[tuple[Command, ...], ...]
    offing: tuple[tuple[Command, ...], ...]
    peaks: tuple[tuple[float, float, float], ...]
    seas: dict[str, tuple[float, float, float]]
    rose: Point
    ship: Point
    legend: tuple[float, float, float]


Shore = tuple[str, str, list[Point]]  # its region, the kind of line, its points


@lru_cache(maxsize=8)
def chart(name: str) -> Chart:
    """Return the map of this name, read from its file."""
    data = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    borders = [_border(data, each) for each in data["border"]]
    shores: list[Shore] = [
        (each["of"], each["faces"], _stroke(data, each["path"], each["faces"]))
        for each in data["shore"]
    ]
    return Chart(
        name=name,
        size=tuple(data["size"]),
        frame=data["frame"],
        areas=_areas(data, borders, shores),
        borders=tuple(borders),
        shores=tuple(curve(line) for _, faces, line in shores if faces == "sea"),
        ridges=tuple(curve(line) for _, faces, line in shores if faces == "mountains"),
        land=_land(data, "sea"),
        offing=_land(data, "offing"),
        peaks=tuple(map(tuple, data["peaks"])),
        seas={each["name"]: (*each["at"], each["turn"]) for each in data["sea"]},
        rose=tuple(data["rose"]["at"]),
        ship=tuple(data["ship"]["at"]),
        legend=(*data["legend"]["at"], data["legend"]["width"]),
    )


def chart_of(regions: Iterable[str]) -> Chart:
    """Return the map with exactly these regions; raises LookupError."""
    return _chart_of(frozenset(regions))


@cache
def _chart_of(wanted: frozenset[str]) -> Chart:
    for file in sorted(FOLDER.glob("*.toml")):
        found = chart(file.stem)
        if set(found.areas) == wanted:
            return found
    raise LookupError(f"no map has exactly these regions: {sorted(wanted)}")


def _border(data: Told, told: Told) -> Border:
    points = _stroke(data, told["path"], "border")
    loose = told.get("loose", False)
    return Border(frozenset(told["between"]), curve(points), tuple(points), loose)


def _areas(data: Told, borders: list[Border], shores: list[Shore]) -> dict[str, Area]:
    areas = {}
    for region, place in data["places"].items():
        lines = [list(border.points) for border in borders if region in border.between]
        lines += [line for owner, _, line in shores if owner == region]
        chain = _chained(lines)
        ring = tuple(point for line in chain for point in line[:-1])
        outline = (*_joined(chain), ("Z",))
        areas[region] = Area(region, outline, ring, tuple(place["label"]), tuple(place["mark"]))
    return areas


def _land(data: Told, kind: str) -> tuple[tuple[Command, ...], ...]:
    """Return the outlines of mainland and islands, drawn with lines of this kind."""
    coasts = [
        _stroke(data, each["path"], kind) for each in data["shore"] if each["faces"] != "mountains"
    ]
    west, east = (_stroke(data, each["path"], kind) for each in data["beyond"])
    width, _ = data["size"]
    around = [east[-1], (width + 60, -60), (-60, -60), west[-1]]
    mainland = (*_joined(_chained([west, *coasts, east, around])), ("Z",))
    rings = [[*each["path"], each["path"][0]] for each in data["island"]]
    return (mainland, *((*curve(_stroke(data, ring, kind)), ("Z",)) for ring in rings))


# --- lines -----------------------------------------------------------------


def _stroke(data: Told, path: list[Any], kind: str) -> list[Point]:
    """Return the points of a path; a step of it is a point, or the name of a node."""
    nodes = data["nodes"]
    places = (nodes[step] if isinstance(step, str) else step for step in path)
    return list(_trembling([(float(x), float(y)) for x, y in places], *TREMBLE[kind]))


def _trembling(points: list[Point], stray: float, shortest: float) -> Iterator[Point]:
    """Yield the points and slightly displaced ones between them, the same ones on every machine."""
    yield points[0]
    for start, end in itertools.pairwise(points):
        yield from _between(start, end, stray, shortest)
        yield end


def _between(start: Point, end: Point, stray: float, shortest: float) -> Iterator[Point]:
    (x1, y1), (x2, y2) = start, end
    if math.dist(start, end) < 2 * shortest:
        return
    share = stray * _luck(f"{x1:.1f} {y1:.1f} {x2:.1f} {y2:.1f}")
    middle = (
        round((x1 + x2) / 2 - (y2 - y1) * share, 1),
        round((y1 + y2) / 2 + (x2 - x1) * share, 1),
    )
    yield from _between(start, middle, stray, shortest)
    yield middle
    yield from _between(middle, end, stray, shortest)


def _luck(text: str) -> float:
    """Return a pseudo-random number from -1 to 1 that depends only on `text`."""
    return hashlib.sha256(text.encode()).digest()[0] / 127.5 - 1


def curve(points: list[Point]) -> tuple[Command, ...]:
    """Return a smooth line through all points; its shape is the same in both directions."""
    around = [points[0], *points, points[-1]]
    commands: list[Command] = [("M", *points[0])]
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        commands.append(
            (
                "C",
                start[0] + (end[0] - before[0]) / 6,
                start[1] + (end[1] - before[1]) / 6,
                end[0] - (after[0] - start[0]) / 6,
                end[1] - (after[1] - start[1]) / 6,
                *end,
            )
        )
    return tuple(commands)


def _chained(lines: list[list[Point]]) -> list[list[Point]]:
    """Return the lines ordered and turned so that each begins where the one before ends."""
    chain, rest = [lines[0]], list(lines[1:])
    while rest:
        end = chain[-1][-1]
        step = next((line for line in rest if end in (line[0], line[-1])), None)
        if step is None:
            raise ValueError(f"no line goes on from {end}")
        rest.remove(step)
        chain.append(step if step[0] == end else step[::-1])
    return chain


def _joined(chain: list[list[Point]]) -> tuple[Command, ...]:
    commands = list(curve(chain[0]))
    for line in chain[1:]:
        commands.extend(curve(line)[1:])
    return tuple(commands)
