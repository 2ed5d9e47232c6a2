"""Puts games into a group and takes them out again: whoever has a game's host link may put it in.

What belongs to one game goes in and out together: a table with the match that it went on as, a
match with the table at which it was played to its end.
"""

import re
from collections.abc import Iterator

from sqlalchemy import Connection, delete, insert, select

from service.database.models import CAMPAIGN_GAME, GROUP_GAME
from service.database.rows import GameTableRow, MatchRow, PlayGroupRow
from service.groups import games, store
from service.groups.store import Held
from service.matches import campaigns
from service.matches import store as matches
from service.tables import store as tables

MOST_GAMES = 400
LONGEST_LINK = 500  # characters that are looked at
LINK = re.compile(r"/([ht])/([a-z2-7]{26})(?![a-z2-7])")
OF_GROUP = re.compile(r"/g/([a-z2-7]{26})(?![a-z2-7])")
# Why a game is not put in; each has words.
REFUSALS = ("no_link", "no_such_game", "not_its_host", "full", "no_such_group")


class NotPut(Exception):
    """A game that cannot be put in; `code` is one of REFUSALS."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def put_by_link(connection: Connection, group: PlayGroupRow, link: str, now: int) -> str:
    """Put in the game whose host link this is, and return its name; raises NotPut."""
    found = LINK.search(link[:LONGEST_LINK])
    if found is None:
        raise NotPut("no_link")
    kind, token = found.groups()
    try:
        if kind == "h":
            return put_match(connection, group, matches.find_host(connection, token).match, now)
        held = tables.find(connection, token)
    except matches.NoSuchLink:
        raise NotPut("no_such_game") from None
    if held.role != "host":
        raise NotPut("not_its_host")
    return put_table(connection, group, held.row, now)


def put_match(connection: Connection, group: PlayGroupRow, match: MatchRow, now: int) -> str:
    """Put a match in, with the games that have followed it in its campaign."""
    for match_id in (match.id, *_after(connection, match.id)):
        _put(connection, group, now, match_id=match_id)
    return match.id


def put_table(connection: Connection, group: PlayGroupRow, table: GameTableRow, now: int) -> str:
    """Put a table in, with the match that it went on as."""
    if table.match_id is not None:
        put_match(connection, group, matches.row_of(connection, table.match_id), now)
    _put(connection, group, now, table_id=table.id)
    return table.id


def put_new(
    connection: Connection,
    token: str,
    now: int,
    match_id: str | None = None,
    table_id: str | None = None,
) -> None:
    """Put in what has just been set up from a group's page.

    Raises NoSuchLink, NotTheHost, NotPut.
    """
    group = store.to_change(connection, token).row
    _put(connection, group, now, match_id=match_id, table_id=table_id)


def token_of_group(link: str) -> str:
    """The token in a group's link; raises NoSuchLink."""
    found = OF_GROUP.search(link[:LONGEST_LINK])
    if found is None:
        raise store.NoSuchLink
    return found[1]


def _after(connection: Connection, match_id: str) -> Iterator[str]:
    """The later games of the campaign that a match is a game of."""
    place = campaigns.PLACE.first(connection, of=match_id)
    campaign_id, number = (place.campaign_id, place.number) if place else (match_id, 1)
    later = (CAMPAIGN_GAME.c.campaign_id == campaign_id, CAMPAIGN_GAME.c.number > number)
    query = select(CAMPAIGN_GAME.c.match_id).where(*later, CAMPAIGN_GAME.c.match_id.is_not(None))
    yield from connection.execute(query).scalars()


def _put(
    connection: Connection,
    group: PlayGroupRow,
    now: int,
    match_id: str | None = None,
    table_id: str | None = None,
) -> None:
    there = {row.game_id for row in store.games_of(connection, group.id)}
    game_id = match_id or table_id
    if game_id in there:
        return
    if len(there) >= MOST_GAMES:
        raise NotPut("full")
    row = {"match_id": match_id, "table_id": table_id, "put_at": now}
    connection.execute(insert(GROUP_GAME), {"group_id": group.id, "game_id": game_id, **row})
    store.update_group(connection, group, touched_at=now)


def take_out(connection: Connection, held: Held, game_id: str, now: int) -> bool:
    """Take a game out, with all that is one game with it; whether it was there."""
    together = games.together_with(connection, held.row.id, game_id)
    if not together:
        return False
    of_group = (GROUP_GAME.c.group_id == held.row.id, GROUP_GAME.c.game_id.in_(together))
    connection.execute(delete(GROUP_GAME).where(*of_group))
    store.update_group(connection, held.row, touched_at=now)
    return True
