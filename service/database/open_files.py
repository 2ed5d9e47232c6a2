"""Detection of database files that were replaced or deleted while they are open.

rsync, a rolled back snapshot or a copied folder may put another file at a SQLite database's path.
A process that has the former file open would go on writing to it, and the next start would lose all
of that.
"""

import contextlib
import os
import sqlite3
import time
from pathlib import Path

from sqlalchemy.exc import OperationalError

from service.database import file_modes

LOGS = ("-wal", "-shm")  # suffixes of the files that SQLite keeps beside an open database
FRESH = 20  # seconds; a running service refreshes its mark every five
Identity = tuple[int, int]  # device and inode


class Replaced(OperationalError):
    """An open file is no longer the one at its path; nothing may be written."""

    def __init__(self, file: Path) -> None:
        why = (
            f"{file} was replaced or deleted while the service has it open, so no moves are taken; "
            "put it back, or restart the service to go on with the files that are there now"
        )
        super().__init__("open files", None, sqlite3.OperationalError(why))


class OpenFiles:
    """The identities of one database's files, compared with their paths before each use."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._known = {file: _identity(file)}
        self._has_marked = False

    def note_logs(self) -> None:
        """Remember the `-wal` and `-shm` files too, which exist while a connection is open."""
        for path in (Path(f"{self._file}{suffix}") for suffix in LOGS):
            if identity := _identity(path):
                self._known[path] = identity

    def forget_logs(self) -> None:
        """Stop checking `-wal` and `-shm` files, since closing the last connection deletes them.

        Delete the file `<database>.replaced` too, if this object made it.
        """
        self._known = {self._file: self._known[self._file]}
        if self._has_marked:
            self._has_marked = False
            unmark(self._file)

    def replaced(self) -> Path | None:
        """Return the first file that is no longer the one at its path, or None."""
        known = [*self._known.items()]
        return next((path for path, identity in known if _identity(path) != identity), None)

    def check(self) -> None:
        """Raise Replaced unless all files are in place.

        Write the file `<database>.replaced` before, so that commands notice it too.
        """
        if (path := self.replaced()) is not None:
            self._has_marked = True
            with contextlib.suppress(OSError):
                mark = _mark(self._file)
                os.close(file_modes.open_file(mark, os.O_WRONLY))
                os.utime(mark)
            raise Replaced(path)


def is_marked(file: Path) -> bool:
    """True if a running service has another file open than the one at this path."""
    try:
        return abs(time.time() - _mark(file).stat().st_mtime) < FRESH
    except OSError:
        return False


def unmark(file: Path) -> None:
    """Delete `<database>.replaced`; a service that still has another file open makes it again."""
    with contextlib.suppress(OSError):
        _mark(file).unlink(missing_ok=True)


def _mark(file: Path) -> Path:
    return file.with_name(f"{file.name}.replaced")


def _identity(path: Path) -> Identity | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
