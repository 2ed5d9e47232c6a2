"""The link of a letter to somebody who asked for an open seat: it takes one, or ends letters."""

from typing import Any

from flask import Blueprint, g, request
from sqlalchemy import Connection

from service.database.rows import NewcomerRow
from service.installation.addresses import BadName, clean_name
from service.installation.links import NewcomerLinks, SeatLinks
from service.links import store as links
from service.links.store import Target
from service.matches.store import HOST_SEAT, LoadedMatch
from service.people import newcomers
from service.people.problems import NotPossible, Problem
from service.people.proposals import Invalid
from service.views import headings
from service.views.problems import say_problem
from service.views.reader import Reader
from service.web import access, link_previews, rendering
from service.web.forms import acting, is_one_click, word

pages = Blueprint("newcomer", __name__, url_prefix="/y/<token>")
pages.before_request(link_previews.answer)
NAME = "name"  # the field for another name, where the one that was typed is taken


@pages.get("")
def ask(token: str) -> Any:
    """Take the seat?"""
    return _page(token)


@acting(pages, "", ask)
def take(token: str) -> Any:
    """Take it, and go there."""
    installation = rendering.installation()
    keys, now = installation.tokens, installation.now()

    def work(connection: Connection) -> None:
        loaded, newcomer = _find(connection, token, lock=True)
        name = _typed_name() or newcomer.name
        newcomers.confirm(connection, loaded, newcomer, name, keys, now, word(token))

    try:
        rendering.write(work)
    except NotPossible:
        return _page(token, 409)
    except Invalid as invalid:
        return _page(token, 400, invalid)
    return _page(token)


@pages.get("/letters")
def ask_letters(token: str) -> Any:
    """No more letters from here to that address?"""
    return _page(token, is_about_letters=True)


@acting(pages, "/letters", ask_letters, unless=is_one_click)
def end_letters(token: str) -> Any:
    """Whoever asked for nothing may say so for good."""
    now = rendering.installation().now()

    def work(connection: Connection) -> None:
        _, newcomer = _find(connection, token, lock=True)
        newcomers.never_again(connection, newcomer, now)

    rendering.write(work)
    return _page(token, is_about_letters=True)


def _typed_name() -> str:
    typed = request.form.get(NAME, "")
    try:
        return clean_name(typed) if typed else ""
    except BadName as bad:
        raise Invalid([Problem(NAME, f"name_{bad.code}")]) from None


def _find(
    connection: Connection, token: str, lock: bool = False
) -> tuple[LoadedMatch, NewcomerRow]:
    access.open_link(connection, token)
    loaded, newcomer = newcomers.find(connection, token, lock)
    g.language = newcomer.language
    return loaded, newcomer


def _page(
    token: str, status: int = 200, invalid: Invalid | None = None, is_about_letters: bool = False
) -> Any:
    keys = rendering.installation().tokens

    def look(connection: Connection) -> tuple[LoadedMatch, NewcomerRow, bool, str]:
        loaded, newcomer = _find(connection, token)
        target = Target(newcomer.match_id, newcomer.seat)
        own = links.current_token(connection, keys, "seat", target)
        return loaded, newcomer, newcomers.is_unwanted(connection, newcomer), own

    loaded, newcomer, is_unwanted, own = rendering.read(look)
    seat = newcomers.seat_of(loaded, newcomer)
    if not is_about_letters and seat and own and seat.number == newcomer.seat:
        return rendering.see_other(SeatLinks("", own).page)
    reader = Reader.stranger(newcomer.language, newcomer.timezone, loaded.game)
    problems = invalid.problems if invalid else []
    return rendering.page(
        "pages/newcomer.html",
        reader,
        status,
        is_about_letters=is_about_letters,
        is_unwanted=is_unwanted,
        is_seated=seat is not None,
        closed=newcomers.why_not(loaded, newcomer, rendering.installation().now()),
        newcomer=newcomer,
        host=loaded.names[HOST_SEAT],
        game_title=headings.game_title(reader, loaded),
        pace=headings.pace(reader, loaded),
        match=loaded.match,
        problems={each.at: say_problem(reader.say, each) for each in problems},
        typed=request.form.get(NAME, newcomer.name),
        links=NewcomerLinks("", token),
    )
