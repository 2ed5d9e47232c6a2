"""Cards shown in a match: told to those concerned, and nobody else's turn is touched."""

import pytest
from installation import Installation
from seated import FRIENDS, Table

from service import store
from service.words import speaker


@pytest.fixture
def table(house: Installation) -> Table:
    return Table(house)


def show(table: Table, seat: int, reader: int) -> str:
    standing = table.standing
    card = standing.game.view(standing.state, seat)["hand"][0]
    action = f"show {reader} {card}"
    table.play(action, table.turn, seat)
    return card


def told(table: Table, reader: int | None) -> list[str]:
    found = table.read(lambda c: store.events(c, store.load(c, table.id), reader, 0))
    return [event["kind"] for event in found if event["kind"] == "showed"]


def test_a_seat_that_is_not_asked_may_show_cards_and_who_is_asked_answers_on(table: Table) -> None:
    asked, turn, action, due = table.seat, table.turn, table.actions[0], dict(table.due)
    bystander, third = (asked + 1) % 3, (asked + 2) % 3
    card = show(table, bystander, asked)
    assert told(table, bystander) == told(table, asked) == ["showed"]
    assert told(table, third) == told(table, None) == []
    view = table.standing.game.view(table.standing.state, asked)
    assert view["players"][bystander]["shown"] == [card]
    assert dict(table.due) == due
    # The links of the letter that asked are good still, though the match has moved on.
    assert table.turn == turn + 1
    assert not table.play(action, turn, asked).already


def test_who_is_asked_may_show_cards_first_and_then_answer(table: Table) -> None:
    asked = table.seat
    show(table, asked, (asked + 1) % 3)
    assert table.seat == asked
    table.play(table.actions[0])
    assert len(table.moves) == 2


def test_who_is_shown_cards_reads_of_them_in_a_letter_and_nobody_else_does(table: Table) -> None:
    table.house.new_letters()
    bystander, third = (table.seat + 1) % 3, (table.seat + 2) % 3
    card = show(table, bystander, third)
    (letter,) = table.house.new_letters()
    say = speaker("en", table.standing.game)
    event = {"kind": "showed", "seat": bystander, "seats": [third], "cards": [card]}
    told_so = say.told(event, list(FRIENDS), third)
    assert (letter.kind, letter.to) == ("news", f"p{third}@mail.example")
    assert say.plain(told_so) in say.plain(letter.text)
    assert say.plain(told_so) in say.plain(letter.html)


def test_a_move_sent_again_answers_as_it_did_though_cards_were_shown_since(table: Table) -> None:
    asked, turn, action = table.seat, table.turn, table.actions[0]
    first = table.play(action, turn, asked)
    bystander = next(seat for seat in range(3) if seat not in (asked, table.seat))
    show(table, bystander, asked)
    again = table.play(action, turn, asked)
    assert (again.turn, again.already) == (first.turn, True)
