"""Where rows are kept: one way to read, one way to write; knows no table and no rule of ours.

On SQLite one writer works at a time, so those who wait share a commit: whoever holds the lock
carries out the work of all, each in a savepoint of its own, and one flush to disk makes all of
it durable before anybody hears "done". On PostgreSQL each write is a transaction of its own.
"""

import contextlib
import threading
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import QueuePool

try:
    import fcntl
except ImportError:  # without it several processes on one SQLite file wait in SQLite itself
    fcntl = None

T = TypeVar("T")
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=15000", "foreign_keys=ON")
TRIES = 5


class Database:
    """`read(work)` and `write(work)` call work(connection) and return what it returns.

    A write is durable when `write` returns. Work that raises leaves nothing behind and the
    error reaches its caller; the work of others in the same commit is not touched by it.
    """

    def __init__(self, url: str) -> None:
        self.engine = _sqlite(url) if url.startswith("sqlite") else _postgres(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._reader = self.engine.execution_options(begin="DEFERRED")
        self._group = GroupCommit(self.engine) if self.is_sqlite else None

    def read(self, work: Callable[[Connection], T]) -> T:
        """Run work on one consistent snapshot; it must not write."""
        with self._reader.connect() as connection:
            return work(connection)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction and return its result once that is on disk."""
        if self._group:
            return self._group.write(work)
        return self._write_alone(work)

    def _write_alone(self, work: Callable[[Connection], T]) -> T:
        for attempt in range(TRIES):
            try:
                with self.engine.begin() as connection:
                    return work(connection)
            except OperationalError as error:
                if attempt == TRIES - 1 or not _is_conflict(error):
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """Let go of every connection."""
        self.engine.dispose()


class _Job:
    """One caller's work, and what came of it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.result: Any = None
        self.error: BaseException | None = None
        self.done = False


class GroupCommit:
    """The writer's lock of one SQLite file: its holder commits for all who wait."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = threading.Lock()
        self._waiting: deque[_Job] = deque()
        name = engine.url.database
        self._lock_file = open(f"{name}.lock", "w") if fcntl and name else None

    def write(self, work: Callable[[Connection], T]) -> T:
        """Wait for the lock, or for the holder to have done this work too."""
        job = _Job(work)
        self._waiting.append(job)
        with self._lock:
            if not job.done:
                self._commit_all_waiting()
        if job.error:
            raise job.error
        return job.result

    def _commit_all_waiting(self) -> None:
        jobs = []
        try:
            with self._between_processes(), self._engine.begin() as connection:
                while self._waiting:
                    jobs.append(self._waiting.popleft())
                    _attempt(jobs[-1], connection)
        except BaseException as error:
            for job in jobs:
                job.error = job.error or error
            while self._waiting:  # the lock could not be had: they were waiting for the same
                job = self._waiting.popleft()
                job.error, job.done = error, True
        finally:
            for job in jobs:
                job.done = True

    @contextlib.contextmanager
    def _between_processes(self) -> Iterator[None]:
        """A file lock wakes the next writer at once, where SQLite would sleep and poll."""
        if not self._lock_file:
            yield
            return
        fcntl.flock(self._lock_file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._lock_file, fcntl.LOCK_UN)


def _attempt(job: _Job, connection: Connection) -> None:
    """Do one job's work so that its failure undoes that job alone."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        job.result = job.work(connection)
    except BaseException as error:
        job.error = error
        connection.exec_driver_sql("ROLLBACK TO job")
    connection.exec_driver_sql("RELEASE job")


def _is_conflict(error: OperationalError) -> bool:
    """Whether PostgreSQL asks to try the same transaction again."""
    return getattr(error.orig, "sqlstate", None) in ("40001", "40P01")


def _sqlite(url: str) -> Engine:
    engine = create_engine(url, poolclass=QueuePool, pool_size=20, max_overflow=40)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        begin = connection.get_execution_options().get("begin", "IMMEDIATE")
        connection.exec_driver_sql(f"BEGIN {begin}")

    return engine


def _postgres(url: str) -> Engine:
    return create_engine(url, pool_size=10, max_overflow=20, pool_pre_ping=True)


def sqlite_file(url: str) -> Path | None:
    """The file behind a SQLite address, None for another database."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None
