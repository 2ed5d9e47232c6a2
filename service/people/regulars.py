"""The page of all games of one address: its link comes by letter, to nobody but that address.

Whoever asks for it learns nothing, not even whether anybody of that address plays here.
"""

from sqlalchemy import Connection, delete, insert, select

from service.database.models import MATCH, REGULAR, SEAT
from service.database.rows import RegularRow, SeatRow, fetch_all, fetch_first
from service.installation import tallies
from service.installation.tallies import Enough
from service.installation.tokens import Tokens, hash_of
from service.matches import outbox, store
from service.matches.former_links import NoSuchLink
from service.people.unsolicited import Asker
from service.people.unsolicited import hash_of as hash_of_address

MOST_SHOWN = 60  # the latest
PLAYED = ("running", "inviting", "over")


def send(connection: Connection, address: str, asker: Asker, tokens: Tokens, now: int) -> None:
    """Write to whoever plays under that address where all their games are, if anybody does.

    Asked for too often, nothing is sent; raises Enough where one network asks for too many.
    """
    seats = seats_of(connection, address)
    if not seats:
        return
    to_one = asker.counter("own_games_to_one", hash_of_address(seats[0].address))
    try:
        tallies.check(connection, to_one, now)
        tallies.add(connection, to_one, now)
    except Enough:
        return
    _make_ready(connection, seats[0].address, tokens, now)
    turn = store.row_of(connection, seats[0].match_id).turn
    outbox.write(connection, seats[0], "mine", turn, now, asked_for=True)


def _make_ready(connection: Connection, address: str, tokens: Tokens, now: int) -> None:
    """That address has a link that the present key opens."""
    known = of_address(connection, address)
    if known and hash_of(tokens.token(known.token_salt)) == known.token_hash:
        return
    forget(connection, address)
    salt, token_hash = tokens.fresh()
    row = {"address": address, "token_salt": salt, "token_hash": token_hash, "made_at": now}
    connection.execute(insert(REGULAR), row)


def of_address(connection: Connection, address: str) -> RegularRow | None:
    """The link's row of that address, as letters spell it."""
    query = select(REGULAR).where(REGULAR.c.address == address)
    return fetch_first(connection, query, RegularRow)


def find(connection: Connection, token: str) -> RegularRow:
    """Whose link that is; raises NoSuchLink."""
    query = select(REGULAR).where(REGULAR.c.token_hash == hash_of(token))
    found = fetch_first(connection, query, RegularRow)
    if found is None:
        raise NoSuchLink
    return found


def seats_of(connection: Connection, address: str) -> list[SeatRow]:
    """The seats that were taken under that address, those of the latest matches first."""
    spelt = {address, address.lower()}
    query = select(SEAT).join(MATCH, MATCH.c.id == SEAT.c.match_id)
    query = query.where(SEAT.c.address.in_(spelt), SEAT.c.status == "joined", ~SEAT.c.bot)
    latest = query.where(MATCH.c.status.in_(PLAYED)).order_by(MATCH.c.made_at.desc(), MATCH.c.id)
    return fetch_all(connection, latest.limit(MOST_SHOWN), SeatRow)


def forget(connection: Connection, address: str) -> None:
    """The link of that address ends."""
    connection.execute(delete(REGULAR).where(REGULAR.c.address == address))


def forget_all(connection: Connection) -> None:
    """Every such link ends."""
    connection.execute(delete(REGULAR))
