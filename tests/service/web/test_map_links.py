"""Regions can be chosen on the map and from the list, with names for screen readers."""

from __future__ import annotations

from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from tests.service.at_table import Table, begin
from tests.service.trial_installation import SURE, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
SVG = "{http://www.w3.org/2000/svg}"


def map_links(table: Table, seat: int) -> dict[str, str]:
    """Return the actions on the map of a seat's page, with their spoken names."""
    page = table.house.client.get(f"/s/{table.seats[seat]}").get_data(as_text=True)
    start = page.index("<svg ", page.index('id="board"'))
    board = ElementTree.fromstring(page[start : page.index("</svg>", start) + 6])
    return {
        unquote(link.get("href").rpartition("/")[2]): link.get("aria-label")
        for link in board.iter(f"{SVG}a")
    }


def test_every_site_that_may_be_chosen_is_a_link_on_the_map(house: TrialInstallation) -> None:
    table = begin(house)
    links = map_links(table, table.asked)
    sites = {action for action in table.actions if action.startswith("besiege ")}
    assert sites and set(links) == sites and len(set(links.values())) == len(sites)
    assert all(links.values())
    assert map_links(table, (table.asked + 1) % 3) == {}


def test_a_link_of_the_map_leads_to_the_question_and_its_button_plays(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    action = sorted(map_links(table, table.asked))[3]
    turn, address = table.turn, f"/s/{table.seats[table.asked]}"
    asked = house.get(f"{address}/{turn}/{action.replace(' ', '%20')}")
    assert asked.acts == ["play"] and table.turn == turn
    assert house.client.post(asked.reader.forms[0]["to"], data=SURE).status_code == 303
    assert table.turn > turn


def test_a_card_that_asks_for_a_region_is_played_on_the_map_too(house: TrialInstallation) -> None:
    table = begin(house)
    for _ in range(60):
        placed = {action for action in table.actions if action.startswith("play bishop ")}
        placed -= {"play bishop off"}
        if placed:
            break
        table.play(1)
    assert placed and set(map_links(table, table.asked)) == placed
