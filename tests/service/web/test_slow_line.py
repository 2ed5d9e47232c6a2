"""A slow line: the bytes that a first visit and a later one send, as seconds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from service.language.languages import LANGUAGES
from tests.service.at_table import begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation
from tests.service.web.in_browser import CHROMIUM
from tests.service.web.test_browser import PHONE, Watched

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
LATENCY, RATE = 0.4, 50 * 1024  # seconds, bytes a second
# The page's files are requested after the page, and the fonts after the style sheets.
FIRST, LATER = 4, 1.5  # seconds
ROUNDS, ROUNDS_LATER = 3, 2
SENT = "() => performance.getEntries().reduce((sum, each) => sum + (each.transferSize || 0), 0)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["condottiere-3e", "condottiere-1e", "rakab", "troyes", "btwixt"])
def test_a_seats_page_comes_in_four_seconds_and_later_in_one_and_a_half(
    house: TrialInstallation, address: str, browser: Browser, game: str, language: str
) -> None:
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    table = begin(house, *others, host=host, language=language, game=game).play(30)
    seconds = seconds_of(
        Watched(browser, address, viewport=PHONE), f"/s/{table.seats[table.asked]}"
    )
    assert seconds[0] < FIRST and seconds[1] < LATER, seconds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/new"])
@pytest.mark.usefixtures("house")
def test_a_visitors_first_pages_come_in_four_seconds_and_later_in_one_and_a_half(
    address: str, browser: Browser, path: str, language: str
) -> None:
    watched = Watched(browser, address, viewport=PHONE)
    seconds = seconds_of(watched, f"{path}?language={language}")
    assert seconds[0] < FIRST and seconds[1] < LATER, seconds


def seconds_of(watched: Watched, path: str) -> list[float]:
    """Return the seconds that a first visit and a later one take on a slow line."""
    seconds = []
    for rounds in (ROUNDS, ROUNDS_LATER):
        page = watched.open(path)
        page.wait_for_load_state("networkidle")
        seconds.append(rounds * LATENCY + page.evaluate(SENT) / RATE)
    return seconds
