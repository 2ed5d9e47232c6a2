"""The link to a match's open seats, which its host passes on.

Visitors apply for a seat through it (service/people/newcomers). A match has one such link at a
time, and none before its host has confirmed the match.
"""

from sqlalchemy import Connection

from service.database.rows import LinkRow, SeatRow
from service.installation.tokens import Tokens
from service.links import store as links
from service.matches import store
from service.matches.store import LoadedMatch
from service.people.problems import NotPossible

ENDED = "closed"  # why such a link opens nothing any more


def open_seats(loaded: LoadedMatch) -> list[SeatRow]:
    """Return the seats that visitors of the open link can apply for."""
    return [seat for seat in loaded.seats if seat.status == "open"]


def make(connection: Connection, loaded: LoadedMatch, tokens: Tokens, now: int) -> None:
    """Make a new link, which ends the previous one; raises NotPossible if no seat is open."""
    if loaded.match.status != "inviting" or not open_seats(loaded):
        raise NotPossible("nothing_open")
    links.rotate(connection, tokens, "open_seats", links.Target(loaded.match.id), now, ENDED)


def make_where_due(connection: Connection, match_id: str, tokens: Tokens, now: int) -> None:
    """Make a link for seats that were just opened, unless the match has one."""
    loaded = store.load(connection, match_id)
    if loaded.match.status == "inviting" and open_seats(loaded):
        links.make_missing(connection, tokens, "open_seats", links.Target(match_id), now)


def end(connection: Connection, match_id: str, now: int) -> None:
    """End the link; the seats taken through it stay taken."""
    links.end_of(connection, "open_seats", links.Target(match_id), now, ENDED)


def find(connection: Connection, token: str, lock: bool = False) -> tuple[LoadedMatch, LinkRow]:
    """Return the match that the link leads to, and the link; raises NoSuchLink."""
    return store.find_by_link(connection, token, lock, "open_seats")
