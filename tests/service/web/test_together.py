"""The winner of a round answers for ally and token on one page, with one button."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from service.matches import store
from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match where the first round's winner has two questions: the ally's place, and a token's."""
    table = begin(house, game="btwixt")
    while len(questions(table)) != 2:
        action = "kneel" if "kneel" in table.actions else table.actions[0]
        table.take(action)
    return table


def questions(table: Table) -> list[dict[str, object]]:
    loaded = table.loaded()
    found: list[dict[str, object]] = loaded.game.together(loaded.state, loaded.to_act()[0])
    return found


def address(table: Table, action: str) -> str:
    return f"/s/{table.seats[table.asked]}/{table.turn}/{quote(action)}"


def moves(table: Table) -> list[str]:
    read = table.house.installation.database.read
    return [move.action for move in read(lambda c: store.moves_of(c, table.match))]


def test_the_page_of_the_first_answer_asks_the_second_too(table: Table) -> None:
    page = table.house.get(address(table, "ally left"))
    assert page.text.count('type="radio"') == 2
    assert 'value="token left"' in page.text and 'value="token right"' in page.text


def test_one_button_answers_both_and_a_second_click_nothing_more(table: Table) -> None:
    seat, turn, url = table.asked, table.turn, address(table, "ally left")
    table.house.new_letters()
    form = {"sure": "yes", "then-1": "token right"}
    assert table.house.client.post(url, data=form).status_code == 303
    played = moves(table)[turn:]
    assert played[:2] == ["ally left", "token right"]
    asked = [each.seat_page for each in table.house.new_letters() if each.kind == "turn"]
    assert not any(table.seats[seat] in page for page in asked), "who is at the page sees it there"
    before = digest(table.house)
    assert table.house.client.post(url, data=form).status_code == 303
    assert digest(table.house) == before


def test_without_a_second_answer_that_question_is_asked_by_itself(table: Table) -> None:
    seat, url = table.asked, address(table, "ally right")
    assert table.house.client.post(url, data={"sure": "yes"}).status_code == 303
    assert table.asked == seat and table.actions == ["token left", "token right"]


@pytest.mark.parametrize("answer", ["token nowhere", "ally left", "kneel", "x" * 60_000])
def test_a_second_answer_that_cannot_be_changes_nothing_at_all(table: Table, answer: str) -> None:
    before, url = digest(table.house), address(table, "ally left")
    refused = table.house.client.post(url, data={"sure": "yes", "then-1": answer})
    assert refused.status_code in (413, 422)
    assert digest(table.house) == before


def test_no_other_move_takes_one_more_along(house: TrialInstallation) -> None:
    table = begin(house)
    url = address(table, table.actions[0])
    turn = table.turn
    assert house.client.post(url, data={"sure": "yes", "then-1": "pass"}).status_code == 303
    assert table.turn == turn + 1
