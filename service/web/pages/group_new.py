"""Begins a group's season: from the front door, or from the page of a game that is its first."""

from typing import Any

from flask import Blueprint, g, request
from sqlalchemy import Connection

from service.database.rows import PlayGroupRow
from service.groups import opening, putting, store
from service.groups.opening import GroupWish, OpenedGroup
from service.groups.putting import NotPut
from service.groups.store import NoSuchLink, NotTheHost
from service.installation.links import GroupLinks, HostLinks, TableLinks
from service.installation.settings import CODE, NOBODY
from service.people.problems import Problem
from service.people.proposals import Invalid
from service.views.ended_links import ended_words
from service.views.problems import say_problem
from service.views.reader import Reader
from service.web import access, link_previews, rate_limits, rendering
from service.web.forms import acting, keep_typed
from service.web.pages import companion
from service.web.pages.new import form_key, form_token

pages = Blueprint("group_new", __name__, url_prefix="/season")
of_match = Blueprint("match_in_group", __name__, url_prefix="/h/<token>/season")
of_table = Blueprint("table_in_group", __name__, url_prefix="/t/<token>/season")
for each in (of_match, of_table):
    each.before_request(link_previews.answer)


@pages.before_request
@of_match.before_request
@of_table.before_request
def receive() -> Any:
    """What strangers send is counted before it is read; where the door is shut nothing is."""
    if rendering.installation().settings.new == NOBODY:
        return rendering.page("pages/closed.html", rendering.stranger(), 403)
    if request.method == "POST":
        rate_limits.count("group", "group_a_day")
    return None


# --- from the front door ---------------------------------------------------


@pages.get("/new")
def new_season() -> Any:
    """What it is called, and in which language."""
    return _form()


@acting(pages, "/new", new_season)
def begin() -> Any:
    """Begin it, and show its page; or the form again with what is wrong."""
    key = form_key(request.form.get("form", ""))
    if key is None:
        return _form([Problem("form", "form_expired")], 400)
    try:
        rate_limits.check_code(request.form.get("code", ""))
        wish = opening.read(request.form, key)
    except Invalid as invalid:
        status, headers = rendering.status_of(invalid)
        return *_form(invalid.problems, status), headers
    opened = rendering.write(lambda connection: _open(connection, wish))
    return rendering.see_other(GroupLinks("", opened.host).page)


def _open(connection: Connection, wish: GroupWish) -> OpenedGroup:
    installation = rendering.installation()
    return opening.open_group(connection, wish, installation.tokens, installation.now())


def _form(problems: list[Problem] | tuple[()] = (), status: int = 200) -> Any:
    keep_typed()
    reader = rendering.stranger()
    return rendering.page(
        "pages/group_new.html",
        reader,
        status,
        values=request.form,
        problems={each.at: say_problem(reader.say, each) for each in problems},
        asks_code=rendering.installation().settings.new == CODE,
        form_token=form_token(),
    )


# --- from the page of a game -----------------------------------------------


@of_match.get("")
def ask_match(token: str) -> Any:
    """In which season is this match to be counted?"""
    return _ask_in(HostLinks("", token), _reader_of_match(token))


@acting(of_match, "", ask_match)
def keep_match(token: str) -> Any:
    """Count it there."""

    def put(connection: Connection, group: PlayGroupRow, now: int) -> None:
        match = access.open_host(connection, token).match
        putting.put_match(connection, group, match, now)

    return _keep(HostLinks("", token), _reader_of_match(token), put)


def _reader_of_match(token: str) -> Reader:
    """Its host; raises NoSuchLink."""
    rendering.read(lambda connection: access.open_host(connection, token))
    return rendering.stranger(language=g.language)


@of_table.get("")
def ask_table(token: str) -> Any:
    """In which season is this table to be counted?"""
    reader = _reader_of_table(token)
    return _ask_in(TableLinks("", token), reader)


@acting(of_table, "", ask_table)
def keep_table(token: str) -> Any:
    """Count it there."""

    def put(connection: Connection, group: PlayGroupRow, now: int) -> None:
        putting.put_table(connection, group, access.open_table(connection, token).row, now)

    reader = _reader_of_table(token)
    return _keep(TableLinks("", token), reader, put)


def _reader_of_table(token: str) -> Reader:
    """Its host; raises NoSuchLink, NotYours."""
    held = rendering.read(lambda connection: access.open_table(connection, token))
    return rendering.stranger(language=companion.language_of(held.row.language))


def _keep(links: HostLinks | TableLinks, reader: Reader, put: Any) -> Any:
    """In a season by its link, or in a new one."""
    link, now = request.form.get("link", "").strip(), rendering.installation().now()
    key = form_key(request.form.get("form", ""))
    if key is None:
        return _ask_in(links, reader, reader.say("problem-form_expired"), 400)

    def work(connection: Connection) -> str:
        token = putting.token_of_group(link) if link else _open_for(connection, reader, key)
        put(connection, store.to_change(connection, token).row, now)
        return token

    try:
        return rendering.see_other(GroupLinks("", rendering.write(work)).page)
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
    wish = opening.read({"title": title, "language": reader.language}, key)
    return _open(connection, wish).host


def _ask_in(
    links: HostLinks | TableLinks, reader: Reader, refused: str = "", status: int = 200
) -> Any:
    return rendering.page(
        "pages/group_keep.html",
        reader,
        status,
        links=links,
        values=request.form,
        refused=refused,
        form_token=form_token(),
    )
