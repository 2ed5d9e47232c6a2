"""The board of Troyes as a picture and in sentences.

It reads a view and the words it is handed; it never sees a state, and decides nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from printables.kit.fonts import legible
from printables.picture import Picture, Shape, rectangle
from printables.troyes import buildings, cardboard, city, tracks
from printables.troyes.paper import EDGE, SHEET, WIDTH, heading
from printables.troyes.scene import Scene, scene_of
from printables.troyes.sentences import brief, sentences

GAP = 20
Links = Mapping[str, tuple[str, str]]


def board(
    view: dict,
    say: Any,
    *,
    names: Sequence[str] | None = None,
    links: Links | None = None,
) -> Picture:
    """The whole board as a view has it.

    `links` has for a space that can be chosen the address and what choosing it does.
    """
    scene = scene_of(view, [legible(name, "bold") for name in names or ()])
    return picture_of(scene, say, describe_board(view, say, names), links or {})


def describe_board(view: dict, say: Any, names: Sequence[str] | None = None) -> str:
    """Everything the picture shows, in sentences, for whoever cannot see it."""
    scene = scene_of(view, [legible(name, "bold") for name in names or ()])
    return "\n".join(sentences(scene, say))


def brief_board(view: dict, say: Any, names: Sequence[str] | None = None) -> str:
    """The dice, and who has passed: what stands nowhere else in a letter without pictures."""
    scene = scene_of(view, [legible(name, "bold") for name in names or ()])
    return "\n".join(brief(scene, say))


def places_of(facts: Mapping[str, Any]) -> list[str]:
    """The space that an action is about."""
    return [facts["space"]] if "space" in facts else []


def picture_of(scene: Scene, say: Any, about: str, links: Links) -> Picture:
    """The whole board, its parts one under another."""
    shapes: list[Shape] = []
    y = 16.0
    for part in _parts(scene, say, dict(links)):
        drawn, y = part(y)
        shapes += drawn
        y += GAP
    ground = (
        rectangle(0, 0, WIDTH, y, fill=SHEET),
        rectangle(5, 5, WIDTH - 10, y - 10, stroke=EDGE, weight=1.6),
    )
    return Picture(
        WIDTH,
        y,
        (*ground, *shapes),
        title=say("board-title"),
        about=about,
        language=say.language,
        links=bool(links),
    )


def _parts(scene: Scene, say: Any, links: dict[str, tuple[str, str]]) -> list[Any]:
    return [
        lambda y: tracks.rounds(scene, say, y),
        lambda y: city.city(scene, say, y),
        lambda y: tracks.influence(scene, say, y),
        lambda y: buildings.buildings(scene, say, y, links),
        lambda y: (list(heading(say("board-cards"), y + 6)), y + 6),
        lambda y: cardboard.cards(scene, say, y),
        lambda y: (list(heading(say("board-events"), y + 6)), y + 6),
        lambda y: cardboard.events(scene, say, y),
    ]
