"""The page of all sheets, with options and names from its URL, which may be invalid."""

from __future__ import annotations

import re

import pypdfium2
import pytest

import engine
import printables
from service.installation.limits import DEFAULTS
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.views import sheet_requests
from tests.service.trial_installation import TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@sqlite_alone
@pytest.mark.parametrize("name", engine.games())
def test_the_page_offers_every_sheet_of_a_game(house: TrialInstallation, name: str) -> None:
    game = engine.games()[name]
    for language in LANGUAGES:
        page = house.client.get(f"/print/{name}?language={language}")
        assert page.status_code == 200
        for sheet in printables.sheets(game):
            assert f"/print/{name}/{sheet}.pdf?language={language}" in page.text


@sqlite_alone
def test_every_sheets_address_has_the_chosen_options(house: TrialInstallation) -> None:
    asked = {
        "language": "hu",
        "other": "fa",
        "paper": "letter",
        "ink": "low",
        "large": "yes",
        "joined": "yes",
        "players": "3",
        "names": "Ana\nBéla",
        "option-takeover": "true",
        "option-hidden_cards": "false",
    }
    text = house.client.get("/print/condottiere-3e", query_string=asked).text
    address = re.search(r'"(/print/condottiere-3e/score\.pdf[^"]*)"', text)
    assert address is not None
    for said in ("paper=letter", "ink=low", "large=yes", "players=3", "takeover=true"):
        assert said in address[1]
    assert "joined=yes" not in address[1], "a score sheet is no board"
    board = re.search(r'"(/print/condottiere-3e/map\.pdf[^"]*)"', text)
    assert board is not None
    assert "joined=yes" in board[1] and "large=yes" not in board[1]
    parts = house.client.get(board[1].replace("&amp;", "&")).data
    assert parts.count(b"/MediaBox") == 1 + 4 + 1, "the key, the parts, the neighbours"
    assert "other=fa" not in address[1] and "other=fa" in text, "no score sheet has two languages"
    assert "hidden_cards" not in address[1], "the rulebook's way is not said"
    sheet = house.client.get(address[1].replace("&amp;", "&"))
    assert sheet.status_code == 200 and sheet.data.startswith(b"%PDF")


@sqlite_alone
@pytest.mark.parametrize(
    "asked",
    [
        "players=99&ink=neon&other=de&large=perhaps",
        "card=huge&duplex=short&right=99&up=%DB%B1%2E%DB%B5",
        "duplex=yes&card=mini&right=nan&up=-1,5e9",
        "players=-1&names=" + "x" * 3000,
        "names=%E9%00%0A%0D%E2%80%AE&option-takeover=maybe",
        "language=xx&paper=a4&option-campaign=99999999999999",
        "names=B\xe9la",
    ],
)
def test_any_query_parameters_give_a_page(house: TrialInstallation, asked: str) -> None:
    for path in ("condottiere-3e", "condottiere-3e/score.pdf", "btwixt/score", "troyes/aid"):
        assert house.client.get(f"/print/{path}?{asked}").status_code == 200
    raw = {"QUERY_STRING": asked}
    assert house.client.get("/print/rakab", environ_overrides=raw).status_code == 200
    assert house.client.get("/print/rakab/nothing.pdf").status_code == 404
    assert house.client.get("/print/rakab/seats").status_code == 404
    assert house.client.get("/print/nothing").status_code == 404


def test_names_are_few_and_short() -> None:
    assert sheet_requests.read_names(" Ana \n\n" + "y" * 99) == (
        "Ana",
        "y" * sheet_requests.LONGEST_NAME,
    )
    assert (
        len(sheet_requests.read_names("\n".join("abcdefghijklmnop"))) == sheet_requests.MOST_NAMES
    )


def test_how_far_off_a_printer_is_reads_as_people_write_it() -> None:
    for said, off in (("1.5", 1.5), ("-0,5", -0.5), ("−2", -2.0), ("۱.۵", 1.5), ("+3", 3.0)):
        assert sheet_requests.read_offset(said) == off
    assert sheet_requests.read_offset("") == 0.0
    for said in ("nan", "6", "1e1", "--1", "0x1", "1.555", "٫"):
        assert sheet_requests.read_offset(said) is None


@sqlite_alone
def test_a_sheet_reads_as_a_page_with_headings_and_tables(house: TrialInstallation) -> None:
    page = house.client.get("/print/troyes/score?language=en&names=Zs%C3%B3fi").text
    assert "<table" in page and "<th scope=" in page and "Zsófi" in page
    aid = house.client.get("/print/btwixt/aid?language=fa").text
    assert aid.count("<h2>") > 5 and 'dir="rtl"' in aid
    cards = house.client.get("/print/rakab/cards?language=en").text
    assert cards.count('class="sign" aria-hidden="true"') == 1 + 8, "mercenaries, special cards"
    chart = house.client.get("/print/rakab/map?language=hu").text
    assert chart.count('<th scope="row">') >= 14 and "/print/rakab/map.pdf" in chart


@sqlite_alone
def test_the_code_on_a_sheet_leads_to_its_subject(house: TrialInstallation) -> None:
    game = engine.games()["rakab"]
    asked = sheet_requests.read(sheet_requests.of_game(game), {}, "fa", "")
    public = "https://play.example.org"
    assert sheet_requests.wanted(game, "score", asked, public).url.startswith(
        f"{public}/table/new?game=rakab"
    )
    assert sheet_requests.wanted(game, "aid", asked, public).url.startswith(
        f"{public}/rulings/rakab"
    )
    assert sheet_requests.wanted(game, "aid", asked, "http://127.0.0.1:8000").url == ""


@sqlite_alone
def test_the_code_on_a_score_sheet_opens_a_form_that_counts_the_same(
    house: TrialInstallation,
) -> None:
    game, public = engine.games()["condottiere-3e"], "https://play.example.org"
    wishes = {"players": "5", "option-larger_empires": "true"}
    asked = sheet_requests.read(sheet_requests.of_game(game), wishes, "hu", "")
    score = sheet_requests.wanted(game, "score", asked, public).url
    form = house.get(score.removeprefix(public)).text
    assert 'name="game" value="condottiere-3e" checked' in form
    assert re.search(r'<option value="5" selected', form)
    assert re.search(r'name="option-larger_empires"[^>]* checked', form)
    assert not re.search(r'name="option-takeover"[^>]* checked', form)
    for sheet in ("pad", "marks"):
        pad = sheet_requests.wanted(game, sheet, asked, public).url
        assert 'value="pad" checked' in house.get(pad.removeprefix(public)).text


@sqlite_alone
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_says_whether_its_sheet_is_up_to_date(
    house: TrialInstallation, language: str
) -> None:
    game, public = engine.games()["rakab"], "https://play.example.org"
    say = speaker(language, game)
    chosen = {"option-hidden_cards": "true", "ink": "low", "paper": "letter"}
    asked = sheet_requests.read(sheet_requests.of_game(game), chosen, language, "20 Nov")
    for sheet in ("aid", "rulings"):
        url = sheet_requests.wanted(game, sheet, asked, public).url.removeprefix(public)
        same, changed = say("paper-same", sheet=say(f"paper-{sheet}")), say("paper-again")
        for address, told in ((url, same), (f"{url[:-1]}x", changed)):
            page = house.client.get(address)
            assert page.status_code == 200 and told in page.text, address
        assert changed not in house.client.get(url).text
    for wrong in ("", "aid", "aid.", "nothing.abcdef", "\x00.\x00", "." * 900):
        page = house.client.get(f"/rulings/{game.id}", query_string={"v": wrong})
        assert page.status_code == 200 and changed not in page.text


@sqlite_alone
def test_a_visitor_can_draw_a_limited_number_of_personal_sheets(house: TrialInstallation) -> None:
    most = DEFAULTS["sheets"].most
    answers = [
        house.client.get(f"/print/rakab/pad.pdf?names={n}").status_code for n in range(most + 1)
    ]
    assert set(answers[:most]) == {200} and answers[most] == 429
    assert house.client.get("/print/rakab/pad.pdf").status_code == 200, "everybody's is free"


@sqlite_alone
def test_a_name_that_no_font_has_is_reported_and_its_sheet_is_drawn(
    house: TrialInstallation,
) -> None:
    asked = {"names": "Ana\n李小龍\n\U0001f469\u200d\U0001f467 Kata\nسارا"}
    for language in LANGUAGES:
        address = "/print/condottiere-3e"
        page = house.client.get(address, query_string=asked | {"language": language}).text
        (told,) = re.findall('<p class="notice" role="status" id="unprintable">(.*)</p>', page)
        assert "李小龍" in told and "Kata" in told and "Ana" not in told and "سارا" not in told
        sheet = house.client.get("/print/condottiere-3e/score.pdf", query_string=asked)
        assert sheet.status_code == 200
    fine = house.client.get("/print/condottiere-3e?names=Ana%0AB%C3%A9la%0Aسارا").text
    assert "unprintable" not in fine


@sqlite_alone
def test_the_page_shows_the_first_page_of_every_sheet(house: TrialInstallation) -> None:
    asked = "language=fa&names=Ana%0ASecretive&option-takeover=true&large=yes"
    page = house.client.get(f"/print/condottiere-3e?{asked}").text
    pictures = re.findall(r'<img src="([^"]+\.png[^"]*)"', page)
    assert len(pictures) == len(printables.sheets(engine.games()["condottiere-3e"]))
    for address in pictures:
        assert "Secretive" not in address and "takeover" not in address, "the same for everybody"
    shown = house.client.get(pictures[0].replace("&amp;", "&"))
    assert shown.mimetype == "image/png" and shown.data.startswith(b"\x89PNG")
    again = house.client.get(
        pictures[0].replace("&amp;", "&"), headers={"If-None-Match": shown.headers["ETag"]}
    )
    assert again.status_code == 304
    assert house.client.get("/print/condottiere-3e/nothing.png").status_code == 404


@sqlite_alone
def test_everything_for_an_evening_is_one_pdf(house: TrialInstallation) -> None:
    """A folded card of two pages for each of four players, then the score sheet and the tents."""
    address = "/print/condottiere-3e/set.pdf?players=4"
    every = house.client.get(address)
    assert every.status_code == 200 and every.mimetype == "application/pdf"
    with pypdfium2.PdfDocument(every.data) as document:
        assert len(document) == 4 * 2 + 2 + 2
    few = house.client.get(f"{address}&sheet=score&sheet=nothing&sheet=score")
    with pypdfium2.PdfDocument(few.data) as document:
        assert len(document) == 2
    for wrong in ("sheet=nothing", "paper=huge"):
        assert house.client.get(f"/print/condottiere-3e/set.pdf?{wrong}").status_code == 404
    strange = house.client.get("/print/rakab/set.pdf?sheet=score&players=-9&names=%00%0A&ink=neon")
    assert strange.status_code == 200
