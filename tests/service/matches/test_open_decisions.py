"""Deadlines as rows: their changes, and queries for due ones by index."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection, create_engine, insert, text
from sqlalchemy.exc import OperationalError

from service.database import patience
from service.database.connections import is_locked
from service.database.rows import MATCH
from service.matches import open_decisions
from service.matches.clock import RHYTHMS, Clock, Days, TimeControl
from service.matches.open_decisions import CLAIM, DUE
from service.matches.paces import ENDLESS, PACES
from service.people import seating
from tests.service.seated import HOUR, LONDON, Table
from tests.service.trial_installation import MORNING, TrialInstallation

postgres_alone = pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
CLOCK = Clock(TimeControl(PACES["daily"]), Days(LONDON))
EVENING = MORNING + 11 * HOUR  # seven in the evening in London, before the clocks change


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return Table(house)


def clock_time(at: int, zone: str = LONDON) -> str:
    return f"{datetime.fromtimestamp(at, ZoneInfo(zone)):%d %H:%M}"


def the_due(table: Table) -> object:
    return table.due[table.seat]


def test_the_first_moment_is_half_time_and_the_last_the_deadline(table: Table) -> None:
    due = the_due(table)
    moments = []
    while due.due_at < due.deadline_at:
        moments.append(clock_time(due.due_at))
        table.write(lambda c, due=due: open_decisions.move_on(c, due, CLOCK, due.due_at))
        due = the_due(table)
    assert moments == ["24 20:00", "24 21:59"]
    assert clock_time(due.deadline_at) == "25 08:00"


def test_a_reminder_that_came_late_takes_the_next_one_with_it(table: Table) -> None:
    due = the_due(table)
    table.write(lambda c: open_decisions.move_on(c, due, CLOCK, due.due_at + 3 * HOUR))
    assert the_due(table).due_at == due.deadline_at


def test_an_outage_moves_everything_but_no_reminder_into_the_night(
    house: TrialInstallation,
) -> None:
    table = Table(house)
    before = the_due(table)
    table.write(lambda c: open_decisions.extend_all(c, 6 * HOUR, MORNING + 6 * HOUR))
    after = the_due(table)
    assert after.began_at == before.began_at + 6 * HOUR
    assert after.deadline_at == before.deadline_at + 6 * HOUR
    assert clock_time(before.due_at) == "24 20:00" and clock_time(after.due_at) == "24 21:59"


def test_a_held_up_letter_moves_one_deadline_alone(house: TrialInstallation) -> None:
    table, other = Table(house), Table(house, seed="another evening")
    kept, before = the_due(other), the_due(table)
    table.write(lambda c: open_decisions.extend(c, before, HOUR, CLOCK, MORNING + HOUR))
    assert the_due(table).deadline_at == before.deadline_at + HOUR
    assert the_due(other) == kept


def test_two_extensions_that_read_the_same_row_both_count(table: Table) -> None:
    due = the_due(table)
    for _ in range(2):
        table.write(lambda c: open_decisions.extend(c, due, HOUR, CLOCK, table.now))
    assert the_due(table).deadline_at == due.deadline_at + 2 * HOUR


def test_a_decision_that_was_held_meanwhile_is_not_postponed(table: Table) -> None:
    due = the_due(table)
    table.write(lambda c: open_decisions.hold(c, table.id))
    table.write(lambda c: open_decisions.postpone(c, due, table.now + HOUR))
    table.write(lambda c: open_decisions.extend(c, due, HOUR, CLOCK, table.now))
    assert table.due == {}


@postgres_alone
def test_no_move_is_made_while_an_outage_moves_its_deadline(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, later, tried = Table(house), open_decisions._later, []

    def moves_meanwhile(*about: object) -> object:
        if not tried:
            tried.append(table.seat)
            with patience.within(3, lock=0.2), pytest.raises(OperationalError) as error:
                table.play_on()
            assert is_locked(error.value)
        return later(*about)

    monkeypatch.setattr(open_decisions, "_later", moves_meanwhile)
    table.write(lambda c: open_decisions.extend_all(c, 6 * HOUR, table.now))
    table.play_on()
    assert tried and the_due(table).turn == table.turn == 1
    assert the_due(table).deadline_at == table.now + 24 * HOUR


def test_reminders_follow_the_readers_new_zone(table: Table) -> None:
    seat = table.seat
    change = {"timezone": "Asia/Tokyo"}
    table.with_lock(lambda c, loaded: seating.change_seat(c, loaded, seat, table.now, **change))
    assert clock_time(the_due(table).due_at, "Asia/Tokyo") == "24 21:59"
    assert clock_time(the_due(table).deadline_at) == "25 08:00"


@pytest.mark.parametrize("before", RHYTHMS)
@pytest.mark.parametrize("after", RHYTHMS)
def test_a_new_rhythm_brings_all_its_reminders_that_are_still_to_come(
    table: Table, before: str, after: str
) -> None:
    seat, began = table.seat, table.now

    def change(rhythm: str, now: int) -> None:
        table.with_lock(lambda c, held: seating.change_seat(c, held, seat, now, rhythm=rhythm))

    for gone in range(0, 21, 4):
        now = began + gone * HOUR
        change(before, began)
        until(table, now, before)
        change(after, now)
        clock = replace(CLOCK, days=replace(CLOCK.days, rhythm=after))
        reminders = clock.reminders(began, the_due(table).deadline_at)
        soon = now + open_decisions.TOO_CLOSE
        assert until(table, ENDLESS, after) == [at for at in reminders if at >= soon]


def until(table: Table, now: int, rhythm: str) -> list[int]:
    """Send the reminders due until `now` or the deadline, and return their times."""
    clock, sent = replace(CLOCK, days=replace(CLOCK.days, rhythm=rhythm)), []
    due = the_due(table)
    while due.due_at < min(now, due.deadline_at):
        sent.append(due.due_at)
        table.write(lambda c, due=due: open_decisions.move_on(c, due, clock, due.due_at))
        due = the_due(table)
    return sent


def test_only_due_decisions_are_found_the_most_overdue_first(house: TrialInstallation) -> None:
    tables = [Table(house, seed=f"evening {number}") for number in range(3)]
    for number, table in enumerate(tables):
        due = the_due(table)
        table.write(lambda c, due=due, at=1000 - number: open_decisions.postpone(c, due, at))
    database = house.installation.database
    assert database.write(lambda c: open_decisions.claim(c, 1000)).match_id == tables[2].id
    assert database.read(lambda c: open_decisions.has_due(c, 998))
    assert not database.read(lambda c: open_decisions.has_due(c, 997))
    assert database.write(lambda c: open_decisions.claim(c, 997)) is None
    waits = [
        database.read(lambda c, now=now: open_decisions.overdue(c, now)) for now in (1000, 998, 9)
    ]
    assert waits == [2, 0, 0]


@postgres_alone
def test_a_decision_claimed_by_one_scheduler_is_skipped_by_others(house: TrialInstallation) -> None:
    tables = [Table(house, seed=f"evening {number}") for number in range(2)]
    for number, table in enumerate(tables):
        due = the_due(table)
        table.write(lambda c, due=due, at=1000 + number: open_decisions.postpone(c, due, at))
    write, names = house.installation.database.write, []

    def work(connection: Connection) -> None:
        """Claim a due row, then claim the next in a second transaction while this one is open."""
        if due := open_decisions.claim(connection, 2000):
            names.append(due.match_id)
            write(work)

    write(work)
    assert names == [table.id for table in tables]


# --- query plans -----------------------------------------------------------


def many_decisions(url: str, count: int = 5000) -> None:
    """Insert enough rows that PostgreSQL would rather sort than use an unsuitable index."""
    match = dict.fromkeys(MATCH.c.keys(), "-") | {"seats": 6, "host": 0, "rules_version": 1}
    match |= {
        "plans_at_once": False,
        "anonymous": False,
        "promises": 0,
        "turn": 0,
        "made_at": 0,
        "started_at": 0,
        "ended_at": 0,
        "until": None,
        "paused_at": None,
        "paused_until": None,
    }
    row = {"seat": 0, "turn": 0, "stage": 0, "began_at": 0, "deadline_at": 10**10}
    engine = create_engine(url)
    with engine.begin() as connection:
        names = [f"m{number}" for number in range(count)]
        keys = [{"id": name, "host_hash": name, "creation_key": name} for name in names]
        connection.execute(insert(MATCH), [match | key for key in keys])
        dues = [
            row | {"match_id": name, "due_at": 7919 * n % 10**6} for n, name in enumerate(names)
        ]
        connection.execute(insert(DUE), dues)
        if engine.dialect.name == "postgresql":
            connection.execute(text("ANALYZE due"))
    engine.dispose()


def plan(house: TrialInstallation, statement: object, **values: object) -> str:
    """Return the database's plan for a statement."""
    database = house.installation.database
    kind = "EXPLAIN QUERY PLAN" if database.is_sqlite else "EXPLAIN"

    def work(connection: object) -> str:
        compiled = statement._in_words_of(connection.dialect)
        cursor = connection.connection.cursor()
        cursor.execute(f"{kind} {compiled.sql}", compiled.parameters(values))
        return "\n".join(str(row[-1]) for row in cursor.fetchall())

    return database.write(work)


@pytest.mark.parametrize("now", [1000, 10**6], ids=["few are due", "all are due"])
def test_due_rows_are_adjacent(house: TrialInstallation, database_url: str, now: int) -> None:
    many_decisions(database_url)
    found = plan(house, CLAIM, now=now)
    if house.installation.database.is_sqlite:
        assert found.startswith("SEARCH due USING PRIMARY KEY (due_at<?)")
    else:
        assert "pk_due" in found and "Seq Scan" not in found
        assert now == 1000 or "Sort" not in found  # a few rows may be sorted after they are found


def test_the_decisions_of_a_match_are_found_by_their_index(
    house: TrialInstallation, database_url: str
) -> None:
    many_decisions(database_url)
    assert "ix_due_match_id_seat" in plan(house, open_decisions.OF_MATCH, of="m7")
    assert "ix_due_match_id_seat" in plan(house, open_decisions.SETTLE, of="m7", who=0)
