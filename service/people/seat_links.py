"""Links of seats: made for players and invited people, and ended.

While a match continues at a table, the pages of its seats show links to that table. These are made
and ended with the seats' own.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, or_, select, update

from service.database.rows import GAME_TABLE, LINK, MATCH, NEWCOMER, TABLE_SEAT, SeatRow
from service.installation.tokens import Tokens
from service.links import store as links
from service.matches import deeds, outbox, stoppable_acts, store, ways

MOVED, REPLACED = "moved", "replaced"  # why links end: another address, another holder


@dataclass(frozen=True)
class Ended:
    """The number of links that ended, and of waiting requests (`acts`) stopped with them."""

    links: int = 0
    acts: int = 0

    def __add__(self, other: "Ended") -> "Ended":
        """Return the sums of both numbers."""
        return Ended(self.links + other.links, self.acts + other.acts)


def give(connection: Connection, tokens: Tokens, seat: SeatRow, now: int) -> None:
    """Make the links of a seat that has a player or an invitation; bots get none."""
    if seat.bot or not seat.address:
        return
    deeds.tell(seat.match_id, "new_link", seat.number)
    target = links.Target(seat.match_id, seat.number)
    links.make(connection, tokens, "seat", target, now, seat.address)
    match = store.row_of(connection, seat.match_id)
    if match.table_id is not None:
        at_table = links.Target(number=seat.number, table_id=match.table_id)
        links.make_missing(connection, tokens, "table_seat", at_table, now)
    if match.host == seat.number:
        give_hosting(connection, tokens, seat, match.table_id, now)


def give_hosting(
    connection: Connection, tokens: Tokens, seat: SeatRow, table_id: str | None, now: int
) -> None:
    """Make the links of a match's host, including one to the table where the match continues."""
    links.make(connection, tokens, "host", links.Target(seat.match_id), now, seat.address)
    if table_id is not None:
        at_table = links.Target(table_id=table_id)
        links.make_missing(connection, tokens, "table_host", at_table, now)


def end_hosting(connection: Connection, match_id: str, now: int, why: str) -> None:
    """End the links of a match's host, including one to the table where the match continues."""
    links.end_of(connection, "host", links.Target(match_id), now, why)
    at_table = LINK.c.table_id.in_(opened_by(match_id))
    links.end(connection, now, why, LINK.c.kind == "table_host", at_table)


def end(connection: Connection, seat: SeatRow, now: int, why: str) -> Ended:
    """End the links of a seat; for the host's seat also those of the host's page.

    A confirmed change of address can still be taken back, unless the seat has another player now.
    After a change of address, the link that confirmed it stays, since it may be pressed twice.

    The ways beside mail end too. Somebody else with the link may have added one, and would get the
    next link by it.
    """
    if ways.forget(connection, seat, now) and why not in (MOVED, REPLACED):
        turn = store.row_of(connection, seat.match_id).turn
        outbox.write(connection, seat, "way", turn, now, why="renewed")
    confirms = LINK.c.kind == "address_confirm"
    if why == MOVED:
        confirms = and_(confirms, LINK.c.address != seat.address)
    own = [LINK.c.kind == "seat", confirms]
    if why == REPLACED:
        own.append(LINK.c.kind == "address_stop")
    kinds = [and_(LINK.c.number == seat.number, or_(*own)), _applied(seat)]
    acts = stoppable_acts.stop_begun(connection, seat, now)
    if _is_host(connection, seat):
        kinds.append(LINK.c.kind == "host")
        acts += _stop_offers(connection, seat.match_id, now)
    ended = links.end(connection, now, why, LINK.c.match_id == seat.match_id, or_(*kinds))
    if at_table := links.end(connection, now, why, *at_tables(seat.match_id, seat.number)):
        free_at_tables(connection, opened_by(seat.match_id), seat.number)
    return Ended(ended + at_table, acts)


def _stop_offers(connection: Connection, match_id: str, now: int) -> int:
    """Stop the host's offers of seats in a running match; return how many waited for an answer.

    Somebody else with the host's link may have made them. An offer that was declined could still be
    accepted, so its link ends too.
    """
    if store.row_of(connection, match_id).status != "running":
        return 0
    seats = store.SEATS_OF.all(connection, of=match_id)
    offered = [seat for seat in seats if seat.status != "joined"]
    for seat in offered:
        end(connection, seat, now, "unoffered")
        store.update_seat(connection, seat, status="expired")
    return sum(seat.status == "invited" for seat in offered)


def tables_of(match_id: str) -> Select[tuple[str]]:
    """Return the query for ids of tables that a match continued, or that continued the match."""
    present = GAME_TABLE.c.id.in_(select(MATCH.c.table_id).where(MATCH.c.id == match_id))
    its = or_(GAME_TABLE.c.match_id == match_id, present, GAME_TABLE.c.opened_by == match_id)
    return select(GAME_TABLE.c.id).where(its)


def opened_by(match_id: str | ColumnElement[str]) -> Select[tuple[str]]:
    """Return the query for ids of tables that were opened to continue a match."""
    return select(GAME_TABLE.c.id).where(GAME_TABLE.c.opened_by == match_id)


def at_tables(
    match_id: str | ColumnElement[str], number: int | ColumnElement[int]
) -> tuple[ColumnElement[bool], ...]:
    """Return the SQL conditions that select a seat's links to tables where its match continues.

    Both arguments may be the parameters of a prepared query.
    """
    own = and_(LINK.c.number == number, links.is_of("table_seat", "phone"))
    is_host = exists().where(MATCH.c.id == match_id, MATCH.c.host == number)
    is_own = or_(own, and_(LINK.c.kind == "table_host", is_host))
    return LINK.c.table_id.in_(opened_by(match_id)), is_own


def free_at_tables(
    connection: Connection, table_ids: Select[tuple[str]] | Sequence[str], number: int
) -> None:
    """Delete the hand and the address that a phone entered for seat `number` of these tables."""
    seats = update(TABLE_SEAT).where(
        TABLE_SEAT.c.table_id.in_(table_ids), TABLE_SEAT.c.number == number
    )
    connection.execute(seats.values(private=None, tenure=TABLE_SEAT.c.tenure + 1))
    tables = update(GAME_TABLE).where(GAME_TABLE.c.id.in_(table_ids))
    connection.execute(tables.values(changes=GAME_TABLE.c.changes + 1))


def _is_host(connection: Connection, seat: SeatRow) -> bool:
    host = select(MATCH.c.host).where(MATCH.c.id == seat.match_id)
    return connection.execute(host).scalar() == seat.number


def _applied(seat: SeatRow) -> ColumnElement[bool]:
    """Return the SQL condition that selects the links of applications that led to this seat."""
    taken = select(NEWCOMER.c.number).where(
        NEWCOMER.c.match_id == seat.match_id, NEWCOMER.c.seat == seat.number
    )
    own = or_(LINK.c.address == seat.address, LINK.c.number.in_(taken))
    return and_(LINK.c.kind == "applicant", own)


def rotate(
    connection: Connection, seats: Sequence[SeatRow], tokens: Tokens, now: int, why: str
) -> Ended:
    """Replace the links of these seats, except those of a declined seat, which only end."""
    ended = sum((end(connection, seat, now, why) for seat in seats), start=Ended())
    give_again(connection, seats, tokens, now)
    return ended


def give_again(connection: Connection, seats: Sequence[SeatRow], tokens: Tokens, now: int) -> None:
    """Make new links for these seats, except for seats that were declined."""
    for seat in seats:
        if not store.SEATS_OF.all(connection, of=seat.match_id)[seat.number].is_refused:
            give(connection, tokens, seat, now)
