"""Boards on a dark page, on every page that shows one."""

import pytest
from playwright.sync_api import Browser, Page

from printables.dark import twin
from printables.picture import INK
from tests.service.at_table import begin
from tests.service.trial_installation import BELA, CYRUS, TrialInstallation
from tests.service.web.at_companion import open_table
from tests.service.web.at_phones import SCREEN, Phones
from tests.service.web.in_browser import CHROMIUM
from tests.service.web.test_browser import Watched
from tests.tables import GAMES, is_plain, of_the_engine

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
# for each drawing, its written colours and the browser's computed ones
SHOWN = """() => [...document.querySelectorAll("svg.picture :is([fill], [stroke])")]
    .filter(it => !it.closest(".choice"))
    .flatMap(it => ["fill", "stroke"].filter(part => it.getAttribute(part)?.startsWith("#"))
        .map(part => [it.tagName, part, it.getAttribute(part), getComputedStyle(it)[part]]))"""


def wrong(page: Page, least: int = 20) -> set[tuple[str, ...]]:
    """Return parts without their dark colour; at least `least` coloured parts are expected."""
    shown = page.evaluate(SHOWN)
    assert len(shown) > least
    return {
        (tag, part, written, seen)
        for tag, part, written, seen in shown
        if seen != as_browsers_say(twin("text" if tag == "text" else part, written))
    }


def as_browsers_say(colour: str) -> str:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgb({red}, {green}, {blue})"


@pytest.mark.parametrize("game", [game.id for game in of_the_engine()])
def test_a_board_is_drawn_for_light_and_for_dark(
    house: TrialInstallation, address: str, browser: Browser, game: str
) -> None:
    table = begin(house, BELA, CYRUS, game=game).play(12)
    watched = Watched(browser, address, color_scheme="dark")
    for path in (f"/s/{table.seats[table.asked]}", f"/m/{table.match}", f"/m/{table.match}/3"):
        page = watched.open(path)
        assert wrong(page, 10 if is_plain(GAMES[game]) else 20) == set(), path
    svg = page.locator(".board svg").first
    assert svg.evaluate("it => getComputedStyle(it).filter") == "none"
    assert svg.evaluate("it => getComputedStyle(it).fill") == as_browsers_say(twin("text", INK))
    page.emulate_media(color_scheme="light")
    written = {(part, colour, seen) for _, part, colour, seen in page.evaluate(SHOWN)}
    assert written and all(seen == as_browsers_say(colour) for _, colour, seen in written)
    assert watched.faults == []


def test_a_big_screen_and_a_phone_show_it_so_too(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = open_table(house, "condottiere-3e", 3, begins="0")
    phones = Phones(browser, address, table)
    seat = phones.sit(0, color_scheme="dark")
    for other in (1, 2):  # the lobby gives way to the board once all have sat down
        phones.sit(other)
    screen = phones.open(table.watch, viewport=SCREEN, color_scheme="dark")
    for page in (seat, screen):
        assert wrong(page) == set()
    assert phones.faults == []
