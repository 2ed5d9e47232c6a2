"""Copies of one match, made by the database itself, to test a service with many matches."""

from __future__ import annotations

from sqlalchemy import Connection, Integer, String, cast, insert, literal, select
from sqlalchemy.sql.expression import ColumnElement

from service.database.rows import metadata

COPIED = ("match", "seat", "move", "due", "link")
OWN_IN_EACH = ("id", "creation_key", "token_hash")  # must be unique in every row


def multiply(connection: Connection, match_id: str, count: int, prefix: str) -> None:
    """Copy a match with its seats, moves, deadlines and links; copied ids begin with `prefix`."""
    numbers = select(literal(1, Integer).label("n")).cte("numbers", recursive=True)
    numbers = numbers.union_all(select(numbers.c.n + 1).where(numbers.c.n < count))
    own = literal(prefix, String) + cast(numbers.c.n, String)
    for table in (metadata.tables[name] for name in COPIED):
        key = table.c.id if table.name == "match" else table.c.match_id
        columns: list[ColumnElement[object]] = [
            own if column is key else column + own if column.name in OWN_IN_EACH else column
            for column in table.c
        ]
        copies = (
            select(*columns).select_from(table).join(numbers, literal(True)).where(key == match_id)
        )
        connection.execute(insert(table).from_select([column.name for column in table.c], copies))
