"""Statements that are put together once: for the path of a turn, where a millisecond counts.

SQLAlchemy writes them, in the words of each database, and the driver runs them; what SQLAlchemy
does anew around every single call costs several times what the database needs for these. Knows
no table, and is no way to write SQL by hand: everything off that path calls `execute`.
"""

from collections import namedtuple
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError


class Compiled(NamedTuple):
    """A statement in one database's words; `order` names its parameters where places count."""

    sql: str
    given: dict[str, Any]
    order: Sequence[str] | None

    def parameters(self, values: dict[str, Any]) -> Any:
        """The values as the driver takes them."""
        every = self.given | values
        return every if self.order is None else [*map(every.__getitem__, self.order)]


class Statement:
    """A statement of SQLAlchemy's; its `bindparam`s are given as keywords, or a row of an insert.

    Rows have the columns as attributes, as SQLAlchemy's have, of the plain types that the driver
    gives.
    """

    def __init__(self, statement: Any) -> None:
        self._statement = statement
        self._row = _row_of(statement)
        self._compiled: dict[str, Compiled] = {}

    def _in_words_of(self, dialect: Dialect) -> Compiled:
        compiled = self._compiled.get(dialect.name)
        if compiled is None:
            written = self._statement.compile(dialect=dialect)
            order = written.positiontup if written.positional else None
            compiled = Compiled(str(written), dict(written.params), order)
            self._compiled[dialect.name] = compiled
        return compiled

    def run(self, connection: Connection, **values: Any) -> None:
        """Change something."""
        self._execute(connection, values)

    def run_for_each(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        """Change something once for each set of values."""
        if rows:
            self._execute(connection, *rows)

    def all(self, connection: Connection, **values: Any) -> list[Any]:
        """Every row found."""
        return [self._row(*found) for found in self._execute(connection, values).fetchall()]

    def first(self, connection: Connection, **values: Any) -> Any:
        """The first row found, or None."""
        found = self._execute(connection, values).fetchone()
        return None if found is None else self._row(*found)

    def _execute(self, connection: Connection, *rows: dict[str, Any]) -> Any:
        dialect = connection.dialect
        compiled = self._in_words_of(dialect)
        driver = connection.connection.driver_connection
        try:
            if len(rows) == 1:
                return driver.execute(compiled.sql, compiled.parameters(rows[0]))
            parameters = [compiled.parameters(row) for row in rows]
            return driver.cursor().executemany(compiled.sql, parameters)
        except dialect.loaded_dbapi.Error as error:
            raise _as_told_by_sqlalchemy(connection, compiled.sql, error) from error


def _row_of(statement: Any) -> Any:
    """The type of the rows that the statement finds."""
    if not statement.is_select:
        return None
    return namedtuple("Row", [column.name for column in statement.selected_columns])


def _as_told_by_sqlalchemy(connection: Connection, sql: str, error: Any) -> BaseException:
    """The error that everybody else raises and catches; a lost connection is not used again."""
    dialect = connection.dialect
    is_lost = dialect.is_disconnect(error, connection.connection.driver_connection, None)
    if is_lost:
        connection.invalidate(error)
    return DBAPIError.instance(
        sql,
        None,
        error,
        dialect.loaded_dbapi.Error,
        connection_invalidated=is_lost,
        dialect=dialect,
    )
