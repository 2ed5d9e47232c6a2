"""Turns: each is played once and in order, by the seat to move, then automatic moves follow."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

import pytest

import engine
from service.database.connections import Database
from service.matches import turns
from service.matches.store import find_seat, load
from service.matches.turns import NotRunning, Stale
from tests.service.seated import DAY, Table, listening
from tests.service.trial_installation import TrialInstallation, install


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return Table(house)


# --- once and in order -----------------------------------------------------


def test_the_same_action_for_the_same_turn_again_answers_the_same(table: Table) -> None:
    table.play_on(3)
    seat, turn, action = table.seat, table.turn, table.actions[0]
    first = table.play(action)
    table.play_on(4)
    moves = table.moves
    again = table.play(action, turn, seat)
    assert again.already and again.turn == first.turn and not first.already
    assert table.moves == moves


def test_another_action_for_a_turn_gone_is_stale(table: Table) -> None:
    seat, turn, (action, other) = table.seat, table.turn, table.actions[:2]
    table.play(action)
    moves = table.moves
    with pytest.raises(Stale):
        table.play(other, turn, seat)
    assert table.moves == moves


@pytest.mark.parametrize("ahead", [1, 1000, -1])
def test_a_turn_still_to_come_is_stale(table: Table, ahead: int) -> None:
    with pytest.raises(Stale):
        table.play(table.actions[0], table.turn + ahead)
    assert table.moves == []


def test_a_seat_that_is_not_asked_cannot_play(table: Table) -> None:
    with pytest.raises(engine.IllegalAction) as illegal:
        table.play(table.actions[0], seat=(table.seat + 1) % 3)
    assert illegal.value.refusal["code"] == "not_your_turn"
    assert table.moves == [] and set(table.due) == {table.seat}


def test_an_illegal_action_changes_nothing(table: Table) -> None:
    before, letters = table.loaded.match, table.letters()
    with pytest.raises(engine.IllegalAction):
        table.play("besiege atlantis")
    assert table.loaded.match == before and table.letters() == letters


def test_nothing_is_played_before_everybody_is_in(house: TrialInstallation) -> None:
    table = Table(house, everybody_in=False)
    table.join(1)
    with pytest.raises(NotRunning):
        table.play("pass", 0, seat=0)
    table.join(2)
    assert table.loaded.is_running


def test_nothing_is_played_after_the_end(table: Table) -> None:
    while not table.is_over:
        seat, turn, action = table.seat, table.turn, table.choose.choice(table.actions)
        table.play(action)
    assert table.due == {}
    assert table.play(action, turn, seat).already
    with pytest.raises(NotRunning):
        table.play("pass", table.turn, seat)


# --- concurrent moves ------------------------------------------------------

RIVALS = 12


def post(url: str, folder: Path, token: str, turn: int, actions: list[str]) -> list[str]:
    """Send each action for the same turn from its own thread, and return the outcomes."""
    house = install(folder, url)

    def send(action: str) -> str:
        def work(connection: object) -> turns.Taken:
            loaded, seat = find_seat(connection, token, lock=True)
            return turns.take(connection, loaded, seat, turn, action, 0)

        try:
            taken = house.installation.database.write(work)
        except Stale:
            return "stale"
        return f"{'already' if taken.already else 'played'} {taken.turn}"

    with ThreadPoolExecutor(len(actions)) as threads:
        heard = list(threads.map(send, actions))
    house.installation.database.close()
    return heard


def token_of(table: Table) -> str:
    return table.house.seat_tokens(table.id)[table.seat]


def test_of_many_copies_of_a_turn_one_is_played(table: Table, database_url: str) -> None:
    action, folder = table.actions[0], table.house.installation.settings.data
    heard = Counter(post(database_url, folder, token_of(table), 0, [action] * RIVALS))
    turn = table.turn
    assert heard == {f"played {turn}": 1, f"already {turn}": RIVALS - 1}
    assert [move.action for move in table.moves if move.mark == "player"] == [action]


def test_of_many_actions_for_a_turn_one_is_played(table: Table, database_url: str) -> None:
    folder = table.house.installation.settings.data
    heard = Counter(post(database_url, folder, token_of(table), 0, table.actions[:RIVALS]))
    assert heard == {f"played {table.turn}": 1, "stale": RIVALS - 1}
    assert len([move for move in table.moves if move.mark == "player"]) == 1


def test_two_processes_play_a_turn_once(table: Table, database_url: str) -> None:
    folder, token, actions = table.house.installation.settings.data, token_of(table), table.actions
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        rivals = [actions[:6], actions[6:12]]
        heard = [processes.submit(post, database_url, folder, token, 0, each) for each in rivals]
        told = Counter(answer for each in heard for answer in each.result())
    assert told == {f"played {table.turn}": 1, "stale": 11}
    assert len([move for move in table.moves if move.mark == "player"]) == 1


# --- automatic moves -------------------------------------------------------


def test_only_the_next_player_is_asked_and_only_for_choices(table: Table) -> None:
    """Test a whole game: its forced moves, and the seats and times of its letters."""
    asked = [(table.seat, 0)]
    while not table.is_over:
        table.play_on()
        if not table.is_over:
            asked.append((table.seat, table.turn))
    game, state, choices = table.loaded.game, begun(table), []
    for move in table.moves:
        legal = game.legal_actions(state, move.seat)
        assert (move.mark == "forced") == (len(legal) == 1)
        if len(legal) > 1:
            choices.append((move.seat, move.number))
        game.play(state, move.seat, move.action)
    assert choices == asked
    assert any(move.mark == "forced" for move in table.moves)
    changed = [now for before, now in pairwise([(None, 0), *asked]) if now[0] != before[0]]
    assert [(each.seat, each.turn) for each in table.letters("turn")] == changed


def begun(table: Table) -> object:
    """Return the state after setup."""
    match, game = table.loaded.match, table.loaded.game
    return game.setup(match.seats, {}, bytes.fromhex(match.seed))


def test_the_end_is_announced_to_everybody(table: Table) -> None:
    while not table.is_over:
        table.play_on()
    assert [letter.seat for letter in table.letters("over")] == [0, 1, 2]


def test_a_choice_gives_its_seat_the_full_time(table: Table) -> None:
    for _ in range(5):
        table.house.time.forward(1000)
        table.play_on()
        assert {seat: due.deadline_at for seat, due in table.due.items()} == {
            table.seat: table.now + DAY
        }


# --- the cost of a turn ----------------------------------------------------


def pass_until(table: Table, turn: int) -> None:
    """Besiege and pass for all, so that nobody wins, until a battle begins at `turn` or later."""

    def work(connection: object, held: object) -> None:
        while True:
            loaded = load(connection, table.id)
            seat = loaded.to_act()[0]
            actions = loaded.game.legal_actions(loaded.state, seat)
            state = loaded.state
            if state.turn >= turn and state.phase == "battle" and not any(state.passed):
                return
            action = "pass" if "pass" in actions else actions[0]
            turns.take(connection, loaded, seat, loaded.match.turn, action, table.now)

    table.with_lock(work)


def cost_of_a_turn(table: Table, url: str) -> list[str]:
    """Return the database statements for one turn taken by a link."""
    token, turn, action = token_of(table), table.turn, table.actions[0]
    database = Database(url)
    with listening(database) as heard:
        database.write(
            lambda c: turns.take(c, *find_seat(c, token, lock=True), turn, action, table.now)
        )
    database.close()
    assert table.turn == turn + 1
    return [text for text in heard if "PRAGMA" not in text and " FK " not in text]


def test_a_turn_at_move_500_costs_what_it_costs_at_move_5(
    house: TrialInstallation, database_url: str
) -> None:
    table = Table(house)
    pass_until(table, 5)
    early = cost_of_a_turn(table, database_url)
    pass_until(table, 500)
    late = cost_of_a_turn(table, database_url)
    assert [text.split()[0] for text in late] == [text.split()[0] for text in early]
    assert len(early) <= 11
    assert sum(map(len, late)) < sum(map(len, early)) * 1.1
    assert not any("SELECT" in text and "FROM move" in text for text in late)
