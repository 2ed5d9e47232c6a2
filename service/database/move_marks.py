"""A row that forbids the service to use a database, since data is moved between databases.

The new database has the row until all rows are copied ("unfinished"). Then it is removed there, and
the old database gets one ("moved").
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
    """The row: the state of the database, and a hash of the old database's heartbeats."""

    state: State
    beats: str


def find(connection: Connection) -> Mark | None:
    """Return the database's row, or None if it has none."""
    if not inspect(connection).has_table(MARK.name):
        return None
    found = connection.execute(select(MARK)).first()
    return Mark(*found) if found else None


def put(connection: Connection, mark: Mark) -> None:
    """Write the row to the database, in place of an earlier one."""
    MARK.create(connection, checkfirst=True)
    connection.execute(delete(MARK))
    connection.execute(insert(MARK), mark._asdict())


def remove(connection: Connection) -> None:
    """Drop the row with its table."""
    MARK.drop(connection, checkfirst=True)
