"""Rows of a table: found by one of its links, with its log and its current state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, bindparam, select, update

import engine
from engine import table as log_of
from engine.table import AnyRules, AnyTable, Refused
from service.database.rows import (
    GAME_TABLE,
    LINK,
    TABLE_ENTRY,
    TABLE_SEAT,
    GameTableRow,
    LinkRow,
    TableByLinkRow,
    TableEntryRow,
    TableSeatRow,
    fetch_all,
)
from service.database.statements import Query
from service.installation.tokens import Tokens, hash_of, is_shaped
from service.links import store as links
from service.links.store import NoSuchLink as NoSuchLink
from service.matches.states import Unreadable
from service.tables import hash_chain, projection_cache
from service.tables.hash_chain import HOST
from service.tables.projection_cache import Fold

Role = Literal["host", "seat", "watcher"]
MOST_AT_ONCE = 100  # entries of other processes that are applied one by one
ROLES: dict[str, Role] = {"table_host": "host", "table_seat": "seat", "table_watch": "watcher"}
LINKS: tuple[links.Kind, ...] = ("table_host", "table_seat", "table_watch")

_BY_LINK = (
    select(
        GAME_TABLE,
        LINK.c.kind.label("link_kind"),
        LINK.c.number.label("link_seat"),
        LINK.c.id.label("link_id"),
        LINK.c.used_at,
    )
    .join(LINK, LINK.c.table_id == GAME_TABLE.c.id)
    .where(LINK.c.token_hash == bindparam("hash"), links.LIVE)
)
_PHONES = select(LINK).where(LINK.c.table_id == bindparam("of"), LINK.c.kind == "phone", links.LIVE)
_ONE = select(GAME_TABLE).where(GAME_TABLE.c.id == bindparam("of"))
BY_LINK = Query(_BY_LINK, TableByLinkRow)
TABLE_OF = Query(_ONE, GameTableRow)
PHONES_OF = Query(_PHONES, LinkRow)
LOCKED = Query(_ONE.with_for_update(), GameTableRow)
SEATS_OF = Query(
    select(TABLE_SEAT)
    .where(TABLE_SEAT.c.table_id == bindparam("of"))
    .order_by(TABLE_SEAT.c.number),
    TableSeatRow,
)
ENTRIES_OF = Query(
    select(TABLE_ENTRY)
    .where(TABLE_ENTRY.c.table_id == bindparam("of"), TABLE_ENTRY.c.number > bindparam("since"))
    .order_by(TABLE_ENTRY.c.number),
    TableEntryRow,
)


class NoSuchTable(LookupError):
    """No table has that id."""


class NoSuchSeat(LookupError):
    """The table has no seat of that number."""


@dataclass(frozen=True)
class Held:
    """A table, opened by the link of its host, of one of its seats, or of its watchers."""

    row: GameTableRow
    seats: Sequence[TableSeatRow]
    role: Role
    seat: int | None
    token: str
    phones: Mapping[int, str]  # hash of the phone's secret, by claimed seat
    kind: str  # kind of the link
    link: tuple[str, int | None]  # the link's id and the time of its last use

    @property
    def names(self) -> list[str]:
        """Return the people's names by seat, "" where no name was given."""
        return [seat.name for seat in self.seats]

    @property
    def rules(self) -> AnyRules:
        """Return the game's rules at a table; raises Unreadable if the game is gone."""
        return rules_of(self.row)

    def has_seat(self, phone: str) -> bool:
        """True if this phone has claimed the seat that its link is for."""
        if self.seat is None or not phone:
            return False
        return self.phones.get(self.seat) == hash_of(phone)

    @property
    def is_claimed(self) -> bool:
        """True if some phone has claimed the seat that the link is for."""
        return self.seat in self.phones


# --- by its links ----------------------------------------------------------


def find(connection: Connection, token: str) -> Held:
    """Return the table that a link opens, and the link's role; raises NoSuchLink."""
    row = look(connection, token)
    return Held(
        row=row,
        seats=SEATS_OF.all(connection, of=row.id),
        role=ROLES[row.link_kind],
        seat=row.link_seat,
        token=token,
        phones=phones_of(connection, row.id),
        kind=row.link_kind,
        link=(row.link_id, row.used_at),
    )


def phones_of(connection: Connection, table_id: str) -> dict[int, str]:
    """Return the hash of each claiming phone's secret, keyed by seat."""
    found = PHONES_OF.all(connection, of=table_id)
    return {link.number: link.token_hash for link in found if link.number is not None}


def look(connection: Connection, token: str) -> TableByLinkRow:
    """Return only the table's row, enough to see if anything changed; raises NoSuchLink."""
    if not is_shaped(token):
        raise NoSuchLink
    row = BY_LINK.first(connection, hash=hash_of(token))
    if row is None:
        raise links.missing(connection, token, *LINKS)
    return row


def stamp(row: GameTableRow) -> str:
    """Return a short text that changes whenever the table does: entries, claims, status."""
    return f"{row.id}-{row.number}-{row.changes}-{row.status}-{row.seal[:8]}"


def stamps(connection: Connection, table_ids: Sequence[str]) -> dict[str, str]:
    """Return the stamps of those tables that exist, keyed by id."""
    query = select(GAME_TABLE).where(GAME_TABLE.c.id.in_(table_ids))
    return {row.id: stamp(row) for row in fetch_all(connection, query, GameTableRow)}


def again(connection: Connection, held: Held) -> Held:
    """Lock the table and read it again."""
    lock(connection, held.row.id)
    return find(connection, held.token)


def lock(connection: Connection, table_id: str) -> GameTableRow:
    """Lock and return the row of that table; raises NoSuchLink if it was deleted."""
    row = LOCKED.first(connection, of=table_id)
    if row is None:
        raise NoSuchLink
    return row


def row_of(connection: Connection, table_id: str) -> GameTableRow:
    """Return the row of the table with that id; raises NoSuchTable."""
    row = TABLE_OF.first(connection, of=table_id)
    if row is None:
        raise NoSuchTable(table_id)
    return row


def links_of(
    connection: Connection, held: Held, tokens: Tokens
) -> tuple[str | None, list[str | None]]:
    """Return the watchers' token and each seat's, for the host's page.

    None stands for a link made with another secret key: it still works, and the host can replace
    it.
    """
    assert held.role == "host", "nobody else is told of other links"
    return tokens_of(connection, held.row.id, len(held.seats), tokens)


def tokens_of(
    connection: Connection, table_id: str, seats: int, tokens: Tokens
) -> tuple[str | None, list[str | None]]:
    """Return a table's (watchers' token, tokens by seat); None for links of another secret key."""
    found = {
        (link.kind, link.number): links.token_of(link, tokens) or None
        for link in links.live(connection, LINK.c.table_id == table_id)
    }
    each = [found.get(("table_seat", number)) for number in range(seats)]
    return found.get(("table_watch", None)), each


# --- its log ---------------------------------------------------------------


def entries_since(connection: Connection, row: GameTableRow, number: int) -> list[TableEntryRow]:
    """Return the stored entries after that number."""
    return ENTRIES_OF.all(connection, of=row.id, since=number)


def rules_of(row: GameTableRow) -> AnyRules:
    """Return the game's rules at a table; raises Unreadable if the game is gone."""
    try:
        return engine.at_table(row.game)
    except KeyError:
        raise _unreadable(row, "no such game") from None


def table_of(connection: Connection, row: GameTableRow) -> AnyTable:
    """Return the table's current state, if possible from a cached one; raises Unreadable."""
    found = _known(connection, row)
    if found is not None:
        return found
    with projection_cache.replaying(row.id):
        found = _known(connection, row)
        return _replayed(connection, row) if found is None else found


def _known(connection: Connection, row: GameTableRow) -> AnyTable | None:
    for step in projection_cache.steps_of(row.id, row.number):
        if step.number == row.number and step.seal == row.seal:
            return step.table
        following = entries_since(connection, row, step.number)
        if following and following[0].seal == hash_chain.seal_of(step.seal, following[0]):
            # A full replay, which skips undone entries, is faster than applying many.
            return _extended(row, step.table, following) if len(following) <= MOST_AT_ONCE else None
    return None


def _replayed(connection: Connection, row: GameTableRow) -> AnyTable:
    """Replay the table from its beginning."""
    log = [(author_of(entry), entry.line) for entry in entries_since(connection, row, 0)]
    try:
        table = log_of.after(beginning(row), log)
    except (engine.BadOption, Refused, ValueError) as bad:
        raise _unreadable(row, str(bad)) from bad
    projection_cache.remember(row.id, Fold(row.number, row.seal, table))
    return table


def beginning(row: GameTableRow) -> AnyTable:
    """Return the table before its first entry.

    Raises BadOption, Refused, ValueError or Unreadable.
    """
    if row.begins is not None:
        return log_of.resumed(rules_of(row), row.begins)
    return log_of.opened(rules_of(row), row.seats, row.options)


def _extended(row: GameTableRow, table: AnyTable, entries: Sequence[TableEntryRow]) -> AnyTable:
    for entry in entries:
        try:
            table = log_of.entered(table, author_of(entry), entry.line)
        except Refused as refused:
            raise _unreadable(row, f"{entry.number}: {refused.refusal['code']}") from refused
    projection_cache.remember(row.id, Fold(row.number, row.seal, table))
    return table


def author_of(entry: TableEntryRow) -> int | None:
    """Return the seat that made the entry, None for the host."""
    return None if entry.author == HOST else entry.author


def _unreadable(row: GameTableRow, why: str) -> Unreadable:
    unreadable = Unreadable(row.id, why)
    unreadable.language = row.language
    return unreadable


# --- changes ---------------------------------------------------------------


def update_table(connection: Connection, row: GameTableRow, **values: Any) -> None:
    """Change columns of a table's row, and count the change, so that open pages reload."""
    changed = update(GAME_TABLE).where(GAME_TABLE.c.id == row.id)
    connection.execute(changed.values(changes=GAME_TABLE.c.changes + 1, **values))


def update_seat(connection: Connection, seat: TableSeatRow, **values: Any) -> None:
    """Change columns of a seat."""
    where = (TABLE_SEAT.c.table_id == seat.table_id, TABLE_SEAT.c.number == seat.number)
    connection.execute(update(TABLE_SEAT).where(*where).values(**values))
