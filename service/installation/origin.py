"""The source of the present work (a page, a letter's link, a command, ...) and its request's id."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal, NamedTuple, get_args

# A link in a letter that asks for one move, any page, a program, the scheduler, a command, a reply
# to a letter.
Way = Literal["letter", "page", "api", "clock", "command", "reply"]
WAYS: tuple[Way, ...] = get_args(Way)


class Origin(NamedTuple):
    """A way, and the number of the request, which is "" without one."""

    way: Way
    request: str = ""


COMMAND = Origin("command")
_present: ContextVar[Origin] = ContextVar("origin", default=COMMAND)


def present() -> Origin:
    """Return the origin of the present work; by default it is a command."""
    return _present.get()


@contextmanager
def coming(way: Way, request: str = "") -> Iterator[None]:
    """Run the block as work that came this way."""
    token = _present.set(Origin(way, request))
    try:
        yield
    finally:
        _present.reset(token)
