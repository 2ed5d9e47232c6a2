"""The mark of a move between databases: on the new one until it is complete, then on the old one.

A marked database may not be served: its rows are incomplete or out of date.
"""

from typing import Literal, NamedTuple

from sqlalchemy import Column, Connection, MetaData, String, Table, delete, insert, inspect, select

State = Literal["unfinished", "moved"]
MARK = Table(
    "database_move",
    MetaData(),
    Column("state", String, primary_key=True),
    Column("beats", String, nullable=False),
)


class Mark(NamedTuple):
    """The state of a marked database, and a hash of the source's heartbeats."""

    state: State
    beats: str


def find(connection: Connection) -> Mark | None:
    """Return the database's mark, or None."""
    if not inspect(connection).has_table(MARK.name):
        return None
    found = connection.execute(select(MARK)).first()
    return Mark(*found) if found else None


def put(connection: Connection, mark: Mark) -> None:
    """Mark the database; a former mark is replaced."""
    MARK.create(connection, checkfirst=True)
    connection.execute(delete(MARK))
    connection.execute(insert(MARK), mark._asdict())


def remove(connection: Connection) -> None:
    """Remove the mark."""
    MARK.drop(connection, checkfirst=True)
