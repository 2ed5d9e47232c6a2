"""Links that others have taken the place of: why each ended, and which still open for a while."""

from typing import Any

from sqlalchemy import Connection, insert, select, update

from service.database.models import RETIRED_LINK
from service.database.rows import RetiredLinkRow, fetch_first
from service.installation.tokens import hash_of


class NoSuchLink(LookupError):
    """No seat and no host behind that token; `ended` says why where there once was one.

    replaced: somebody else has the seat; renewed, moved, stopped: its holder has a newer link.
    `language` is told where it was a table's.
    """

    def __init__(
        self,
        ended: str = "",
        match_id: str = "",
        seat: int | None = None,
        language: str | None = None,
    ) -> None:
        super().__init__(ended or "unknown")
        self.ended, self.match_id, self.seat = ended, match_id, seat
        self.language = language

    @property
    def retired(self) -> bool:
        """Whether there once was somebody behind it."""
        return bool(self.ended)


def retire(connection: Connection, match_id: str, token_hash: str, **about: Any) -> None:
    """Remember that a link was replaced: `seat` (None for the host's page), `why`, `until`.

    With `until` it opens what it opened, till the clock ends it.
    """
    values = {"match_id": match_id, "token_hash": token_hash, **about}
    connection.execute(insert(RETIRED_LINK).values(**values))


def find_seat(connection: Connection, token: str) -> tuple[str, int]:
    """The match and the seat that a former link still opens; raises NoSuchLink."""
    row = _row_of(connection, token)
    if row.until is None or row.seat is None:
        raise NoSuchLink(row.why, row.match_id, row.seat)
    return row.match_id, row.seat


def find_host(connection: Connection, token: str) -> str:
    """The match whose host's page a former link still opens; raises NoSuchLink."""
    row = _row_of(connection, token)
    if row.until is None or row.seat is not None:
        raise NoSuchLink(row.why, row.match_id, row.seat)
    return row.match_id


def refuse(connection: Connection, token: str) -> None:
    """Raises NoSuchLink, which says why where the token once opened something else."""
    row = _row_of(connection, token)
    raise NoSuchLink(row.why, row.match_id, row.seat)


def _row_of(connection: Connection, token: str) -> RetiredLinkRow:
    query = select(RETIRED_LINK).where(RETIRED_LINK.c.token_hash == hash_of(token))
    row = fetch_first(connection, query, RetiredLinkRow)
    if row is None:
        raise NoSuchLink
    return row


def end_due(connection: Connection, now: int) -> None:
    """Former links whose time is over open nothing more."""
    due = update(RETIRED_LINK).where(RETIRED_LINK.c.until <= now)
    connection.execute(due.values(until=None))


def end_all(connection: Connection) -> None:
    """No former link opens anything from now on."""
    connection.execute(
        update(RETIRED_LINK).where(RETIRED_LINK.c.until.is_not(None)).values(until=None)
    )


def are_due(connection: Connection, now: int) -> bool:
    """Whether there is one to end: a look that takes no lock."""
    query = select(RETIRED_LINK.c.token_hash).where(RETIRED_LINK.c.until <= now).limit(1)
    return connection.execute(query).first() is not None
