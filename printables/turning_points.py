"""What turned a finished game: moments of its story, numbered on the board and where it went."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.game import AnyGame, Facts, View
from printables import ink
from printables.bounds import bounds
from printables.kit import text
from printables.kit.panel import ACCENT
from printables.leaves import Leaves
from printables.picture import Group, Picture, Point, Shape, circle

RADIUS = 5.6  # points
SIZE = 8.6  # of its number
APART = 2.2 * RADIUS

Spot = Callable[[View, Picture, Facts], Point | None]


@dataclass(frozen=True)
class StoryLine:
    """A line of a story; of a moment how far the game had come, from 0 to 1, and what it is about.

    Its facts are those that the game tells it by.
    """

    words: str
    when: float | None = None
    facts: Facts = field(default_factory=dict)


def story_line(game: AnyGame, facts: Mapping[str, Any], words: str, turns: int) -> StoryLine:
    """A line as a game tells it: a moment if it has a turn, and a kind that only stories have."""
    if facts["kind"] not in game.vocabulary.stories or "turn" not in facts:
        return StoryLine(words)
    return StoryLine(words, min(1.0, facts["turn"] / max(1, turns)), dict(facts))


def numbered(story: Sequence[StoryLine]) -> list[tuple[int | None, StoryLine]]:
    """Each line, a moment with its number."""
    found: list[tuple[int | None, StoryLine]] = []
    for line in story:
        before = sum(number is not None for number, _ in found)
        found.append((None if line.when is None else before + 1, line))
    return found


def badge(leaves: Leaves, number: int, x: float, y: float) -> None:
    """The number of a moment on a disc round that place."""
    disc = circle(0, 0, RADIUS, fill=ACCENT, stroke="#ffffff", weight=1.2)
    ink.draw_shapes(leaves.canvas, (disc,), x, y)
    style = leaves.document.style(face="bold", size=SIZE, align="middle", colour="#ffffff")
    style = style.but(size=SIZE)
    text.label(leaves.canvas, leaves.say.number(number), style, x, y - SIZE * 0.33)


def on_the_board(
    leaves: Leaves,
    spots: Iterable[tuple[int, Point]],
    corner: Point,
    scale: float,
) -> None:
    """Badges over a board drawn with its upper left corner there; those of one place in a row."""
    taken: dict[Point, int] = {}
    for number, (x, y) in spots:
        place = taken[x, y] = taken.get((x, y), -1) + 1
        badge(leaves, number, corner[0] + x * scale + place * APART, corner[1] - y * scale)


def upper_edge(picture: Picture, name: str, inset: float = 20.0) -> Point | None:
    """A place on the upper edge of what has that name on a board; None where nothing has."""
    group = _named(picture.shapes, name)
    if group is None:
        return None
    whole = (round(picture.width), round(picture.height))
    boxes = [bounds(shape, 1.0, whole) for shape in ink.flat((group,))]
    return min(box[0] for box in boxes) + inset, min(box[1] for box in boxes) + 4.0


def _named(shapes: tuple[Shape, ...], name: str) -> Group | None:
    for shape in shapes:
        if isinstance(shape, Group):
            found = shape if shape.name == name else _named(shape.shapes, name)
            if found is not None:
                return found
    return None


def nowhere(view: View, picture: Picture, facts: Facts) -> Point | None:
    """Where nothing on a board is what a story tells of."""
    return None
