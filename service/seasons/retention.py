"""Retention of seasons: one with a game is kept for good, an unused one is deleted."""

from sqlalchemy import Connection, bindparam, delete, exists, select

from service.database.rows import IMPORTED_PLAY, LINK, SEASON, SEASON_GAME
from service.database.statements import Look, Statement

EMPTY = 30 * 24 * 3600  # seconds
MOST_AT_ONCE = 50

_UNUSED = select(SEASON.c.id).where(
    SEASON.c.touched_at <= bindparam("since"),
    ~exists().where(SEASON_GAME.c.group_id == SEASON.c.id),
    ~exists().where(IMPORTED_PLAY.c.group_id == SEASON.c.id),
)
OVERDUE = Statement(_UNUSED.order_by(SEASON.c.touched_at).limit(MOST_AT_ONCE))
LOCK_IF_OVERDUE = Look(
    _UNUSED.where(SEASON.c.id == bindparam("of")).with_for_update(skip_locked=True)
)


def overdue(connection: Connection, now: int) -> list[str]:
    """Return the seasons to delete, a limited number at once."""
    return [group_id for (group_id,) in OVERDUE.tuples(connection, since=now - EMPTY)]


def forget(connection: Connection, group_id: str, now: int) -> None:
    """Delete a season, unless a game was just added."""
    if LOCK_IF_OVERDUE.finds_any(connection, of=group_id, since=now - EMPTY):
        connection.execute(delete(LINK).where(LINK.c.group_id == group_id))
        connection.execute(delete(SEASON).where(SEASON.c.id == group_id))
