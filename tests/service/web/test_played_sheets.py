"""Sheets of a match or a table use its own options and data, whatever their address says."""

from __future__ import annotations

import re

import pytest

import engine
from service.installation.limits import DEFAULTS
from service.language.words import speaker
from service.views import available_sheets, sheet_requests
from tests.pdf_words import words_of
from tests.service.at_table import begin, invite
from tests.service.tables.tables_of_tests import open_pad
from tests.service.trial_installation import TrialInstallation, path_of

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
ALLY = "Árulás & Co"
COST = 9  # the changed cost


def own_cards() -> str:
    """Return B'Twixt's data with a card under an owner's name."""
    text = engine.load("btwixt").data_file.text
    text = text.replace(', src = "house"', "").replace("house-1", "box-of-ana")
    return text.replace('"Broken Oath"', f'"{ALLY}"')


def own_costs() -> str:
    """Return Troyes' data with a card with a higher cost to hire."""
    return re.sub(
        r"(hire_cost = )\d+", rf"\g<1>{COST}", engine.load("troyes").data_file.text, count=1
    )


@sqlite_alone
def test_a_match_leads_to_sheets_with_its_options_and_names(house: TrialInstallation) -> None:
    table = begin(house, options={"takeover": True})
    own = f"/m/{table.match}/print"
    for path in (f"/m/{table.match}", f"/s/{table.seats[1]}"):
        assert f'"{own}?language=' in house.client.get(path).text
    takeover = speaker("en", "condottiere-3e")("option-takeover")
    page = house.client.get(own).text
    assert "<bdi>Béla</bdi>" in page and takeover in page
    told = words_of(house.client.get(f"{own}/score.pdf").data)
    assert "Béla" in told and takeover in told


@sqlite_alone
@pytest.mark.parametrize("where", ["match", "seat", "invited", "table"])
def test_an_owners_data_is_on_the_sheets_of_their_own_games(
    house: TrialInstallation, where: str
) -> None:
    base = shelf_at(house, where, "btwixt", own_cards())
    for address in (f"{base}/aid", f"{base}/aid?language=fa"):
        assert "Árulás &amp; Co" in house.client.get(address).text, address
    for address in (f"{base}/aid.pdf", f"{base}/cards.pdf?language=hu&ink=low"):
        assert ALLY in words_of(house.client.get(address).data), address
    assert ALLY not in words_of(house.client.get("/print/btwixt/aid.pdf").data)


@sqlite_alone
@pytest.mark.parametrize("where", ["match", "table"])
def test_an_owners_numbers_are_counted_with(house: TrialInstallation, where: str) -> None:
    base, said = shelf_at(house, where, "troyes", own_costs()), f"hiring \u2068{COST}"
    assert said in house.client.get(f"{base}/aid?language=en").text
    assert said not in house.client.get("/print/troyes/aid?language=en").text
    assert house.client.get(f"{base}/board.pdf").status_code == 200


@sqlite_alone
def test_query_parameters_cannot_change_the_options_of_a_match(house: TrialInstallation) -> None:
    table = begin(house, options={"takeover": True})
    own = f"/m/{table.match}/print"
    asked = {"language": "hu", "paper": "letter", "names": "Zsófi", "players": "4", "large": "yes"}
    played = {"option-takeover": "false", "option-hidden_cards": "true", "option-data": "x = ["}
    page = house.client.get(own, query_string=asked | played).text
    address = re.search(rf'"({own}/score\.pdf[^"]*)"', page)
    assert address and "option-" not in address[1] and "players=4" in address[1]
    say = speaker("hu", "condottiere-3e")
    pdf = house.client.get(address[1].replace("&amp;", "&")).data
    told = words_of(pdf)
    assert "Zsófi" in told and "Béla" not in told and "Letter" in told
    assert say("option-takeover") in told and say("option-hidden_cards") not in told
    nobody = house.client.get(f"{own}/score.pdf?names=%0A").data
    assert "Béla" not in words_of(nobody), "a sheet without names can be had too"


@sqlite_alone
def test_these_sheets_need_the_same_access_as_their_match_or_table(
    house: TrialInstallation,
) -> None:
    waiting, running = invite(house), begin(house)
    pad = open_pad(house)
    for path in (f"/m/{waiting.match}", "/m/aaaaaaaaaaaa", f"/s/{'a' * 26}", f"/t/{'a' * 26}"):
        for rest in ("", "/aid", "/aid.pdf"):
            assert house.client.get(f"{path}/print{rest}").status_code == 404, path
    assert house.client.get(f"/t/{pad.opened.host}/print").status_code == 404
    for rest in ("/nothing", "/nothing.pdf", "/aid.pdf?paper=a5"):
        assert house.client.get(f"/m/{running.match}/print{rest}").status_code == 404
    hidden = [*running.seats, running.host, running.loaded().match.seed]
    for rest in ("", "/aid", "/score", "/score.pdf", "/seats.pdf"):
        data = house.client.get(f"/m/{running.match}/print{rest}").data
        assert not [each for each in hidden if each.encode() in data]


@sqlite_alone
def test_they_are_counted_before_their_match_is_looked_for(house: TrialInstallation) -> None:
    own = f"/m/{begin(house).match}/print"
    most = DEFAULTS["sheets"].most
    for path in [f"{own}/aid.pdf", "/m/bbbbbbbbbbbb/print/aid"] * (most // 2):
        assert house.client.get(path).status_code in (200, 404)
    for path in (f"{own}/aid", f"{own}/aid.pdf", "/m/bbbbbbbbbbbb/print/aid"):
        assert house.client.get(path).status_code == 429


@sqlite_alone
def test_codes_lead_to_the_same_words_where_anybody_may_read_them(house: TrialInstallation) -> None:
    loaded, public = begin(house).loaded(), "https://play.example.org"
    shelf = available_sheets.of_match(loaded, loaded.names)
    asked = sheet_requests.read(shelf, {}, "fa", "")
    read = sheet_requests.wanted(loaded.game, "aid", asked, public).url
    assert read.startswith(f"{public}/m/{loaded.match.id}/print/aid?language=fa")
    assert house.client.get(read.removeprefix(public)).status_code == 200
    score = sheet_requests.wanted(loaded.game, "score", asked, public).url
    assert score.startswith(f"{public}/table/new?game=condottiere-3e")


@sqlite_alone
def test_an_invitation_links_the_reference_card_of_its_options(house: TrialInstallation) -> None:
    for options, leads_to in (
        ({}, "/print/btwixt/aid.pdf?"),
        ({"event_module": True}, "option-event_module=true"),
        ({"data": own_cards()}, "/s/"),
    ):
        invite(house, game="btwixt", options=options)
        letters = [letter for letter in house.new_letters() if letter.kind == "invitation"]
        (link,) = {link for link in letters[0].links if "aid.pdf" in link}
        assert leads_to in link and ALLY not in link
        assert words_of(house.client.get(path_of(link)).data)


def shelf_at(house: TrialInstallation, where: str, game: str, data: str) -> str:
    """Return the address of the sheets of a game with that data."""
    options = {"data": data}
    if where == "table":
        opened = open_pad(house, game=game, options=options).opened
        return f"/t/{opened.seats[1]}/print"
    table = (invite if where == "invited" else begin)(house, game=game, options=options)
    return f"/m/{table.match}/print" if where == "match" else f"/s/{table.seats[1]}/print"
