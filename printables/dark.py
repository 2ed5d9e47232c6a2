"""The dark counterpart of each colour on a board: light becomes dark, hues stay.

A page gets them as a style sheet that selects the colours in an SVG, so one SVG serves both modes.
An image is drawn a second time, in dark colours. Letters and paper always use light colours.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import atan2, cos, hypot, sin

from printables.picture import INK, NONE, Group, Picture, Shape, Words, rectangle
from printables.pointing import RING
from printables.seats import COLOURS
from printables.troyes.pieces import EDGES, FILLS, PIPS

Triple = tuple[float, float, float]
HEAD = "/* Boards and pieces in the dark: written by printables/dark.py, which has the colours. */"

# Perceived lightness from 0 to 1: of paper and ink, and of their dark counterparts.
PAPER, BLACK = 0.985, 0.27
DARK, MIDDLE, LIGHT = 0.265, 0.5, 0.93
MOST = 0.105  # the highest chroma of a dark ground
READ = 0.78  # the lowest lightness of light text, which is thin
YELLOW, TURN = (1.0, 2.0), 0.3  # hues in radians; dark yellow looks green, so turn it to red

# Pages also use these for the names of seats beside the board.
SEATS = dict(
    zip(COLOURS, ("#f08a80", "#8fb4ec", "#e9b35a", "#86c58b", "#cf9ade", "#7fc8da"), strict=True)
)
RINGS = {RING: "#ffd27d"}
# A die keeps its colour in the dark; the black one is visible by its rim.
DICE = {
    FILLS["red"]: "#b8402f",
    FILLS["white"]: "#eee5d3",
    FILLS["yellow"]: "#dfb23f",
    FILLS["black"]: "#100d0b",
    PIPS["red"]: "#fff6ea",
    PIPS["black"]: "#f6efe2",
}
THINGS = {
    "#e9c46a": "#a67c25",  # gold
    "#cbbfa6": "#42372b",  # a past round, with a number on it
}

NAMED: dict[str, dict[str, str]] = {
    "fill": SEATS | RINGS | DICE | THINGS,
    "stroke": SEATS | RINGS | {EDGES["black"]: "#b3a791"},
    "text": SEATS,
}


def twin(part: str, colour: str) -> str:
    """Return the dark counterpart of `colour`; `part` is its use: "fill", "stroke" or "text"."""
    return NAMED[part].get(colour) or mirrored(colour, READ if part == "text" else 0)


def mirrored(colour: str, least: float = 0) -> str:
    """Return a colour of about the same hue with inverted lightness.

    If the inverted colour is light, its lightness is at least `least`.
    """
    light, a, b = _to_oklab(colour)
    share = max(0.0, (PAPER - light) / (PAPER - BLACK))
    chroma, hue = min(MOST, hypot(a, b)), atan2(b, a)
    there = min(0.97, DARK + share * (LIGHT - DARK))
    if there > MIDDLE:
        there = max(there, least)
    elif YELLOW[0] < hue < YELLOW[1]:
        hue -= TURN
    return _from_oklab((there, chroma * cos(hue), chroma * sin(hue)))


def style_sheet(colours: Iterable[str]) -> str:
    """Return the CSS rules that give every SVG on a page its dark colours.

    Most text inherits its colour.
    """
    rules = [f".picture {{ fill: {twin('text', INK)}; }}"]
    rules += [rule for colour in sorted(set(colours)) for rule in _rules(colour)]
    lines = "\n".join(f"  {rule}" for rule in rules)
    return f"{HEAD}\n@media (prefers-color-scheme: dark) {{\n{lines}\n}}\n"


def darkened(picture: Picture) -> Picture:
    """Return the picture in dark colours, on a dark ground because a new image is white."""
    width, height = picture.width, picture.height
    paper = rectangle(0, 0, width, height, fill=twin("fill", "#ffffff"))
    shapes = (paper, *(_darkened(shape) for shape in picture.shapes))
    colours = tuple(twin("fill", colour) for colour in picture.colours)
    return replace(picture, shapes=shapes, colours=colours, ground=picture.ground + 1)


def _darkened(shape: Shape) -> Shape:
    if isinstance(shape, Group):
        return replace(shape, shapes=tuple(_darkened(each) for each in shape.shapes))
    if isinstance(shape, Words):
        return replace(shape, fill=twin("text", shape.fill))
    fill, stroke = (
        colour if colour == NONE else twin(part, colour)
        for part, colour in (("fill", shape.fill), ("stroke", shape.stroke))
    )
    return replace(shape, fill=fill, stroke=stroke)


def _rules(colour: str) -> Iterator[str]:
    fill, stroke, text = (twin(part, colour) for part in ("fill", "stroke", "text"))
    yield f'.picture [fill="{colour}"] {{ fill: {fill}; }}'
    yield f'.picture [stroke="{colour}"] {{ stroke: {stroke}; }}'
    if text != fill:
        yield f'.picture text[fill="{colour}"] {{ fill: {text}; }}'


# --- perceived lightness (OKLab, Björn Ottosson) ----------------------------


def _to_oklab(colour: str) -> Triple:
    r, g, b = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _from_oklab(lab: Triple) -> str:
    light, a, b = lab
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    levels = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * _curved(level)):02x}" for level in levels)


def _linear(level: float) -> float:
    return level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4


def _curved(level: float) -> float:
    level = min(1.0, max(0.0, level))
    return 12.92 * level if level <= 0.0031308 else 1.055 * level ** (1 / 2.4) - 0.055
