"""The seal as an icon for a phone's home screen, which takes no drawing in SVG.

It fills its square, and what counts lies within the circle that every shape of icon leaves.
"""

from printables.picture import Picture, Shape, circle, line, rounded
from printables.raster import to_png

SIZES = (180, 192, 512)  # what iOS asks for, and what a manifest should have
SIDE = 96.0
RED, RIM, WAX, PAPER, FOLD = "#8a3324", "#702619", "#9c4130", "#fffdf8", "#d9c9b4"


def icon(size: int) -> bytes:
    """The icon as PNG, so many pixels wide and high."""
    return to_png(Picture(SIDE, SIDE, _shapes()), size)


def _shapes() -> tuple[Shape, ...]:
    middle = SIDE / 2
    return (
        rounded(0, 0, SIDE, SIDE, 0, fill=RED),
        circle(middle, middle, 38, fill=WAX, stroke=RIM, weight=2),
        circle(middle, middle, 33.5, stroke=RIM, weight=1.2),
        rounded(24, 32.5, 48, 32, 2.5, fill=PAPER),
        line([(26, 62.5), (40.5, 46)], stroke=FOLD, weight=1.6),
        line([(70, 62.5), (55.5, 46)], stroke=FOLD, weight=1.6),
        line([(25.8, 34.6), (48, 51.5), (70.2, 34.6)], stroke=RED, weight=3),
    )
