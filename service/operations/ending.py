"""The end of a process in which the server has answered."""

import logging
import os
import sys
import threading
from contextlib import suppress
from typing import NoReturn


def at_once(code: int) -> NoReturn:
    """End with this code once all work is done, and without taking the interpreter apart.

    The server's own threads, which are not Python's, may reach for the interpreter meanwhile, and
    before Python 3.14 that ends the process by SIGABRT (rust-lang/rust#135929).
    """
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()
    logging.shutdown()
    with suppress(OSError):  # nobody reads it any more
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)
