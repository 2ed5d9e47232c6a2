"""Cards shown in a match: only the seats concerned learn of it, and turns are unaffected."""

from typing import Any

import pytest
from sqlalchemy import delete, update

from service.language.words import speaker
from service.matches import exports, imports, match_text, out_of_turn, states, store
from service.operations.batches import those
from tests.service.seated import FRIENDS, Table
from tests.service.trial_installation import TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return Table(house)


def show(table: Table, seat: int, reader: int) -> str:
    loaded = table.loaded
    card = loaded.game.view(loaded.state, seat)["hand"][0]
    action = f"show {reader} {card}"
    table.play(action, table.turn, seat)
    return card


def said(table: Table) -> list[Any]:
    return table.read(lambda connection: out_of_turn.of_match(connection, table.id))


def told(table: Table, reader: int | None) -> list[str]:
    found = table.read(lambda c: store.events(c, store.load(c, table.id), reader, 0))
    return [event["kind"] for event in found if event["kind"] == "showed"]


def test_a_seat_not_asked_may_show_cards_and_the_question_stays_open(table: Table) -> None:
    asked, turn, action, due = table.seat, table.turn, table.actions[0], dict(table.due)
    bystander, third = (asked + 1) % 3, (asked + 2) % 3
    card = show(table, bystander, asked)
    assert told(table, bystander) == told(table, asked) == ["showed"]
    assert told(table, third) == told(table, None) == []
    view = table.loaded.game.view(table.loaded.state, asked)
    assert view["players"][bystander]["shown"] == [card]
    assert dict(table.due) == due
    assert table.turn == turn  # the others do not even learn that cards were shown
    assert not table.play(action, turn, asked).already


def test_a_seat_asked_may_show_cards_first_and_then_answer(table: Table) -> None:
    asked = table.seat
    show(table, asked, (asked + 1) % 3)
    assert table.seat == asked
    table.play(table.actions[0])
    assert len(table.moves) == 1 and len(said(table)) == 1


def test_only_the_readers_of_shown_cards_get_a_letter_about_them(table: Table) -> None:
    table.house.new_letters()
    bystander, third = (table.seat + 1) % 3, (table.seat + 2) % 3
    card = show(table, bystander, third)
    (letter,) = table.house.new_letters()
    say = speaker("en", table.loaded.game)
    event = {"kind": "showed", "seat": bystander, "seats": [third], "cards": [card]}
    told_so = say.told(event, list(FRIENDS), third)
    assert (letter.kind, letter.to) == ("news", f"p{third}@mail.example")
    assert say.plain(told_so) in " ".join(say.plain(letter.text).split())
    assert say.plain(told_so) in say.plain(letter.html)


def test_a_repeated_move_has_the_same_answer_although_cards_were_shown_since(table: Table) -> None:
    asked, turn, action = table.seat, table.turn, table.actions[0]
    first = table.play(action, turn, asked)
    bystander = next(seat for seat in range(3) if seat not in (asked, table.seat))
    show(table, bystander, asked)
    again = table.play(action, turn, asked)
    assert (again.turn, again.already) == (first.turn, True)


# --- secrecy ---------------------------------------------------------------


def public(table: Table, reader: int) -> dict[str, Any]:
    """Return body and ETag of each page that a spectator and seat `reader` can fetch."""
    client = table.house.client
    token = table.house.seat_tokens(table.id)[reader]
    pages = {
        "watch": client.get(f"/m/{table.id}"),
        "log": client.get(f"/m/{table.id}/log"),
        "export": client.get(f"/m/{table.id}/export"),
        "seat": client.get(f"/s/{token}"),
        "turn": client.get(f"/s/{token}/turn"),
        "api": client.get("/api/v1/seat", headers={"Authorization": f"Bearer {token}"}),
    }
    return {name: (page.data, page.headers.get("ETag")) for name, page in pages.items()}


def test_that_cards_were_shown_is_as_private_as_the_cards(table: Table) -> None:
    """Test that pages, log, export, ETag, the polled number, and letters stay the same."""
    asked = table.seat
    bystander, third = (asked + 1) % 3, (asked + 2) % 3
    for reader in range(3):
        public(table, reader)  # the first use of each link is stored after its answer
    before = {reader: public(table, reader) for reader in (asked, third, bystander)}
    table.house.new_letters()
    show(table, bystander, third)
    assert public(table, asked) == before[asked]
    assert public(table, third)["turn"] != before[third]["turn"]
    assert public(table, bystander)["turn"] != before[bystander]["turn"]
    assert [letter.to for letter in table.house.new_letters()] == [f"p{third}@mail.example"]


def test_cards_shown_twice_are_shown_once(table: Table) -> None:
    bystander, third = (table.seat + 1) % 3, (table.seat + 2) % 3
    card = show(table, bystander, third)
    table.house.new_letters()
    assert table.play(f"show {third} {card}", table.turn, bystander).already
    assert len(said(table)) == 1 and table.house.new_letters() == []


def test_actions_out_of_turn_are_replayed_exported_and_imported(house: TrialInstallation) -> None:
    table = Table(house)
    bystander = (table.seat + 1) % 3
    show(table, bystander, table.seat)
    table.play("discard", table.turn, bystander)
    while table.loaded.is_running:
        table.play(table.actions[0])
        if table.loaded.is_running and table.loaded.match.turn == 3:
            show(table, bystander, (bystander + 1) % 3)
    assert table.read(lambda connection: states.misfits(connection, every=True)) == [
        (table.id, None)
    ]
    text = table.read(lambda connection: exports.export(connection, table.id))
    data = match_text.verify(text)
    assert [move[1] for move in data["moves"]].count("discard") == 1
    assert len(data["moves"]) == len(table.moves) + len(said(table))
    data["match"] = "abcdefgh2345"
    installation = house.installation
    installation.database.write(lambda c: imports.keep(c, data, installation.now()))
    kept = table.read(lambda connection: out_of_turn.of_match(connection, data["match"]))
    assert [each.action for each in kept] == [each.action for each in said(table)]


@pytest.mark.parametrize(
    "values", [{"action": "discard"}, {"turn": 1}, {"seat": 9}, {"at": 7}, {"told": "[]"}]
)
def test_an_aside_that_was_changed_is_named(table: Table, values: dict[str, Any]) -> None:
    bystander = (table.seat + 1) % 3
    shown = [show(table, bystander, seat) for seat in (table.seat, (table.seat + 2) % 3)]
    assert len(shown) == len(said(table)) == 2 and fault_of(table) is None
    spoil(table, update(out_of_turn.ASIDE).values(values))
    assert fault_of(table).startswith("aside 0: ")
    assert those(table.database, states.damaged) == [table.id]


@pytest.mark.parametrize("gone", [0, 1])
def test_an_aside_that_was_taken_out_is_missed(table: Table, gone: int) -> None:
    bystander = (table.seat + 1) % 3
    for seat in (table.seat, (table.seat + 2) % 3):
        show(table, bystander, seat)
    spoil(table, delete(out_of_turn.ASIDE).where(out_of_turn.ASIDE.c.number == gone))
    assert fault_of(table).startswith(f"aside {gone}: ")


def test_asides_of_before_there_were_seals_are_taken_as_they_are(table: Table) -> None:
    bystander = (table.seat + 1) % 3
    show(table, bystander, table.seat)
    spoil(table, update(out_of_turn.ASIDE).values(seal=""))
    spoil(table, update(states.MATCH).values(aside_seal=""))
    assert fault_of(table) is None
    show(table, bystander, (table.seat + 2) % 3)
    assert [bool(each.seal) for each in said(table)] == [False, True] and fault_of(table) is None


def spoil(table: Table, change: Any) -> None:
    table.house.installation.database.write(lambda connection: connection.execute(change))


def fault_of(table: Table) -> str | None:
    return dict(table.read(lambda connection: states.misfits(connection, every=True)))[table.id]


def test_a_match_with_shown_cards_as_moves_is_replayed(table: Table) -> None:
    """Earlier releases stored such actions as moves, before these had a table of their own."""
    bystander = (table.seat + 1) % 3
    action = table.actions[0]
    show(table, bystander, table.seat)
    table.play(action)
    _make_old(table)
    state = table.read(lambda c: states.replay(c, store.load(c, table.id).match))
    assert state.turn == 2


def _make_old(table: Table) -> None:
    """Store the action out of turn as move 0 and the move as number 1, as earlier releases did."""
    move, aside = states.MOVE, out_of_turn.ASIDE

    def work(connection: Any) -> None:
        ((row,),) = [out_of_turn.of_match(connection, table.id)]
        of_match = move.c.match_id == table.id
        connection.execute(move.update().where(of_match).values(number=1, seal=""))
        old = {"match_id": table.id, "number": 0, "seat": row.seat, "action": row.action}
        old |= {"mark": "aside", "asked_turn": 0, "at": row.at, "told": row.told_json}
        connection.execute(move.insert().values(old))
        connection.execute(aside.delete().where(aside.c.match_id == table.id))
        match = states.MATCH
        values = {"rules_version": 1, "turn": 2, "seal": ""}
        connection.execute(match.update().where(match.c.id == table.id).values(values))

    table.house.installation.database.write(work)
