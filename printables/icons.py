"""Small symbols of our own, drawn as paths in a box from -10 to 10 in x and y."""

import math

from printables.picture import Path, Point, circle, drawn, line, moved, polygon

INK = "#2b2622"
PAPER = "#fffdf7"


def placed(icon: tuple[Path, ...], x: float, y: float, scale: float = 1.0) -> tuple[Path, ...]:
    """Return an icon scaled and moved, with its middle at (x, y)."""
    return tuple(moved(path, x, y, scale) for path in icon)


def _ray(angle: float, reach: float) -> Point:
    turn = math.radians(angle - 90)
    return (reach * math.cos(turn), reach * math.sin(turn))


def town(ink: str = INK, paper: str = PAPER) -> tuple[Path, ...]:
    """Return a walled town as on old maps: three towers and a gate."""
    wall = (
        "M-9,8L-9,-1L-7,-1L-7,-4L-8,-4L-5,-8L-2,-4L-3,-4L-3,-1L3,-1L3,-3L2,-3L5,-7L8,-3"
        "L7,-3L7,-1L9,-1L9,8Z"
    )
    flag = "M-5,-8L-5,-10.5L-2.6,-9.6"
    return (
        drawn(wall + flag, fill=paper, stroke=ink, weight=1.3),
        drawn("M-2,8L-2,4C-2,1.4 2,1.4 2,4L2,8Z", fill=ink),
    )


def swords(ink: str = INK) -> tuple[Path, ...]:
    """Return two crossed swords, points up."""
    paths = []
    for side in (1, -1):
        blade = [
            (9.6 * side, -9.8),
            (8.6 * side, -6.4),
            (-3.6 * side, 5.6),
            (-5.2 * side, 4),
            (6.2 * side, -8.6),
        ]
        paths.append(polygon(blade, fill=ink))
        paths.append(line([(-7.4 * side, 1.8), (-1.4 * side, 7.8)], stroke=ink, weight=1.7))
        paths.append(line([(-5 * side, 5.4), (-8.2 * side, 8.6)], stroke=ink, weight=2.1))
        paths.append(circle(-8.6 * side, 9, 1.35, fill=ink))
    return tuple(paths)


def mitre(ink: str = INK, paper: str = PAPER) -> tuple[Path, ...]:
    """Return a bishop's mitre with a cross and a band."""
    return (
        drawn(
            "M-6.6,9C-8.2,4.6 -8.4,-1 -6.4,-3.8L0,-10.4L6.4,-3.8C8.4,-1 8.2,4.6 6.6,9"
            "C2.6,7.6 -2.6,7.6 -6.6,9Z",
            fill=paper,
            stroke=ink,
            weight=1.4,
        ),
        drawn("M-7.6,4.6C-2.8,3 2.8,3 7.6,4.6L6.6,9C2.6,7.6 -2.6,7.6 -6.6,9Z", fill=ink),
        line([(0, -6.6), (0, 1)], stroke=ink, weight=1.4),
        line([(-2.5, -3.6), (2.5, -3.6)], stroke=ink, weight=1.4),
    )


def ship(ink: str, paper: str) -> tuple[Path, ...]:
    """Return a small round ship under sail, with two waves."""
    return (
        drawn(
            "M-9,3C-7,4 5,4 9,1.6C8.6,5.6 6.6,7.6 4,8L-5.4,8C-7.6,7.6 -8.8,5.6 -9,3Z",
            fill=paper,
            stroke=ink,
            weight=0.8,
        ),
        line([(-0.6, 3.4), (-0.6, -10)], stroke=ink, weight=0.9),
        drawn(
            "M-6,-7.6C-2.6,-8.4 2,-8.4 5.4,-7.6C7.2,-4 7.2,-2 5,1.2C2,0.2 -2.6,0.2 -5.6,1.2"
            "C-4,-2 -4.2,-4.6 -6,-7.6Z",
            fill=paper,
            stroke=ink,
            weight=0.8,
        ),
        drawn("M-0.6,-10C1,-11 2.4,-9 4.4,-10", stroke=ink, weight=0.7),
        drawn(
            "M-12,9.6C-10.6,8.4 -9.4,8.4 -8,9.6C-6.6,10.8 -5.4,10.8 -4,9.6"
            "C-2.6,8.4 -1.4,8.4 0,9.6C1.4,10.8 2.6,10.8 4,9.6C5.4,8.4 6.6,8.4 8,9.6",
            stroke=ink,
            weight=0.7,
        ),
    )


def snowflake(ink: str = INK) -> tuple[Path, ...]:
    """Return a snowflake of six arms with two twigs each."""
    paths = []
    for angle in range(0, 360, 60):
        tip, fork = _ray(angle, 9.4), _ray(angle, 5.2)
        paths.append(line([(0, 0), tip], stroke=ink, weight=1.5))
        paths += [
            line([fork, _ray(angle + side, 8.6)], stroke=ink, weight=1.2) for side in (-24, 24)
        ]
    return tuple(paths)


def flower(ink: str = INK, paper: str = PAPER) -> tuple[Path, ...]:
    """Return a flower of five petals."""
    paths = []
    for angle in range(0, 360, 72):
        x, y = _ray(angle, 5.4)
        paths.append(circle(x, y, 3.9, fill=paper, stroke=ink, weight=1.3))
    return (*paths, circle(0, 0, 2.9, fill=ink))


def drum(ink: str = INK, paper: str = PAPER) -> tuple[Path, ...]:
    """Return a side drum with ropes and sticks."""
    rope = [(-8, 0), (-4, 7.6), (0, 1.4), (4, 7.6), (8, 0)]
    return (
        drawn("M-8,-2L-8,6C-8,10.4 8,10.4 8,6L8,-2Z", fill=paper, stroke=ink, weight=1.4),
        line(rope, stroke=ink, weight=1.1),
        drawn("M-8,-2C-8,-5.6 8,-5.6 8,-2C8,1.6 -8,1.6 -8,-2Z", fill=paper, stroke=ink, weight=1.4),
        line([(-1.5, -2.4), (-8.6, -9.4)], stroke=ink, weight=1.5),
        line([(1.5, -2.4), (8.6, -9.4)], stroke=ink, weight=1.5),
    )


def star(ink: str = INK, points: int = 5) -> tuple[Path, ...]:
    """Return a star; with five points it is the heroine's sign."""
    corners = [
        _ray(180 / points * corner, 9.6 if corner % 2 == 0 else 4.1) for corner in range(points * 2)
    ]
    return (polygon(corners, fill=ink),)


def mask(ink: str = INK, paper: str = PAPER) -> tuple[Path, ...]:
    """Return a carnival mask on a stick, the courtesan's sign."""
    face = (
        "M-9.4,-4.6C-6,-6.6 -2.6,-5.8 0,-4.2C2.6,-5.8 6,-6.6 9.4,-4.6"
        "C9.6,1.6 6.4,4.6 3.2,3.4C1.8,2.8 1,0.6 0,0.6C-1,0.6 -1.8,2.8 -3.2,3.4"
        "C-6.4,4.6 -9.6,1.6 -9.4,-4.6Z"
    )
    return (
        line([(8.4, -0.4), (6.6, 9.8)], stroke=ink, weight=1.4),
        drawn(face, fill=ink),
        drawn("M-6.6,-1.8C-5.6,-3.6 -3.2,-3.4 -2.2,-1.4C-3.4,0.2 -5.6,0.2 -6.6,-1.8Z", fill=paper),
        drawn("M6.6,-1.8C5.6,-3.6 3.2,-3.4 2.2,-1.4C3.4,0.2 5.6,0.2 6.6,-1.8Z", fill=paper),
    )


def paw(ink: str = INK) -> tuple[Path, ...]:
    """Return the print of a lion's paw, the lioness's sign."""
    pad = "M-5.6,6.4C-6.6,2.6 -3.4,0.2 0,-0.6C3.4,0.2 6.6,2.6 5.6,6.4C4.4,9.6 1.8,7.4 0,7.4"
    toes = [(-7.6, -0.6, 1.9), (-3, -5.8, 2.3), (3, -5.8, 2.3), (7.6, -0.6, 1.9)]
    return (
        drawn(pad + "C-1.8,7.4 -4.4,9.6 -5.6,6.4Z", fill=ink),
        *(circle(x, y, radius, fill=ink) for x, y, radius in toes),
    )


def elder(ink: str = INK, paper: str = PAPER) -> tuple[Path, ...]:
    """Return a turban over a long white beard, the elder's sign."""
    beard = "M-5,-2.6C-6.4,2.4 -4.4,6.6 0,10C4.4,6.6 6.4,2.4 5,-2.6Z"
    turban = "M-7.6,-2.4C-8.8,-6.6 -4.4,-10 0,-9.8C4.4,-10 8.8,-6.6 7.6,-2.4"
    return (
        drawn(beard, fill=paper, stroke=ink, weight=1.4),
        drawn(turban + "C2.6,-4.2 -2.6,-4.2 -7.6,-2.4Z", fill=ink),
        drawn("M-6.4,-4.6C-2.6,-8.6 2.4,-9 5.6,-7.4", stroke=paper, weight=0.9),
        line([(-2.9, 0), (-1.1, 0)], stroke=ink, weight=1.3),
        line([(1.1, 0), (2.9, 0)], stroke=ink, weight=1.3),
        drawn("M-3.4,3.2C-1.6,2 -0.6,2.4 0,3.2C0.6,2.4 1.6,2 3.4,3.2", stroke=ink, weight=1.2),
    )


def scarecrow(ink: str = INK, paper: str = PAPER) -> tuple[Path, ...]:
    """Return a scarecrow: a hat, a coat and a cross of sticks."""
    return (
        line([(0, -3), (0, 10)], stroke=ink, weight=1.7),
        line([(-9.4, -0.6), (9.4, -0.6)], stroke=ink, weight=1.7),
        drawn(
            "M-6.8,-1.6L6.8,-1.6L6.8,1.4L4,1.8L4.6,7.4L-4.6,7.4L-4,1.8L-6.8,1.4Z",
            fill=paper,
            stroke=ink,
            weight=1.3,
        ),
        circle(0, -4.4, 2.7, fill=paper, stroke=ink, weight=1.2),
        polygon(
            [(-5.2, -6), (-2.8, -6.6), (-1.6, -10), (1.6, -10), (2.8, -6.6), (5.2, -6)], fill=ink
        ),
    )


def flag(ink: str = INK, paper: str = PAPER) -> tuple[Path, ...]:
    """Return a white flag, the sign of the surrender card."""
    cloth = "M-6.4,-8.6C-2.6,-11 0.6,-6.4 8.6,-8.6L8.6,0.4C0.6,2.6 -2.6,-2 -6.4,0.4Z"
    return (
        drawn(cloth, fill=paper, stroke=ink, weight=1.4),
        line([(-6.4, -9.6), (-6.4, 10)], stroke=ink, weight=1.8),
    )


def shield(ink: str = INK, paper: str = PAPER) -> tuple[Path, ...]:
    """Return a blank shield, to hold a mercenary's number."""
    return (
        drawn(
            "M-8,-9L8,-9L8,0C8,5.4 4,8.4 0,10C-4,8.4 -8,5.4 -8,0Z",
            fill=paper,
            stroke=ink,
            weight=1.4,
        ),
    )


def rose(ink: str, paper: str) -> tuple[Path, ...]:
    """Return a compass rose, with half of each point dark."""
    paths = [circle(0, 0, 6.6, stroke=ink, weight=0.35)]
    for angle, reach in (
        (45, 6.2),
        (135, 6.2),
        (225, 6.2),
        (315, 6.2),
        (0, 10),
        (90, 10),
        (180, 10),
        (270, 10),
    ):
        tip, left, right = _ray(angle, reach), _ray(angle - 45, 1.9), _ray(angle + 45, 1.9)
        paths.append(polygon([(0, 0), left, tip], fill=paper, stroke=ink, weight=0.3))
        paths.append(polygon([(0, 0), right, tip], fill=ink, stroke=ink, weight=0.3))
    return tuple(paths)


def peak(ink: str, paper: str) -> tuple[Path, ...]:
    """Return a mountain with a shaded flank."""
    return (
        drawn("M-10,6C-6,3 -3,-5 0,-8C2,-4 6,3 10,6", fill=paper, stroke=ink, weight=1.1),
        line([(0, -8), (1, -3), (3, 0), (3.4, 4)], stroke=ink, weight=0.9),
        line([(2.6, -4), (5, 1.6)], stroke=ink, weight=0.8),
        line([(4.6, -0.6), (7, 4)], stroke=ink, weight=0.8),
    )


def scissors(ink: str = INK) -> tuple[Path, ...]:
    """Return open scissors that cut to the right."""
    paths = []
    for side in (1, -1):
        blade = [(9.6, -2.4 * side), (-1.4, 0.6 * side), (-4.4, 2.2 * side), (-3.4, 3 * side)]
        paths.append(polygon(blade, fill=ink, stroke=ink, weight=0.5))
        paths.append(circle(-6.8, 3.4 * side, 2.4, stroke=ink, weight=1.3))
    return tuple(paths)


# --- the suits of a standard deck ------------------------------------------


def heart(ink: str = INK) -> tuple[Path, ...]:
    half = "C-2.4,5.6 -9,1.6 -9,-4C-9,-7.4 -6.6,-9 -4.4,-9C-2.2,-9 -0.6,-7.6 0,-5.6"
    other = "C0.6,-7.6 2.2,-9 4.4,-9C6.6,-9 9,-7.4 9,-4C9,1.6 2.4,5.6 0,9.5Z"
    return (drawn(f"M0,9.5{half}{other}", fill=ink),)


def diamond(ink: str = INK) -> tuple[Path, ...]:
    right = "M0,-10C1.8,-6 4.6,-2.6 7.6,0C4.6,2.6 1.8,6 0,10"
    return (drawn(f"{right}C-1.8,6 -4.6,2.6 -7.6,0C-4.6,-2.6 -1.8,-6 0,-10Z", fill=ink),)


def club(ink: str = INK) -> tuple[Path, ...]:
    leaves = tuple(circle(x, y, 4.4, fill=ink) for x, y in ((0, -5), (-4.8, 2), (4.8, 2)))
    stem = "M-0.9,-2L0.9,-2C0.9,5 1.8,8.4 3.4,10L-3.4,10C-1.8,8.4 -0.9,5 -0.9,-2Z"
    return (*leaves, drawn(stem, fill=ink))


def spade(ink: str = INK) -> tuple[Path, ...]:
    leaf = "M0,-10C-2,-5.2 -8.6,-2 -8.6,2.8C-8.6,6 -6,7.6 -3.8,7.2C-2.4,7 -1.2,6 -0.7,4.8"
    stem = "C-0.7,7.4 -1.8,9.2 -3.2,10L3.2,10C1.8,9.2 0.7,7.4 0.7,4.8"
    other = "C1.2,6 2.4,7 3.8,7.2C6,7.6 8.6,6 8.6,2.8C8.6,-2 2,-5.2 0,-10Z"
    return (drawn(leaf + stem + other, fill=ink),)
