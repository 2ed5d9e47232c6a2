"""The ground of a map: sea, coasts, borders and frame."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from printables import icons
from printables.chart import Border, Chart
from printables.picture import ORNAMENT, Path, Shape, Words, rectangle
from printables.speaker import Speaker
from printables.strokes import Command

PAPER = "#f7f0e1"
LAND = "#fdf8ea"
BEYOND = "#ece3cd"
INK = "#2b2622"
SOFT_INK = "#7d7264"
PEAK = "#9c8e76"
BORDER = "#6f6353"
SEA = "#dfe7e2"
SEA_INK = "#6f8581"
# Lines along the coast, from the outermost in: the width of the stroke, its colour, and True if
# they keep the coast's small turns.
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
    """Return the sea, the lines along its coast, and the land outside the map."""
    shapes: list[Shape] = [rectangle(0, 0, *chart.size, fill=SEA)]
    for reach, ink, close in SWELL:
        coasts, name = (chart.land, "coast") if close else (chart.offing, "offing")
        kind = "" if close else ORNAMENT
        shapes += [
            Path(each, stroke=ink, weight=reach, name=f"{name}-{number}", kind=kind)
            for number, each in enumerate(coasts)
        ]
    shapes += [
        Path(each, fill=BEYOND, stroke=SOFT_INK, weight=1.4, name=f"coast-{number}")
        for number, each in enumerate(chart.land)
    ]
    return (*shapes, *_peaks(chart.peaks))


def _peaks(places: Iterable[tuple[float, float, float]]) -> tuple[Path, Path]:
    """Return all mountains as two paths: their bodies, and the shade on their flanks."""
    drawn = [icons.placed(icons.peak(PEAK, BEYOND), *place) for place in places]
    bodies = tuple(command for body, *_ in drawn for command in body.commands)
    shades = tuple(command for _, *rest in drawn for path in rest for command in path.commands)
    return Path(bodies, fill=BEYOND, stroke=PEAK, weight=1.9), Path(shades, stroke=PEAK, weight=1.4)


@lru_cache(maxsize=8)
def lines(chart: Chart, closed: bool = False) -> tuple[Shape, ...]:
    """Return the borders and coasts, to be drawn over the regions.

    If `closed` is True, mountains are drawn on the borders that an option closes.
    """
    hills = [border for border in chart.borders if closed and border.loose]
    open_ones = [border for border in chart.borders if border not in hills]
    return (
        *(Path(each.line, stroke=BORDER, weight=1.9, kind="border") for each in open_ones),
        *(shape for each in hills for shape in _mountains(each)),
        *(Path(each, stroke=SOFT_INK, weight=2.0, kind="ridge") for each in chart.ridges),
        *(Path(each, stroke=INK, weight=2.2, kind="shore") for each in chart.shores),
    )


def _mountains(border: Border) -> tuple[Path, ...]:
    """Return mountains on a border that cannot be crossed."""
    points = border.points[1:-1]
    places = [(x, y - 2, 1.15) for x, y in sorted(points[::2], key=lambda point: point[1])]
    bed = Path(border.line, stroke=BEYOND, weight=20, kind="closed")
    return (bed, *_peaks(places))


def mountain_sign() -> tuple[Path, ...]:
    """Return mountains for a legend."""
    return icons.placed(icons.peak(PEAK, BEYOND), 0, 1, 1.7)


@lru_cache(maxsize=8)
def frame(chart: Chart) -> tuple[Shape, ...]:
    """Return the map's margin with its lines; it also covers shapes that reach beyond the map."""
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
    """Return the black and white scale along the frame of an old map, as one path."""
    commands: list[Command] = []
    across, down = (width - 2 * edge) / 18, (height - 2 * edge) / 24
    for step in range(0, 18, 2):
        for y in (edge - 6, height - edge):
            commands += rectangle(edge + across * step, y, across, 6).commands
    for step in range(0, 24, 2):
        for x in (edge - 6, width - edge):
            commands += rectangle(x, edge + down * step, 6, down).commands
    return Path(tuple(commands), fill=INK, kind=ORNAMENT)


def sea(chart: Chart, say: Speaker) -> Iterator[Shape]:
    """Yield the names of the seas, a compass and a ship."""
    for name, (x, y, turn) in chart.seas.items():
        yield Words(x, y, say(f"aid-sea-{name}"), 24, "italic", SEA_INK, turn=turn, spacing=2)
    yield from _at_sea(chart)


@lru_cache(maxsize=8)
def _at_sea(chart: Chart) -> tuple[Path, ...]:
    compass = icons.placed(icons.rose(SEA_INK, "#eef2ec"), *chart.rose, 3.7)
    ship = icons.placed(icons.ship(SEA_INK, "#f3f3ea"), *chart.ship, 2.3)
    return tuple(replace(path, kind=ORNAMENT) for path in (*compass, *ship))
