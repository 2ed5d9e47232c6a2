"""The page of all games of one address: its link comes by letter, to that address alone.

The answer to a request for it tells nothing, not even whether that address plays here.
"""

from sqlalchemy import ColumnElement, Connection, select

from service.database.models import LINK, MATCH, SEAT
from service.database.rows import LinkRow, SeatRow, fetch_all
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Target
from service.matches import outbox, store
from service.people import unsolicited
from service.people.unsolicited import Asker

MOST_SHOWN = 60  # the latest
PLAYED = ("running", "inviting", "over")


def send(connection: Connection, address: str, asker: Asker, tokens: Tokens, now: int) -> None:
    """Write to the player with that address where all their games are, if there is one.

    Anybody can ask: nothing is sent where that was done too often, or no letters are wanted.
    """
    seats = seats_of(connection, address)
    if not seats:
        return
    to_one = asker.counter("own_games_to_one", unsolicited.hash_of(seats[0].address))
    if not unsolicited.count_caused(connection, seats[0].address, to_one, asker, now):
        return
    turn = store.row_of(connection, seats[0].match_id).turn
    send_to(connection, seats[0], turn, tokens, now)


def send_to(connection: Connection, seat: SeatRow, turn: int, tokens: Tokens, now: int) -> None:
    """Write to the holder of that seat where all their games are, by a link that works."""
    known = of_address(connection, seat.address)
    if not links.token_of(known, tokens):
        links.end(connection, now, "key", *_given_to(seat.address))
        links.make(connection, tokens, "my_games", Target(), now, seat.address)
    outbox.write(connection, seat, "mine", turn, now, asked_for=True)


def of_address(connection: Connection, address: str) -> LinkRow | None:
    """The link of that address, as letters spell it."""
    found = links.live(connection, *_given_to(address))
    return found[-1] if found else None


def _given_to(address: str) -> tuple[ColumnElement[bool], ...]:
    return (LINK.c.kind == "my_games", LINK.c.address == address)


def seats_of(connection: Connection, address: str) -> list[SeatRow]:
    """The seats that were taken under that address, those of the latest matches first."""
    spelt = {address, address.lower()}
    query = select(SEAT).join(MATCH, MATCH.c.id == SEAT.c.match_id)
    query = query.where(SEAT.c.address.in_(spelt), SEAT.c.status == "joined", ~SEAT.c.bot)
    latest = query.where(MATCH.c.status.in_(PLAYED)).order_by(MATCH.c.made_at.desc(), MATCH.c.id)
    return fetch_all(connection, latest.limit(MOST_SHOWN), SeatRow)
