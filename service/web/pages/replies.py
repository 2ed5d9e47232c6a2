"""Confirmation of an e-mail reply that came from an address other than the player's."""

from functools import partial
from typing import Any

from flask import Blueprint
from sqlalchemy import Connection

from service.database.rows import ReplyRow
from service.installation.links import SeatLinks
from service.matches import reply_rows
from service.matches.store import LoadedMatch
from service.replies import doing
from service.replies.doing import NotDone
from service.views.seat_view import SeatView
from service.web import rendering
from service.web.confirmed_forms import confirming
from service.web.pages.seat import change_seat, values_of, view_of

pages = Blueprint("replies", __name__, url_prefix="/s/<token>")


def ask(token: str, reply: str, status: int = 200, error: NotDone | None = None) -> Any:
    """Confirmation page: carry out the reply with the id `reply`."""

    def look(connection: Connection) -> tuple[SeatView, ReplyRow | None]:
        s = view_of(connection, token)
        return s, reply_rows.held(connection, s.own_seat, reply)

    s, found = rendering.read(look)
    values = {"held": found, "error": error}
    return rendering.page("pages/reply.html", s.reader, status, **values_of(s), **values)


@confirming(pages, "/reply/<reply>", ask)
def confirm(token: str, reply: str) -> Any:
    """Carry out the reply, once."""
    try:
        is_found = change_seat(token, partial(_confirm, reply=reply))
    except NotDone as error:
        return ask(token, reply, 409, error)
    if not is_found:
        return ask(token, reply, 409)
    return rendering.see_other(SeatLinks("", token).page)


def _confirm(connection: Connection, loaded: LoadedMatch, seat: int, now: int, reply: str) -> bool:
    """Carry out the reply with this id; return False if it does not wait for confirmation."""
    found = reply_rows.held(connection, loaded.seats[seat], reply)
    if found is None:
        return False
    doing.confirm(connection, rendering.installation(), loaded, found, now)
    return True
