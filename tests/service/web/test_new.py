"""The form that sets up a match."""

from typing import Any

import pytest
from sqlalchemy import select

from service.database.models import Match
from tests.service.at_table import digest
from tests.service.trial_installation import ANA, SURE, Page, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
FORM = {
    "game": "condottiere-3e",
    "pace": "daily",
    "language": "en",
    "host-name": "Ana",
    "host-email": "ana@mail.example",
    "host-language": "en",
    "player-1-name": "Béla",
    "player-1-email": "bela@mail.example",
    "player-1-language": "hu",
}


def send(house: TrialInstallation, query: str = "", **fields: str) -> Page:
    return house.get(f"/new{query}").submit("create", **{**FORM, **fields})


def matches(house: TrialInstallation) -> list[Any]:
    return house.installation.database.read(lambda c: c.execute(select(Match.__table__)).all())


def test_the_form_sets_a_match_up_and_the_links_come_by_letter_alone(
    house: TrialInstallation,
) -> None:
    page = send(house)
    assert page.status == 200
    assert "/s/" not in page.text.replace("/static/", "") and "/h/" not in page.text
    assert "press the button" in page.text
    assert [letter.kind for letter in house.new_letters()] == ["host"]
    house.agree(matches(house)[0].id)
    assert [letter.kind for letter in house.new_letters()] == ["invitation"]
    assert "has been confirmed" in house.get(f"/new/sent/{matches(house)[0].id}").text


@pytest.mark.parametrize("match", ["abcdefghijkl", "x", "%00", "۱۲", "a" * 500])
def test_nothing_is_said_of_a_match_that_is_none(house: TrialInstallation, match: str) -> None:
    assert house.get(f"/new/sent/{match}").status == 404


def test_the_form_sent_twice_sets_up_one_match(house: TrialInstallation) -> None:
    page = house.get("/new")
    for _ in range(2):
        assert page.submit("create", **FORM).status == 200
    assert len(matches(house)) == 1


@pytest.mark.parametrize("token", ["", "forged", "a.b.c", "\0", "ű"])
def test_a_form_that_is_not_ours_sets_nothing_up(house: TrialInstallation, token: str) -> None:
    answer = house.client.post("/new", data={**FORM, **SURE, "form": token})
    assert answer.status_code == 400 and matches(house) == []
    assert "open for too long" in answer.get_data(as_text=True)


def test_what_was_typed_stays_and_what_is_wrong_stands_beside_it(house: TrialInstallation) -> None:
    page = send(house, **{"player-1-email": "bela", "player-3-name": "Emma"})
    assert page.status == 400 and matches(house) == []
    assert 'value="Béla"' in page.text and 'value="Emma"' in page.text
    assert 'id="problem-players-1-email"' in page.text
    assert 'id="problem-players-3-email"' in page.text, "rows left empty do not count"
    assert 'id="problem-players-2-email"' not in page.text


def test_the_forms_problems_are_told_in_the_language_of_the_form(house: TrialInstallation) -> None:
    for language in ("fa", "hu", "en"):
        page = send(house, f"?language={language}", **{"host-email": ""})
        assert (page.status, page.reader.language) == (400, language)


def test_html_in_a_name_is_shown_as_it_was_typed(house: TrialInstallation) -> None:
    name = "<b>Béla</b> {{7*7}} & Co"
    page = send(house, **{"player-1-name": name, "host-email": ""})
    assert "&lt;b&gt;Béla&lt;/b&gt; {{7*7}} &amp; Co" in page.text and "<b>" not in page.text


@pytest.mark.parametrize(
    "change",
    [
        {"game": "tarock"},
        {"pace": "hasty"},
        {"language": "tlh"},
        {"host-name": ""},
        {"host-email": "ana@mail.example\r\nBcc: all@mail.example"},
        {"player-1-email": "bela\0@mail.example"},
        {"player-1-name": "Ana"},
        {"player-1-language": "tlh"},
        {"player-1-timezone": "Atlantis"},
        {"option-dragons": "true"},
    ],
)
def test_a_wrong_field_sets_nothing_up(house: TrialInstallation, change: dict[str, str]) -> None:
    before = digest(house)
    page = send(house, **change)
    assert page.status == 400 and 'role="alert"' in page.text
    assert digest(house) == before


def test_a_flood_of_matches_is_asked_to_wait(house: TrialInstallation) -> None:
    codes = [send(house).status for _ in range(45)]
    assert codes[:12] == [200] * 12 and codes[-1] == 429


def test_the_front_door_opens_in_three_languages(house: TrialInstallation) -> None:
    for language in ("en", "fa", "hu"):
        page = house.get(f"/?language={language}")
        assert page.status == 200 and page.reader.language == language
        assert f"/new?language={language}" in page.text


def test_the_host_gets_the_own_letter_in_the_own_language(house: TrialInstallation) -> None:
    send(house, **{"host-language": "fa", "host-name": "کورش"})
    letter = house.new_letters()[0]
    assert (letter.to, letter["Content-Language"]) == (ANA["email"], "fa")
    assert matches(house)[0].language == "en"


def test_there_are_as_many_rows_as_the_game_has_other_seats(house: TrialInstallation) -> None:
    page = house.get("/new?game=troyes").text
    assert 'name="player-3-name"' in page and 'name="player-4-name"' not in page
    assert "To play alone" in page
    page = house.get("/new?game=condottiere-3e").text
    assert 'name="player-5-name"' in page and "To play alone" not in page


def test_a_row_that_was_filled_stays_though_the_game_has_no_seat_for_it(
    house: TrialInstallation,
) -> None:
    page = send(house, game="troyes", **{"player-5-name": "Emma", "player-5-email": "emma"})
    assert page.status == 400 and 'value="Emma"' in page.text
