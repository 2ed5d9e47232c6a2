"""Additions to seasons: a game joins the seasons of the game that it continues.

Such a game is a campaign's next game, the match that continues a table, or the table that continues
a match. service/seasons has the seasons themselves.
"""

from sqlalchemy import Connection, insert, select

from service.database.rows import SEASON_GAME


def follow(
    connection: Connection,
    former: str,
    now: int,
    match_id: str | None = None,
    table_id: str | None = None,
) -> None:
    """Add a match or table to every season that contains `former`, the game it continues."""
    query = select(SEASON_GAME.c.group_id).where(SEASON_GAME.c.game_id == former)
    game_id = match_id or table_id
    about = {"game_id": game_id, "match_id": match_id, "table_id": table_id, "put_at": now}
    rows = [{"group_id": each, **about} for each in connection.execute(query).scalars()]
    if rows:
        connection.execute(insert(SEASON_GAME), rows)
