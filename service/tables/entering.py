"""Entries at a table from phones: stored once, in order, or refused with the reason."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, insert, select, update

from engine import table as log_of
from engine.table import ANYWAY, INSTEAD, LOT, UNDO, AnyTable, Entry, Refused, words_of
from service.database.connections import Database
from service.database.rows import GAME_TABLE, TABLE_ENTRY, GameTableRow, TableEntryRow, to_json
from service.database.statements import Query, Statement
from service.installation.coded_error import CodedError
from service.tables import first_player, hash_chain, projection_cache, store
from service.tables.hash_chain import HOST
from service.tables.projection_cache import Fold, Thought
from service.tables.store import Held

LONGEST_ID = 64
TRIES = 4
MOST_REPLAYED = 200  # entries that may be replayed under the lock
# Refusals of this module; engine/table.py and each game have more.
MOVED_ON = "moved_on"
REFUSALS = ("id_used", "table_frozen", "taken_in", MOVED_ON)

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


class NotYours(CodedError):
    """Raised if the holder of a link may not do something with this table.

    `code` is watching, claimed (by another phone), not_host or not_a_seat.
    """


class Behind(Exception):
    """Raised if other entries were stored meanwhile, so that a long replay has to be done again."""


@dataclass(frozen=True)
class Taken:
    """A stored entry; `already` is True if the same entry had been stored before."""

    number: int
    already: bool
    entry: Entry


@dataclass(frozen=True)
class Sent:
    """An entry as a phone sends it.

    `phone` is the secret of the phone that has the seat, or "". `turn` is the number of entries at
    the table when the phone offered this one, or None if it may be entered at any time. `table` is
    the id of the table that it was offered at, or "" for the one that the link opens now.
    """

    phone: str
    entry_id: str
    line: str
    turn: int | None = None
    table: str = ""

    def __post_init__(self) -> None:
        """Raise Refused for text that no entry can have."""
        is_name = 0 < len(self.entry_id) <= LONGEST_ID and self.entry_id.isprintable()
        if not is_name:
            raise Refused({"code": "malformed"})
        words = words_of(self.line)
        if is_chosen_lot(words):
            raise Refused({"code": "malformed"})
        object.__setattr__(self, "line", " ".join(words))


def is_chosen_lot(words: list[str]) -> bool:
    """True if a phone sends the outcome of drawing lots; it may only ask to draw."""
    said = words[1:] if words[0] == ANYWAY else words[2:] if words[0] == INSTEAD else words
    return said[:1] == [LOT] and words != [LOT]


def in_full(row: GameTableRow, line: str) -> str:
    """Return the line to enter; if it asks to draw lots, draw and add the outcome."""
    return f"{LOT} {secrets.randbelow(row.seats)}" if line == LOT else line


def take(
    database: Database,
    token: str,
    phone: str,
    entry_id: str,
    line: str,
    now: int,
    charge: Callable[[int], None] = lambda replayed: None,
    turn: int | None = None,
    offered_at: str = "",
) -> Taken:
    """Store an entry made through a link; raises NoSuchLink, NotYours, Refused.

    `charge` is called first, with the number of entries that have to be replayed. Long work, such
    as the replay after an early entry was undone, is done before the table is locked.
    """
    sent = Sent(phone, entry_id, line, turn, offered_at)
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
    """Store an entry within a transaction, however long it takes; raises NotYours, Refused."""
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
    _refuse_closed(held.row, sent)
    table = store.table_of(connection, held.row)
    _refuse_outdated(table, sent, sent.line)
    thought = Thought(held.row.id, held.row.seal, author, sent.line)
    after = projection_cache.thoughts.get(thought)
    if after is None:
        if most_replayed is not None and _replays(table, sent.line) > most_replayed:
            raise Behind
        after = log_of.entered(table, author, in_full(held.row, sent.line))
    _refuse_outdated(table, sent, after.entries[-1].line)
    entry = after.entries[-1]
    row = _append(connection, held.row, after, sent.entry_id, sent.line, now)
    if not entry.line.startswith(f"{UNDO} "):  # else an undone forced entry would come back at once
        _follow(connection, row, after, now)
    return Taken(entry.number, False, entry)


def _think(connection: Connection, token: str, sent: Sent, charge: Callable[[int], None]) -> Held:
    """Compute and cache the state after a new entry, before the table is locked; raises Refused."""
    held = store.find(connection, token)
    author = _author(held, sent.phone)
    if BY_ID.first(connection, of=held.row.id, id=sent.entry_id) is not None:
        return held
    _refuse_closed(held.row, sent)
    table = store.table_of(connection, held.row)
    _refuse_outdated(table, sent, sent.line)
    charge(_replays(table, sent.line))
    thought = Thought(held.row.id, held.row.seal, author, sent.line)
    after = log_of.entered(table, author, in_full(held.row, sent.line))
    projection_cache.thoughts.put(thought, after)
    return held


def _author(held: Held, phone: str) -> int | None:
    """Return the seat that the entry comes from, None for the host; raises NotYours."""
    if held.role == "watcher":
        raise NotYours("watching")
    if held.seat is None:
        return None
    if held.is_claimed and not held.has_seat(phone):
        raise NotYours("claimed")
    return held.seat


def _refuse_closed(row: GameTableRow, sent: Sent) -> None:
    """Raise Refused if the game goes on by mail, or the link has moved to the next game."""
    if row.status == "frozen":
        raise Refused({"code": "table_frozen"})
    if row.match_id is not None:
        raise Refused({"code": "taken_in"})
    if sent.table not in ("", row.id):
        raise Refused({"code": MOVED_ON})


def _refuse_outdated(table: AnyTable, sent: Sent, line: str) -> None:
    """Raise Refused if the table has moved on since the entry was offered."""
    since = None if sent.turn is None else log_of.outdating(table, sent.turn, line)
    if since is not None:
        raise Refused({"code": MOVED_ON, "entry": since.number})


def _again(
    connection: Connection, row: GameTableRow, earlier: TableEntryRow, author: int | None, line: str
) -> Taken:
    """Return the stored entry as the first time; raises Refused if its id is another entry's."""
    if store.author_of(earlier) != author or earlier.sent != line:
        raise Refused({"code": "id_used", "entry": earlier.number})
    entry = store.table_of(connection, row).entries[earlier.number - 1]
    return Taken(earlier.number, True, entry)


def _replays(table: AnyTable, line: str) -> int:
    """Return how many entries have to be replayed to undo or replace one; 0 for other entries."""
    words = line.split()
    if words[0] not in (UNDO, INSTEAD) or len(words) < 2 or not words[1].isdecimal():
        return 0
    return max(0, table.number - int(words[1][:9]))


def _follow(connection: Connection, row: GameTableRow, after: AnyTable, now: int) -> None:
    """Store the forced entries that follow the last one; no phone sends them."""
    while line := after.rules.follows(after.at):
        after = log_of.entered(after, None, line)
        row = _append(connection, row, after, secrets.token_hex(16), "", now)


def _append(
    connection: Connection, row: GameTableRow, after: AnyTable, entry_id: str, sent: str, now: int
) -> GameTableRow:
    """Store the last entry of `after`, and return the table's row after it."""
    entry = after.entries[-1]
    author = HOST if entry.author is None else entry.author
    seal = hash_chain.seal(row.seal, entry.number, author, entry.line, now)
    APPEND.run(
        connection,
        table_id=row.id,
        number=entry.number,
        entry_id=entry_id,
        author=author,
        line=entry.line,
        sent=sent,
        at=now,
        seal=seal,
    )
    ending = _ending(row, after, now)
    KEEP.run(connection, of=row.id, reached=entry.number, last_seal=seal, now=now, **ending)
    projection_cache.remember(row.id, Fold(entry.number, seal, after))
    return replace(row, number=entry.number, seal=seal, ended_at=ending["ended"])


def _ending(row: GameTableRow, after: AnyTable, now: int) -> dict[str, Any]:
    """Return the columns that record if the table has ended, and its result."""
    result = after.rules.result(after.at, row.seats)
    if result is None:
        return {"how": "open", "outcome": None, "ended": None}
    starter, told = first_player.of(after), after.rules.outcome(after.at, row.seats) or result
    outcome = {**told, **result} if starter is None else {**told, **result, "starter": starter}
    return {"how": "over", "outcome": to_json(outcome), "ended": row.ended_at or now}
