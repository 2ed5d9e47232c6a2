"""Upgrades of the database schema when the service starts."""

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, create_engine, inspect, literal, select, table, text
from sqlalchemy.exc import OperationalError

from service.database import file_modes, patience
from service.database.connections import postgres_engine, sqlite_file
from service.database.statements import driver_of

T = TypeVar("T")
log = logging.getLogger(__name__)
FOLDER = Path(__file__).with_name("migrations")
VERSIONS = "alembic_version"  # Alembic's table with the schema version
TRIES, LOST_RACES = 5, ("locking protocol", "database is locked")
PAUSE = 0.1
LONGEST = 24 * 3600  # seconds for a migration, or for another process to finish it
LOCK = 7219_5331  # our key for PostgreSQL's advisory lock


class NewerSchema(Exception):
    """The database was made by a later release than this one."""


class OlderSchema(Exception):
    """The database was made by a release too old to upgrade from."""


def upgrade(url: str) -> None:
    """Bring the database to this release's schema in one transaction.

    Raise NewerSchema or OlderSchema. A SQLite file is first copied beside itself. If several
    processes start on an empty file at once, SQLite refuses some of them in spite of the timeout;
    they retry.
    """
    for _ in range(TRIES - 1):
        try:
            return _upgrade(url)
        except OperationalError as error:
            if not any(lost in str(error.orig) for lost in LOST_RACES):
                raise
            time.sleep(PAUSE)
    return _upgrade(url)


def _upgrade(url: str) -> None:
    if file := sqlite_file(url):
        file_modes.make_file(file)
    with _locked(url) as connection:
        present = version(connection)
        if present == latest():
            return
        _refuse_unknown(present)
        copy = _copy(url, present) if present else None
        _migrate(connection)
        connection.commit()
        if present:
            kept = f"; the former file is {copy}" if copy else ""
            log.warning("the database was upgraded from %s to %s%s", present, latest(), kept)


def look_ahead(url: str, work: Callable[[Connection], T]) -> T:
    """Upgrade an older database, run work on it and return the result.

    Everything is rolled back, so the database stays as it was. Raise NewerSchema or OlderSchema.
    """
    with _locked(url) as connection:
        _refuse_unknown(version(connection))
        try:
            _migrate(connection)
            return work(connection)
        finally:
            connection.rollback()


@contextmanager
def _locked(url: str) -> Iterator[Connection]:
    """Connect and take the migration lock, which only one process can have."""
    engine = create_engine(url) if url.startswith("sqlite") else postgres_engine(url)
    try:
        with patience.within(LONGEST, lock=LONGEST), engine.connect() as connection:
            _take_turns(connection)
            yield connection
    finally:
        engine.dispose()


def _take_turns(connection: Connection) -> None:
    """Take the migration lock: one process migrates, the others wait.

    SQLite's driver would begin too late and commit too early around tables, so we send BEGIN.
    Foreign keys stay off, as is SQLite's default: rebuilding a table would delete its children.
    """
    if connection.dialect.name == "sqlite":
        driver_of(connection).isolation_level = None
        connection.exec_driver_sql("PRAGMA busy_timeout=15000")
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def _migrate(connection: Connection) -> None:
    # Imported late: Alembic takes 0.1 s to load, and most starts need no migration.
    import_module("service.database.migrating").migrate(connection, FOLDER)
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise RuntimeError(f"the migration would leave {len(broken)} rows without their match")


def version(connection: Connection) -> str | None:
    """Return the schema version, or None for an empty database."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))
    return found


def is_empty(url: str) -> bool:
    """True if the database has no tables of any version."""
    engine = create_engine(url) if url.startswith("sqlite") else postgres_engine(url)
    try:
        with engine.connect() as connection:
            return version(connection) is None
    finally:
        engine.dispose()


def has_rows(url: str, *names: str) -> bool:
    """True if the database, of any version, has rows in one of these tables."""
    engine = create_engine(url) if url.startswith("sqlite") else postgres_engine(url)
    try:
        with engine.connect() as connection:
            found = [table(name) for name in names if inspect(connection).has_table(name)]
            look = (select(literal(1)).select_from(each).limit(1) for each in found)
            return any(connection.execute(query).first() for query in look)
    finally:
        engine.dispose()


def latest() -> str | None:
    """Return the schema version that this release needs."""
    return max(_known(), default=None)


def is_newer(present: str | None) -> bool:
    """True if the schema version is of a later release than this one."""
    return present is not None and present > max(_known())


def _refuse_unknown(present: str | None) -> None:
    known = _known()
    if present is not None and present not in known:
        raise OlderSchema(present) if present < min(known) else NewerSchema(present)


def _known() -> set[str]:
    """Return all schema versions, which are the prefixes of the migrations' file names."""
    return {path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py")}


def _copy(url: str, present: str) -> Path | None:
    """Copy the SQLite file with its write-ahead log and return the copy; we hold the write lock.

    No part of a copy stays if it fails, for example on a full disk.
    """
    file = sqlite_file(url)
    if not file or not file.exists():
        return None
    target = file.with_name(f"{file.name}.before-{present}")
    file_modes.make_file(target)
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except BaseException:
        target.unlink(missing_ok=True)
        raise
    return target
