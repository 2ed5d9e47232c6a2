"""How long a group is kept: for good once it has a game; one that nobody ever used is forgotten."""

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, select

from service.database.models import GROUP_GAME, PLAY_GROUP

EMPTY = 30 * 24 * 3600  # seconds
MOST_AT_ONCE = 50


def overdue(connection: Connection, now: int) -> list[str]:
    """The groups that are to be forgotten, some at once."""
    query = select(PLAY_GROUP.c.id).where(_is_overdue(now)).order_by(PLAY_GROUP.c.touched_at)
    return [*connection.execute(query.limit(MOST_AT_ONCE)).scalars()]


def _is_overdue(now: int) -> ColumnElement[bool]:
    has_games = exists().where(GROUP_GAME.c.group_id == PLAY_GROUP.c.id)
    return and_(PLAY_GROUP.c.touched_at <= now - EMPTY, ~has_games)


def forget(connection: Connection, group_id: str, now: int) -> None:
    """Delete one of them, unless a game was put in at the last moment."""
    still = select(PLAY_GROUP.c.id).where(PLAY_GROUP.c.id == group_id, _is_overdue(now))
    if connection.execute(still.with_for_update()).first() is not None:
        connection.execute(delete(PLAY_GROUP).where(PLAY_GROUP.c.id == group_id))
