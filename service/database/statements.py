"""Statements that are put together once: for the path of a turn, where a millisecond counts.

SQLAlchemy writes them, in the words of each database, and the driver runs them; what SQLAlchemy
does anew around every single call costs several times what the database needs for these. What it
buys: a turn costs 190 µs of a processor's time, 420 where all is said to SQLAlchemy, and one
client of `make bench` takes 1,040 turns a second instead of 790. Everything off that path calls
`execute`, or `fetch_all` and `fetch_first` of service/database/rows.py.
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
    """The driver's own connection, to which statements, BEGIN and COMMIT are said."""
    return connection.connection.driver_connection


class Compiled(NamedTuple):
    """A statement in one database's words; `order` names its parameters where places count."""

    sql: str
    given: dict[str, Any]
    order: Sequence[str] | None

    def parameters(self, values: dict[str, Any]) -> Any:
        """The values as the driver takes them; raises TypeError for one that has no place."""
        every = self.given | values
        if len(every) > len(self.given):
            raise TypeError(f"no such parameters: {', '.join(values.keys() - self.given.keys())}")
        return every if self.order is None else [*map(every.__getitem__, self.order)]


class Statement:
    """A statement of SQLAlchemy's; its parameters, or an insert's values, come as keywords."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._compiled: dict[str, Compiled] = {}

    def run(self, connection: Connection, **values: Any) -> None:
        """Change something."""
        self._execute(connection, values)

    def run_for_each(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        """Change something once for each set of values."""
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
    """A statement that finds rows of one type; raises TypeError where its columns are others."""

    def __init__(self, statement: Select[Any], row_type: type[T]) -> None:
        super().__init__(statement)
        reader = reader_of(row_type)
        reader.check(column.name for column in statement.selected_columns)
        self._row = reader.row

    def all(self, connection: Connection, **values: Any) -> list[T]:
        """Every row found."""
        return [*map(self._row, self._execute(connection, values).fetchall())]

    def first(self, connection: Connection, **values: Any) -> T | None:
        """The first row found, or None."""
        found = self._execute(connection, values).fetchone()
        return None if found is None else self._row(found)


class Look(Statement):
    """A statement that says whether there is any such row."""

    def finds_any(self, connection: Connection, **values: Any) -> bool:
        """Whether there is one."""
        return self._execute(connection, values).fetchone() is not None


def _as_told_by_sqlalchemy(connection: Connection, sql: str, error: Any) -> BaseException:
    """The error that everybody else raises and catches; a lost connection is not used again."""
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
