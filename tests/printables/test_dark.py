"""Boards in the dark: every colour has a counterpart in the style sheet, and all text is legible.

`pytest --rewrite` writes the style sheet; look at boards in the dark before you keep it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import combinations, islice
from math import dist
from pathlib import Path as File
from typing import Any

import pytest
import resvg_py
from PIL import Image

import engine
import printables
from engine.btwixt.box.cards import HOUSE
from engine.condottiere.box.cards import NUMBER
from engine.troyes.box.cards import CARDS
from printables import Wanted, palette
from printables.btwixt import plates
from printables.condottiere.board import TINTS
from printables.condottiere.ground import LAND, SEA
from printables.dark import SEATS, darkened, style_sheet, twin
from printables.passage import Passage
from printables.picture import INK, NONE, Group, Path, Picture, Shape, Words, to_svg
from printables.pointing import RING, Chosen
from printables.seats import COLOURS, mixed
from printables.troyes.paper import PANEL
from printables.troyes.paper import SHEET as SHEET_OF_TROYES
from service.language import words
from tests.printables.conftest import PEOPLE
from tests.tables import random_moves

GAMES = engine.games()
SHEET = File(__file__).resolve().parents[2] / "templates/static/boards.css"
PAGES = SHEET.with_name("style.css")
CARDS_OF = {
    "condottiere": [*NUMBER],
    "btwixt": [*HOUSE.described],
    "troyes": [
        *CARDS.activity_number,
        *CARDS.event_number,
        *(each.id for each in CARDS.characters),
    ],
}
SMALL, LARGE = 4.5, 3.0  # the contrast for text, and for shapes told by their outline
TINTED = [mixed(colour, LAND, TINTS[0]) for colour in COLOURS]  # the ground of each seat's regions
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


# --- pictures on pages ------------------------------------------------------


@cache
def boards(name: str) -> list[Picture]:
    """Return boards of a game with the fewest and most seats, with everything that a page adds."""
    game = GAMES[name]
    return [
        _board(game, state, seat, seats)
        for seats in (game.seats[0], game.seats[-1])
        for state, seat, _ in islice(random_moves(game, seats, seats, 9), 12)
    ]


def _board(game: Any, state: Any, seat: int, seats: int) -> Picture:
    shown, say = game.view(state, seat), words.speaker("en", game)
    bare = printables.board(game, shown, say, names=PEOPLE[:seats])
    places = [each.place for each in _groups(bare.shapes) if each.place]
    return printables.board(
        game,
        shown,
        say,
        names=PEOPLE[:seats],
        links=dict.fromkeys(places[1::2], ("/", "Go there")),
        chosen=[Chosen(place, "/", "Take it back") for place in places[:1]],
        marks={place: ["1", "2"] for place in places[2:3]},
    )


def small_ones(name: str) -> Iterator[Picture]:
    """Yield the signs of a game's cards, its dice, and the signs beside lines of its sheets."""
    game = GAMES[name]
    say = words.speaker("en", game)
    yield from (printables.emblem(game, card, say) for card in CARDS_OF.get(game.family, ()))
    told = [{"die": f"{owner}:{die}5"} for owner in ("0", "grey", "le_roy") for die in "rwy"]
    dice = (printables.piece(game, facts) for facts in (*told, {"kind": "number", "number": 5}))
    yield from filter(None, dice)
    yield from (Picture(20, 20, sign) for sign in _signs(game, say))


def _signs(game: Any, say: Any) -> Iterator[Any]:
    for name in printables.sheets(game):
        form = (twin_of := printables.sheet(game, name).twin) and twin_of(Wanted(game, say, "a4"))
        parts = [part for parts in form.pages for part in parts] if form else []
        for part in parts:
            yield from part.signs if isinstance(part, Passage) else (r.sign for r in part.rows)


def colours_of(pictures: Iterable[Picture]) -> set[str]:
    found: set[str] = set()
    for picture in pictures:
        shapes = [each for each in _flat(picture.shapes) if not isinstance(each, Group)]
        found.update(palette.colours_of(shapes, picture.colours))
    return found


def _flat(shapes: Iterable[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from _flat(shape.shapes)


def _groups(shapes: Iterable[Shape]) -> Iterator[Group]:
    return (each for each in _flat(shapes) if isinstance(each, Group))


# --- the sheet --------------------------------------------------------------


def test_every_colour_of_a_board_a_card_and_a_piece_has_a_twin(rewrite: bool) -> None:
    drawn = [picture for name in GAMES for picture in (*boards(name), *small_ones(name))]
    written = style_sheet(colours_of(drawn))
    if rewrite:
        SHEET.write_text(written, encoding="utf-8")
    assert SHEET.is_file() and SHEET.read_text(encoding="utf-8") == written


@every_game
def test_an_image_is_drawn_in_the_same_colours_on_dark_paper(game: Any) -> None:
    for picture in boards(game.id)[::8]:
        night = darkened(picture)
        paper, *shapes = _flat(night.shapes)
        assert isinstance(paper, Path) and paper.fill == twin("fill", "#ffffff")
        for each, dark in zip(_flat(picture.shapes), shapes, strict=True):
            if isinstance(each, Path):
                assert (dark.fill, dark.stroke) == (
                    _or_none("fill", each.fill),
                    _or_none("stroke", each.stroke),
                )
            elif isinstance(each, Words):
                assert dark.fill == twin("text", each.fill)


def _or_none(part: str, colour: str) -> str:
    return colour if colour == NONE else twin(part, colour)


def test_a_ring_and_the_seats_are_among_them() -> None:
    sheet = SHEET.read_text(encoding="utf-8")
    for colour in (RING, *COLOURS, *TINTED):
        assert f'.picture [stroke="{colour}"]' in sheet and f'.picture [fill="{colour}"]' in sheet
    pages = PAGES.read_text(encoding="utf-8").split("prefers-color-scheme: dark", 1)[1]
    for seat, colour in enumerate(COLOURS):
        assert f"--seat-{seat}: {SEATS[colour]};" in pages, "as the page names them"


# --- visible differences ----------------------------------------------------


def light(colour: str) -> float:
    """Return the relative luminance (WCAG 2)."""
    levels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in levels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@every_game
def test_all_words_of_a_board_can_be_read_in_the_dark(game: Any) -> None:
    faint = {
        (each.text, ink, ground)
        for picture in boards(game.id)[::4]
        for each, ground in words_on_grounds(picture)
        if contrast(ink := twin("text", each.fill), ground) < SMALL
    }
    assert faint == set()


def words_on_grounds(picture: Picture) -> Iterator[tuple[Words, str]]:
    """Yield each line of text, with the dark colour behind most of it."""
    ground = in_the_dark(picture)
    for each in _flat(picture.shapes):
        if isinstance(each, Words) and each.text.strip() and not each.turn:
            found = Counter(ground.getpixel(spot) for spot in _along(each, ground.size))
            red, green, blue = found.most_common(1)[0][0]
            yield each, f"#{red:02x}{green:02x}{blue:02x}"


def in_the_dark(picture: Picture) -> Image.Image:
    """Return the board without words in dark colours, one pixel for each unit."""
    svg = to_svg(replace(picture, shapes=tuple(_wordless(picture.shapes))))
    colour = re.compile(r'(fill|stroke)="(#[0-9a-f]{6})"')
    dark = colour.sub(lambda found: f'{found[1]}="{twin(found[1], found[2])}"', svg)
    png = resvg_py.svg_to_bytes(svg_string=dark, width=round(picture.width))
    return Image.open(BytesIO(bytes(png))).convert("RGB")


def _wordless(shapes: Iterable[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield replace(shape, shapes=tuple(_wordless(shape.shapes)))
        elif not isinstance(shape, Words):
            yield shape


def _along(each: Words, size: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield points at half the height of a text, along nearly all of its length."""
    wide = len(each.text) * each.size * 0.4
    left = {"start": each.x, "middle": each.x - wide / 2, "end": each.x - wide}[each.anchor]
    for share in range(1, 18, 2):
        x, y = left + wide * share / 18, each.y - each.size * 0.3
        yield min(max(0, int(x)), size[0] - 1), min(max(0, int(y)), size[1] - 1)


def test_highlighted_places_contrast_with_their_words() -> None:
    dark = PAGES.read_text(encoding="utf-8").split("prefers-color-scheme: dark", 1)[1]
    (lit,) = re.findall(r"--lit: (#\w{6})", dark)
    for ink in (INK, plates.SOFT, plates.CALLED):
        assert contrast(twin("text", ink), lit) >= SMALL, ink


def test_rings_and_seats_contrast_with_their_grounds() -> None:
    grounds = [twin("fill", each) for each in (LAND, SEA, PANEL, SHEET_OF_TROYES, plates.PAPER)]
    lands = [twin("fill", colour) for colour in TINTED]
    for ground in (*grounds, *lands):
        assert contrast(twin("stroke", RING), ground) >= SMALL
        for colour in COLOURS:
            assert contrast(twin("fill", colour), ground) >= LARGE, (colour, ground)
    for one, other in combinations(lands, 2):
        assert apart(one, other) > 12, (one, other)
    assert all(apart(twin("fill", LAND), land) > 12 for land in lands)
    assert apart(twin("fill", LAND), twin("fill", SEA)) > 12


def apart(one: str, other: str) -> float:
    """Return the distance of two colours in red, green and blue."""
    parts = ([int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in (one, other))
    return dist(*parts)
