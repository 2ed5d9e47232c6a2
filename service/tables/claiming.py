"""Claims of seats by phones: the first phone that claims a seat keeps it until the host frees it.

A phone is known by a secret of its own, a link of the kind `phone`. No letters are sent from a
table, so its host makes new links on the host's page and shows them.
"""

import secrets

from sqlalchemy import Connection

from service.database.rows import TableSeatRow
from service.installation.addresses import BadName, looks_like_any
from service.installation.tokens import Tokens
from service.links import store as links
from service.people import seat_links
from service.tables import store
from service.tables.entering import NotYours
from service.tables.store import Held, NoSuchSeat

BYTES = 16
LONGEST_PHONE = 64  # characters of a secret that a browser may send


def claim(connection: Connection, held: Held, now: int, phone: str = "", name: str = "") -> str:
    """Claim the seat and return the phone's secret; raises NotYours, BadName.

    The phone that has the seat gets the same secret again. `name` is stored if the seat has no
    name. Private data from before the claim is deleted: anyone with a photo of the seat's QR code
    could have typed it.
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
    target = links.Target(table_id=held.row.id, number=held.seat)
    links.make_for_secret(connection, "phone", target, now, secret)
    if seat.private_json is not None:
        store.update_seat(connection, seat, private=None)
    if name and not seat.name:
        _name(connection, held, seat, name)
    store.update_table(connection, held.row, touched_at=now)
    return secret


def join(
    connection: Connection,
    held: Held,
    seat: int,
    tokens: Tokens,
    now: int,
    name: str = "",
) -> tuple[str, str]:
    """Claim a free seat through the watchers' link, before the game; raises NotYours, BadName.

    Return the token of the seat's link and the phone's secret.
    """
    held = store.again(connection, held)
    _, links_of_seats = store.tokens_of(connection, held.row.id, len(held.seats), tokens)
    if held.role != "watcher" or not is_lobby(connection, held):
        raise NotYours("watching")
    token = links_of_seats[seat] if 0 <= seat < len(held.seats) else None
    if token is None:
        raise NotYours("not_a_seat")
    own = store.find(connection, token)
    secret = claim(connection, own, now, name=name)
    if name and own.names[seat] not in ("", name):
        rename(connection, own, seat, name)
    return token, secret


def is_lobby(connection: Connection, held: Held) -> bool:
    """True if the game has not begun and is not played elsewhere, so that seats can be taken."""
    return held.row.status == "open" and not store.table_of(connection, held.row).has_begun


def free(connection: Connection, held: Held, seat: int, now: int) -> None:
    """Let another phone claim that seat; only the host may. Raises NotYours, NoSuchSeat."""
    held = by_host(connection, held, seat)
    if seat in held.phones:
        _empty(connection, held.seats[seat], now)
        store.update_table(connection, held.row)


def _empty(connection: Connection, seat: TableSeatRow, now: int) -> None:
    """Take the seat from its phone and delete the hand and address entered there."""
    target = links.Target(table_id=seat.table_id, number=seat.number)
    links.end_of(connection, "phone", target, now, "freed")
    seat_links.free_at_tables(connection, [seat.table_id], seat.number)


def rename(connection: Connection, held: Held, seat: int, name: str) -> None:
    """Change a seat's name, which the host and the seat's phone may do.

    Raises NotYours, NoSuchSeat, BadName.
    """
    held = store.again(connection, held)
    if held.role == "watcher" or held.seat not in (None, seat):
        raise NotYours("watching" if held.role == "watcher" else "not_host")
    if not 0 <= seat < len(held.seats):
        raise NoSuchSeat(seat)
    _name(connection, held, held.seats[seat], name)
    store.update_table(connection, held.row)


def entitle(connection: Connection, held: Held, title: str | None) -> None:
    """Give the game on a score pad the title, or none; raises NotYours."""
    held = by_host(connection, held)
    store.update_table(connection, held.row, title=title)


def _name(connection: Connection, held: Held, seat: TableSeatRow, name: str) -> None:
    """Change a seat's name; raises BadName if it could be mistaken for another at the table."""
    if looks_like_any(name, (each.name for each in held.seats if each.number != seat.number)):
        raise BadName("alike")
    store.update_seat(connection, seat, name=name)


def by_host(connection: Connection, held: Held, seat: int = 0) -> Held:
    """Lock and return the table for its host, to change a seat; raises NotYours, NoSuchSeat."""
    if held.role != "host":
        raise NotYours("not_host")
    if not 0 <= seat < len(held.seats):
        raise NoSuchSeat(seat)
    return store.again(connection, held)


# --- new links, which end the ones before ----------------------------------


def renew_seat(connection: Connection, held: Held, seat: int, tokens: Tokens, now: int) -> None:
    """Replace that seat's link and free the seat; raises NotYours, NoSuchSeat."""
    held = by_host(connection, held, seat)
    _renew_seat(connection, held.seats[seat], tokens, now)
    store.update_table(connection, held.row)


def renew_screen(connection: Connection, held: Held, tokens: Tokens, now: int) -> None:
    """Replace the watchers' link; raises NotYours."""
    held = by_host(connection, held)
    target = links.Target(table_id=held.row.id)
    links.rotate(connection, tokens, "table_watch", target, now, "renewed")
    store.update_table(connection, held.row)


def renew_lost(connection: Connection, held: Held, tokens: Tokens, now: int) -> None:
    """Replace links made with another secret key, since no page can show them.

    A phone that has claimed a seat keeps the seat and its link. Raises NotYours.
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
    target = links.Target(table_id=seat.table_id, number=seat.number)
    links.rotate(connection, tokens, "table_seat", target, now, "renewed")


def renew_host(connection: Connection, token: str, form: str, tokens: Tokens, now: int) -> str:
    """Replace the host's link, and return the token of the new one; raises NoSuchLink."""
    is_first = links.is_live(connection, token, "table_host")
    fresh = links.rotate_by_form(connection, tokens, "table_host", now, token, form)
    if is_first:
        store.update_table(connection, store.look(connection, fresh))
    return fresh
