"""The links of seats: given to people who have a seat or may take one, and ended for good."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, or_, select

from service.database.models import LINK, NEWCOMER
from service.database.rows import SeatRow
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Target
from service.matches.store import HOST_SEAT
from service.people import two_steps

MOVED, REPLACED = "moved", "replaced"  # why links end: another address, another holder


@dataclass(frozen=True)
class Ended:
    """All that was ended: links, and requests that waited for somebody's answer."""

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
    """End the links of a seat, and of its match's host page if it is the host's.

    A done change of address can still be taken back, unless the seat is somebody else's now. Who
    has just moved to an address keeps the link that confirmed it, for a second press.
    """
    confirms = LINK.c.kind == "address_confirm"
    if why == MOVED:
        confirms = and_(confirms, LINK.c.address != seat.address)
    own = [LINK.c.kind == "seat", confirms]
    if why == REPLACED:
        own.append(LINK.c.kind == "address_stop")
    kinds = [and_(LINK.c.number == seat.number, or_(*own)), _applied(seat)]
    if seat.number == HOST_SEAT:
        kinds.append(LINK.c.kind == "host")
    acts = two_steps.stop_begun(connection, seat, now)
    ended = links.end(connection, now, why, LINK.c.match_id == seat.match_id, or_(*kinds))
    return Ended(ended, acts)


def _applied(seat: SeatRow) -> ColumnElement[bool]:
    """Return the condition that links to applications fulfil by which the seat was taken."""
    taken = select(NEWCOMER.c.number).where(
        NEWCOMER.c.match_id == seat.match_id, NEWCOMER.c.seat == seat.number
    )
    own = or_(LINK.c.address == seat.address, LINK.c.number.in_(taken))
    return and_(LINK.c.kind == "applicant", own)


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
