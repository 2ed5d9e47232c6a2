"""The ground a map is drawn on: sea, coasts, borders, frame; knows the land, no owners."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from printables import icons
from printables.chart import Chart
from printables.picture import Path, Shape, Words, rectangle

PAPER = "#f7f0e1"
LAND = "#fdf8ea"
BEYOND = "#ece3cd"
INK = "#2b2622"
SOFT_INK = "#7d7264"
SEA = "#dfe7e2"
SEA_INK = "#6f8581"
# Lines that follow the coast, from the outermost in: how far their stroke reaches, its colour, and
# whether they keep the coast's small turns.
SWELL = (
    (44, "#d3ddd9", False),
    (42, SEA, False),
    (27, "#c3d1cd", False),
    (25, SEA, False),
    (12, "#aec0bc", True),
    (10, "#eef2ec", True),
)


@lru_cache(maxsize=8)
def under(chart: Chart) -> tuple[Shape, ...]:
    """Sea, the lines that follow its coast, and the land beyond the borders."""
    shapes: list[Shape] = [rectangle(0, 0, *chart.size, fill=SEA)]
    for reach, ink, close in SWELL:
        coasts = chart.land if close else chart.offing
        shapes += [Path(each, stroke=ink, weight=reach) for each in coasts]
    shapes += [Path(each, fill=BEYOND, stroke=SOFT_INK, weight=1.4) for each in chart.land]
    for x, y, scale in chart.peaks:
        shapes += icons.placed(icons.peak("#9c8e76", "#f5eedb"), x, y, scale)
    return tuple(shapes)


@lru_cache(maxsize=8)
def lines(chart: Chart) -> tuple[Shape, ...]:
    """Borders and coasts in ink, over the colours of the regions."""
    return (
        *(Path(each, stroke="#8b7f6e", weight=1.7, kind="border") for each in chart.borders),
        *(Path(each, stroke=SOFT_INK, weight=2.0, kind="ridge") for each in chart.ridges),
        *(Path(each, stroke=INK, weight=2.2, kind="shore") for each in chart.shores),
    )


@lru_cache(maxsize=8)
def frame(chart: Chart) -> tuple[Shape, ...]:
    """The margin of the paper, which also cuts off what runs over the edge, and its neat lines."""
    (width, height), edge = chart.size, chart.frame
    outer = rectangle(-80, -80, width + 160, height + 160)
    inner = rectangle(edge, edge, width - 2 * edge, height - 2 * edge)
    mask = Path(outer.commands + inner.commands, fill=PAPER, even_odd=True)
    neat = [
        rectangle(
            edge - gap,
            edge - gap,
            width - 2 * (edge - gap),
            height - 2 * (edge - gap),
            stroke=INK,
            weight=weight,
        )
        for gap, weight in ((0, 1.0), (6, 1.0), (11, 2.4))
    ]
    return (mask, _degrees(width, height, edge), *neat)


def _degrees(width: float, height: float, edge: float) -> Path:
    """The black and white rule along the frame of an old map, as one path."""
    commands: list[tuple] = []
    across, down = (width - 2 * edge) / 18, (height - 2 * edge) / 24
    for step in range(0, 18, 2):
        for y in (edge - 6, height - edge):
            commands += rectangle(edge + across * step, y, across, 6).commands
    for step in range(0, 24, 2):
        for x in (edge - 6, width - edge):
            commands += rectangle(x, edge + down * step, 6, down).commands
    return Path(tuple(commands), fill=INK)


def sea(chart: Chart, say: Any) -> Iterator[Shape]:
    """The names of the seas, a compass and a ship."""
    for name, (x, y, turn) in chart.seas.items():
        yield Words(x, y, say(f"aid-sea-{name}"), 24, "italic", SEA_INK, turn=turn, spacing=2)
    yield from icons.placed(icons.rose(SEA_INK, "#eef2ec"), *chart.rose, 3.7)
    yield from icons.placed(icons.ship(SEA_INK, "#f3f3ea"), *chart.ship, 2.3)
