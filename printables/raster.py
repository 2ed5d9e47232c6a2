"""Output of a picture as PNG for a letter, or WebP for a page, in few colours and few bytes.

Each shape is rendered by itself (rasterizer.py) and cached as a piece (sprite_cache.py). Boards
share most shapes, so a new one is mostly assembled from cached pieces. The part common to all
states of a picture is assembled once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from io import BytesIO
from math import ceil

from PIL import Image

from printables.bounds import bounds
from printables.palette import PAPER, colours_of, palette_of
from printables.pdf_renderer import flat
from printables.picture import Path, Picture, Words
from printables.sprite_cache import lay, piece_of

GROUNDS = 12  # of one or two million bytes; Troyes has one for each height of its town


def to_png(picture: Picture, width: int = 720) -> bytes:
    """Return the picture as a PNG of this width, drawn with our fonts only."""
    file = BytesIO()
    _image(picture, width).save(file, "PNG")
    return file.getvalue()


def to_webp(picture: Picture, width: int) -> bytes:
    """Return the picture as a WebP of this width, a fifth smaller than the PNG.

    Browsers show WebP, but many mail programs do not.
    """
    file = BytesIO()
    _image(picture, width).convert("RGB").save(file, "WEBP", lossless=True, quality=100)
    return file.getvalue()


def _image(picture: Picture, width: int) -> Image.Image:
    scale, size = width / picture.width, (width, ceil(picture.height * width / picture.width))
    shapes, ground = flat(picture.shapes), len(flat(picture.shapes[: picture.ground]))
    image = _ground(tuple(shapes[:ground]), scale, size).copy()
    _draw(image, shapes[ground:], scale)
    palette = palette_of(colours_of(shapes, picture.colours))
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


@lru_cache(maxsize=GROUNDS)
def _ground(shapes: tuple[Path | Words, ...], scale: float, size: tuple[int, int]) -> Image.Image:
    """Return the cached image of the shapes common to all states of a board."""
    image = Image.new("RGB", size, PAPER)
    _draw(image, shapes, scale)
    return image


def _draw(image: Image.Image, shapes: Iterable[Path | Words], scale: float) -> None:
    """Draw the shapes in order, except those outside the image."""
    for shape in shapes:
        left, top, right, low = box = bounds(shape, scale, image.size)
        if left < right and top < low:
            lay(image, piece_of(shape, scale, box))
