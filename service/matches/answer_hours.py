"""The hours in which a player usually answers, learned from their moves in all their matches."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, and_, select

from service.database.rows import MOVE, SEAT, SeatRow

FEWEST, LATEST = 20, 60  # answers that are enough, and those that are looked at
DAWN = timedelta(hours=4)  # an answer before it belongs to the evening before
HOUR, LEAST = 60, 6 * 60  # minutes; waking hours that a day has at least


def usual(connection: Connection, seat: SeatRow) -> tuple[int, int] | None:
    """Return the times of day between which the player usually answers, or None if unknown.

    They are minutes after midnight; an end after 24:00 is the next morning. One answer in twenty
    may be outside.
    """
    if not seat.address:
        return None
    mine = and_(SEAT.c.match_id == MOVE.c.match_id, SEAT.c.number == MOVE.c.seat)
    query = (
        select(MOVE.c.at)
        .join(SEAT, mine)
        .where(SEAT.c.address == seat.address, MOVE.c.mark == "player")
        .where(SEAT.c.tenure == 0, SEAT.c.given_at == 0)  # else they may be another player's
        .order_by(MOVE.c.at.desc())
        .limit(LATEST)
    )
    zone = ZoneInfo(seat.timezone)
    local = [datetime.fromtimestamp(at, zone) - DAWN for at in connection.scalars(query)]
    if len(local) < FEWEST:
        return None
    minutes = sorted(each.hour * HOUR + each.minute for each in local)
    few = len(minutes) // 40
    first = minutes[few] // HOUR * HOUR + 4 * HOUR
    last = (minutes[-1 - few] // HOUR + 1) * HOUR + 4 * HOUR
    return first, max(last, first + LEAST)
