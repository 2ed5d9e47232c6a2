"""Move of an installation to another database: from SQLite to PostgreSQL, or back.

Rows are copied in pieces, so that an interrupted move continues where it stopped. Then both
databases are compared. Only then can the new one be served, and the old one is marked as moved.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from service.database import file_modes, move_marks, patience, upgrading
from service.database.connections import Database, sqlite_file
from service.database.move_marks import Mark
from service.database.rows import HEARTBEAT, MATCH, metadata
from service.installation.coded_error import CodedError
from service.installation.context import Installation
from service.matches import heartbeat, states
from service.operations.startup import why_closed
from service.tables import retention

PIECE = 1000  # rows in one transaction
# Reports progress: a table's name, the number of its rows copied so far, and of all its rows.
Told = Callable[[str, int, int], None]
Totals = dict[str, tuple[int, int]]  # by table: its number of rows, and the sum of their hashes


class Copied(NamedTuple):
    """The content of the source when it was copied, to compare with.

    `positions` are those of its matches and tables (see `_positions`).
    """

    totals: Totals
    positions: dict[str, str]


class NotMoved(CodedError):
    """Raised when the move was refused or failed; `code` has the reason, with facts."""


def move(source: Installation, url: str, tell: Told) -> tuple[int, int]:
    """Move everything to the database at `url`; return the numbers of rows and matches.

    Raise NotMoved. The source keeps its rows and is only marked as moved.
    """
    if url == source.settings.database_url:
        raise NotMoved("in_use")
    with patience.within(upgrading.LONGEST, lock=patience.LOCK):
        beats = source.database.read(partial(_beats_of_stopped, installation=source))
        with _opened(url, beats) as target:
            target.write(partial(_claim, beats=beats))
            copied = source.database.read(partial(_copy, target=target, tell=tell))
            target.read(partial(_compare, copied=copied))
            source.database.write(partial(_leave, totals=copied.totals, beats=beats))
            target.write(move_marks.remove)
    return sum(count for count, _ in copied.totals.values()), copied.totals[MATCH.name][0]


def _beats_of_stopped(connection: Connection, installation: Installation) -> str:
    """Return a hash of the heartbeats, which change while the service runs.

    Raises NotMoved if it runs now.
    """
    if heartbeat.is_running(connection, installation):
        raise NotMoved("serving")
    return _beats(connection)


def _beats(connection: Connection) -> str:
    return repr(_total(connection, HEARTBEAT))


@contextlib.contextmanager
def _opened(url: str, beats: str) -> Iterator[Database]:
    """Open the new database and make its tables; raises NotMoved if another release made them.

    It is marked as unfinished first, since a database with tables could be served.
    """
    try:
        if file := sqlite_file(url):
            file_modes.make_file(file)
        target = Database(url)
    except (OSError, ImportError) as error:
        raise NotMoved("failed", why=why_closed(error)) from None
    try:
        version = target.read(upgrading.version)
        if version not in (None, upgrading.latest()):
            raise NotMoved("used")
        if version is None:
            target.write(partial(move_marks.put, mark=Mark("unfinished", beats)))
        upgrading.upgrade(url)
        yield target
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise NotMoved("failed", why=why_closed(error)) from None
    finally:
        target.close()


def _claim(connection: Connection, beats: str) -> None:
    """Mark the new database as unfinished; raises NotMoved if it has rows that no move copied.

    If the service ran since an interrupted move, the rows that it copied are deleted.
    """
    mine = Mark("unfinished", beats)
    found = move_marks.find(connection)
    if found == mine:
        return
    if found and found.state == "unfinished":
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))
    elif found or any(_count(connection, table) for table in metadata.sorted_tables):
        raise NotMoved("used")
    move_marks.put(connection, mine)


def _leave(connection: Connection, totals: Totals, beats: str) -> None:
    """Mark the old database as moved; raises NotMoved if it was written to meanwhile."""
    if any(_total(connection, table) != totals[table.name] for table in metadata.sorted_tables):
        raise NotMoved("meanwhile")
    move_marks.put(connection, Mark("moved", beats))


# --- copying ---------------------------------------------------------------


def _copy(connection: Connection, target: Database, tell: Told) -> Copied:
    """Copy the missing rows of each table, and return the content of the source."""
    totals = {}
    for table in metadata.sorted_tables:
        name, count = table.name, _count(connection, table)
        done = target.read(partial(_count, table=table))
        rows = select(table).order_by(*table.primary_key).offset(done)
        streamed = connection.execute(rows, execution_options={"yield_per": PIECE})
        for piece in streamed.mappings().partitions():
            target.write(partial(_insert, table=table, rows=[dict(row) for row in piece]))
            done += len(piece)
            tell(name, done, count)
        totals[name] = _total(connection, table)
    return Copied(totals, _positions(connection))


def _insert(connection: Connection, table: Table, rows: list[dict[str, object]]) -> None:
    connection.execute(insert(table), rows)


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


# --- comparing -------------------------------------------------------------


def _compare(connection: Connection, copied: Copied) -> None:
    """Compare all rows, hash chains and positions of the new database; raises NotMoved."""
    for table in metadata.sorted_tables:
        if _total(connection, table) != copied.totals[table.name]:
            raise NotMoved("different", what=table.name)
    present = _positions(connection)
    for name in present.keys() | copied.positions.keys():
        if present.get(name) != copied.positions.get(name):
            raise NotMoved("different", what=name)


def _total(connection: Connection, table: Table) -> tuple[int, int]:
    """Return the number of rows and the sum of their hashes, which does not depend on order."""
    count, total = 0, 0
    streamed = connection.execute(select(table), execution_options={"yield_per": PIECE})
    for row in streamed:
        count += 1
        total += int.from_bytes(sha256(repr(tuple(row)).encode()).digest())
    return count, total % (1 << 256)


def _positions(connection: Connection) -> dict[str, str]:
    """Return each begun match's state as text, and "unsound" for each faulty table, by id."""
    found = dict.fromkeys(retention.unsound(connection), "unsound")
    piece = states.positions(connection, "", PIECE)
    while piece:
        found.update(piece)
        piece = states.positions(connection, piece[-1][0], PIECE)
    return found
