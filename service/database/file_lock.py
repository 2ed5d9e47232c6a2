"""A lock that processes of one machine share: who waits is woken at once, and not kept for ever.

The system's own lock can only be waited for without end; so where it is taken a thread waits for
it, and gives it back at once if nobody wants it any more when its turn comes.
"""

import contextlib
import fcntl
import os
import threading
from pathlib import Path

from service.database import file_modes


class FileLock:
    """The lock of one file; within a process it is for one thread at a time to take."""

    def __init__(self, path: Path) -> None:
        self._file = open(file_modes.open_file(path, os.O_WRONLY), "w")  # noqa: SIM115, it stays open
        self._mutex = threading.Lock()
        self._turn: threading.Event | None = None  # of the thread that waits, if one does
        self._is_wanted = False

    def acquire(self, patience: float) -> bool:
        """Whether the lock is ours, within so many seconds."""
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
        """Let the next one have it."""
        fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Let go of the file, and of the lock with it."""
        self._file.close()

    def _take_if_free(self) -> bool:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _wait(self, turn: threading.Event) -> None:
        with contextlib.suppress(OSError, ValueError):  # the file was closed meanwhile
            fcntl.flock(self._file, fcntl.LOCK_EX)
            with self._mutex:
                if self._is_wanted:
                    turn.set()
                else:
                    self._turn = None
                    self.release()
