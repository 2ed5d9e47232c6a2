"""The fourth backend of a picture: an image for a mail, in few colours and few bytes.

It is drawn on a page of its own size, as on every sheet (ink.py), and PDFium turns that page into
pixels: eight times as quickly as the same picture's SVG is drawn by resvg, without anything of the
system.
"""

from functools import lru_cache
from io import BytesIO
from threading import Lock
from typing import Any

import pypdfium2
from PIL import Image

from printables import ink
from printables.kit import fonts
from printables.kit.canvas import Canvas
from printables.picture import Picture

COLOURS = 128  # the seats, the sea and the edges between them
USUAL = 1 << 15  # as many shades has no board; asking for more costs more
PACKED = 3  # zlib's level: its usual one takes four times as long to save an eighth of the bytes
_one_at_a_time = Lock()  # PDFium is not made for several threads


def to_png(picture: Picture, width: int = 720) -> bytes:
    """The picture as a PNG of so many pixels, drawn with our fonts alone.

    A board changes less often than it is sent: the last ones are kept.
    """
    return _png(_page(picture), width)


def _page(picture: Picture) -> bytes:
    """The picture as a PDF of one page, a point to each of its units."""
    fonts.register()
    page = BytesIO()
    canvas = Canvas(
        page,
        pagesize=(picture.width, picture.height),
        pageCompression=0,
        invariant=1,
        initialFontName=fonts.FACES["text"][0],  # type: ignore[arg-type]  # the stub wants a number
    )
    ink.draw_on(canvas, picture, 0, 0, picture.width)
    canvas.showPage()
    canvas.save()
    return page.getvalue()


@lru_cache(maxsize=64)
def _png(page: bytes, width: int) -> bytes:
    packed = BytesIO()
    _in_few_colours(_pixels(page, width)).save(packed, "PNG", compress_level=PACKED)
    return packed.getvalue()


def _in_few_colours(drawn: Image.Image) -> Image.Image:
    """The image with a palette, which makes a third of the size: what is flat stays as it is.

    What is filled has the most pixels; the rest are edges, which take the nearest of those.
    """
    some = drawn.resize((drawn.width // 2, drawn.height // 2), Image.Resampling.NEAREST)
    found: list[tuple[int, Any]] = some.getcolors(USUAL) or some.getcolors(1 << 24) or []
    most = sorted(found, key=lambda each: (-each[0], each[1]))[:COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([level for _, colour in most for level in colour])
    return drawn.quantize(palette=palette, dither=Image.Dither.NONE)


def _pixels(page: bytes, width: int) -> Image.Image:
    with _one_at_a_time, pypdfium2.PdfDocument(page) as document:
        only = document[0]
        scale = width / only.get_width()
        drawn = only.render(scale=scale, rev_byteorder=True, may_draw_forms=False)
        copied: Image.Image = drawn.to_pil().convert("RGB")
        return copied
