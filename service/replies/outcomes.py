"""The outcome of a message that came in."""

import logging
from typing import NamedTuple

log = logging.getLogger(__name__)
MOST_RECIPIENTS = 50  # addresses of ours that one message may go to


class Dealt(NamedTuple):
    """The outcome of an incoming message.

    `did` is "played", "said", "answered", "held", "ignored" or "refused". `why` is a code such as
    "bounce", or "". `match` and `seat` are None if the message belongs to no seat. `commands` has a
    text for each command carried out, or for a repeated message its lines.
    """

    did: str
    why: str
    match: str | None = None
    seat: int | None = None
    commands: tuple[str, ...] = ()


def note(dealt: Dealt, way: str) -> None:
    """Log the effect of a message."""
    about = {"did": dealt.did, "why": dealt.why, "match": dealt.match, "seat": dealt.seat}
    log.info("mail came in", extra={"way": way, **about})
