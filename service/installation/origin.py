"""The origin of the running code (a page, a letter's link, a command, ...) and its request's id."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal, NamedTuple, get_args

# In this order: a letter's link to one move, any page, a program, the scheduler, a command, a reply
# to a letter.
Way = Literal["letter", "page", "api", "clock", "command", "reply"]
WAYS: tuple[Way, ...] = get_args(Way)


class Origin(NamedTuple):
    """The kind of request that started the running code, and its id ("" if it has none)."""

    way: Way
    request: str = ""


COMMAND = Origin("command")
_present: ContextVar[Origin] = ContextVar("origin", default=COMMAND)


def present() -> Origin:
    """Return the origin of the running code; a command unless `coming` has set another."""
    return _present.get()


@contextmanager
def coming(way: Way, request: str = "") -> Iterator[None]:
    """Set the origin of the code in the `with` block."""
    token = _present.set(Origin(way, request))
    try:
        yield
    finally:
        _present.reset(token)
