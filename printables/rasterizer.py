"""Rendering of single shapes as pixels with transparency by PDFium, without system fonts.

The page stays open, since opening one with its fonts costs more than most shapes. It holds one
shape at a time, so that no earlier drawing affects a shape.
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

from printables import pdf_renderer
from printables.bounds import Box
from printables.kit import fonts, text
from printables.picture import NONE, Path, Words

HIGH = 1000  # height of the page; shapes outside it are drawn too
DRAWN = 20_000  # shapes before a new page: a page caches glyphs of every size and angle
DEEP = 4  # bytes of a pixel
BLACK = "#000000"
Thing = Any  # a PDFium handle: a path, text or font
ONE_AT_A_TIME = Lock()  # PDFium is not thread-safe


class _Page:
    """A PDFium page to draw on, with the fonts loaded so far."""

    def __init__(self) -> None:
        self.document: Thing = raw.FPDF_CreateNewDocument()
        self.sheet: Thing = raw.FPDFPage_New(self.document, 0, HIGH, HIGH)
        self.fonts: dict[str, Thing] = {}
        self.drawn = 0

    def font(self, name: str) -> Thing:
        """Return the PDFium font of this name; its glyphs are addressed by their numbers."""
        if name not in self.fonts:
            data = (fonts.FOLDER / fonts.FILES[name]).read_bytes()
            held = (c_uint8 * len(data)).from_buffer_copy(data)
            kind = raw.FPDF_FONT_TRUETYPE
            self.fonts[name] = raw.FPDFText_LoadFont(self.document, held, len(data), kind, True)
        return self.fonts[name]

    def close(self) -> None:
        """Release the PDFium handles."""
        for font in self.fonts.values():
            raw.FPDFFont_Close(font)
        raw.FPDF_ClosePage(self.sheet)
        raw.FPDF_CloseDocument(self.document)


_pages: list[_Page] = []  # the open page, if any


def painted(shape: Path | Words, scale: float, box: Box) -> Image.Image:
    """Return the shape by itself as pixels, within `box`."""
    with ONE_AT_A_TIME:
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
    """Return the open page, or a new one after DRAWN shapes."""
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
    """Return PDFium's rendering of these objects alone, within `box`."""
    left, top, right, low = box
    wide, high = right - left, low - top
    pixels = bytearray(wide * high * DEEP)
    held = (c_ubyte * len(pixels)).from_buffer(pixels)
    bitmap = raw.FPDFBitmap_CreateEx(wide, high, raw.FPDFBitmap_BGRA, held, wide * DEEP)
    # PDF pages count y upwards, pictures downwards.
    place = raw.FS_MATRIX(scale, 0, 0, -scale, -left, HIGH * scale - top)
    within = raw.FS_RECTF(0, 0, wide, high)
    try:
        for thing in things:
            raw.FPDFPage_InsertObject(page.sheet, thing)
        raw.FPDF_RenderPageBitmapWithMatrix(
            bitmap, page.sheet, place, within, raw.FPDF_REVERSE_BYTE_ORDER
        )
    finally:  # no private shape may stay on the page for another picture
        for thing in things:
            raw.FPDFPage_RemoveObject(page.sheet, thing)
            raw.FPDFPageObj_Destroy(thing)
    raw.FPDFBitmap_Destroy(bitmap)
    return Image.frombuffer("RGBA", (wide, high), pixels, "raw", "RGBA", 0, 1)


def _path(path: Path, fill: str, stroke: str) -> Thing:
    """Return a PDFium path with this fill and stroke."""
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
    """Yield a text object for each run of one font; none for blank words."""
    if not words.text.strip():
        return
    line = text.on_one_line(words.text, pdf_renderer.style_of(words))
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
    """Return a colour's red, green and blue, and an opaque alpha, each from 0 to 255."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue, 255
