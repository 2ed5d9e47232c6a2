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
from printables.picture import ORNAMENT, Group, Picture, Point, rectangle
from printables.speaker import Speaker
from printables.statement import Statement
from printables.troyes import buildings, cardboard, city, pieces, tracks
from printables.troyes.paper import EDGE, SHEET, WIDTH, Part, heading
from printables.troyes.scene import DICE, Scene, View, scene_of
from printables.troyes.sentences import brief, statements
from printables.turning_points import upper_edge

GAP = 20
SHOWN_IN = (*city.INKS, *pieces.INKS, *cardboard.INKS)
AT_THE_CATHEDRAL = ("built", "work_undone", "work_added")


def board(
    view: View,
    say: Speaker,
    *,
    names: Sequence[str] | None = None,
    links: Links | None = None,
) -> Picture:
    """Return the whole board as a view shows it.

    `links` maps selectable spaces to a URL and a label.
    """
    scene = scene_of(view, [legible(name, "bold") for name in names or ()])
    return picture_of(scene, say, links or {})


def describe_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> list[Statement]:
    """Return statements for everything that the picture shows: districts, buildings, cards."""
    scene = scene_of(view, [legible(name, "bold") for name in names or ()])
    return list(statements(scene, say))


def brief_board(view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """Return the round, the dice and the players who passed, for letters without pictures."""
    scene = scene_of(view, [legible(name, "bold") for name in names or ()])
    return "\n".join(brief(scene, say))


def places_of(facts: Facts) -> list[str]:
    """Return the names of the spaces, dice, cards or cathedral that an action is about.

    `facts` may also be those of a part of an action.
    """
    about: dict[str, Any] = facts
    found = [str(about["space"])] if "space" in about else []
    found += [_place_of_die(die) for die in about.get("dice", ())]
    found += [_place_of_die(about["die"])] if "die" in about else []
    found += [_place_of_card(about["card"])] if "card" in about else []
    found += [f"black-{number}" for number in about.get("numbers", ())]
    found += [f"black-{about['number']}"] if about.get("kind") == "number" else []
    return found + ["cathedral"] * ("cathedral" in (about.get("verb"), about.get("kind")))


def happened_at(facts: Facts) -> list[str]:
    """Return the spaces, cards or cathedral that an event is about, else the actor's district.

    Dice are not included, since used dice are no longer on the board.
    """
    about: dict[str, Any] = facts
    found = [str(about["space"])] if "space" in about else []
    found += [_place_of_card(about["card"])] if "card" in about else []
    found += ["cathedral"] * (about["kind"] in AT_THE_CATHEDRAL)
    quarter = [f"district-{about['seat']}"] if "seat" in about else []
    return found or quarter


def _place_of_die(die: str) -> str:
    """Return the name of a die's place on the board.

    The reader's own dice are named without an owner, and Le Roy's dice are neutral.
    """
    owner, _, die = die.rpartition(":")
    return "-".join(filter(None, ("die", "g" if owner == "le_roy" else owner, die)))


def _place_of_card(card: str) -> str:
    return f"card-{card}" if card in CARDS.activity_number else f"event-{card}"


def piece(facts: Facts) -> Picture | None:
    """Return a picture of the die, cube or citizen in `facts`, or None if there is none.

    Another player's die has its owner's sign. A `piece` is a cube or a citizen of its `owner`.
    """
    about: dict[str, Any] = facts
    if "piece" in about:
        drawn = {"cube": pieces.cube, "citizen": pieces.citizen, "lying": pieces.lying}
        return Picture(46, 50, placed(drawn[about["piece"]](about["owner"]), 23, 26))
    if about.get("kind") == "number":
        return _die("black", about["number"])
    if "die" not in about:
        return None
    owner, _, die = about["die"].rpartition(":")
    colour = next(name for name in DICE if name.startswith(die[0]))
    return _die(colour, int(die[1:]), owner)


def _die(colour: str, number: int, owner: str = "") -> Picture:
    """Return a picture of a die with its owner's sign.

    The reader's own dice and black dice have no owner's sign.
    """
    shapes = placed(pieces.die(colour, number, 40.0), 26, 24)
    if owner:
        whose = (
            int(owner) if owner.isdecimal() else pieces.ROY if owner == "le_roy" else pieces.GREY
        )
        shapes += placed(pieces.sign(whose), 48, 38, 0.9)
    return Picture(62, 50, shapes)


def spot(view: View, picture: Picture, facts: Facts) -> Point | None:
    """Return a point on the card in a story line's `facts`, else on the district of their seat.

    Facts without a seat are about Le Roy.
    """
    owner = facts.get("seat")
    quarter = f"district-{pieces.ROY if owner is None else owner}"
    return upper_edge(picture, f"card-{facts.get('card')}") or upper_edge(picture, quarter)


def picture_of(scene: Scene, say: Speaker, links: Links) -> Picture:
    """Return the whole board as a picture, with its parts one below the other."""
    y = 16.0
    town, y = _below_each_other(_town(scene, say, dict(links)), y)
    top = y - GAP / 2
    cards, y = _below_each_other(_cards(scene, say), y)
    ground = (
        rectangle(0, 0, WIDTH, y, fill=SHEET, kind="sheet"),
        rectangle(5, 5, WIDTH - 10, y - 10, stroke=EDGE, weight=1.6, kind=ORNAMENT),
        *(shape for part in town for shape in part.ground),
        Group(tuple(shape for part in cards for shape in part.ground), top=top),
    )
    above = (
        *(shape for part in town for shape in part.above),
        Group(tuple(shape for part in cards for shape in part.above), top=top),
    )
    return Picture(
        WIDTH,
        y,
        (*ground, *above),
        title=say("board-title"),
        language=say.language,
        links=bool(links),
        colours=SHOWN_IN,
        ground=len(ground),
    )


Drawing = Callable[[float], Part]


def _below_each_other(drawings: Sequence[Drawing], y: float) -> tuple[list[Part], float]:
    """Return the parts drawn one below the other from `y` on, and the y below them."""
    parts = []
    for draw in drawings:
        parts.append(draw(y))
        y = parts[-1].low + GAP
    return parts, y


def _town(scene: Scene, say: Speaker, links: buildings.Links) -> list[Drawing]:
    """Return functions that draw the first column: rounds, players, influence, buildings."""
    return [
        lambda y: tracks.rounds(scene, say, y),
        lambda y: city.city(scene, say, y),
        lambda y: tracks.influence(scene, say, y),
        lambda y: buildings.buildings(scene, say, y, links),
    ]


def _cards(scene: Scene, say: Speaker) -> list[Drawing]:
    """Return functions that draw the second column: activity cards and events."""
    return [
        lambda y: Part(tuple(heading(say("board-cards"), y + 6)), (), y + 6),
        lambda y: Part((), *cardboard.cards(scene, say, y)),
        lambda y: Part(tuple(heading(say("board-events"), y + 6)), (), y + 6),
        lambda y: Part((), *cardboard.events(scene, say, y)),
    ]
