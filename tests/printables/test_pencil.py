"""Score sheets that ask for several numbers in a cell have room for a pencil."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import engine
import printables
from printables import Wanted, photo_sheet
from printables.form import Grid
from printables.passage import Passage
from printables.seats import SIGNS
from service.language import languages, words
from tests.printables.conftest import LANGUAGES, PAPERS, pages_in
from tests.printables.measured import Drawn, drawn_on, sizes_of_pages
from tests.printables.test_papers import are_in, plain

GAMES = engine.games()
SERIES = [game for game in GAMES.values() if "campaign" in printables.sheets(game)]
ROOM = 10.0  # mm, for two digits in pencil


def parts_of(wanted: Wanted, sheet: str) -> list[Passage | Grid]:
    twin = printables.sheet(wanted.game, sheet).twin
    assert twin is not None
    return [part for parts in twin(wanted).pages for part in parts]


def upright(paths: list[Drawn], *, dashed: bool) -> set[float]:
    """Return the positions of long vertical lines, dashed or not, in mm from the left."""
    return {
        round(one[0], 2)
        for path in paths
        if path.dashed == dashed
        for one, other in path.lines
        if abs(one[0] - other[0]) < 0.01 and abs(one[1] - other[1]) > ROOM
    }


@pytest.mark.parametrize("game", SERIES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_has_its_target_and_two_numbers_for_each_game(
    game: engine.AnyGame, language: str
) -> None:
    say = words.speaker(language, game)
    blank, agreed = (
        Wanted(game, say, "a4", options=options, players=6) for options in ({}, {"campaign": 20})
    )
    asked, told = (parts_of(wanted, "campaign")[0] for wanted in (blank, agreed))
    assert isinstance(asked, Passage) and "____" in asked.lines[0]
    assert isinstance(told, Passage) and say.number(20) in languages.unmarked(told.lines[0])
    drawn = drawn_on(printables.drawn("campaign", blank), 0)
    middles, edges = (upright(drawn, dashed=dashed) for dashed in (True, False))
    assert len(middles) == 6
    assert min(abs(one - other) for one in middles for other in edges) > ROOM


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_player_of_btwixt_sees_which_councils_are_theirs(language: str, seats: int) -> None:
    game = GAMES["btwixt"]
    say = words.speaker(language, game)
    grids = [
        part
        for part in parts_of(Wanted(game, say, "a4", players=seats), "score")
        if isinstance(part, Grid)
    ]
    left, right = grids[-1].rows[:2]
    view = game.view(game.setup(seats, {}, bytes(32)), None)
    councils = [council["seats"] for council in view["councils"]]
    for seat, player in enumerate(view["players"]):
        for row, council in ((left, player["left"]), (right, player["right"])):
            assert row.cells[seat] == "".join(SIGNS[each] for each in councils[council])


SCORED = [
    (game, name)
    for game in GAMES.values()
    for name in ("score", "solo", "campaign", "pad")
    if name in printables.sheets(game)
]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), SCORED, ids=lambda each: getattr(each, "id", each))
def test_no_head_of_a_column_is_cut_in_a_word(
    game: engine.AnyGame,
    name: str,
    language: str,
    large: bool,
    text_of: Callable[[bytes], str],
) -> None:
    wanted = Wanted(
        game, words.speaker(language, game), "letter", players=game.seats[-1], large=large
    )
    told = plain(text_of(printables.drawn(name, wanted)))
    heads = [
        head for part in parts_of(wanted, name) if isinstance(part, Grid) for head in part.heads
    ]
    assert all(are_in(head, told) for head in heads if isinstance(head, str))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_large_print_of_btwixt_needs_no_more_pages(language: str, seats: int) -> None:
    game = GAMES["btwixt"]
    say = words.speaker(language, game)
    for paper in PAPERS:
        asked = Wanted(game, say, paper, players=seats, large=True)
        assert pages_in(printables.drawn("score", asked)) == 2


# --- score sheets ------------------------------------------------------------

FORMS = [
    (game, name)
    for game in GAMES.values()
    for name in ("score", "solo", "campaign", "pad")
    if name in printables.sheets(game)
]


@pytest.mark.parametrize(("game", "name"), FORMS, ids=lambda each: getattr(each, "id", each))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_sheet_asks_for_date_and_place(
    game: engine.AnyGame, name: str, language: str, text_of: Callable[[bytes], str]
) -> None:
    wanted = Wanted(game, words.speaker(language, game), "letter")
    told = plain(text_of(printables.drawn(name, wanted)).split("\f")[0])
    sets = 2 if parts_are_small(wanted, name) else 1
    for key in ("keepsake-day", "keepsake-place"):
        assert told.split().count(plain(wanted.say(key))) >= sets


def parts_are_small(wanted: Wanted, name: str) -> bool:
    twin = printables.sheet(wanted.game, name).twin
    assert twin is not None
    return twin(wanted).small


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "sheet"), [("rakab", "pad"), ("troyes", "score"), ("condottiere-1e", "campaign")]
)
def test_small_score_sheets_are_printed_twice_on_a_page(
    name: str, sheet: str, language: str, paper: str, text_of: Callable[[bytes], str]
) -> None:
    say = words.speaker(language, GAMES[name])
    for players, large in ((4, False), (GAMES[name].seats[-1], True)):
        pdf = printables.drawn(sheet, Wanted(GAMES[name], say, paper, players=players, large=large))
        if not large:
            assert pages_in(pdf) == 1
            left, right = (side_of(pdf, half) for half in (0, 1))
            assert len(left) == len(right) > 10
            for one, other in zip(left, right, strict=True):
                assert one == pytest.approx(other, abs=0.2)


def side_of(pdf: bytes, half: int) -> list[tuple[float, ...]]:
    """Return (y, from x, to x) in mm of each long line on one half of the page.

    y is measured from the bottom of the page; lines below 30 mm are left out. x is measured from
    the left of the half.
    """
    wide = sizes_of_pages(pdf)[0][0] / 2
    return sorted(
        (round(one[1]), one[0] - half * wide, other[0] - half * wide)
        for path in drawn_on(pdf, 0)
        for one, other in path.lines
        if half * wide < one[0] < half * wide + wide and one[1] > 30 and abs(one[0] - other[0]) > 9
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["condottiere-1e", "condottiere-3e", "rakab"])
def test_regions_are_a_map_to_colour_on_paper_and_a_table_on_a_page(
    name: str, language: str, text_of: Callable[[bytes], str]
) -> None:
    wanted = Wanted(GAMES[name], words.speaker(language, GAMES[name]), "a4")
    grid = next(
        part for part in parts_of(wanted, "score") if isinstance(part, Grid) and part.picture
    )
    regions = [row.words for row in grid.rows if not row.is_total]
    assert len(regions) == len(GAMES[name].land.regions)
    pdf = printables.drawn("score", wanted)
    assert pages_in(pdf) == 2
    filled = [path for path in drawn_on(pdf, 1) if path.fill and min(path.size) > 8]
    assert len(filled) >= len(regions)


def test_a_circle_for_a_pencil_is_at_least_four_millimetres_wide() -> None:
    assert 2 * photo_sheet.RADIUS >= 4
    assert photo_sheet.PITCH > 2 * photo_sheet.RADIUS
