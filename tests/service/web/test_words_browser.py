"""A browser adds its own random word for the shuffle, without a question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from service.matches import seeds
from tests.service.at_table import propose
from tests.service.trial_installation import TrialInstallation
from tests.service.web.in_browser import CHROMIUM

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]


def test_every_browser_draws_its_word_and_shows_it_on_the_seats_page(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = propose(house, seed=None)
    page = browser.new_page()
    for seat in range(3):
        page.goto(f"{address}/h/{table.host}" if seat == 0 else f"{address}/s/{table.seats[seat]}")
        with page.expect_navigation():
            page.locator("button[name=sure]").first.click()
    words = [seat.word for seat in table.loaded().seats]
    links = [table.host, *table.seats[1:]]
    assert all(map(seeds.WORD.fullmatch, words)) and len(set(words)) == 3
    assert not {seeds.word_of_link(link) for link in links} & set(words)
    assert words[2] in page.content()
