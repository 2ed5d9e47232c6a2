"""Clean shutdown of a process on a signal, within a few seconds."""

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
HANG_UP = getattr(signal, "SIGHUP", None)  # sent when the terminal closes; not on every system


def leave() -> None:
    """Exit cleanly."""
    raise SystemExit(0)


def stop_on_signals(end: Callable[[], None] = leave) -> None:
    """Exit cleanly on SIGTERM, SIGINT or a closed terminal."""

    def stop(*_: object) -> None:
        leave_what_hangs()
        end()

    for each in SIGNALS:
        signal.signal(each, stop)
    if HANG_UP and signal.getsignal(HANG_UP) is not signal.SIG_IGN:  # ignored under nohup
        signal.signal(HANG_UP, stop)


def leave_what_hangs() -> None:
    """Ignore further signals, and kill this process if it has not exited in time.

    Work that hangs is lost then. All answered requests are on disk by that time.
    """
    for each in filter(None, (*SIGNALS, HANG_UP)):
        signal.signal(each, signal.SIG_IGN)
    last = threading.Timer(LONGEST_GOODBYE, os._exit, (0,))
    last.daemon = True
    last.start()


def at_once(code: int) -> NoReturn:
    """Exit with this code once all threads have ended, without finalizing the interpreter.

    After serving, the server's native threads may still call into Python, and before Python 3.14
    that is SIGABRT (rust-lang/rust#135929).
    """
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()
    logging.shutdown()
    with suppress(OSError):  # the pipe is closed
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)
