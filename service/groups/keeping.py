"""How long a group is kept: for good once it has a game; one that nobody ever used is forgotten."""

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    select,
)

from service.database.models import GROUP_GAME, LINK, PLAY_GROUP
from service.database.statements import Look

EMPTY = 30 * 24 * 3600  # seconds
MOST_AT_ONCE = 50


def _is_overdue(since: int | BindParameter[int]) -> ColumnElement[bool]:
    has_games = exists().where(GROUP_GAME.c.group_id == PLAY_GROUP.c.id)
    return and_(PLAY_GROUP.c.touched_at <= since, ~has_games)


# Asked whenever the clock ticks, and nearly always of nobody.
ANY_OVERDUE = Look(select(PLAY_GROUP.c.id).where(_is_overdue(bindparam("since"))).limit(1))


def overdue(connection: Connection, now: int) -> list[str]:
    """The groups that are to be forgotten, some at once."""
    if not ANY_OVERDUE.finds_any(connection, since=now - EMPTY):
        return []
    query = (
        select(PLAY_GROUP.c.id).where(_is_overdue(now - EMPTY)).order_by(PLAY_GROUP.c.touched_at)
    )
    return [*connection.execute(query.limit(MOST_AT_ONCE)).scalars()]


def forget(connection: Connection, group_id: str, now: int) -> None:
    """Delete one of them, unless a game was put in at the last moment."""
    still = select(PLAY_GROUP.c.id).where(PLAY_GROUP.c.id == group_id, _is_overdue(now - EMPTY))
    if connection.execute(still.with_for_update(skip_locked=True)).first() is not None:
        connection.execute(delete(LINK).where(LINK.c.group_id == group_id))
        connection.execute(delete(PLAY_GROUP).where(PLAY_GROUP.c.id == group_id))
