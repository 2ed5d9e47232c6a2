"""A note to oneself: what a seat's holder wants to remember, on their own page alone."""

from typing import Any

from flask import Blueprint, request
from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.matches.store import LoadedMatch
from service.people import own_notes
from service.people.proposals import Invalid
from service.views.problems import say_problem
from service.views.seat_view import SeatView
from service.web import link_previews, rendering
from service.web.forms import acting, is_unsure
from service.web.pages.seat import change_seat, values_of, view_of

pages = Blueprint("own_note", __name__, url_prefix="/s/<token>/note")
pages.before_request(link_previews.answer)


@pages.get("")
def ask(token: str) -> Any:
    """What do you want to remember?"""
    return _page(token)


@acting(pages, "", ask)
def write(token: str) -> Any:
    """Keep it in place of what stood there."""

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        own_notes.keep(connection, loaded.seats[seat], request.form.get("note", ""))

    try:
        change_seat(token, work)
    except Invalid as invalid:
        return _page(token, 400, invalid)
    return rendering.see_other(SeatLinks("", token).page)


def _page(token: str, status: int = 200, invalid: Invalid | None = None) -> Any:
    def look(connection: Connection) -> tuple[SeatView, str]:
        s = view_of(connection, token)
        return s, own_notes.of_seat(connection, s.own_seat)

    s, note = rendering.read(look)
    problems = invalid.problems if invalid else []
    typed = request.form.get("note", "") if invalid or is_unsure() else note
    said = {each.at: say_problem(s.say, each) for each in problems}
    about: dict[str, Any] = {"problems": said, "note": typed}
    return rendering.page("pages/own_note.html", s.reader, status, **values_of(s), **about)
