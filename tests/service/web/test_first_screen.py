"""A phone's first screen: the question, what happened, the first choice; words on a board."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from service.language.languages import LANGUAGES
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation
from tests.service.web.in_browser import CHROMIUM
from tests.service.web.test_browser import Watched

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
SCREEN = {"width": 390, "height": 844}
FINGER = 40  # of a choice that begins on the screen, so much is to be seen
LEAST = 10.95  # pixels: letters of 11, as browsers reckon them
OPTIONS: dict[str, dict[str, Any]] = {
    "condottiere-3e": {"hidden_cards": True, "draw_after_battle": True},
    "rakab": {"larger_empires": True},
    "troyes": {"bonus_cards": True},
    "btwixt": {"leader_mode": "advanced", "event_module": True},
}
HIGHEST = """wanted => Math.min(...[...document.querySelectorAll(wanted)]
    .filter(each => each.getClientRects().length)
    .map(each => each.getBoundingClientRect().top + scrollY))"""
SMALL = """least => [...document.querySelectorAll(".board svg text")].filter(text => {
    const to = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(to.a, to.b);
    return text.textContent.trim() && size < least;
}).map(text => text.textContent)"""

# Names on cards of a hand that reach beyond their card.
CROWDED = """() => [...document.querySelectorAll(".cards .card > span")]
    .filter(name => name.scrollWidth > name.parentNode.clientWidth).map(name => name.textContent)"""


def top(page: Page, wanted: str) -> float:
    """How far down the highest of these stands."""
    return float(page.evaluate(HIGHEST, wanted))


def begun(house: TrialInstallation, game: str, language: str) -> Table:
    """Three who read the same language, with much agreed otherwise."""
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    about = {"host": host, "language": language, "game": game, "options": OPTIONS[game]}
    return begin(house, *others, **about)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_the_first_screen_holds_what_is_asked_and_what_happened(
    house: TrialInstallation, address: str, browser: Browser, game: str, language: str
) -> None:
    table, watched = begun(house, game, language), Watched(browser, address, viewport=SCREEN)
    told = 0
    for luck in range(6):
        page = watched.open(f"/s/{table.seats[table.asked]}")
        told += page.locator(".news").count()
        heights = [top(page, "h1"), top(page, "#stances a, .doing a, .board a")]
        if page.locator(".news").count():
            heights.insert(1, top(page, ".news"))
        assert heights == sorted(heights) and heights[-1] < SCREEN["height"] - FINGER, heights
        assert page.evaluate(SMALL, LEAST) == page.evaluate(CROWDED) == []
        table.play(5, luck=str(luck))
        if not table.loaded().is_running:
            break
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_so_does_the_page_of_whoever_is_asked_again_after_a_move(
    house: TrialInstallation, address: str, browser: Browser, game: str, language: str
) -> None:
    table, watched = begun(house, game, language), Watched(browser, address, viewport=SCREEN)
    looked_at = 0
    for luck in range(60):
        seat, turn = table.asked, table.turn
        table.play(1, luck=str(luck))
        if looked_at == 6 or not table.loaded().is_running:
            break
        if table.asked == seat:
            page = watched.open(f"/s/{table.seats[seat]}?after={turn}")
            wanted = (".notice.good", "h1", "#stances a, .doing a, .board a")
            heights = [top(page, each) for each in wanted]
            assert heights == sorted(heights) and heights[-1] < SCREEN["height"] - FINGER, heights
            looked_at += 1
    assert looked_at
