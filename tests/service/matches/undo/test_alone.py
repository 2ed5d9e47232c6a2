"""Undo: the position is as if the move had not been played, but the log keeps it."""

import json
from typing import Any

import pytest
from sqlalchemy import update

import engine
from service.database.rows import MATCH, StandingOrderRow
from service.matches import (
    exports,
    imports,
    match_text,
    open_decisions,
    orders,
    pauses,
    states,
    store,
    turns,
)
from service.matches.match_text import Unverified
from service.matches.replay import again
from service.matches.turns import Stale, Taken
from service.matches.undo import alone
from service.matches.undo.alone import MOST_IN_A_ROW, NotTakenBack
from service.operations import scheduler
from service.people import lengthening
from tests.service.seated import DAY, HOUR, Table
from tests.service.trial_installation import TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A battle in progress, in which the seat to move has just played a mercenary."""
    return in_battle(Table(house))


def in_battle(table: Table) -> Table:
    while not any(action.startswith("play m") for action in table.actions):
        table.play_on()
    return table


def mercenary(table: Table) -> str:
    return next(action for action in table.actions if action.startswith("play m"))


def take_back(table: Table, seat: int, number: int) -> Taken:
    return table.with_lock(lambda c, held: alone.take_back(c, held, seat, number, table.now))


def offered(table: Table, seat: int) -> int | None:
    move = table.read(lambda c: alone.last_move(c, store.load(c, table.id), seat))
    return move and move.number


def now_and_then(table: Table) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the stored position and the one replayed from the moves, without the turn number."""
    loaded = table.loaded
    again = table.read(lambda c: states.replay(c, loaded.match))
    return position(loaded.game.forget(loaded.state)), position(loaded.game.forget(again))


def position(state: Any) -> dict[str, Any]:
    return {name: getattr(state, name) for name in type(state).__annotations__ if name != "turn"}


def misfits(table: Table) -> list[tuple[str, str | None]]:
    return table.read(lambda c: states.misfits(c, True))


# --- effects ---------------------------------------------------------------


def test_it_is_as_if_it_had_not_been_played_and_stays_in_the_log(table: Table) -> None:
    before, actions = now_and_then(table)[0], table.actions
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    moves = table.moves
    assert offered(table, seat) == turn and table.seat != seat
    taken = take_back(table, seat, turn)
    assert now_and_then(table) == (before, before)
    assert (table.seat, table.actions) == (seat, actions)
    assert taken == Taken(table.turn) and table.turn == turn + 2
    assert table.moves[:-1] == moves and table.moves[-1].action == f"undo {turn}"
    assert table.loaded.match.taken_back == [(turn, turn + 1)]
    assert misfits(table) == [(table.id, None)]


def test_the_game_continues_to_its_end_and_is_valid(table: Table) -> None:
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    take_back(table, seat, turn)
    while not table.is_over:
        seat, turn = table.seat, table.turn
        table.play_on()
        if table.turn % 7 == 0 and offered(table, seat) == turn:
            take_back(table, seat, turn)
    assert len(table.loaded.match.taken_back) > 3
    assert misfits(table) == [(table.id, None)]


def test_the_state_is_found_again_by_playing_under_other_rules(table: Table) -> None:
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    take_back(table, seat, turn)
    state = position(table.loaded.state)
    table.write(lambda c: c.execute(update(MATCH).values(state="{}")))
    assert position(table.loaded.state) == state
    at_that_time = table.read(lambda c: states.replay(c, table.loaded.match, turn + 1))
    assert at_that_time.turn == turn + 1 and table.loaded.game.to_act(at_that_time) != [seat]


def test_the_same_again_is_answered_and_done_once(table: Table) -> None:
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    take_back(table, seat, turn)
    moves = table.moves
    assert take_back(table, seat, turn) == Taken(table.turn, already=True)
    assert table.moves == moves


def test_moves_of_one_seat_are_taken_back_one_after_another(table: Table) -> None:
    """The seat that chooses the site also plays first, so it makes two moves in a row."""
    while not table.actions[0].startswith("besiege"):
        table.play_on()
    seat, turn, before = table.seat, table.turn, now_and_then(table)[0]
    table.play(table.actions[0])
    assert table.seat == seat
    table.play(mercenary(table))
    take_back(table, seat, offered(table, seat))
    assert offered(table, seat) == turn
    take_back(table, seat, turn)
    assert now_and_then(table) == (before, before) and offered(table, seat) is None
    assert table.loaded.match.taken_back == [(turn + 1, turn + 2), (turn, turn + 3)]


def test_undone_events_are_marked_as_undone(
    table: Table,
) -> None:
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    told = table.read(lambda c: store.events(c, table.loaded, None, turn))
    take_back(table, seat, turn)
    assert told and table.read(lambda c: store.events(c, table.loaded, None, turn)) == []
    fallen = table.read(lambda c: store.fallen_events(c, table.loaded, None, 0))
    assert fallen == [event | {"mark": "taken_back"} for event in told]


# --- conditions ------------------------------------------------------------


def test_not_after_somebody_else_has_acted(table: Table) -> None:
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    other, later = table.seat, table.turn
    table.play(mercenary(table))
    assert offered(table, seat) is None and offered(table, other) == later
    for who, number in ((seat, turn), (other, turn), (seat, later), (other, 0), (other, 10**30)):
        moves = table.moves
        with pytest.raises(NotTakenBack):
            take_back(table, who, number)
        assert table.moves == moves


def test_not_after_cards_were_dealt(table: Table) -> None:
    seen = []
    for _ in range(400):
        loaded, seat, turn = table.loaded, table.seat, table.turn
        if table.is_over:
            break
        table.play_on()
        if not table.is_over and table.loaded.state.luck.draws > loaded.state.luck.draws:
            seen.append(offered(table, seat))
            with pytest.raises(NotTakenBack):
                take_back(table, seat, turn)
        if table.is_over or len(seen) > 1:
            break
    assert seen and not any(seen)


def test_not_after_the_game_is_over(table: Table) -> None:
    while not table.is_over:
        seat, turn = table.seat, table.turn
        table.play_on()
    assert offered(table, seat) is None
    with pytest.raises(NotTakenBack):
        take_back(table, seat, turn)


def test_not_a_move_that_the_rules_made(table: Table) -> None:
    seat, turn = table.sleep_through(), table.turn
    assert offered(table, seat) is None
    with pytest.raises(NotTakenBack):
        take_back(table, seat, turn - 1)


def test_not_without_end(table: Table) -> None:
    seat, times = table.seat, 0
    while True:
        table.play(mercenary(table))
        number = offered(table, seat)
        if number is None:
            break
        take_back(table, seat, number)
        times += 1
    assert times == MOST_IN_A_ROW
    with pytest.raises(NotTakenBack):
        take_back(table, seat, table.turn - 1)
    table.play(mercenary(table))
    assert misfits(table) == [(table.id, None)]


# --- the seat to move, its deadline, and letters ---------------------------


def test_waiting_letters_are_withdrawn_and_only_the_mover_is_asked(table: Table) -> None:
    table.deliver()
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    (letter,) = table.letters("turn", seat=table.seat)[-1:]
    assert letter.outcome is None
    take_back(table, seat, turn)
    assert set(table.due) == {seat} and table.due[seat].turn == table.turn
    assert table.letters()[-1].id == letter.id and table.letters()[-1].outcome == "dropped"


def test_a_letter_that_was_sent_stays_sent_and_its_turn_is_gone(table: Table) -> None:
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    other, asked, action = table.seat, table.turn, mercenary(table)
    table.deliver()
    take_back(table, seat, turn)
    assert table.letters("turn", seat=other)[-1].outcome == "sent"
    with pytest.raises(Stale):
        table.play(action, asked, other)
    table.play(mercenary(table))
    with pytest.raises(Stale):
        table.play(action, asked, other)
    assert table.letters("turn", seat=other)[-1].turn == table.turn


def test_the_same_move_sent_again_is_not_played_again(table: Table) -> None:
    seat, turn, action = table.seat, table.turn, mercenary(table)
    table.play(action)
    take_back(table, seat, turn)
    moves = table.moves
    with pytest.raises(Stale):
        table.play(action, turn, seat)
    assert table.moves == moves


def test_the_time_that_was_used_stays_used(table: Table) -> None:
    table.deliver()
    seat, deadline = table.seat, table.due[table.seat].deadline_at
    for hours in (5, 6):
        table.house.time.forward(hours * HOUR)
        turn = table.turn
        table.play(mercenary(table))
        table.house.time.forward(2 * HOUR)  # while another seat was asked
        deadline += 2 * HOUR
        take_back(table, seat, turn)
        assert table.due[seat].deadline_at == deadline
        assert table.due[seat].due_at > table.now
    table.house.time.forward(deadline - table.now - 60)
    turn = table.turn
    table.play(mercenary(table))
    take_back(table, seat, turn)
    assert table.due[seat].deadline_at == table.now + HOUR


def deadline_after_undo(table: Table) -> int:
    """Answer, take the answer back a minute later, and return the new deadline."""
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    table.house.time.forward(60)
    take_back(table, seat, turn)
    return table.due[seat].deadline_at


def test_a_pause_before_the_answer_is_no_used_time(table: Table) -> None:
    table.deliver()
    table.house.time.forward(HOUR)
    until = table.now + 20 * DAY
    table.with_lock(lambda c, held: pauses.pause(c, held, table.now, by="host", until=until))
    table.house.time.forward(6 * DAY)
    table.with_lock(lambda c, held: pauses.resume(c, held, table.now, "host_ended"))
    left = table.due[table.seat].deadline_at - table.now
    assert left == 23 * HOUR
    assert deadline_after_undo(table) == table.now + left


def test_an_outage_before_the_answer_is_no_used_time(table: Table) -> None:
    scheduler.start(table.house.installation)
    table.deliver()
    table.house.time.seconds += 6 * DAY
    scheduler.start(table.house.installation)
    left = table.due[table.seat].deadline_at - table.now
    assert left == DAY and deadline_after_undo(table) == table.now + left


def test_time_that_the_host_gave_stays_given(table: Table) -> None:
    table.deliver()

    def lengthen(connection: Any, held: Any) -> None:
        shown = lengthening.dates(lengthening.offered(connection, held, table.now))
        lengthening.lengthen(connection, held, str(table.seat), "72", shown, table.now)

    table.with_lock(lengthen)
    assert deadline_after_undo(table) == table.now + 4 * DAY


def test_undo_does_not_gain_an_evening(house: TrialInstallation) -> None:
    table = in_battle(Table(house, pace="evening"))
    table.deliver()
    seat, deadline = table.seat, table.due[table.seat].deadline_at
    for before_nine in (10 * HOUR, 3 * HOUR):
        table.house.time.forward(deadline - before_nine - table.now)
        assert deadline_after_undo(table) == deadline
    table.house.time.forward(deadline - HOUR // 2 - table.now)
    assert deadline_after_undo(table) == table.now + HOUR
    turn = table.turn
    table.play(mercenary(table))
    table.house.time.forward(2 * DAY)
    take_back(table, seat, turn)
    assert table.now + HOUR <= table.due[seat].deadline_at <= table.now + DAY + HOUR


def test_saved_time_that_went_back_to_the_bank_is_not_on_the_clock_too(
    house: TrialInstallation,
) -> None:
    table = in_battle(Table(house))
    table.deliver()
    seat = table.seat

    def lend(connection: Any, held: Any) -> None:
        due = open_decisions.of_match(connection, table.id)[seat]
        open_decisions.lend(connection, due, held.clock_of(held.seats[seat]), 9 * HOUR, table.now)

    table.with_lock(lend)
    assert deadline_after_undo(table) == table.now + HOUR


# --- in text ---------------------------------------------------------------


def finished(house: TrialInstallation) -> tuple[Table, dict[str, Any]]:
    table = in_battle(Table(house))
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    take_back(table, seat, turn)
    while not table.is_over:
        table.play_on()
    return table, json.loads(table.read(lambda c: exports.export(c, table.id)))


def sealed(data: dict[str, Any]) -> str:
    return match_text.write({**data, "fingerprint": match_text.fingerprint(data)})


def test_an_export_has_both_lines_and_is_verified_and_imported(house: TrialInstallation) -> None:
    table, data = finished(house)
    at = next(n for n, (_, _, mark) in enumerate(data["moves"]) if mark == "undo")
    assert data["moves"][at][1] == f"undo {at - 1}" and len(data["moves"]) == table.turn
    text = sealed(data)
    assert match_text.verify(text)["status"] == "over"
    fresh = sealed({**data, "match": "abcdefghijkl"})
    name = table.write(lambda c: imports.keep(c, imports.read(fresh), table.now))
    kept = table.read(lambda c: store.load(c, name))
    assert kept.match.taken_back == table.loaded.match.taken_back
    assert dict(misfits(table)) == {table.id: None, name: None}
    told = table.read(lambda c: store.events(c, kept, None, 0))
    assert told == table.read(lambda c: store.events(c, table.loaded, None, 0))


def test_an_impossible_undo_in_the_log_is_found(house: TrialInstallation) -> None:
    _, data = finished(house)
    moves = data["moves"]
    at = next(n for n, (_, _, mark) in enumerate(moves) if mark == "undo")
    seat, good, _ = moves[at]
    lines = [
        f"undo {at}",
        "undo -1",
        "undo",
        "undo 1e3",
        f"undo {'9' * 5000}",
        f"{good} ",
        "undo ٣",
    ]
    forged = [[seat, line, "undo"] for line in lines]
    forged += [[(seat + 1) % 3, good, "undo"], [seat, good, "player"], [seat, "pass", "undo"]]
    for line in forged:
        with pytest.raises(Unverified):
            match_text.verify(sealed({**data, "moves": [*moves[:at], line, *moves[at + 1 :]]}))
    twice = [*moves[: at + 1], moves[at], *moves[at + 1 :]]
    with pytest.raises(Unverified):
        match_text.verify(sealed({**data, "moves": twice}))


def test_a_running_match_is_exported_with_it_too(table: Table) -> None:
    seat, turn = table.seat, table.turn
    action = mercenary(table)
    table.play(action)
    take_back(table, seat, turn)
    data = match_text.verify(table.read(lambda c: exports.export(c, table.id)))
    assert data["moves"][-2:] == [[seat, action, "player"], [seat, f"undo {turn}", "undo"]]


def test_a_match_whose_row_misstates_its_undone_moves_is_found(table: Table) -> None:
    seat, turn = table.seat, table.turn
    table.play(mercenary(table))
    take_back(table, seat, turn)
    table.write(lambda c: c.execute(update(MATCH).values(taken_back="[]")))
    assert misfits(table) == [(table.id, "taken_back")]


# --- state beside the turns ------------------------------------------------


def test_an_order_that_ended_with_the_battle_is_in_force_again(table: Table) -> None:
    while sum(table.loaded.state.passed) < 2:
        table.play("pass")
    seat, turn, other = table.seat, table.turn, (table.seat + 1) % 3
    table.with_lock(lambda c, held: orders.give(c, held, other, "pass-battle"))

    def armed() -> list[StandingOrderRow]:
        return table.read(lambda c: orders.of_seat(c, table.id, other))

    given = armed()
    table.play("pass")
    assert given and armed() == []
    take_back(table, seat, turn)
    assert armed() == given
    noted = table.read(lambda c: orders.notes_of(c, table.loaded.seats[other]))
    assert [note["kind"] for note in noted] == ["disarmed", "brought_back"]


def test_undo_restores_an_order_that_a_lasting_one_did_not_replace(table: Table) -> None:
    """The stopped order had been replaced by one that asks the player for each card."""
    seat, turn, other = table.seat, table.turn, (table.seat + 1) % 3
    lines = ("every-battle; most 0", "up-to; most 30; overtaken 0")
    for line in lines:
        table.with_lock(lambda c, held, line=line: orders.give(c, held, other, line))

    def armed() -> list[str]:
        return [row.line for row in table.read(lambda c: orders.of_seat(c, table.id, other))]

    table.play(mercenary(table))
    assert sorted(armed()) == ["by-card", lines[0]] and table.seat == other
    take_back(table, seat, turn)
    assert sorted(armed()) == sorted(lines)


def test_undo_of_an_orders_move_cancels_the_order(table: Table) -> None:
    """A stance given in one tap is as likely a slip as a move."""
    seat, turn, before = table.seat, table.turn, now_and_then(table)[0]
    first, second = [each for each in table.actions if each.startswith("play m")][:2]

    def give(c: Any, held: Any) -> None:
        orders.give(c, held, seat, f"line; {first}; {second}; then pass")
        turns.carry_on(c, store.load(c, held.match.id), table.now)

    table.with_lock(give)
    assert table.moves[turn].mark == "order" and table.seat != seat
    take_back(table, seat, turn)
    assert now_and_then(table) == (before, before) and table.seat == seat
    assert table.read(lambda c: orders.of_seat(c, table.id, seat)) == []
    noted = table.read(lambda c: orders.notes_of(c, table.loaded.seats[seat]))
    assert [note["kind"] for note in noted] == ["carried_out", "withdrawn"]
    assert misfits(table) == [(table.id, None)]


def test_actions_out_of_turn_in_between_stay() -> None:
    game = engine.games()["condottiere-3e"]
    state = game.setup(3, {}, b"a fair in Siena")
    game.play(state, state.actor, game.legal_actions(state, state.actor)[0])
    seat, other, turn = state.actor, (state.actor + 1) % 3, state.turn
    state.hands[other] = [0] * 7 + state.hands[other][7:]
    move = next(each for each in game.legal_actions(state, seat) if each.startswith("play m"))
    course = [(seat, move, "player"), (other, "discard", "aside"), (seat, f"undo {turn}", "undo")]
    without = game.apply(state, other, "discard")
    played = again(game, state, course)
    for line in course:
        assert played.refusal(*line) is None
        played.play(*line)
    assert position(game.forget(played.state)) == position(game.forget(without))
    assert played.state.turn == turn + 2
