"""The next game of an evening, played by the same people on the same phones.

The next game is a table of its own. All links of the table that is over move to it, also those of
the phones. So open pages show the next game, and no code is scanned again. The table that is over
gets two new links, which the pages of the next game show.
"""

import secrets
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, update

import engine
from engine.table import Refused
from service.database.rows import LINK, GameTableRow
from service.installation.tokens import Tokens
from service.links import store as links
from service.matches import season_results
from service.tables import claiming, creation, entering, first_player, store
from service.tables.store import Held
from service.tables.table_requests import TableWish

# Refusals of this module; they have messages like those of entries.
REFUSALS = ("not_over_yet", "no_such_game")
KEY = "after"  # first word of the creation key of a next game; the second is the former table


@dataclass(frozen=True)
class Former:
    """The game before this one: its row, and the token that shows it to this reader."""

    row: GameTableRow
    token: str


def offered(row: GameTableRow) -> list[str]:
    """Return the games that these people can play next, the same one first."""
    fitting = (*engine.families(), engine.PAD)
    others = [each for each in fitting if row.seats in engine.at_table(each).seats]
    return [row.game, *(each for each in others if each != row.game)]


def begin(connection: Connection, held: Held, game: str, tokens: Tokens, now: int) -> str:
    """Open the next table, move all links to it, and return its id; raises NotYours, Refused.

    The same game keeps its options, and the player after the last first player begins.
    """
    held = claiming.by_host(connection, held)
    former = held.row
    if former.status != "over":
        raise Refused({"code": "not_over_yet"})
    if game not in offered(former):
        raise Refused({"code": "no_such_game"})
    is_same = game == former.game
    wish = TableWish(
        game=game,
        options=former.options if is_same else {},
        language=former.language,
        names=held.names,
        key=f"{KEY} {former.id}",
        title=former.title if is_same else None,
        clock=former.clock,
    )
    table_id = creation.make_rows(connection, wish, now)
    moved = update(LINK).where(LINK.c.table_id == former.id)
    connection.execute(moved.values(table_id=table_id))
    for kind in ("table_host", "table_watch"):
        links.make(connection, tokens, kind, links.Target(table_id=former.id), now)
    season_results.follow(connection, former.id, now, table_id=table_id)
    begun = first_player.of(store.table_of(connection, former))
    if begun is not None:
        say_who_begins(connection, held, (begun + 1) % former.seats, now)
    store.update_table(connection, former)  # its readers look again, and find the next game
    return table_id


def former_of(connection: Connection, held: Held, tokens: Tokens) -> Former | None:
    """Return the game before this one, by the link that shows it to the holder of this one."""
    word, _, table_id = held.row.creation_key.partition(" ")
    if word != KEY:
        return None
    try:
        row = store.row_of(connection, table_id)
    except store.NoSuchTable:
        return None
    kind: links.Kind = "table_host" if held.role == "host" else "table_watch"
    token = links.current_token(connection, tokens, kind, links.Target(table_id=table_id))
    return Former(row, token) if token else None


# --- who begins ------------------------------------------------------------


def say_who_begins(connection: Connection, held: Held, seat: int, now: int) -> None:
    """Enter as the host who begins, if the table asks for it; people can take it back."""
    held = store.find(connection, held.token)
    openings = held.rules.openings(store.table_of(connection, held.row).at)
    if seat < len(openings) and not held.row.number:
        with suppress(Refused):  # the table's page asks then
            entering.enter(connection, held, "", secrets.token_hex(16), openings[seat], now)
