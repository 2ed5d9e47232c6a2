"""Pages that renew a link of a table: a seat's, the screen's or the host's own."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from flask import Blueprint, abort, request
from sqlalchemy import Connection

from service.installation.links import TableLinks
from service.links.store import NoSuchLink
from service.tables import claiming
from service.tables.store import Held, NoSuchSeat
from service.tables.table_requests import MOST_SEATS
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming, form_key, form_token
from service.web.pages import companion
from service.web.pages.companion import HOST

pages = Blueprint("table_links", __name__, url_prefix="/t/<token>")
SCREEN = "screen"
LOST = "codes"  # all links that cannot be shown, because an older key made them


def ask_renew(token: str, whose: str) -> Any:
    """Confirmation page: replace a link of the table.

    `whose` is a seat's number, or one of SCREEN, HOST and LOST.
    """
    s = companion.seen(token)
    seat = _seat(whose, len(s.names))
    if seat is None and whose not in (SCREEN, HOST, LOST):
        abort(404)
    what = whose if seat is None else "seat"
    about = {"number": seat, "to": f"renew/{whose}", "form_token": form_token()}
    return companion.page("pages/table_renew.html", s, 200, what=what, **about)


@confirming(pages, "/renew/<whose>", ask_renew)
def renew(token: str, whose: str) -> Any:
    """Make the new link; the page of the old one then says where to find it."""
    rate_limits.count_entry_of_network()
    if whose == HOST:
        return _renew_host(token)
    work = _work(whose)
    try:
        rendering.write(lambda connection: work(connection, access.open_table(connection, token)))
    except NoSuchSeat:
        abort(404)
    return rendering.see_other(TableLinks("", token).page)


def _work(whose: str) -> Callable[[Connection, Held], None]:
    tokens, now = rendering.tokens(), rendering.now()
    if whose == SCREEN:
        return partial(claiming.renew_screen, tokens=tokens, now=now)
    if whose == LOST:
        return partial(claiming.renew_lost, tokens=tokens, now=now)
    seat = _seat(whose, MOST_SEATS)
    if seat is None:
        abort(404)
    return partial(claiming.renew_seat, seat=seat, tokens=tokens, now=now)


def _seat(whose: str, seats: int) -> int | None:
    is_number = whose.isascii() and whose.isdecimal() and len(whose) < 3
    return int(whose) if is_number and int(whose) < seats else None


def _renew_host(token: str) -> Any:
    form = form_key(request.form.get("form", ""))
    if form is None:
        return ask_renew(token, HOST)
    tokens, now = rendering.tokens(), rendering.now()

    def work(connection: Connection) -> str:
        with suppress(NoSuchLink):  # on a second press the old link has ended already
            access.open_table(connection, token)
        return claiming.renew_host(connection, token, form, tokens, now)

    fresh = rendering.write(work)
    return rendering.see_other(TableLinks("", fresh).told(HOST))
