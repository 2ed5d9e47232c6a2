"""Rows of a season: found by one of its two links, with its games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, Select, select, update

from service.database.rows import (
    SEASON,
    SEASON_GAME,
    SeasonGameRow,
    SeasonRow,
    fetch_all,
    fetch_first,
)
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import NoSuchLink as NoSuchLink

Role = Literal["host", "watcher"]


class NotTheHost(Exception):
    """Raised for a link that shows the season but may not change it."""


@dataclass(frozen=True)
class Held:
    """A season as opened by one of its two links, the host's or the watchers'."""

    row: SeasonRow
    role: Role
    token: str
    link: tuple[str, int | None]  # the link's id and the time of its last use

    @property
    def is_host(self) -> bool:
        """True if this link may change the season."""
        return self.role == "host"


def find(connection: Connection, token: str) -> Held:
    """Return the season that a link opens, and the link's role; raises NoSuchLink."""
    link = links.find(connection, token, "season_host", "season_watch")
    row = fetch_first(connection, _one(link.group_id), SeasonRow)
    if row is None:  # deleted meanwhile
        raise NoSuchLink
    role: Role = "host" if link.kind == "season_host" else "watcher"
    return Held(row, role, token, (link.id, link.used_at))


def _one(group_id: str | None) -> Select[Any]:
    return select(SEASON).where(SEASON.c.id == group_id)


def to_change(connection: Connection, token: str) -> Held:
    """Lock and return the season for its host.

    Raises NoSuchLink, NotTheHost.
    """
    held = find(connection, token)
    if not held.is_host:
        raise NotTheHost
    connection.execute(_one(held.row.id).with_for_update())
    return find(connection, token)  # it may have changed during the wait for the lock


def watchers_token(connection: Connection, held: Held, tokens: Tokens) -> str | None:
    """Return the watchers' token, to show to the host; None if another secret key made it."""
    assert held.is_host, "nobody else is told of other links"
    target = links.Target(group_id=held.row.id)
    return links.current_token(connection, tokens, "season_watch", target) or None


def renew_watch(connection: Connection, token: str, form: str, tokens: Tokens, now: int) -> str:
    """Replace the watchers' link; return the host's token. Raises NoSuchLink, NotTheHost.

    A form that is sent twice replaces it only once, since people may have the new link already.
    """
    group_id = to_change(connection, token).row.id
    salt = links.salt_of_form("season_watch", token, form)
    if not links.is_known(connection, tokens.token(salt)):
        target = links.Target(group_id=group_id)
        links.rotate(connection, tokens, "season_watch", target, now, "renewed", salt=salt)
    return token


def renew_host(connection: Connection, token: str, form: str, tokens: Tokens, now: int) -> str:
    """Replace the host's link, and return the token of the new one; raises NoSuchLink."""
    return links.rotate_by_form(connection, tokens, "season_host", now, token, form)


def games_of(connection: Connection, group_id: str) -> Sequence[SeasonGameRow]:
    """Return the games of a season in the order they were added."""
    query = select(SEASON_GAME).where(SEASON_GAME.c.group_id == group_id)
    return fetch_all(
        connection, query.order_by(SEASON_GAME.c.put_at, SEASON_GAME.c.game_id), SeasonGameRow
    )


def with_game(connection: Connection, game_id: str) -> list[str]:
    """Return the ids of the seasons that contain a match or a table."""
    query = select(SEASON_GAME.c.group_id).where(SEASON_GAME.c.game_id == game_id)
    return list(connection.execute(query).scalars())


def counting(connection: Connection, game_id: str, tokens: Tokens) -> list[tuple[str, str]]:
    """Return the titles and watchers' tokens of the seasons that contain a match or a table.

    Show them only to the game's host. A token is "" if another secret key made it.
    """
    query = select(SEASON).join(SEASON_GAME, SEASON_GAME.c.group_id == SEASON.c.id)
    query = query.where(SEASON_GAME.c.game_id == game_id).order_by(SEASON_GAME.c.put_at)
    found = fetch_all(connection, query, SeasonRow)
    targets = [(row.title, links.Target(group_id=row.id)) for row in found]
    return [
        (title, links.current_token(connection, tokens, "season_watch", target))
        for title, target in targets
    ]


def update_season(connection: Connection, row: SeasonRow, **values: Any) -> None:
    """Change columns of a season."""
    connection.execute(update(SEASON).where(SEASON.c.id == row.id).values(**values))
