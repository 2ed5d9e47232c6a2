"""The photo of an evening, which a season's host may add to a result that they typed.

Only the season's host sees it. It is kept as long as a photo of a table.
"""

from typing import Any

from sqlalchemy import Connection, delete, insert, select

from service.database.rows import PLAY_PHOTO
from service.seasons.store import Held
from service.tables.evenings import DELETED_AFTER, MOST_AT_ONCE


def keep(connection: Connection, held: Held, play_id: str, photo: bytes, now: int) -> None:
    """Store the photo of a result, unless it has one."""
    if not has_photo(connection, held, play_id):
        row = {"group_id": held.row.id, "play_id": play_id, "photo": photo, "kept_at": now}
        connection.execute(insert(PLAY_PHOTO), row)


def of_play(connection: Connection, held: Held, play_id: str) -> bytes | None:
    """Return the photo of a result, or None."""
    query = select(PLAY_PHOTO.c.photo).where(*_of(held.row.id, play_id))
    photo: bytes | None = connection.execute(query).scalar()
    return photo


def has_photo(connection: Connection, held: Held, play_id: str) -> bool:
    """True if the result has a photo; does not load the photo."""
    query = select(PLAY_PHOTO.c.kept_at).where(*_of(held.row.id, play_id))
    return connection.execute(query).first() is not None


def overdue(connection: Connection, now: int) -> list[str]:
    """Return the old photos to delete, each as "<season's id> <result's id>"."""
    query = select(PLAY_PHOTO.c.group_id, PLAY_PHOTO.c.play_id)
    query = query.where(PLAY_PHOTO.c.kept_at <= now - DELETED_AFTER).limit(MOST_AT_ONCE)
    return [f"{group_id} {play_id}" for group_id, play_id in connection.execute(query)]


def forget(connection: Connection, group_id: str, play_id: str) -> None:
    """Delete the photo of a result."""
    connection.execute(delete(PLAY_PHOTO).where(*_of(group_id, play_id)))


def _of(group_id: str, play_id: str) -> tuple[Any, Any]:
    return PLAY_PHOTO.c.group_id == group_id, PLAY_PHOTO.c.play_id == play_id
