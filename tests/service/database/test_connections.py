"""Reads and writes: one at a time on SQLite, concurrent on PostgreSQL, durable on both."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from pathlib import Path

import pytest
from sqlalchemy import Connection, bindparam, create_engine, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from service.database.connections import Database
from service.database.rows import HEARTBEAT as BEATS
from service.database.rows import HeartbeatRow
from service.database.statements import Query, Statement

ADD = Statement(insert(BEATS))
FIND = Query(select(BEATS).where(BEATS.c.role == bindparam("of")), HeartbeatRow)


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    opened = Database(database_url)
    yield opened
    opened.close()


def add(connection: object, role: str) -> str:
    ADD.run(connection, role=role, at=0, machine_at=0, leapt=0, leapt_at=0, machine="")
    return role


def roles(database: Database) -> set[str]:
    return set(database.read(lambda c: c.execute(select(BEATS.c.role)).scalars().all()))


def test_a_value_that_a_statement_has_no_place_for_is_refused(database: Database) -> None:
    def misspelt(connection: Connection) -> None:
        ADD.run(connection, role="Ana", at=0, machine_at=0, leapt=0, leapt_at=0, leap=1)

    with pytest.raises(TypeError, match="leap"):
        database.write(misspelt)
    assert roles(database) == set()


class Unwell(Exception):
    """An error raised after a row was written, so that the row is rolled back."""


def add_and_fail(connection: object, role: str) -> None:
    add(connection, role)
    raise Unwell(role)


def test_a_written_row_can_be_read_by_the_next_reader(database: Database) -> None:
    assert database.write(lambda c: add(c, "Ana")) == "Ana"
    assert roles(database) == {"Ana"}
    assert database.read(lambda c: FIND.first(c, of="Ana")).at == 0
    assert database.read(lambda c: FIND.first(c, of="Béla")) is None


def test_work_that_raises_leaves_nothing_behind(database: Database) -> None:
    with pytest.raises(Unwell):
        database.write(lambda c: add_and_fail(c, "Ana"))
    assert roles(database) == set()


def test_a_commit_that_fails_leaves_the_file_open(tmp_path: Path) -> None:
    """A new process would take a failed flush in SQLite's log for a successful one."""
    database = Database(f"sqlite:///{tmp_path / 'staffetta.db'}")
    parent, child = "parent (id INTEGER PRIMARY KEY)", "child (of INTEGER REFERENCES parent"
    database.write(lambda c: c.execute(text(f"CREATE TABLE {parent}")))
    deferred = f"CREATE TABLE {child} DEFERRABLE INITIALLY DEFERRED)"
    database.write(lambda c: c.execute(text(deferred)))
    database.engine.pool.dispose()  # no other reader in this process
    log = tmp_path / "staffetta.db-wal"
    before = log.read_bytes()[:24]
    with pytest.raises(OperationalError, match="FOREIGN KEY"):
        database.write(lambda c: c.execute(text("INSERT INTO child VALUES (7)")))
    assert log.exists() and log.read_bytes()[:24] == before, "the file was closed and begun anew"
    assert database.read(lambda c: c.execute(text("SELECT count(*) FROM child")).scalar()) == 0
    database.close()
    assert not log.exists()


def test_among_many_each_fails_or_succeeds_alone(database: Database) -> None:
    def one(number: int) -> str:
        role = f"role {number}"
        try:
            return database.write(lambda c: (add_and_fail if number % 3 == 0 else add)(c, role))
        except Unwell as failure:
            return f"failed {failure}"

    with ThreadPoolExecutor(16) as threads:
        heard = list(threads.map(one, range(60)))
    assert [text.startswith("failed") for text in heard] == [n % 3 == 0 for n in range(60)]
    assert roles(database) == {f"role {n}" for n in range(60) if n % 3}


def test_a_duplicate_row_is_an_error_only_for_its_writer(database: Database) -> None:
    database.write(lambda c: add(c, "Ana"))
    with pytest.raises(IntegrityError):
        database.write(lambda c: add(c, "Ana"))
    database.write(lambda c: add(c, "Béla"))
    assert roles(database) == {"Ana", "Béla"}


def test_a_reader_sees_one_moment_throughout(database: Database) -> None:
    def look(connection: object) -> tuple[int, int]:
        counts = []
        for name in ("Ana", "Béla"):
            counts.append(len(connection.execute(select(BEATS)).all()))
            database.write(lambda c, name=name: add(c, name))
        return counts[0], counts[1]

    assert database.read(look) == (0, 0)
    assert roles(database) == {"Ana", "Béla"}


def test_two_doors_to_the_same_rows_take_turns(database: Database, database_url: str) -> None:
    other = Database(database_url)
    with ThreadPoolExecutor(8) as threads:
        doors = [database, other] * 20
        list(threads.map(lambda n: doors[n].write(lambda c: add(c, f"role {n}")), range(40)))
    other.close()
    assert len(roles(database)) == 40


# --- SQLite ----------------------------------------------------------------


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Database]:
    opened = Database(f"sqlite:///{tmp_path / 'some.db'}")
    opened.write(lambda c: c.execute(text("CREATE TABLE page (number INTEGER, body TEXT)")))
    yield opened
    opened.close()


def add_page(connection: object, number: int) -> None:
    values = {"number": number, "body": "x" * 3000}
    connection.execute(text("INSERT INTO page VALUES (:number, :body)"), values)


def count_pages(database: Database) -> int:
    return database.read(lambda c: c.execute(text("SELECT count(*) FROM page")).scalar_one())


def limit_pages(database: Database, count: int) -> None:
    database.write(lambda c: c.execute(text(f"PRAGMA max_page_count={count}")))


def test_writers_that_wait_for_the_lock_share_a_commit(sqlite: Database) -> None:
    commits: list[str] = []
    begun, all_wait = threading.Event(), threading.Event()

    def hold(connection: object) -> None:
        driver = connection.connection.driver_connection
        driver.set_trace_callback(lambda said: commits.append(said) if said == "COMMIT" else None)
        begun.set()
        all_wait.wait(60)

    with ThreadPoolExecutor(9) as threads:
        first = threads.submit(sqlite.write, hold)
        begun.wait(60)
        rest = [threads.submit(sqlite.write, lambda c: add_page(c, 1)) for _ in range(8)]
        while len(sqlite._group._waiting) < 8:
            threading.Event().wait(0.001)
        all_wait.set()
        for each in (first, *rest):
            each.result()
    assert count_pages(sqlite) == 8 and len(commits) == 1


def test_work_has_its_callers_context_in_any_thread(sqlite: Database) -> None:
    """A page's context variables must not reach another request, nor get lost."""
    caller: ContextVar[str] = ContextVar("caller", default="nobody")
    held, released = threading.Event(), threading.Event()
    asked: list[str] = []

    def hold(connection: object) -> None:
        held.set()
        released.wait(60)

    def ask(name: str) -> None:
        caller.set(name)
        sqlite.write(lambda connection: asked.append(caller.get()))

    threads = [threading.Thread(target=sqlite.write, args=(hold,))]
    threads[0].start()
    held.wait(60)
    for name in ("Ana", "Béla"):
        threads.append(threading.Thread(target=ask, args=(name,)))
        threads[-1].start()
    while len(sqlite._group._waiting) < 2:
        threading.Event().wait(0.001)
    released.set()
    for thread in threads:
        thread.join(60)
    assert sorted(asked) == ["Ana", "Béla"]


def test_a_full_disk_is_reported_to_all_writers_and_no_longer_once_there_is_room(
    sqlite: Database,
) -> None:
    limit_pages(sqlite, 10)
    with ThreadPoolExecutor(8) as threads:
        tries = [threads.submit(sqlite.write, lambda c: add_page(c, 0)) for _ in range(40)]
        failures = [each.exception() for each in tries if each.exception()]
    assert failures and all(isinstance(each, OperationalError) for each in failures)
    assert count_pages(sqlite) == 40 - len(failures)
    limit_pages(sqlite, 10_000)
    sqlite.write(lambda c: add_page(c, 1))
    assert count_pages(sqlite) == 41 - len(failures)


def test_a_file_locked_elsewhere_is_an_error_for_all_waiting_writers(sqlite: Database) -> None:
    sqlite.write(lambda c: c.execute(text("PRAGMA busy_timeout=50")))
    rude = create_engine(sqlite.engine.url)  # ignores our lock
    with rude.connect() as connection:
        connection.exec_driver_sql("BEGIN EXCLUSIVE")
        with ThreadPoolExecutor(4) as threads:
            tries = [threads.submit(sqlite.write, lambda c: add_page(c, 0)) for _ in range(4)]
            assert all(isinstance(each.exception(), OperationalError) for each in tries)
    rude.dispose()
    sqlite.write(lambda c: add_page(c, 1))
    assert count_pages(sqlite) == 1


# --- PostgreSQL ------------------------------------------------------------


@pytest.fixture
def server(postgres: str | None, request: pytest.FixtureRequest) -> Iterator[Database]:
    if postgres is None:
        pytest.skip("no PostgreSQL answers")
    opened = Database(postgres)
    opened.write(lambda c: c.execute(BEATS.delete()))
    yield opened
    opened.close()


def cut_off(connection: object) -> None:
    """End this session on the server, as in a failover."""
    me = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
    with create_engine(connection.engine.url).connect() as other:
        other.execute(text("SELECT pg_terminate_backend(:me)"), {"me": me})


def test_a_connection_lost_before_the_commit_is_tried_again(server: Database) -> None:
    tries = []

    def work(connection: object) -> str:
        tries.append(add(connection, "Ana"))
        if len(tries) == 1:
            cut_off(connection)
        return add(connection, "Béla")

    assert server.write(work) == "Béla"
    assert len(tries) == 2 and roles(server) == {"Ana", "Béla"}


def test_reads_are_retried(server: Database) -> None:
    tries = []

    def work(connection: object) -> set[str]:
        tries.append(len(tries))
        if len(tries) < 3:
            cut_off(connection)
        return set(connection.execute(select(BEATS.c.role)).scalars())

    server.write(lambda c: add(c, "Ana"))
    assert server.read(work) == {"Ana"} and tries == [0, 1, 2]


def test_a_server_that_stays_away_is_an_error_in_the_end(
    server: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.database.connections.PAUSES", (0, 0))
    tries = []

    def work(connection: object) -> None:
        tries.append(cut_off(connection))
        connection.execute(select(BEATS.c.role))

    for way in (server.read, server.write):
        with pytest.raises(DBAPIError):
            way(work)
        assert len(tries) == 3
        tries.clear()
    nobody = Database("postgresql+psycopg://127.0.0.1:1/nobody")
    with pytest.raises(OperationalError):
        nobody.read(work)
    nobody.close()


def test_a_connection_lost_at_the_commit_is_an_honest_error(server: Database) -> None:
    tries = []

    def work(connection: object) -> None:
        tries.append(add(connection, "Ana"))
        cut_off(connection)

    with pytest.raises(DBAPIError):
        server.write(work)
    assert len(tries) == 1
    server.write(lambda c: add(c, "Béla"))


def test_two_writers_of_the_same_row_both_get_an_answer(server: Database) -> None:
    together = threading.Barrier(2)
    first = dict.fromkeys(("one", "two"), True)

    def find_or_add(name: str, connection: object) -> str:
        found = FIND.first(connection, of="Ana")
        if first[name]:
            first[name] = False
            together.wait(60)
        return "found" if found else add(connection, "Ana")

    with ThreadPoolExecutor(2) as threads:
        work = [lambda c, name=name: find_or_add(name, c) for name in first]
        assert sorted(threads.map(server.write, work)) == ["Ana", "found"]
