"""Undo by the button on the page, and its effect for the others."""

import re

import pytest

from service.language.words import speaker
from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import SURE, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A battle in which the seat to move can play a mercenary."""
    table = begin(house)
    while not any(action.startswith("play m") for action in table.actions):
        table.take(table.actions[0])
    house.new_letters()
    return table


def mercenary(table: Table) -> str:
    return next(action for action in table.actions if action.startswith("play m"))


def path(table: Table, seat: int, rest: str = "") -> str:
    return f"/s/{table.seats[seat]}{rest}"


def said(table: Table, seat: int, key: str, **facts: object) -> str:
    return str(speaker(table.loaded().seats[seat].language, "condottiere-3e")(key, **facts))


def press(table: Table) -> tuple[int, int, str]:
    """Play on the page for the seat to move; return the seat, the turn and the action."""
    seat, turn, action = table.asked, table.turn, mercenary(table)
    page = table.house.get(path(table, seat, f"/{turn}/{action.replace(' ', '%20')}"))
    after = page.submit("play")
    assert "undo" in after.acts
    return seat, turn, action


def struck(text: str) -> list[str]:
    return re.findall(r"<s>(.*?)</s>", text, re.DOTALL)


def test_the_receipt_and_the_page_after_it_have_the_button(table: Table) -> None:
    seat, turn, action = press(table)
    page = table.house.get(path(table, seat))
    assert path(table, seat, f"/undo/{turn}") in page.reader.links
    asked = table.house.get(path(table, seat, f"/undo/{turn}"))
    assert asked.acts == ["undo"] and table.turn == turn + 1
    after = asked.submit("undo")
    assert after.status == 200 and (table.asked, table.turn) == (seat, turn + 2)
    assert struck(after.text) and "undo" not in after.acts
    for address in [path(table, each) for each in range(3)] + [f"/m/{table.match}"]:
        assert struck(table.house.get(address).text), address
        assert len(struck(table.house.get(f"{address}/log").text)) == 1, address


def test_an_undone_move_can_be_played_differently_on_the_page(table: Table) -> None:
    seat, turn, action = press(table)
    table.house.get(path(table, seat, f"/undo/{turn}")).submit("undo")
    again = table.house.get(path(table, seat, f"/{turn + 2}/pass"))
    assert again.submit("play").status == 200 and table.asked != seat


def test_the_button_pressed_twice_takes_back_once(table: Table) -> None:
    seat, turn, _ = press(table)
    address = path(table, seat, f"/undo/{turn}")
    assert table.house.client.post(address, data=SURE).status_code == 303
    before = digest(table.house)
    assert table.house.client.post(address, data=SURE).status_code == 303
    assert said(table, seat, "play-undone-already-title") in table.house.get(address).text
    assert digest(table.house) == before


def test_without_its_button_nothing_is_taken_back(table: Table) -> None:
    seat, turn, _ = press(table)
    before = digest(table.house)
    answer = table.house.client.post(path(table, seat, f"/undo/{turn}"))
    assert answer.status_code == 200 and digest(table.house) == before


@pytest.mark.parametrize("number", [0, 10**30, "9" * 5000, "-1", "x", "1e3"])
def test_a_number_that_is_no_last_move_changes_nothing(table: Table, number: object) -> None:
    seat, _, _ = press(table)
    before = digest(table.house)
    address = path(table, seat, f"/undo/{number}")
    assert table.house.client.get(address).status_code in (200, 404)
    assert table.house.client.post(address, data=SURE).status_code in (404, 405, 409)
    assert digest(table.house) == before


def test_after_another_has_moved_the_page_says_that_it_is_too_late(table: Table) -> None:
    seat, turn, _ = press(table)
    press(table)
    address = path(table, seat, f"/undo/{turn}")
    assert said(table, seat, "play-undo-late-title") in table.house.get(address).text
    before = digest(table.house)
    answer = table.house.client.post(address, data=SURE)
    assert answer.status_code == 409 and digest(table.house) == before
    assert said(table, seat, "undo-link") not in table.house.get(path(table, seat)).text


def test_the_next_players_letter_explains_the_undo(table: Table) -> None:
    seat, turn, _ = press(table)
    other = table.asked
    (letter,) = (each for each in table.house.new_letters() if each.kind == "turn")
    link = next(link for link in letter.links if f"/{turn + 1}/" in link)
    assert table.house.get(link).acts == ["play"]
    table.house.get(path(table, seat, f"/undo/{turn}")).submit("undo")
    name = table.loaded().names[seat]
    before = digest(table.house)
    for page in (table.house.get(link), table.house.get(link)):
        assert said(table, other, "play-undone", name=name) in page.text and "play" not in page.acts
    pressed = table.house.client.post(link.removeprefix("http://localhost:8080"), data=SURE)
    assert pressed.status_code == 409
    assert said(table, other, "play-undone-title") in pressed.get_data(as_text=True)
    assert digest(table.house) == before


def test_a_player_no_longer_asked_gets_no_letter(table: Table) -> None:
    seat, turn, _ = press(table)
    table.house.get(path(table, seat, f"/undo/{turn}")).submit("undo")
    assert table.house.new_letters() == []
    press(table)
    assert [each.kind for each in table.house.new_letters()] == ["turn"]
    shown = table.house.get(path(table, table.asked)).text  # a letter has three lines of news
    assert struck(shown) and said(table, table.asked, "mark-taken_back") in shown


def test_a_letters_link_leads_to_a_question_reopened_by_an_undo(table: Table) -> None:
    seat, turn, action = press(table)
    table.house.get(path(table, seat, f"/undo/{turn}")).submit("undo")
    page = table.house.get(path(table, seat, f"/{turn}/{action.replace(' ', '%20')}"))
    assert page.acts == ["play"] and page.submit("play").status == 200
    assert table.asked != seat and table.turn == turn + 3


def test_a_program_learns_that_its_turn_is_gone(table: Table) -> None:
    seat, turn, action = press(table)
    other, reply = table.asked, mercenary(table)
    table.house.get(path(table, seat, f"/undo/{turn}")).submit("undo")
    assert table.act_by_api(other, turn + 1, reply).status_code == 409
    assert table.act_by_api(seat, turn, action).status_code == 409
    seen = table.seat_by_api(seat)
    assert seen["turn"] == turn + 2 and action in seen["legal_actions"]
    assert [event for event in seen["events"] if event["turn"] >= turn] == []
    assert seen["taken_back"] == [[turn, turn + 1]]
