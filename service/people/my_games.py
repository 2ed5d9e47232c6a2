"""The page with all games of one address; its link is sent to that address only.

The answer to a request reveals nothing, not even whether the address plays here.
"""

from sqlalchemy import ColumnElement, Connection, select

from service.database.rows import LINK, MATCH, SEAT, LinkRow, SeatRow, fetch_all
from service.installation.tokens import Tokens
from service.links import store as links
from service.matches import outbox, store
from service.people import stranger_limits
from service.people.stranger_limits import Asker

MOST_SHOWN = 60  # the latest
PLAYED = ("running", "inviting", "over")


def send(connection: Connection, address: str, asker: Asker, tokens: Tokens, now: int) -> None:
    """Send the link of "my games" to an address, if it has seats here.

    Anyone can ask. Nothing is sent if it was asked too often or no letters are wanted.
    """
    seats = seats_of(connection, address)
    if not seats:
        return
    to_one = asker.counter("own_games_to_one", stranger_limits.hash_of(seats[0].address))
    if not stranger_limits.count_caused(connection, seats[0].address, to_one, asker, now):
        return
    turn = store.row_of(connection, seats[0].match_id).turn
    send_to(connection, seats[0], turn, tokens, now)


def send_to(connection: Connection, seat: SeatRow, turn: int, tokens: Tokens, now: int) -> None:
    """Send the link of "my games" to the player of a seat, a new one if the key has changed."""
    known = of_address(connection, seat.address)
    if not links.token_of(known, tokens):
        links.end(connection, now, "key", *_given_to(seat.address))
        links.make(connection, tokens, "my_games", links.Target(), now, seat.address)
    outbox.write(connection, seat, "mine", turn, now, asked_for=True)


def of_address(connection: Connection, address: str) -> LinkRow | None:
    """Return the present link of "my games" of that address, or None."""
    found = links.live(connection, *_given_to(address))
    return found[-1] if found else None


def _given_to(address: str) -> tuple[ColumnElement[bool], ...]:
    return (LINK.c.kind == "my_games", LINK.c.address == address)


def seats_of(connection: Connection, address: str) -> list[SeatRow]:
    """Return the seats taken under that address, those of the latest matches first."""
    spelt = {address, address.lower()}
    query = select(SEAT).join(MATCH, MATCH.c.id == SEAT.c.match_id)
    query = query.where(SEAT.c.address.in_(spelt), SEAT.c.status == "joined", ~SEAT.c.bot)
    latest = query.where(MATCH.c.status.in_(PLAYED)).order_by(MATCH.c.made_at.desc(), MATCH.c.id)
    return fetch_all(connection, latest.limit(MOST_SHOWN), SeatRow)
