"""Retention of letters: the rows about letters of a finished match are deleted after some time."""

from typing import Any

from sqlalchemy import Connection, Select, delete, func, select

from service.database.rows import LETTER, MATCH
from service.matches import deeds, outbox

ENDED = ("over", "called_off")


def overdue(connection: Connection, since: int, most: int) -> list[str]:
    """Return matches that ended by `since` and have letters to delete, oldest first."""
    query = _old(since).group_by(MATCH.c.id).order_by(func.min(MATCH.c.ended_at), MATCH.c.id)
    return [match_id for match_id, _ in connection.execute(query.limit(most))]


def count(connection: Connection, since: int) -> int:
    """Return the number of letters of matches that ended by `since`."""
    counted = _old(since).group_by(MATCH.c.id).subquery()
    query = select(func.coalesce(func.sum(counted.c.letters), 0))
    return int(connection.execute(query).scalar_one())


def _old(since: int) -> Select[Any]:
    return (
        select(MATCH.c.id, func.count().label("letters"))
        .join(LETTER, LETTER.c.match_id == MATCH.c.id)
        .where(MATCH.c.status.in_(ENDED), MATCH.c.ended_at <= since, LETTER.c.outcome.is_not(None))
    )


def forget(connection: Connection, match_id: str) -> int:
    """Delete the sent, dropped and refused letters of a finished match; return their number.

    The answers of mail servers go with them. A letter that still waits to be sent stays, as does
    all that the match itself consists of.
    """
    outbox.forget_copies(connection, match_id)
    deeds.forget(connection, match_id, "put_off")
    done = (LETTER.c.match_id == match_id, LETTER.c.outcome.is_not(None))
    return connection.execute(delete(LETTER).where(*done)).rowcount
