"""Letters and time beside the pages: in this process, or in one of their own that is kept alive.

Making a letter takes as long as many moves. In a process of its own, and at a lower priority, it
keeps nobody who plays waiting.
"""

import contextlib
import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Iterator
from time import monotonic, sleep
from typing import IO, cast

from service.installation import logs
from service.installation.parts import Installation, open_installation
from service.installation.settings import Settings
from service.mail.sender import SenderLoop
from service.operations import clock, ending
from service.operations.starting import CannotServe, settle

log = logging.getLogger(__name__)
NICENESS = 10  # of 19: whoever waits for a page goes first
SHORTEST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before it is started again
LIVED_LONG = 60.0  # seconds, after which a death is not taken for one of a row
GOODBYE = 8.5  # seconds for the letter in hand; the process that answers has half a second more


@contextlib.contextmanager
def at_work(installation: Installation) -> Iterator[None]:
    """The sender and the clock in this process, for as long as the block lasts."""
    scheduler, sender = clock.run(installation), SenderLoop(installation)
    sender.start()
    try:
        yield
    finally:
        scheduler.shutdown(wait=True)
        sender.end()


class Beside(threading.Thread):
    """The process beside this one that sends letters and keeps time; begun again if it dies.

    It is handed the settings through a pipe that stays open, and ends when that is closed:
    however this process ends, that one does.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__(name="beside", daemon=True)
        self._told = pickle.dumps((settings, logging.getLogger().level))
        self._ended = threading.Event()
        # A signal may come to the thread that has it.
        self._lock = threading.RLock()
        self._process = self._begin()

    def run(self) -> None:
        """Wait for it to die, and begin it again, until told to end."""
        pause = SHORTEST_PAUSE
        while not self._ended.is_set():
            began = monotonic()
            code = self._process.wait()
            pause = SHORTEST_PAUSE if monotonic() - began > LIVED_LONG else pause
            # The end of both may have come to that process first.
            if self._ended.wait(pause):
                return
            log.error("the process of letters and clock died", extra={"code": code})
            pause = min(2 * pause, LONGEST_PAUSE)
            self._begin_again()

    def tell_to_end(self) -> None:
        """It finishes the letter in hand; `end` waits for that. One that hangs is killed."""
        with self._lock:
            if self._ended.is_set():
                return
            self._ended.set()
            _close(self._process)
            last = threading.Timer(GOODBYE, self._process.kill)
            last.daemon = True
            last.start()

    def end(self) -> None:
        """Returns when that process has ended."""
        self.tell_to_end()
        self.join()

    def _begin_again(self) -> None:
        with self._lock:
            if self._ended.is_set():
                return
            try:
                self._process = self._begin()
            except OSError:  # the machine has no room for it: later, as for one that dies
                log.exception("the process of letters and clock could not be begun")

    def _begin(self) -> subprocess.Popen[bytes]:
        """A new one, in a group of its own: Ctrl-C ends it by way of this process alone."""
        command = [sys.executable, "-P", "-m", __name__]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, process_group=0)
        try:
            _pipe(process).write(self._told)
            _pipe(process).flush()
        except OSError:  # it has died already, which `run` will hear of
            _close(process)
        return process


def _pipe(process: subprocess.Popen[bytes]) -> IO[bytes]:
    return cast(IO[bytes], process.stdin)


def _close(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):  # what it was told has not reached it
        _pipe(process).close()


@contextlib.contextmanager
def beside(installation: Installation) -> Iterator[Beside]:
    """The sender and the clock in a process of their own, for as long as the block lasts.

    The clock's first beat is here: from the first page on, all say that it runs.
    """
    clock.start(installation)
    try:
        process = Beside(installation.settings)
    except OSError as error:
        raise CannotServe(f"no process for letters can be begun: {error.strerror}") from None
    process.start()
    try:
        yield process
    finally:
        process.end()


def main() -> None:
    """The whole of that process: work until the pipe is closed, or a signal comes."""
    ending.stop_on_signals()
    os.nice(NICENESS)
    settings, level = pickle.load(sys.stdin.buffer)
    logs.to_stderr(level)
    installation = open_installation(settings)
    try:
        _wait_until_it_writes(installation)
        with at_work(installation):
            settle()
            sys.stdin.buffer.read()
            ending.leave_what_hangs()
    finally:
        installation.database.close()


def _wait_until_it_writes(installation: Installation) -> None:
    """A full disk or a locked database is no reason to die: the clock begins when it can."""
    while True:
        try:
            clock.start(installation)
            return
        except Exception:
            log.exception("the clock could not begin")
            sleep(SHORTEST_PAUSE)


if __name__ == "__main__":
    main()
