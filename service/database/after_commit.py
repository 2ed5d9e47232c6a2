"""Calls to make once a transaction is on disk, such as log lines; a rollback drops them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Call = Callable[[], None]
_calls: ContextVar[list[Call] | None] = ContextVar("after_commit", default=None)


def later(call: Call) -> None:
    """Make the call once the current transaction is committed, or at once if there is none."""
    calls = _calls.get()
    if calls is None:
        call()
    else:
        calls.append(call)


@contextmanager
def collected() -> Iterator[list[Call]]:
    """Collect the calls that the block passes to `later`; make them if the block raises no error.

    A transaction that is retried must clear the yielded list first.
    """
    calls: list[Call] = []
    token = _calls.set(calls)
    try:
        yield calls
    finally:
        _calls.reset(token)
    for call in calls:
        call()
