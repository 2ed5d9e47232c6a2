"""A shape of a picture as pixels, cut into tiles that are cheap to paste.

Opaque parts are copied, edges are blended, and transparent parts are left out. A piece is
independent of earlier drawings and of the reader, so it can be cached.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from printables.bounds import Box
from printables.picture import Path, Words
from printables.rasterizer import painted

CACHED_PIECES = 4096  # pieces of about twenty boards with little in common
CELL = 15  # pixels in both directions that are treated as one
SMALL = 1024  # a piece of fewer pixels is not cut
SOME, ALL = 1, 2  # the part of a cell's ground that is hidden: some or all
_RUNS = re.compile(b"%c+|%c+" % (SOME, ALL))
# By the alpha of a pixel. Values in between keep a cell's mean away from 0 and 255.
_HIDDEN = [0] + [120] * 254 + [255]
_OF_A_CELL = bytes([0] + [SOME] * 254 + [ALL])

Levels = tuple[int, ...] | float  # red, green and blue
Run = tuple[int, int, int]  # cells of a row: the first, the one after the last, SOME or ALL


class Tile(NamedTuple):
    """A part of a piece: pixels or one colour, and a mask unless the part is opaque."""

    box: Box
    shown: Image.Image | Levels
    mask: Image.Image | None


Piece = tuple[Tile, ...]


@lru_cache(maxsize=CACHED_PIECES)
def piece_of(shape: Path | Words, scale: float, box: Box) -> Piece:
    """Return the part of a shape within `box` as a piece; `scale` is in pixels per unit."""
    image = painted(shape, scale, box)
    found = image.getbbox()
    if found is None:
        return ()
    left, top = box[0] + found[0], box[1] + found[1]
    return tuple(_tiles(image.crop(found), left, top, isinstance(shape, Words)))


def lay(image: Image.Image, piece: Piece) -> None:
    """Paste a piece onto an image."""
    for tile in piece:
        image.paste(tile.shown, tile.box, tile.mask)


def _tiles(image: Image.Image, left: int, top: int, is_open: bool) -> Iterator[Tile]:
    """Yield the tiles of a piece, given its upper left corner.

    Words (`is_open`) and small pieces are a single tile.
    """
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
    """Return the pixels of an opaque part, or only its colour if all pixels are equal."""
    opaque = part.convert("RGB")
    found = opaque.getcolors(1)
    return found[0][1] if found else opaque


def _fields(image: Image.Image) -> Iterator[tuple[Run, int, int]]:
    """Yield rectangles of cells that are equally opaque.

    Each is a run within a row, its first row, and the row after its last.
    """
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
