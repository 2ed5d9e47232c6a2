"""How long tables are kept, and what is counted and looked over for whoever keeps the server."""

from collections.abc import Sequence

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
)

from service.database.models import (
    GAME_TABLE,
    GROUP_GAME,
    LINK,
    TABLE_ENTRY,
    TABLE_SEAT,
)
from service.database.rows import GameTableRow, fetch_all
from service.database.statements import Look
from service.tables import exports

DAY = 24 * 3600
# Seconds without an entry or a claim after which an open table is forgotten: one at which nothing
# was ever entered, and one that was left in the middle. What was played to its end is kept.
EMPTY, LEFT = 30 * DAY, 400 * DAY
IN_PLAY = 3600  # seconds
MOST_AT_ONCE = 50
Moment = int | BindParameter[int]


def _is_overdue(empty_since: Moment, left_since: Moment) -> ColumnElement[bool]:
    is_left = GAME_TABLE.c.touched_at <= left_since
    is_empty = and_(GAME_TABLE.c.touched_at <= empty_since, GAME_TABLE.c.number == 0)
    return and_(GAME_TABLE.c.status == "open", or_(is_left, is_empty))


# Asked whenever the clock ticks, and nearly always of nobody.
ANY_OVERDUE = Look(
    select(GAME_TABLE.c.id)
    .where(_is_overdue(bindparam("empty_since"), bindparam("left_since")))
    .limit(1)
)


def _moments(now: int) -> dict[str, int]:
    return {"empty_since": now - EMPTY, "left_since": now - LEFT}


def overdue(connection: Connection, now: int) -> list[str]:
    """The tables that are to be forgotten, some at once."""
    if not ANY_OVERDUE.finds_any(connection, **_moments(now)):
        return []
    is_overdue = _is_overdue(**_moments(now))
    query = select(GAME_TABLE.c.id).where(is_overdue).order_by(GAME_TABLE.c.touched_at)
    return [*connection.execute(query.limit(MOST_AT_ONCE)).scalars()]


def forget(connection: Connection, table_id: str, now: int) -> None:
    """Delete one of them, unless somebody has come back to it at the last moment."""
    still = select(GAME_TABLE.c.id).where(GAME_TABLE.c.id == table_id, _is_overdue(**_moments(now)))
    if connection.execute(still.with_for_update(skip_locked=True)).first() is None:
        return
    for table in (TABLE_ENTRY, TABLE_SEAT, GROUP_GAME, LINK):
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(GAME_TABLE).where(GAME_TABLE.c.id == table_id))


def in_play(connection: Connection, now: int) -> int:
    """At how many tables something happened of late."""
    query = select(func.count()).where(
        GAME_TABLE.c.status == "open", GAME_TABLE.c.touched_at > now - IN_PLAY
    )
    return int(connection.execute(query).scalar_one())


def misfits(connection: Connection, every: bool) -> list[tuple[str, str | None]]:
    """Each table (open ones, or all) with what is wrong with it, or None."""
    return [(row.id, exports.misfit(connection, row)) for row in _rows(connection, every)]


def unsound(connection: Connection) -> list[str]:
    """The open tables whose log is not as it was stored, or cannot be read."""
    return [table_id for table_id, fault in misfits(connection, every=False) if fault]


def _rows(connection: Connection, every: bool) -> Sequence[GameTableRow]:
    wanted = select(GAME_TABLE).order_by(GAME_TABLE.c.id)
    query = wanted if every else wanted.where(GAME_TABLE.c.status == "open")
    return fetch_all(connection, query, GameTableRow)
