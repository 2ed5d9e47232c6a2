"""The outcome of a message that came in."""

from typing import NamedTuple

LARGEST = 5_000_000  # bytes of a message
MOST_RECIPIENTS = 50  # addresses of ours that one message may go to


class Dealt(NamedTuple):
    """The effect of a message, as the contract names it.

    `did` is "played", "said", "answered", "held", "ignored" or "refused". `why` is a code, such as
    "bounce". `match` and `seat` are None if the message belongs to no seat.
    """

    did: str
    why: str
    match: str | None = None
    seat: int | None = None
    commands: tuple[str, ...] = ()
