"""All asked at once when a battle or a round begins: one letter each, and turns in their order."""

from __future__ import annotations

import re
from typing import Any

import pytest

from service.matches import orders, store, taking_back
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation

LOOK = re.compile(r"/s/[a-z2-7]{26}/orders/look\?order=([a-z-]+)[^\"\s]*")


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match whose host wants plans at once; the holder has yet to choose a site."""
    table = begin(house, plans_at_once=True)
    house.new_letters()
    return table


def letters(table: Table) -> list[tuple[str, str]]:
    """Kind and reader of all letters since the last look, but for those of orders."""
    return sorted((letter.kind, letter.to) for letter in table.house.new_letters())


def link(letter: Letter, kind: str) -> str:
    """The address of a stance of that kind in a letter."""
    found = next(each for each in LOOK.finditer(letter.html) if each[1] == kind)
    return found[0].replace("&amp;", "&")


def give(table: Table, seat: int, line: str) -> None:
    page = f"/s/{table.seats[seat]}/orders/look?order={line.replace(' ', '%20')}"
    assert table.house.get(page).submit("orders").status in (200, 303)


def addresses(seats: set[int]) -> list[str]:
    return sorted((ANA, BELA, CYRUS)[seat]["email"] for seat in seats)


def test_when_a_battle_is_sited_all_others_are_written_to(table: Table) -> None:
    holder = table.asked
    table.take(table.actions[0])
    assert table.asked == holder, "who chooses the site plays first, and is at the page"
    others = {0, 1, 2} - {holder}
    found = table.house.new_letters()
    assert [letter.kind for letter in found] == ["at_once", "at_once"]
    assert sorted(letter.to for letter in found) == addresses(others)
    for letter in found:
        kinds = [each[1] for each in LOOK.finditer(letter.html)]
        assert kinds == ["up-to", "pass-battle", "every-battle", "by-card"]
        assert kinds == [each[1] for each in LOOK.finditer(letter.text)]


def test_whoever_has_answered_is_not_asked_and_moves_come_in_turn_order(table: Table) -> None:
    table.take(table.actions[0])
    first = table.asked
    for letter in table.house.new_letters():
        tapped = table.house.get(link(letter, "up-to"))
        assert tapped.submit("orders").status in (200, 303)
    assert table.asked == first, "nothing is played before its turn"
    turn = table.turn
    table.take(next(action for action in table.actions if action.startswith("play m")))
    moves = table.house.installation.database.read(lambda c: store.moves_of(c, table.match, turn))
    assert [move.seat for move in moves[:3]] == [first, (first + 1) % 3, (first + 2) % 3]
    assert {move.mark for move in moves[1:]} <= {"order", "forced"}


def test_whoever_has_said_nothing_is_reminded_but_not_written_to_again(table: Table) -> None:
    table.take(table.actions[0])
    table.house.new_letters()
    table.take(next(action for action in table.actions if action.startswith("play m")))
    asked = table.asked
    assert letters(table) == []
    told = []
    for _ in range(14):
        table.house.pass_time(3600)
        told += letters(table)
    assert told == [("reminder", (ANA, BELA, CYRUS)[asked]["email"])]


def test_whoever_plays_card_by_card_is_written_to_each_time(table: Table) -> None:
    table.take(table.actions[0])
    table.house.new_letters()
    asked = (table.asked + 1) % 3
    give(table, asked, "by-card")
    table.take(next(action for action in table.actions if action.startswith("play m")))
    assert table.asked == asked
    assert letters(table) == [("turn", (ANA, BELA, CYRUS)[asked]["email"])]


def test_an_order_for_every_battle_and_a_bot_are_asked_nothing(house: TrialInstallation) -> None:
    table = begin(house, BELA, {"bot": True}, plans_at_once=True)
    while table.asked != 0:
        table.take(table.actions[0])
    give(table, 1, "every-battle; most 3")
    house.new_letters()
    while table.loaded().state.phase != "battle":
        table.take(table.actions[0])
    assert "at_once" not in [kind for kind, _ in letters(table)]


def test_elsewhere_nobody_is_asked_before_their_turn(house: TrialInstallation) -> None:
    table = begin(house)
    house.new_letters()
    table.take(table.actions[0])
    assert letters(table) == []


def test_a_round_of_an_auction_asks_all_at_once_too(house: TrialInstallation) -> None:
    table = begin(house, game="btwixt", plans_at_once=True)
    while table.loaded().state.phase != "play":
        house.new_letters()
        table.take(table.actions[0])
    assert {"turn", "at_once"} == {kind for kind, _ in letters(table)}


def test_a_letter_that_was_overtaken_is_not_sent(table: Table) -> None:
    table.take(table.actions[0])
    for seat in {0, 1, 2} - {table.asked}:
        give(table, seat, "pass-battle")
    assert letters(table) == []


def test_a_site_that_is_taken_back_takes_what_was_said_of_its_battle_along(table: Table) -> None:
    holder, number = table.asked, table.turn
    table.take(table.actions[0])
    other = (holder + 1) % 3
    give(table, other, "up-to; most 9")
    now = table.house.installation.now()

    def take_back(connection: Any) -> None:
        held = store.load(connection, table.match, lock=True)
        taking_back.take_back(connection, held, holder, number, now)

    table.house.installation.database.write(take_back)
    read = table.house.installation.database.read
    assert read(lambda c: orders.of_seat(c, table.match, other)) == []
    seat = table.loaded().seats[other]
    notes = read(lambda c: orders.notes_of(c, seat))
    assert [note["kind"] for note in notes] == ["fallen"]
    page = table.house.get(f"/s/{table.seats[other]}")
    assert page.status == 200
    table.house.new_letters()
    table.take(table.actions[1])
    assert [kind for kind, _ in letters(table)] == ["at_once", "at_once"]


def test_only_games_with_battles_or_rounds_ask_so(house: TrialInstallation) -> None:
    body = {"game": "troyes", "language": "en", "host": ANA, "players": [BELA]}
    for wanted, code in ((True, "no_plans"), ("yes", "unknown_value")):
        answer = house.client.post("/api/v1/matches", json=body | {"plans_at_once": wanted})
        assert answer.status_code == 400
        error = answer.json["error"]
        assert (error["at"], error["code"]) == ("plans_at_once", code)


def test_the_page_of_who_is_not_asked_offers_to_say_it_beforehand(table: Table) -> None:
    table.take(table.actions[0])
    other = (table.asked + 1) % 3
    page = table.house.get(f"/s/{table.seats[other]}")
    kinds = [each[1] for each in LOOK.finditer(page.text)]
    assert {"up-to", "pass-battle", "every-battle", "by-card"} == set(kinds)
    give(table, other, "pass-battle")
    assert not LOOK.search(table.house.get(f"/s/{table.seats[other]}").text)
