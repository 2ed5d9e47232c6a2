"""The scheduler when all works: reminders, default moves, and absence, in any process."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest
from apscheduler.executors.pool import ThreadPoolExecutor as PoolExecutor
from apscheduler.job import Job
from apscheduler.triggers.interval import IntervalTrigger
from sqlalchemy import Connection, select, update

from service.database.rows import GAME_TABLE, MATCH, SEASON
from service.matches import heartbeat, store
from service.matches.turns import Stale
from service.operations import scheduler
from service.operations.scheduler import SteadyScheduler
from service.seasons import retention as groups
from service.tables import retention
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.seated import DAY, HOUR, Table
from tests.service.trial_installation import TrialInstallation
from tests.service.web.test_table_api import BODY

postgres_alone = pytest.mark.parametrize("database_url", ["postgres"], indirect=True)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return Table(house)


# --- reminders -------------------------------------------------------------


def test_there_is_a_reminder_at_half_time_and_one_in_the_last_hours(
    house: TrialInstallation,
) -> None:
    table = Table(house, pace="fast")  # from eight in the morning to eight in the evening
    table.deliver()
    sent = []
    for _ in range(24):
        table.pass_time(HOUR // 2)
        sent.append(len(table.letters("reminder")))
        table.deliver()
    assert sent == [0] * 11 + [1] * 8 + [2] * 5
    assert {letter.seat for letter in table.letters("reminder")} == {0}


def test_a_reminder_that_is_late_waits_for_the_morning(house: TrialInstallation) -> None:
    table = Table(house, pace="relaxed")
    table.deliver()
    table.house.time.forward(38 * HOUR)  # half time was at eight in the evening, and it is ten now
    scheduler.tick(house.installation)
    assert table.letters("reminder") == []
    table.pass_time(9 * HOUR)
    assert table.letters("reminder") == []
    table.pass_time(HOUR)
    assert len(table.letters("reminder")) == 1


def test_no_reminder_is_sent_before_the_letter_it_is_about(table: Table) -> None:
    table.pass_time(12 * HOUR)
    assert table.letters("reminder") == []
    table.deliver()
    table.pass_time(2 * HOUR - 60)
    assert len(table.letters("reminder")) == 1


def test_a_clock_set_back_repeats_no_reminder(table: Table) -> None:
    table.deliver()
    table.pass_time(12 * HOUR)
    table.deliver()
    table.house.time.seconds -= HOUR  # and the machine's clock with it
    for _ in range(12):
        table.house.time.seconds += 300
        scheduler.tick(table.house.installation)
    assert len(table.letters("reminder")) == 1
    assert table.due[table.seat].deadline_at == table.now + 12 * HOUR


# --- defaults and absence --------------------------------------------------


def test_at_the_deadline_the_rules_play_and_say_so(table: Table) -> None:
    loaded = table.loaded
    action = loaded.game.timeout_action(loaded.state, 0)
    assert table.sleep_through() == 0
    move = table.moves[0]
    assert (move.seat, move.action, move.mark, move.asked_turn) == (0, action, "timeout", 0)
    assert [letter.seat for letter in table.letters("timeout")] == [0]
    events = table.read(lambda c: store.events(c, table.loaded, None, 0))
    assert [event["mark"] for event in events if "mark" in event] == ["timeout"]


def test_a_players_own_move_resets_the_count_of_missed_deadlines(table: Table) -> None:
    for _ in range(2):
        while table.seat != 1:
            table.play_on()
        table.sleep_through()
    assert table.loaded.seats[1].missed == 2
    while table.seat != 1:
        table.play_on()
    table.play_on()
    assert table.loaded.seats[1].missed == 0


def test_three_missed_deadlines_in_a_row_make_a_seat_absent_and_tell_the_host(table: Table) -> None:
    table.make_absent(1)
    assert [letter.seat for letter in table.letters("timeout")] == [1, 1, 1]
    assert [letter.seat for letter in table.letters("absent")] == [0]
    assert table.letters("absent")[0].facts == {"seat": 1}
    told, before = len(table.letters(seat=1)), len(table.moves)
    for _ in range(20):
        assert table.seat != 1
        table.play_on()
    marks = {move.mark for move in table.moves[before:] if move.seat == 1}
    assert marks <= {"absent", "forced"} and "absent" in marks
    assert len(table.letters(seat=1)) == told


def test_an_absent_host_gets_one_letter(table: Table) -> None:
    table.make_absent(0)
    assert table.letters("absent") == []
    assert len(table.letters("timeout", seat=0)) == 3


def test_an_absent_player_who_returns_is_asked_again(table: Table) -> None:
    table.make_absent(1)
    table.comes_back(1)
    while table.seat != 1:
        table.play_on()
    assert table.letters("turn", seat=1)[-1].turn == table.turn
    assert table.due[1].deadline_at == table.now + DAY


def everybody_leaves(table: Table) -> None:
    for seat in (0, 1, 2):
        table.make_absent(seat)


def test_if_all_are_absent_the_match_goes_on_slowly_without_letters(
    table: Table,
) -> None:
    everybody_leaves(table)
    before, letters = table.turn, len(table.letters())
    for _ in range(3):
        table.sleep_through()
        assert table.moves[-1].mark in ("timeout", "forced")
    chosen = [move for move in table.moves[before:] if move.mark == "timeout"]
    assert len(chosen) == 3 and len(table.letters()) == letters


def test_the_first_to_come_back_wakes_the_match(table: Table) -> None:
    everybody_leaves(table)
    sleeper = table.seat
    awake = (sleeper + 1) % 3
    table.comes_back(awake)
    assert table.loaded.to_act() == [awake]
    assert table.due[awake].deadline_at == table.now + DAY
    assert list(table.due) == [awake]


def test_a_player_who_returns_while_asked_has_the_full_time(table: Table) -> None:
    everybody_leaves(table)
    table.house.time.forward(20 * HOUR)
    seat = table.seat
    table.comes_back(seat)
    assert table.due[seat].deadline_at == table.now + DAY


# --- several schedulers, broken matches ------------------------------------


def tick_fifty_times(house: TrialInstallation) -> None:
    with ThreadPoolExecutor(50) as threads:
        list(threads.map(lambda _: scheduler.tick(house.installation), range(50)))


def test_fifty_clocks_remind_once_and_play_one_default(house: TrialInstallation) -> None:
    table = Table(house)
    table.deliver()
    house.time.forward(12 * HOUR)
    tick_fifty_times(house)
    assert len(table.letters("reminder")) == 1
    table.deliver()
    house.time.forward(12 * HOUR)
    tick_fifty_times(house)
    assert [move.mark for move in table.moves if move.mark != "forced"] == ["timeout"]
    assert len(table.letters("timeout")) == 1


def default_of(table: Table) -> str:
    """Return the rules' move at the deadline for the seat to move."""
    loaded = table.loaded
    return loaded.game.timeout_action(loaded.state, table.seat)


@pytest.mark.parametrize("evening", range(6))
def test_a_move_that_meets_its_deadline_is_played_or_stale(
    house: TrialInstallation, evening: int
) -> None:
    table = Table(house, seed=f"evening {evening}")
    table.deliver()
    house.time.forward(DAY)
    seat, together = table.seat, threading.Barrier(2)
    action = next(action for action in table.actions if action != default_of(table))

    def play() -> str:
        together.wait(60)
        try:
            table.play(action, 0, seat)
        except Stale:
            return "timeout"
        return "player"

    with ThreadPoolExecutor(2) as threads:
        heard = threads.submit(play)
        together.wait(60)
        scheduler.tick(house.installation)
        first = table.moves[0]
        assert first.mark == heard.result()
    assert [move.asked_turn for move in table.moves].count(0) == 1


def test_a_move_that_the_deadline_has_played_already_is_no_second_one(table: Table) -> None:
    table.deliver()
    seat, action = table.seat, default_of(table)
    table.house.time.forward(DAY)
    scheduler.tick(table.house.installation)
    before = table.turn
    assert table.play(action, 0, seat).already
    assert table.turn == before and [move.asked_turn for move in table.moves].count(0) == 1


def test_a_move_of_the_last_second_is_played_and_no_default_with_it(table: Table) -> None:
    table.deliver()
    seat, deadline = table.seat, table.due[table.seat].deadline_at
    action = next(action for action in table.actions if action != default_of(table))
    table.house.time.forward(deadline - table.now)
    table.play(action, 0, seat)
    scheduler.tick(table.house.installation)
    assert [(move.action, move.mark) for move in table.moves if move.asked_turn == 0] == [
        (action, "player")
    ]
    assert table.letters("timeout") == [] and table.loaded.seats[seat].missed == 0


def test_a_match_that_cannot_be_played_on_stops_no_other(house: TrialInstallation) -> None:
    tables = [Table(house, seed=f"evening {number}") for number in range(5)]
    poisoned = tables[2]
    spoilt = update(store.MATCH).where(store.MATCH.c.id == poisoned.id)
    spoilt = spoilt.values(state='{"log":[]}', options="[")  # its moves cannot rebuild it either
    poisoned.write(lambda connection: connection.execute(spoilt))
    for table in tables:
        table.deliver()
    house.time.forward(DAY)
    for _ in range(3):
        scheduler.tick(house.installation)
    for table in tables:
        marks = [move.mark for move in table.moves if move.mark != "forced"]
        assert marks == ([] if table is poisoned else ["timeout"])


@postgres_alone
def test_a_locked_match_delays_no_other(house: TrialInstallation) -> None:
    tables = [Table(house, seed=f"evening {number}") for number in range(3)]
    for table in tables:
        table.deliver()
    house.time.forward(DAY)
    tables[0].with_lock(lambda connection, loaded: scheduler.tick(house.installation))
    assert [table.turn > 0 for table in tables] == [False, True, True]
    house.time.forward(61)
    heartbeat.note_web(house.installation)
    tables[0].with_lock(lambda connection, loaded: scheduler.tick(house.installation))
    answer = house.client.get("/readyz")
    assert answer.status_code == 200 and answer.json["warnings"] == ["deadlines"]
    scheduler.tick(house.installation)
    assert tables[0].turn > 0
    assert house.client.get("/readyz").json["warnings"] == []


@postgres_alone
def test_a_decision_with_a_locked_seat_is_retried_soon(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "LOCK", 0.1)
    tables = [Table(house, seed=f"evening {number}") for number in range(2)]
    for table in tables:
        table.deliver()
    house.time.forward(DAY)
    seats = select(store.SEAT.c.number).where(store.SEAT.c.match_id == tables[0].id)

    def work(connection: Connection) -> None:
        connection.execute(seats.with_for_update())
        scheduler.tick(house.installation)

    tables[0].write(work)
    assert [table.turn > 0 for table in tables] == [False, True]
    house.time.forward(scheduler.SOON)
    scheduler.tick(house.installation)
    assert tables[0].turn > 0


@postgres_alone
def test_the_scheduler_skips_locked_rows(house: TrialInstallation) -> None:
    """Test other rows than decisions: an unconfirmed match, an unused table and season."""
    match = Table(house, agreed=False)
    table = house.client.post("/api/v1/tables", json=BODY).json["table"]
    group = open_season(house).opened.id
    house.time.forward(max(retention.EMPTY, groups.EMPTY) + DAY)
    rows = {MATCH: match.id, GAME_TABLE: table, SEASON: group}

    def work(connection: Connection) -> None:
        for table, row in rows.items():
            connection.execute(select(table.c.id).where(table.c.id == row).with_for_update())
        scheduler.tick(house.installation)

    def left() -> list[str | None]:
        return match.read(lambda c: [c.execute(select(each.c.id)).scalar() for each in rows])

    match.write(work)
    assert left() == [*rows.values()]
    scheduler.tick(house.installation)
    assert left() == [None] * len(rows)


def test_a_backlog_is_worked_off_in_one_pass(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "BEAT_EVERY", 2)
    tables = [Table(house, seed=f"evening {number}") for number in range(5)]
    for table in tables:
        table.deliver()
    house.time.forward(DAY)
    assert scheduler.tick(house.installation) >= 5
    assert all(table.turn > 0 for table in tables)


# --- the scheduler ---------------------------------------------------------


def test_the_scheduler_ticks_on_when_its_clock_is_set_back() -> None:
    ticked = threading.Event()
    steady = SteadyScheduler(timezone="UTC")
    far = datetime.now(UTC) + timedelta(hours=1)  # the next second, before a clock goes back
    steady.add_job(ticked.set, "interval", seconds=1, next_run_time=far)
    steady.start()
    try:
        assert ticked.wait(60)
    finally:
        steady.shutdown()


def test_a_clock_that_jumps_a_year_ahead_is_caught_up_with_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, ticked, usual = [], threading.Event(), IntervalTrigger.get_next_fire_time

    def ask(trigger: IntervalTrigger, *times: datetime) -> datetime:
        asked.append(times)
        return usual(trigger, *times)

    monkeypatch.setattr(IntervalTrigger, "get_next_fire_time", ask)
    steady = SteadyScheduler(timezone="UTC")
    past = datetime.now(UTC) - timedelta(days=365)
    steady.add_job(
        ticked.set,
        "interval",
        seconds=1,
        next_run_time=past,
        coalesce=True,
        misfire_grace_time=None,
    )
    steady.start()
    try:
        assert ticked.wait(60)
        assert len(asked) < 100
    finally:
        steady.shutdown()


def test_a_scheduler_can_be_shut_down_while_it_processes_jobs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The scheduler removes a job that has run once from a list that may be gone by then."""
    steady, faults = SteadyScheduler(timezone="UTC"), []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    ending, begun = threading.Thread(target=steady.shutdown), threading.Event()

    class Told(PoolExecutor):
        def submit_job(self, job: Job, run_times: list[datetime]) -> None:
            ending.start()
            begun.set()
            while steady.running:
                time.sleep(0.001)

    steady.add_executor(Told())
    steady.add_job(print)
    steady.start()
    assert begun.wait(60)
    ending.join(60)
    assert not ending.is_alive() and faults == []
