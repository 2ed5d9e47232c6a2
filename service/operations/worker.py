"""The mail sender, the scheduler and the reader of replies, in this process or in a child process.

Making a letter takes as long as many moves. A child process with a lower priority does not delay
players.
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

import engine
from service.installation import logs
from service.installation.context import Installation, open_installation
from service.installation.settings import Settings
from service.mail.sender import SenderLoop
from service.operations import scheduler, shutdown
from service.operations.startup import CannotServe, settle
from service.replies.ways_in import way_in

log = logging.getLogger(__name__)
SENDERS_BY_WAYS = 2  # threads that send by chat and webhook, where servers may be slow
NICENESS = 10  # 0 to 19; requests for pages go first
SHORTEST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before the child is restarted
LIVED_LONG = 60.0  # seconds of life after which the pause starts at its shortest again
LAST_MESSAGE = 1.5  # seconds for the messages that are being dealt with
GOODBYE = 8.5  # seconds for the current letter; the parent has half a second more


@contextlib.contextmanager
def at_work(installation: Installation) -> Iterator[None]:
    """Run the sender, the scheduler and the reader of replies in this process during the block."""
    jobs, sender = scheduler.run(installation), SenderLoop(installation)
    others = [SenderLoop(installation, by_ways=True) for _ in range(SENDERS_BY_WAYS)]
    reader = way_in(installation)
    for each in (sender, *others):
        each.start()
    if reader:
        reader.start()
    try:
        yield
    finally:
        if reader:
            reader.tell_to_end()
        for each in others:
            each.tell_to_end()
        jobs.shutdown(wait=True)
        sender.end()
        if reader:
            reader.join(timeout=LAST_MESSAGE)


class Beside(threading.Thread):
    """The child process that sends letters and runs the scheduler; restarted if it dies.

    It gets the settings and the packages with games through a pipe, and exits when the pipe is
    closed. So it ends with this process, however that ends.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__(name="beside", daemon=True)
        self._told = pickle.dumps((settings, logging.getLogger().level, engine.shelves))
        self._ended = threading.Event()
        # Reentrant, as a signal handler may run in the thread that holds it.
        self._lock = threading.RLock()
        self._process = self._begin()

    def run(self) -> None:
        """Restart the child whenever it dies, until told to end."""
        pause = SHORTEST_PAUSE
        while not self._ended.is_set():
            began = monotonic()
            code = self._process.wait()
            pause = SHORTEST_PAUSE if monotonic() - began > LIVED_LONG else pause
            # A signal to both may have reached the child first.
            if self._ended.wait(pause):
                return
            log.error("the process of letters and clock died", extra={"code": code})
            pause = min(2 * pause, LONGEST_PAUSE)
            self._begin_again()

    def tell_to_end(self) -> None:
        """Tell the child to finish its current letter and exit; kill it if it hangs."""
        with self._lock:
            if self._ended.is_set():
                return
            self._ended.set()
            _close(self._process)
            last = threading.Timer(GOODBYE, self._process.kill)
            last.daemon = True
            last.start()

    def end(self) -> None:
        """End the child and wait for it."""
        self.tell_to_end()
        self.join()

    def _begin_again(self) -> None:
        with self._lock:
            if self._ended.is_set():
                return
            try:
                self._process = self._begin()
            except OSError:  # out of memory or processes: retried later, as if the child had died
                log.exception("the process of letters and clock could not be begun")

    def _begin(self) -> subprocess.Popen[bytes]:
        """Start a child in its own process group, so that Ctrl-C reaches it only through us."""
        command = [sys.executable, "-P", "-m", __name__]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, process_group=0)
        try:
            _pipe(process).write(self._told)
            _pipe(process).flush()
        except OSError:  # the child has died already; `run` will notice
            _close(process)
        return process


def _pipe(process: subprocess.Popen[bytes]) -> IO[bytes]:
    return cast(IO[bytes], process.stdin)


def _close(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):  # the child has not read its settings
        _pipe(process).close()


@contextlib.contextmanager
def beside(installation: Installation) -> Iterator[Beside]:
    """Run the mail sender and the scheduler in a child process during the block.

    The first beat is recorded here, so that the scheduler counts as running from the first page on.
    """
    scheduler.start(installation)
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
    """Run the child process: work until the pipe is closed or the process gets a signal."""
    shutdown.stop_on_signals()
    os.nice(NICENESS)
    settings, level, shelves = pickle.load(sys.stdin.buffer)
    logs.to_stderr(level)
    for shelf in shelves:
        engine.look_in(shelf)
    installation = open_installation(settings)
    try:
        _wait_until_it_writes(installation)
        with at_work(installation):
            settle()
            sys.stdin.buffer.read()
            shutdown.leave_what_hangs()
    finally:
        installation.database.close()


def _wait_until_it_writes(installation: Installation) -> None:
    """Retry the first beat; a full disk or a locked database must not end the process."""
    while True:
        try:
            scheduler.start(installation)
            return
        except Exception:
            log.exception("the clock could not begin")
            sleep(SHORTEST_PAUSE)


if __name__ == "__main__":
    main()
