"""The statements that a test runs, and those of them that read a whole table.

A table's size must not decide what a page or a turn costs, so each statement has to find its rows
by an index. Indexes of a part of a table, such as its waiting rows, may be read whole.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from sqlalchemy import Connection, event, text

from service.database.connections import Database
from service.database.rows import metadata
from service.database.statements import Statement, driver_of

Statements = dict[str, Any]  # a statement, and the parameters it had when it ran first
# Tables that may be read whole: one is small, and the scheduler looks for seasons without games.
SMALL = {"heartbeat", "play_group"}
COUNTS = "SELECT count(*)"  # for the keeper's pages and the metrics
# A plan's line about reading a whole table: by SQLite, or by PostgreSQL if it has no index to use.
SCANS = re.compile(r"^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$|Seq Scan on (\w+)")
EXPLAINED = ("SELECT", "UPDATE", "DELETE", "INSERT", "WITH")


@contextmanager
def recorded(database: Database) -> Iterator[Statements]:
    """Yield the statements that run on that database in the block."""
    found: Statements = {}

    def note(_: Any, __: Any, statement: str, given: Any, ___: Any, is_many: bool) -> None:
        found.setdefault(statement, given[0] if is_many else given)

    usual = Statement._execute

    def execute(self: Statement, connection: Connection, *rows: dict[str, Any]) -> Any:
        compiled = self._in_words_of(connection.dialect)
        found.setdefault(compiled.sql, compiled.parameters(rows[0]))
        return usual(self, connection, *rows)

    event.listen(database.engine, "before_cursor_execute", note)
    with patch.object(Statement, "_execute", execute):
        yield found
    event.remove(database.engine, "before_cursor_execute", note)


def scanning(database: Database, statements: Statements) -> dict[str, set[str]]:
    """Return the statements that read a whole table, with the tables, except SMALL and COUNTS."""

    def work(connection: Connection) -> dict[str, set[str]]:
        if not database.is_sqlite:
            connection.execute(text("SET LOCAL enable_seqscan = off"))
        found = {}
        for statement, parameters in statements.items():
            explained = statement.startswith(EXPLAINED) and not statement.startswith(COUNTS)
            if explained and (tables := _scanned(connection, statement, parameters)):
                found[" ".join(statement.split())] = tables
        return found

    return database.read(work)


def _scanned(connection: Connection, statement: str, parameters: Any) -> set[str]:
    kind = "EXPLAIN" if connection.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
    plan = driver_of(connection).execute(f"{kind} {statement}", parameters).fetchall()
    scans = [found for row in plan for found in SCANS.finditer(str(row[-1]))]
    return {
        table
        for scan in scans
        if (table := scan[1] or scan[3]) in metadata.tables.keys() - SMALL
        and not _is_partial(scan[2])
    }


def _is_partial(index: str | None) -> bool:
    return any(
        each.name == index and each.dialect_options["sqlite"]["where"] is not None
        for table in metadata.tables.values()
        for each in table.indexes
    )
