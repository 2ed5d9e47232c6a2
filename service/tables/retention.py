"""Retention of tables, with the counts and checks for the operator."""

from collections.abc import Sequence

from sqlalchemy import Connection, and_, bindparam, delete, func, or_, select

from service.database.rows import (
    EVENING,
    GAME_TABLE,
    LINK,
    SEASON_GAME,
    TABLE_ENTRY,
    TABLE_SEAT,
    GameTableRow,
    fetch_all,
)
from service.database.statements import Look, Statement
from service.tables import exports

DAY = 24 * 3600
# Seconds without an entry or a claim after which an open table is forgotten: one at which nothing
# was ever entered, and one that was left in the middle. What was played to its end is kept.
EMPTY, LEFT = 30 * DAY, 400 * DAY
IN_PLAY = 3600  # seconds
MOST_AT_ONCE = 50

_is_left = GAME_TABLE.c.touched_at <= bindparam("left_since")
_is_empty = and_(GAME_TABLE.c.touched_at <= bindparam("empty_since"), GAME_TABLE.c.number == 0)
_UNUSED = select(GAME_TABLE.c.id).where(GAME_TABLE.c.status == "open", or_(_is_left, _is_empty))
OVERDUE = Statement(_UNUSED.order_by(GAME_TABLE.c.touched_at).limit(MOST_AT_ONCE))
LOCK_IF_OVERDUE = Look(
    _UNUSED.where(GAME_TABLE.c.id == bindparam("of")).with_for_update(skip_locked=True)
)


def _moments(now: int, left: int) -> dict[str, int]:
    return {"empty_since": now - EMPTY, "left_since": now - left}


def overdue(connection: Connection, now: int, left: int = LEFT) -> list[str]:
    """Return the tables to delete, a limited number per call."""
    return [table_id for (table_id,) in OVERDUE.tuples(connection, **_moments(now, left))]


def count(connection: Connection, now: int, left: int = LEFT) -> int:
    """Return the number of tables to delete, without a limit."""
    query = select(func.count()).select_from(_UNUSED.subquery())
    return int(connection.execute(query, _moments(now, left)).scalar_one())


def forget(connection: Connection, table_id: str, now: int, left: int = LEFT) -> bool:
    """Delete a table, and return True, unless somebody has just come back to it."""
    if not LOCK_IF_OVERDUE.finds_any(connection, of=table_id, **_moments(now, left)):
        return False
    for table in (TABLE_ENTRY, TABLE_SEAT, SEASON_GAME, EVENING, LINK):
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(GAME_TABLE).where(GAME_TABLE.c.id == table_id))
    return True


def in_play(connection: Connection, now: int) -> int:
    """Return the number of open tables with an entry or claim in the last hour."""
    query = select(func.count()).where(
        GAME_TABLE.c.status == "open", GAME_TABLE.c.touched_at > now - IN_PLAY
    )
    return int(connection.execute(query).scalar_one())


def misfits(connection: Connection, every: bool) -> list[tuple[str, str | None]]:
    """Return (table id, fault or None) of each open table, or of `every` table."""
    return [(row.id, exports.misfit(connection, row)) for row in _rows(connection, every)]


def unsound(connection: Connection) -> list[str]:
    """Return the open tables with a log that was changed or cannot be read."""
    return [table_id for table_id, fault in misfits(connection, every=False) if fault]


def _rows(connection: Connection, every: bool) -> Sequence[GameTableRow]:
    wanted = select(GAME_TABLE).order_by(GAME_TABLE.c.id)
    query = wanted if every else wanted.where(GAME_TABLE.c.status == "open")
    return fetch_all(connection, query, GameTableRow)
