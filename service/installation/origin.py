"""The source of the current work (a page, a letter's link, a command, ...) and its request's id."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal, NamedTuple, get_args

# In this order: a letter's link to one move, any page, a program, the scheduler, a command, a reply
# to a letter.
Way = Literal["letter", "page", "api", "clock", "command", "reply"]
WAYS: tuple[Way, ...] = get_args(Way)


class Origin(NamedTuple):
    """The way by which work came, and the id of its request ("" if there is none)."""

    way: Way
    request: str = ""


COMMAND = Origin("command")
_present: ContextVar[Origin] = ContextVar("origin", default=COMMAND)


def present() -> Origin:
    """Return the origin of the current work; a command unless `coming` has set another."""
    return _present.get()


@contextmanager
def coming(way: Way, request: str = "") -> Iterator[None]:
    """Set the origin of the work in the block."""
    token = _present.set(Origin(way, request))
    try:
        yield
    finally:
        _present.reset(token)
