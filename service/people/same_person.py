"""The seats of one person in several matches, found by the address of their letters."""

from sqlalchemy import Connection, and_, select

from service.database.rows import DUE, MATCH, SEAT, SeatRow, fetch_first
from service.matches import open_decisions

_AT = MATCH.c.id == SEAT.c.match_id
_ASKED = and_(DUE.c.match_id == SEAT.c.match_id, DUE.c.seat == SEAT.c.number)


def next_asked(connection: Connection, seat: SeatRow) -> SeatRow | None:
    """Return the person's seat in another match with the earliest deadline, or None."""
    same = (SEAT.c.address == seat.address, SEAT.c.address != "", SEAT.c.match_id != seat.match_id)
    query = select(SEAT).join(MATCH, _AT).join(DUE, _ASKED).where(*same, ~SEAT.c.bot)
    running = (SEAT.c.status == "joined", MATCH.c.status == "running", open_decisions.IS_OPEN)
    soonest = query.where(*running).order_by(DUE.c.deadline_at, SEAT.c.match_id).limit(1)
    return fetch_first(connection, soonest, SeatRow)
