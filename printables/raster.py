"""The fourth backend of a picture: an image for a mail, in few colours and few bytes.

It is drawn on a page of its own size, as on every sheet (ink.py), and PDFium turns that page into
pixels, without anything of the system. What no state of a picture changes is drawn once and laid
under. An image is strips, one under another: those whose shapes were drawn for the same reader
before are kept, and of the rest only the shapes that reach into them are drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import closing
from ctypes import c_ubyte
from dataclasses import dataclass
from functools import cached_property, lru_cache
from io import BytesIO
from math import ceil
from threading import Lock

import pypdfium2
from PIL import Image
from pypdfium2 import PdfBitmap, raw

from printables import ink
from printables.bounds import bounds
from printables.kit import fonts
from printables.kit.canvas import Canvas
from printables.packed import ROWS, Strip, png_of, strips_of
from printables.palette import colours_of, palette_of
from printables.picture import Path, Picture, Words

KEPT = 2048  # strips, each of some four thousand bytes: a hundred boards
GROUNDS = 12  # each of one or two million bytes: Troyes has one for each height of its town
PAGE = 1024  # boards that differ in height alone have one page: what is the same lies at one place
NEAR = 8  # rows round those that are wanted: PDFium leaves out what only touches them
DEEP = 4  # bytes of a pixel, of which three are its colour: so it is drawn and read as it lies
_one_at_a_time = Lock()  # PDFium is not made for several threads
_keeping = Lock()

Shapes = tuple[Path | Words, ...]
Key = tuple[object, ...]
Run = tuple[int, int]  # rows: the first, and the one after the last


@dataclass(frozen=True)
class _Board:
    """A picture as it is to be drawn, so many pixels wide, for a reader."""

    picture: Picture
    wide: int
    of: str

    @cached_property
    def shapes(self) -> Shapes:
        """All that is drawn, from below."""
        return tuple(ink.flat(self.picture.shapes))

    @cached_property
    def ground(self) -> Shapes:
        """Those of them that no state of the picture changes."""
        return tuple(ink.flat(self.picture.shapes[: self.picture.ground]))

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """All that have a place in its palette."""
        return colours_of(self.shapes, self.picture.colours)

    @property
    def high(self) -> int:
        """Pixels."""
        return ceil(self.picture.height * self.wide / self.picture.width)

    @property
    def page(self) -> tuple[float, float]:
        """How large the page is that it is drawn on; one unit of the picture is a point."""
        return self.picture.width, ceil(self.picture.height / PAGE) * PAGE

    @cached_property
    def strips(self) -> list[Shapes]:
        """For each strip the shapes that reach into it."""
        scale, whole = self.wide / self.picture.width, (self.wide, self.high)
        strips: list[list[Path | Words]] = [[] for _ in range(-(-self.high // ROWS))]
        for shape in self.shapes:
            left, top, right, low = bounds(shape, scale, whole)
            if left < right and top < low:
                for strip in strips[top // ROWS : (low - 1) // ROWS + 1]:
                    strip.append(shape)
        return [tuple(strip) for strip in strips]

    def key(self, strip: int) -> Key:
        """Equal for strips that show the same to the same."""
        rows = min(ROWS, self.high - strip * ROWS)
        return self.of, self.wide, self.page, self.colours, strip, rows, self.strips[strip]


_kept: dict[Key, Strip] = {}  # what was asked for last stands last


def to_png(picture: Picture, width: int = 720, of: str = "") -> bytes:
    """The picture as a PNG of so many pixels, drawn with our fonts alone.

    `of` says whose it is. It is put together from what was drawn of the same alone: nothing that
    another may see, not a grey at an edge, reaches a letter by what was drawn before. Without it
    all is drawn.
    """
    board = _Board(picture, width, of)
    strips = _found(board) if of else {}
    stale = [at for at in range(len(board.strips)) if at not in strips]
    if stale:
        drawn = dict(zip(stale, _drawn(board, stale), strict=True))
        strips |= drawn
        if of:
            _keep({board.key(at): strip for at, strip in drawn.items()})
    palette = palette_of(board.colours).getpalette() or ()
    return png_of((strips[at] for at in sorted(strips)), (width, board.high), palette)


def forget() -> None:
    """Keep nothing: what comes next is drawn whole."""
    with _keeping:
        _kept.clear()


def _found(board: _Board) -> dict[int, Strip]:
    """The strips that were drawn before."""
    keys = {board.key(at): at for at in range(len(board.strips))}
    with _keeping:
        known = {key: _kept.pop(key) for key in keys if key in _kept}
        _kept.update(known)
    return {keys[key]: strip for key, strip in known.items()}


def _keep(strips: dict[Key, Strip]) -> None:
    with _keeping:
        _kept.update(strips)
        for key in list(_kept)[:-KEPT]:
            del _kept[key]


def _drawn(board: _Board, stale: Sequence[int]) -> list[Strip]:
    """These strips of the board, drawn by what reaches into one of them."""
    reaching = {shape for at in stale for shape in board.strips[at]}
    above = tuple(shape for shape in board.shapes[len(board.ground) :] if shape in reaching)
    runs, palette = _runs(stale, board.high), palette_of(board.colours)
    size = (board.wide, board.high)
    with _one_at_a_time:
        pixels, ground = _room(*size), memoryview(_ground(board.ground, board.page, *size))
        for rows in (_rows(run, board.wide) for run in runs):
            pixels[rows] = ground[rows]
        _paint(pixels, size, above, board.page, runs)
        parts = [_reduced(pixels, run, board.wide, palette) for run in runs]
    return [strip for part in parts for strip in strips_of(part)]


def _rows(run: Run, wide: int) -> slice:
    """Where they are among the pixels."""
    return slice(run[0] * wide * DEEP, run[1] * wide * DEEP)


def _reduced(pixels: bytearray, run: Run, wide: int, palette: Image.Image) -> Image.Image:
    """These rows in the colours of the palette."""
    rows, size = memoryview(pixels)[_rows(run, wide)], (wide, run[1] - run[0])
    image = Image.frombytes("RGB", size, rows, "raw", "RGBX")
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _runs(strips: Iterable[int], high: int) -> list[Run]:
    """The rows of strips; those that touch are one run."""
    runs: list[Run] = []
    for at in strips:
        top, low = at * ROWS, min((at + 1) * ROWS, high)
        if runs and runs[-1][1] == top:
            top = runs.pop()[0]
        runs.append((top, low))
    return runs


@lru_cache(maxsize=GROUNDS)
def _ground(shapes: Shapes, page: tuple[float, float], wide: int, high: int) -> bytes:
    """What lies under a board, in pixels."""
    pixels = bytearray(b"\xff" * (wide * high * DEEP))
    _paint(pixels, (wide, high), shapes, page, [(0, high)])
    return bytes(pixels)


@lru_cache(maxsize=4)
def _room(wide: int, high: int) -> bytearray:
    """For the pixels of boards of this size: it holds what was drawn last, whoever that was for.

    All that is read from it is written first.
    """
    return bytearray(wide * high * DEEP)


def _paint(
    pixels: bytearray,
    size: tuple[int, int],
    shapes: Shapes,
    page: tuple[float, float],
    runs: Iterable[Run],
) -> None:
    """Draw over what the pixels show, in these rows alone and a few beside them."""
    scale = size[0] / page[0]
    place = raw.FS_MATRIX(scale, 0, 0, scale, 0, 0)
    buffer = (c_ubyte * len(pixels)).from_buffer(pixels)
    bitmap = PdfBitmap.new_native(*size, raw.FPDFBitmap_BGRx, buffer=buffer)
    with closing(bitmap), pypdfium2.PdfDocument(_page(page, shapes)) as document:
        only = document[0]
        for top, low in runs:
            within = raw.FS_RECTF(0, top - NEAR, size[0], low + NEAR)
            raw.FPDF_RenderPageBitmapWithMatrix(
                bitmap, only, place, within, raw.FPDF_REVERSE_BYTE_ORDER
            )


def _page(size: tuple[float, float], shapes: Shapes) -> bytes:
    """The shapes as a PDF of one page."""
    fonts.register()
    page = BytesIO()
    canvas = Canvas(
        page,
        pagesize=size,
        pageCompression=0,
        invariant=1,
        initialFontName=fonts.FACES["text"][0],  # type: ignore[arg-type]  # the stub wants a number
    )
    canvas.whole_fonts = True
    ink.draw_shapes(canvas, shapes, 0, size[1])
    canvas.showPage()
    canvas.save()
    return page.getvalue()
