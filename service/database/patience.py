"""How long work may wait for the database: as long as its request lasts, or the usual time.

A request has a deadline. Every wait below it ends by then: for a lock, a statement, a connection.
Work that belongs to no request (the clock, the sender, commands) waits for the usual time.
"""

import contextlib
import time
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass

REQUEST = 3.5  # seconds from a request's arrival on; with what follows it is answered within 5
HEALTH = 0.8  # seconds for a page of those who watch over the service
STATEMENT = 30.0  # seconds for one statement outside of requests
LOCK = 12.0  # seconds for one lock there; IDLE ends a session that keeps one for nothing
IDLE = 10.0  # seconds that PostgreSQL lets a transaction with locks stand still
BRIEF_LOCK = 0.25  # seconds for one lock in a request; the server repeats the request after that
SHORTEST = 0.2  # seconds that a wait gets after the deadline: a healthy database needs less


@dataclass
class Patience:
    """The deadline of one request, on the clock of `time.monotonic`.

    `lock`: seconds for one lock. `has_written`: a transaction was committed, so the request must
    not be repeated.
    """

    until: float
    lock: float = BRIEF_LOCK
    has_written: bool = False

    @property
    def left(self) -> float:
        """Seconds until the deadline; negative after it."""
        return self.until - time.monotonic()


_present: ContextVar[Patience | None] = ContextVar("patience", default=None)


@contextlib.contextmanager
def until(deadline: float, lock: float = BRIEF_LOCK) -> Iterator[Patience]:
    """Let everything inside the block wait until that moment, or until an earlier one outside."""
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
    """Let everything inside the block wait for so long in all."""
    return until(time.monotonic() + seconds, lock)


def for_statement() -> float:
    """Return how many seconds a statement may take."""
    patience = _present.get()
    return STATEMENT if patience is None else max(SHORTEST, patience.left)


def for_connection(usual: float) -> float:
    """Return how many seconds to wait for a new connection; none after the deadline."""
    patience = _present.get()
    return usual if patience is None else max(0.0, min(usual, patience.left))


def for_lock(usual: float = LOCK) -> float:
    """Return how many seconds to wait for a lock."""
    patience = _present.get()
    return usual if patience is None else min(patience.lock, for_statement() / 2)


def is_over() -> bool:
    """Return True if the deadline has passed: nothing is tried again."""
    patience = _present.get()
    return patience is not None and patience.left <= 0


def note_written() -> None:
    """Note that a transaction was committed."""
    if (patience := _present.get()) is not None:
        patience.has_written = True
