"""The fourth backend of a picture: an image for a mail, in few colours and few bytes.

Each of its shapes is turned into pixels by itself (brush.py), and kept so (pieces.py): boards have
most of theirs in common, so a new one is mostly put together from pieces that lie ready. What no
state of a picture changes is put together once and laid under. An image is strips, one under
another: those whose shapes were drawn for the same reader before are kept, and only the others are
put together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil
from threading import Lock

from PIL import Image

from printables import ink
from printables.bounds import Box, bounds
from printables.packed import ROWS, Strip, png_of, strips_of
from printables.palette import PAPER, colours_of, palette_of
from printables.picture import Path, Picture, Words
from printables.pieces import lay, piece_of

KEPT = 2048  # strips, each of some four thousand bytes: a hundred boards
GROUNDS = 12  # each of one or two million bytes: Troyes has one for each height of its town
_keeping = Lock()

Shapes = tuple[Path | Words, ...]
Placed = tuple[tuple[Path | Words, Box], ...]  # shapes, each with the pixels that it lies in
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
    def colours(self) -> tuple[str, ...]:
        """All that have a place in its palette."""
        return colours_of(self.shapes, self.picture.colours)

    @property
    def high(self) -> int:
        """Pixels."""
        return ceil(self.picture.height * self.wide / self.picture.width)

    @property
    def scale(self) -> float:
        """How many pixels a unit of the picture is."""
        return self.wide / self.picture.width

    @cached_property
    def placed(self) -> Placed:
        """Where they lie."""
        whole = self.wide, self.high
        return tuple((shape, bounds(shape, self.scale, whole)) for shape in self.shapes)

    @cached_property
    def ground(self) -> int:
        """So many of them, from below, are the same in every state of the picture."""
        return len(ink.flat(self.picture.shapes[: self.picture.ground]))

    @cached_property
    def strips(self) -> list[Shapes]:
        """For each strip the shapes that reach into it."""
        strips: list[list[Path | Words]] = [[] for _ in range(-(-self.high // ROWS))]
        for shape, (left, top, right, low) in self.placed:
            if left < right and top < low:
                for strip in strips[top // ROWS : (low - 1) // ROWS + 1]:
                    strip.append(shape)
        return [tuple(strip) for strip in strips]

    def key(self, strip: int) -> Key:
        """Equal for strips that show the same to the same."""
        rows = min(ROWS, self.high - strip * ROWS)
        return self.of, self.wide, self.scale, self.colours, strip, rows, self.strips[strip]


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
    """These strips of the board, put together from what reaches into one of them."""
    runs, palette = _runs(stale, board.high), palette_of(board.colours)
    ground = _ground(board.placed[: board.ground], board.scale, (board.wide, board.high))
    pieces = [
        piece_of(shape, board.scale, box)
        for shape, box in board.placed[board.ground :]
        if _reaches(box, runs)
    ]
    strips: list[Strip] = []
    for top, low in runs:
        image = ground.crop((0, top, board.wide, low))
        lay(image, pieces, top)
        strips += strips_of(image.quantize(palette=palette, dither=Image.Dither.NONE))
    return strips


def _reaches(box: Box, runs: Iterable[Run]) -> bool:
    """Whether any of it lies in these rows."""
    left, top, right, low = box
    return left < right and any(top < end and start < low for start, end in runs)


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
def _ground(placed: Placed, scale: float, size: tuple[int, int]) -> Image.Image:
    """What lies under a board."""
    image, rows = Image.new("RGB", size, PAPER), [(0, size[1])]
    lay(image, [piece_of(shape, scale, box) for shape, box in placed if _reaches(box, rows)], 0)
    return image
