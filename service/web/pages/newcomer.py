"""Pages of the link in a letter to an applicant for an open seat: take it, or stop letters."""

from collections.abc import Sequence
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
from service.views.reader import Reader
from service.web import access, rendering
from service.web.confirmed_forms import confirming, is_one_click, word

pages = Blueprint("newcomer", __name__, url_prefix="/y/<token>")
NAME = "name"  # field for another name if the first one is taken


def ask(
    token: str,
    status: int = 200,
    problems: Sequence[Problem] = (),
    is_about_letters: bool = False,
) -> Any:
    """Confirmation page: take the open seat, or (if `is_about_letters`) stop letters."""

    def look(connection: Connection) -> tuple[LoadedMatch, NewcomerRow, bool, str]:
        loaded, newcomer = _find(connection, token)
        target = links.Target(newcomer.match_id, newcomer.seat)
        own = links.current_token(connection, rendering.tokens(), "seat", target)
        return loaded, newcomer, newcomers.is_unwanted(connection, newcomer), own

    loaded, newcomer, is_unwanted, own = rendering.read(look)
    seat = newcomers.seat_of(loaded, newcomer)
    if not is_about_letters and seat and own and seat.number == newcomer.seat:
        return rendering.see_other(SeatLinks("", own).page)
    reader = Reader.stranger(newcomer.language, newcomer.timezone, loaded.game)
    return rendering.page(
        "pages/newcomer.html",
        reader,
        status,
        is_about_letters=is_about_letters,
        is_unwanted=is_unwanted,
        is_seated=seat is not None,
        closed=newcomers.why_not(loaded, newcomer, rendering.now()),
        newcomer=newcomer,
        host=loaded.host.name,
        game_title=headings.game_title(reader, loaded),
        pace=headings.pace(reader, loaded),
        match=loaded.match,
        problems=problems,
        typed=request.form.get(NAME, newcomer.name),
        links=NewcomerLinks("", token),
    )


@confirming(pages, "", ask)
def take(token: str) -> Any:
    """Take the seat and redirect to its page."""
    keys, now = rendering.tokens(), rendering.now()

    def work(connection: Connection) -> None:
        loaded, newcomer = _find(connection, token, lock=True)
        name = _typed_name() or newcomer.name
        newcomers.confirm(connection, loaded, newcomer, name, keys, now, word(token))

    try:
        rendering.write(work)
    except NotPossible:
        return ask(token, 409)
    except Invalid as invalid:
        return ask(token, 400, invalid.problems)
    return ask(token)


def ask_letters(token: str) -> Any:
    """Confirmation page: stop letters to the applicant's address."""
    return ask(token, is_about_letters=True)


@confirming(pages, "/letters", ask_letters, unless=is_one_click)
def end_letters(token: str) -> Any:
    """Stop letters to the applicant's address."""
    now = rendering.now()

    def work(connection: Connection) -> None:
        newcomers.never_again(connection, *_find(connection, token, lock=True), now)

    rendering.write(work)
    return ask(token, is_about_letters=True)


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
