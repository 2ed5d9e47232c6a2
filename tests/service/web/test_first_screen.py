"""A phone's first screen: the question, the news, the first choice, and words on a board."""

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
FINGER = 40  # the part of a choice at the edge that must be visible
LEAST = 10.95  # pixels: font size 11 with the browser's rounding
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

# names wider than their card
CROWDED = """() => [...document.querySelectorAll(".cards .card > span")]
    .filter(name => name.scrollWidth > name.parentNode.clientWidth).map(name => name.textContent)"""

# boxes with nothing in them
EMPTY = """() => [...document.querySelectorAll(".recap, .notice, .panel > section, details")]
    .filter(each => each.getClientRects().length && !each.innerText.trim()
        && !each.querySelector("svg, input, button, progress")).map(each => each.outerHTML)"""
AT_THE_EDGE = """() => [...document.querySelectorAll("footer p")]
    .filter(each => each.getBoundingClientRect().left < 8).map(each => each.textContent)"""

# lists whose numbers have other digits than the page
STRANGE_DIGITS = """() => [...document.querySelectorAll("html[lang=fa] ol")]
    .filter(list => getComputedStyle(list).listStyleType === "decimal")
    .map(list => list.outerHTML)"""
# controls of which the edge of a scrolling panel shows a part only
CUT = """() => [...document.querySelectorAll("a, button, summary, input")].filter(control => {
    const at = control.getBoundingClientRect();
    for (let up = control.parentElement; control.checkVisibility() && up; up = up.parentElement) {
        const box = up.getBoundingClientRect(), scrolls = up.scrollHeight > up.clientHeight + 1;
        if (!scrolls || !/auto|scroll/.test(getComputedStyle(up).overflowY)) continue;
        for (const edge of [box.top, box.bottom])
            if (at.top < edge - 1 && at.bottom > edge + 1) return true;
    }
}).map(control => control.outerHTML)"""
WIDE = ((1280, 900), (1920, 1080), (2560, 1080))


def top(page: Page, wanted: str) -> float:
    """Return the vertical position of the highest of these elements."""
    return float(page.evaluate(HIGHEST, wanted))


def begun(house: TrialInstallation, game: str, language: str) -> Table:
    """Begin a match of three with one language and many options."""
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    about = {"host": host, "language": language, "game": game, "options": OPTIONS[game]}
    return begin(house, *others, **about)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_the_first_screen_has_the_question_and_the_news(
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
        assert page.evaluate(EMPTY) == page.evaluate(AT_THE_EDGE) == []
        assert page.evaluate(STRANGE_DIGITS) == page.evaluate(CUT) == []
        table.play(5, luck=str(luck))
        if not table.loaded().is_running:
            break
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_a_player_asked_again_after_a_move_has_them_on_the_first_screen_too(
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
            wanted = ("h1", ".notice.good", "#stances a, .doing a, .board a")
            heights = [top(page, each) for each in wanted]
            assert heights == sorted(heights) and heights[-1] < SCREEN["height"] - FINGER, heights
            looked_at += 1
    assert looked_at


@pytest.mark.parametrize("game", OPTIONS)
def test_no_control_is_cut_by_the_edge_of_a_panel_in_a_wide_window(
    house: TrialInstallation, address: str, browser: Browser, game: str
) -> None:
    table, watched = begun(house, game, "fa"), Watched(browser, address)
    for luck, moves in enumerate((7, 7, 25, None)):
        table.play(moves, luck=str(luck))
        for width, height in WIDE:
            watched.page.set_viewport_size({"width": width, "height": height})
            for seat in range(2):
                page = watched.open(f"/s/{table.seats[seat]}")
                assert page.evaluate(CUT) == page.evaluate(STRANGE_DIGITS) == [], (luck, width)
