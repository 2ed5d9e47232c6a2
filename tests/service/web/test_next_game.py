"""The next game of an evening: one tap of the host, and all phones turn to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from service.language.languages import LANGUAGES
from service.language.words import speaker
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.trial_installation import SURE, TrialInstallation
from tests.service.web.at_companion import open_table
from tests.service.web.at_phones import SCREEN, Phones, Thumb
from tests.service.web.in_browser import CHROMIUM, broken, too_wide

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def test_the_page_offers_the_games_for_these_people_and_leads_back(
    house: TrialInstallation,
) -> None:
    table = open_table(house, players=3)
    phone = table.sit(0)
    goes_on = house.client.get(f"{table.host}/next")
    assert (goes_on.status_code, goes_on.location) == (303, table.host)
    phone.enter("end 0")
    page = house.get(f"{table.host}/next")
    actions = [form for form in page.reader.forms if form["act"] == "next"]
    assert len(actions) == 1
    for game in ("pad", "btwixt", "troyes", "condottiere-1e"):
        assert f"/next/{game}" in page.text
    unsure = house.client.post(f"{table.host}/next/btwixt")
    assert unsure.status_code == 200 and phone.page().text.count(speaker("en")("next-wait")) == 1
    assert house.client.post(f"{table.host}/next/chess", data=SURE).status_code == 404
    assert house.client.post(f"{phone.path}/next/pad", data=SURE).status_code == 403
    begun = page.submit("next")
    assert begun.status == 200 and speaker("en")("companion-host-title") in begun.text
    again = house.client.post(f"{table.host}/next/pad", data=SURE)
    assert again.status_code == 303, "the second tap leads to the game that has begun"
    assert 'class="former"' in house.get(table.host).text


def test_a_score_pad_after_a_game_has_a_title_and_may_be_won_by_the_lowest(
    house: TrialInstallation,
) -> None:
    table = open_table(house, players=3)
    group, phone = open_season(house), table.sit(0)
    phone.enter("end 0")
    group.put(table.host)
    group.put_pad({"Ana": 3, "Béla": 5}, "Azul")
    page = house.get(f"{table.host}/next")
    assert '<option value="Azul">' in page.text
    typed = {"title": "Golf", "option-low_wins": "true"}
    begun = house.client.post(f"{table.host}/next/pad", data=SURE | typed)
    assert begun.status_code == 303
    assert "Golf" in house.get(table.host).text.split("</title>")[0]
    for line in ("0 add 3", "1 add 5", "2 add 7", "end"):
        phone.enter(line)
    assert [(play.title, play.winners) for play in group.plays][0] == ("Golf", [0])
    again = house.get(f"{table.host}/next").text
    assert 'value="Golf"' in again and 'name="option-low_wins" value="true" checked' in again
    house.client.post(f"{table.host}/next/pad", data=SURE)  # the button “Play it again”
    assert "Golf" in house.get(table.host).text.split("</title>")[0]


def test_a_title_that_cannot_be_shown_is_asked_for_again(house: TrialInstallation) -> None:
    table = open_table(house, players=3)
    table.sit(0).enter("end 0")
    bad = {"title": "a\u202eb"}
    answer = house.client.post(f"{table.host}/next/pad", data=SURE | bad)
    assert answer.status_code == 400 and 'id="problem-title"' in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_goes_on_by_mail_with_its_data_alone_says_so(
    house: TrialInstallation, language: str
) -> None:
    table = open_table(house, players=3)
    table.sit(0).enter("end 0")
    page = house.get(f"{table.host}/next?language={language}").text
    assert page.count(speaker(language, "btwixt")("companion-next_by_mail")) == 1


def test_two_players_are_offered_no_game_for_three(house: TrialInstallation) -> None:
    table = open_table(house, players=2)
    table.sit(0).enter("end 0")
    page = house.get(f"{table.host}/next").text
    assert "/next/condottiere-3e" in page and "/next/btwixt" not in page


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)")
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_phones_and_screen_turn_to_the_next_game_by_themselves(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    phones = Phones(browser, address, open_table(house, "condottiere-3e", language=language))
    host, screen = phones.open(phones.table.host), phones.open(phones.table.watch, viewport=SCREEN)
    seat = phones.sit(0)
    for line in ("tell 0", "0 besiege siena", "end 1"):
        phones.enter(line)
    for page in (host, seat, screen):
        expect(page.locator(".places .won")).to_contain_text("Béla")
        assert too_wide(page) == [] and broken(page, has_dark_form=True) == []
    former = phones.held().row.id
    Thumb(host).tap(host.locator(".next [name=sure]"))
    for page in (host, seat, screen):
        page.wait_for_function("it => document.body.dataset.table !== it", arg=former)
        expect(page.locator("ol.places")).to_have_count(0)
    Thumb(seat).press("1 besiege siena")  # Béla begins, and Ana enters for him
    Thumb(seat).sees(2)
    assert phones.kept().number == 2 and phones.faults == []
