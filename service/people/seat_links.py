"""Links of seats: made for players and invited people, and ended."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, or_, select

from service.database.rows import LINK, MATCH, NEWCOMER, SeatRow
from service.installation.tokens import Tokens
from service.links import store as links
from service.matches import deeds, outbox, store, two_steps, ways

MOVED, REPLACED = "moved", "replaced"  # why links end: another address, another holder


@dataclass(frozen=True)
class Ended:
    """The number of links that were ended, and of requests that waited for an answer."""

    links: int = 0
    acts: int = 0

    def __add__(self, other: "Ended") -> "Ended":
        """Return the sums of both numbers."""
        return Ended(self.links + other.links, self.acts + other.acts)


def give(connection: Connection, tokens: Tokens, seat: SeatRow, now: int) -> None:
    """Make the links of a seat that has a player or an invitation; bots get none."""
    if seat.bot or not seat.address:
        return
    deeds.tell(seat.match_id, "new_link", seat.number)
    target = links.Target(seat.match_id, seat.number)
    links.make(connection, tokens, "seat", target, now, seat.address)
    if _is_host(connection, seat):
        links.make(connection, tokens, "host", links.Target(seat.match_id), now, seat.address)


def end(connection: Connection, seat: SeatRow, now: int, why: str) -> Ended:
    """End the links of a seat; for the host's seat also those of the host's page.

    A confirmed change of address can still be taken back, unless the seat has another player now.
    After a change of address, the link that confirmed it stays, since it may be pressed twice.

    The ways beside mail end too: somebody else with the link may have added one, which would get
    the next link.
    """
    if ways.forget(connection, seat, now) and why not in (MOVED, REPLACED):
        turn = store.row_of(connection, seat.match_id).turn
        outbox.write(connection, seat, "way", turn, now, why="renewed")
    confirms = LINK.c.kind == "address_confirm"
    if why == MOVED:
        confirms = and_(confirms, LINK.c.address != seat.address)
    own = [LINK.c.kind == "seat", confirms]
    if why == REPLACED:
        own.append(LINK.c.kind == "address_stop")
    kinds = [and_(LINK.c.number == seat.number, or_(*own)), _applied(seat)]
    if _is_host(connection, seat):
        kinds.append(LINK.c.kind == "host")
    acts = two_steps.stop_begun(connection, seat, now)
    ended = links.end(connection, now, why, LINK.c.match_id == seat.match_id, or_(*kinds))
    return Ended(ended, acts)


def _is_host(connection: Connection, seat: SeatRow) -> bool:
    host = select(MATCH.c.host).where(MATCH.c.id == seat.match_id)
    return connection.execute(host).scalar() == seat.number


def _applied(seat: SeatRow) -> ColumnElement[bool]:
    """Return the condition for links to applications through which the seat was taken."""
    taken = select(NEWCOMER.c.number).where(
        NEWCOMER.c.match_id == seat.match_id, NEWCOMER.c.seat == seat.number
    )
    own = or_(LINK.c.address == seat.address, LINK.c.number.in_(taken))
    return and_(LINK.c.kind == "applicant", own)


def rotate(
    connection: Connection, seats: Sequence[SeatRow], tokens: Tokens, now: int, why: str
) -> Ended:
    """Replace the links of these seats. After a player has declined, the seat gets no new link."""
    ended = sum((end(connection, seat, now, why) for seat in seats), start=Ended())
    give_again(connection, seats, tokens, now)
    return ended


def give_again(connection: Connection, seats: Sequence[SeatRow], tokens: Tokens, now: int) -> None:
    """Make new links for these seats. After a player has declined, the seat gets none."""
    for seat in seats:
        if seat.status != "declined":
            give(connection, tokens, seat, now)
