"""Matches that their hosts have not confirmed, and their deletion after some time.

Until then it is unknown who typed the names and addresses, so they are not kept for long.
"""

from sqlalchemy import Connection, select, update

from service.database.rows import GAME_TABLE, MATCH
from service.matches.erasing import erase

DAYS = 7
MOST_AT_ONCE = 50


def overdue(connection: Connection, now: int) -> list[str]:
    """Return ids of matches not confirmed by their hosts in time, a limited number per call."""
    old = (MATCH.c.status == "proposed", MATCH.c.made_at <= now - DAYS * 24 * 3600)
    query = select(MATCH.c.id).where(*old).order_by(MATCH.c.made_at).limit(MOST_AT_ONCE)
    return [*connection.execute(query).scalars()]


def forget(connection: Connection, match_id: str, now: int) -> None:
    """Delete a match, unless its host has just agreed or somebody has locked it.

    If a table was to go on by mail as this match, the table is opened again.
    """
    still = (MATCH.c.id == match_id, MATCH.c.status == "proposed")
    free = select(MATCH.c.id).where(*still).with_for_update(skip_locked=True)
    if connection.execute(free).first() is None:
        return
    table = GAME_TABLE.c
    thawed = {table.match_id: None, table.status: "open", table.changes: table.changes + 1}
    connection.execute(update(GAME_TABLE).where(table.match_id == match_id).values(thawed))
    erase(connection, match_id)
