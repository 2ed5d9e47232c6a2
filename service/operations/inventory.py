"""Lists of matches, tables, seasons and people for the operator, from stored rows.

No state is read, so that no hidden card can be shown. Times are whole seconds since 1970 in UTC.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import ColumnElement, Connection, Select, func, select

from service.database.rows import (
    DUE,
    GAME_TABLE,
    LINK,
    MATCH,
    SEASON,
    SEASON_GAME,
    SEAT,
    TABLE_SEAT,
    UNWANTED,
    SeatRow,
    fetch_all,
)
from service.installation.addresses import mailbox
from service.matches import store
from service.people import personal_data, stranger_limits
from service.views import keeper_view

OPEN = ("proposed", "inviting", "running")


@dataclass(frozen=True)
class Listed:
    """Base class for a line of a list; its fields are the columns."""

    def text(self, name: str, timezone: str) -> str:
        """Return a field as text, with times in this zone, for people who read the list."""
        value = getattr(self, name)
        if name.endswith("_at"):
            return _moment(value, timezone)
        if isinstance(value, list):
            return ", ".join(map(str, value))
        return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _moment(at: int | None, timezone: str) -> str:
    if at is None:
        return ""
    return datetime.fromtimestamp(at, ZoneInfo(timezone or "UTC")).strftime("%Y-%m-%d %H:%M")


@dataclass(frozen=True)
class Match(Listed):
    """A match; `active_at` is the time of its last move, or else of its set-up.

    `asked` lists the seats to move, and `deadline_at` is their next deadline.
    """

    match: str
    game: str
    status: str
    turn: int
    active_at: int
    players: list[str]
    asked: list[int] = field(default_factory=list)
    deadline_at: int | None = None


@dataclass(frozen=True)
class Table(Listed):
    """A table with the real box; `active_at` is the time of its last entry or claim."""

    table: str
    game: str
    status: str
    entries: int
    active_at: int
    title: str
    players: list[str]


@dataclass(frozen=True)
class Season(Listed):
    """A season with the number of its games by mail and at tables."""

    season: str
    games: int
    active_at: int
    title: str


@dataclass(frozen=True)
class Person(Listed):
    """A person, known by a mailbox, with the number of their seats and the names used in them.

    `status` is "barred" by the operator, "unwilling" to get invitations, or "".
    """

    address: str
    names: list[str]
    open_seats: int
    seats: int
    status: str = ""


@dataclass(frozen=True)
class Seat(Listed):
    """A seat of one match; `opened_at` is when its link was last used, to the hour."""

    seat: int
    name: str
    address: str
    status: str
    is_host: bool
    is_asked: bool
    missed: int
    wants_letters: bool
    opened_at: int | None


# --- matches ---------------------------------------------------------------


def matches(
    connection: Connection,
    status: str | None = None,
    game: str | None = None,
    person: str | None = None,
) -> list[Match]:
    """Return the matches that meet the conditions, the latest active first."""
    wanted = keeper_view.MATCHES
    for column, value in ((MATCH.c.status, status), (MATCH.c.game, game)):
        wanted = wanted.where(column == value) if value else wanted
    if person:
        of = [seat.match_id for seat in personal_data.seats_of(connection, person)]
        wanted = wanted.where(MATCH.c.id.in_(of))
    names = _names(connection, select(SEAT.c.match_id, SEAT.c.name), SEAT.c.number)
    asked: dict[str, list[tuple[int, int]]] = {}
    due = select(DUE.c.match_id, DUE.c.seat, DUE.c.deadline_at).order_by(DUE.c.seat)
    for match_id, seat, deadline_at in connection.execute(due):
        asked.setdefault(match_id, []).append((seat, deadline_at))
    found = connection.execute(wanted.order_by(*keeper_view.LATEST_FIRST))
    return [
        Match(
            *row,
            players=names[row.id],
            asked=[seat for seat, _ in asked.get(row.id, [])],
            deadline_at=min((at for _, at in asked.get(row.id, [])), default=None),
        )
        for row in found
    ]


def _names(
    connection: Connection, query: Select[Any], order: ColumnElement[int]
) -> dict[str, list[str]]:
    """Return the players' names in the order of their seats, keyed by the match's or table's id."""
    found: dict[str, list[str]] = {}
    for key, name in connection.execute(query.order_by(order)):
        found.setdefault(key, []).append(name)
    return found


def seats(connection: Connection, match_id: str) -> list[Seat]:
    """Return the seats of a match; raises NoSuchMatch."""
    match = store.row_of(connection, match_id)
    asked = {*connection.execute(select(DUE.c.seat).where(DUE.c.match_id == match_id)).scalars()}
    opened = (
        select(LINK.c.number, func.max(LINK.c.used_at).label("opened_at"))
        .where(LINK.c.match_id == match_id, LINK.c.kind == "seat")
        .group_by(LINK.c.number)
    )
    opened_at = {row.number: row.opened_at for row in connection.execute(opened)}
    return [
        Seat(
            seat=row.number,
            name=row.name,
            address=row.address,
            status="bot" if row.bot else "absent" if row.absent else row.status,
            is_host=row.number == match.host,
            is_asked=row.number in asked,
            missed=row.missed,
            wants_letters=not row.muted,
            opened_at=opened_at.get(row.number),
        )
        for row in store.SEATS_OF.all(connection, of=match_id)
    ]


# --- tables and seasons ----------------------------------------------------


def tables(
    connection: Connection, status: str | None = None, game: str | None = None
) -> list[Table]:
    """Return the tables that meet the conditions, the latest active first."""
    title, of = func.coalesce(GAME_TABLE.c.title, ""), GAME_TABLE.c
    wanted = select(of.id, of.game, of.status, of.number, of.touched_at, title)
    for column, value in ((GAME_TABLE.c.status, status), (GAME_TABLE.c.game, game)):
        wanted = wanted.where(column == value) if value else wanted
    of_seat = select(TABLE_SEAT.c.table_id, TABLE_SEAT.c.name)
    names = _names(connection, of_seat, TABLE_SEAT.c.number)
    found = connection.execute(wanted.order_by(GAME_TABLE.c.touched_at.desc(), GAME_TABLE.c.id))
    return [Table(*row, names.get(row.id, [])) for row in found]


def seasons(connection: Connection) -> list[Season]:
    """Return all seasons, the latest active first."""
    games = func.count(SEASON_GAME.c.game_id)
    query = (
        select(SEASON.c.id, games, SEASON.c.touched_at, SEASON.c.title)
        .outerjoin(SEASON_GAME, SEASON_GAME.c.group_id == SEASON.c.id)
        .group_by(SEASON.c.id, SEASON.c.touched_at, SEASON.c.title)
        .order_by(SEASON.c.touched_at.desc(), SEASON.c.id)
    )
    return [Season(*row) for row in connection.execute(query)]


# --- people ----------------------------------------------------------------


def people(connection: Connection, part: str = "") -> list[Person]:
    """Return the people with seats, by address; `part` is a part of an address or name."""
    of_match = connection.execute(select(MATCH.c.id, MATCH.c.status))
    status = {row.id: row.status for row in of_match}
    found: dict[str, list[SeatRow]] = {}
    query = select(SEAT).where(SEAT.c.address != "", ~SEAT.c.bot)
    for seat in fetch_all(connection, query.order_by(SEAT.c.match_id), SeatRow):
        found.setdefault(mailbox(seat.address), []).append(seat)
    refusing = connection.execute(select(UNWANTED.c.address_hash, UNWANTED.c.is_barred))
    unwanted = {row.address_hash: row.is_barred for row in refusing}
    everybody = [_person(own, status, unwanted) for own in found.values()]
    wanted = part.casefold()
    shown = [one for one in everybody if wanted in f"{one.address} {one.names}".casefold()]
    return sorted(shown, key=lambda one: one.address)


def _person(seats: Iterable[SeatRow], status: dict[str, str], unwanted: dict[str, bool]) -> Person:
    own = [*seats]
    address = own[-1].address
    barred = [unwanted[each] for each in stranger_limits.hashes_of(address) if each in unwanted]
    return Person(
        address=address,
        names=[*dict.fromkeys(seat.name for seat in own)],
        open_seats=sum(status[seat.match_id] in OPEN for seat in own),
        seats=len(own),
        status="barred" if any(barred) else "unwilling" if barred else "",
    )
