"""Reading of large tables in pieces, so that no transaction lasts long."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from sqlalchemy import Connection

from service.database.connections import Database

T = TypeVar("T")
Look = Callable[[Connection, str, int], list[tuple[str, T]]]
PIECE = 50  # rows


def in_pieces(database: Database, look: Look[T]) -> Iterator[list[tuple[str, T]]]:
    """Yield piece after piece of (row id, result) pairs, until `look` finds no more rows.

    `look(connection, after, most)` returns the pairs of the next ids after `after`, in order, and
    at most `most` of them.
    """

    def read(after: str) -> list[tuple[str, T]]:
        return database.read(lambda connection: look(connection, after, PIECE))

    piece = read("")
    while piece:
        yield piece
        piece = read(piece[-1][0])


def those(database: Database, look: Look[bool]) -> list[str]:
    """Return the ids of the rows that `look` pairs with True."""
    return [name for piece in in_pieces(database, look) for name, is_one in piece if is_one]
