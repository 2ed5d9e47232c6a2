"""Deals on the pages of a seat and in the API: offered, answered, refused with a reason."""

import re
from html import unescape
from typing import Any

import pytest
from sqlalchemy import update

from service.database.rows import MATCH, SEAT
from service.language.words import speaker
from service.matches import deals, promises
from tests.service.at_table import Table, bearer, begin, digest
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, Page, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match in its first battle."""
    table = begin(house)
    table.take("besiege roma")
    house.installation.database.write(lambda c: c.execute(update(SEAT).values(language="en")))
    return table


def page(table: Table, seat: int, what: str = "/deals") -> Page:
    return table.house.get(f"/s/{table.seats[seat]}{what}")


def plain(shown: Page) -> str:
    """Return a page's text without tags and marks of direction."""
    return re.sub(r"<[^>]+>|[\u2066-\u2069]", "", unescape(shown.text))


def post(table: Table, seat: int, sure: bool = True, **body: str) -> Any:
    data = (SURE if sure else {}) | body
    return table.house.client.post(f"/s/{table.seats[seat]}/deals", data=data)


def api(table: Table, seat: int, **body: Any) -> Any:
    by = bearer(table.seats[seat])
    return table.house.client.post("/api/v1/seat/deals", json=body, headers=by)


def read(table: Table, seat: int) -> Any:
    return table.house.client.get("/api/v1/seat/deals", headers=bearer(table.seats[seat])).json


def states(table: Table) -> list[str]:
    database = table.house.installation.database
    return [each.status for each in database.read(lambda c: promises.of_match(c, table.match))]


def others(table: Table) -> tuple[int, int]:
    """Return the seat to act, and the next one."""
    return table.asked, (table.asked + 1) % 3


def test_an_offer_is_made_by_choices_and_accepted_on_the_page(table: Table) -> None:
    first, second = others(table)
    assert post(table, first, to=str(second), give="pass", take="spare napoli").status_code == 303
    shown = page(table, second, "")
    name = table.loaded().names[first]
    assert f"{name} plays no more cards in the battle for Rome." in plain(shown)
    assert "You don’t march on Naples in round 1." in plain(shown)
    assert "1 offer waits for you" in plain(shown)
    assert shown.submit("deal-accept").status == 200
    assert states(table) == ["accepted"]
    assert "agreed" in plain(page(table, first))


def test_a_counter_offer_begins_with_the_first(table: Table) -> None:
    first, second = others(table)
    post(table, first, to=str(second), give="pass", take="spare napoli")
    shown = page(table, second, "/deals?counter=1")
    assert '<option value="spare napoli" selected>' in shown.text
    assert '<option value="pass" selected>' in shown.text
    post(table, second, to=str(first), give="under 3", take="pass", counter="1")
    assert states(table) == ["countered", "offered"]


def test_a_robot_that_presses_the_first_button_does_nothing(table: Table) -> None:
    first, second = others(table)
    post(table, first, to=str(second), give="pass")
    before = digest(table.house)
    assert post(table, second, sure=False, verdict="accept", number="1").status_code == 200
    assert post(table, second, sure=False, to=str(first), give="pass").status_code == 200
    page(table, second), page(table, second, "/deals?counter=1")
    assert digest(table.house) == before


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"to": "x", "give": "pass"},
        {"to": "999999999999999999999", "give": "pass"},
        {"to": "٣", "give": "pass"},
        {"to": "1", "give": "\x00"},
        {"to": "1", "give": "pass; drop"},
        {"to": "1"},
        {"verdict": "accept"},
        {"verdict": "accept", "number": "-1"},
        {"verdict": "accept", "number": "9" * 40},
        {"verdict": "decline", "number": "7"},
        {"to": "1", "give": "pass", "counter": "5"},
    ],
)
def test_bad_input_is_refused_in_words(table: Table, body: dict[str, str]) -> None:
    answer = post(table, (table.asked + 2) % 3, **body)
    assert answer.status_code == 400 and 'role="alert"' in answer.text
    assert states(table) == []


@pytest.mark.parametrize(
    "body",
    [
        {"to": "all"},
        {"to": 1, "gives": "pass"},
        {"to": 1, "gives": ["pass"] * 9},
        {"answer": "maybe", "number": 1},
        {"answer": "accept", "number": "1"},
        [],
    ],
)
def test_a_program_is_told_that_its_request_is_malformed(table: Table, body: Any) -> None:
    by = bearer(table.seats[0])
    answer = table.house.client.post("/api/v1/seat/deals", json=body, headers=by)
    assert answer.status_code == 400 and answer.json["error"]["code"] == "malformed"


def test_a_program_offers_and_answers(table: Table) -> None:
    first, second = others(table)
    (terms,) = (each for each in read(table, first)["terms"] if each["to"] == second)
    assert {"pass", "under 3", "show"} <= set(terms["gives"])
    made = api(table, first, to=second, gives=["pass"], takes=["show"], public=True)
    assert made.json == {"number": 1, "status": "offered"}
    assert api(table, second, answer="accept", number=1).json["status"] == "accepted"
    (deal,) = read(table, second)["deals"]
    assert [each["mark"] for each in deal["terms"]] == ["open", "kept"]
    refused = api(table, second, answer="accept", number=5)
    assert refused.status_code == 422 and refused.json["error"]["code"] == "no_deal"


def test_a_breach_of_a_binding_deal_is_refused_with_the_reason(table: Table) -> None:
    first, second = others(table)
    table.house.installation.database.write(
        lambda c: c.execute(update(MATCH).values(deals="binding"))
    )
    post(table, first, to=str(second), give="pass")
    post(table, second, verdict="accept", number="1")
    action = next(each for each in table.actions if each.startswith("play m"))
    turn = table.turn
    url = f"/s/{table.seats[first]}/{turn}/{action.replace(' ', '%20')}"
    for answer in (table.house.client.get(url), table.house.client.post(url, data=SURE)):
        assert answer.status_code == 422
        assert "deals are binding in this game" in answer.text
    told = table.act_by_api(first, turn, action)
    assert told.json["error"]["code"] == "promised" and table.turn == turn
    assert table.act_by_api(first, turn, "pass").status_code == 200


def test_the_host_chooses_the_deals(house: TrialInstallation) -> None:
    body = {"game": "condottiere-3e", "host": ANA, "players": [BELA, CYRUS]}
    for rule, more, code in (
        ("binding", {}, 201),
        ("none", {"talk": "none"}, 201),
        ("binding", {"talk": "public"}, 400),
        ("sometimes", {}, 400),
    ):
        answer = house.client.post("/api/v1/matches", json=body | {"deals": rule} | more)
        assert answer.status_code == code, (rule, answer.json)


def test_a_match_without_deals_shows_none(table: Table) -> None:
    table.house.installation.database.write(lambda c: c.execute(update(MATCH).values(deals="none")))
    assert 'id="deals"' not in page(table, 0, "").text
    assert "There are no deals in this game." in plain(page(table, 0))
    assert read(table, 0)["rule"] == "none" and read(table, 0)["terms"] == []


def test_every_refusal_has_words(table: Table) -> None:
    say = speaker("hu", "rakab")
    assert all(say.has(f"pact-refused-{code}") for code in (*deals.CODES, *deals.OF_TALK))
