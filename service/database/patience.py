"""Timeouts of database work: the rest of the request's time, or the usual limits.

A request has a deadline, and every wait for a lock, a statement or a connection ends by then. Work
outside requests (scheduler, mail sender, commands) has fixed limits.
"""

import contextlib
import time
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass

REQUEST = 3.5  # seconds from a request's arrival; its answer is then out within 5
HEALTH = 0.8  # seconds for health and metrics pages
STATEMENT = 30.0  # seconds for one statement outside of requests
LOCK = 12.0  # seconds for one lock outside of requests; IDLE ends idle sessions that hold one
IDLE = 10.0  # seconds that PostgreSQL lets a transaction with locks be idle
BRIEF_LOCK = 0.25  # seconds for one lock in a request; after that the request is retried
SHORTEST = 0.2  # least seconds of any wait, even after the deadline; enough for a healthy database


@dataclass
class Patience:
    """The deadline of one request, on the clock of `time.monotonic`.

    `lock` is the timeout in seconds for one lock. `has_written` is True once work was committed
    that must not run twice, so that the request must not be repeated.
    """

    until: float
    lock: float = BRIEF_LOCK
    has_written: bool = False

    @property
    def left(self) -> float:
        """Return the seconds until the deadline; negative after it."""
        return self.until - time.monotonic()


_present: ContextVar[Patience | None] = ContextVar("patience", default=None)


@contextlib.contextmanager
def until(deadline: float, lock: float = BRIEF_LOCK) -> Iterator[Patience]:
    """Set the deadline for the block; an earlier one outside the block still holds."""
    outer = _present.get()
    deadline = min(deadline, outer.until) if outer else deadline
    patience = Patience(deadline, lock)
    token = _present.set(patience)
    try:
        yield patience
    finally:
        _present.reset(token)
        if outer and patience.has_written:
            outer.has_written = True


def within(seconds: float, lock: float = BRIEF_LOCK) -> contextlib.AbstractContextManager[Patience]:
    """Set a deadline for the block, `seconds` from now."""
    return until(time.monotonic() + seconds, lock)


def for_statement() -> float:
    """Return how many seconds a statement may take."""
    patience = _present.get()
    return STATEMENT if patience is None else max(SHORTEST, patience.left)


def for_connection(usual: float) -> float:
    """Return how many seconds to wait for a new connection; 0 after the deadline."""
    patience = _present.get()
    return usual if patience is None else max(0.0, min(usual, patience.left))


def for_lock(usual: float = LOCK) -> float:
    """Return how many seconds to wait for a lock."""
    patience = _present.get()
    return usual if patience is None else min(patience.lock, for_statement() / 2)


def is_over() -> bool:
    """True if the deadline has passed, so that nothing is retried."""
    patience = _present.get()
    return patience is not None and patience.left <= 0


def note_written() -> None:
    """Record that a transaction was committed."""
    if (patience := _present.get()) is not None:
        patience.has_written = True
