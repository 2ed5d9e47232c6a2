"""The next game of an evening, played by the same people on the same phones.

The next game is a table of its own. All links of the table that is over move to it, even those of
the phones. So open pages show the next game, and no QR code is scanned again. The table that is
over gets two new links, which the pages of the next game show. A campaign goes on in the same way:
its points are in the options of the next table.
"""

import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, update

import engine
from engine.table import AnyTable, Refused
from service.database.rows import LINK, GameTableRow
from service.installation.tokens import Tokens
from service.links import store as links
from service.matches import campaigns, season_results
from service.matches import store as matches
from service.people.names_at_tables import NEXT_GAME
from service.tables import claiming, creation, entering, first_player, store
from service.tables.store import Held
from service.tables.table_requests import TableWish

# Refusals of this module; they have messages like those of entries.
REFUSALS = ("not_over_yet", "no_such_game")


@dataclass(frozen=True)
class Former:
    """The previous game of an evening: its row, and the token with which this reader can see it."""

    row: GameTableRow
    token: str


def offered(row: GameTableRow) -> list[str]:
    """Return the games that these people can play next, the same one first."""
    fitting = (*engine.families(), engine.PAD)
    others = [each for each in fitting if row.seats in engine.at_table(each).seats]
    return [row.game, *(each for each in others if each != row.game)]


def begin(
    connection: Connection,
    held: Held,
    game: str,
    tokens: Tokens,
    now: int,
    pad: TableWish | None = None,
) -> str:
    """Open the next table, move all links to it, and return its id; raises NotYours, Refused.

    The same game keeps its options and title, and a campaign its points; a score pad takes options
    and title from `pad`, if given. The player to the left of the last game's first player begins;
    a campaign has a rule of its own.
    """
    held = claiming.by_host(connection, held)
    former = held.row
    if former.status != "over":
        raise Refused({"code": "not_over_yet"})
    if game not in offered(former):
        raise Refused({"code": "no_such_game"})
    is_same, table = game == former.game, store.table_of(connection, former)
    following = sequel(former, table) if is_same else None
    number = campaigns.number_in(former) + 1 if following else 1
    options, title = (_options(former, following), former.title) if is_same else ({}, None)
    if game == engine.PAD and pad is not None:
        options, title = pad.options, pad.title
    wish = TableWish(
        game=game,
        options=options,
        language=former.language,
        names=held.names,
        key=f"{NEXT_GAME} {former.id} {number}",
        title=title,
        clock=former.clock,
    )
    table_id = creation.make_rows(connection, wish, now)
    moved = update(LINK).where(LINK.c.table_id == former.id)
    connection.execute(moved.values(table_id=table_id))
    for kind in ("table_host", "table_watch"):
        links.make(connection, tokens, kind, links.Target(table_id=former.id), now)
    season_results.follow(connection, former.id, now, table_id=table_id)
    begins = _first_of_sequel(former, following) if following else _left_of_first(former, table)
    if begins is not None:
        say_who_begins(connection, held, begins, now)
    store.update_table(connection, former)  # its readers look again, and find the next game
    return table_id


def former_id(row: GameTableRow) -> str:
    """Return the id of the table's previous game; "" if it is the first game of an evening."""
    words = row.creation_key.split()
    return words[1] if words[:1] == [NEXT_GAME] else ""


def former_of(connection: Connection, held: Held, tokens: Tokens) -> Former | None:
    """Return the table's previous game with the token of a link to it, or None.

    The token is that of the host's link if the reader is the host, else of the spectators' link.
    """
    try:
        row = store.row_of(connection, former_id(held.row))
    except store.NoSuchTable:
        return None
    kind: links.Kind = "table_host" if held.role == "host" else "table_watch"
    token = links.current_token(connection, tokens, kind, links.Target(table_id=row.id))
    return Former(row, token) if token else None


# --- a campaign ------------------------------------------------------------


def sequel(row: GameTableRow, table: AnyTable) -> dict[str, Any] | None:
    """Return the options of the campaign's next game; None if no game follows at this table.

    A campaign that began by mail goes on by mail.
    """
    game = engine.games().get(row.game)
    if game is None or game.series is None or row.begins_json is not None:
        return None
    return game.series.sequel(table.at.state, table.rules.outcome(table.at, row.seats))


def _options(former: GameTableRow, following: dict[str, Any] | None) -> dict[str, Any]:
    """Return the options for playing the same game again, or for the campaign's next game."""
    game = engine.games().get(former.game)
    if game is None or game.series is None:
        return former.options
    chosen = campaigns.without_carried(game, former.options)
    if following:
        return chosen | {name: following[name] for name in game.series.carried}
    if former.begins_json is not None:
        chosen.pop(game.series.option, None)
    return chosen


def games_of_campaign(connection: Connection, row: GameTableRow) -> list[GameTableRow]:
    """Return the tables of the campaign that a table belongs to, in their order.

    Return only the table itself for a single game.
    """
    games = [row]
    with suppress(store.NoSuchTable):
        while campaigns.number_in(games[0]) > 1:
            games.insert(0, store.row_of(connection, former_id(games[0])))
    while number := campaigns.number_in(games[-1]):
        following = creation.with_key(connection, f"{NEXT_GAME} {games[-1].id} {number + 1}")
        if following is None:
            break
        games.append(following)
    return games


def number_in_campaign(connection: Connection, row: GameTableRow) -> int:
    """Return the number of a table's game in its campaign; 0 for a single game."""
    if row.opened_by is not None:
        with suppress(matches.NoSuchMatch):
            return campaigns.number_in(matches.row_of(connection, row.opened_by))
    return campaigns.number_in(row)


# --- who begins ------------------------------------------------------------


def _left_of_first(former: GameTableRow, table: AnyTable) -> int | None:
    """Return the seat to the left of the one that began; None if the log does not say."""
    begun = first_player.of(table)
    return None if begun is None else (begun + 1) % former.seats


def _first_of_sequel(former: GameTableRow, following: dict[str, Any]) -> int | None:
    """Return the seat that begins the campaign's next game; None if the table decides."""
    options = engine.load(former.game).options
    named = (following.get(option["id"]) for option in options if option.get("is_seat"))
    return next((seat - 1 for seat in named if seat), None)


def say_who_begins(connection: Connection, held: Held, seat: int, now: int) -> None:
    """Enter that `seat` begins, in the host's name, if the table asks for it; it can be undone."""
    held = store.find(connection, held.token)
    openings = held.rules.openings(store.table_of(connection, held.row).at)
    if seat < len(openings) and not held.row.number:
        with suppress(Refused):  # then the table's page asks who begins
            entering.enter(connection, held, "", secrets.token_hex(16), openings[seat], now)
