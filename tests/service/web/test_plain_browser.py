"""The pages of games without templates of their own, in a browser: readable, and as wide as it."""

import pytest
from playwright.sync_api import Browser

from service.language.languages import LANGUAGES
from tests.service.at_table import begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation
from tests.service.web.in_browser import CHROMIUM, UNFOLD, broken, too_wide
from tests.service.web.test_browser import LEAST_LETTERS, Watched
from tests.tables import GAMES, is_plain

PLAIN = [name for name, game in GAMES.items() if is_plain(game)]
pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
    pytest.mark.parametrize("game", PLAIN),
]
LONG_WORD = "Drágakőkedvelőnek"
LENGTHEN = """word => document.querySelectorAll(".cards .card > :last-child")
    .forEach(it => it.textContent = word)"""
CUT = """() => [...document.querySelectorAll(".cards .card > :last-child")]
    .filter(it => it.scrollWidth > it.closest(".card").clientWidth).map(it => it.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_a_seat_can_be_read_by_everybody(
    house: TrialInstallation, address: str, browser: Browser, game: str, language: str
) -> None:
    host, *others = [{**person, "language": language} for person in (ANA, BELA, CYRUS)]
    table = begin(house, *others, host=host, language=language, game=game).play(12)
    watched = Watched(browser, address, locale=language)
    asked = table.asked
    action = table.actions[0].replace(" ", "%20")
    for path in (
        f"/s/{table.seats[asked]}",
        f"/s/{table.seats[asked]}/{table.turn}/{action}",
        f"/s/{table.seats[(asked + 1) % len(table.seats)]}",
        f"/m/{table.match}",
    ):
        page = watched.open(path)
        page.evaluate(UNFOLD)
        assert (path, too_wide(page)) == (path, [])
        assert (path, broken(page, has_dark_form=True)) == (path, [])
        page.evaluate(LENGTHEN, LONG_WORD)
        assert (path, page.evaluate(CUT)) == (path, [])
    assert watched.faults == []


def test_the_smallest_print_of_a_board_can_be_read_on_a_phone(
    house: TrialInstallation, address: str, browser: Browser, game: str
) -> None:
    table = begin(house, BELA, CYRUS, game=game).play(12)
    watched = Watched(browser, address, viewport={"width": 390, "height": 844})
    page = watched.open(f"/s/{table.seats[table.asked]}")
    assert page.evaluate(LEAST_LETTERS) >= 11
