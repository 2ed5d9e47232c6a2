"""Creation of a season: from the front page, or from the page of its first game."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from flask import Blueprint, g, request
from sqlalchemy import Connection

from service.database.rows import SeasonRow
from service.installation.links import HostLinks, SeasonLinks, TableLinks
from service.people.problems import Invalid, Problem
from service.seasons import creation, membership, store
from service.seasons.creation import OpenedSeason, SeasonWish
from service.seasons.membership import NotPut
from service.seasons.store import NoSuchLink, NotTheHost
from service.views.ended_links import ended_words
from service.views.problems import say_problem
from service.views.reader import Reader
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming, form_key, form_token, keep_typed
from service.web.pages import companion

pages = Blueprint("season_new", __name__, url_prefix="/season")
of_match = Blueprint("match_in_season", __name__, url_prefix="/h/<token>/season")
of_table = Blueprint("table_in_season", __name__, url_prefix="/t/<token>/season")


for each in (pages, of_match, of_table):
    rate_limits.count_setting_up(each, partial(rate_limits.count, "group", "group_a_day"))


# --- from the front page ---------------------------------------------------


def new_season() -> Any:
    """Form for a season's title and language."""
    return _form()


@confirming(pages, "/new", new_season)
def begin() -> Any:
    """Create the season and show its page, or the form again with its problems."""
    key = form_key(request.form.get("form", ""))
    if key is None:
        return _form([Problem("form", "form_expired")])
    try:
        rate_limits.check_code(request.form.get("code", ""))
        wish = creation.read(request.form, key)
    except Invalid as invalid:
        return _form(invalid.problems)
    opened = rendering.write(lambda connection: _open(connection, wish))
    return rendering.see_other(SeasonLinks("", opened.host).page)


def _open(connection: Connection, wish: SeasonWish) -> OpenedSeason:
    return creation.open_season(connection, wish, rendering.tokens(), rendering.now())


def _form(problems: Sequence[Problem] = ()) -> Any:
    keep_typed()
    reader = rendering.stranger()
    return rendering.page(
        "pages/season_new.html",
        reader,
        values=request.form,
        problems=problems,
        form_token=form_token(),
    )


# --- from the page of a game -----------------------------------------------


def ask_match(token: str) -> Any:
    """Form for adding this match to a season."""
    return _ask_in(HostLinks("", token), _reader_of_match(token))


@confirming(of_match, "", ask_match)
def keep_match(token: str) -> Any:
    """Add this match to the season with the typed link, or to a new one."""

    def put(connection: Connection, season: SeasonRow, now: int) -> None:
        match = access.open_host(connection, token).match
        membership.put_match(connection, season, match, now)

    return _keep(HostLinks("", token), _reader_of_match(token), put)


def _reader_of_match(token: str) -> Reader:
    """Return the match's host as a reader; raises NoSuchLink."""
    rendering.read(lambda connection: access.open_host(connection, token))
    return rendering.stranger(language=g.language)


def ask_table(token: str) -> Any:
    """Form for adding this table to a season."""
    reader = _reader_of_table(token)
    return _ask_in(TableLinks("", token), reader)


@confirming(of_table, "", ask_table)
def keep_table(token: str) -> Any:
    """Add this table to the season with the typed link, or to a new one."""

    def put(connection: Connection, season: SeasonRow, now: int) -> None:
        membership.put_table(connection, season, access.open_table(connection, token).row, now)

    reader = _reader_of_table(token)
    return _keep(TableLinks("", token), reader, put)


def _reader_of_table(token: str) -> Reader:
    """Return the table's host as a reader; raises NoSuchLink, NotYours."""
    held = rendering.read(lambda connection: access.open_table(connection, token))
    return rendering.stranger(language=companion.language_of(held.row.language))


def _keep(links: HostLinks | TableLinks, reader: Reader, put: Any) -> Any:
    """Add a game, by calling `put`, to the season with the typed link or to a new one."""
    link, now = request.form.get("link", "").strip(), rendering.now()
    key = form_key(request.form.get("form", ""))
    if key is None:
        return _ask_in(links, reader, reader.say("problem-form_expired"), 400)

    def work(connection: Connection) -> str:
        token = membership.token_of_season(link) if link else _open_for(connection, reader, key)
        put(connection, store.to_change(connection, token).row, now)
        return token

    try:
        kept = rendering.write(work)
        return _ask_in(links, reader, kept=SeasonLinks("", kept).page)
    except NoSuchLink as missing:
        rate_limits.count_guess()
        ended = ended_words(missing)
        said = f"error-{ended}" if ended else "ours-refused-no_such_group"
        return _ask_in(links, reader, reader.say(said), 422)
    except NotTheHost:
        return _ask_in(links, reader, reader.say("ours-refused-watching"), 422)
    except NotPut as not_put:
        return _ask_in(links, reader, reader.say(f"ours-refused-{not_put.code}"), 422)
    except Invalid as invalid:
        return _ask_in(links, reader, say_problem(reader.say, invalid.problems[0]), 400)


def _open_for(connection: Connection, reader: Reader, key: str) -> str:
    title = request.form.get("title", "").strip() or reader.say("ours-new-usual")
    wish = creation.read({"title": title, "language": reader.language}, key)
    return _open(connection, wish).host


def _ask_in(
    links: HostLinks | TableLinks,
    reader: Reader,
    refused: str = "",
    status: int = 200,
    kept: str = "",
) -> Any:
    """Render the form, or after success links to the season (its URL is `kept`) and the game."""
    return rendering.page(
        "pages/season_keep.html",
        reader,
        status,
        links=links,
        values=request.form,
        refused=refused,
        kept=kept,
        form_token=form_token(),
    )
