"""Pages of an applicant's link: take a seat, or stop letters."""

from typing import Any

from flask import Blueprint, g, request
from sqlalchemy import Connection

from service.database.rows import NewcomerRow
from service.installation.addresses import BadName, clean_name
from service.installation.links import NewcomerLinks, SeatLinks
from service.links import store as links
from service.matches.store import LoadedMatch
from service.people import newcomers
from service.people.problems import Invalid, NotPossible, Problem
from service.views import headings
from service.views.problems import say_problem
from service.views.reader import Reader
from service.web import access, rendering
from service.web.confirmed_forms import confirming, is_one_click, word

pages = Blueprint("newcomer", __name__, url_prefix="/y/<token>")
NAME = "name"  # field for another name if the first one is taken


def ask(token: str) -> Any:
    """Confirmation page: take the seat."""
    return _page(token)


@confirming(pages, "", ask)
def take(token: str) -> Any:
    """Take the seat and go there."""
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


def ask_letters(token: str) -> Any:
    """Confirmation page: stop letters to that address."""
    return _page(token, is_about_letters=True)


@confirming(pages, "/letters", ask_letters, unless=is_one_click)
def end_letters(token: str) -> Any:
    """Stop letters to an address; its owner did not ask for a seat."""
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
        target = links.Target(newcomer.match_id, newcomer.seat)
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
        host=loaded.host.name,
        game_title=headings.game_title(reader, loaded),
        pace=headings.pace(reader, loaded),
        match=loaded.match,
        problems={each.at: say_problem(reader.say, each) for each in problems},
        typed=request.form.get(NAME, newcomer.name),
        links=NewcomerLinks("", token),
    )
