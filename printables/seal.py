"""The seal as an icon for a phone's home screen, which does not accept SVG.

It fills its square. Everything important is inside the circle that every shape of icon shows.
"""

from printables.picture import Picture, Shape, circle, line, rounded
from printables.raster import to_png

SIZES = (180, 192, 512)  # the size for iOS, and those for a web app manifest
SIDE = 96.0
RED, RIM, WAX, PAPER, FOLD = "#8a3324", "#702619", "#9c4130", "#fffdf8", "#d9c9b4"


def icon(size: int) -> bytes:
    """Return the icon as a PNG of this width and height."""
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
