"""A mark that the service must not use a database, as its data is being moved to another one.

The new database has the mark until all rows are copied ("unfinished"); then the old one has it
("moved").
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
    """The state of a marked database, and a hash of the old database's heartbeats."""

    state: State
    beats: str


def find(connection: Connection) -> Mark | None:
    """Return the database's mark, or None."""
    if not inspect(connection).has_table(MARK.name):
        return None
    found = connection.execute(select(MARK)).first()
    return Mark(*found) if found else None


def put(connection: Connection, mark: Mark) -> None:
    """Write the mark to the database, in place of an earlier one."""
    MARK.create(connection, checkfirst=True)
    connection.execute(delete(MARK))
    connection.execute(insert(MARK), mark._asdict())


def remove(connection: Connection) -> None:
    """Remove the mark."""
    MARK.drop(connection, checkfirst=True)
