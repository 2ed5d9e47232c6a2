"""The PDF backend of a picture: lines, curves and words on a printed page, in points.

Paths are written as PDF operators and cached. A map is the same on every sheet, and formatting its
numbers would be the main cost.
"""

from functools import lru_cache

from printables.kit import bidi, operators, text
from printables.kit.canvas import Canvas
from printables.kit.text import Style
from printables.picture import NONE, Group, Path, Picture, Shape, Words
from printables.strokes import Command

OPERATORS = {"M": "m", "L": "l", "C": "c"}


def draw_on(
    canvas: Canvas, picture: Picture, x: float, y: float, width: float, bleed: float = 0.0
) -> float:
    """Draw the picture with its lower left corner at (x, y); return its height on paper.

    Shapes that reach beyond its edges are visible up to the distance `bleed`.
    """
    scale = width / picture.width
    height = picture.height * scale
    left, low = x - bleed, y - bleed
    wide, high = width + 2 * bleed, height + 2 * bleed
    canvas.addLiteral(f"q {left:.2f} {low:.2f} {wide:.2f} {high:.2f} re W n")
    draw_shapes(canvas, picture.shapes, x, y + height, scale)
    canvas.addLiteral("Q")
    return height


def draw_shapes(
    canvas: Canvas, shapes: tuple[Shape, ...], x: float, y: float, scale: float = 1.0
) -> None:
    """Draw shapes with their origin at (x, y).

    Their y runs downwards, as in a picture, while that of a page runs upwards.
    """
    waiting: list[Path] = []
    for shape in flat(shapes):
        if isinstance(shape, Path):
            waiting.append(shape)
        else:
            _flush(canvas, waiting, x, y, scale)
            _words(canvas, shape, x, y, scale)
    _flush(canvas, waiting, x, y, scale)


def flat(shapes: tuple[Shape, ...]) -> list[Path | Words]:
    """Return all paths and words in drawing order."""
    found: list[Path | Words] = []
    for shape in shapes:
        found += flat(shape.shapes) if isinstance(shape, Group) else [shape]
    return found


def _flush(canvas: Canvas, paths: list[Path], x: float, y: float, scale: float) -> None:
    """Write the collected paths, in the picture's coordinate system, and empty the list."""
    if paths:
        place = f"{scale:.5f} 0 0 {-scale:.5f} {x:.3f} {y:.3f} cm"
        canvas.addLiteral(f"q {place} 1 j 1 J\n" + _operators(tuple(paths)) + "\nQ")
        paths.clear()


@lru_cache(maxsize=256)
def _operators(paths: tuple[Path, ...]) -> str:
    return "\n".join(_path(path) for path in paths)


def _path(path: Path) -> str:
    parts: list[str] = []
    if path.fill != NONE:
        parts.append(operators.fill(path.fill))
    if path.stroke != NONE:
        dash = " ".join(f"{step:g}" for step in path.dash)
        parts.append(f"{operators.stroke(path.stroke)} {path.weight:g} w [{dash}] 0 d")
    lines = _lines(path.commands)
    if path.inside:
        return "\n".join(("q", lines, "W n", *parts, lines, _paint(path), "Q"))
    return "\n".join((*parts, lines, _paint(path)))


# Boards in letters are drawn with this too; in Troyes half of the lines repeat.
@lru_cache(maxsize=1024)
def _lines(commands: tuple[Command, ...]) -> str:
    parts = []
    for letter, *values in commands:
        numbers = " ".join(f"{value:.1f}".removesuffix(".0") for value in values)
        parts.append(f"{numbers} {OPERATORS[letter]}" if values else "h")
    return "\n".join(parts)


def _paint(path: Path) -> str:
    fill, stroke = path.fill != NONE, path.stroke != NONE
    operator = {(True, True): "B", (True, False): "f", (False, True): "S"}.get((fill, stroke), "n")
    return operator + ("*" if path.even_odd and fill else "")


def _words(canvas: Canvas, words: Words, x: float, y: float, scale: float) -> None:
    if not words.text.strip():  # a player without a name, a place without a number
        return
    style = style_of(words, scale)
    if not words.turn:
        text.label(canvas, words.text, style, x + words.x * scale, y - words.y * scale)
        return
    canvas.saveState()
    canvas.translate(x + words.x * scale, y - words.y * scale)
    canvas.rotate(-words.turn)
    text.label(canvas, words.text, style, 0, 0)
    canvas.restoreState()


@lru_cache(maxsize=2048)
def style_of(words: Words, scale: float = 1.0) -> Style:
    """Return the paragraph style for words of a picture at this scale."""
    rtl = bidi.has_rtl(words.text)
    return Style(words.face, words.size * scale, colour=words.fill, align=words.anchor, rtl=rtl)
