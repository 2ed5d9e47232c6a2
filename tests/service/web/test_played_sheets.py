"""Sheets of a match or a table use its own options and data, whatever their URL says."""

from __future__ import annotations

import re
from html import unescape

import pytest

import engine
from service.installation.limits import DEFAULTS
from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from service.views import available_sheets, sheet_requests
from tests.pdf_words import words_of
from tests.service.at_table import begin, invite
from tests.service.tables.tables_of_tests import open_pad
from tests.service.trial_installation import BELA, CYRUS, DARA, TrialInstallation, path_of

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
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_who_begins_is_named_wherever_the_name_is_known(
    house: TrialInstallation, language: str
) -> None:
    """Pages, letters and sheets do not count the players round the table."""
    table, say = begin(house, options={"first_holder": 2}), speaker(language, "condottiere-3e")
    facts = {"value": 2, "player": "Béla", "is_known": True}
    told = [read(say(f"option-first_holder-{each}", **facts)) for each in ("chosen", "rule")]
    page = read(house.get(f"/m/{table.match}?language={language}").text)
    assert all(words in page for words in told)
    for path in (f"/s/{table.seats[0]}", f"/h/{table.host}"):
        assert "First player: Béla" in read(house.get(path).text)
    own = f"/m/{table.match}/print/aid"
    setup = read(say("aid-setup-holder_named", **facts))
    assert setup in read(house.get(f"{own}?language={language}").text)
    assert "Béla" in words_of(house.client.get(f"{own}.pdf?language={language}").data)
    assert "Béla" not in house.get("/print/condottiere-3e/aid?option-first_holder=2").text
    for letter in house.new_letters():
        assert "Player 2" not in letter.text + letter.html


@sqlite_alone
def test_an_unknown_player_who_begins_is_counted_round_the_table(
    house: TrialInstallation,
) -> None:
    free = invite(house, BELA, {"open": True}, options={"first_holder": 3})
    assert "Player 3 begins" in house.get(f"/h/{free.host}").text
    hidden = invite(house, BELA, CYRUS, DARA, anonymous=True, options={"first_holder": 1})
    for path in (f"/h/{hidden.host}", f"/s/{hidden.seats[0]}"):
        assert "Player 1 begins" in house.get(path).text


def read(text: str) -> str:
    """Return the text without isolates and markup."""
    return unmarked(unescape(re.sub("<[^>]*>", "", text)))


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
@pytest.mark.parametrize(
    ("game", "options", "people", "sheet"),
    [
        ("condottiere-3e", {"campaign": 20}, 3, "campaign"),
        ("condottiere-3e", {}, 3, ""),
        ("troyes", {}, 3, ""),
        ("troyes", {}, 1, "solo"),
    ],
)
def test_only_sheets_that_suit_the_agreed_game_are_offered(
    house: TrialInstallation, game: str, options: dict[str, int], people: int, sheet: str
) -> None:
    """A campaign has its own sheet, and so has the game against Le Roy."""
    others = [BELA, CYRUS][: people - 1]
    table = begin(house, game=game, options=options, players=others)
    waiting = invite(house, game=game, options=options, players=others, seed="another")
    names = ["Ana", "Béla", "Cili"][:people]
    opened = open_pad(house, *names, game=game, options=options).opened
    bases = [f"/m/{table.match}/print", f"/s/{table.seats[0]}/print"]
    for base in (*bases, f"/s/{waiting.seats[-1]}/print", f"/t/{opened.seats[0]}/print"):
        links = " ".join(house.get(base).reader.links)
        offered = {name for name in ("campaign", "solo") if f"/{name}.pdf" in links}
        assert offered == ({sheet} - {""}), base
        chosen = house.client.get(f"{base}/set.pdf?sheet=campaign&sheet=solo")
        assert chosen.status_code == (200 if sheet else 404), base
    assert "/campaign.pdf" in house.get("/print/condottiere-3e").text
    assert "/solo.pdf" in house.get("/print/troyes").text


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
    """Return the path of the sheets of a game with an owner's data; `where` is the kind of page."""
    options = {"data": data}
    if where == "table":
        opened = open_pad(house, game=game, options=options).opened
        return f"/t/{opened.seats[1]}/print"
    table = (invite if where == "invited" else begin)(house, game=game, options=options)
    return f"/m/{table.match}/print" if where == "match" else f"/s/{table.seats[1]}/print"
