"""A group as rows: found by one of its two links, and which games it has."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, Select, select, update

from service.database.models import GROUP_GAME, PLAY_GROUP
from service.database.rows import GroupGameRow, PlayGroupRow, fetch_all, fetch_first
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import NoSuchLink as NoSuchLink
from service.links.store import Target

Role = Literal["host", "watcher"]


class NotTheHost(Exception):
    """Whoever asks may look, and change nothing."""


@dataclass(frozen=True)
class Held:
    """A group, and who came to it by which link."""

    row: PlayGroupRow
    role: Role
    token: str
    link: tuple[str, int | None]  # its id, and when it was last used

    @property
    def is_host(self) -> bool:
        """Whether this link may change something."""
        return self.role == "host"


def find(connection: Connection, token: str) -> Held:
    """The group behind a link, and whose link it is; raises NoSuchLink."""
    link = links.find(connection, token, "season_host", "season_watch")
    row = fetch_first(connection, _one(link.group_id), PlayGroupRow)
    if row is None:  # forgotten meanwhile
        raise NoSuchLink
    role: Role = "host" if link.kind == "season_host" else "watcher"
    return Held(row, role, token, (link.id, link.used_at))


def _one(group_id: str | None) -> Select[Any]:
    return select(PLAY_GROUP).where(PLAY_GROUP.c.id == group_id)


def to_change(connection: Connection, token: str) -> Held:
    """The same for its host, and nobody else changes it till the transaction ends.

    Raises NoSuchLink, NotTheHost.
    """
    held = find(connection, token)
    if not held.is_host:
        raise NotTheHost
    connection.execute(_one(held.row.id).with_for_update())
    return find(connection, token)  # forgotten, or made anew, while we waited


def watchers_token(connection: Connection, held: Held, tokens: Tokens) -> str | None:
    """The token for whoever only looks, for the host's eyes; None where the key was another."""
    assert held.is_host, "nobody else is told of other links"
    target = Target(group_id=held.row.id)
    return links.current_token(connection, tokens, "season_watch", target) or None


def renew_watch(connection: Connection, token: str, form: str, tokens: Tokens, now: int) -> str:
    """Make another link for watchers; returns the host's token. Raises NoSuchLink, NotTheHost.

    The same form sent again makes no third link: the second may have been sent to people already.
    """
    group_id = to_change(connection, token).row.id
    salt = links.salt_of_form("season_watch", token, form)
    if not links.is_known(connection, tokens.token(salt)):
        target = Target(group_id=group_id)
        links.rotate(connection, tokens, "season_watch", target, now, "renewed", salt=salt)
    return token


def renew_host(connection: Connection, token: str, form: str, tokens: Tokens, now: int) -> str:
    """Return the token of the host's new link; raises NoSuchLink."""
    return links.rotate_by_form(connection, tokens, "season_host", now, token, form)


def games_of(connection: Connection, group_id: str) -> Sequence[GroupGameRow]:
    """All that were put in, in that order."""
    query = select(GROUP_GAME).where(GROUP_GAME.c.group_id == group_id)
    return fetch_all(
        connection, query.order_by(GROUP_GAME.c.put_at, GROUP_GAME.c.game_id), GroupGameRow
    )


def update_group(connection: Connection, row: PlayGroupRow, **values: Any) -> None:
    """Change columns of one group."""
    connection.execute(update(PLAY_GROUP).where(PLAY_GROUP.c.id == row.id).values(**values))
