"""A lock file shared by the processes of one machine, with a timeout.

flock() has no timeout. So if the lock is held, a thread waits for it, and releases it immediately
if no thread needs it any more.
"""

import contextlib
import errno
import fcntl
import os
import threading
from pathlib import Path
from typing import IO

from service.database import file_modes


class FileLock:
    """A lock on one file. Within a process, only one thread may use it at a time.

    The file is created when the lock is first acquired, so reading from a read-only folder works. A
    symbolic link at `path` raises OSError at once.
    """

    def __init__(self, path: Path) -> None:
        if path.is_symlink():
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
        self._path = path
        self._opened: IO[str] | None = None  # stays open from the first use to `close`
        self._mutex = threading.Lock()
        self._turn: threading.Event | None = None  # set when the waiting thread has the lock
        self._is_wanted = False

    def acquire(self, patience: float) -> bool:
        """Return True if the lock was acquired within `patience` seconds; raises OSError."""
        with self._mutex:
            if self._turn is None:
                if self._take_if_free():
                    return True
                self._turn = threading.Event()
                threading.Thread(target=self._wait, args=(self._turn,), daemon=True).start()
            turn, self._is_wanted = self._turn, True
        turn.wait(patience)
        with self._mutex:
            self._is_wanted = False
            if turn.is_set():
                self._turn = None
            return turn.is_set()

    def release(self) -> None:
        fcntl.flock(self._file(), fcntl.LOCK_UN)

    def close(self) -> None:
        """Close the file, which also releases the lock."""
        if self._opened:
            self._opened.close()

    def _file(self) -> IO[str]:
        if self._opened is None:
            self._opened = open(file_modes.open_file(self._path, os.O_WRONLY), "w")  # noqa: SIM115
        return self._opened

    def _take_if_free(self) -> bool:
        try:
            fcntl.flock(self._file(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _wait(self, turn: threading.Event) -> None:
        with contextlib.suppress(OSError, ValueError):  # the file was closed meanwhile
            fcntl.flock(self._file(), fcntl.LOCK_EX)
            with self._mutex:
                if self._is_wanted:
                    turn.set()
                else:
                    self._turn = None
                    self.release()
