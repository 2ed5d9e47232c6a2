"""What follows from a game that a group keeps count of is in that group too.

The next game of a campaign, the match that a table goes on as, the table of a match: none of them
has to be put in again. What groups are stands in service/groups.
"""

from sqlalchemy import Connection, insert, select

from service.database.models import GROUP_GAME


def follow(
    connection: Connection,
    former: str,
    now: int,
    match_id: str | None = None,
    table_id: str | None = None,
) -> None:
    """The game that began with this match or table is in every group that has the former one."""
    query = select(GROUP_GAME.c.group_id).where(GROUP_GAME.c.game_id == former)
    game_id = match_id or table_id
    about = {"game_id": game_id, "match_id": match_id, "table_id": table_id, "put_at": now}
    rows = [{"group_id": each, **about} for each in connection.execute(query).scalars()]
    if rows:
        connection.execute(insert(GROUP_GAME), rows)
