"""Opens a group, with a link for its host and one for all others, kept as hashes alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select

from service.database.models import PLAY_GROUP
from service.database.rows import PlayGroupRow, fetch_first
from service.installation.addresses import BadName, clean_name
from service.installation.tokens import Tokens, fresh_match_id
from service.language.languages import LANGUAGES
from service.links import store as links
from service.links.store import Target
from service.people.problems import Problem
from service.people.proposals import Invalid


@dataclass(frozen=True)
class GroupWish:
    """A group that can be opened; the same `key` again opens no second one."""

    title: str
    language: str
    key: str


@dataclass(frozen=True)
class OpenedGroup:
    """A group's name, and the tokens of its two links."""

    id: str
    host: str
    watch: str


def read(body: Mapping[str, Any], key: str) -> GroupWish:
    """Check what a form asks for; raises Invalid."""
    problems, title, language = [], "", body.get("language", "en")
    try:
        title = title_of(body)
    except Invalid as invalid:
        problems += invalid.problems
    if language not in LANGUAGES:
        problems.append(Problem("language", "unknown_value", {"takes": list(LANGUAGES)}))
    if problems:
        raise Invalid(problems)
    return GroupWish(title, language, key)


def title_of(body: Mapping[str, Any]) -> str:
    """What the group calls itself; raises Invalid."""
    wanted = body.get("title", "")
    try:
        return clean_name(wanted if isinstance(wanted, str) else "")
    except BadName as bad:
        raise Invalid([Problem("title", f"name_{bad.code}")]) from None


def open_group(connection: Connection, wish: GroupWish, tokens: Tokens, now: int) -> OpenedGroup:
    """Open it; the same key again gives the same group."""
    query = select(PLAY_GROUP).where(PLAY_GROUP.c.creation_key == wish.key)
    earlier = fetch_first(connection, query, PlayGroupRow)
    if earlier is not None:
        return _opened(connection, earlier.id, tokens)
    group_id = fresh_match_id()
    row = {
        "id": group_id,
        "title": wish.title,
        "language": wish.language,
        "namesakes": "{}",
        "creation_key": wish.key,
        "made_at": now,
        "touched_at": now,
    }
    connection.execute(insert(PLAY_GROUP), row)
    links.make(connection, tokens, "season_host", Target(group_id=group_id), now)
    links.make(connection, tokens, "season_watch", Target(group_id=group_id), now)
    return _opened(connection, group_id, tokens)


def _opened(connection: Connection, group_id: str, tokens: Tokens) -> OpenedGroup:
    target = Target(group_id=group_id)
    host = links.current_token(connection, tokens, "season_host", target)
    watch = links.current_token(connection, tokens, "season_watch", target)
    return OpenedGroup(group_id, host, watch)
