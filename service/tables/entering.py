"""What happens at a table, entered from a phone: once, in order, or refused with the reason."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from engine import table as log_of
from engine.table import INSTEAD, UNDO, AnyTable, Entry, Refused, words_of
from service.database.connections import Database
from service.database.models import GAME_TABLE, TABLE_ENTRY
from service.database.rows import GameTableRow, TableEntryRow, to_json
from service.database.statements import Query, Statement
from service.tables import folds, seals, store
from service.tables.folds import Fold, Thought
from service.tables.seals import HOST
from service.tables.store import Held

LONGEST_ID = 64
TRIES = 4
MOST_REPLAYED = 200  # entries that are played again while everybody else waits
# The refusals of this module, beside those of engine/table.py and of each game.
REFUSALS = ("id_used", "table_frozen")

BY_ID = Query(
    select(TABLE_ENTRY).where(
        TABLE_ENTRY.c.table_id == bindparam("of"), TABLE_ENTRY.c.entry_id == bindparam("id")
    ),
    TableEntryRow,
)
APPEND = Statement(insert(TABLE_ENTRY))
KEEP = Statement(
    update(GAME_TABLE)
    .where(GAME_TABLE.c.id == bindparam("of"))
    .values(
        number=bindparam("reached"),
        seal=bindparam("last_seal"),
        status=bindparam("how"),
        touched_at=bindparam("now"),
        result=bindparam("outcome"),
        ended_at=bindparam("ended"),
    )
)


class NotYours(Exception):
    """Whoever asks may not do that here; `code`: watching, claimed (by another phone), not_host."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Behind(Exception):
    """Others were quicker, and this would take long: it is to be thought out anew."""


@dataclass(frozen=True)
class Taken:
    """What became of an entry: its number, whether it was there already, and how it reads."""

    number: int
    already: bool
    entry: Entry


@dataclass(frozen=True)
class Sent:
    """An entry as a phone sends it; `phone` is the secret of the phone that has the seat, or ""."""

    phone: str
    entry_id: str
    line: str

    def __post_init__(self) -> None:
        """Raises Refused for what no entry can be."""
        is_name = 0 < len(self.entry_id) <= LONGEST_ID and self.entry_id.isprintable()
        if not is_name:
            raise Refused({"code": "malformed"})
        object.__setattr__(self, "line", " ".join(words_of(self.line)))


def take(
    database: Database,
    token: str,
    phone: str,
    entry_id: str,
    line: str,
    now: int,
    charge: Callable[[int], None] = lambda replayed: None,
) -> Taken:
    """Enter something by a link; raises NoSuchLink, NotYours, Refused.

    `charge` is told first how many entries have to be played again. What takes long, such as the
    replay after an early entry was taken back, is thought out before the table is locked.
    """
    sent = Sent(phone, entry_id, line)
    for _ in range(TRIES):
        held = database.read(lambda connection: _think(connection, token, sent, charge))
        try:
            return database.write(partial(_enter, held=held, sent=sent, now=now))
        except Behind:
            continue
    return database.write(partial(_enter, held=held, sent=sent, now=now, most_replayed=None))


def enter(
    connection: Connection, held: Held, phone: str, entry_id: str, line: str, now: int
) -> Taken:
    """The same within a transaction, however long it takes."""
    return _enter(connection, held, Sent(phone, entry_id, line), now, most_replayed=None)


def _enter(
    connection: Connection,
    held: Held,
    sent: Sent,
    now: int,
    most_replayed: int | None = MOST_REPLAYED,
) -> Taken:
    held = store.again(connection, held)
    author = _author(held, sent.phone)
    earlier = BY_ID.first(connection, of=held.row.id, id=sent.entry_id)
    if earlier is not None:
        return _again(connection, held.row, earlier, author, sent.line)
    _refuse_frozen(held.row)
    table = store.table_of(connection, held.row)
    thought = Thought(held.row.id, held.row.seal, author, sent.line)
    after = folds.noted(thought)
    if after is None:
        if most_replayed is not None and _replays(table, sent.line) > most_replayed:
            raise Behind
        after = log_of.entered(table, author, sent.line)
    return _append(connection, held.row, after, sent, now)


def _think(connection: Connection, token: str, sent: Sent, charge: Callable[[int], None]) -> Held:
    """Note what the entry would lead to, if it is not there yet; raises what would refuse it."""
    held = store.find(connection, token)
    author = _author(held, sent.phone)
    if BY_ID.first(connection, of=held.row.id, id=sent.entry_id) is not None:
        return held
    _refuse_frozen(held.row)
    table = store.table_of(connection, held.row)
    charge(_replays(table, sent.line))
    thought = Thought(held.row.id, held.row.seal, author, sent.line)
    folds.note(thought, log_of.entered(table, author, sent.line))
    return held


def _author(held: Held, phone: str) -> int | None:
    """The seat that the entry comes from, None for the host; raises NotYours."""
    if held.role == "watcher":
        raise NotYours("watching")
    if held.seat is None:
        return None
    if held.is_claimed and not held.has_seat(phone):
        raise NotYours("claimed")
    return held.seat


def _refuse_frozen(row: GameTableRow) -> None:
    if row.status == "frozen":
        raise Refused({"code": "table_frozen"})


def _again(
    connection: Connection, row: GameTableRow, earlier: TableEntryRow, author: int | None, line: str
) -> Taken:
    """What was answered before; raises Refused where the name stands for another entry."""
    if store.author_of(earlier) != author or earlier.sent != line:
        raise Refused({"code": "id_used", "entry": earlier.number})
    entry = store.table_of(connection, row).entries[earlier.number - 1]
    return Taken(earlier.number, True, entry)


def _replays(table: AnyTable, line: str) -> int:
    """How many entries have to be played again for this one."""
    words = line.split()
    if words[0] not in (UNDO, INSTEAD) or len(words) < 2 or not words[1].isdecimal():
        return 0
    return max(0, table.number - int(words[1][:9]))


def _append(
    connection: Connection, row: GameTableRow, after: AnyTable, sent: Sent, now: int
) -> Taken:
    entry = after.entries[-1]
    author = HOST if entry.author is None else entry.author
    seal = seals.seal(row.seal, entry.number, author, entry.line, now)
    APPEND.run(
        connection,
        table_id=row.id,
        number=entry.number,
        entry_id=sent.entry_id,
        author=author,
        line=entry.line,
        sent=sent.line,
        at=now,
        seal=seal,
    )
    KEEP.run(
        connection,
        of=row.id,
        reached=entry.number,
        last_seal=seal,
        now=now,
        **_ending(row, after, now),
    )
    folds.remember(row.id, Fold(entry.number, seal, after))
    return Taken(entry.number, False, entry)


def _ending(row: GameTableRow, after: AnyTable, now: int) -> dict[str, Any]:
    """Whether a table has come to its end, by the rules or by hand, with how and since when."""
    result = after.rules.result(after.at, row.seats)
    if result is None:
        return {"how": "open", "outcome": None, "ended": None}
    return {"how": "over", "outcome": to_json(result), "ended": row.ended_at or now}
