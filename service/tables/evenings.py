"""The location and the photo of an evening, which the host may add to a finished table.

Only the host and the phones that have a seat see the photo.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, insert, select

from service.database.rows import EVENING, EveningRow
from service.database.statements import Query, Statement
from service.tables import claiming, store
from service.tables.store import Held

DELETED_AFTER = 400 * 24 * 3600  # seconds, after which location and photo are deleted
MOST_AT_ONCE = 50
OF_TABLE = Query(select(EVENING).where(EVENING.c.table_id == bindparam("of")), EveningRow)
VENUE_AND_PHOTO = Statement(
    select(EVENING.c.venue, EVENING.c.photo.is_not(None)).where(
        EVENING.c.table_id == bindparam("of")
    )
)
OVERDUE = Statement(
    select(EVENING.c.table_id).where(EVENING.c.kept_at <= bindparam("since")).limit(MOST_AT_ONCE)
)


@dataclass(frozen=True)
class Told:
    """The location of an evening, "" if unknown, and True if there is a photo."""

    venue: str = ""
    has_photo: bool = False


def told(connection: Connection, table_id: str) -> Told:
    """Return the location, and if there is a photo, without loading the photo."""
    found = VENUE_AND_PHOTO.tuples(connection, of=table_id)
    return Told(*found[0]) if found else Told()


def of_table(connection: Connection, table_id: str) -> EveningRow | None:
    """Return the location and the photo that the host added, or None."""
    return OF_TABLE.first(connection, of=table_id)


def keep(connection: Connection, held: Held, venue: str, photo: bytes | None, now: int) -> None:
    """Store the location and, if given, a photo; raises NotYours.

    Without a photo the earlier one stays.
    """
    held = claiming.by_host(connection, held)
    earlier = of_table(connection, held.row.id)
    kept = photo or (earlier.photo if earlier else None)
    _delete(connection, held.row.id)
    if venue or kept:
        row = {"table_id": held.row.id, "venue": venue, "photo": kept, "kept_at": now}
        connection.execute(insert(EVENING), row)
    store.update_table(connection, held.row)


def delete_photo(connection: Connection, held: Held) -> None:
    """Delete the photo but not the location; raises NotYours."""
    held = claiming.by_host(connection, held)
    earlier = of_table(connection, held.row.id)
    if earlier is None or earlier.photo is None:
        return
    _delete(connection, held.row.id)
    if earlier.venue:
        row = {"table_id": held.row.id, "venue": earlier.venue, "photo": None}
        connection.execute(insert(EVENING), row | {"kept_at": earlier.kept_at})
    store.update_table(connection, held.row)


def overdue(connection: Connection, now: int) -> list[str]:
    """Return the tables with an old location and photo to delete, a limited number per call."""
    return [table_id for (table_id,) in OVERDUE.tuples(connection, since=now - DELETED_AFTER)]


def forget(connection: Connection, table_id: str) -> None:
    """Delete the location and the photo of that table."""
    _delete(connection, table_id)


def _delete(connection: Connection, table_id: str) -> None:
    connection.execute(delete(EVENING).where(EVENING.c.table_id == table_id))
