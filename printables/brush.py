"""PDFium as a brush: one shape as pixels that can be seen through, without anything of the system.

The page that it draws on stays open, for opening one with its fonts would cost more than most
shapes do. It holds one shape at a time, so none is touched by what was drawn before.
"""

import atexit
from collections.abc import Iterator, Sequence
from ctypes import c_float, c_ubyte, c_uint8, c_uint32
from functools import lru_cache
from math import cos, radians, sin
from threading import Lock
from typing import Any

from PIL import Image, ImageChops
from pypdfium2 import raw

from printables import ink
from printables.bounds import Box
from printables.kit import fonts, text
from printables.picture import NONE, Path, Words

HIGH = 1000  # of the page; what lies outside is drawn too
DRAWN = 20_000  # shapes to a page: it keeps letters of every size and turn that it has drawn
DEEP = 4  # bytes of a pixel
BLACK = "#000000"
Thing = Any  # PDFium's handle of what it holds: a path, some letters, a font
_one_at_a_time = Lock()  # PDFium is not made for several threads


class _Page:
    """A page to draw on, with the fonts that were wanted so far."""

    def __init__(self) -> None:
        self.document: Thing = raw.FPDF_CreateNewDocument()
        self.sheet: Thing = raw.FPDFPage_New(self.document, 0, HIGH, HIGH)
        self.fonts: dict[str, Thing] = {}
        self.drawn = 0

    def font(self, name: str) -> Thing:
        """As PDFium knows it: its letters are asked for by their numbers in the font."""
        if name not in self.fonts:
            data = (fonts.FOLDER / fonts.FILES[name]).read_bytes()
            held = (c_uint8 * len(data)).from_buffer_copy(data)
            kind = raw.FPDF_FONT_TRUETYPE
            self.fonts[name] = raw.FPDFText_LoadFont(self.document, held, len(data), kind, True)
        return self.fonts[name]

    def close(self) -> None:
        """Give back all that PDFium holds of it."""
        for font in self.fonts.values():
            raw.FPDFFont_Close(font)
        raw.FPDF_ClosePage(self.sheet)
        raw.FPDF_CloseDocument(self.document)


_pages: list[_Page] = []  # the one that is open


def painted(shape: Path | Words, scale: float, box: Box) -> Image.Image:
    """What lies in these pixels of a picture that shows this shape alone."""
    with _one_at_a_time:
        page = _page()
        if isinstance(shape, Words):
            return _image(page, list(_words(page, shape)), scale, box)
        image = _image(page, [_path(shape, shape.fill, shape.stroke)], scale, box)
        if shape.inside:
            outline = _image(page, [_path(shape, BLACK, NONE)], scale, box)
            left = ImageChops.multiply(image.getchannel("A"), outline.getchannel("A"))
            image.putalpha(left)
        return image


def _page() -> _Page:
    """The open page, or a new one where that has drawn enough."""
    if _pages and _pages[0].drawn >= DRAWN:
        _close()
    if not _pages:
        _pages.append(_Page())
    _pages[0].drawn += 1
    return _pages[0]


@atexit.register
def _close() -> None:
    while _pages:
        _pages.pop().close()


def _image(page: _Page, things: Sequence[Thing], scale: float, box: Box) -> Image.Image:
    """What PDFium makes of them, by itself."""
    left, top, right, low = box
    wide, high = right - left, low - top
    pixels = bytearray(wide * high * DEEP)
    held = (c_ubyte * len(pixels)).from_buffer(pixels)
    bitmap = raw.FPDFBitmap_CreateEx(wide, high, raw.FPDFBitmap_BGRA, held, wide * DEEP)
    # On a page y runs upwards, in a picture downwards.
    place = raw.FS_MATRIX(scale, 0, 0, -scale, -left, HIGH * scale - top)
    within = raw.FS_RECTF(0, 0, wide, high)
    try:
        for thing in things:
            raw.FPDFPage_InsertObject(page.sheet, thing)
        raw.FPDF_RenderPageBitmapWithMatrix(
            bitmap, page.sheet, place, within, raw.FPDF_REVERSE_BYTE_ORDER
        )
    finally:  # what one may see must not stay on the page for another
        for thing in things:
            raw.FPDFPage_RemoveObject(page.sheet, thing)
            raw.FPDFPageObj_Destroy(thing)
    raw.FPDFBitmap_Destroy(bitmap)
    return Image.frombuffer("RGBA", (wide, high), pixels, "raw", "RGBA", 0, 1)


def _path(path: Path, fill: str, stroke: str) -> Thing:
    """The lines of a path, to be filled and stroked so."""
    (_, *start), *rest = path.commands
    thing = raw.FPDFPageObj_CreateNewPath(*start)
    for letter, *values in rest:
        STEPS[letter](thing, *values)
    filled = raw.FPDF_FILLMODE_NONE
    if fill != NONE:
        raw.FPDFPageObj_SetFillColor(thing, *_levels(fill))
        filled = raw.FPDF_FILLMODE_ALTERNATE if path.even_odd else raw.FPDF_FILLMODE_WINDING
    if stroke != NONE:
        raw.FPDFPageObj_SetStrokeColor(thing, *_levels(stroke))
        raw.FPDFPageObj_SetStrokeWidth(thing, path.weight)
        raw.FPDFPageObj_SetLineJoin(thing, raw.FPDF_LINEJOIN_ROUND)
        raw.FPDFPageObj_SetLineCap(thing, raw.FPDF_LINECAP_ROUND)
        dash = (c_float * len(path.dash))(*path.dash)
        raw.FPDFPageObj_SetDashArray(thing, dash, len(path.dash), 0)
    raw.FPDFPath_SetDrawMode(thing, filled, stroke != NONE)
    return thing


STEPS = {
    "M": raw.FPDFPath_MoveTo,
    "L": raw.FPDFPath_LineTo,
    "C": raw.FPDFPath_BezierTo,
    "Z": raw.FPDFPath_Close,
}


def _words(page: _Page, words: Words) -> Iterator[Thing]:
    """The letters of each font; what says nothing has none."""
    if not words.text.strip():
        return
    line = text.on_one_line(words.text, ink.style_of(words))
    across, down = cos(radians(words.turn)), sin(radians(words.turn))
    for start, name, letters in line.runs:
        along = start - text.BEFORE[words.anchor] * line.width
        x, y = words.x + along * across, words.y + along * down
        thing = raw.FPDFPageObj_CreateTextObj(page.document, page.font(name), words.size)
        glyphs = [fonts.font(name).face.charToGlyph.get(ord(letter), 0) for letter in letters]
        raw.FPDFText_SetCharcodes(thing, (c_uint32 * len(glyphs))(*glyphs), len(glyphs))
        raw.FPDFPageObj_SetFillColor(thing, *_levels(words.fill))
        raw.FPDFPageObj_SetMatrix(thing, raw.FS_MATRIX(across, down, down, -across, x, y))
        yield thing


@lru_cache(maxsize=256)
def _levels(colour: str) -> tuple[int, int, int, int]:
    """Red, green, blue, and nothing seen through it."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue, 255
