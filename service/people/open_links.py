"""The link to a match's open seats, for its host to pass on: made, ended, and made anew.

Whoever opens it may ask for a seat (service/people/newcomers); there is one at a time, and none
before the host has agreed to the match.
"""

from sqlalchemy import Connection, delete, insert, select

from service.database.models import OPEN_LINK
from service.database.rows import OpenLinkRow, SeatRow, fetch_all, fetch_first
from service.installation.tokens import Tokens, hash_of
from service.matches import former_links, store
from service.matches.store import LoadedMatch, NoSuchLink
from service.people.problems import NotPossible

ENDED = "closed"  # why such a link opens nothing any more


def open_seats(loaded: LoadedMatch) -> list[SeatRow]:
    """The seats that are for whoever comes by the link."""
    return [seat for seat in loaded.seats if seat.status == "open"]


def make(connection: Connection, loaded: LoadedMatch, tokens: Tokens, now: int) -> None:
    """A new link, in the place of the one of before if there is one."""
    if loaded.match.status != "inviting" or not open_seats(loaded):
        raise NotPossible("nothing_open")
    end(connection, loaded.match.id)
    salt, token_hash = tokens.fresh()
    row = {"match_id": loaded.match.id, "token_salt": salt, "token_hash": token_hash}
    connection.execute(insert(OPEN_LINK), {**row, "made_at": now})


def make_where_due(connection: Connection, match_id: str, tokens: Tokens, now: int) -> None:
    """A link for seats that have just been opened; one that there is goes on for them too."""
    loaded = store.load(connection, match_id)
    is_due = loaded.match.status == "inviting" and open_seats(loaded)
    if is_due and of_match(connection, match_id) is None:
        make(connection, loaded, tokens, now)


def end(connection: Connection, match_id: str) -> None:
    """From now on the link leads nowhere, and says so; who has a seat by it keeps that."""
    row = of_match(connection, match_id)
    if row is None:
        return
    former_links.retire(connection, match_id, row.token_hash, why=ENDED)
    connection.execute(delete(OPEN_LINK).where(OPEN_LINK.c.match_id == match_id))


def end_all(connection: Connection) -> None:
    """Every such link ends."""
    for row in fetch_all(connection, select(OPEN_LINK), OpenLinkRow):
        end(connection, row.match_id)


def of_match(connection: Connection, match_id: str) -> OpenLinkRow | None:
    """The link of that match, if it has one."""
    query = select(OPEN_LINK).where(OPEN_LINK.c.match_id == match_id)
    return fetch_first(connection, query, OpenLinkRow)


def token_of(row: OpenLinkRow | None, tokens: Tokens) -> str:
    """What the link's address bears; empty where there is none, or only one of another key."""
    if row is None:
        return ""
    token = tokens.token(row.token_salt)
    return token if hash_of(token) == row.token_hash else ""


def find(connection: Connection, token: str, lock: bool = False) -> tuple[LoadedMatch, OpenLinkRow]:
    """The match that the link leads to, and the link as it is kept; raises NoSuchLink."""
    query = select(OPEN_LINK).where(OPEN_LINK.c.token_hash == hash_of(token))
    found = fetch_first(connection, query, OpenLinkRow)
    if found is None:
        former_links.refuse(connection, token)
        raise NoSuchLink
    loaded = store.load(connection, found.match_id, lock)
    if lock and fetch_first(connection, query, OpenLinkRow) is None:  # ended while we waited
        former_links.refuse(connection, token)
    return loaded, found
