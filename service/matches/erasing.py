"""Deletion of a match with all its rows."""

from sqlalchemy import Connection, delete

from service.database.rows import GAME_TABLE, MATCH, metadata


def erase(connection: Connection, match_id: str) -> None:
    """Delete a match and everything that belongs to it; a table that led to it stays."""
    for table in reversed(metadata.sorted_tables):
        if "match_id" in table.c and table is not GAME_TABLE:
            connection.execute(delete(table).where(table.c.match_id == match_id))
    connection.execute(delete(MATCH).where(MATCH.c.id == match_id))
