"""Adding games to a season and removing them; to add a game, its host link is needed.

All parts of a game are added and removed together. So a table goes with the match that continued
it, and a match with the table that finished it.
"""

import re
from collections.abc import Iterator

from sqlalchemy import Connection, delete, insert, select

from service.database.rows import (
    CAMPAIGN_GAME,
    IMPORTED_PLAY,
    SEASON_GAME,
    GameTableRow,
    MatchRow,
    SeasonRow,
)
from service.installation.coded_error import CodedError
from service.matches import campaigns
from service.matches import store as matches
from service.seasons import listing, play_photos, store
from service.seasons.store import Held
from service.tables import next_games
from service.tables import store as tables

MOST_GAMES = 400
LONGEST_LINK = 500  # characters that are read
LINK = re.compile(r"/([ht])/([a-z2-7]{26})(?![a-z2-7])")
OF_GROUP = re.compile(r"/g/([a-z2-7]{26})(?![a-z2-7])")
# Reasons why a game cannot be added; each has a message.
REFUSALS = ("no_link", "no_such_game", "not_its_host", "full", "no_such_group", "anonymous")


class NotPut(CodedError):
    """A game that cannot be added; `code` is one of REFUSALS."""


def put_by_link(connection: Connection, season: SeasonRow, link: str, now: int) -> str:
    """Add the game that this host link belongs to, and return its id; raises NotPut."""
    found = LINK.search(link[:LONGEST_LINK])
    if found is None:
        raise NotPut("no_link")
    kind, token = found.groups()
    try:
        if kind == "h":
            return put_match(connection, season, matches.find_host(connection, token).match, now)
        held = tables.find(connection, token)
    except matches.NoSuchLink:
        raise NotPut("no_such_game") from None
    if held.role != "host":
        raise NotPut("not_its_host")
    return put_table(connection, season, held.row, now)


def put_match(connection: Connection, season: SeasonRow, match: MatchRow, now: int) -> str:
    """Add a match, with the other games of its campaign; raises NotPut."""
    if match.anonymous and match.status in ("proposed", "inviting", "running"):
        raise NotPut("anonymous")
    for match_id in _campaign_of(connection, match.id):
        _put(connection, season, now, match_id=match_id)
    return match.id


def put_table(connection: Connection, season: SeasonRow, table: GameTableRow, now: int) -> str:
    """Add a table, with the match that continued it and the other games of its campaign."""
    for each in next_games.games_of_campaign(connection, table):
        if each.match_id is not None:
            put_match(connection, season, matches.row_of(connection, each.match_id), now)
        _put(connection, season, now, table_id=each.id)
    return table.id


def put_new(
    connection: Connection,
    token: str,
    now: int,
    match_id: str | None = None,
    table_id: str | None = None,
) -> None:
    """Add to a season a match or table that its host has just set up from the season's page.

    `token` is that of the season's host link. Raises NoSuchLink, NotTheHost, NotPut.
    """
    season = store.to_change(connection, token).row
    _put(connection, season, now, match_id=match_id, table_id=table_id)


def token_of_season(link: str) -> str:
    """Return the token in a season's link; raises NoSuchLink."""
    found = OF_GROUP.search(link[:LONGEST_LINK])
    if found is None:
        raise store.NoSuchLink
    return found[1]


def _campaign_of(connection: Connection, match_id: str) -> Iterator[str]:
    """Yield the ids of the begun matches in the match's campaign, or the match's own id."""
    place = campaigns.PLACE.first(connection, of=match_id)
    yield (campaign_id := place.campaign_id if place else match_id)
    query = select(CAMPAIGN_GAME.c.match_id).where(CAMPAIGN_GAME.c.campaign_id == campaign_id)
    yield from connection.execute(query.where(CAMPAIGN_GAME.c.match_id.is_not(None))).scalars()


def _put(
    connection: Connection,
    season: SeasonRow,
    now: int,
    match_id: str | None = None,
    table_id: str | None = None,
) -> None:
    there = {row.game_id for row in store.games_of(connection, season.id)}
    game_id = match_id or table_id
    if game_id in there:
        return
    if len(there) + len(listing.imported_ids(connection, season.id)) >= MOST_GAMES:
        raise NotPut("full")
    row = {"match_id": match_id, "table_id": table_id, "put_at": now}
    connection.execute(insert(SEASON_GAME), {"group_id": season.id, "game_id": game_id, **row})
    store.update_season(connection, season, touched_at=now)


def take_out(connection: Connection, held: Held, game_id: str, now: int) -> bool:
    """Remove a game with all its parts; return False if the season does not have it."""
    together = listing.together_with(connection, held.row.id, game_id)
    if together:
        which = (SEASON_GAME.c.group_id == held.row.id, SEASON_GAME.c.game_id.in_(together))
        connection.execute(delete(SEASON_GAME).where(*which))
    else:
        of_file = (IMPORTED_PLAY.c.group_id == held.row.id, IMPORTED_PLAY.c.id == game_id)
        play_photos.forget(connection, held.row.id, game_id)
        if not connection.execute(delete(IMPORTED_PLAY).where(*of_file)).rowcount:
            return False
    store.update_season(connection, held.row, touched_at=now)
    return True
