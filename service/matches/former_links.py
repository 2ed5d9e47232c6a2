"""Links that others have taken the place of: why each ended, and which still open for a while."""

from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from service.database.models import RetiredLink
from service.installation.tokens import hash_of

LINK = RetiredLink.__table__


class NoSuchLink(LookupError):
    """No seat and no host behind that token; `ended` says why where there once was one.

    replaced: somebody else has the seat; renewed, moved, stopped: its holder has a newer link.
    """

    def __init__(self, ended: str = "", match_id: str = "", seat: int | None = None) -> None:
        super().__init__(ended or "unknown")
        self.ended, self.match_id, self.seat = ended, match_id, seat

    @property
    def retired(self) -> bool:
        """Whether there once was somebody behind it."""
        return bool(self.ended)


def retire(connection: Connection, match_id: str, token_hash: str, **about: Any) -> None:
    """Remember that a link was replaced: `seat` (None for the host's page), `why`, `until`.

    With `until` it opens what it opened, till the clock ends it.
    """
    values = {"match_id": match_id, "token_hash": token_hash, **about}
    connection.execute(insert(LINK).values(**values))


def find(connection: Connection, token: str, of_host: bool) -> Row:
    """The former link that still opens; raises NoSuchLink."""
    query = select(LINK).where(LINK.c.token_hash == hash_of(token))
    row = connection.execute(query).first()
    if row is None:
        raise NoSuchLink
    if row.until is None or (row.seat is None) != of_host:
        raise NoSuchLink(row.why, row.match_id, row.seat)
    return row


def end_due(connection: Connection, now: int) -> None:
    """Former links whose time is over open nothing more."""
    due = update(LINK).where(LINK.c.until <= now)
    connection.execute(due.values(until=None))


def end_all(connection: Connection) -> None:
    """No former link opens anything from now on."""
    connection.execute(update(LINK).where(LINK.c.until.is_not(None)).values(until=None))


def are_due(connection: Connection, now: int) -> bool:
    """Whether there is one to end: a look that takes no lock."""
    query = select(LINK.c.token_hash).where(LINK.c.until <= now).limit(1)
    return connection.execute(query).first() is not None
