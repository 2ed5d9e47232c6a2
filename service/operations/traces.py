"""The traces of an erased address in files: pages of SQLite, older copies."""

import contextlib
import mmap
import sqlite3
import time
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy.exc import OperationalError

from service.database.connections import sqlite_file
from service.database.file_lock import FileLock

PATIENCE = 10.0  # seconds for those who read and write meanwhile
PAUSE = 0.1


def wipe(database_url: str, texts: Iterable[str]) -> list[Path]:
    """Leave none of these texts in the database's files; return the older copies that hold one.

    A copy is its keeper's to delete. PostgreSQL's files are a matter of its server. Raises
    OperationalError where others keep the file locked.
    """
    file, wanted = sqlite_file(database_url), [text.encode() for text in texts if text]
    if file is None:
        return []
    log = file.with_name(f"{file.name}-wal")
    try:
        with contextlib.closing(sqlite3.connect(file, PATIENCE, isolation_level=None)) as opened:
            _empty_log(opened)
            if _holds(file, wanted) or _holds(log, wanted):  # from before free pages were wiped
                _rewrite(opened, file)
    except sqlite3.Error as error:
        raise OperationalError("erase", None, error) from error
    copies = sorted(file.parent.glob(f"{file.name}.before-*"))
    return [copy for copy in copies if _holds(copy, wanted)]


def _empty_log(connection: sqlite3.Connection) -> None:
    """Move the write-ahead log into the file, and cut the log off."""
    until = time.monotonic() + PATIENCE
    while connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
        if time.monotonic() > until:
            raise sqlite3.OperationalError("others keep reading the database")
        time.sleep(PAUSE)


def _rewrite(connection: sqlite3.Connection, file: Path) -> None:
    lock = FileLock(file.with_name(f"{file.name}.lock"))
    try:
        if not lock.acquire(PATIENCE):
            raise sqlite3.OperationalError("another process does not let go of the database")
        connection.execute("VACUUM")
        _empty_log(connection)
    finally:
        lock.close()


def _holds(file: Path, wanted: Iterable[bytes]) -> bool:
    """Return True if one of these texts stands anywhere in the file."""
    if not file.exists() or not file.stat().st_size:
        return False
    with file.open("rb") as opened, mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as data:
        return any(data.find(each) >= 0 for each in wanted)
