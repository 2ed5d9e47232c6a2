"""Rows of a large table looked at some at a time, so that no transaction lasts long."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from sqlalchemy import Connection

from service.database.connections import Database

T = TypeVar("T")
Look = Callable[[Connection, str, int], list[tuple[str, T]]]
PIECE = 50  # rows


def in_pieces(database: Database, look: Look[T]) -> Iterator[list[tuple[str, T]]]:
    """Yield what `look(connection, after, most)` returns, until there is no more.

    That is a list of pairs: the id of a row and what was found of it. The ids are the next ones
    after `after`, in their order.
    """

    def read(after: str) -> list[tuple[str, T]]:
        return database.read(lambda connection: look(connection, after, PIECE))

    piece = read("")
    while piece:
        yield piece
        piece = read(piece[-1][0])


def those(database: Database, look: Look[bool]) -> list[str]:
    """Return the ids of the rows of which `look` says True."""
    return [name for piece in in_pieces(database, look) for name, is_one in piece if is_one]
