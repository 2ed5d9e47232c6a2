"""Whose phone a seat is: the first that claims it, until the host frees it.

A phone is known by a secret of its own, of which only the hash is kept here.
"""

import secrets
from typing import Any

from sqlalchemy import Connection

from service.database.rows import TableSeatRow
from service.installation.tokens import hash_of
from service.tables import store
from service.tables.entering import NotYours
from service.tables.store import Held, NoSuchSeat

BYTES = 16
LONGEST_PHONE = 64  # characters of what a browser may send as its secret


def claim(connection: Connection, held: Held, now: int, phone: str = "", name: str = "") -> str:
    """The secret of the phone that has the seat from now on; raises NotYours.

    The phone that has it already gets the same again. A name is taken where the seat has none.
    """
    if held.seat is None:
        raise NotYours("watching" if held.role == "watcher" else "not_a_seat")
    held = store.again(connection, held)
    assert held.seat is not None
    seat = held.seats[held.seat]
    if held.has_seat(phone):
        return phone
    if seat.phone_hash is not None:
        raise NotYours("claimed")
    secret = secrets.token_hex(BYTES)
    named = {"name": name} if name and not seat.name else {}
    store.update_seat(connection, seat, phone_hash=hash_of(secret), claimed_at=now, **named)
    store.update_table(connection, held.row, touched_at=now)
    return secret


def free(connection: Connection, held: Held, seat: int) -> None:
    """Let another phone claim that seat; the host alone may; raises NotYours, NoSuchSeat."""
    held = by_host(connection, held, seat)
    if held.seats[seat].phone_hash is not None:
        empty(connection, held.seats[seat])
        store.update_table(connection, held.row)


def empty(connection: Connection, seat: TableSeatRow, **changes: Any) -> None:
    """Nobody's phone has that seat, and what its holder said in private goes to no next one."""
    nobody = {"phone_hash": None, "claimed_at": None, "private": None, "tenure": seat.tenure + 1}
    store.update_seat(connection, seat, **nobody, **changes)


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
