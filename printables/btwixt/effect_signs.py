"""The symbols for the effects of cards and allies, each drawn in a box from -10 to 10."""

from collections.abc import Callable

from printables import icons
from printables.btwixt import signs
from printables.picture import Path, Point, circle, drawn, kept, line, polygon, rounded

Sign = tuple[Path, ...]
Draw = Callable[[str, str], Sign]  # the ink and the paper
LINE = 1.4  # the weight of outlines


def upside_down(sign: Sign) -> Sign:
    """Return a symbol mirrored at its horizontal axis."""
    return tuple(
        kept(
            tuple(
                (letter, *(-value if at % 2 else value for at, value in enumerate(values)))
                for letter, *values in path.commands
            ),
            fill=path.fill,
            stroke=path.stroke,
            weight=path.weight,
        )
        for path in sign
    )


def _outlined(data: str, ink: str, paper: str) -> Path:
    return drawn(data, fill=paper, stroke=ink, weight=LINE)


def _stroke(*points: Point, ink: str, weight: float = LINE) -> Path:
    return line(points, stroke=ink, weight=weight)


# --- strength ----------------------------------------------------------------


def stronger(ink: str, paper: str) -> Sign:
    """Return a shield with a plus."""
    return (*weaker(ink, paper), _stroke((0, -4.6), (0, 3), ink=ink, weight=2.4))


def weaker(ink: str, paper: str) -> Sign:
    """Return a shield with a minus."""
    return (*icons.shield(ink, paper), _stroke((-3.8, -0.8), (3.8, -0.8), ink=ink, weight=2.4))


def gate(ink: str, paper: str) -> Sign:
    """Return a portcullis in an arch."""
    arch = "M-8.6,9.2L-8.6,-2C-8.6,-11.4 8.6,-11.4 8.6,-2L8.6,9.2L5.6,9.2L5.6,-1.6"
    bars = "M-2.8,-5.6L-2.8,7.6M0,-6.4L0,9M2.8,-5.6L2.8,7.6M-5.6,-1.2L5.6,-1.2M-5.6,3.4L5.6,3.4"
    return (
        drawn(arch + "C5.6,-7.4 -5.6,-7.4 -5.6,-1.6L-5.6,9.2Z", fill=ink),
        drawn(bars, stroke=ink, weight=1.3),
    )


def horn(ink: str, paper: str) -> Sign:
    """Return a war horn with a cord."""
    body = "M-9.8,-3.4C-6.6,-1.2 -1,0.4 5.2,-7.6L9.8,-4C5,5.6 -5.8,6.6 -9.8,-3.4Z"
    return (
        drawn("M-5.4,1C-4.4,8.6 2.4,11 5.4,0.4", stroke=ink, weight=1.2),
        _outlined(body, ink, paper),
        drawn("M5.2,-7.6C7.6,-8.6 10.6,-6.4 9.8,-4C8.8,-2.6 4.4,-5.6 5.2,-7.6Z", fill=ink),
        drawn("M-4.6,-0.6L-5.6,1.6M1.6,-3.6L4,1.2", stroke=ink, weight=1.3),
    )


# --- against others ------------------------------------------------------------


def broken_sword(ink: str, paper: str) -> Sign:
    """Return a sword that has broken off, the sign of kneeling."""
    return (
        _outlined("M-1.9,4.4L-1.9,-3.4L-0.2,-1.6L1.9,-4.6L1.9,4.4Z", ink, paper),
        _outlined("M0.2,-6L1.4,-8L5,-9.8L4.2,-5.6L2,-6.8Z", ink, paper),
        _stroke((-5.4, 4.6), (5.4, 4.6), ink=ink, weight=2.2),
        _stroke((0, 4.6), (0, 8.6), ink=ink, weight=2.2),
        circle(0, 9, 1.5, fill=ink),
    )


def dagger(ink: str, paper: str) -> Sign:
    """Return a dagger, point down."""
    return (
        _outlined("M-2.6,-2.6L2.6,-2.6L1.9,4.6L0,10L-1.9,4.6Z", ink, paper),
        _stroke((0, -1.6), (0, 5.6), ink=ink, weight=1),
        drawn("M-6.4,-4.6C-3,-3 3,-3 6.4,-4.6L6,-2.2C3,-1.4 -3,-1.4 -6,-2.2Z", fill=ink),
        rounded(-1.5, -8.6, 3, 5.4, 1, fill=ink),
        circle(0, -8.8, 2, fill=ink),
    )


def torn_card(ink: str, paper: str) -> Sign:
    """Return a card torn in two."""
    upper = "M-6.6,-9.2L6,-9.2L6.8,-2L3.6,0.4L0.6,-2.2L-2.4,1L-6,-1.2Z"
    return (
        _outlined(upper, ink, paper),
        _outlined("M-6.6,2.4L-2.8,4.6L0.4,1.6L3.4,4L6.4,1.8L6,9.4L-6.6,9.4Z", ink, paper),
        drawn("M-3.4,-6.2L3,-6.2M-3.2,7L2.8,7", stroke=ink, weight=1.1),
    )


def recalled(ink: str, paper: str) -> Sign:
    """Return a card and an arrow that turns back."""
    return (
        rounded(-8.6, -3, 9.6, 12.4, 1.6, fill=paper, stroke=ink, weight=LINE),
        drawn("M4.6,7.6C10.6,3.4 9.6,-7.2 -1.6,-6.6", stroke=ink, weight=2),
        polygon([(-6.4, -6.4), (-0.8, -10.2), (-0.8, -2.8)], fill=ink),
    )


def swapped(ink: str, paper: str) -> Sign:
    """Return two cards with an arrow each way."""
    return (
        rounded(-9, -9.2, 7.4, 10, 1.4, fill=paper, stroke=ink, weight=LINE),
        rounded(1.6, -0.8, 7.4, 10, 1.4, fill=ink, stroke=ink, weight=LINE),
        drawn(
            "M1,-7C4.6,-8 7.4,-6.8 7.2,-4.6M-1,7C-4.6,8 -7.4,6.8 -7.2,4.6", stroke=ink, weight=1.6
        ),
        polygon([(4.6, -5.2), (9.8, -5.2), (7.2, -2)], fill=ink),
        polygon([(-4.6, 5.2), (-9.8, 5.2), (-7.2, 2)], fill=ink),
    )


def purse(ink: str, paper: str) -> Sign:
    """Return a tied purse."""
    bag = "M-3,-4.2C-8.4,0 -10.6,9.4 -4.6,9.6L4.6,9.6C10.6,9.4 8.4,0 3,-4.2Z"
    return (
        _outlined(bag, ink, paper),
        drawn("M-3,-4.8L-5.2,-9.4L-1.8,-8L0,-9.8L1.8,-8L5.2,-9.4L3,-4.8Z", fill=ink),
        _stroke((-4, -4.2), (4, -4.2), ink=ink, weight=2.2),
        circle(0, 3.2, 3, stroke=ink, weight=1.3),
        _stroke((0, 1.6), (0, 4.8), ink=ink, weight=1.3),
    )


# --- for oneself ---------------------------------------------------------------


def quill(ink: str, paper: str) -> Sign:
    """Return a quill with its vane."""
    vane = "M9.6,-9.8C2.6,-9.6 -4.6,-4.6 -5.2,4L-2,4.2C6,3.4 9.4,-2.6 9.6,-9.8Z"
    return (
        _outlined(vane, ink, paper),
        drawn("M6.4,-6.4C1.4,-2.8 -3.8,2.2 -9,9.8", stroke=ink, weight=1.6),
        drawn("M-1.4,-1.2L-2.2,-5M2.4,-4L2.2,-7.6M0.2,-0.6L4.6,0", stroke=ink, weight=1),
    )


def sealed_letter(ink: str, paper: str) -> Sign:
    """Return a folded letter with a wax seal."""
    return (
        rounded(-9.4, -6.8, 18.8, 13.6, 1.4, fill=paper, stroke=ink, weight=LINE),
        drawn("M-9,-6.2L0,2L9,-6.2M-9,6.2L-2.6,-0.2M9,6.2L2.6,-0.2", stroke=ink, weight=1.2),
        circle(0, 1.6, 3.4, fill=ink),
        circle(0, 1.6, 1.5, stroke=paper, weight=0.9),
    )


def chest(ink: str, paper: str) -> Sign:
    """Return a chest with a lock."""
    return (
        _outlined("M-9.4,-1L-9.4,-3.4C-9.4,-9 9.4,-9 9.4,-3.4L9.4,-1Z", ink, paper),
        rounded(-9.4, -1, 18.8, 9.8, 1, fill=paper, stroke=ink, weight=LINE),
        drawn("M-5.6,-6.4L-5.6,8.6M5.6,-6.4L5.6,8.6", stroke=ink, weight=1.5),
        rounded(-2.2, -3, 4.4, 5.4, 1, fill=ink),
    )


def barrel(ink: str, paper: str) -> Sign:
    """Return a barrel with hoops, the sign of goods that change places."""
    staves = "M-5.8,-9.4L5.8,-9.4C9.2,-4 9.2,4 5.8,9.4L-5.8,9.4C-9.2,4 -9.2,-4 -5.8,-9.4Z"
    return (
        _outlined(staves, ink, paper),
        drawn(
            "M-2.2,-9C-3.4,-3.6 -3.4,3.6 -2.2,9M2.2,-9C3.4,-3.6 3.4,3.6 2.2,9",
            stroke=ink,
            weight=0.9,
        ),
        drawn("M-7.4,-5.2L7.4,-5.2M-7.4,5.2L7.4,5.2", stroke=ink, weight=2),
    )


def eye(ink: str, paper: str) -> Sign:
    """Return an open eye with lashes."""
    lid = "M-9.8,1.4C-5.4,-5.6 5.4,-5.6 9.8,1.4C5.4,7.6 -5.4,7.6 -9.8,1.4Z"
    return (
        drawn("M-6.4,-5.4L-5.2,-2.8M0,-7.8L0,-4.4M6.4,-5.4L5.2,-2.8", stroke=ink, weight=1.5),
        _outlined(lid, ink, paper),
        circle(0, 1, 3.7, fill=ink),
        circle(1.2, -0.2, 1.1, fill=paper),
    )


def mirror(ink: str, paper: str) -> Sign:
    """Return a hand mirror with a glint."""
    return (
        rounded(-1.3, 3, 2.6, 7, 1.2, fill=ink),
        circle(0, -3.4, 6.4, fill=ink),
        circle(0, -3.4, 4.7, fill=paper),
        drawn("M-2.4,-2.2L1.2,-6M-0.6,-0.8L2.6,-4.2", stroke=ink, weight=1),
    )


# --- rules of a round ------------------------------------------------------------


def hourglass(ink: str, paper: str) -> Sign:
    """Return an hourglass, the sign of a limit."""
    glass = "M-5.6,-8C-5.6,-2.6 -1,-1.6 -1,0C-1,1.6 -5.6,2.6 -5.6,8L5.6,8C5.6,2.6 1,1.6 1,0"
    return (
        _outlined(glass + "C1,-1.6 5.6,-2.6 5.6,-8Z", ink, paper),
        drawn(
            "M-3.4,-4.6L3.4,-4.6C2.6,-2.4 0.8,-1.6 0,-0.4C-0.8,-1.6 -2.6,-2.4 -3.4,-4.6Z", fill=ink
        ),
        drawn("M-4.6,7.4C-3.8,4.4 3.8,4.4 4.6,7.4Z", fill=ink),
        drawn("M-7.4,-8.6L7.4,-8.6M-7.4,8.6L7.4,8.6", stroke=ink, weight=2.2),
    )


def ceiling(ink: str, paper: str) -> Sign:
    """Return a beam that stops two arrows, the sign of an upper limit."""
    return (
        rounded(-9.6, -9.6, 19.2, 4, 0.8, fill=ink),
        drawn("M-4.6,9.4L-4.6,0M4.6,9.4L4.6,0", stroke=ink, weight=2),
        polygon([(-8.2, 1.4), (-4.6, -4), (-1, 1.4)], fill=ink),
        polygon([(1, 1.4), (4.6, -4), (8.2, 1.4)], fill=ink),
    )


def padlock(ink: str, paper: str) -> Sign:
    """Return a padlock, the sign of cards without abilities."""
    return (
        drawn("M-4.8,0L-4.8,-3.6C-4.8,-10.4 4.8,-10.4 4.8,-3.6L4.8,0", stroke=ink, weight=2.2),
        rounded(-7.6, -1.4, 15.2, 10.8, 1.8, fill=paper, stroke=ink, weight=LINE),
        circle(0, 2.8, 1.9, fill=ink),
        _stroke((0, 3), (0, 6.6), ink=ink, weight=1.8),
    )


def goblet(ink: str, paper: str) -> Sign:
    """Return a goblet with wine."""
    bowl = "M-6.2,-9.4L6.2,-9.4C7,-2.6 4,1.2 0,1.4C-4,1.2 -7,-2.6 -6.2,-9.4Z"
    return (
        _outlined(bowl, ink, paper),
        drawn("M-5.9,-5.8L5.9,-5.8C5.4,-2 3,0.2 0,0.4C-3,0.2 -5.4,-2 -5.9,-5.8Z", fill=ink),
        _stroke((0, 1), (0, 7.6), ink=ink, weight=2),
        drawn("M-5,9.4C-4.4,6.8 4.4,6.8 5,9.4Z", fill=ink),
    )


def lance(ink: str, paper: str) -> Sign:
    """Return a lance with a swallow-tailed pennon, the sign of a tourney."""
    return (
        _outlined("M-2.6,-8.2L8.8,-7.2L5.4,-4L8.2,-0.4L-4.8,-1.6Z", ink, paper),
        _stroke((-7.4, 9.8), (-1.4, -9.6), ink=ink, weight=1.8),
        drawn("M-8.8,4L-2.8,5.8", stroke=ink, weight=2),
        drawn("M-1,-4.8L4.6,-4.2", stroke=ink, weight=1.2),
    )


def laurel(ink: str, paper: str) -> Sign:
    """Return a laurel wreath."""
    leaves = (
        drawn(
            f"M{4 * side},7.6L{7 * side},9.6L{9 * side},6.4Z"
            f"M{6.6 * side},4L{9.8 * side},3.6L{9 * side},-0.4Z"
            f"M{7 * side},-1L{9.8 * side},-3.2L{7.4 * side},-6Z"
            f"M{5.6 * side},-5.4L{6.6 * side},-9.6L{2.8 * side},-8.4Z",
            fill=ink,
            stroke=ink,
        )
        for side in (1, -1)
    )
    stems = "M-0.6,9C-6.6,8 -9,0.6 -5.4,-6M0.6,9C6.6,8 9,0.6 5.4,-6"
    return (drawn(stems, stroke=ink, weight=LINE), *leaves)


def scales(ink: str, paper: str) -> Sign:
    """Return a pair of scales, the sign of ties."""
    return (
        drawn(
            "M0,-8.6L0,7.4M-7.4,-6L7.4,-6M-7.2,-6L-9.8,1.6M-7.2,-6L-4.4,1.6",
            stroke=ink,
            weight=LINE,
        ),
        drawn("M7.2,-6L9.8,1.6M7.2,-6L4.4,1.6", stroke=ink, weight=LINE),
        _outlined("M-10,1.6L-4.2,1.6C-4.6,5.2 -9.6,5.2 -10,1.6Z", ink, paper),
        _outlined("M10,1.6L4.2,1.6C4.6,5.2 9.6,5.2 10,1.6Z", ink, paper),
        drawn("M-4.6,9.4C-4,6.8 4,6.8 4.6,9.4Z", fill=ink),
        circle(0, -8.4, 1.6, fill=ink),
    )


def tower(ink: str, paper: str) -> Sign:
    """Return a battlemented tower with a door."""
    wall = "M-6,9.4L-5,-3L-7.2,-3L-7.2,-9.4L-4,-9.4L-4,-7L-1.6,-7L-1.6,-9.4L1.6,-9.4L1.6,-7L4,-7"
    return (
        _outlined(wall + "L4,-9.4L7.2,-9.4L7.2,-3L5,-3L6,9.4Z", ink, paper),
        drawn("M-2.2,9.4L-2.2,4.4C-2.2,1.6 2.2,1.6 2.2,4.4L2.2,9.4Z", fill=ink),
        _stroke((0, -2.6), (0, 0), ink=ink, weight=1.6),
    )


# --- allies ------------------------------------------------------------------------


def chair(ink: str, paper: str) -> Sign:
    """Return a high chair, the sign of a seat on a council."""
    back = "M-5.4,1.4L-5.4,-7L-3.4,-8L-1.6,-7.2L0,-10L1.6,-7.2L3.4,-8L5.4,-7L5.4,1.4Z"
    return (
        _outlined(back, ink, paper),
        rounded(-7.2, 1, 14.4, 3.2, 0.8, fill=ink),
        drawn("M-6,4L-6.6,9.6M6,4L6.6,9.6M-6.3,7.2L6.3,7.2", stroke=ink, weight=1.8),
        drawn("M-2.4,-1L0,-4.4L2.4,-1", stroke=ink, weight=1.2),
    )


def rings(ink: str, paper: str) -> Sign:
    """Return two linked rings, the sign of an ally who moves to another council."""
    return (
        circle(-3.6, 1.4, 5.4, stroke=ink, weight=2.2),
        circle(3.6, 1.4, 5.4, stroke=ink, weight=2.2),
        polygon([(3.6, -9.8), (6.4, -7), (3.6, -4), (0.8, -7)], fill=ink),
    )


def coins(ink: str, paper: str) -> Sign:
    """Return three coins."""
    places = ((-4.4, 3.8), (4.4, 3.8), (0, -4))
    rims = (circle(*at, 5, fill=paper, stroke=ink, weight=LINE) for at in places)
    return (*rims, *(circle(*at, 2.4, fill=ink) for at in places))


def medal(ink: str, paper: str) -> Sign:
    """Return a medal on a ribbon."""
    return (
        _outlined("M-6,-9.8L-1.4,-9.8L3.4,0L-1.2,0.8Z", ink, paper),
        drawn("M6,-9.8L1.4,-9.8L-3.4,0L1.2,0.8Z", fill=ink),
        circle(0, 4, 5.8, fill=paper, stroke=ink, weight=LINE),
        *icons.placed(icons.star(ink), 0, 4.2, 0.42),
    )


def key(ink: str, paper: str) -> Sign:
    """Return a key."""
    return (
        circle(-4.8, -4.8, 4.2, stroke=ink, weight=2.2),
        _stroke((-1.8, -1.8), (8.4, 8.4), ink=ink, weight=2.2),
        drawn("M4.4,4.4L7.6,1.6M7.2,7.2L9.8,4.8", stroke=ink, weight=2),
    )


def horseshoe(ink: str, paper: str) -> Sign:
    """Return a horseshoe with its nails."""
    shoe = "M-4.6,9.6L-8.2,8.8C-11.2,-1.6 -7,-9.8 0,-9.8C7,-9.8 11.2,-1.6 8.2,8.8L4.6,9.6"
    nails = ((-6.4, 3), (-6.2, -2.4), (-3, -6.8), (3, -6.8), (6.2, -2.4), (6.4, 3))
    return (
        _outlined(shoe + "C7,0 5.4,-4.6 0,-4.6C-5.4,-4.6 -7,0 -4.6,9.6Z", ink, paper),
        *(circle(x, y, 0.9, fill=ink) for x, y in nails),
    )


def hammer(ink: str, paper: str) -> Sign:
    """Return a smith's hammer."""
    return (
        _outlined("M-1.5,-3L1.5,-3L1.8,9.8L-1.8,9.8Z", ink, paper),
        drawn("M-8.6,-9.4L5,-9.4L9.4,-5.2L9.4,-3.2L-8.6,-3.2Z", fill=ink),
    )


def anchor(ink: str, paper: str) -> Sign:
    """Return an anchor."""
    return (
        circle(0, -7.6, 2.1, stroke=ink, weight=1.6),
        drawn("M0,-5.4L0,8.6M-4.6,-3L4.6,-3", stroke=ink, weight=2),
        drawn("M-8,2.6C-7,7.6 -3,8.8 0,8.8C3,8.8 7,7.6 8,2.6", stroke=ink, weight=2),
        polygon([(-10, 4.6), (-8.6, -0.2), (-5.4, 3.6)], fill=ink),
        polygon([(10, 4.6), (8.6, -0.2), (5.4, 3.6)], fill=ink),
    )


def helm(ink: str, paper: str) -> Sign:
    """Return a closed helmet, the sign of an ally without an ability."""
    dome = "M-7,8.2L-7,-1.4C-7,-12 7,-12 7,-1.4L7,8.2L2.4,9.8L0,7.2L-2.4,9.8Z"
    return (
        _outlined(dome, ink, paper),
        _stroke((-6.8, -1.2), (6.8, -1.2), ink=ink, weight=2.4),
        _stroke((0, -8.8), (0, 6.8), ink=ink, weight=1.6),
        drawn(
            "M-4.2,3L-4.2,3.1M-4.2,6L-4.2,6.1M4.2,3L4.2,3.1M4.2,6L4.2,6.1", stroke=ink, weight=1.5
        ),
    )


def scroll(ink: str, paper: str) -> Sign:
    """Return a written scroll, the sign of a text that players carry out themselves."""
    sheet = "M-6.2,-8.8L6,-8.8C9.2,-8.8 9.2,-4.6 6,-4.6L6,6.4C6,10.2 -8.8,10.2 -8.8,6.4L-6.2,6.4Z"
    return (
        _outlined(sheet, ink, paper),
        drawn("M6,-8.8C9.2,-8.8 9.2,-4.6 6,-4.6L4.4,-4.6Z", fill=ink),
        drawn("M-3.4,-4.8L2.8,-4.8M-3.4,-1.2L3.2,-1.2M-3.4,2.4L3.2,2.4", stroke=ink, weight=1.2),
    )


def crown(ink: str, paper: str) -> Sign:
    """Return the game's crown in one colour, `ink`."""
    return signs.crown(ink)


def fallen_crown(ink: str, paper: str) -> Sign:
    """Return a crown upside down, the sign of a round won by the lowest total."""
    return upside_down(crown(ink, paper))


def floor(ink: str, paper: str) -> Sign:
    """Return the sign of a lower limit."""
    return upside_down(ceiling(ink, paper))


def empty_goblet(ink: str, paper: str) -> Sign:
    """Return an upturned goblet, the sign of a round with fewer tokens."""
    bowl, _, *foot = goblet(ink, paper)
    return upside_down((bowl, *foot))
