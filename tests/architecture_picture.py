"""Draws docs/architecture.svg: the packages, and which imports which, read from the code.

    pytest --rewrite tests/test_docs.py        writes it anew

Packages stand in rows, each above those that it imports. An arrow is left out where it follows from
others: if web imports views and views imports tables, web may import tables too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

from tests.test_layers import MAY_IMPORT, SOURCES, home, imported, package

Graph = Mapping[str, set[str]]

PURPOSE = {
    "engine": "the rules of all games",
    "printables": "boards and sheets",
    "service.database": "tables, connections, migrations",
    "service.installation": "settings, limits, secrets, logs",
    "service.language": "words, dates, numbers",
    "service.links": "secret links",
    "service.mail": "letters",
    "service.matches": "turns, deadlines, orders, the outbox",
    "service.operations": "command line, server, worker, scheduler",
    "service.people": "joining, seats, personal data",
    "service.replies": "mail that comes in",
    "service.seasons": "standings over many games",
    "service.tables": "games with the real box, on phones",
    "service.views": "everything one reader sees, in words",
    "service.web": "pages and the API",
}
WIDE, ROW, HIGH, EDGE = 720, 62, 42, 10
LEFT, MIDDLE, GAP = 170, 210, 16  # width of the left column, start of the service's, between boxes
LEGEND = "An arrow points to an imported package. Arrows that follow from others are left out."
STYLE = """
svg { --box: #f7f1e3; --core: #e3ecd9; --entry: #f3dcd3; --line: #8d8172; --ink: #2b2118; }
@media (prefers-color-scheme: dark) {
  svg { --box: #2e261c; --core: #27321f; --entry: #43291f; --line: #a08f74; --ink: #f0e6d2; }
}
rect { fill: var(--box); stroke: var(--line); }
.core { fill: var(--core); } .entry { fill: var(--entry); }
path { fill: none; stroke: var(--line); stroke-width: 1.5; } marker path { fill: var(--line); }
text { fill: var(--ink); font: 12px system-ui, sans-serif; }
.name { font-weight: 600; font-size: 14px; }
"""


@dataclass(frozen=True)
class Box:
    """A package on the picture."""

    name: str
    x: float
    y: float
    width: float

    @property
    def centre(self) -> float:
        return self.x + self.width / 2


def imports() -> Graph:
    """Return the packages that each package imports."""
    graph: dict[str, set[str]] = {name: set() for name in MAY_IMPORT}
    for path in SOURCES:
        if (mine := home(path)) in graph:
            graph[mine] |= {package(name) for name in imported(path)} & graph.keys() - {mine}
    return graph


def reduced(graph: Graph) -> Graph:
    """Return the graph without the imports that follow from others."""
    reached: dict[str, set[str]] = {}

    def below(name: str) -> set[str]:
        if name not in reached:
            reached[name] = graph[name].union(*map(below, graph[name]))
        return reached[name]

    return {
        name: {each for each in found if not any(each in below(other) for other in found)}
        for name, found in graph.items()
    }


def rows(graph: Graph) -> list[list[str]]:
    """Return the packages by row: each stands just below the lowest that imports it."""
    row: dict[str, int] = {}

    def place(name: str) -> int:
        if name not in row:
            importers = (other for other in graph if name in graph[other])
            row[name] = max((place(other) + 1 for other in importers), default=0)
        return row[name]

    for name in graph:
        place(name)
    found = [
        [name for name in sorted(graph) if row[name] == n] for n in range(max(row.values()) + 1)
    ]
    return [sorted(names, key=lambda name: name != "service.language") for names in found]


def boxes(graph: Graph) -> dict[str, Box]:
    """Return the place of each package: those beside the service stand in the left column."""
    placed: dict[str, Box] = {}
    for number, names in enumerate(rows(graph)):
        y = EDGE + number * ROW
        inside = [name for name in names if name.startswith("service.")]
        width = (WIDE - EDGE - MIDDLE - GAP * (len(inside) - 1)) / max(1, len(inside))
        for place, name in enumerate(inside):
            placed[name] = Box(name, MIDDLE + place * (width + GAP), y, width)
        for name in set(names) - set(inside):
            placed[name] = Box(name, EDGE, y, LEFT)
    return placed


def arrow(start: Box, end: Box) -> str:
    """Return the path from the foot of one box to the head of another, or round a corner."""
    foot, head = start.y + HIGH, end.y - 3
    if start.x == end.x or (start.x > LEFT) == (end.x > LEFT):
        across = max(start.x + 20, min(end.centre, start.x + start.width - 20))
        if end.width > start.width:
            across = start.centre
        line = f"M{across:g} {foot:g}V{head:g}"
    else:
        line = f"M{start.x + 40:g} {foot:g}V{foot + 9:g}H{end.centre + 30:g}V{head:g}"
    return f'<path d="{line}" marker-end="url(#tip)"/>'


def drawn(box: Box) -> Iterator[str]:
    """Yield the shapes of a box."""
    entries = ("service.web", "service.mail", "service.operations")
    kind = (
        "core" if not box.name.startswith("service.") else "entry" if box.name in entries else "in"
    )
    size = f'x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{HIGH}" rx="6"'
    yield f'<rect class="{kind}" {size}/>'
    for key, text, down in (("name", box.name, 18), ("for", PURPOSE[box.name], 34)):
        yield f'<text class="{key}" x="{box.x + 12:g}" y="{box.y + down:g}">{escape(text)}</text>'


def picture() -> str:
    """Return the SVG."""
    graph = reduced(imports())
    placed = boxes(graph)
    high = max(box.y for box in placed.values()) + HIGH + 34
    shapes = [shape for name in sorted(placed) for shape in drawn(placed[name])]
    arrows = [
        arrow(placed[one], placed[two]) for one in sorted(graph) for two in sorted(graph[one])
    ]
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high:g}" role="img">',
            "<title>The packages of Staffetta and their imports</title>",
            f"<style>{STYLE}</style>",
            '<marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="6" markerHeight="6" '
            'orient="auto"><path d="M0 0L8 4L0 8z"/></marker>',
            *shapes,
            *arrows,
            f'<text x="{EDGE}" y="{high - 8:g}">{LEGEND}</text>',
            "</svg>\n",
        )
    )
