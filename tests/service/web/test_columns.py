"""On a wide screen a board and what is beside it are about as long, whether it is low or high."""

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page

from tests.service.at_table import begin
from tests.service.trial_installation import BELA, CYRUS, TrialInstallation
from tests.service.web.in_browser import CHROMIUM, broken, too_wide
from tests.service.web.test_browser import DESKTOP, Watched

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
APART = 450  # pixels: with a full hand to play from; it was 1,490
LENGTHS = """() => [...document.querySelectorAll(".table > .side")].map(side => {
    const boxes = [...side.children].map(it => it.getBoundingClientRect());
    return Math.max(...boxes.map(it => it.bottom)) - Math.min(...boxes.map(it => it.top));
})"""
ONCE = ("#standing", "#board", ".history")


def apart(page: Page) -> float:
    """By how much one column is longer than the other."""
    one, other = page.evaluate(LENGTHS)
    return float(abs(one - other))


def test_neither_column_is_empty_for_long(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = begin(house, BELA, CYRUS, game="btwixt")
    watched = Watched(browser, address, viewport=DESKTOP)
    for moves in (14, 26, None):
        table.play(moves)
        for seat in range(3):
            page = watched.open(f"/s/{table.seats[seat]}")
            assert apart(page) < APART and too_wide(page) == []
            assert [page.locator(each).count() for each in ONCE] == [1, 1, 1]
            assert page.locator("#hand").count() == 1 or not moves
        assert broken(page, has_dark_form=True) == []
    assert watched.faults == []


def test_the_log_stands_beside_a_high_board_that_asks_nothing(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = begin(house, BELA, CYRUS, game="troyes").play(22)
    watched = Watched(browser, address, viewport=DESKTOP)
    waiting = next(seat for seat in range(3) if seat != table.asked)
    for path in (f"/s/{table.seats[waiting]}", f"/m/{table.match}"):
        page = watched.open(path)
        assert apart(page) < APART and too_wide(page) == []
        assert page.locator(".history").count() == 1
        assert broken(page, has_dark_form=True) == []
    assert watched.faults == []


@pytest.mark.parametrize("game", ["condottiere-3e", "condottiere-1e", "rakab", "troyes", "btwixt"])
def test_neither_column_is_empty_where_one_only_looks_on(
    house: TrialInstallation, address: str, browser: Browser, game: str
) -> None:
    table = begin(house, BELA, CYRUS, game=game)
    watched = Watched(browser, address, viewport=DESKTOP)
    for moves in (26, None):
        table.play(moves)
        for path in (f"/m/{table.match}", f"/m/{table.match}/20"):
            page = watched.open(path)
            assert apart(page) < APART and too_wide(page) == []
            assert page.locator(".history").count() == 1
    assert watched.faults == []


OVER = """() => document.querySelector(".below").getBoundingClientRect().top
    - document.querySelector(".history").getBoundingClientRect().bottom"""


def test_nothing_slides_over_what_stands_below_a_low_board(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = begin(house, BELA, CYRUS, game="btwixt")
    watched = Watched(browser, address, viewport=DESKTOP)
    for moves in (14, 26, None):
        table.play(moves)
        seat = table.asked if moves else 0
        for path in (f"/s/{table.seats[seat]}", *([] if moves else [f"/m/{table.match}"])):
            page = watched.open(path)
            for down in range(0, 1600, 200):
                page.evaluate("down => window.scrollTo(0, down)", down)
                assert page.evaluate(OVER) >= 0, (path, down)
    assert watched.faults == []


GAP = 60  # pixels between what stands one below the other
DOWN = """() => [...document.querySelectorAll("main > *:not(.shown)")]
    .map(it => it.getBoundingClientRect()).filter(it => it.height)
    .map(it => [it.top, it.bottom])"""


@pytest.mark.parametrize("game", ["condottiere-3e", "troyes", "btwixt"])
def test_a_board_stands_beside_the_question_that_a_letters_button_opens(
    house: TrialInstallation, address: str, browser: Browser, game: str
) -> None:
    table = begin(house, BELA, CYRUS, game=game).play(30)
    watched = Watched(browser, address, viewport=DESKTOP)
    seat = f"/s/{table.seats[table.asked]}"
    for path in (f"{seat}/{table.turn}/{table.actions[0].replace(' ', '%20')}", f"{seat}/build"):
        page = watched.open(path)
        board = page.locator(".board").bounding_box()
        down = page.evaluate(DOWN)
        assert board and board["y"] < DESKTOP["height"] / 4 and too_wide(page) == []
        assert all(below - above < GAP for (_, above), (below, _) in pairwise(down))
    assert watched.faults == []
