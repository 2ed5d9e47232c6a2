"""Where rows are kept: one way to read, one way to write.

On SQLite those who write share commits (service/database/group_commit.py); on PostgreSQL each
write is a transaction of its own.
"""

import contextlib
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import QueuePool

from service.database import file_modes
from service.database.group_commit import GroupCommit
from service.database.statements import driver_of

T = TypeVar("T")
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=15000",
    "foreign_keys=ON",
    "wal_autocheckpoint=4000",  # 16 MiB: the same pages change again and again before they move
)
PAUSES = (0, 0.1, 0.3, 0.8, 1.6)  # seconds between tries while PostgreSQL cannot be reached
SNAPSHOT: dict[str, dict[str, Any]] = {
    "sqlite": {"begin": "DEFERRED"},
    "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}
# PostgreSQL: cannot serialize, deadlock, and a row with the same key that came first.
CONFLICTS = ("40001", "40P01", "23505")


class Database:
    """`read(work)` and `write(work)` call work(connection) and return what it returns.

    A write is durable when `write` returns. Work that raises leaves nothing behind and the
    error reaches its caller; the work of others in the same commit is not touched by it. Work
    may be called again after a conflict, so it changes nothing but the database.
    """

    def __init__(self, url: str) -> None:
        self.engine = _sqlite(url) if url.startswith("sqlite") else _postgres(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._reader = self.engine.execution_options(**SNAPSHOT[self.engine.dialect.name])
        self._group = GroupCommit(self.engine) if self.is_sqlite else None

    def read(self, work: Callable[[Connection], T]) -> T:
        """Run work on one consistent snapshot; it must not write."""
        if self._group:
            with self._reader.begin() as connection:
                return work(connection)
        return _persist(lambda: _read_once(self._reader, work))

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction and return its result once that is on disk."""
        if self._group:
            return self._group.write(work)
        return _persist(lambda: _write_once(self.engine, work))

    def close(self) -> None:
        """Let go of every connection."""
        if self._group:
            self._group.close()
        self.engine.dispose()


class TryAgain(Exception):
    """Nothing has been written, and the same work may succeed: now, or when the server is back."""

    def __init__(self, error: DBAPIError, is_gone: bool) -> None:
        super().__init__()
        self.error, self.is_gone = error, is_gone


def _persist(attempt: Callable[[], T]) -> T:
    """Try as often as there are pauses, and once more; a restart of the server fits into them."""
    for pause in PAUSES:
        try:
            return attempt()
        except TryAgain as again:
            if again.is_gone:
                time.sleep(pause)
    try:
        return attempt()
    except TryAgain as again:
        raise again.error from None


def _read_once(reader: Engine, work: Callable[[Connection], T]) -> T:
    """Work on one snapshot; whenever its connection is lost, nothing has been done."""
    try:
        with _connect(reader) as connection, connection.begin():
            return work(connection)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        raise TryAgain(error, is_gone=True) from error


def _write_once(engine: Engine, work: Callable[[Connection], T]) -> T:
    """One transaction; a connection lost before its commit has done nothing, one lost in it may."""
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


def _connect(engine: Engine) -> Connection:
    """A server that cannot be reached has not been told anything."""
    try:
        return engine.connect()
    except DBAPIError as error:
        raise TryAgain(error, is_gone=True) from error


def _sqlite(url: str) -> Engine:
    if file := sqlite_file(url):
        file_modes.make_file(file)
    engine = create_engine(
        url, hide_parameters=True, poolclass=QueuePool, pool_size=20, max_overflow=40
    )

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
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


def _postgres(url: str) -> Engine:
    return create_engine(
        url, hide_parameters=True, pool_size=10, max_overflow=20, pool_pre_ping=True
    )


def sqlite_file(url: str) -> Path | None:
    """The file behind a SQLite address, None for another database."""
    name = make_url(url).database if url.startswith("sqlite:///") else None
    return Path(name) if name else None


def damage(file: Path) -> str:
    """What SQLite finds wrong with the pages of that file, in a line; nothing where all is well."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.text_factory = _as_it_reads
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        # A lock, say, is for others to tell.
        return str(error) if type(error) is sqlite3.DatabaseError else ""
    except UnicodeDecodeError as error:  # it names what is damaged, and the damage is in the name
        return _as_it_reads(error.object)
    return "" if found == "ok" else " ".join(found.split())


def _as_it_reads(told: bytes) -> str:
    return told.decode(errors="replace")
