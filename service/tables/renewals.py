"""New links of a table in the place of old ones, which end: a seat's, the screen's, the host's.

Nobody writes letters from a table, so its host makes them from the host's page and shows them.
"""

from sqlalchemy import Connection, select

from service.database.models import GAME_TABLE
from service.database.rows import TableSeatRow
from service.installation.tokens import Tokens, hash_of
from service.tables import claiming, former_links, store
from service.tables.former_links import HOST, SCREEN, SEAT
from service.tables.store import Held, NoSuchLink


def renew_seat(connection: Connection, held: Held, seat: int, tokens: Tokens) -> None:
    """Another link for that seat, and no phone has it; raises NotYours, NoSuchSeat."""
    held = claiming.by_host(connection, held, seat)
    _renew_seat(connection, held.seats[seat], tokens)
    store.update_table(connection, held.row)


def renew_screen(connection: Connection, held: Held, tokens: Tokens) -> None:
    """Another link for those who watch; raises NotYours."""
    held = claiming.by_host(connection, held)
    former_links.retire(connection, held.row.id, held.row.watch_hash, SCREEN)
    salt, token_hash = tokens.fresh()
    store.update_table(connection, held.row, watch_salt=salt, watch_hash=token_hash)


def renew_lost(connection: Connection, held: Held, tokens: Tokens) -> None:
    """Other links where a code is wanted and cannot be shown: the key is another; raises NotYours.

    A phone that has its seat keeps it, with the link that it has.
    """
    held = claiming.by_host(connection, held)
    watch, seats = store.links_of(held, tokens)
    if watch is None:
        renew_screen(connection, held, tokens)
    for seat, token in zip(held.seats, seats, strict=True):
        if token is None and seat.phone_hash is None:
            _renew_seat(connection, seat, tokens)
    store.update_table(connection, held.row)


def _renew_seat(connection: Connection, seat: TableSeatRow, tokens: Tokens) -> None:
    former_links.retire(connection, seat.table_id, seat.token_hash, SEAT)
    salt, token_hash = tokens.fresh()
    claiming.empty(connection, seat, token_salt=salt, token_hash=token_hash)


def renew_host(connection: Connection, token: str, form: str, tokens: Tokens) -> str:
    """The token of the host's new link; raises NoSuchLink, NotYours.

    The same form sent again by the old link gives the same: a button that was pressed twice would
    leave a host without a table.
    """
    salt = hash_of(f"{token} {form}")[:32]
    fresh = tokens.token(salt)
    try:
        held = claiming.by_host(connection, store.find(connection, token))
    except NoSuchLink:
        if _is_host(connection, fresh):
            return fresh
        raise
    former_links.retire(connection, held.row.id, held.row.host_hash, HOST)
    store.update_table(connection, held.row, host_salt=salt, host_hash=hash_of(fresh))
    return fresh


def _is_host(connection: Connection, token: str) -> bool:
    query = select(GAME_TABLE.c.id).where(GAME_TABLE.c.host_hash == hash_of(token))
    return connection.execute(query).first() is not None
