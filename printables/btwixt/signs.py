"""The symbols of B'Twixt: leaders, seasons, tokens and cards. Most are in a box from -10 to 10."""

from collections.abc import Callable
from functools import cache

from printables import icons
from printables.picture import INK, Path, circle, drawn, line, moved, polygon, rounded
from printables.seats import COLOURS, SYMBOLS

PAPER = "#fffdf7"
GOLD = "#8a6a14"
BACK = "#4d443a"  # the back of a token
SOFT = "#7d7264"
INKS = (PAPER, GOLD, BACK, SOFT, "#fff8e6")

Sign = tuple[Path, ...]


@cache
def seat_sign(seat: int) -> Sign:
    """Return a seat's shape in its colour, with a paper-coloured rim."""
    rim = drawn(SYMBOLS[seat], fill=PAPER, stroke=PAPER, weight=3)
    return (rim, drawn(SYMBOLS[seat], fill=COLOURS[seat]))


# --- leaders ---------------------------------------------------------------


def crown(ink: str = INK) -> Sign:
    """Return a crown: five points above a band."""
    points = "M-8.6,4.4L-9.8,-4.6L-4.8,-0.6L0,-8.6L4.8,-0.6L9.8,-4.6L8.6,4.4Z"
    return (
        drawn(points, fill=ink),
        line([(-8.2, 7.6), (8.2, 7.6)], stroke=ink, weight=2.4),
        *(circle(x, y, 1.5, fill=ink) for x, y in ((-9.6, -6.2), (0, -9.4), (9.6, -6.2))),
    )


def book(ink: str = INK, paper: str = PAPER) -> Sign:
    left = "M0,-5C-2.6,-7.4 -6.4,-7.8 -9.6,-6.6L-9.6,6C-6.4,4.8 -2.6,5.2 0,7.6Z"
    right = "M0,-5C2.6,-7.4 6.4,-7.8 9.6,-6.6L9.6,6C6.4,4.8 2.6,5.2 0,7.6Z"
    rows = [
        line([(side * 2.6, y), (side * 7.2, y - 0.9)], stroke=ink, weight=1.1)
        for side in (1, -1)
        for y in (-2.6, 0.4, 3.4)
    ]
    pages = (drawn(half, fill=paper, stroke=ink, weight=1.5) for half in (left, right))
    return (*pages, *rows)


def egg(ink: str = INK, paper: str = PAPER) -> Sign:
    """Return a dragon's egg with scales."""
    shell = (
        "M0,-9.8C4.8,-9.8 8,-2.6 8,2.4C8,6.8 4.4,9.8 0,9.8"
        "C-4.4,9.8 -8,6.8 -8,2.4C-8,-2.6 -4.8,-9.8 0,-9.8Z"
    )
    scales = (
        "M-5.4,-3.6C-3.6,-0.8 -1.8,-0.8 0,-3.6C1.8,-0.8 3.6,-0.8 5.4,-3.6"
        "M-7.6,1.2C-5.6,4.2 -3.2,4.2 -1.4,1.2M-1.4,1.2C0.4,4.2 1.8,4.2 3,1.2"
        "M3,1.2C4.6,4.2 6.2,4.2 7.6,1.2M-4.6,6C-3,8.4 -1.4,8.4 0,6C1.4,8.4 3,8.4 4.6,6"
    )
    return (
        drawn(shell, fill=paper, stroke=ink, weight=1.5),
        drawn(scales, stroke=ink, weight=1.3),
    )


def flame(ink: str = INK, paper: str = PAPER) -> Sign:
    """Return a flame with a lighter core."""
    outer = (
        "M1,-10C2.4,-5.6 7.8,-2.6 7.4,3.4C7.2,7.4 4,9.8 0,9.8C-4.2,9.8 -7.4,7.2 -7.4,3"
        "C-7.4,0 -5.8,-2 -4.4,-3.6C-4,-1.6 -3,-0.6 -1.8,-0.4C-2.6,-4.4 -1.4,-7.6 1,-10Z"
    )
    heart = (
        "M0.6,1.2C1.8,3 3.6,4 3.4,6.2C3.2,8 1.8,9 0,9C-2,9 -3.2,7.8 -3.2,6C-3.2,4 -0.6,3.4 0.6,1.2Z"
    )
    return (drawn(outer, fill=ink), drawn(heart, fill=paper))


def sun(ink: str = INK, paper: str = PAPER) -> Sign:
    """Return a sun with eight rays."""
    rays = icons.star(ink, 8)
    return (*rays, circle(0, 0, 4.9, fill=paper, stroke=ink, weight=1.4))


def leaf(ink: str = INK, paper: str = PAPER) -> Sign:
    """Return a falling leaf."""
    blade = "M-7.6,7.4C-9.6,-1.6 -3.4,-8.8 8.6,-9.2C9.4,2.6 2.4,9.4 -5.6,6.6"
    return (
        drawn(blade + "Z", fill=paper, stroke=ink, weight=1.5),
        drawn("M-9.4,9.6C-5.4,3.6 -0.6,-1.4 5.2,-5.6", stroke=ink, weight=1.5),
        drawn(
            "M-3.4,2.4L-3.6,-2.4M0.2,-1.4L0.4,-5.6M-3.4,2.4L1.6,2.6M0.2,-1.4L4.4,-1.2", stroke=ink
        ),
    )


def ship(ink: str = INK, paper: str = PAPER) -> Sign:
    """Return the ship of the Condottiere maps, in the size of the other symbols."""
    return tuple(moved(path, 0, 0, 0.9) for path in icons.ship(ink, paper))


LEADERS: dict[str, Callable[..., Sign]] = {
    "cersei": crown,
    "tyrion": book,
    "eddard": icons.swords,
    "jon": icons.snowflake,
    "daenerys": egg,
    "euron": ship,
    "melisandre": flame,
    "doran": sun,
    "olenna": icons.flower,
}
SEASONS: dict[str, Callable[..., Sign]] = {
    "summer": sun,
    "autumn": leaf,
    "winter": icons.snowflake,
}


def leader_sign(leader: str, ink: str = INK) -> Sign:
    """Return a leader's symbol; a leader from a box owner's data file has a star."""
    return _in_ink(LEADERS.get(leader, icons.star), ink)


def season_sign(season: str, ink: str) -> Sign:
    """Return the season's symbol: a sun, a leaf or a snowflake."""
    return _in_ink(SEASONS[season], ink)


@cache
def _in_ink(sign: Callable[..., Sign], ink: str) -> Sign:
    return sign(ink)


# --- pieces on the table ---------------------------------------------------


@cache
def first_sign() -> Sign:
    """Return the first player token: a crown on a seal."""
    seal = circle(0, 0, 15, fill=GOLD, stroke=PAPER, weight=2.4)
    return (seal, *icons.placed(crown("#fff8e6"), 0, 0.4, 0.95))


@cache
def token_back() -> Sign:
    """Return a power token that is face down."""
    return (
        circle(0, 0, 12.5, fill=BACK, stroke=PAPER, weight=1.6),
        polygon([(0, -6.6), (5, 0), (0, 6.6), (-5, 0)], fill="#cbbfa6"),
        circle(0, 0, 1.7, fill=BACK),
    )


def token_face(known: bool) -> Sign:
    """Return the face of a power token.

    `known` is True for a token that is face down on the table but known to the reader. Its rim is
    dashed.
    """
    dash = (4.0, 3.0) if known else ()
    return (circle(0, 0, 12.5, fill=PAPER, stroke=BACK, weight=2, dash=dash),)


def power_sign() -> Sign:
    """Return a small shield, to stand before a council's power."""
    return icons.placed(icons.shield(INK, "#e9dfc8"), 0, 0, 0.95)


def house_sign() -> Sign:
    """Return a small house, the mark of a card that we designed ourselves."""
    return (
        drawn("M-8.6,-0.4L0,-8.4L8.6,-0.4", stroke=SOFT, weight=1.8),
        drawn("M-6,-2.4L-6,8L6,8L6,-2.4", stroke=SOFT, weight=1.8),
        drawn("M-1.8,8L-1.8,3L1.8,3L1.8,8", stroke=SOFT, weight=1.5),
    )


@cache
def influence_card(
    width: float, height: float, event: bool = False, ink: str = SOFT, ground: str = PAPER
) -> Sign:
    """Return a card without its number, centred at (0, 0).

    `event` is True for an event card, which has a double edge.
    """
    body = rounded(-width / 2, -height / 2, width, height, 4, fill=ground, stroke=ink, weight=1.6)
    if not event:
        return (body,)
    inner = rounded(
        -width / 2 + 2, -height / 2 + 2, width - 4, height - 4, 2.8, stroke=ink, weight=0.7
    )
    return (body, inner)
