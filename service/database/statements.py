"""Statements compiled once, for the path of a turn, where a millisecond counts.

SQLAlchemy compiles each for its dialect, and the driver runs it directly. SQLAlchemy's own work for
each call costs several times the database's. A turn takes 190 µs of processor time this way,
against 420 through SQLAlchemy. One client of `make bench` plays 1,040 turns a second instead of
790. All other code calls `execute`, or `fetch_all` and `fetch_first` of service/database/rows.py.
"""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from sqlalchemy import Connection, Select
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.expression import ClauseElement

from service.database.rows import Row, reader_of

T = TypeVar("T", bound=Row)


def driver_of(connection: Connection) -> Any:
    """Return the driver's own connection."""
    return connection.connection.driver_connection


class Compiled(NamedTuple):
    """A statement compiled for one dialect.

    `order` names the parameters if they are positional, else None.
    """

    sql: str
    given: dict[str, Any]
    order: Sequence[str] | None

    def parameters(self, values: dict[str, Any]) -> Any:
        """Return the parameters for the driver; raises TypeError for an unknown name."""
        every = self.given | values
        if len(every) > len(self.given):
            raise TypeError(f"no such parameters: {', '.join(values.keys() - self.given.keys())}")
        return every if self.order is None else [*map(every.__getitem__, self.order)]


class Statement:
    """A compiled statement; parameters, or an insert's values, are keyword arguments."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._compiled: dict[str, Compiled] = {}

    def run(self, connection: Connection, **values: Any) -> None:
        self._execute(connection, values)

    def changes(self, connection: Connection, **values: Any) -> int:
        """Run an update or delete, and return the number of rows that it changed."""
        count: int = self._execute(connection, values).rowcount
        return count

    def tuples(self, connection: Connection, **values: Any) -> list[tuple[Any, ...]]:
        """Run the statement and return its result rows, including those of RETURNING."""
        found: list[tuple[Any, ...]] = self._execute(connection, values).fetchall()
        return found

    def run_for_each(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        """Run the statement once for each dict of parameters."""
        if rows:
            self._execute(connection, *rows)

    def _in_words_of(self, dialect: Dialect) -> Compiled:
        compiled = self._compiled.get(dialect.name)
        if compiled is None:
            written: Any = self._statement.compile(dialect=dialect)
            order = written.positiontup if written.positional else None
            compiled = Compiled(str(written), dict(written.params), order)
            self._compiled[dialect.name] = compiled
        return compiled

    def _execute(self, connection: Connection, *rows: dict[str, Any]) -> Any:
        dialect = connection.dialect
        compiled = self._in_words_of(dialect)
        driver = driver_of(connection)
        try:
            if len(rows) == 1:
                return driver.execute(compiled.sql, compiled.parameters(rows[0]))
            parameters = [compiled.parameters(row) for row in rows]
            return driver.cursor().executemany(compiled.sql, parameters)
        except dialect.loaded_dbapi.Error as error:
            raise _as_told_by_sqlalchemy(connection, compiled.sql, error) from error


class Query(Statement, Generic[T]):
    """A query for rows of one type; raises TypeError if its columns differ."""

    def __init__(self, statement: Select[Any], row_type: type[T]) -> None:
        super().__init__(statement)
        reader = reader_of(row_type)
        reader.check(column.name for column in statement.selected_columns)
        self._row = reader.row

    def all(self, connection: Connection, **values: Any) -> list[T]:
        """Return all rows."""
        return [*map(self._row, self._execute(connection, values).fetchall())]

    def first(self, connection: Connection, **values: Any) -> T | None:
        """Return the first row, or None."""
        found = self._execute(connection, values).fetchone()
        return None if found is None else self._row(found)


class Look(Statement):
    """A query that is only asked if it finds any row."""

    def finds_any(self, connection: Connection, **values: Any) -> bool:
        """True if the query finds a row."""
        return self._execute(connection, values).fetchone() is not None


def _as_told_by_sqlalchemy(connection: Connection, sql: str, error: Any) -> BaseException:
    """Return the SQLAlchemy exception for a driver's error; invalidate a lost connection."""
    dialect = connection.dialect
    is_lost = dialect.is_disconnect(error, driver_of(connection), None)
    if is_lost:
        connection.invalidate(error)
    raised: BaseException = DBAPIError.instance(
        sql,
        None,
        error,
        dialect.loaded_dbapi.Error,
        connection_invalidated=is_lost,
        dialect=dialect,
    )
    return raised
