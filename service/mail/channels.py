"""Letters independent of a channel, the channels, and the errors of delivery."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

E_MAIL = "mailto"  # the scheme of addresses without one


@dataclass(frozen=True)
class Link:
    """An action offered to the reader: a button's label and its URL."""

    label: str
    url: str


@dataclass(frozen=True)
class Letter:
    """A rendered letter to one person, independent of the channel that delivers it.

    A retry sends an equal letter. `text` and `html` each suffice to play. `html` is a complete
    document with its styles. It shows the `pictures`, each (name, PNG), as `cid:<name>`. `links`
    are for channels with buttons, the move most likely to be played first; both texts have them
    too.
    """

    number: int  # id in the outbox; it never changes
    kind: str
    match: str
    seat: int
    tenure: int  # number of players the seat had before
    turn: int
    made_at: int  # seconds since 1970
    address: str
    name: str  # the recipient's name
    sender: str  # the sender's name, in the reader's language
    language: str
    subject: str  # one line
    text: str
    html: str
    pictures: tuple[tuple[str, bytes], ...]
    links: tuple[Link, ...]
    stop_url: str  # the page that ends the letters
    reply_key: str  # identifies the seat in a reply; empty if none is expected
    bounce_key: str  # identifies the letter in a bounce; empty if none is read
    # The players' messages that it brings, as (circle, number of its last message); see TalkRow.
    told: tuple[tuple[str, int], ...] = ()
    brief: str = ""  # the beginning of the text, for channels with short messages
    page: str = ""  # the URL of the seat's page


class NotSent(Exception):
    """A letter that was not delivered: the reason in one line, and the server's code, if any."""

    def __init__(self, reason: str, code: int | None = None) -> None:
        super().__init__(reason)
        self.reason, self.code = reason, code


class Refused(NotSent):
    """A permanent failure of this recipient or letter; other letters are not affected."""


class Later(NotSent):
    """A temporary failure: retry the same letter unchanged.

    `unreachable` means that it failed before this letter was begun, so others would fail too.
    """

    def __init__(self, reason: str, code: int | None = None, unreachable: bool = False) -> None:
        super().__init__(reason, code)
        self.unreachable = unreachable


class Channel(Protocol):
    """A means to deliver letters, such as e-mail."""

    def deliver(self, letter: Letter, between: Callable[[], None]) -> None:
        """Deliver a letter; raises Refused or Later.

        `between` is called between the steps, the last time before the step that hands over the
        letter. If `between` raises, the letter is not delivered.
        """

    def close(self) -> None:
        """Close connections; a later `deliver` opens them again."""


Channels = Mapping[str, Channel]  # keyed by the scheme of the addresses they deliver to


def scheme(address: str) -> str:
    """Return the scheme of an address: `push` for `push:...`, and E_MAIL if it has none."""
    named, colon, _ = address.partition(":")
    return named if colon else E_MAIL


def channel_of(channels: Channels, address: str) -> Channel:
    """Return the channel for an address; raises Refused if there is none."""
    found = channels.get(scheme(address))
    if found is None:
        raise Refused(f"no channel serves an address of the kind {scheme(address)!r}")
    return found
