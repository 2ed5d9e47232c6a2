"""Retention of letters and messages: those of a finished match are deleted after some time."""

from sqlalchemy import ColumnElement, Connection, delete, exists, func, or_, select

from service.database.rows import ADDRESS_CHANGE, FORMER_PLAYER, LETTER, MATCH, REPLY, TALK
from service.matches import deals, deeds, outbox, reply_rows, stoppable_acts, talk, ways

ENDED = ("over", "called_off")


def overdue(connection: Connection, since: int, most: int) -> list[str]:
    """Return ids of matches that ended by `since` and have letters or messages, oldest first."""
    done = exists().where(LETTER.c.match_id == MATCH.c.id, LETTER.c.outcome.is_not(None))
    said = exists().where(TALK.c.match_id == MATCH.c.id)
    replied = exists().where(REPLY.c.match_id == MATCH.c.id)
    left = exists().where(FORMER_PLAYER.c.match_id == MATCH.c.id)
    query = select(MATCH.c.id).where(*_ended_by(since), or_(done, said, replied, left))
    ordered = query.order_by(MATCH.c.ended_at, MATCH.c.id).limit(most)
    return list(connection.execute(ordered).scalars())


def count(connection: Connection, since: int) -> int:
    """Return how many letters of matches that ended by `since` can be deleted."""
    letters = select(func.count()).select_from(LETTER).join(MATCH, LETTER.c.match_id == MATCH.c.id)
    query = letters.where(*_ended_by(since), LETTER.c.outcome.is_not(None))
    return int(connection.execute(query).scalar_one())


def _ended_by(since: int) -> tuple[ColumnElement[bool], ...]:
    return (MATCH.c.status.in_(ENDED), MATCH.c.ended_at <= since)


def forget(connection: Connection, match_id: str) -> int:
    """Delete the sent, dropped and refused letters of a finished match; return their number.

    Its messages, offers, replies, former players, the answers of mail servers and the ways beside
    mail go with them. A letter that still waits to be sent stays, as does all that the match itself
    consists of.
    """
    outbox.forget_copies(connection, match_id)
    deeds.forget(connection, match_id, "put_off")
    talk.forget(connection, match_id)
    deals.forget(connection, match_id)
    reply_rows.forget_all(connection, match_id)
    ways.forget_all(connection, match_id)
    connection.execute(delete(FORMER_PLAYER).where(FORMER_PLAYER.c.match_id == match_id))
    done = (LETTER.c.match_id == match_id, LETTER.c.outcome.is_not(None))
    return connection.execute(delete(LETTER).where(*done)).rowcount


def has_changes(connection: Connection, since: int) -> bool:
    """True if there are changes of address for `forget_changes` to delete."""
    return connection.execute(select(ADDRESS_CHANGE.c.seat).where(*_old(since))).first() is not None


def forget_changes(connection: Connection, since: int) -> None:
    """Delete the changes of address in matches that ended at or before `since`.

    A change that might still be stopped is kept.
    """
    connection.execute(delete(ADDRESS_CHANGE).where(*_old(since)))


def _old(since: int) -> tuple[ColumnElement[bool], ...]:
    ended = select(MATCH.c.id).where(*_ended_by(since))
    settled = ADDRESS_CHANGE.c.asked_at <= since - 2 * stoppable_acts.TERM
    return or_(settled, ADDRESS_CHANGE.c.by_host), ADDRESS_CHANGE.c.match_id.in_(ended)
