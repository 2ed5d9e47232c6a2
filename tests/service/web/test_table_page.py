"""A page that shows a table: the board's share of the window, and what the first screen holds."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from service.language.languages import LANGUAGES
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation
from tests.service.web.in_browser import CHROMIUM, broken, too_wide
from tests.service.web.test_browser import Watched

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
GAMES = ("condottiere-3e", "condottiere-1e", "rakab", "troyes", "btwixt")
PHONE, LAPTOP, DESKTOP = ((390, 844), (1280, 800), (1920, 1080))
HIGHEST_BOARD = 300  # pixels from a phone's upper edge, where the board is the input
FINGER = 40  # the part of a card at the lower edge that must be visible
# The least share of the window for what is drawn of the table, by window. A map of Italy is
# higher than wide, so the players' lines stand on its mat, or beside it in a battle.
LEAST = {LAPTOP: 0.5, DESKTOP: 0.55}
WIDEST = ((2560, 1080), (3440, 1440))
USED = 0.5  # the least share of a very wide window for the table, the position and the log
PEOPLE = [
    {"name": name, "email": f"{name.lower()}@example.org", "language": "en"}
    for name in ("Béla", "Cyrus", "Dara", "Emma", "Farid")
]
PARTS = """() => Object.fromEntries([...document.querySelectorAll("[data-part]")].map(part => {
    const box = part.getBoundingClientRect();
    const wide = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const high = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    const share = Math.max(wide, 0) * Math.max(high, 0) / innerWidth / innerHeight;
    return [part.dataset.part, {top: box.top, bottom: box.bottom, share}];
}))"""
COUNTS = """() => [...document.querySelectorAll("[data-part]")].map(part => part.dataset.part)"""
# the lower edges of the cards and buttons that the question can be answered with, first of all
ANSWERS = """() => [...document.querySelectorAll("#hand a.card, #moves > section a, #stances a")]
    .filter(it => it.getClientRects().length).map(it => it.getBoundingClientRect().bottom)"""


def opened(browser: Browser, address: str, path: str, window: tuple[int, int]) -> Page:
    viewport = dict(zip(("width", "height"), window, strict=True))
    return Watched(browser, address, viewport=viewport).open(path)


def is_battle(table: Table) -> bool:
    state: Any = table.loaded().state
    return getattr(state, "phase", "") == "battle"


def has_targets(page: Page) -> bool:
    return page.locator(".board a").count() > 0


@pytest.mark.parametrize("window", LEAST, ids=["laptop", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_takes_its_share_of_a_wide_window(
    house: TrialInstallation, address: str, browser: Browser, game: str, window: tuple[int, int]
) -> None:
    table = begin(house, BELA, CYRUS, game=game)
    battles = 0
    for luck in range(8):
        table.play(5, luck=f"{game} {luck}")
        if not table.loaded().is_running:
            break
        page = opened(browser, address, f"/s/{table.seats[table.asked]}", window)
        parts = page.evaluate(PARTS)
        assert parts["board"]["bottom"] <= window[1] and too_wide(page) == []
        if "lines" in parts and is_battle(table):
            battles += 1
            assert parts["board"]["share"] + parts["lines"]["share"] >= LEAST[window]
        else:
            assert parts["board"]["share"] >= LEAST[window]
        answers = page.evaluate(ANSWERS)
        assert has_targets(page) or min(answers) <= window[1], "an answer without scrolling"
        page.context.close()
    assert battles or game in ("troyes", "btwixt")


@pytest.mark.parametrize("game", ["condottiere-3e", "rakab"])
def test_six_players_hold_their_hands_in_a_laptops_window(
    house: TrialInstallation, address: str, browser: Browser, game: str
) -> None:
    table, battles = begin(house, *PEOPLE, game=game), 0
    for luck in range(5):
        table.play(3, luck=f"{game} {luck}")
        page = opened(browser, address, f"/s/{table.seats[table.asked]}", LAPTOP)
        parts = page.evaluate(PARTS)
        assert parts["hand"]["bottom"] <= LAPTOP[1], "all cards without scrolling"
        assert parts["lines"]["bottom"] <= LAPTOP[1] and too_wide(page) == []
        battles += is_battle(table)
        page.context.close()
    assert battles


@pytest.mark.parametrize("window", WIDEST, ids=["2560", "3440"])
@pytest.mark.parametrize("game", GAMES)
def test_a_very_wide_window_shows_the_position_and_the_log_too(
    house: TrialInstallation, address: str, browser: Browser, game: str, window: tuple[int, int]
) -> None:
    table = begin(house, BELA, CYRUS, game=game).play(6)
    for path in (f"/s/{table.seats[table.asked]}", f"/m/{table.match}", f"/m/{table.match}/4"):
        page = opened(browser, address, path, window)
        parts = page.evaluate(PARTS)
        assert parts["board"]["bottom"] - parts["board"]["top"] > 0.8 * window[1]
        assert parts["standing"]["top"] < 0.2 * window[1] and parts["log"]["share"] > 0
        drawn = ["board", *(["lines"] if is_battle(table) and "lines" in parts else [])]
        used = sum(parts[name]["share"] for name in (*drawn, "standing", "log"))
        assert used >= USED and too_wide(page) == []
        page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_phones_first_screen_is_the_table(
    house: TrialInstallation, address: str, browser: Browser, game: str, language: str
) -> None:
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    table = begin(house, *others, host=host, language=language, game=game)
    for luck in range(8):
        table.play(5, luck=f"{game} {luck}")
        if not table.loaded().is_running:
            break
        page = opened(browser, address, f"/s/{table.seats[table.asked]}", PHONE)
        parts = page.evaluate(PARTS)
        if is_battle(table) and "lines" in parts:
            assert parts["lines"]["bottom"] < PHONE[1] - FINGER, "strengths and who has passed"
            assert "hand" not in parts or parts["hand"]["top"] < PHONE[1] - FINGER
        else:
            assert parts["board"]["top"] < HIGHEST_BOARD or not has_targets(page)
        page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_parts_that_programs_measure_are_there_once(
    house: TrialInstallation, address: str, browser: Browser, game: str
) -> None:
    table = begin(house, BELA, CYRUS, game=game)
    for moves in (26, None):
        table.play(moves)
        seat = table.asked if moves else 0
        for path in (f"/s/{table.seats[seat]}", f"/m/{table.match}", f"/m/{table.match}/20"):
            page = opened(browser, address, path, LAPTOP)
            parts = page.evaluate(COUNTS)
            assert len(parts) == len({*parts})
            assert {"question", "board", "recap", "standing"} <= {*parts}, path
            assert broken(page, has_dark_form=True) == [], path
            page.context.close()


GAP = 60  # pixels between elements below each other
DOWN = """() => [...document.querySelectorAll("main > *:not(.shown)")]
    .map(it => it.getBoundingClientRect()).filter(it => it.height)
    .map(it => [it.top, it.bottom])"""


@pytest.mark.parametrize("game", ["condottiere-3e", "troyes", "btwixt"])
def test_a_board_stands_beside_the_question_that_a_letters_button_opens(
    house: TrialInstallation, address: str, browser: Browser, game: str
) -> None:
    table = begin(house, BELA, CYRUS, game=game).play(30)
    watched = Watched(browser, address, viewport={"width": 1280, "height": 900})
    seat = f"/s/{table.seats[table.asked]}"
    for path in (f"{seat}/{table.turn}/{table.actions[0].replace(' ', '%20')}", f"{seat}/build"):
        page = watched.open(path)
        board = page.locator(".board").bounding_box()
        down = page.evaluate(DOWN)
        assert board and board["y"] < 900 / 4 and too_wide(page) == []
        assert all(below - above < GAP for (_, above), (below, _) in pairwise(down))
    assert watched.faults == []
