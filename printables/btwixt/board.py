"""The table of B'Twixt as a picture: leaders in a circle, with a council between each two.

Lengths are in units of a table 780 wide.
"""

from collections.abc import Sequence

from engine.game import Facts
from printables.btwixt import plates, signs
from printables.btwixt.cards import View
from printables.btwixt.middle import middle
from printables.btwixt.plates import WIDTH as PLATE
from printables.btwixt.plates import Table
from printables.btwixt.ring import EDGE, WIDTH, Ring, ring
from printables.btwixt.told import called
from printables.faces import Links
from printables.picture import Picture, Point, Shape, rectangle, rounded
from printables.speaker import Speaker
from printables.turning_points import upper_edge

GROUND = "#f3ead8"
WOOD = "#e9dcc1"
RIM = "#c4ae86"
SHOWN_IN = (*plates.INKS, *signs.INKS)
DRAW = {"leader": plates.leader, "council": plates.council}


def board(
    view: View, say: Speaker, *, names: Sequence[str] | None = None, links: Links | None = None
) -> Picture:
    """Return the picture of the board as `view` shows it.

    `links` maps selectable leaders (`seat-2`) and councils (`council-0`) to a URL and a label.
    """
    table = Table(view, say, called(view, say, names), links or {})
    laid = ring(table)
    ground = (rectangle(0, 0, WIDTH, laid.height, fill=GROUND), *_wood(laid))
    return Picture(
        WIDTH,
        laid.height,
        (
            *ground,
            *(DRAW[kind](table, number, *at) for (kind, number), at in laid.places.items()),
            *middle(table, *laid.middle),
        ),
        title=say("board-title"),
        language=say.language,
        links=bool(links),
        colours=SHOWN_IN,
        ground=len(ground),
    )


def places_of(facts: Facts) -> list[str]:
    """Return the leader or council that an action is about, as a list of one.

    The list is empty if the action is about several or none.
    """
    found = [f"{kind}-{facts[kind]}" for kind in ("council", "to_council", "seat") if kind in facts]
    return found if len(found) == 1 else []


def happened_at(facts: Facts) -> list[str]:
    """Return the councils that an event is about, else the leader of the seat that acted."""
    councils = [f"council-{facts[kind]}" for kind in ("council", "to_council") if kind in facts]
    return councils or ([f"seat-{facts['seat']}"] if "seat" in facts else [])


def spot(view: View, picture: Picture, facts: Facts) -> Point | None:
    """Return a point on the upper edge of the council that has the `ally` of `facts`, or None."""
    for number, council in enumerate(view["councils"]):
        if any(each["ally"] == facts.get("ally") for each in council["allies"]):
            return upper_edge(picture, f"council-{number}")
    return None


def _wood(laid: Ring) -> tuple[Shape, ...]:
    """Return the shapes of the table top; its rim runs below the middles of all plates."""
    left, top = EDGE + PLATE / 2, EDGE + 40
    width, height = WIDTH - 2 * left, laid.height - 2 * top
    round_corner = min(width, height) / 2
    return (
        rounded(left, top, width, height, round_corner, fill=WOOD, stroke=RIM, weight=20),
        rounded(left, top, width, height, round_corner, stroke="#f0e5cb", weight=3),
    )
