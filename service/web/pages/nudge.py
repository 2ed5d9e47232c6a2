"""A player's nudge: a reminder to another player, who is late."""

from typing import Any

from flask import Blueprint
from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.people import nudging
from service.people.nudging import Nudges
from service.people.problems import NotPossible
from service.views.seat_view import SeatView
from service.web import rendering
from service.web.confirmed_forms import confirming
from service.web.pages.seat import change_seat, show_table, values_of, view_of

pages = Blueprint("nudge", __name__, url_prefix="/s/<token>/nudge")


def ask(token: str, seat: int) -> Any:
    """Confirmation page: send a reminder to the late player of `seat`."""
    now = rendering.now()

    def look(connection: Connection) -> tuple[SeatView, Nudges]:
        s = view_of(connection, token)
        return s, nudging.now_for(connection, s.loaded, s.seat, now)

    s, found = rendering.read(look)
    if seat not in found.possible:
        return show_table(token, kind="nudge-gone")
    return rendering.page("pages/nudge.html", s.reader, **values_of(s), late=seat)


@confirming(pages, "/<int:seat>", ask)
def act(token: str, seat: int) -> Any:
    """Send a reminder to the late player of `seat`."""
    try:
        change_seat(token, lambda c, loaded, own, now: nudging.nudge(c, loaded, seat, own, now))
    except NotPossible:
        return show_table(token, 409, kind="nudge-gone")
    return rendering.see_other(SeatLinks("", token).page)
