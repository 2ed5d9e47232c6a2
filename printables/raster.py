"""The fourth backend of a picture: an image for a mail, in few colours and few bytes.

It is drawn on a page of its own size, as on every sheet (ink.py), and PDFium turns that page into
pixels, without anything of the system. Boards that were drawn last are kept: of one for the same
reader that differs in a few shapes only the rectangles round those are drawn and packed anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from io import BytesIO
from math import ceil
from threading import Lock

import pypdfium2
from PIL import Image

from printables import ink
from printables.bounds import Box, bounds, joined
from printables.kit import fonts
from printables.kit.canvas import Canvas
from printables.packed import Bands, packed
from printables.palette import colours_of, palette_of
from printables.picture import NONE, Path, Picture, Words

KEPT = 16  # boards, each of half a million bytes
MOST_STEPS = 60  # from a whole drawing: greys of edges drift apart by a shade
MOST_ANEW = 0.7  # of the area: beyond it all is drawn
_one_at_a_time = Lock()  # PDFium is not made for several threads
_keeping = Lock()


class Appearance:
    """What a shape looks like: equal for two that draw the same. Its hash is worked out once."""

    __slots__ = ("_hash", "_what")

    def __init__(self, what: Hashable) -> None:
        self._what, self._hash = what, hash(what)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Appearance) or self._hash != other._hash:
            return False
        return self._what == other._what  # -1 and -2 have one hash


@dataclass(frozen=True)
class _Board:
    """A picture as it is to be drawn: its shapes with what they look like and where they lie."""

    picture: Picture
    shapes: tuple[Path | Words, ...]
    looks: tuple[Appearance, ...]
    wide: int
    high: int

    @property
    def size(self) -> tuple[float, float, int]:
        """What boards have in common that can be compared."""
        return self.picture.width, self.picture.height, self.wide

    @property
    def scale(self) -> float:
        """Pixels for each unit of the picture."""
        return self.wide / self.picture.width

    def boxes(self) -> list[Box]:
        """Where each shape lies."""
        return [bounds(shape, self.scale, (self.wide, self.high)) for shape in self.shapes]


@dataclass(frozen=True)
class _Drawn:
    """A board in pixels and packed; `steps` away from one that was drawn whole."""

    board: _Board
    colours: tuple[str, ...]
    image: Image.Image
    bands: Bands
    png: bytes
    steps: int
    of: str


_kept: list[_Drawn] = []  # the last ones, the latest last


def to_png(picture: Picture, width: int = 720, of: str = "") -> bytes:
    """The picture as a PNG of so many pixels, drawn with our fonts alone.

    `of` says whose it is. It is built on what was drawn of the same alone: nothing that another may
    see, not a grey at an edge, reaches a letter by what was drawn before. Without it all is drawn.
    """
    board = _board(picture, width)
    with _keeping:
        kept = [each for each in reversed(_kept) if each.board.size == board.size]
    same = next((each for each in kept if _is_it(each, board, of)), None)
    if same is not None:
        return same.png
    drawn = _draw(board, _nearest(board, kept, of) if of else None, of)
    with _keeping:
        _kept.append(drawn)
        del _kept[:-KEPT]
    return drawn.png


def _is_it(drawn: _Drawn, board: _Board, of: str) -> bool:
    """Whether that is this picture; what was drawn whole is the same for everybody."""
    return (drawn.steps == 0 or drawn.of == of) and drawn.board.looks == board.looks


def forget() -> None:
    """Keep nothing: what comes next is drawn whole."""
    with _keeping:
        _kept.clear()


def _board(picture: Picture, width: int) -> _Board:
    shapes = tuple(ink.flat(picture.shapes))
    looks = tuple(map(_look, shapes))
    high = ceil(picture.height * width / picture.width)
    return _Board(picture, shapes, looks, width, high)


def _look(shape: Path | Words) -> Appearance:
    if isinstance(shape, Words):
        return Appearance(shape)
    line = (shape.stroke, shape.weight, shape.dash) if shape.stroke != NONE else ()
    return Appearance((shape.commands, shape.fill, *line, shape.even_odd, shape.inside))


def _nearest(board: _Board, kept: Sequence[_Drawn], of: str) -> _Drawn | None:
    """Of the boards that are kept of the same the one that shares most shapes with this."""
    mine, its = frozenset(board.looks), [each for each in kept if each.of == of]
    return max(its, key=lambda each: len(mine.intersection(each.board.looks)), default=None)


def _draw(board: _Board, before: _Drawn | None, of: str) -> _Drawn:
    """Whole, or where it differs from the one before."""
    colours = colours_of(board.shapes, board.picture.colours)
    boxes: list[Box] | None = None
    if before is not None and before.colours == colours and before.steps < MOST_STEPS:
        boxes = _changed(before.board, board)
    palette = palette_of(colours)
    if before is None or boxes is None:
        boxes = [(0, 0, board.wide, board.high)]
        (image,) = _pixels(board, boxes, palette)
        bands, steps = None, 0
    else:
        image, bands, steps = before.image.copy(), before.bands, before.steps + 1
        for box, pixels in zip(boxes, _pixels(board, boxes, palette), strict=True):
            image.paste(pixels, box[:2])
    png, bands = packed(image, bands, boxes)
    return _Drawn(board, colours, image, bands, png, steps, of)


def _changed(before: _Board, board: _Board) -> list[Box] | None:
    """The rectangles in which the boards differ; None where it is simpler to draw all."""
    was, now = Counter(before.looks), Counter(board.looks)
    other = {look for look in was.keys() | now.keys() if was[look] != now[look]}
    same = [[look for look in each.looks if look not in other] for each in (before, board)]
    if same[0] != same[1]:
        return None
    whole = (board.wide, board.high)
    shapes = [
        shape
        for each in (before, board)
        for look, shape in zip(each.looks, each.shapes, strict=True)
        if look in other
    ]
    boxes = joined([bounds(shape, board.scale, whole) for shape in shapes])
    area = sum((right - left) * (low - top) for left, top, right, low in boxes)
    return boxes if area < MOST_ANEW * whole[0] * whole[1] else None


def _pixels(board: _Board, boxes: Sequence[Box], palette: Image.Image) -> list[Image.Image]:
    """What lies in each rectangle of the board, drawn by whatever reaches into one."""
    here = board.shapes
    if boxes[:1] != [(0, 0, board.wide, board.high)]:
        places = zip(board.shapes, board.boxes(), strict=True)
        here = tuple(shape for shape, place in places if any(_meet(place, box) for box in boxes))
    page = _page(board.picture, here)
    with _one_at_a_time, pypdfium2.PdfDocument(page) as document:
        only = document[0]
        return [_part(only, board, box, palette) for box in boxes]


def _part(page: pypdfium2.PdfPage, board: _Board, box: Box, palette: Image.Image) -> Image.Image:
    left, top, right, low = box
    # PDFium rounds what is left out upwards: half a pixel less is exactly so many.
    margins = (left, board.high - low, board.wide - right, top)
    crop = tuple(max(0.0, (each - 0.5) / board.scale) for each in margins)
    drawn = page.render(scale=board.scale, crop=crop, rev_byteorder=True, may_draw_forms=False)
    # A look into PDFium's own memory: reduced to the palette it is an image of ours.
    reduced: Image.Image = drawn.to_pil().quantize(palette=palette, dither=Image.Dither.NONE)
    return reduced


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _page(picture: Picture, shapes: tuple[Path | Words, ...]) -> bytes:
    """The shapes as a PDF of one page, a point to each unit of the picture."""
    fonts.register()
    page = BytesIO()
    canvas = Canvas(
        page,
        pagesize=(picture.width, picture.height),
        pageCompression=0,
        invariant=1,
        initialFontName=fonts.FACES["text"][0],  # type: ignore[arg-type]  # the stub wants a number
    )
    canvas.whole_fonts = True
    ink.draw_shapes(canvas, shapes, 0, picture.height)
    canvas.showPage()
    canvas.save()
    return page.getvalue()
