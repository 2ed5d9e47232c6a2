"""The turning points of a finished game: moments of its story, numbered on board and chart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.game import AnyGame, Facts, View
from printables import pdf_renderer
from printables.bounds import bounds
from printables.kit import text
from printables.kit.panel import ACCENT
from printables.page_flow import Leaves
from printables.picture import Group, Picture, Point, Shape, circle

RADIUS = 5.6  # points
SIZE = 8.6  # of its number
APART = 2.2 * RADIUS

Spot = Callable[[View, Picture, Facts], Point | None]


@dataclass(frozen=True)
class StoryLine:
    """A line of a story, with the game's facts about it.

    For a turning point, `when` is the share of the game played by then, from 0 to 1.
    """

    words: str
    when: float | None = None
    facts: Facts = field(default_factory=dict)


def story_line(game: AnyGame, facts: Mapping[str, Any], words: str, turns: int) -> StoryLine:
    """Return a story line; `turns` is the number of turns of the game.

    It is a turning point if its facts have a `turn`, and a `kind` that only stories use.
    """
    if facts["kind"] not in game.vocabulary.stories or "turn" not in facts:
        return StoryLine(words)
    return StoryLine(words, min(1.0, facts["turn"] / max(1, turns)), dict(facts))


def numbered(story: Sequence[StoryLine]) -> list[tuple[int | None, StoryLine]]:
    """Return each line with its number, or with None if it is not a turning point."""
    found: list[tuple[int | None, StoryLine]] = []
    for line in story:
        before = sum(number is not None for number, _ in found)
        found.append((None if line.when is None else before + 1, line))
    return found


def badge(leaves: Leaves, number: int, x: float, y: float) -> None:
    """Draw the number of a turning point on a disc."""
    disc = circle(0, 0, RADIUS, fill=ACCENT, stroke="#ffffff", weight=1.2)
    pdf_renderer.draw_shapes(leaves.canvas, (disc,), x, y)
    style = leaves.document.style(face="bold", size=SIZE, align="middle", colour="#ffffff")
    style = style.but(size=SIZE)
    text.label(leaves.canvas, leaves.say.number(number), style, x, y - SIZE * 0.33)


def on_the_board(
    leaves: Leaves,
    spots: Iterable[tuple[int, Point]],
    corner: Point,
    scale: float,
) -> None:
    """Draw numbered badges on a board, given the upper left corner and scale of the board.

    Badges with equal positions are drawn side by side.
    """
    taken: dict[Point, int] = {}
    for number, (x, y) in spots:
        place = taken[x, y] = taken.get((x, y), -1) + 1
        badge(leaves, number, corner[0] + x * scale + place * APART, corner[1] - y * scale)


def upper_edge(picture: Picture, name: str) -> Point | None:
    """Return a point on the upper edge of the group with this name, or None."""
    group = _named(picture.shapes, name)
    if group is None:
        return None
    whole = (round(picture.width), round(picture.height))
    boxes = [bounds(shape, 1.0, whole) for shape in pdf_renderer.flat((group,))]
    return min(box[0] for box in boxes) + 20.0, min(box[1] for box in boxes) + 4.0


def _named(shapes: tuple[Shape, ...], name: str) -> Group | None:
    for shape in shapes:
        if isinstance(shape, Group):
            found = shape if shape.name == name else _named(shape.shapes, name)
            if found is not None:
                return found
    return None
