"""The board on paper: it is empty, with room for pieces and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import pairwise
from typing import Any

import pytest
from reportlab.lib.units import mm

import engine
import printables
from printables import Wanted
from printables.picture import Group, Picture
from printables.troyes import card_places, city, pieces
from printables.troyes.paper import TINTS
from service.language import words
from tests.printables.conftest import LANGUAGES, PAPERS, pages_in
from tests.printables.measured import drawn_on, sizes_of_pages
from tests.printables.test_papers import are_in, plain

TROYES = engine.games()["troyes"]
# The package gives that name to the function that draws the sheet.
board_sheet = import_module("printables.troyes.board_sheet")
DIE = 16 * mm  # the usual size of dice in such games
ALL = [(language, paper) for language in LANGUAGES for paper in PAPERS]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Picture, float]]:
    """Return a list that receives each picture as it is drawn, with its width in points."""
    seen: list[tuple[Picture, float]] = []
    draw = board_sheet.pdf_renderer.draw_on
    monkeypatch.setattr(
        board_sheet.pdf_renderer,
        "draw_on",
        lambda *all: (seen.append((all[1], all[4])), draw(*all))[1],
    )
    return seen


def sheet(language: str = "en", paper: str = "a4", players: int | None = None) -> bytes:
    return printables.draw(TROYES, "board", words.speaker(language, TROYES), paper, None, players)


def paths(shapes: Any) -> Iterator[Any]:
    for shape in shapes:
        yield from paths(shape.shapes) if isinstance(shape, Group) else (shape,)


def has(picture: Picture, piece: Any) -> bool:
    """True if the picture contains that piece, at any place and size."""
    looks = [
        (path.fill, len(path.commands))
        for path in paths(picture.shapes)
        if hasattr(path, "commands")
    ]
    wanted = [(path.fill, len(path.commands)) for path in piece]
    many = len(wanted)
    return any(looks[at : at + many] == wanted for at in range(len(looks) - many + 1))


@pytest.mark.parametrize(("language", "paper"), ALL)
def test_the_board_is_a_town_two_pages_of_places_and_one_of_words(
    language: str, paper: str
) -> None:
    pdf = sheet(language, paper)
    assert pages_in(pdf) == 4
    assert pdf == sheet(language, paper)


@pytest.mark.parametrize("paper", PAPERS)
def test_it_takes_the_width_of_the_page(paper: str, drawn: list[tuple[Picture, float]]) -> None:
    sheet(paper=paper)
    assert drawn[0][1] / mm == pytest.approx({"a4": 196, "letter": 201.9}[paper], abs=0.1)


@pytest.mark.parametrize("players", [None, 1, 2, 3, 4])
def test_it_has_no_pieces_and_the_requested_number_of_seats(
    players: int | None, drawn: list[tuple[Picture, float]]
) -> None:
    sheet(players=players)
    town = drawn[0][0]
    assert [has(town, pieces.sign(seat)) for seat in range(4)] == [
        seat < (players or 0) for seat in range(4)
    ]
    assert has(town, pieces.sign(pieces.ROY)) == (players == 1)
    assert not has(town, pieces.crown())
    assert not any(has(town, pieces.citizen(seat)) for seat in (0, 1, 2, 3, pieces.GREY))
    assert not has(town, pieces.scroll())


@pytest.mark.parametrize("players", [None, 1, 2, 3, 4])
@pytest.mark.parametrize(("language", "paper"), ALL)
def test_a_quarter_has_room_for_dice_and_a_space_for_a_citizen(
    language: str, paper: str, players: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    quarters: list[tuple[float, float]] = []
    draw = board_sheet._quarter
    monkeypatch.setattr(
        board_sheet, "_quarter", lambda *all: (quarters.append(all[4:6]), draw(*all))[1]
    )
    sheet(language, paper, players=players)
    unit = (196 if paper == "a4" else 201.9) * mm / 760
    assert len(quarters) == {None: 4, 1: 2}.get(players, players)
    for wide, deep in quarters:
        assert wide * unit >= 5 * DIE * 0.99
        assert (deep - board_sheet.NAME) * unit >= DIE
    assert board_sheet.STREET_HIGH * unit >= DIE
    assert city.ACROSS * unit >= 5 * DIE * 0.99


def boxes(pdf: bytes, page: int, fill: str) -> list[tuple[float, float]]:
    """Return width and height in mm of each shape of that colour, rounded to 0.1."""
    sizes = [path.size for path in drawn_on(pdf, page) if path.fill == fill]
    return [(round(wide, 1), round(high, 1)) for wide, high in sizes]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_places_are_of_the_size_of_cards_and_say_it(
    paper: str, language: str, text_of: Callable[[bytes], str]
) -> None:
    pdf = sheet(language, paper)
    say = words.speaker(language, TROYES)
    for fill, page, count in (
        (TINTS["red"], 1, 3),
        (TINTS["white"], 1, 3),
        (TINTS["yellow"], 2, 3),
        (card_places.PALE, 2, 3),
    ):
        places = [size for size in boxes(pdf, page, fill) if size > (60, 60)]
        assert places == [(63, 88)] * count
    assert are_in(say("board-sheet-places", wide=63, high=88), plain(text_of(pdf)))
    for page in (1, 2):
        wide, high = sizes_of_pages(pdf)[page]
        for path in drawn_on(pdf, page):
            left, low, right, top = path.box
            assert left >= 4 and low >= 4 and right <= wide - 4 and top <= high - 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("large", [False, True])
def test_pieces_of_the_stated_sizes_fit_on_the_town(
    large: bool, paper: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Measure in the PDF: districts, spaces of citizens, and the distance of cubes."""
    say, told = words.speaker(language, TROYES), {}

    class Ears:
        def __getattr__(self, name: str) -> Any:
            return getattr(say, name)

        def __call__(self, key: str, **facts: Any) -> str:
            told.setdefault(key, facts)
            return say(key, **facts)

    asked = Wanted(TROYES, Ears(), paper, joined=large)
    pdf = printables.drawn("board", asked)
    spaces, bays = [], []
    for page in (1, 2, 4, 5) if large else (0,):
        paths = drawn_on(pdf, page)
        spaces += [path.size for path in paths if path.fill == "#f2e7cd"]
        bays += [path.box for path in paths if path.fill == "#fffdf7" and len(path.points) == 10]
    assert spaces and bays
    space, cube = told["board-sheet-spaces"]["across"], told["board-sheet-spaces"]["cube"]
    assert all(min(size) >= space - 0.01 for size in spaces)
    assert min(min(size) for size in spaces) < space + 1
    assert space >= (20 if large else 12) and cube >= (16 if large else 9)
    across = sorted({round(left, 2) for left, *_ in bays})
    down = sorted({round(low, 2) for _, low, *_ in bays})
    for places in (across, down):
        steps = [other - one for one, other in pairwise(places) if other - one > 1]
        assert min(steps) >= cube - 0.01
    quarter = told["board-sheet-quarters"]
    assert quarter["wide"] >= (144 if large else 79) and quarter["high"] >= quarter["side"] == 16


def test_in_grey_a_place_tells_its_colour_by_the_shape_of_a_die(
    drawn: list[tuple[Picture, float]],
) -> None:
    sheet()
    for number, colours in ((1, ("red", "white")), (2, ("yellow",))):
        assert all(has(drawn[number][0], pieces.die(colour, 0, 34)) for colour in colours)
