"""The seats of one person in several matches, found by the address of their letters."""

from sqlalchemy import ColumnElement, Connection, and_, select

from service.database.rows import DUE, MATCH, SEAT, SeatRow, fetch_all, fetch_first
from service.matches import deadlines

_AT = MATCH.c.id == SEAT.c.match_id
_ASKED = and_(DUE.c.match_id == SEAT.c.match_id, DUE.c.seat == SEAT.c.number)


def _others(seat: SeatRow) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for seats that the same person has in other matches."""
    return (
        SEAT.c.address == seat.address,
        SEAT.c.address != "",
        SEAT.c.match_id != seat.match_id,
        SEAT.c.status == "joined",
        ~SEAT.c.bot,
    )


def next_asked(connection: Connection, seat: SeatRow) -> SeatRow | None:
    """Return the same person's seat in another match that has to move soonest, or None."""
    query = select(SEAT).join(MATCH, _AT).join(DUE, _ASKED)
    query = query.where(*_others(seat), MATCH.c.status == "running", deadlines.IS_OPEN)
    soonest = query.order_by(DUE.c.deadline_at, SEAT.c.match_id).limit(1)
    return fetch_first(connection, soonest, SeatRow)


def elsewhere(connection: Connection, seat: SeatRow) -> list[SeatRow]:
    """Return the same person's seats in all other running matches."""
    query = select(SEAT).join(MATCH, _AT).where(*_others(seat), MATCH.c.status == "running")
    return fetch_all(connection, query.order_by(SEAT.c.match_id, SEAT.c.number), SeatRow)
