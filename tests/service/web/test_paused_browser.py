"""The pages of a match that continues at a table, in a real browser and three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from service.installation.links import TableLinks
from service.tables import continued_matches
from tests.service.at_table import Table, begin
from tests.service.tables.test_continued_matches import at_table_of
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, TrialInstallation
from tests.service.web.in_browser import CHROMIUM, UNFOLD, broken, too_wide
from tests.service.web.test_browser import LANGUAGES, Watched

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
SMALL = {"width": 390, "height": 800}


def laid(house: TrialInstallation, language: str) -> Table:
    host, *others = [person | {"language": language} for person in (ANA, BELA, CYRUS)]
    table = begin(house, *others, host=host, language=language).play(6)
    assert house.client.post(f"/h/{table.host}/table", data=SURE).status_code == 303
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_a_paused_match_and_of_its_end_fit_a_phone(
    house: TrialInstallation, browser: Browser, address: str, language: str
) -> None:
    table = laid(house, language)
    at = at_table_of(table)
    watched = Watched(browser, address, viewport=SMALL, locale=language)
    seat, host, match = f"/s/{table.seats[0]}", f"/h/{table.host}", f"/m/{table.match}"
    at_host = TableLinks("", at.opened.host).page
    look(watched, "paused", seat, host, f"{host}/take-back", match)
    at.enter(at.opened.host, "end 2")
    look(watched, "settling", at_host)
    house.pass_time(continued_matches.QUIET)
    look(watched, "over", seat, host, match, at_host)
    assert not watched.faults


def test_the_board_of_a_paused_match_stays_as_tall_as_the_window(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    table = laid(house, "en")
    watched = Watched(browser, address, viewport={"width": 1280, "height": 800}, locale="en")
    for path in (f"/s/{table.seats[0]}", f"/m/{table.match}"):
        page = watched.open(path)
        board = page.locator("[data-part=board]").bounding_box()
        assert board and board["y"] < 120 and board["y"] + board["height"] <= 800
    assert not watched.faults


def look(watched: Watched, when: str, *paths: str) -> None:
    for path in paths:
        page = watched.open(path)
        assert not too_wide(page), (when, path)
        page.evaluate(UNFOLD)
        assert not broken(page), (when, path)
