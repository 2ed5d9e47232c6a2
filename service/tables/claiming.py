"""Whose phone a seat is: the first that claims it, until the host frees it.

A phone is known by a secret of its own, which is a link of the kind `phone`. Nobody writes letters
from a table, so its host makes new links on the host's page and shows them.
"""

import secrets

from sqlalchemy import Connection

from service.database.rows import TableSeatRow
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Target
from service.tables import store
from service.tables.entering import NotYours
from service.tables.store import Held, NoSuchSeat

BYTES = 16
LONGEST_PHONE = 64  # characters of what a browser may send as its secret


def claim(connection: Connection, held: Held, now: int, phone: str = "", name: str = "") -> str:
    """The secret of the phone that has the seat from now on; raises NotYours.

    The phone that has it already gets the same again. A name is taken where the seat has none. What
    was said in private while nobody had the seat is forgotten: a photographed code was enough.
    """
    if held.seat is None:
        raise NotYours("watching" if held.role == "watcher" else "not_a_seat")
    held = store.again(connection, held)
    assert held.seat is not None
    seat = held.seats[held.seat]
    if held.has_seat(phone):
        return phone
    if held.is_claimed:
        raise NotYours("claimed")
    secret = secrets.token_hex(BYTES)
    target = Target(table_id=held.row.id, number=held.seat)
    links.make_for_secret(connection, "phone", target, now, secret)
    if seat.private_json is not None:
        store.update_seat(connection, seat, private=None)
    if name and not seat.name:
        store.update_seat(connection, seat, name=name)
    store.update_table(connection, held.row, touched_at=now)
    return secret


def free(connection: Connection, held: Held, seat: int, now: int) -> None:
    """Let another phone claim that seat; the host alone may; raises NotYours, NoSuchSeat."""
    held = by_host(connection, held, seat)
    if seat in held.phones:
        _empty(connection, held.seats[seat], now)
        store.update_table(connection, held.row)


def _empty(connection: Connection, seat: TableSeatRow, now: int) -> None:
    """Take the seat from its phone; the private words of its holder go to no next one."""
    target = Target(table_id=seat.table_id, number=seat.number)
    links.end_of(connection, "phone", target, now, "freed")
    store.update_seat(connection, seat, private=None, tenure=seat.tenure + 1)


def rename(connection: Connection, held: Held, seat: int, name: str) -> None:
    """Another name for whoever sits there: the host's to say, or their own phone's."""
    held = store.again(connection, held)
    if held.role == "watcher" or held.seat not in (None, seat):
        raise NotYours("watching" if held.role == "watcher" else "not_host")
    if not 0 <= seat < len(held.seats):
        raise NoSuchSeat(seat)
    store.update_seat(connection, held.seats[seat], name=name)
    store.update_table(connection, held.row)


def by_host(connection: Connection, held: Held, seat: int = 0) -> Held:
    """The table for its host alone, to change something of a seat; raises NotYours, NoSuchSeat."""
    if held.role != "host":
        raise NotYours("not_host")
    if not 0 <= seat < len(held.seats):
        raise NoSuchSeat(seat)
    return store.again(connection, held)


# --- new links, which end the ones before ----------------------------------


def renew_seat(connection: Connection, held: Held, seat: int, tokens: Tokens, now: int) -> None:
    """Make another link for that seat, which no phone has then; raises NotYours, NoSuchSeat."""
    held = by_host(connection, held, seat)
    _renew_seat(connection, held.seats[seat], tokens, now)
    store.update_table(connection, held.row)


def renew_screen(connection: Connection, held: Held, tokens: Tokens, now: int) -> None:
    """Make another link for those who watch; raises NotYours."""
    held = by_host(connection, held)
    target = Target(table_id=held.row.id)
    links.rotate(connection, tokens, "table_watch", target, now, "renewed")
    store.update_table(connection, held.row)


def renew_lost(connection: Connection, held: Held, tokens: Tokens, now: int) -> None:
    """Make other links in place of those of another secret key, which no page can show.

    A phone that has its seat keeps it, with the link that it has. Raises NotYours.
    """
    held = by_host(connection, held)
    watch, seats = store.links_of(connection, held, tokens)
    if watch is None:
        renew_screen(connection, held, tokens, now)
    for seat, token in zip(held.seats, seats, strict=True):
        if token is None and seat.number not in held.phones:
            _renew_seat(connection, seat, tokens, now)
    store.update_table(connection, held.row)


def _renew_seat(connection: Connection, seat: TableSeatRow, tokens: Tokens, now: int) -> None:
    _empty(connection, seat, now)
    target = Target(table_id=seat.table_id, number=seat.number)
    links.rotate(connection, tokens, "table_seat", target, now, "renewed")


def renew_host(connection: Connection, token: str, form: str, tokens: Tokens, now: int) -> str:
    """Return the token of the host's new link; raises NoSuchLink."""
    is_first = links.is_live(connection, token, "table_host")
    fresh = links.rotate_by_form(connection, tokens, "table_host", now, token, form)
    if is_first:
        store.update_table(connection, store.look(connection, fresh))
    return fresh
