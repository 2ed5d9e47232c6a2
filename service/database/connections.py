"""Where rows are kept: one way to read, one way to write.

On SQLite those who write share commits (service/database/group_commit.py); on PostgreSQL each
write is a transaction of its own. No wait is without end: service/database/patience.py has the
times. PostgreSQL is told them with each BEGIN, which also works behind pgbouncer.
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

from service.database import file_modes, patience
from service.database.group_commit import GroupCommit, Locked
from service.database.statements import driver_of

T = TypeVar("T")
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=1000",  # for others that lock the file: we ourselves take turns by a lock of ours
    "foreign_keys=ON",
    "secure_delete=ON",  # what was erased is in no free page of the file
    "wal_autocheckpoint=4000",  # 16 MiB: the same pages change again and again before they move
)
PAUSES = (0, 0.1, 0.3, 0.8, 1.6)  # seconds between tries while PostgreSQL cannot be reached
SNAPSHOT = {"begin": "DEFERRED"}  # on SQLite
# Whether the transaction that begins next is a snapshot, on PostgreSQL.
only_reads: ContextVar[bool] = ContextVar("only_reads", default=False)
POOL = {"pool_size": 20, "max_overflow": 40, "pool_timeout": 2}
# PostgreSQL: cannot serialize, deadlock, and a row with the same key that came first.
CONFLICTS = ("40001", "40P01", "23505")
LOCK_NOT_AVAILABLE = "55P03"


class Database:
    """`read(work)` and `write(work)` call work(connection) and return what it returns.

    A write is durable when `write` returns. Work that raises leaves nothing behind and the
    error reaches its caller; the work of others in the same commit is not touched by it. Work
    may be called again after a conflict, so it changes nothing but the database.
    """

    def __init__(self, url: str) -> None:
        self.engine = _sqlite(url) if url.startswith("sqlite") else postgres_engine(url, **POOL)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._reader = self.engine.execution_options(**SNAPSHOT)
        self._group = GroupCommit(self.engine) if self.is_sqlite else None

    def read(self, work: Callable[[Connection], T]) -> T:
        """Run work on one consistent snapshot; it must not write."""
        if self._group:
            with self._reader.begin() as connection:
                return work(connection)
        return _persist(lambda: _read_once(self.engine, work))

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction and return its result once that is on disk."""
        if self._group:
            result = self._group.write(work)
        else:
            result = _persist(lambda: _write_once(self.engine, work))
        patience.note_written()
        return result

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


def is_locked(error: BaseException) -> bool:
    """Return True if work failed because others hold a lock: nothing was written."""
    code = getattr(getattr(error, "orig", None), "sqlstate", None)
    return isinstance(error, Locked) or code == LOCK_NOT_AVAILABLE


def _persist(attempt: Callable[[], T]) -> T:
    """Try one time more than there are pauses; a restart of the server fits into them.

    A request tries no longer than until its deadline.
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
    """Work on one snapshot; whenever its connection is lost, nothing has been done."""
    try:
        with _connect_to_read(engine) as connection, connection.begin():
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


def _connect_to_read(engine: Engine) -> Connection:
    token = only_reads.set(True)
    try:
        return _connect(engine)
    finally:
        only_reads.reset(token)


def _connect(engine: Engine) -> Connection:
    """A server that cannot be reached has not been told anything."""
    try:
        return engine.connect()
    except DBAPIError as error:
        raise TryAgain(error, is_gone=True) from error
    except InvalidRequestError as error:  # the pool's word for connections that died one by one
        raise TryAgain(OperationalError("connect", None, error), is_gone=True) from error


def _sqlite(url: str) -> Engine:
    if file := sqlite_file(url):
        file_modes.make_file(file)
    engine = create_engine(url, hide_parameters=True, poolclass=QueuePool, **POOL)

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


def postgres_engine(url: str, **options: Any) -> Engine:
    """Return an engine with bounded waits; `options` are those of create_engine."""
    # The driver is installed where PostgreSQL is used, and takes a while to load.
    return cast(Engine, import_module("service.database.postgres").open_engine(url, **options))


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
