"""A group as rows: found by one of its two links, and which games it has."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, or_, select, update

from service.database.models import GROUP_GAME, PLAY_GROUP
from service.database.rows import GroupGameRow, PlayGroupRow, fetch_all, fetch_first
from service.groups import former_links
from service.installation.tokens import Tokens, hash_of, is_shaped
from service.matches.former_links import NoSuchLink as NoSuchLink

Role = Literal["host", "watcher"]


class NotTheHost(Exception):
    """Whoever asks may look, and change nothing."""


@dataclass(frozen=True)
class Held:
    """A group, and who came to it by which link."""

    row: PlayGroupRow
    role: Role
    token: str

    @property
    def is_host(self) -> bool:
        """Whether this link may change something."""
        return self.role == "host"


def find(connection: Connection, token: str) -> Held:
    """The group behind a link, and whose link it is; raises NoSuchLink."""
    if not is_shaped(token):
        raise NoSuchLink
    hashed = hash_of(token)
    is_its = or_(PLAY_GROUP.c.host_hash == hashed, PLAY_GROUP.c.watch_hash == hashed)
    row = fetch_first(connection, select(PLAY_GROUP).where(is_its), PlayGroupRow)
    if row is None:
        raise former_links.ended(connection, token)
    return Held(row, "host" if row.host_hash == hashed else "watcher", token)


def to_change(connection: Connection, token: str) -> Held:
    """The same for its host, and nobody else changes it till the transaction ends.

    Raises NoSuchLink, NotTheHost.
    """
    held = find(connection, token)
    if not held.is_host:
        raise NotTheHost
    query = select(PLAY_GROUP).where(PLAY_GROUP.c.id == held.row.id).with_for_update()
    row = fetch_first(connection, query, PlayGroupRow)
    if row is None or row.host_hash != held.row.host_hash:  # forgotten, or made anew meanwhile
        raise former_links.ended(connection, token)
    return Held(row, "host", token)


def watchers_token(held: Held, tokens: Tokens) -> str | None:
    """The token for whoever only looks, for the host's eyes; None where the key was another."""
    assert held.is_host, "nobody else is told of other links"
    token = tokens.token(held.row.watch_salt)
    return token if hash_of(token) == held.row.watch_hash else None


def games_of(connection: Connection, group_id: str) -> Sequence[GroupGameRow]:
    """All that were put in, in that order."""
    query = select(GROUP_GAME).where(GROUP_GAME.c.group_id == group_id)
    return fetch_all(
        connection, query.order_by(GROUP_GAME.c.put_at, GROUP_GAME.c.game_id), GroupGameRow
    )


def update_group(connection: Connection, row: PlayGroupRow, **values: Any) -> None:
    """Change columns of one group."""
    connection.execute(update(PLAY_GROUP).where(PLAY_GROUP.c.id == row.id).values(**values))
