"""The pieces of Troyes as small pictures around (0, 0): dice, citizens, cubes, coins, flags.

A piece shows its owner by colour and symbol. A die shows its colour by its corners too, so that
grey print still distinguishes red from yellow.
"""

import math
from collections.abc import Iterator
from functools import cache
from itertools import chain

from printables.icons import placed
from printables.picture import (
    ORNAMENT,
    Look,
    Path,
    circle,
    drawn,
    line,
    moved,
    polygon,
    rectangle,
    rounded,
)
from printables.seats import COLOURS, SYMBOLS
from printables.strokes import Command

INK = "#2b2622"
SOFT_INK = "#7d7264"
PAPER = "#fffaf0"

GREY, ROY = "grey", "le_roy"
Owner = int | str  # a seat, GREY for neutral citizens, ROY for the King in the solo game
Piece = tuple[Path, ...]

FILLS = {"red": "#a92f24", "white": "#fffdf6", "yellow": "#ecc04a", "black": "#2a2623"}
EDGES = {"red": "#6d1a13", "white": "#5e5549", "yellow": "#7d5a0c", "black": "#000000"}
PIPS = {"red": "#fff6ea", "white": FILLS["black"], "yellow": FILLS["black"], "black": "#f6efe2"}
INKS = (*FILLS.values(), *EDGES.values(), *PIPS.values())
NOBODYS = "#8b857b"
ROYAL = "#5d4a7c"
HEXAGON = "M0,-9.6L8.4,-4.8L8.4,4.8L0,9.6L-8.4,4.8L-8.4,-4.8Z"
CROWN = "M-9,7L-10,-6L-4.6,-0.6L0,-8.6L4.6,-0.6L10,-6L9,7Z"

# The places of the pips on a face, in thirds of half a die.
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def colour_of(owner: Owner) -> str:
    """Return the colour of a seat, of neutral citizens or of the King."""
    return COLOURS[owner] if isinstance(owner, int) else {GREY: NOBODYS, ROY: ROYAL}[owner]


def symbol_of(owner: Owner) -> str:
    """Return the SVG path data of an owner's symbol."""
    return SYMBOLS[owner] if isinstance(owner, int) else {GREY: HEXAGON, ROY: CROWN}[owner]


@cache
def sign(owner: Owner, fill: str = "", rim: str = PAPER) -> Piece:
    """Return an owner's sign in a box from -10 to 10: the symbol in its colour, with a rim."""
    shape = symbol_of(owner)
    around = (drawn(shape, fill=rim, stroke=rim, weight=3.2),) if rim else ()
    return (*around, drawn(shape, fill=fill or colour_of(owner)))


# --- dice ------------------------------------------------------------------


@cache
def die(colour: str, number: int, side: float = 36.0) -> Piece:
    """Return a die: red has sharp corners, white round ones, yellow cut ones, and black a rim."""
    half = side / 2
    body: Look = {"fill": FILLS[colour], "stroke": EDGES[colour], "weight": side / 22}
    spots = (
        circle(x * half * 0.52, y * half * 0.52, side * 0.088, fill=PIPS[colour])
        for x, y in _PIPS.get(number, ())
    )
    return (_body(colour, half, body), *spots)


def _body(colour: str, half: float, look: Look) -> Path:
    if colour == "red":
        return rectangle(-half, -half, 2 * half, 2 * half, **look)
    cut = half * (0.42 if colour == "yellow" else 0.34)
    if colour == "yellow":
        inner = half - cut
        around = ((-inner, -half), (inner, -half), (half, -inner), (half, inner))
        return polygon([*around, *((-x, -y) for x, y in around)], **look)
    return rounded(-half, -half, 2 * half, 2 * half, cut, **look)


# --- people ----------------------------------------------------------------

_FIGURE = (
    "M0,-21C5.4,-21 8.2,-17.2 7.6,-12.8C7.3,-10.4 6.2,-8.6 5,-7.4"
    "C12,-5.6 15.4,0.4 16,9L16.4,18L-16.4,18L-16,9C-15.4,0.4 -12,-5.6 -5,-7.4"
    "C-6.2,-8.6 -7.3,-10.4 -7.6,-12.8C-8.2,-17.2 -5.4,-21 0,-21Z"
)


@cache
def citizen(owner: Owner, scale: float = 1.0) -> Piece:
    """Return a standing citizen, with the owner's symbol on the chest."""
    body = drawn(_FIGURE, fill=colour_of(owner), stroke=PAPER, weight=2.2)
    chest = drawn(symbol_of(owner), fill="#fffdf7")
    return (*placed((body,), 0, 0, scale), *placed((chest,), 0, 6.4 * scale, 0.78 * scale))


@cache
def lying(owner: Owner, scale: float = 1.0) -> Piece:
    """Return an expelled citizen lying down; the symbol stays upright."""
    turned: list[Command] = []
    for letter, *rest in drawn(_FIGURE).commands:
        places = zip(rest[::2], rest[1::2], strict=True)
        turned.append((letter, *(value for x, y in places for value in (y, -x))))
    body = Path(tuple(turned), fill=colour_of(owner), stroke=PAPER, weight=2.2)
    chest = drawn(symbol_of(owner), fill="#fffdf7")
    return (*placed((body,), 0, 0, scale), *placed((chest,), 6.4 * scale, 0, 0.72 * scale))


@cache
def cube(owner: Owner, side: float = 28.0) -> Piece:
    """Return a cube in the owner's colour, with the symbol on its face."""
    half, depth = side / 2, side * 0.16
    face = colour_of(owner)
    lid = [(-half, -half), (-half + depth, -half - depth), (half + depth, -half - depth)]
    return (
        polygon(
            [*lid, (half + depth, half - depth), (half, half), (-half, half)],
            fill=face,
            stroke=PAPER,
            weight=1.6,
        ),
        line([(-half, -half), (half, -half), (half, half)], stroke=PAPER, weight=1.1),
        line([(half, -half), (half + depth, -half - depth)], stroke=PAPER, weight=1.1),
        *placed((drawn(symbol_of(owner), fill="#fffdf7"),), 0, 0, side / 32),
    )


# --- small things ----------------------------------------------------------


@cache
def coin(radius: float = 12.0) -> Piece:
    """Return a denier: a gold disc with an inner ring."""
    return (
        circle(0, 0, radius, fill="#e9c46a", stroke="#8a6a14", weight=1.6),
        circle(0, 0, radius * 0.7, stroke="#8a6a14", weight=0.9, kind=ORNAMENT),
    )


@cache
def laurel(radius: float = 12.0) -> Piece:
    """Return a victory point: a green wreath around a pale disc."""
    leaf = drawn("M0,-2.2C1.5,-0.9 1.5,1.1 0,2.4C-1.5,1.1 -1.5,-0.9 0,-2.2Z")
    leaves = (moved(leaf, x, y, 1.25).commands for x, y in _ring(10, radius * 0.98))
    ring = circle(0, 0, radius, fill="#f4f1dd", stroke="#4d6b35", weight=2.4)
    return (ring, Path(tuple(chain.from_iterable(leaves)), fill="#4d6b35"))


def _ring(count: int, radius: float) -> Iterator[tuple[float, float]]:
    for step in range(count):
        angle = 2 * math.pi * step / count
        yield radius * math.cos(angle), radius * math.sin(angle)


@cache
def hourglass(ink: str = INK) -> Piece:
    """Return the sign of a delayed effect: an hourglass in a box from -10 to 10."""
    return (
        drawn(
            "M-6,-8.6L6,-8.6C6,-3 1.4,-2.2 1.4,0C1.4,2.2 6,3 6,8.6L-6,8.6"
            "C-6,3 -1.4,2.2 -1.4,0C-1.4,-2.2 -6,-3 -6,-8.6Z",
            fill="#fffdf7",
            stroke=ink,
            weight=1.3,
        ),
        drawn("M-4.4,7.6C-4,4.4 -1.6,4.4 0,2.6C1.6,4.4 4,4.4 4.4,7.6Z", fill=ink),
        line([(-7.6, -9.2), (7.6, -9.2)], stroke=ink, weight=2),
        line([(-7.6, 9.2), (7.6, 9.2)], stroke=ink, weight=2),
    )


@cache
def flag(ink: str = SOFT_INK) -> Piece:
    """Return an empty place for a cube on an event card: a small banner."""
    return (drawn("M-10,-13L10,-13L10,13L0,6.6L-10,13Z", fill="#fbf4e2", stroke=ink, weight=1.4),)


@cache
def influence(ink: str = "#5b3a7a") -> Piece:
    """Return the sign of influence: a sealed letter in a box from -10 to 10."""
    return (
        rectangle(-10, -7, 20, 14, fill="#fffdf7", stroke=ink, weight=1.5),
        line([(-10, -7), (0, 1.6), (10, -7)], stroke=ink, weight=1.4),
        circle(0, 2.2, 3.4, fill=ink),
    )


@cache
def crown(ink: str = "#8a6a14") -> Piece:
    """Return the sign of the start player."""
    return (drawn(CROWN, fill="#e9c46a", stroke=ink, weight=1.5),)


@cache
def scroll(ink: str = "#6b4a22") -> Piece:
    """Return the sign of event cards taken: a rolled deed in a box from -10 to 10."""
    return (
        rectangle(-6.5, -9.5, 13, 19, fill="#fbf4e2", stroke=ink, weight=1.4),
        line([(-3.4, -4.6), (3.4, -4.6)], stroke=ink, weight=1.1, kind=ORNAMENT),
        line([(-3.4, -1), (3.4, -1)], stroke=ink, weight=1.1, kind=ORNAMENT),
        circle(0, 5, 2.6, fill="#8a3324"),
    )


@cache
def minster(ink: str = INK) -> Piece:
    """Return the sign of the cathedral in a box from -18 to 18: two towers, a gable and a rose."""
    look: Look = {"fill": "#fffaf0", "stroke": ink, "weight": 1.6}
    front = "M-17,16L-17,-8L-12.5,-18L-8,-8L-8,-3L0,-11L8,-3L8,-8L12.5,-18L17,-8L17,16Z"
    return (
        drawn(front, **look),
        circle(0, 0.5, 4.4, stroke=ink, weight=1.6),
        drawn("M-4,16L-4,10C-4,6.4 4,6.4 4,10L4,16Z", fill=ink),
    )


def townsman() -> Piece:
    """Return a citizen without an owner, in a box from -10 to 10."""
    return placed((drawn(_FIGURE, fill=INK),), 0, 1, 0.5)


def stall() -> Piece:
    """Return a tradesman's stall under its awning, in a box from -10 to 10."""
    stripes = "M-10,-9L10,-9L10,-2.6C10,0.4 5,0.4 5,-2.6C5,0.4 0,0.4 0,-2.6C0,0.4 -5,0.4 -5,-2.6"
    return (
        rectangle(-8, 2, 16, 7, fill="#fffaf0", stroke=INK, weight=1.4),
        drawn(stripes + "C-5,0.4 -10,0.4 -10,-2.6Z", fill="#a92f24", stroke=INK, weight=1.2),
        line([(-8, -2), (-8, 9)], stroke=INK, weight=1.4),
        line([(8, -2), (8, 9)], stroke=INK, weight=1.4),
    )
