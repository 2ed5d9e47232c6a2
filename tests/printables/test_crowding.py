"""Objects on a sheet keep their distance, as measured in its file."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pypdfium2
import pytest
from pypdfium2 import raw

import engine
import printables
from printables import Wanted
from printables.btwixt.forms import ENDING
from printables.card_faces import CUTS, GAP, Face, Tabled, faces_of
from printables.foot import FOOT, MARGIN
from printables.kit.colour_modes import DARK
from printables.kit.page import PAPERS
from service.language import words
from tests.printables.conftest import LANGUAGES
from tests.printables.test_papers import are_in, plain

MM = 72 / 25.4
Box = tuple[float, float, float, float]  # left, low, right, top
URL = "https://play.example.org/rulings/rakab?language=fa"
DISPLAY = 18.0  # points; only the name of a game is that large
COVER = 40 * MM  # the head of a cover
AIDS = [game for game in engine.games().values() if "aid" in printables.sheets(game)]
every_aid = pytest.mark.parametrize("game", AIDS, ids=lambda game: game.id)


def boxes(page: pypdfium2.PdfPage, kind: int) -> list[tuple[Box, float]]:
    """Return the boxes of a page's objects of this kind, with the size of their print."""
    found = []
    for each in page.get_objects(filter=[kind]):
        size = ctypes.c_float()
        if kind == raw.FPDF_PAGEOBJ_TEXT:
            raw.FPDFTextObj_GetFontSize(each.raw, size)
        found.append((each.get_bounds(), size.value))
    return found


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@every_aid
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_on_a_card_keeps_clear_of_emblem_and_ruler(
    game: Any, language: str, paper: str
) -> None:
    asked = Wanted(game, words.speaker(language, game), paper, url=URL)
    with pypdfium2.PdfDocument(printables.drawn("aid", asked)) as document:
        page = document[0]
        names = [box for box, size in boxes(page, raw.FPDF_PAGEOBJ_TEXT) if size >= DISPLAY]
        drawn = [box for box, _ in boxes(page, raw.FPDF_PAGEOBJ_PATH)]
        emblem = [box for box in drawn if box[1] > page.get_height() - COVER and box[0] > 0]
    assert names and emblem
    assert not [(name, sign) for name in names for sign in emblem if meet(name, sign)]
    foot = [box for box in drawn if box[3] < 24 * MM and box[1] > 2 * MM]
    (code,) = (box for box in foot if box[3] - box[1] > 10 * MM)
    assert not [box for box in foot if box != code and meet(box, code)]


# --- nearly empty pages ------------------------------------------------------


def pages_of(pdf: bytes) -> int:
    with pypdfium2.PdfDocument(pdf) as document:
        return len(document)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pad_fills_its_page_in_large_print_too(
    language: str, paper: str, text_of: Callable[[bytes], str]
) -> None:
    game = engine.games()["rakab"]
    say = words.speaker(language, game)
    for large in (False, True):
        pad = printables.drawn("pad", Wanted(game, say, paper, large=large))
        assert pages_of(pad) == 1
        assert are_in(say("paper-total"), plain(text_of(pad))), "a word is cut"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ["condottiere-3e", "condottiere-1e", "rakab"])
def test_the_markers_of_six_stand_on_one_page(name: str, paper: str) -> None:
    game = engine.games()[name]
    assert pages_of(printables.drawn("tokens", Wanted(game, words.speaker("fa", game), paper))) == 1


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ["troyes", "btwixt"])
def test_a_page_of_markers_is_no_remnant(name: str, paper: str) -> None:
    game = engine.games()[name]
    pdf = printables.drawn("tokens", Wanted(game, words.speaker("hu", game), paper))
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            drawn = [box for box, _ in boxes(page, raw.FPDF_PAGEOBJ_PATH) if box[1] > 27 * MM]
            low = min(box[1] for box in drawn)
            assert low < page.get_height() * 0.55, "more than half of it is used"


SCORED = [game for game in engine.games().values() if "score" in printables.sheets(game)]


@pytest.mark.parametrize("game", SCORED, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_of_a_score_sheet_is_nearly_empty(game: Any, language: str) -> None:
    say = words.speaker(language, game)
    for paper, players in product(PAPERS, game.seats):
        asked = Wanted(game, say, paper, players=players)
        with pypdfium2.PdfDocument(printables.drawn("score", asked)) as document:
            for number, page in enumerate(document):
                drawn = [box for box, _ in boxes(page, raw.FPDF_PAGEOBJ_PATH) if box[1] > 27 * MM]
                low = min(box[1] for box in drawn)
                assert low < page.get_height() / 2, (paper, players, number)


LEAST_LAST = 0.45  # of a page's room


@pytest.mark.parametrize("game", engine.games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_last_page_of_a_sheet_is_nearly_empty(game: Any, language: str) -> None:
    say, thin = words.speaker(language, game), []
    for name, paper in product(printables.sheets(game), PAPERS):
        for large, players in product((False, True), (None, *game.seats[:: len(game.seats) - 1])):
            asked = Wanted(game, say, paper, large=large, players=players)
            asked = asked.by(printables.sheet(game, name).ways)
            with pypdfium2.PdfDocument(printables.drawn(name, asked)) as document:
                room = document[0].get_height() - MARGIN - FOOT
                used = room + FOOT - lowest(document[len(document) - 1])
                if len(document) > 1 and used < LEAST_LAST * room:
                    thin.append((name, paper, large, players, round(used / room, 2)))
    assert thin == []


def lowest(page: pypdfium2.PdfPage) -> float:
    """Return the lower edge of the lowest content of a page, above its foot."""
    kinds = (raw.FPDF_PAGEOBJ_TEXT, raw.FPDF_PAGEOBJ_PATH)
    drawn = [box for kind in kinds for box, _ in boxes(page, kind)]
    return min(low for _, low, _, top in drawn if low >= FOOT and top < 0.98 * page.get_height())


RULED = [game for game in engine.games().values() if "rulings" in printables.sheets(game)]
APART = 45 * MM  # the height of the longest ruling, since rulings stay in one piece


@pytest.mark.parametrize("game", RULED, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_page_of_rulings_has_two_columns_of_a_length(game: Any, language: str) -> None:
    asked = Wanted(game, words.speaker(language, game), "a4")
    with pypdfium2.PdfDocument(printables.drawn("rulings", asked)) as document:
        last = document[len(document) - 1]
        half = last.get_width() / 2
        told = [box for box, _ in boxes(last, raw.FPDF_PAGEOBJ_TEXT) if box[1] > 27 * MM]
        left = min(low for near, low, far, _ in told if far <= half)
        right = min(low for near, low, far, _ in told if near >= half)
    assert abs(left - right) < APART


# --- cards to cut out --------------------------------------------------------


def faces(game: Any, language: str, cut: str, on_page: int) -> list[Face]:
    """Return the faces of a game's cards."""
    asked = Wanted(game, words.speaker(language, game), "a4")
    twin = printables.sheet(game, "aid").twin
    assert twin is not None
    return faces_of(asked.document("any"), twin(asked), CUTS[cut], "its name", on_page)


@every_aid
@pytest.mark.parametrize("cut", CUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_of_a_card_begins_with_a_heading_and_no_table_is_cut_that_fits_one(
    game: Any, language: str, cut: str
) -> None:
    room = CUTS[cut].room - 2 * CUTS[cut].heading * 1.1
    heads: dict[Any, int] = {}
    for face in faces(game, language, cut, on_page=1):
        assert face.blocks[0].is_heading and len(face.blocks) > 1
        last = face.blocks[-1]
        assert not isinstance(last, Tabled) or last.place, "heads without a row"
        for block in face.blocks:
            if isinstance(block, Tabled) and not block.place and block.whole <= room * 0.9:
                heads[block.table] = heads.get(block.table, 0) + 1
    assert set(heads.values()) <= {1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["condottiere-3e", "rakab", "troyes"])
def test_no_page_of_cards_is_begun_for_one(name: str, language: str) -> None:
    found = faces(engine.games()[name], language, "poker", on_page=8)
    assert len(found) % 8 in {0, *range(3, 8)}
    assert all(face.high <= CUTS["poker"].room + GAP for face in found)


# --- low ink -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in engine.games().values() for name in printables.sheets(game)],
    ids=lambda each: getattr(each, "id", each),
)
def test_no_print_is_too_pale_for_low_ink(game: Any, name: str) -> None:
    """Low ink leaves pale fills white, but white print stays on dark grounds."""
    asked = Wanted(game, words.speaker("en", game), "a4", names=("Ana", "Béla", "Cyrus"))
    with pypdfium2.PdfDocument(printables.drawn(name, asked)) as document:
        greys = {grey for page in document for grey in greys_of_print(page)}
    assert [grey for grey in greys if DARK < grey < 0.95] == []


def greys_of_print(page: pypdfium2.PdfPage) -> Iterator[float]:
    for each in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
        shares = [ctypes.c_uint() for _ in range(4)]
        raw.FPDFPageObj_GetFillColor(each.raw, *shares)
        red, green, blue = (share.value / 255 for share in shares[:3])
        yield 0.299 * red + 0.587 * green + 0.114 * blue


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_grid_of_few_lines_is_not_torn_apart_in_large_print(
    language: str, paper: str, text_of: Callable[[bytes], str]
) -> None:
    game = engine.games()["btwixt"]
    say = words.speaker(language, game)
    pdf = printables.drawn("score", Wanted(game, say, paper, large=True))
    told = [plain(each) for each in text_of(pdf).split("\f")]
    lines = [say(name) for name in ENDING]
    assert any(all(are_in(line, each) for line in lines) for each in told)
