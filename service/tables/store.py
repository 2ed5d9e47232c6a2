"""A table as rows: found by one of its links, its log, and what that has come to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, bindparam, select, update

import engine
from engine import table as log_of
from engine.table import AnyRules, AnyTable, Refused
from service.database.models import GAME_TABLE, LINK, TABLE_ENTRY, TABLE_SEAT
from service.database.rows import (
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
from service.links.store import Kind
from service.links.store import NoSuchLink as NoSuchLink
from service.matches.states import Unreadable
from service.tables import folds, seals
from service.tables.folds import Fold
from service.tables.seals import HOST

Role = Literal["host", "seat", "watcher"]
MOST_AT_ONCE = 100  # entries of other processes that are played one by one
ROLES: dict[str, Role] = {"table_host": "host", "table_seat": "seat", "table_watch": "watcher"}
LINKS: tuple[Kind, ...] = ("table_host", "table_seat", "table_watch")

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
    """No table of that name."""


class NoSuchSeat(LookupError):
    """No seat of that number at this table."""


@dataclass(frozen=True)
class Held:
    """A table, and who came to it by which link: its host, one of its seats, or a watcher."""

    row: GameTableRow
    seats: Sequence[TableSeatRow]
    role: Role
    seat: int | None
    token: str
    phones: Mapping[int, str]  # by claimed seat, the hash of the phone's own secret
    kind: str  # of the link
    link: tuple[str, int | None]  # its id, and when it was last used

    @property
    def names(self) -> list[str]:
        """The people's names by seat, empty where nobody has given one."""
        return [seat.name for seat in self.seats]

    @property
    def rules(self) -> AnyRules:
        """What the game is at a table; raises Unreadable where it is gone."""
        return rules_of(self.row)

    def has_seat(self, phone: str) -> bool:
        """Whether this phone has claimed the seat that its link is for."""
        if self.seat is None or not phone:
            return False
        return self.phones.get(self.seat) == hash_of(phone)

    @property
    def is_claimed(self) -> bool:
        """True if some phone has claimed the seat that the link is for."""
        return self.seat in self.phones


# --- by its links ----------------------------------------------------------


def find(connection: Connection, token: str) -> Held:
    """The table behind a link, and whose link it is; raises NoSuchLink."""
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
    """Return the hash of the claiming phone's secret, by seat."""
    found = PHONES_OF.all(connection, of=table_id)
    return {link.number: link.token_hash for link in found if link.number is not None}


def look(connection: Connection, token: str) -> TableByLinkRow:
    """The row alone: what is needed to say whether anything has changed; raises NoSuchLink."""
    if not is_shaped(token):
        raise NoSuchLink
    row = BY_LINK.first(connection, hash=hash_of(token))
    if row is None:
        raise links.missing(connection, token, *LINKS)
    return row


def stamp(row: GameTableRow) -> str:
    """One text for each state of a table: entries, claims, and how it stands."""
    return f"{row.id}-{row.number}-{row.changes}-{row.status}-{row.seal[:8]}"


def stamps(connection: Connection, table_ids: Sequence[str]) -> dict[str, str]:
    """The stamps of several tables, without those that are gone."""
    query = select(GAME_TABLE).where(GAME_TABLE.c.id.in_(table_ids))
    return {row.id: stamp(row) for row in fetch_all(connection, query, GameTableRow)}


def again(connection: Connection, held: Held) -> Held:
    """The same as it is now; nobody else may change it until the transaction ends."""
    lock(connection, held.row.id)
    return find(connection, held.token)


def lock(connection: Connection, table_id: str) -> GameTableRow:
    """The row of that table, which nobody else changes until the transaction ends."""
    row = LOCKED.first(connection, of=table_id)
    if row is None:
        raise NoSuchLink
    return row


def row_of(connection: Connection, table_id: str) -> GameTableRow:
    """The row of the table of that name; raises NoSuchTable."""
    row = TABLE_OF.first(connection, of=table_id)
    if row is None:
        raise NoSuchTable(table_id)
    return row


def links_of(
    connection: Connection, held: Held, tokens: Tokens
) -> tuple[str | None, list[str | None]]:
    """The tokens of the watchers and of each seat, for the host's eyes.

    None where one was derived from another key: it still opens, and can be made anew.
    """
    assert held.role == "host", "nobody else is told of other links"
    watch, seats = tokens_of(connection, held.row.id, len(held.seats), tokens)
    return watch, seats


def tokens_of(
    connection: Connection, table_id: str, seats: int, tokens: Tokens
) -> tuple[str | None, list[str | None]]:
    """Return the tokens of a table's watchers and of each of its seats."""
    found = {
        (link.kind, link.number): links.token_of(link, tokens) or None
        for link in links.live(connection, LINK.c.table_id == table_id)
    }
    each = [found.get(("table_seat", number)) for number in range(seats)]
    return found.get(("table_watch", None)), each


# --- its log ---------------------------------------------------------------


def entries_since(connection: Connection, row: GameTableRow, number: int) -> list[TableEntryRow]:
    """The entries after that number, as they were stored."""
    return ENTRIES_OF.all(connection, of=row.id, since=number)


def rules_of(row: GameTableRow) -> AnyRules:
    """What the game is at a table; raises Unreadable where it is gone."""
    try:
        return engine.at_table(row.game)
    except KeyError:
        raise _unreadable(row, "no such game") from None


def table_of(connection: Connection, row: GameTableRow) -> AnyTable:
    """What the log has come to, played from where it is known; raises Unreadable."""
    found = _known(connection, row)
    if found is not None:
        return found
    with folds.replaying(row.id):
        found = _known(connection, row)
        return _replayed(connection, row) if found is None else found


def _known(connection: Connection, row: GameTableRow) -> AnyTable | None:
    for step in folds.steps_of(row.id, row.number):
        if step.number == row.number and step.seal == row.seal:
            return step.table
        following = entries_since(connection, row, step.number)
        if following and following[0].seal == seals.seal_of(step.seal, following[0]):
            # Many at once are sooner played from the beginning, without what was taken back.
            return _extended(row, step.table, following) if len(following) <= MOST_AT_ONCE else None
    return None


def _replayed(connection: Connection, row: GameTableRow) -> AnyTable:
    """From the beginning."""
    log = [(author_of(entry), entry.line) for entry in entries_since(connection, row, 0)]
    try:
        table = log_of.after(beginning(row), log)
    except (engine.BadOption, Refused, ValueError) as bad:
        raise _unreadable(row, str(bad)) from bad
    folds.remember(row.id, Fold(row.number, row.seal, table))
    return table


def beginning(row: GameTableRow) -> AnyTable:
    """The table without an entry; raises BadOption, Refused, ValueError, Unreadable."""
    if row.begins is not None:
        return log_of.resumed(rules_of(row), row.begins)
    return log_of.opened(rules_of(row), row.seats, row.options)


def _extended(row: GameTableRow, table: AnyTable, entries: Sequence[TableEntryRow]) -> AnyTable:
    for entry in entries:
        try:
            table = log_of.entered(table, author_of(entry), entry.line)
        except Refused as refused:
            raise _unreadable(row, f"{entry.number}: {refused.refusal['code']}") from refused
    folds.remember(row.id, Fold(row.number, row.seal, table))
    return table


def author_of(entry: TableEntryRow) -> int | None:
    """The seat that it came from, None for the host."""
    return None if entry.author == HOST else entry.author


def _unreadable(row: GameTableRow, why: str) -> Unreadable:
    unreadable = Unreadable(row.id, why)
    unreadable.language = row.language
    return unreadable


# --- changes ---------------------------------------------------------------


def update_table(connection: Connection, row: GameTableRow, **values: Any) -> None:
    """Change columns of a table's row, as something that its readers have to hear of."""
    changed = update(GAME_TABLE).where(GAME_TABLE.c.id == row.id)
    connection.execute(changed.values(changes=GAME_TABLE.c.changes + 1, **values))


def update_seat(connection: Connection, seat: TableSeatRow, **values: Any) -> None:
    """Change columns of one seat."""
    where = (TABLE_SEAT.c.table_id == seat.table_id, TABLE_SEAT.c.number == seat.number)
    connection.execute(update(TABLE_SEAT).where(*where).values(**values))
