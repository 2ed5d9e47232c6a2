"""One shape of a picture as it lies on its pixels, cut up so that laying it there costs little.

Where it hides what lies below, it is copied; only at its edges it is mixed in; where it is not, it
takes nothing. It is the same whatever was drawn before it, and for whomever, so it may be kept.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from printables.bounds import Box
from printables.brush import painted
from printables.picture import Path, Words

KEPT = 4096  # pieces: of some twenty boards that have little in common
CELL = 15  # pixels, across and down, that are looked at as one
SMALL = 1024  # pixels that are not worth cutting
SOME, ALL = 1, 2  # how much of a cell's ground is hidden
_RUNS = re.compile(b"%c+|%c+" % (SOME, ALL))
# By how much of a pixel is hidden. One in between leaves no cell's mean at either end.
_HIDDEN = [0] + [120] * 254 + [255]
_OF_A_CELL = bytes([0] + [SOME] * 254 + [ALL])

Levels = tuple[int, ...] | float  # red, green and blue
Run = tuple[int, int, int]  # cells of a row: the first, the one after the last, how much is hidden


class Tile(NamedTuple):
    """A part of a piece: pixels, or one colour; what it is mixed in by, if it hides not all."""

    box: Box
    shown: Image.Image | Levels
    mask: Image.Image | None


class Piece(NamedTuple):
    """What a shape adds to a picture, from the first of its rows to the one after the last."""

    top: int
    low: int
    tiles: tuple[Tile, ...]


@lru_cache(maxsize=KEPT)
def piece_of(shape: Path | Words, scale: float, box: Box) -> Piece:
    """The shape in its box of pixels, a unit of the picture being so many of them."""
    image = painted(shape, scale, box)
    found = image.getbbox()
    if found is None:
        return Piece(0, 0, ())
    left, top = box[0] + found[0], box[1] + found[1]
    tiles = tuple(_tiles(image.crop(found), left, top, isinstance(shape, Words)))
    return Piece(top, top + found[3] - found[1], tiles)


def lay(image: Image.Image, pieces: Iterable[Piece], top: int) -> None:
    """Lay pieces one on another on an image of the rows from that one on."""
    low = top + image.height
    for piece in pieces:
        if piece.top < low and top < piece.low:
            for (x, y, right, under), shown, mask in piece.tiles:
                image.paste(shown, (x, y - top, right, under - top), mask)


def _tiles(image: Image.Image, left: int, top: int, is_open: bool) -> Iterator[Tile]:
    """A piece in parts, its upper left corner there; one that is open hides hardly anything."""
    if is_open or image.width * image.height <= SMALL:
        yield Tile((left, top, left + image.width, top + image.height), image, image)
        return
    for (first, last, hidden), begin, end in _fields(image):
        x, y = first * CELL, begin * CELL
        right, low = min(last * CELL, image.width), min(end * CELL, image.height)
        part = image.crop((x, y, right, low))
        box = (left + x, top + y, left + right, top + low)
        yield Tile(box, _plain(part), None) if hidden == ALL else Tile(box, part, part)


def _plain(part: Image.Image) -> Image.Image | Levels:
    """A part that hides all below it; where it is of one colour, that alone."""
    opaque = part.convert("RGB")
    found = opaque.getcolors(1)
    return found[0][1] if found else opaque


def _fields(image: Image.Image) -> Iterator[tuple[Run, int, int]]:
    """Cells that hide alike, side by side; and their rows: the first, the one after the last."""
    seen = image.getchannel("A").point(_HIDDEN).reduce(CELL)
    cells = seen.tobytes().translate(_OF_A_CELL)
    going: dict[Run, int] = {}
    for row in range(seen.height):
        line = cells[row * seen.width : (row + 1) * seen.width]
        runs = [(run.start(), run.end(), line[run.start()]) for run in _RUNS.finditer(line)]
        for run in going.keys() - set(runs):
            yield run, going.pop(run), row
        for run in runs:
            going.setdefault(run, row)
    for run, begin in going.items():
        yield run, begin, seen.height
