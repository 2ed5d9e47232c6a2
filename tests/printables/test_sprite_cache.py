"""Shapes as cached pixels pasted on each other: the same as if drawn together anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image

from printables import rasterizer, sprite_cache
from printables.bounds import Box, bounds
from printables.picture import Path, Words, circle, line, rectangle

SIZE = (300, 200)
SCALE = 1.37
GROUND = "#e9dcc1"
SHAPES: list[Path | Words] = [
    rectangle(-20, 10, 150, 90, fill="#7c1f1b"),  # extends beyond the picture
    rectangle(30, 20, 120, 100, fill="#f3ead8", stroke="#2b2622", weight=3),
    circle(100, 70, 45, fill="#1f4a86", stroke="#c08a13", weight=2),
    circle(100, 70, 45, stroke="#2b2622", weight=12, inside=True),
    line([(10, 10), (200, 130)], stroke="#2b2622", weight=1.5, dash=(4, 3)),
    rectangle(4, 4, 205, 135, stroke="#8a6a14", weight=2),  # an outline only
    Words(60, 90, "Béla – Ő", 17, "title", anchor="start"),
    Words(180, 40, "سلام ۱۲", 15, "bold", anchor="end"),
    Words(150, 110, "Cyrus", 13, turn=-30),
]


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    sprite_cache.piece_of.cache_clear()
    yield
    sprite_cache.piece_of.cache_clear()


def box_of(shape: Path | Words) -> Box:
    return bounds(shape, SCALE, SIZE)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_piece_cut_up_is_the_shape(shape: Path | Words) -> None:
    box = box_of(shape)
    whole = rasterizer.painted(shape, SCALE, box)
    blank, wanted, laid = (Image.new("RGB", SIZE, GROUND) for _ in range(3))
    wanted.paste(whole, box, whole)
    sprite_cache.lay(laid, sprite_cache.piece_of(shape, SCALE, box))
    assert wanted.tobytes() == laid.tobytes() != blank.tobytes()


@pytest.mark.parametrize("size", [(60, 60), (64, 58), (91, 47)])
@pytest.mark.parametrize(("ground", "hidden"), [(0, 1), (0, 254), (255, 0), (255, 254)])
def test_one_pixel_is_not_lost_in_its_cell(size: tuple[int, int], ground: int, hidden: int) -> None:
    corners = [(x, y) for x in (0, 31, size[0] - 1) for y in (0, 31, size[1] - 1)]
    for place in corners:
        image = Image.new("RGBA", size, (0x80, 0x20, 0x20, ground))
        image.putpixel(place, (0x80, 0x20, 0x20, hidden))
        seen = [
            tile.mask is not None
            for tile in sprite_cache._tiles(image, 0, 0, False)
            if tile.box[0] <= place[0] < tile.box[2] and tile.box[1] <= place[1] < tile.box[3]
        ]
        assert seen == [True]


def test_opaque_parts_of_one_colour_are_stored_as_that_colour() -> None:
    large = rectangle(0, 0, 200, 140, fill="#123456")
    tiles = sprite_cache.piece_of(large, 1.0, (0, 0, 200, 140))
    assert [tile.shown for tile in tiles] == [(0x12, 0x34, 0x56)]
    frame = sprite_cache.piece_of(SHAPES[5], SCALE, box_of(SHAPES[5]))
    inked = sum((right - left) * (low - top) for (left, top, right, low), _, _ in frame)
    assert inked < SIZE[0] * SIZE[1] / 3


def test_a_shape_does_not_depend_on_earlier_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Test the shapes in reverse order, on several pages of the cache."""
    first = {shape: rasterizer.painted(shape, SCALE, box_of(shape)).tobytes() for shape in SHAPES}
    monkeypatch.setattr(rasterizer, "DRAWN", 2)
    pages: set[rasterizer._Page] = set()
    for shape in reversed(SHAPES):
        assert rasterizer.painted(shape, SCALE, box_of(shape)).tobytes() == first[shape]
        pages.add(rasterizer._pages[0])
        assert len(rasterizer._pages) == 1 and rasterizer._pages[0].drawn <= 2
    assert len(pages) > 1


def test_nothing_of_a_shape_stays_on_the_page() -> None:
    blank = Words(10, 10, " ", 12)
    for shape in SHAPES:
        rasterizer.painted(shape, SCALE, box_of(shape))
        assert rasterizer.painted(blank, SCALE, (0, 0, *SIZE)).getbbox() is None
    assert sprite_cache.piece_of(blank, SCALE, (0, 0, *SIZE)) == ()
