"""After a move, in a real browser: undo, the next table, notes, and all games."""

import pytest
from playwright.sync_api import Browser

from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, TrialInstallation, path_of
from tests.service.web.in_browser import CHROMIUM, broken, too_wide
from tests.service.web.test_browser import Watched
from tests.service.web.test_undo import mercenary, path

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]


def in_battle(house: TrialInstallation, language: str, seed: str) -> Table:
    people = {"host": ANA | {"language": language}, "seed": seed, "language": language}
    table = begin(house, *({**each, "language": language} for each in (BELA, CYRUS)), **people)
    while not any(action.startswith("play m") for action in table.actions):
        table.take(table.actions[0])
    return table


def link_to_all(house: TrialInstallation, table: Table, seat: int) -> str:
    """Return the link from the letter about all games."""
    house.client.post("/mine", data=SURE | {"email": table.loaded().seats[seat].address})
    (letter,) = (each for each in house.new_letters() if each.kind == "mine")
    return path_of(next(link for link in letter.links if "/mine/" in link))


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_every_page_after_a_move_fits_a_phone_and_breaks_no_rule_of_axe(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    table, other = in_battle(house, language, "one"), in_battle(house, language, "two")
    watched = Watched(browser, address, locale=language)
    seat, turn = table.asked, table.turn
    while other.asked != seat:
        other.take(other.actions[0])
    note = path(table, seat, "/note")
    house.get(note).submit("note", note="Roma! " * 30)

    def look(at: str) -> None:
        page = watched.open(at)
        assert page.locator("html").get_attribute("lang") == language, at
        assert (at, too_wide(page)) == (at, [])
        assert (at, broken(page, has_dark_form=True)) == (at, [])

    table.take(mercenary(table))
    look(path(table, seat, f"?after={turn}"))
    assert watched.page.locator("form[data-act=undo] [name=sure]").is_visible()
    for each in (path(table, seat, f"/undo/{turn}"), note, link_to_all(house, table, seat)):
        look(each)
    look(f"/mine?language={language}")
    answering = table.asked
    table.take(mercenary(table))
    look(path(table, seat, f"/wish/{turn}"))
    house.get(path(table, seat, f"/wish/{turn}")).submit("wish")
    for who, rest in ((seat, ""), (answering, ""), (answering, f"/consent/{turn}")):
        look(path(table, who, rest))
    look(path(table, answering, f"/refuse/{turn}"))
    house.get(path(table, answering, f"/consent/{turn}")).submit("consent")
    look(path(table, seat, "/log"))
    assert watched.faults == []
