"""The palette of an image: the colours of its shapes, and shades between them for edges."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import dist

from PIL import Image

from printables.picture import NONE, Path, Words
from printables.seats import mixed

MOST = 32  # more shades would cost bytes without being visible; colours of shapes are always kept
WHOLE = 192  # colours kept as they are, beside the shades
STEPS = (0.5, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625)
GREYS = (0.75, 0.5)  # greys near the darkest colour, always kept for the edges of letters and lines
PAPER = "#ffffff"
NEAR = 7  # in steps of red, green and blue; the grounds of two seats differ by more


def colours_of(shapes: Iterable[Path | Words], others: Iterable[str] = ()) -> tuple[str, ...]:
    """Return all colours of the shapes, and `others`, in a sorted order that is always the same."""
    found = {PAPER, *others}
    for shape in shapes:
        if isinstance(shape, Path):
            found |= {shape.fill, shape.stroke}
        elif shape.text.strip():
            found.add(shape.fill)
    return tuple(sorted(found - {NONE}))


@lru_cache(maxsize=64)
def palette_of(colours: tuple[str, ...]) -> Image.Image:
    """Return an image with a palette of the colours and shades between them, for quantizing."""
    levels = [level for colour in _shades(colours) for level in _levels(colour)]
    palette = Image.new("P", (1, 1))
    palette.putpalette(levels)
    return palette


def _shades(colours: Sequence[str]) -> list[str]:
    """Return the colours, then shades between the colours, up to MOST in all."""
    order = sorted(colours, key=_light)
    greys = (mixed(order[0], order[-1], step) for step in GREYS)
    found = dict.fromkeys((*_apart(colours[:WHOLE]), *greys))
    for shade in _between(colours):
        if len(found) >= MOST:
            break
        found[shade] = None
    return list(found)


def _apart(colours: Iterable[str]) -> list[str]:
    """Return the colours that differ visibly: only the first of several similar ones."""
    kept: list[str] = []
    for colour in colours:
        if all(dist(_levels(colour), _levels(other)) > NEAR for other in kept):
            kept.append(colour)
    return kept


def _between(colours: Sequence[str]) -> Iterator[str]:
    order = sorted(colours, key=_light)
    dark, pale = order[0], order[-1]
    for step in STEPS:
        for other in order:
            for end in (dark, pale):
                if other != end:
                    yield mixed(other, end, step)


def _light(colour: str) -> float:
    red, green, blue = _levels(colour)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def _levels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
