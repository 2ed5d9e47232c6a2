"""A letter before any channel has taken it, what a channel is, and how it may fail."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

E_MAIL = "mailto"  # the scheme of addresses that name none


@dataclass(frozen=True)
class Link:
    """Something that the reader may do at once: its words on a button, and its address."""

    label: str
    url: str


@dataclass(frozen=True)
class Letter:
    """What one person is told at one moment, whichever way it goes.

    Equal letters are the same letter sent again. `text` and `html` each suffice to play; `html` is
    a whole document with its styles, and shows the `pictures`, each a name and a PNG: `cid:board`
    and `cid:own`. `links` are for a channel that has buttons: they stand in both.
    """

    number: int  # in the outbox, the same for ever
    kind: str
    match: str
    seat: int
    tenure: int  # how often the seat had changed hands
    turn: int
    made_at: int  # seconds since 1970
    address: str
    name: str  # of whoever it goes to
    sender: str  # whom it comes from, in the reader's words
    language: str
    subject: str  # one line
    text: str
    html: str
    pictures: tuple[tuple[str, bytes], ...]
    links: tuple[Link, ...]
    stop_url: str  # the page that ends the letters
    reply_key: str  # what an answer bears to be known as the seat's; empty: none is expected


class NotSent(Exception):
    """A letter not handed over: one line of why, and the server's code if it gave one."""

    def __init__(self, reason: str, code: int | None = None) -> None:
        super().__init__(reason)
        self.reason, self.code = reason, code


class Refused(NotSent):
    """For good: this recipient or this letter; others are not concerned."""


class Later(NotSent):
    """For now: the same letter is to be tried again, as it was.

    `unreachable`: it failed before a word was said of this letter; others would fare the same.
    """

    def __init__(self, reason: str, code: int | None = None, unreachable: bool = False) -> None:
        super().__init__(reason, code)
        self.unreachable = unreachable


class Channel(Protocol):
    """A way by which letters reach people."""

    def deliver(self, letter: Letter, between: Callable[[], None]) -> None:
        """Hand over one letter; raises Refused or Later.

        `between` is called between the steps, and last before the one after which the letter is
        out of our hands; what it raises leaves the letter undelivered.
        """

    def close(self) -> None:
        """Let go of what is open; a later `deliver` opens it again."""


Channels = Mapping[str, Channel]  # by the scheme of the addresses that each serves


def scheme(address: str) -> str:
    """The channel that an address belongs to: `telegram` of `telegram:4711`."""
    named, colon, _ = address.partition(":")
    return named if colon else E_MAIL


def channel_of(channels: Channels, address: str) -> Channel:
    """The channel that serves an address; raises Refused where there is none."""
    found = channels.get(scheme(address))
    if found is None:
        raise Refused(f"no channel serves an address of the kind {scheme(address)!r}")
    return found
