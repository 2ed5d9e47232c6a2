"""Whatever a round at the table asks is at most one scroll away on a phone in one hand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from engine.btwixt.game import GAME
from service.language.languages import LANGUAGES
from tests.engine.btwixt.positions import random_game
from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import open_table
from tests.service.web.at_phones import Phones
from tests.service.web.in_browser import CHROMIUM, too_wide
from tests.service.web.test_btwixt_phones import Table
from tests.service.web.test_troyes_phones import written_out

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
MIDDLE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}
# screens to scroll until the last of these elements is above the bar with the last entry
SCROLLS = """wanted => {
    const bar = document.querySelector(".just")?.getBoundingClientRect().height || 0;
    const ends = [...document.querySelectorAll(wanted)].filter(it => it.checkVisibility())
        .map(it => it.getBoundingClientRect().bottom + scrollY);
    const screen = innerHeight - bar;
    return ends.length ? Math.max(0, Math.max(...ends) / screen - 1) : null;
}"""
ROWS = """wanted => new Set([...document.querySelectorAll(wanted)]
    .map(it => it.getBoundingClientRect().top)).size"""


def tokens_of_four() -> list[str]:
    """Return the entries of a game of B'Twixt for four, up to the revealing of its tokens."""
    table = Table(GAME.setup(4, {}, b""), by_card=False)
    for state in random_game(4, 3):
        table.watch(state)
    lines = [entry.line for entry in table.table.entries]
    return lines[: next(at for at, line in enumerate(lines) if line.startswith("tokens"))]


def black_die() -> list[str]:
    """Return the entries of a solo game of Troyes up to Le Roy's move."""
    return [entry.line for entry in written_out("troyes-solo", 1).table.entries[:25]]


def at(phones: Phones, lines: list[str], language: str, size: Any) -> Page:
    """Enter lines, and return the page of the first seat's phone."""
    for line in lines:
        phones.enter(line)
    return phones.sit(0, language, viewport=size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "sites"), [("condottiere-3e", 17), ("rakab", 14)])
def test_all_sites_of_a_battle_are_on_the_first_screen(
    house: TrialInstallation, address: str, browser: Browser, game: str, sites: int, language: str
) -> None:
    phones = Phones(browser, address, open_table(house, game, begins="0"))
    buttons = '[data-entry^="0 besiege"]'
    page = at(phones, [], language, MIDDLE)
    assert page.locator(buttons).count() == sites
    assert page.evaluate(SCROLLS, buttons) == 0
    page.set_viewport_size(SMALL)
    assert page.evaluate(ROWS, buttons) <= (sites + 1) // 2
    assert page.evaluate(SCROLLS, buttons) <= 1 and too_wide(page) == []
    assert phones.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tokens_of_the_next_council_are_on_the_first_screen(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    phones = Phones(browser, address, open_table(house, "btwixt", players=4))
    page = at(phones, tokens_of_four(), language, MIDDLE)
    assert page.locator("[id^=more-council]").count() == 4
    assert page.evaluate(SCROLLS, "#live fieldset, #live form button") == 0
    assert page.evaluate(SCROLLS, "[id^=more-council] > summary") <= 1
    page.set_viewport_size(SMALL)
    assert page.evaluate(SCROLLS, "[id^=more-council] > summary") <= 1 and too_wide(page) == []
    assert phones.faults == []


def test_bids_of_one_card_stand_several_in_a_row(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house, "btwixt", players=3))
    page = at(phones, ["first 0", "ally 5"], "hu", SMALL)
    buttons = ".taps [data-entry^='0 play']"
    assert page.locator(buttons).count() == 7 and page.evaluate(ROWS, buttons) == 3
    assert phones.faults == []


@pytest.mark.parametrize("size", [MIDDLE, SMALL], ids=["middle", "small"])
def test_words_of_le_roys_move_are_whole_beside_many_dice(
    house: TrialInstallation, address: str, browser: Browser, size: Any
) -> None:
    phones = Phones(browser, address, open_table(house, "troyes", players=1))
    page = at(phones, black_die(), "hu", size)
    least = (
        "() => Math.min(...[...document.querySelectorAll('.deed .what')].map(it => it.clientWidth))"
    )
    page.locator(".deed .drawn").first.evaluate(
        "it => it.append(...it.cloneNode(true).children,"
        " ...it.cloneNode(true).children, ...it.cloneNode(true).children)"
    )
    assert page.evaluate(least) >= 120
    assert too_wide(page) == [] and phones.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_action_is_one_scroll_below_le_roys_move(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    """Le Roy's move here has five steps, one of them with five dice."""
    phones = Phones(browser, address, open_table(house, "troyes", players=1))
    lines = [entry.line for entry in written_out("troyes-solo", 1).table.entries[:45]]
    page = at(phones, lines, language, SMALL)
    assert page.locator(".deed").count() == 5
    assert page.evaluate(SCROLLS, "#live .deed, #live .district, #live .do:not(summary)") <= 1
    sum_of = page.locator(".deeds .sum").bounding_box()
    assert sum_of is not None and sum_of["height"] < 50, "its digits stand in one line"
    page.set_viewport_size(MIDDLE)
    assert page.evaluate(SCROLLS, "#live .deed, #live .district, #live .do:not(summary)") <= 1
    assert too_wide(page) == [] and phones.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["condottiere-1e", "condottiere-3e", "rakab", "pad"])
def test_corrections_and_the_end_come_before_the_log(
    house: TrialInstallation, address: str, browser: Browser, game: str, language: str
) -> None:
    begins = {} if game == "pad" else {"begins": "0"}
    phones = Phones(browser, address, open_table(house, game, **begins))
    site = {"rakab": "0 besiege elinia"}.get(game, "0 besiege modena")
    lines = [site, "0 play m5", "1 play m4", "2 play m3", "3 play m2", "0 play m6"]
    lines = [f"{seat} add {seat}5 1" for seat in range(4)] if game == "pad" else lines
    page = at(phones, lines, language, MIDDLE)
    assert page.evaluate(SCROLLS, "#live details:not(details details) > summary") <= 1
    assert phones.faults == []
