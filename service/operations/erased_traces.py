"""Removal of an erased address from files: pages of SQLite, older copies."""

import contextlib
import mmap
import re
import sqlite3
import time
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy.exc import OperationalError

from service.database.connections import sqlite_file
from service.database.file_lock import FileLock

PATIENCE = 10.0  # seconds to wait for other readers and writers
PAUSE = 0.1


def wipe(database_url: str, texts: Iterable[str]) -> list[Path]:
    """Wipe these texts from the database's files; return older copies that contain one.

    Deleting the copies is left to the operator. PostgreSQL's files are up to its server. Raise
    OperationalError if the file stays locked.
    """
    file = sqlite_file(database_url)
    if file is None:
        return []
    try:
        with contextlib.closing(sqlite3.connect(file, PATIENCE, isolation_level=None)) as opened:
            _empty_log(opened)
            _rewrite(opened, file)
    except sqlite3.Error as error:
        raise OperationalError("erase", None, error) from error
    return copies_with(database_url, texts)


def copies_with(database_url: str, texts: Iterable[str]) -> list[Path]:
    """Return the older copies of the database that contain one of these texts, in any case."""
    file, wanted = sqlite_file(database_url), [re.escape(text.encode()) for text in texts if text]
    if file is None or not wanted:
        return []
    any_of = re.compile(b"|".join(wanted), re.IGNORECASE)
    copies = sorted(file.parent.glob(f"{file.name}.before-*"))
    return [copy for copy in copies if _holds(copy, any_of)]


def _empty_log(connection: sqlite3.Connection) -> None:
    """Checkpoint the write-ahead log and truncate it."""
    until = time.monotonic() + PATIENCE
    while connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
        if time.monotonic() > until:
            raise sqlite3.OperationalError("others keep reading the database")
        time.sleep(PAUSE)


def _rewrite(connection: sqlite3.Connection, file: Path) -> None:
    """Rewrite the whole file.

    Even with secure_delete, SQLite leaves parts of cells in pages between which it moved them.
    """
    lock = FileLock(file.with_name(f"{file.name}.lock"))
    try:
        if not lock.acquire(PATIENCE):
            raise sqlite3.OperationalError("another process does not let go of the database")
        connection.execute("VACUUM")
        _empty_log(connection)
    finally:
        lock.close()


def _holds(file: Path, text: re.Pattern[bytes]) -> bool:
    """True if the file contains that text."""
    if not file.exists() or not file.stat().st_size:
        return False
    with file.open("rb") as opened, mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as data:
        return text.search(data) is not None
