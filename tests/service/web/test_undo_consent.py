"""Requests for an undo, and their answers, by pages and letters."""

import pytest

from service.language.words import speaker
from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import SURE, Letter, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A battle in which two seats can play."""
    table = begin(house)
    while not any(action.startswith("play m") for action in table.actions):
        table.take(table.actions[0])
    return table


def two_play(table: Table) -> tuple[int, int, int]:
    """Return the seat that played first, its turn, and the second seat."""
    seat, turn = table.asked, table.turn
    for _ in range(2):
        other = table.asked
        table.take(next(action for action in table.actions if action.startswith("play m")))
    table.house.new_letters()
    return seat, turn, other


def path(table: Table, seat: int, rest: str = "") -> str:
    return f"/s/{table.seats[seat]}{rest}"


def said(table: Table, seat: int, key: str, **facts: object) -> str:
    return str(speaker(table.loaded().seats[seat].language, "condottiere-3e")(key, **facts))


def only(table: Table, kind: str) -> Letter:
    (letter,) = table.house.new_letters()
    assert letter.kind == kind
    return letter


def test_request_answer_and_undo_work_by_page_and_letter(
    table: Table,
) -> None:
    house = table.house
    seat, turn, other = two_play(table)
    assert path(table, seat, f"/wish/{turn}") in house.get(path(table, seat)).reader.links
    asked = house.get(path(table, seat, f"/wish/{turn}"))
    assert asked.acts == ["wish"] and table.loaded().names[other] in asked.text
    asked.submit("wish")
    assert said(table, seat, "wish-title") not in house.get(path(table, seat)).text
    letter = only(table, "wish")
    assert letter.to == table.loaded().seats[other].address
    link = next(link for link in letter.links if "/consent/" in link)
    assert path(table, other, f"/consent/{turn}") in house.get(path(table, other)).reader.links
    page = house.get(link)
    assert page.acts == ["consent"]
    after = page.submit("consent")
    assert after.status == 200 and table.asked == seat and "<s>" in after.text
    assert only(table, "turn").to == table.loaded().seats[seat].address


def test_a_player_can_refuse_and_the_one_who_asked_is_told(table: Table) -> None:
    seat, turn, other = two_play(table)
    table.house.get(path(table, seat, f"/wish/{turn}")).submit("wish")
    only(table, "wish")
    reached = table.turn
    page = table.house.get(path(table, other, f"/consent/{turn}"))
    assert path(table, other, f"/refuse/{turn}") in page.reader.links
    table.house.get(path(table, other, f"/refuse/{turn}")).submit("refuse")
    letter = only(table, "refused")
    assert letter.to == table.loaded().seats[seat].address and table.turn == reached
    assert table.loaded().names[other] in letter.text


def test_a_letter_about_a_lapsed_request_is_dropped_and_its_link_says_so(table: Table) -> None:
    seat, turn, other = two_play(table)
    table.house.get(path(table, seat, f"/wish/{turn}")).submit("wish")
    table.take(table.actions[0])
    assert "wish" not in [letter.kind for letter in table.house.new_letters()]
    before = digest(table.house)
    for what in ("consent", "refuse"):
        address = path(table, other, f"/{what}/{turn}")
        page = table.house.get(address)
        assert said(table, other, "play-wish-gone-title") in page.text
        assert table.house.client.post(address, data=SURE).status_code == 409
    assert digest(table.house) == before


def test_without_its_button_nothing_is_asked_or_answered(table: Table) -> None:
    seat, turn, other = two_play(table)
    before = digest(table.house)
    assert table.house.client.post(path(table, seat, f"/wish/{turn}")).status_code == 200
    assert digest(table.house) == before
    table.house.get(path(table, seat, f"/wish/{turn}")).submit("wish")
    before = digest(table.house)
    for what in ("consent", "refuse"):
        assert table.house.client.post(path(table, other, f"/{what}/{turn}")).status_code == 200
    assert digest(table.house) == before


@pytest.mark.parametrize("number", [0, 10**30, "9" * 5000, "-1", "x"])
def test_a_number_that_is_no_such_move_changes_nothing(table: Table, number: object) -> None:
    seat, turn, other = two_play(table)
    table.house.get(path(table, seat, f"/wish/{turn}")).submit("wish")
    before = digest(table.house)
    for what in ("wish", "consent", "refuse"):
        for who in (seat, other):
            address = path(table, who, f"/{what}/{number}")
            assert table.house.client.get(address).status_code in (200, 404)
            answer = table.house.client.post(address, data=SURE)
            assert answer.status_code in (404, 405, 409)
    assert digest(table.house) == before


def test_a_player_against_bots_is_not_told_to_ask_them(house: TrialInstallation) -> None:
    table = begin(house, players=[{"bot": True}]).play(3)
    assert not [link for link in house.get(path(table, 0)).reader.links if "/wish/" in link]
