"""The board of Troyes as a picture and in sentences.

Lengths are in units of a board 760 wide.
"""

from collections.abc import Callable, Sequence
from typing import Any

from engine.game import Facts
from engine.troyes.box.cards import CARDS
from printables.faces import Links
from printables.icons import placed
from printables.kit.fonts import legible
from printables.picture import ORNAMENT, Picture, Point, rectangle
from printables.speaker import Speaker
from printables.troyes import buildings, cardboard, city, pieces, tracks
from printables.troyes.paper import EDGE, SHEET, WIDTH, Part, heading
from printables.troyes.scene import DICE, Scene, View, scene_of
from printables.troyes.sentences import brief, sentences
from printables.turning_points import upper_edge

GAP = 20
SHOWN_IN = (*city.INKS, *pieces.INKS, *cardboard.INKS)
NEUTRALS = {"g": pieces.GREY, "le_roy": pieces.ROY}  # as a die says whose it is
AT_THE_CATHEDRAL = ("built", "work_undone", "work_added")


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
    return picture_of(scene, say, links or {})


def describe_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """Everything the picture shows, in sentences, for whoever cannot see it."""
    scene = scene_of(view, [legible(name, "bold") for name in names or ()])
    return "\n".join(sentences(scene, say))


def brief_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """The dice, and who has passed: what stands nowhere else in a letter without pictures."""
    scene = scene_of(view, [legible(name, "bold") for name in names or ()])
    return "\n".join(brief(scene, say))


def places_of(facts: Facts) -> list[str]:
    """The spaces, dice and cards that an action, or a word of one, is about."""
    about: dict[str, Any] = facts
    found = [str(about["space"])] if "space" in about else []
    found += [_place_of_die(die) for die in about.get("dice", ())]
    found += [_place_of_die(about["die"])] if "die" in about else []
    found += [_place_of_card(about["card"])] if "card" in about else []
    found += [f"black-{number}" for number in about.get("numbers", ())]
    found += [f"black-{about['number']}"] if about.get("kind") == "number" else []
    return found + ["cathedral"] * ("cathedral" in (about.get("verb"), about.get("kind")))


def happened_at(facts: Facts) -> list[str]:
    """The spaces and cards that an event is about, or the cathedral; else the quarter of who acted.

    The dice that did it have left the board.
    """
    about: dict[str, Any] = facts
    found = [str(about["space"])] if "space" in about else []
    found += [_place_of_card(about["card"])] if "card" in about else []
    found += ["cathedral"] * (about["kind"] in AT_THE_CATHEDRAL)
    quarter = [f"district-{about['seat']}"] if "seat" in about else []
    return found or quarter


def _place_of_die(die: str) -> str:
    """Own dice are not said whose they are; nobody's are Le Roy's, where he plays."""
    owner, _, die = die.rpartition(":")
    return "-".join(filter(None, ("die", "g" if owner == "le_roy" else owner, die)))


def _place_of_card(card: str) -> str:
    return f"card-{card}" if card in CARDS.activity_number else f"event-{card}"


def piece(facts: Facts) -> Picture | None:
    """A die, with the sign of whose it is where it is not one's own."""
    about: dict[str, Any] = facts
    if about.get("kind") == "number":
        return _die("black", about["number"], "")
    if "die" not in about:
        return None
    owner, _, die = about["die"].rpartition(":")
    colour = next(name for name in DICE if name.startswith(die[0]))
    return _die(colour, int(die[1:]), owner)


def _die(colour: str, number: int, owner: str | None) -> Picture:
    shapes = placed(pieces.die(colour, number, 40.0), 26, 24)
    if owner is not None:
        whose = (
            int(owner) if owner.isdecimal() else pieces.ROY if owner == "le_roy" else pieces.GREY
        )
        shapes += placed(pieces.sign(whose), 48, 38, 0.9)
    return Picture(62, 50, shapes)


def spot(view: View, picture: Picture, facts: Facts) -> Point | None:
    """On the card that a line of the story is about, else on the quarter of who it is about."""
    owner = facts.get("seat")
    quarter = f"district-{pieces.ROY if owner is None else owner}"
    return upper_edge(picture, f"card-{facts.get('card')}") or upper_edge(picture, quarter)


def picture_of(scene: Scene, say: Speaker, links: Links) -> Picture:
    """The whole board, its parts one under another."""
    parts: list[Part] = []
    y = 16.0
    for draw in _parts(scene, say, dict(links)):
        parts.append(draw(y))
        y = parts[-1].low + GAP
    ground = (
        rectangle(0, 0, WIDTH, y, fill=SHEET),
        rectangle(5, 5, WIDTH - 10, y - 10, stroke=EDGE, weight=1.6, kind=ORNAMENT),
        *(shape for part in parts for shape in part.ground),
    )
    return Picture(
        WIDTH,
        y,
        (*ground, *(shape for part in parts for shape in part.above)),
        title=say("board-title"),
        language=say.language,
        links=bool(links),
        colours=SHOWN_IN,
        ground=len(ground),
    )


def _parts(scene: Scene, say: Speaker, links: buildings.Links) -> list[Callable[[float], Part]]:
    """What is drawn from a height down."""
    return [
        lambda y: tracks.rounds(scene, say, y),
        lambda y: city.city(scene, say, y),
        lambda y: tracks.influence(scene, say, y),
        lambda y: buildings.buildings(scene, say, y, links),
        lambda y: Part(tuple(heading(say("board-cards"), y + 6)), (), y + 6),
        lambda y: Part((), *cardboard.cards(scene, say, y)),
        lambda y: Part(tuple(heading(say("board-events"), y + 6)), (), y + 6),
        lambda y: Part((), *cardboard.events(scene, say, y)),
    ]
