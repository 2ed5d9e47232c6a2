"""The links of seats: given to whoever has a seat or is asked to take one, and ended for good."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, and_, or_

from service.database.models import LINK
from service.database.rows import SeatRow
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Target
from service.matches.store import HOST_SEAT
from service.people import two_steps


@dataclass(frozen=True)
class Ended:
    """What was ended: links, and requests that waited for somebody's answer."""

    links: int = 0
    acts: int = 0

    def __add__(self, other: "Ended") -> "Ended":
        """Return both together."""
        return Ended(self.links + other.links, self.acts + other.acts)


def give(connection: Connection, tokens: Tokens, seat: SeatRow, now: int) -> None:
    """Make the links of a seat that somebody has, or is asked to take: none for bots."""
    if seat.bot or not seat.address:
        return
    target = Target(seat.match_id, seat.number)
    links.make(connection, tokens, "seat", target, now, seat.address)
    if seat.number == HOST_SEAT:
        links.make(connection, tokens, "host", Target(seat.match_id), now, seat.address)


def end(connection: Connection, seat: SeatRow, now: int, why: str) -> Ended:
    """End the links of a seat, and of its match's host page if it is the host's."""
    kinds = [
        and_(LINK.c.kind == "seat", LINK.c.number == seat.number),
        and_(LINK.c.kind == "applicant", LINK.c.address == seat.address),
    ]
    if seat.number == HOST_SEAT:
        kinds.append(LINK.c.kind == "host")
    ended = links.end(connection, now, why, LINK.c.match_id == seat.match_id, or_(*kinds))
    return Ended(ended, two_steps.stop_begun(connection, seat, now))


def rotate(
    connection: Connection, seats: Sequence[SeatRow], tokens: Tokens, now: int, why: str
) -> Ended:
    """Replace the links of these seats; a seat that its player has declined gets no new one."""
    ended = sum((end(connection, seat, now, why) for seat in seats), start=Ended())
    give_again(connection, seats, tokens, now)
    return ended


def give_again(connection: Connection, seats: Sequence[SeatRow], tokens: Tokens, now: int) -> None:
    """Make new links for these seats; one that its player has declined gets none."""
    for seat in seats:
        if seat.status != "declined":
            give(connection, tokens, seat, now)
