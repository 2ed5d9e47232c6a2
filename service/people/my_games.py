"""The page with all games of one address; its link is sent to that address only.

The answer to a request reveals nothing, not even whether the address plays here.
"""

from sqlalchemy import Connection, select

from service.database.rows import MATCH, SEAT, SeatRow, fetch_all
from service.installation.tokens import Tokens
from service.links import store as links
from service.matches import outbox, store
from service.people import former_players, stranger_limits
from service.people.stranger_limits import Asker

KIND: links.Kind = "my_games"
MOST_SHOWN = 60  # the latest
PLAYED = ("running", "inviting", "over")


def send(connection: Connection, address: str, asker: Asker, tokens: Tokens, now: int) -> None:
    """Send the link of "my games" to an address, if it has or had seats here.

    Anyone can ask. Nothing is sent if it was asked too often or no letters are wanted.
    """
    seats = seats_of(connection, address) or left_by(connection, address)
    if not seats:
        return
    to_one = asker.counter("own_games_to_one", stranger_limits.hash_of(seats[0].address))
    if not stranger_limits.count_caused(connection, seats[0].address, asker, now, to_one):
        return
    if seats_of(connection, address):
        turn = store.row_of(connection, seats[0].match_id).turn
        send_to(connection, seats[0], turn, tokens, now)
    else:
        _make_missing(connection, seats[0], tokens, now)
        former_players.write(connection, seats[0], "mine", now)


def send_to(connection: Connection, seat: SeatRow, turn: int, tokens: Tokens, now: int) -> None:
    """Send the link of "my games" to the player of a seat; a new link if the key has changed."""
    _make_missing(connection, seat, tokens, now)
    outbox.write(connection, seat, "mine", turn, now, asked_for=True)


def left_by(connection: Connection, address: str) -> list[SeatRow]:
    """Return the seats that people with that mailbox had and left, the latest first."""
    return [each.seat for each in former_players.of_address(connection, address)]


def _make_missing(connection: Connection, seat: SeatRow, tokens: Tokens, now: int) -> None:
    known = links.of_address(connection, KIND, seat.address)
    if not links.token_of(known, tokens):
        links.end(connection, now, "key", *links.given_to(KIND, seat.address))
        links.make(connection, tokens, KIND, links.Target(), now, seat.address)


def seats_of(connection: Connection, address: str) -> list[SeatRow]:
    """Return the seats of the players with that address, those of the latest matches first."""
    query = select(SEAT).join(MATCH, MATCH.c.id == SEAT.c.match_id)
    query = query.where(SEAT.c.address == address, SEAT.c.status == "joined", ~SEAT.c.bot)
    latest = query.where(MATCH.c.status.in_(PLAYED)).order_by(MATCH.c.made_at.desc(), MATCH.c.id)
    return fetch_all(connection, latest.limit(MOST_SHOWN), SeatRow)
