"""Connections to the database: one function to read, one to write.

On SQLite, concurrent writes share commits (service/database/group_commit.py). On PostgreSQL each
write is a transaction of its own. Every wait has a timeout, set in service/database/patience.py.
PostgreSQL gets its timeouts with each BEGIN, which also works behind pgbouncer.
"""

import contextlib
import sqlite3
import time
from collections.abc import Callable
from contextvars import ContextVar
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InvalidRequestError, OperationalError
from sqlalchemy.pool import QueuePool

from service.database import after_commit, file_modes, patience
from service.database.group_commit import GroupCommit, Locked
from service.database.open_files import OpenFiles
from service.database.statements import driver_of

T = TypeVar("T")
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=1000",  # for other programs; our own writers queue for a file lock
    "foreign_keys=ON",
    "secure_delete=ON",  # erased data stays in no free page of the file
    "wal_autocheckpoint=4000",  # 16 MiB: the same pages change many times before a checkpoint
)
PAUSES = (0, 0.1, 0.3, 0.8, 1.6)  # seconds between retries while PostgreSQL cannot be reached
SNAPSHOT = {"begin": "DEFERRED"}  # options of a reading transaction on SQLite
# True while a reading connection is checked out, on PostgreSQL.
only_reads: ContextVar[bool] = ContextVar("only_reads", default=False)
POOL = {"pool_size": 20, "max_overflow": 40, "pool_timeout": 2}
# PostgreSQL: serialization failure, deadlock, duplicate key.
CONFLICTS = ("40001", "40P01", "23505")
LOCK_NOT_AVAILABLE = "55P03"


class Database:
    """A database: `read(work)` and `write(work)` return the result of work(connection).

    A write is durable when `write` returns. Work that raises is rolled back and its error reaches
    the caller; other work in the same commit is not affected. Work may run again after a conflict,
    so it must change nothing but the database.
    """

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.open_files: OpenFiles | None = None  # of SQLite
        if file := sqlite_file(url):
            file_modes.make_file(file)
            self.open_files = OpenFiles(file)
        self.engine = (
            _sqlite(url, self.open_files) if self.is_sqlite else postgres_engine(url, **POOL)
        )
        self._reader = self.engine.execution_options(**SNAPSHOT)
        self._group = GroupCommit(self.engine, self.open_files) if self.is_sqlite else None

    def read(self, work: Callable[[Connection], T]) -> T:
        """Run work on one consistent snapshot; it must not write."""
        if self._group:
            with self._reader.begin() as connection:
                return work(connection)
        return _persist(lambda: _read_once(self.engine, work))

    def write(self, work: Callable[[Connection], T], is_repeatable: bool = False) -> T:
        """Run work in a transaction and return its result once it is on disk.

        After a write the server no longer repeats the whole request when it meets a lock, unless
        the work `is_repeatable`.
        """
        with after_commit.collected() as calls:

            def again(connection: Connection) -> T:
                calls.clear()
                return work(connection)

            if self._group:
                result = self._group.write(again)
            else:
                result = _persist(lambda: _write_once(self.engine, again))
        if not is_repeatable:
            patience.note_written()
        return result

    def close(self) -> None:
        """Close every connection."""
        if self._group:
            self._group.close()
        self.engine.dispose()


class TryAgain(Exception):
    """Raised when nothing was written and a retry may succeed.

    `is_gone` is True if the server cannot be reached, so that a retry should wait first.
    """

    def __init__(self, error: DBAPIError, is_gone: bool) -> None:
        super().__init__()
        self.error, self.is_gone = error, is_gone


def is_locked(error: BaseException) -> bool:
    """Return True if work wrote nothing because another connection holds a lock."""
    code = getattr(getattr(error, "orig", None), "sqlstate", None)
    return isinstance(error, Locked) or code == LOCK_NOT_AVAILABLE


def _persist(attempt: Callable[[], T]) -> T:
    """Make the attempt, and retry it after each of PAUSES; they outlast a server's restart.

    A request is not retried after its deadline.
    """
    for pause in PAUSES:
        try:
            return attempt()
        except TryAgain as again:
            if patience.is_over():
                raise again.error from None
            if again.is_gone:
                time.sleep(min(pause, patience.for_statement()))
    try:
        return attempt()
    except TryAgain as again:
        raise again.error from None


def _read_once(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Run work on one snapshot; raises TryAgain if the connection is lost."""
    try:
        with _connect_to_read(engine) as connection, connection.begin():
            return work(connection)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        raise TryAgain(error, is_gone=True) from error


def _write_once(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Run work in one transaction; raises TryAgain if it was certainly not committed.

    A connection that is lost during COMMIT may have committed, so that error is not retried.
    """
    committing = False
    try:
        with _connect(engine) as connection, connection.begin() as transaction:
            result = work(connection)
            committing = True
            transaction.commit()
            return result
    except DBAPIError as error:
        is_gone = error.connection_invalidated and not committing
        if not (is_gone or getattr(error.orig, "sqlstate", None) in CONFLICTS):
            raise
        raise TryAgain(error, is_gone) from error


def _connect_to_read(engine: Engine) -> Connection:
    token = only_reads.set(True)
    try:
        return _connect(engine)
    finally:
        only_reads.reset(token)


def _connect(engine: Engine) -> Connection:
    """Connect; raises TryAgain if that fails, as nothing was sent yet."""
    try:
        return engine.connect()
    except DBAPIError as error:
        raise TryAgain(error, is_gone=True) from error
    except InvalidRequestError as error:  # every connection of the pool that it tried was dead
        raise TryAgain(OperationalError("connect", None, error), is_gone=True) from error


def _sqlite(url: str, open_files: OpenFiles | None) -> Engine:
    engine = create_engine(url, hide_parameters=True, poolclass=QueuePool, **POOL)

    @event.listens_for(engine, "do_connect")
    def connecting(*_: Any) -> None:
        if open_files:
            open_files.check()

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # the "begin" listener sends BEGIN
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        begin = connection.get_execution_options().get("begin", "IMMEDIATE")
        if begin is None:
            return
        try:
            driver_of(connection).execute(f"BEGIN {begin}")
        except sqlite3.Error as error:
            raise OperationalError(f"BEGIN {begin}", None, error) from error

    return engine


def postgres_engine(url: str, **options: Any) -> Engine:
    """Return an engine with bounded waits; `options` are those of create_engine."""
    # Imported late: the driver is only installed for PostgreSQL, and loads slowly.
    return cast(Engine, import_module("service.database.postgres").open_engine(url, **options))


def sqlite_file(url: str) -> Path | None:
    """Return the file of a SQLite URL, or None for another database."""
    name = make_url(url).database if url.startswith("sqlite:///") else None
    return Path(name) if name else None


def damage(file: Path) -> str:
    """Return the first damage that SQLite finds in this file, in one line; "" if it is sound."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.text_factory = _as_it_reads
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        # Other errors, such as a lock, are not damage.
        return str(error) if type(error) is sqlite3.DatabaseError else ""
    except UnicodeDecodeError as error:  # the error message has damaged bytes in it
        return _as_it_reads(error.object)
    return "" if found == "ok" else " ".join(found.split())


def _as_it_reads(told: bytes) -> str:
    return told.decode(errors="replace")
