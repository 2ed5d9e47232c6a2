"""Opens a table, with links for its host, its watchers and each seat, kept as hashes alone."""

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

import engine
from service.database.models import GAME_TABLE, TABLE_SEAT
from service.database.rows import GameTableRow, fetch_first, to_json
from service.installation.tokens import Tokens, fresh_match_id
from service.tables import store
from service.tables.wishes import TableWish as TableWish


@dataclass(frozen=True)
class OpenedTable:
    """A table's name, and the tokens of its links: who has one, has that place at it."""

    id: str
    host: str
    watch: str
    seats: list[str]


def open_table(connection: Connection, wish: TableWish, tokens: Tokens, now: int) -> OpenedTable:
    """Open it; the same key again gives the same table."""
    query = select(GAME_TABLE).where(GAME_TABLE.c.creation_key == wish.key)
    earlier = fetch_first(connection, query, GameTableRow)
    if earlier is not None:
        return _opened(connection, earlier, tokens)
    table_id = fresh_match_id()
    host_salt, host_hash = tokens.fresh()
    watch_salt, watch_hash = tokens.fresh()
    row = {
        "id": table_id,
        "game": wish.game,
        "options": to_json(wish.options),
        "seats": len(wish.names),
        "rules_version": _rules_version(wish.game),
        "language": wish.language,
        "title": wish.title,
        "status": "open",
        "host_salt": host_salt,
        "host_hash": host_hash,
        "watch_salt": watch_salt,
        "watch_hash": watch_hash,
        "creation_key": wish.key,
        "clock": wish.clock,
        "made_at": now,
        "touched_at": now,
    }
    connection.execute(insert(GAME_TABLE), row)
    seats = [_seat(table_id, number, name, tokens) for number, name in enumerate(wish.names)]
    connection.execute(insert(TABLE_SEAT), seats)
    return _opened(connection, store.row_of(connection, table_id), tokens)


def _rules_version(game_id: str) -> int:
    return 0 if game_id == engine.PAD else engine.load(game_id).rules_version


def _seat(table_id: str, number: int, name: str, tokens: Tokens) -> dict[str, object]:
    salt, token_hash = tokens.fresh()
    return {
        "table_id": table_id,
        "number": number,
        "tenure": 0,
        "name": name,
        "token_salt": salt,
        "token_hash": token_hash,
    }


def _opened(connection: Connection, row: GameTableRow, tokens: Tokens) -> OpenedTable:
    seats = store.SEATS_OF.all(connection, of=row.id)
    return OpenedTable(
        row.id,
        tokens.token(row.host_salt),
        tokens.token(row.watch_salt),
        [tokens.token(seat.token_salt) for seat in seats],
    )
