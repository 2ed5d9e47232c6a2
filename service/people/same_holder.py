"""The seats of one person at several tables, known by the address that their letters go to."""

from sqlalchemy import ColumnElement, Connection, and_, select

from service.database.models import DUE, MATCH, SEAT
from service.database.rows import SeatRow, fetch_all, fetch_first

_AT = MATCH.c.id == SEAT.c.match_id
_ASKED = and_(DUE.c.match_id == SEAT.c.match_id, DUE.c.seat == SEAT.c.number)


def _others(seat: SeatRow) -> tuple[ColumnElement[bool], ...]:
    """Seats that the same person has taken, in other matches."""
    return (
        SEAT.c.address == seat.address,
        SEAT.c.address != "",
        SEAT.c.match_id != seat.match_id,
        SEAT.c.status == "joined",
        ~SEAT.c.bot,
    )


def next_asked(connection: Connection, seat: SeatRow) -> SeatRow | None:
    """The seat at another table that waits for the same person, and has least time left."""
    query = select(SEAT).join(MATCH, _AT).join(DUE, _ASKED)
    query = query.where(*_others(seat), MATCH.c.status == "running")
    soonest = query.order_by(DUE.c.deadline_at, SEAT.c.match_id).limit(1)
    return fetch_first(connection, soonest, SeatRow)


def elsewhere(connection: Connection, seat: SeatRow) -> list[SeatRow]:
    """The seats of the same person at all other tables that a game goes on at."""
    query = select(SEAT).join(MATCH, _AT).where(*_others(seat), MATCH.c.status == "running")
    return fetch_all(connection, query.order_by(SEAT.c.match_id, SEAT.c.number), SeatRow)
