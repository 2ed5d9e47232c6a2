"""The end of a process: by a signal, in good order, and never later than in a few seconds."""

import logging
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

LONGEST_GOODBYE = 9.0
SIGNALS = (signal.SIGTERM, signal.SIGINT)
HANG_UP = getattr(signal, "SIGHUP", None)  # the terminal is closed; some systems know none


def leave() -> None:
    """End this process where it stands, in good order."""
    raise SystemExit(0)


def stop_on_signals(end: Callable[[], None] = leave) -> None:
    """SIGTERM, SIGINT and a closed terminal end this process in good order, once and for all."""

    def stop(*_: object) -> None:
        leave_what_hangs()
        end()

    for each in SIGNALS:
        signal.signal(each, stop)
    if HANG_UP and signal.getsignal(HANG_UP) is not signal.SIG_IGN:  # nohup wants it to live on
        signal.signal(HANG_UP, stop)


def leave_what_hangs() -> None:
    """The end has come: no signal tells more, and after a while this process is gone.

    What hangs is left behind then: whatever was answered is on disk, and the rest is as it was.
    """
    for each in filter(None, (*SIGNALS, HANG_UP)):
        signal.signal(each, signal.SIG_IGN)
    last = threading.Timer(LONGEST_GOODBYE, os._exit, (0,))
    last.daemon = True
    last.start()


def at_once(code: int) -> NoReturn:
    """End with this code once all work is done, and without taking the interpreter apart.

    Where the server has answered, its own threads, which are not Python's, may reach for the
    interpreter meanwhile, and before Python 3.14 that is SIGABRT (rust-lang/rust#135929).
    """
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()
    logging.shutdown()
    with suppress(OSError):  # nobody reads it any more
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)
