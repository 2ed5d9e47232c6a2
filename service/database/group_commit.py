"""Group commit on SQLite: one writer commits the work of all who wait.

The thread that holds the lock runs all waiting work, each piece in its own savepoint, and flushes
once for all. With `make bench`, eight clients play 550 turns a second, against 450 with a commit
each. That was on a disk that flushes in one to three milliseconds; slower disks gain more.
"""

import contextlib
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextvars import copy_context
from pathlib import Path
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from service.database import patience
from service.database.file_lock import FileLock
from service.database.open_files import OpenFiles
from service.database.statements import driver_of

T = TypeVar("T")
LONGEST_WAIT = 15.0  # seconds for the writer's lock; a request has less (patience.py)


class Locked(OperationalError):
    """The writer's lock was not free in time; nothing was written."""

    def __init__(self) -> None:
        held = sqlite3.OperationalError("another process does not let go of the database")
        super().__init__("the writer's lock", None, held)


class _Job(Generic[T]):
    """One caller's work and its result or error.

    The work runs in its caller's context, whichever thread runs it, so that context variables
    belong to the right request.
    """

    result: T  # set once the work succeeded

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.context = copy_context()
        self.error: BaseException | None = None
        self.done = False


class GroupCommit:
    """The writer of one SQLite file; the thread with the lock commits for all who wait."""

    def __init__(self, engine: Engine, open_files: OpenFiles | None) -> None:
        self._engine, self._open_files = engine, open_files
        self._lock = threading.Lock()
        self._connection: Connection | None = None
        self._waiting: deque[_Job[Any]] = deque()
        name = engine.url.database
        self._file_lock = FileLock(Path(f"{name}.lock")) if name else None

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run work and commit it, here or in the thread that has the lock.

        Raise Locked or Replaced.
        """
        self._check_files()
        job = _Job(work)
        self._waiting.append(job)
        try:
            with self._turn():
                if not job.done:
                    self._commit_all_waiting()
        except Locked:
            self._withdraw(job)
        if job.error:
            raise job.error
        return job.result

    @contextlib.contextmanager
    def _turn(self) -> Iterator[None]:
        if not self._lock.acquire(timeout=patience.for_lock(LONGEST_WAIT)):
            raise Locked
        try:
            yield
        finally:
            self._lock.release()

    def _withdraw(self, job: _Job[Any]) -> None:
        """Raise Locked, unless another thread is running the job already; then wait for it."""
        try:
            self._waiting.remove(job)
        except ValueError:
            with self._lock:
                return
        raise Locked

    def close(self) -> None:
        """Close the connection and the lock file."""
        former, self._connection = self._connection, None
        _drop(former)
        if self._open_files:
            self._open_files.forget_logs()
        if self._file_lock:
            self._file_lock.close()

    def _writer(self) -> Connection:
        """Return the only connection that writes, which stays open between commits.

        SQLAlchemy sees one endless transaction; BEGIN and COMMIT go straight to SQLite.
        """
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(begin=None)
            self._connection.begin()
            if self._open_files:
                self._open_files.note_logs()
        return self._connection

    def _check_files(self) -> None:
        if self._open_files:
            self._open_files.check()

    def _start_over(self) -> None:
        """Open a new connection after a database failure.

        It is opened before the old one is closed. A failed commit may still be in SQLite's
        write-ahead log, and the first to open a closed database replays that log. Work reported as
        failed would then be in the database. If another file now has the database's path, the
        connection stays open, since the right file may be moved back.
        """
        if self._open_files and self._open_files.replaced():
            return
        former, self._connection = self._connection, None
        if former is not None:
            with contextlib.suppress(DBAPIError, sqlite3.Error):
                self._writer()
        _drop(former)
        if self._connection is None and self._open_files:
            self._open_files.forget_logs()

    def _commit_all_waiting(self) -> None:
        """Commit all waiting work; raises Locked if another process has the lock."""
        with self._between_processes():
            self._commit_together()

    def _commit_together(self) -> None:
        jobs: list[_Job[Any]] = []
        try:
            with self._transaction() as connection:
                while self._waiting:
                    jobs.append(self._waiting.popleft())
                    is_first, is_last = len(jobs) == 1, not self._waiting
                    attempt = _attempt_alone if is_first and is_last else _attempt
                    attempt(jobs[-1], connection)
        except BaseException as error:
            self._start_over()
            while self._waiting:  # the same error would stop the jobs that still wait
                jobs.append(self._waiting.popleft())
            for job in jobs:
                job.error = job.error or error
        finally:
            for job in jobs:
                job.done = True

    @contextlib.contextmanager
    def _between_processes(self) -> Iterator[None]:
        """Hold the file lock, to exclude other processes; raises Locked.

        It wakes the next writer at once, while waiting for SQLite's own lock means polling.
        """
        if not self._file_lock:
            yield
            return
        try:
            is_ours = self._file_lock.acquire(patience.for_lock(LONGEST_WAIT))
        except OSError as error:  # a read-only folder
            raise OperationalError("the writer's lock", None, error) from error
        if not is_ours:
            raise Locked
        try:
            yield
        finally:
            self._file_lock.release()

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """Run the block in a transaction; on error, roll it back."""
        connection = self._writer()
        driver = driver_of(connection)
        try:
            driver.execute("BEGIN IMMEDIATE")
            yield connection
            driver.execute("COMMIT")
            self._check_files()  # the commit is lost if it went into a replaced file
        except BaseException as error:
            with contextlib.suppress(sqlite3.Error):
                driver.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise OperationalError("the writer's transaction", None, error) from error
            raise


def _drop(connection: Connection | None) -> None:
    """Close the connection for good, so that no pool reuses it."""
    if connection is not None:
        with contextlib.suppress(DBAPIError):
            connection.invalidate()
        connection.close()


def _attempt_alone(job: _Job[Any], connection: Connection) -> None:
    """Run the only job of a transaction without a savepoint; on error, start a new one."""
    driver = driver_of(connection)
    try:
        job.result = job.context.run(job.work, connection)
    except BaseException as error:
        job.error = error
        if not driver.in_transaction:
            raise
        driver.execute("ROLLBACK")
        driver.execute("BEGIN IMMEDIATE")


def _attempt(job: _Job[Any], connection: Connection) -> None:
    """Run one job in a savepoint, so that its failure undoes this job alone."""
    driver = driver_of(connection)
    driver.execute("SAVEPOINT job")
    try:
        job.result = job.context.run(job.work, connection)
    except BaseException as error:
        job.error = error
        if not driver.in_transaction:  # on a full disk SQLite rolls back the whole transaction
            raise
        driver.execute("ROLLBACK TO job")
    driver.execute("RELEASE job")
