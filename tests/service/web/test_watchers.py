"""Watchers read the language of their choice, or else the table's."""

import pytest

from service.language.languages import LANGUAGES
from tests.service.at_table import Table, begin
from tests.service.trial_installation import Page, TrialInstallation


def watched(house: TrialInstallation) -> Table:
    return begin(house, language="hu").play(60)


def languages(page: Page) -> tuple[int, str]:
    return page.status, page.reader.language


@pytest.mark.parametrize("asked", LANGUAGES)
@pytest.mark.parametrize("where", ["", "/log"])
def test_a_public_page_speaks_the_language_it_is_asked_for(
    house: TrialInstallation, where: str, asked: str
) -> None:
    path = f"/m/{watched(house).match}{where}"
    page = house.get(f"{path}?language={asked}")
    assert languages(page) == (200, asked)
    assert {f"{path}?language={tag}" for tag in LANGUAGES} <= set(page.reader.links)


@pytest.mark.parametrize("asked", ["", "?language=", "?language=tlh", "?language=en&language=fa"])
def test_without_a_language_of_ours_it_is_that_of_the_match(
    house: TrialInstallation, asked: str
) -> None:
    first = "en" if asked.startswith("?language=en") else "hu"
    assert languages(house.get(f"/m/{watched(house).match}{asked}")) == (200, first)


def test_links_of_a_public_page_keep_its_language(house: TrialInstallation) -> None:
    table = watched(house)
    page = house.get(f"/m/{table.match}?language=fa")
    log = f"/m/{table.match}/log?language=fa"
    assert log in page.reader.links
    assert f"/m/{table.match}?language=fa" in house.get(log).reader.links


def test_a_players_link_to_the_public_page_keeps_the_players_language(
    house: TrialInstallation,
) -> None:
    table = watched(house)
    for token, language in zip(table.seats, ("en", "hu", "fa"), strict=True):
        links = house.get(f"/s/{token}").reader.links
        assert f"/m/{table.match}?language={language}" in links


def test_a_campaigns_page_speaks_the_language_it_is_asked_for(house: TrialInstallation) -> None:
    table = begin(house, language="hu", options={"campaign": 20}).play(5)
    path = f"/c/{table.match}"
    assert languages(house.get(path)) == (200, "hu")
    page = house.get(f"{path}?language=fa")
    assert languages(page) == (200, "fa")
    assert f"/m/{table.match}?language=fa" in page.reader.links
    assert f"{path}?language=en" in page.reader.links


def test_the_hosts_page_names_the_seats_to_act_and_since_when(house: TrialInstallation) -> None:
    table = begin(house)
    page = house.get(f"/h/{table.host}")
    asked = table.loaded().seats[table.asked].name
    assert f"Waiting for {asked} since " in page.text.replace("\u2068", "").replace("\u2069", "")
    table.play(None)
    assert "Waiting for" not in house.get(f"/h/{table.host}").text
