"""The board of Troyes as a picture and in sentences.

Lengths are in units of a board 760 wide.
"""

from collections.abc import Callable, Sequence

from engine.game import Facts
from printables.faces import Links
from printables.kit.fonts import legible
from printables.picture import Picture, Point, Shape, rectangle
from printables.speaker import Speaker
from printables.troyes import buildings, cardboard, city, pieces, tracks
from printables.troyes.paper import EDGE, SHEET, WIDTH, heading
from printables.troyes.scene import Scene, View, scene_of
from printables.troyes.sentences import brief, sentences
from printables.turning_points import upper_edge

GAP = 20
SHOWN_IN = (*city.INKS, *pieces.INKS, *cardboard.INKS)
Part = Callable[[float], tuple[list[Shape], float]]  # drawn from there down, and where it ends


def board(
    view: View,
    say: Speaker,
    *,
    names: Sequence[str] | None = None,
    links: Links | None = None,
) -> Picture:
    """The whole board as a view has it.

    `links` has for a space that can be chosen the address and what choosing it does.
    """
    scene = scene_of(view, [legible(name, "bold") for name in names or ()])
    return picture_of(scene, say, describe_board(view, say, names), links or {})


def describe_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """Everything the picture shows, in sentences, for whoever cannot see it."""
    scene = scene_of(view, [legible(name, "bold") for name in names or ()])
    return "\n".join(sentences(scene, say))


def brief_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """The dice, and who has passed: what stands nowhere else in a letter without pictures."""
    scene = scene_of(view, [legible(name, "bold") for name in names or ()])
    return "\n".join(brief(scene, say))


def places_of(facts: Facts) -> list[str]:
    """The space that an action is about."""
    return [str(facts["space"])] if "space" in facts else []


def spot(view: View, picture: Picture, facts: Facts) -> Point | None:
    """On the card that a line of the story is about, else on the quarter of who it is about."""
    owner = facts.get("seat")
    quarter = f"district-{pieces.ROY if owner is None else owner}"
    return upper_edge(picture, f"card-{facts.get('card')}") or upper_edge(picture, quarter)


def picture_of(scene: Scene, say: Speaker, about: str, links: Links) -> Picture:
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
        colours=SHOWN_IN,
    )


def _parts(scene: Scene, say: Speaker, links: dict[str, tuple[str, str]]) -> list[Part]:
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
