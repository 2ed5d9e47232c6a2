"""The link to a match's open seats, for its host to pass on: made, ended, and made anew.

Whoever opens it may ask for a seat (service/people/newcomers); there is one at a time, and none
before the host has agreed to the match.
"""

from sqlalchemy import Connection

from service.database.rows import LinkRow, SeatRow
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Target
from service.matches import store
from service.matches.store import LoadedMatch
from service.people.problems import NotPossible

ENDED = "closed"  # why such a link opens nothing any more


def open_seats(loaded: LoadedMatch) -> list[SeatRow]:
    """The seats that are for whoever comes by the link."""
    return [seat for seat in loaded.seats if seat.status == "open"]


def make(connection: Connection, loaded: LoadedMatch, tokens: Tokens, now: int) -> None:
    """Make a new link, which ends the one of before if there is one."""
    if loaded.match.status != "inviting" or not open_seats(loaded):
        raise NotPossible("nothing_open")
    links.rotate(connection, tokens, "open_seats", Target(loaded.match.id), now, ENDED)


def make_where_due(connection: Connection, match_id: str, tokens: Tokens, now: int) -> None:
    """Make a link for seats that have just been opened; an existing one goes on for them too."""
    loaded = store.load(connection, match_id)
    is_due = loaded.match.status == "inviting" and open_seats(loaded)
    if is_due and of_match(connection, match_id) is None:
        make(connection, loaded, tokens, now)


def end(connection: Connection, match_id: str, now: int) -> None:
    """End the link; the seats that were taken by it stay taken."""
    links.end_of(connection, "open_seats", Target(match_id), now, ENDED)


def of_match(connection: Connection, match_id: str) -> LinkRow | None:
    """The link of that match, if it has one."""
    return links.current(connection, "open_seats", Target(match_id))


def find(connection: Connection, token: str, lock: bool = False) -> tuple[LoadedMatch, LinkRow]:
    """The match that the link leads to, and the link; raises NoSuchLink."""
    link = links.find(connection, token, "open_seats")
    assert link.match_id is not None, "such a link belongs to a match"
    loaded = store.load(connection, link.match_id, lock)
    if lock:  # it may have ended while we waited
        links.find(connection, token, "open_seats")
    return loaded, link
