"""Copies of all rows of an installation in memory, to be put into another installation."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select

from service.database.rows import metadata
from tests.service.trial_installation import TrialInstallation

Rows = dict[str, list[dict[str, Any]]]


def rows_of(house: TrialInstallation) -> Rows:
    """Return every row of every table."""

    def work(connection: Connection) -> Rows:
        return {
            table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
            for table in metadata.sorted_tables
        }

    return house.installation.database.read(work)


def put_rows(house: TrialInstallation, rows: Rows) -> None:
    """Replace all rows of a database, SQLite or PostgreSQL, by `rows`."""

    def work(connection: Connection) -> None:
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))
        for table in metadata.sorted_tables:
            if rows[table.name]:
                connection.execute(insert(table), rows[table.name])

    house.installation.database.write(work)
