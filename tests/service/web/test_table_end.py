"""The end of a game at the table, on every device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

import engine
from service.language.languages import LANGUAGES
from service.language.words import speaker
from tests.service.trial_installation import Page, TrialInstallation
from tests.service.web.at_companion import open_table
from tests.service.web.at_phones import SCREEN, Phones
from tests.service.web.in_browser import CHROMIUM, broken, too_wide
from tests.service.web.test_evening import play_out, state

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def places(page: Page) -> list[list[str]]:
    """Return each row of the list of places: the place, the name and the points."""
    shown = page.text.split('class="places"')[1].split("</ol>")[0].split("<li")[1:]
    return [
        re.findall(r"<(?:span class=\"place\"|bdi|b class=\"points\")>([^<]+)<", each)
        for each in shown
    ]


def test_every_page_of_a_finished_table_shows_the_places(house: TrialInstallation) -> None:
    table = open_table(house)
    phone = table.sit(3)
    for line in ("0 add 7 1", "1 add 30 1", "2 add 30 1", "end"):
        phone.enter(line)
    wanted = [["1", "Béla", "30"], ["1", "کورش", "30"], ["3", "Ana", "7"], ["4", "Dara", "0"]]
    for path in (table.seats[3], table.host, f"{table.host}/all", table.watch):
        page = house.get(path) if path != table.seats[3] else phone.page()
        assert (path, places(page)) == (path, wanted)
        assert "Béla and کورش" in re.sub("[\u2066-\u2069]", "", page.text.split("</h1>")[0])
    host = house.get(table.host).text
    assert speaker("en")("companion-host-title") not in host
    phone.enter("undo 4")
    for path in (table.seats[3], table.host, table.watch):
        assert 'class="places"' not in phone.house.get(path).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*engine.games(), "pad"])
def test_the_end_is_told_in_words(house: TrialInstallation, game: str, language: str) -> None:
    table = open_table(house, game, **({} if game == "pad" else {"begins": "0"}))
    phone = table.sit(3)
    for line in ("end", "end 1"):
        phone.enter(line)
        for path in (table.host, f"{table.host}/all", f"{table.host}/log"):
            text = house.get(f"{path}?language={language}").text
            undo = re.findall(r'data-entry="(undo \d+)"', text)
            assert undo and f">{line}<" not in text
        phone.enter(undo[0])


@pytest.mark.parametrize("game", ["pad", "condottiere-3e"])
def test_the_last_entry_is_undone_with_one_tap_on_every_page_of_the_end(
    house: TrialInstallation, game: str
) -> None:
    table = open_table(house, game, **({} if game == "pad" else {"begins": "0"}))
    phone = table.sit(3)
    for path in (table.host, f"{table.host}/all", table.seats[3]):
        phone.enter("end 1")
        client = phone.house.client if path == table.seats[3] else house.client
        page = Page(house, client.get(path))
        entries = [each for each in page.reader.buttons if "data-entry" in each]
        undo = next(each for each in reversed(entries) if "undo" in each["data-entry"])
        assert 'class="just-undo"' in page.text
        form = next(each for each in page.reader.forms if each["id"] == "enter")
        fields = {**form["fields"], "sure": "yes"}
        assert client.post(undo["formaction"], data=fields).status_code == 303
        assert 'class="places"' not in house.get(table.host).text
        late = client.post(undo["formaction"], data={**fields, "id": "again"})
        assert late.status_code == 422 and "taken back already" in late.get_data(as_text=True)


def test_a_game_that_nobody_won_has_no_places(house: TrialInstallation) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    table.sit(0).enter("end")
    for path in (table.host, table.watch):
        assert 'class="places"' not in house.get(path).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_was_broken_off_is_called_so_and_has_no_crown(
    house: TrialInstallation, language: str
) -> None:
    table, say = open_table(house, "btwixt", players=3), speaker(language)
    phone = table.sit(0)
    phone.enter("end")
    for page in (table.host, table.watch, phone.path):
        found = phone.house.get(f"{page}?language={language}").text
        assert say("companion-broken-off") in found.split("</h1>")[0]
        assert "crowned" not in found and say("letter-over-nobody") not in found
    won = open_table(house)
    won.sit(0).enter("end 1")
    assert "crowned" in house.get(won.host).text.split("</h1>")[0]


def test_somebody_who_played_alone_sees_their_score(house: TrialInstallation) -> None:
    table = play_out(house, "troyes", 1)
    score = state(house, table)["view"]["result"]["scores"][0]
    told = speaker("en", "troyes")("result-lead", count=score)
    for path in (table.host, table.sit(0).path):
        assert told in house.get(path).text
        assert 'class="places"' not in house.get(path).text


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)")
@pytest.mark.parametrize("language", ["fa", "hu"])
def test_the_host_sees_the_winner_at_once_and_everything_fits(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    table = open_table(house, "condottiere-3e", begins="0", language=language)
    phones = Phones(browser, address, table)
    host, screen = phones.open(table.host), phones.open(table.watch, viewport=SCREEN)
    seat = phones.sit(0)
    phones.enter("0 besiege siena")
    phones.enter("end 1")
    for page in (host, screen, seat):
        expect(page.locator(".places li")).to_have_count(4)
        expect(page.locator(".places .won")).to_contain_text("Béla")
        assert too_wide(page) == [] and broken(page, has_dark_form=True) == []
    assert phones.faults == []
