"""A seat's last move taken back: the page that asks, and its button.

The number of the move is in the address: a button that was pressed twice, or of a page that was
left open, takes back that move alone.
"""

from functools import partial
from typing import Any

from flask import Blueprint
from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.matches import taking_back
from service.matches.store import LoadedMatch
from service.matches.taking_back import NotTakenBack
from service.views.seat_view import SeatView
from service.web import link_previews, rendering
from service.web.forms import acting
from service.web.pages.seat import change_seat, is_lost_move, show_table, values_of, view_of

pages = Blueprint("taking_back", __name__, url_prefix="/s/<token>/undo")
pages.before_request(link_previews.answer)


@pages.get("/<int:number>")
def ask(token: str, number: int) -> Any:
    """Take this move back? What it was, and the button that takes it back."""

    def look(connection: Connection) -> tuple[SeatView, bool]:
        s = view_of(connection, token, lambda held: min(number, held.match.turn))
        move = taking_back.last_move(connection, s.loaded, s.seat)
        is_meant = move is not None and move.number == number
        return s, is_meant and not is_lost_move(s.loaded, number)

    s, is_possible = rendering.read(look)
    if not is_possible:
        return _refused(token, s, number, 200)
    return rendering.page("pages/undo.html", s.reader, **values_of(s), number=number)


@acting(pages, "/<int:number>", ask)
def take_back(token: str, number: int) -> Any:
    """Take it back, once, and show the seat's page, which says so."""
    try:
        change_seat(token, partial(_take_back, number=number))
    except NotTakenBack:
        s = rendering.read(lambda connection: view_of(connection, token))
        return _refused(token, s, number, 409)
    return rendering.see_other(SeatLinks("", token).told(number))


def _take_back(
    connection: Connection, loaded: LoadedMatch, seat: int, now: int, number: int
) -> None:
    if is_lost_move(loaded, number):
        raise NotTakenBack
    taking_back.take_back(connection, loaded, seat, number, now)


def _refused(token: str, s: SeatView, number: int, status: int) -> Any:
    """Whether that move was taken back already, or cannot be."""
    has_fallen = any(first == number for first, _ in s.match.taken_back)
    return show_table(token, status, kind="undone-already" if has_fallen else "undo-late")
