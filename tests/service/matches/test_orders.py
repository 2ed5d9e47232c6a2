"""Standing orders: private, applied immediately, cancelled with a reason, and announced."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.matches import absences, exports, match_text, orders, store, turns
from service.views import seat_view
from service.views.order_preview import foretell
from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import SURE, Page, TrialInstallation

PASS, DISCARD = "pass-battle", "discard-always"


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A battle whose site has just been chosen; the holder is asked."""
    table = begin(house)
    table.take(table.actions[0])
    return table


def page_of(table: Table, seat: int, rest: str = "orders") -> Page:
    return table.house.get(f"/s/{table.seats[seat]}/{rest}".rstrip("/"))


def give(table: Table, seat: int, line: str) -> Page:
    """Give an order by hand: open its preview, then press the button."""
    looked = page_of(table, seat, f"orders/look?order={line.replace(' ', '%20')}")
    assert looked.status == 200 and looked.acts == ["orders"], looked.text
    return looked.submit("orders")


def armed(table: Table) -> dict[int, list[str]]:
    database, found = table.house.installation.database, {}
    for row in database.read(lambda c: orders.OF_MATCH.all(c, of=table.match)):
        found.setdefault(row.seat, []).append(row.line)
    return found


def notes(table: Table, seat: int) -> list[dict[str, Any]]:
    row = table.loaded().seats[seat]
    return table.house.installation.database.read(lambda c: orders.notes_of(c, row))


def moves(table: Table) -> list[tuple[int, str, str]]:
    rows = table.house.installation.database.read(lambda c: store.moves_of(c, table.match))
    return [(row.seat, row.action, row.mark) for row in rows]


def next_seat(table: Table) -> int:
    return (table.asked + 1) % 3


def pass_all(table: Table) -> None:
    """Pass for all seats until the battle is over."""
    battle = table.loaded().state.battle
    while table.loaded().state.battle == battle and "pass" in table.actions:
        table.take("pass")


# --- given, shown, cancelled -----------------------------------------------


def test_an_order_is_previewed_before_it_is_given(table: Table) -> None:
    seat, hand = table.asked, table.seat_by_api(table.asked)["view"]["hand"]
    card = next(card for card in hand if card.startswith("m"))
    before = moves(table)
    page = page_of(table, seat)
    assert "look" in page.acts and armed(table) == {}
    form = {"kind": "line", "play": [f"play {card}", ""], "lead": "40", "then": "pass"}
    path = f"/s/{table.seats[seat]}/orders/look"
    looked = Page(table.house, table.house.client.post(path, data=form))
    assert looked.status == 200 and armed(table) == {} and moves(table) == before
    assert f"line; play {card}; lead 40; then pass" in looked.text
    looked.submit("orders")
    assert moves(table)[len(before)] == (seat, f"play {card}", "order")
    assert armed(table) == {seat: ["line; lead 40; then pass"]}


def test_an_order_is_taken_back_and_a_new_one_takes_its_place(table: Table) -> None:
    seat = next_seat(table)
    give(table, seat, PASS)
    give(table, seat, DISCARD)
    give(table, seat, "keep-always")
    assert armed(table) == {seat: [PASS, "keep-always"]}
    page = page_of(table, seat)
    page.submit("orders-cancel")
    assert armed(table) == {seat: ["keep-always"]}
    assert page.submit("orders-cancel").status == 200  # the same button once more


@pytest.mark.parametrize("line", ["", "attack", "line; play m1; lead 0", "pass-battle; x", "é"])
def test_a_text_that_is_not_an_order_is_refused_kindly(table: Table, line: str) -> None:
    seat = table.asked
    for path, data in (("orders/look", {"order": line}), ("orders", {"order": line})):
        answer = table.house.client.post(f"/s/{table.seats[seat]}/{path}", data=SURE | data)
        assert answer.status_code == 422 and 'role="alert"' in answer.get_data(as_text=True)
    assert armed(table) == {}


def test_a_preview_older_than_the_table_is_shown_again(table: Table) -> None:
    seat = next_seat(table)
    looked = page_of(table, seat, "orders/look?order=pass-battle")
    table.take("pass")
    table.house.client.get("/")
    again = looked.submit("orders")
    assert again.status == 409 and again.acts == ["orders"] and armed(table) == {}
    again.submit("orders")
    assert (seat, "pass", "order") in moves(table)


# --- executed --------------------------------------------------------------


def test_an_order_answers_in_the_turn_that_asks_without_a_letter(table: Table) -> None:
    seat = next_seat(table)
    give(table, seat, PASS)
    table.house.new_letters()
    table.take(table.actions[0])
    assert moves(table)[-1] == (seat, "pass", "order") and armed(table) == {}
    address = table.loaded().seats[seat].address
    assert address not in [letter.to for letter in table.house.new_letters()]
    note = notes(table, seat)[-1]
    assert note["kind"] == "carried_out" and note["action"] == "pass"
    assert note["turn"] == len(moves(table)) - 1


def test_an_order_that_was_asked_for_already_answers_at_once(table: Table) -> None:
    seat, turn = table.asked, table.turn
    page = give(table, seat, PASS)
    assert page.status == 200 and moves(table)[turn] == (seat, "pass", "order")
    assert table.asked != seat
    link = table.house.get(f"/s/{table.seats[seat]}/{turn}/pass")
    assert link.status == 200 and "play" not in link.acts
    database = table.house.installation.database
    due = database.read(lambda c: turns.open_decisions.of_match(c, table.match))
    assert set(due) == {table.asked}


def test_an_order_whose_condition_fails_stops_and_its_owner_learns_why(
    table: Table,
) -> None:
    seat = next_seat(table)
    hand = table.seat_by_api(seat)["view"]["hand"]
    mercenary = next(card for card in hand if card.startswith("m"))
    give(table, seat, f"line; play {mercenary}; overtaken 0")
    table.house.new_letters()
    strong = next(action for action in table.actions if action.startswith("play m"))
    rival = table.asked
    table.take(strong)
    assert table.asked == seat and armed(table) == {}
    note = notes(table, seat)[-1]
    assert note["kind"] == "disarmed" and note["why"]["kind"] == "overtaken"
    letter = next(letter for letter in table.house.new_letters() if letter.kind == "turn")
    name = table.loaded().names[rival]
    assert letter.to == table.loaded().seats[seat].address
    for part in (letter.text, letter.html):
        assert name in part and "/orders" in part


def test_an_order_ends_with_its_battle_and_one_that_stays_stays(table: Table) -> None:
    seat = next_seat(table)
    give(table, seat, "line; lead 99")
    give(table, seat, DISCARD)
    while table.asked != seat:
        table.take("pass")
    assert notes(table, seat)[-1]["why"] == {"kind": "all_played"}
    give(table, table.asked, "line; lead 1")
    pass_all(table)
    assert armed(table)[seat] == [DISCARD]


def test_an_order_left_over_is_disarmed_when_the_battle_ends(table: Table) -> None:
    first, seat = table.asked, next_seat(table)
    give(table, seat, PASS)
    give(table, first, PASS)
    third = table.asked
    assert armed(table) == {}
    give(table, seat, DISCARD)
    give(table, third, PASS)
    assert moves(table)[-1][1] == "pass" or table.loaded().state.phase != "battle"
    assert armed(table) == {seat: [DISCARD]}


def test_the_order_of_an_absent_seat_still_holds(table: Table) -> None:
    seat = next_seat(table)
    hand = table.seat_by_api(seat)["view"]["hand"]
    card = next(card for card in hand if card.startswith("m"))
    give(table, seat, f"line; play {card}; then pass")

    def away(connection: Any) -> None:
        row = store.load(connection, table.match, lock=True).seats[seat]
        store.update_seat(connection, row, absent=True, missed=3)

    table.house.installation.database.write(away)
    table.take("pass")
    assert (seat, f"play {card}", "order") in moves(table)


@pytest.mark.parametrize(
    ("plays_on", "said"),
    [(True, "the bot only plays what they leave open"), (False, "waits for you")],
)
def test_orders_answer_first_while_their_player_is_away(
    house: TrialInstallation, plays_on: bool, said: str
) -> None:
    table = begin(house, plays_on=plays_on)
    table.take(table.actions[0])
    seat = next_seat(table)
    hand = table.seat_by_api(seat)["view"]["hand"]
    card = next(card for card in hand if card.startswith("m"))
    give(table, seat, f"line; play {card}; then pass")
    english = {"language": "en"}
    now = house.installation.now()

    def away(connection: Connection) -> None:
        row = store.load(connection, table.match, lock=True).seats[seat]
        store.update_seat(connection, row, **english)
        loaded = store.load(connection, table.match, lock=True)
        absences.announce(connection, loaded, seat, now, now + 5 * 24 * 3600, now)

    house.installation.database.write(away)
    page = page_of(table, seat, "time")
    assert said in page.text and f"/s/{table.seats[seat]}/orders" in page.text
    table.take("pass")
    assert (seat, f"play {card}", "order") in moves(table)


def test_the_same_order_given_many_times_is_played_once(table: Table) -> None:
    seat, turn = table.asked, table.turn
    data = {"order": PASS, "turn": str(turn)}
    path = f"/s/{table.seats[seat]}/orders"
    app = table.house.client.application

    def press(_: int) -> int:
        return app.test_client().post(path, data=SURE | data).status_code

    with ThreadPoolExecutor(6) as threads:
        heard = sorted(threads.map(press, range(6)))
    assert moves(table)[turn:].count((seat, "pass", "order")) == 1
    assert heard[0] == 303 and set(heard) <= {303, 409, 422}


# --- lasting orders, and orders for one battle -----------------------------

ALWAYS = "every-battle; most 9"


def second_battle(table: Table) -> None:
    """Go on to the next battle: all pass, and the next site is the first one."""
    battle = table.loaded().state.battle
    while (state := table.loaded().state).battle == battle or state.phase != "battle":
        actions = table.actions
        table.take("pass" if "pass" in actions else actions[0])


def test_a_stance_for_every_battle_answers_until_it_is_cancelled(table: Table) -> None:
    seat = next_seat(table)
    give(table, seat, ALWAYS)
    pass_all(table)
    first = [(who, mark) for who, _, mark in moves(table) if who == seat and mark == "order"]
    assert first and armed(table) == {seat: [ALWAYS]}
    second_battle(table)
    pass_all(table)
    later = [(who, mark) for who, _, mark in moves(table) if who == seat and mark == "order"]
    assert len(later) > len(first) and armed(table) == {seat: [ALWAYS]}
    assert {why["kind"] for why in (note["why"] for note in notes(table, seat))} <= {
        "as_ordered",
        "limit",
        "unopposed",
    }
    page_of(table, seat).submit("orders-cancel")
    assert armed(table) == {}


def test_it_asks_when_it_matters_says_why_once_and_stays(table: Table) -> None:
    seat = next_seat(table)
    line = "every-battle; most 9; below 20"
    give(table, seat, line)
    table.house.new_letters()
    while table.asked != seat:
        table.take("pass")
    assert armed(table) == {seat: [line]}
    asked = [note for note in notes(table, seat) if note["kind"] == "asked"]
    assert [note["why"]["kind"] for note in asked] == ["few_cards"]
    letter = next(letter for letter in table.house.new_letters() if letter.kind == "turn")
    say = "We’re asking you all the same"
    assert say in letter.text or table.loaded().seats[seat].language != "en"
    table.house.installation.database.write(
        lambda c: turns.carry_on(c, store.load(c, table.match, lock=True), 0)
    )
    assert len([note for note in notes(table, seat) if note["kind"] == "asked"]) == 1


def test_an_order_for_one_battle_is_tried_before_a_lasting_one(table: Table) -> None:
    seat = next_seat(table)
    give(table, seat, "every-battle; most 0")
    give(table, seat, "up-to; most 30")
    while table.asked != seat and (seat, "order") not in [(w, m) for w, _, m in moves(table)]:
        table.take(next(a for a in table.actions if a.startswith("play m")))
    mine = next(action for who, action, mark in moves(table) if (who, mark) == (seat, "order"))
    assert mine.startswith("play m")
    pass_all(table)
    assert armed(table) == {seat: ["every-battle; most 0"]}


def test_an_order_to_be_asked_for_each_card_suspends_a_lasting_stance(table: Table) -> None:
    seat = next_seat(table)
    give(table, seat, ALWAYS)
    hand_back = table.house.get(f"/s/{table.seats[seat]}/orders/look?order=by-card")
    hand_back.submit("orders")
    assert sorted(armed(table)[seat]) == ["by-card", ALWAYS]
    while table.asked != seat:
        table.take("pass")
    assert page_of(table, seat, "").text.count("order=by-card") == 1
    table.take("pass")
    pass_all(table)
    assert armed(table) == {seat: [ALWAYS]}


def test_an_order_that_stops_leaves_the_rest_of_its_battle_to_its_owner(table: Table) -> None:
    """The lasting order does not override an order for this battle."""
    seat = next_seat(table)
    give(table, seat, "every-battle; most 0")
    give(table, seat, "up-to; most 30; overtaken 0")
    rival = table.asked
    table.take(next(action for action in table.actions if action.startswith("play m")))
    assert table.asked == seat != rival
    assert sorted(armed(table)[seat]) == ["by-card", "every-battle; most 0"]
    table.house.installation.database.write(
        lambda c: turns.carry_on(c, store.load(c, table.match, lock=True), 0)
    )
    assert table.asked == seat
    pass_all(table)
    assert armed(table) == {seat: ["every-battle; most 0"]}


def test_a_lasting_order_reads_only_events_since_its_last_answer(table: Table) -> None:
    seat = next_seat(table)
    give(table, seat, ALWAYS)
    database = table.house.installation.database

    def since() -> int:
        return database.read(lambda c: orders.OF_MATCH.all(c, of=table.match))[0].since

    given = since()
    pass_all(table)
    answered = max(number for number, move in enumerate(moves(table)) if move[2] == "order")
    assert given < since() == answered


# --- private ---------------------------------------------------------------


def test_others_learn_neither_of_an_order_nor_of_its_moves(table: Table) -> None:
    seat = next_seat(table)
    give(table, seat, "line; lead 99; then pass")
    others = [other for other in range(3) if other != seat]
    for other in others:
        page = page_of(table, other)
        assert "lead 99" not in page.text and "orders-cancel" not in page.acts
        assert table.seat_by_api(other)["orders"] == []
    table.take("pass")
    assert moves(table)[-1][2] == "order"
    number = len(moves(table)) - 1
    for reader in (*others, None):
        marks = [e.get("mark") for e in events(table, reader) if e["turn"] == number]
        assert marks and set(marks) == {None}
        assert "order" not in json.dumps(events(table, reader))
    assert "order" in [e.get("mark") for e in events(table, seat) if e["turn"] == number]


def events(table: Table, reader: int | None) -> list[dict[str, Any]]:
    def work(connection: Any) -> list[dict[str, Any]]:
        loaded = store.load(connection, table.match)
        return store.events(connection, loaded, reader, 0)

    return table.house.installation.database.read(work)


def test_an_export_holds_no_order_and_no_trace_of_one(table: Table) -> None:
    for seat in range(3):
        give(table, seat, PASS)
        give(table, seat, DISCARD)
    table.play(None)
    assert any(mark == "order" for _, _, mark in moves(table))
    text = table.house.installation.database.read(lambda c: exports.export(c, table.match))
    assert "order" not in text and "discard-always" not in text
    assert match_text.verify(text)["status"] == "over"
    assert armed(table) == {}


def test_the_next_holder_of_a_seat_finds_neither_orders_nor_notes(table: Table) -> None:
    seat = next(seat for seat in range(1, 3) if seat != table.asked)
    give(table, seat, DISCARD)

    def away(connection: Any) -> None:
        row = store.load(connection, table.match, lock=True).seats[seat]
        store.update_seat(connection, row, absent=True, missed=3)

    table.house.installation.database.write(away)
    host = table.house.get(f"/h/{table.host}/replace/{seat}")
    host.submit("replace", name="Emma", email="emma@mail.example")
    assert armed(table) == {} and notes(table, seat) == []


def test_a_preview_of_an_order_depends_on_no_hidden_card(table: Table) -> None:
    """It is the same in every world that looks the same to the seat."""
    loaded, seat = table.loaded(), table.asked
    other = table.loaded()
    other.state = loaded.game.reshuffle_unseen(loaded.state, seat, b"elsewhere")
    for line in (PASS, "line; lead 40; then pass", DISCARD):
        assert foretell(loaded, seat, line) == foretell(other, seat, line)


def test_pages_of_orders_change_nothing_when_they_are_opened(table: Table) -> None:

    before = digest(table.house)
    for seat in range(3):
        for rest in ("orders", "orders/look?order=pass-battle", "orders/look"):
            assert page_of(table, seat, rest).status in (200, 422)
    assert digest(table.house) == before


def test_orders_are_read_in_every_language(table: Table) -> None:
    for seat in range(3):
        give(table, seat, DISCARD)
        page = page_of(table, seat)
        assert page.reader.language == table.loaded().seats[seat].language
        assert "discard-always" in page.text and page.status == 200

    def work(connection: Any) -> list[str]:
        loaded = store.load(connection, table.match)
        links = SeatLinks("", table.seats[0])
        return [
            order.said.title for order in seat_view.of_seat(connection, loaded, 0, links).orders
        ]

    assert table.house.installation.database.read(work) == ["Always discard my hand when I may"]
