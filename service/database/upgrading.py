"""The database's shape from version to version: bring it up to date, or say why not."""

import sqlite3
import time
from contextlib import closing
from importlib import import_module
from pathlib import Path

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import OperationalError

from service.database import file_modes, patience
from service.database.connections import postgres_engine, sqlite_file
from service.database.statements import driver_of

FOLDER = Path(__file__).with_name("migrations")
VERSIONS = "alembic_version"  # the table in which Alembic notes where a database stands
TRIES, LOST_RACES = 5, ("locking protocol", "database is locked")
PAUSE = 0.1
LONGEST = 24 * 3600  # seconds for a migration, and for another process to finish one
LOCK = 7219_5331  # any number of ours, for PostgreSQL's advisory lock


class NewerSchema(Exception):
    """The database was made by a later release than this one."""


def upgrade(url: str) -> None:
    """Bring the database to this release's schema in one transaction; raises NewerSchema.

    A SQLite file that has to change is copied first, beside itself. Where several begin with an
    empty file at once SQLite refuses some of them, however patient; nothing has changed then,
    and it is tried again.
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
    engine = create_engine(url) if url.startswith("sqlite") else postgres_engine(url)
    try:
        with patience.within(LONGEST, lock=LONGEST), engine.connect() as connection:
            _take_turns(connection)
            present = version(connection)
            if present == latest():
                return
            _refuse_unknown(present)
            if present:
                _copy(url, present)
            _migrate(connection)
            connection.commit()
    finally:
        engine.dispose()


def _take_turns(connection: Connection) -> None:
    """Several processes may start at once; one migrates, the others wait and find it done.

    SQLite's driver would begin too late and commit too early around tables, so we begin
    ourselves; foreign keys stay off (its default), for a table that is rebuilt would take
    its children along.
    """
    if connection.dialect.name == "sqlite":
        driver_of(connection).isolation_level = None
        connection.exec_driver_sql("PRAGMA busy_timeout=15000")
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def _migrate(connection: Connection) -> None:
    # Alembic takes a tenth of a second to load, and most starts find nothing to change.
    import_module("service.database.migrating").migrate(connection, FOLDER)
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise RuntimeError(f"the migration would leave {len(broken)} rows without their match")


def version(connection: Connection) -> str | None:
    """The schema's present version, None for an empty database."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))
    return found


def is_empty(url: str) -> bool:
    """True if the database holds no tables of ours, of any version."""
    engine = create_engine(url) if url.startswith("sqlite") else postgres_engine(url)
    try:
        with engine.connect() as connection:
            return version(connection) is None
    finally:
        engine.dispose()


def latest() -> str | None:
    """The version that this release needs."""
    return max(_known(), default=None)


def _refuse_unknown(present: str | None) -> None:
    if present is not None and present not in _known():
        raise NewerSchema(present)


def _known() -> set[str]:
    """All versions so far: the numbers that the names of the migrations begin with."""
    return {path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py")}


def _copy(url: str, present: str) -> None:
    """All of it, what lies in the write-ahead log included; we hold the writer's lock."""
    file = sqlite_file(url)
    if file and file.exists():
        target = file.with_name(f"{file.name}.before-{present}")
        file_modes.make_file(target)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
