"""Creation of a table, with links for its host, its watchers and each seat."""

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

import engine
from engine.fact_types import Facts
from engine.table import Refused
from service.database.rows import GAME_TABLE, TABLE_SEAT, GameTableRow, fetch_first, to_json
from service.installation.tokens import Tokens, fresh_match_id
from service.links import store as links
from service.matches import pauses, season_results
from service.matches import store as matches
from service.matches.store import LoadedMatch
from service.tables import store
from service.tables.table_requests import TableWish as TableWish


@dataclass(frozen=True)
class OpenedTable:
    """The id of a table, and the tokens of its links."""

    id: str
    host: str
    watch: str
    seats: list[str]


def open_table(connection: Connection, wish: TableWish, tokens: Tokens, now: int) -> OpenedTable:
    """Open the table, or return the one that was opened with the same key."""
    earlier = with_key(connection, wish.key)
    if earlier is not None:
        return _opened(connection, earlier, tokens)
    return _open(connection, wish, tokens, now)


def with_key(connection: Connection, key: str) -> GameTableRow | None:
    """Return the table that was opened with that key; None if there is none."""
    query = select(GAME_TABLE).where(GAME_TABLE.c.creation_key == key)
    return fetch_first(connection, query, GameTableRow)


def _open(
    connection: Connection,
    wish: TableWish,
    tokens: Tokens,
    now: int,
    begins: Facts | None = None,
    opened_by: str | None = None,
) -> OpenedTable:
    table_id = make_rows(connection, wish, now, begins, opened_by)
    target = links.Target(table_id=table_id)
    links.make(connection, tokens, "table_host", target, now)
    links.make(connection, tokens, "table_watch", target, now)
    for number in range(len(wish.names)):
        target = links.Target(table_id=table_id, number=number)
        links.make(connection, tokens, "table_seat", target, now)
    return _opened(connection, store.row_of(connection, table_id), tokens)


def make_rows(
    connection: Connection,
    wish: TableWish,
    now: int,
    begins: Facts | None = None,
    opened_by: str | None = None,
) -> str:
    """Store a table and its seats, without any link to them; return its id."""
    table_id, is_pad = fresh_match_id(), wish.game == engine.PAD
    row = {
        "id": table_id,
        "game": wish.game,
        "options": to_json(wish.options),
        "seats": len(wish.names),
        "rules_version": 0 if is_pad else engine.load(wish.game).rules_version,
        "language": wish.language,
        "title": wish.title,
        "status": "open",
        "creation_key": wish.key,
        "clock": wish.clock,
        "begins": None if begins is None else to_json(begins),
        "opened_by": opened_by,
        "made_at": now,
        "touched_at": now,
    }
    connection.execute(insert(GAME_TABLE), row)
    seats = [
        {"table_id": table_id, "number": number, "tenure": 0, "name": name}
        for number, name in enumerate(wish.names)
    ]
    connection.execute(insert(TABLE_SEAT), seats)
    return table_id


def _opened(connection: Connection, row: GameTableRow, tokens: Tokens) -> OpenedTable:
    watch, seats = store.tokens_of(connection, row.id, row.seats, tokens)
    host = links.current_token(connection, tokens, "table_host", links.Target(table_id=row.id))
    return OpenedTable(row.id, host, watch or "", [token or "" for token in seats])


# --- from a match by mail --------------------------------------------------


def from_match(
    connection: Connection, loaded: LoadedMatch, tokens: Tokens, now: int
) -> OpenedTable:
    """Open a table at which a match continues with the real box, and pause the match.

    The table starts without any known hand: hidden cards are dealt again and entered as they are
    played. If the match continues at a table already, return that one. Raises Refused if the match
    cannot continue at a table.
    """
    loaded = matches.load(connection, loaded.match.id, lock=True)
    match = loaded.match
    if loaded.is_paused and match.table_id is not None:
        return _opened(connection, store.row_of(connection, match.table_id), tokens)
    if not loaded.is_running:
        raise Refused({"code": "over_already"})
    world = loaded.game.reshuffle_unseen(loaded.state, None, secrets.token_bytes(16))
    begins = loaded.game.to_json(loaded.game.forget(world))
    engine.at_table(match.game).goes_on(begins)  # raises Refused if it cannot go on
    wish = TableWish(
        game=match.game,
        options=match.options,
        language=match.language,
        names=loaded.names,
        key=_fresh_key(connection, f"match {match.id} {match.turn}"),
    )
    opened = _open(connection, wish, tokens, now, begins, match.id)
    season_results.follow(connection, match.id, now, table_id=opened.id)
    pauses.pause(connection, loaded, now, opened.id)
    return opened


def _fresh_key(connection: Connection, start: str) -> str:
    """Return a creation key that no table has yet.

    A match can go to a table twice in one turn, if its host has taken it back in between.
    """
    key, earlier = start, 0
    while with_key(connection, key) is not None:
        earlier += 1
        key = f"{start} {earlier}"
    return key
