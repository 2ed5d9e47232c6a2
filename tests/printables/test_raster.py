"""The board in a letter: it looks like the board on the page, and the bytes are reproducible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import islice
from math import ceil

import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

import engine
import printables
from printables import palette, pdf_renderer, raster
from printables.bounds import bounds
from printables.btwixt.plates import PAPER
from printables.condottiere.ground import LAND
from printables.kit import fonts
from printables.picture import (
    ORNAMENT,
    Group,
    Path,
    Picture,
    Shape,
    Words,
    circle,
    rectangle,
    to_svg,
    unadorned,
)
from printables.seats import COLOURS, mixed
from printables.sprite_cache import piece_of
from printables.troyes.paper import PANEL
from service.language import words
from tests.printables.conftest import LANGUAGES, PEOPLE
from tests.tables import random_moves

WIDTH, WHOLE = 480, 12  # pixels
FAR = 60  # of 255: more than the greys of edges differ between programs
NEAR = 25  # of 255: the effect of moving a letter by half a pixel, after blurring
PALE = 240  # of 255: white in a small palette
BOARDS = [("condottiere-3e", 4), ("rakab", 3), ("troyes", 3), ("btwixt", 4)]


def in_course(name: str, seats: int, language: str) -> Picture:
    game = engine.games()[name]
    *_, (state, _, _) = random_moves(game, seats, 0, 40)
    say = words.speaker(language, game)
    board = printables.board(game, game.view(state, 0), say, names=PEOPLE[:seats])
    # A whole number of pixels high, since resvg would stretch it to that.
    whole = WHOLE * board.width / WIDTH
    high = ceil(board.height / whole) * whole
    paper = rectangle(0, 0, board.width, high, fill="#ffffff")
    return replace(board, height=high, shapes=(paper, *board.shapes), ground=board.ground + 1)


def by_resvg(picture: Picture) -> Image.Image:
    files = [str(fonts.FOLDER / file) for file in fonts.FILES.values()]
    drawn = resvg_py.svg_to_bytes(
        svg_string=to_svg(picture), width=WIDTH, skip_system_fonts=True, font_files=files
    )
    return Image.open(BytesIO(drawn)).convert("RGB")


def by_us(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(raster.to_png(picture, WIDTH))).convert("RGB")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_a_letters_picture_equals_the_pages(name: str, seats: int, language: str) -> None:
    """Edges are not compared, since every renderer has its own greys there."""
    picture = in_course(name, seats, language)
    ours, others = by_us(picture), by_resvg(picture)
    assert ours.size == others.size
    apart = ImageChops.difference(ours, others).convert("L")
    assert ImageStat.Stat(apart).mean[0] < 5
    far = sum(apart.histogram()[FAR:]) / (apart.width * apart.height)
    assert far < 0.02
    blurred = [image.reduce(12) for image in (ours, others)]  # anything larger than an edge
    assert max(ImageChops.difference(*blurred).convert("L").get_flattened_data()) < NEAR


def test_a_colour_that_fills_something_is_not_changed() -> None:
    fills = [f"#{red:02x}{green:02x}c8" for red in range(0, 250, 40) for green in (80, 100, 120)]
    boxes = [rectangle(40 * at, 0, 40, 40, fill=fill) for at, fill in enumerate(fills)]
    seals = [circle(40 * at + 20, 20, 6, fill="#2b2622") for at in range(len(fills))]
    image = Image.open(BytesIO(raster.to_png(Picture(40 * len(fills), 40, (*boxes, *seals)), 900)))
    shown = image.convert("RGB")
    step = 900 / len(fills)
    for at, fill in enumerate(fills):
        found = shown.getpixel((round(step * at + 4), 4))
        assert isinstance(found, tuple)
        wanted = bytes.fromhex(fill[1:])
        assert max(abs(one - other) for one, other in zip(found, wanted, strict=True)) <= 4
    assert image.mode == "P" and len(image.getcolors() or []) <= palette.MOST


@pytest.mark.parametrize(("paper", "share"), [(PANEL, 0.16), (PAPER, 0.1), (LAND, 0.27)])
def test_the_grounds_of_two_seats_are_two_colours(paper: str, share: float) -> None:
    """In a palette, the background colours of two seats stay distinct, on every board."""
    grounds = [mixed(colour, paper, share) for colour in COLOURS]
    shown = palette.palette_of(palette.colours_of([rectangle(0, 0, 9, 9, fill="#2b2622")], grounds))
    levels = shown.getpalette() or []
    kept = {tuple(levels[at : at + 3]) for at in range(0, len(levels), 3)}
    assert all(palette._levels(ground) in kept for ground in grounds)


def test_threads_that_draw_at_the_same_time_get_their_own_pictures() -> None:
    pictures = [Picture(90, 60, (circle(10 + each, 30, 8, fill="#a03020"),)) for each in range(40)]
    alone = [raster.to_png(picture, 90) for picture in pictures]
    piece_of.cache_clear()
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda picture: raster.to_png(picture, 90), pictures))
    assert together == alone and len({*alone}) == len(pictures)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_a_picture_on_a_cached_ground_equals_a_whole_one(
    name: str, seats: int, language: str
) -> None:
    game = engine.games()[name]
    say = words.speaker(language, game)
    for state, _, _ in islice(random_moves(game, seats, 1), 20, 32):
        view = game.view(state, None)
        picture = printables.board(game, view, say, names=PEOPLE[:seats])
        ours = raster.to_png(picture, WIDTH)
        assert ours == raster.to_png(picture, WIDTH)
        assert ours == raster.to_png(replace(picture, ground=0), WIDTH)


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_the_ground_of_a_board_is_the_same_in_every_state(name: str, seats: int) -> None:
    """If the height stays the same, letters can share the ground instead of drawing it again."""
    grounds: dict[float, set[str]] = {}
    game = engine.games()[name]
    say = words.speaker("hu", game)
    for state, _, _ in islice(random_moves(game, seats, 3), 0, 60, 4):
        picture = printables.board(game, game.view(state, None), say, names=PEOPLE[:seats])
        assert picture.ground
        # By content: a path that fell out of a cache is drawn again as another, equal one.
        ground = repr(pdf_renderer.flat(picture.shapes[: picture.ground]))
        grounds.setdefault(picture.height, set()).add(ground)
    assert all(len(found) == 1 for found in grounds.values())


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_numbers_on_a_board_are_no_reason_to_draw_all_of_it(name: str, seats: int) -> None:
    game, say = engine.games()[name], words.speaker("en", name)
    state = game.setup(seats, {}, bytes(32))
    view = game.view(state, 0)
    plain = printables.board(game, view, say, names=PEOPLE[:seats])
    place = next(shape.place or shape.name for shape in places(plain.shapes))
    numbered = printables.board(game, view, say, names=PEOPLE[:seats], marks={place: ["1"]})
    assert numbered.shapes != plain.shapes
    both = [
        palette.colours_of(pdf_renderer.flat(each.shapes), each.colours)
        for each in (plain, numbered)
    ]
    assert both[0] == both[1]


def places(shapes: Iterable[Shape]) -> Iterator[Group]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from [shape] if shape.place or shape.name else places(shape.shapes)


def test_a_part_that_moved_leaves_nothing_behind() -> None:
    ground = rectangle(0, 0, 300, 200, fill="#eeeeee")
    colours = ("#123456", "#ffffff")
    places = [(40, 40), (150, 90), (260, 160)]
    for x, y in places:
        moving = circle(x, y, 20, fill="#123456", stroke="#ffffff", weight=4)
        picture = Picture(300, 200, (ground, moving), colours=colours, ground=1)
        drawn = raster.to_png(picture, 600)
    seen = Image.open(BytesIO(drawn)).convert("RGB")
    for x, y in places[:-1]:
        box = (2 * x - 50, 2 * y - 50, 2 * x + 50, 2 * y + 50)
        assert seen.crop(box).getcolors() == [(10_000, (0xEE, 0xEE, 0xEE))]
    assert seen.getpixel((520, 320)) == (0x12, 0x34, 0x56)


def test_a_letters_picture_uses_no_drawing_for_others() -> None:
    """Drawings for others do not change the bytes."""
    ground = rectangle(0, 0, 300, 200, fill="#eeeeee")
    secret, own = circle(99.7, 90.3, 20, fill="#123456"), circle(210.2, 90.6, 20, fill="#123456")
    first, second = (Picture(300, 200, (ground, its), ground=1) for its in (secret, own))
    alone = raster.to_png(second, 600)
    piece_of.cache_clear()
    raster.to_png(first, 600)
    assert raster.to_png(second, 600) == alone


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_every_shape_keeps_to_its_bounds(name: str, seats: int) -> None:
    """Each shape is drawn within its bounds; the rest would be cut off."""
    picture = in_course(name, seats, "fa")
    size = (480, ceil(picture.height * 480 / picture.width))
    for shape in {*pdf_renderer.flat(picture.shapes)}:
        drawn = raster.to_png(replace(picture, shapes=(*_blank(picture), shape), ground=1), 480)
        left, top, right, low = bounds(shape, 480 / picture.width, size)
        image = Image.open(BytesIO(drawn)).convert("RGB")
        image.paste((255, 255, 255), (left, top, max(left, right), max(top, low)))
        assert all(darkest > PALE for darkest, _ in image.getextrema()), shape


def _blank(picture: Picture) -> tuple[Path]:
    return (rectangle(0, 0, picture.width, picture.height, fill="#ffffff"),)


def test_a_letters_picture_has_a_palette() -> None:
    picture = in_course("troyes", 3, "hu")
    image = Image.open(BytesIO(raster.to_png(picture, 333)))
    image.load()  # this checks the checksums
    assert image.size[0] == 333 and image.mode == "P"


def test_words_that_say_nothing_are_drawn_as_nothing() -> None:
    seal = circle(25, 25, 20, fill="#123456")
    silent = Words(25, 25, " ", 12), Words(10, 10, "", 12, turn=30)
    assert raster.to_png(Picture(50, 50, (seal, *silent)), 52) == raster.to_png(
        Picture(50, 50, (seal,)), 52
    )


def test_without_ornaments_the_ground_stays_below_all() -> None:
    ornament, under = (
        rectangle(0, 0, 50, 50, fill="#8a3324", kind=kind) for kind in (ORNAMENT, "")
    )
    moving = Group(
        (rectangle(9, 9, 9, 9, fill="#1f4a86", kind=f"band {ORNAMENT}"), circle(5, 5, 4))
    )
    bare = unadorned(Picture(50, 50, (ornament, under, moving), ground=2))
    first, rest = bare.shapes
    assert bare.ground == 1 and first is under
    assert isinstance(rest, Group) and rest.shapes == (moving.shapes[1],)
    assert unadorned(bare) == bare
