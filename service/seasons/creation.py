"""Creation of a season, with one link for its host and one for all others."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select

from service.database.rows import SEASON, SeasonRow, fetch_first
from service.installation.addresses import BadName, clean_name
from service.installation.tokens import Tokens, fresh_match_id
from service.language.languages import LANGUAGES
from service.links import store as links
from service.people.problems import Invalid, Problem


@dataclass(frozen=True)
class SeasonWish:
    """The season to open, as read from a form; the same `key` opens no second one."""

    title: str
    language: str
    key: str


@dataclass(frozen=True)
class OpenedSeason:
    """The id of a season, and the tokens of its two links."""

    id: str
    host: str
    watch: str


def read(body: Mapping[str, Any], key: str) -> SeasonWish:
    """Check the form that opens a season, and return the season to open; raises Invalid."""
    problems, title, language = [], "", body.get("language", "en")
    try:
        title = title_of(body)
    except Invalid as invalid:
        problems += invalid.problems
    if language not in LANGUAGES:
        problems.append(Problem("language", "unknown_value", {"takes": list(LANGUAGES)}))
    if problems:
        raise Invalid(problems)
    return SeasonWish(title, language, key)


def title_of(body: Mapping[str, Any]) -> str:
    """Return the season's title; raises Invalid."""
    wanted = body.get("title", "")
    try:
        return clean_name(wanted if isinstance(wanted, str) else "")
    except BadName as bad:
        raise Invalid([Problem("title", f"name_{bad.code}")]) from None


def open_season(connection: Connection, wish: SeasonWish, tokens: Tokens, now: int) -> OpenedSeason:
    """Open the season, or return the one that was opened with the same key."""
    query = select(SEASON).where(SEASON.c.creation_key == wish.key)
    earlier = fetch_first(connection, query, SeasonRow)
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
    connection.execute(insert(SEASON), row)
    links.make(connection, tokens, "season_host", links.Target(group_id=group_id), now)
    links.make(connection, tokens, "season_watch", links.Target(group_id=group_id), now)
    return _opened(connection, group_id, tokens)


def _opened(connection: Connection, group_id: str, tokens: Tokens) -> OpenedSeason:
    target = links.Target(group_id=group_id)
    host = links.current_token(connection, tokens, "season_host", target)
    watch = links.current_token(connection, tokens, "season_watch", target)
    return OpenedSeason(group_id, host, watch)
