"""New codes and links at a table, made from its host's page: a seat's, the screen's, its own."""

from collections.abc import Callable
from functools import partial
from typing import Any

from flask import Blueprint, abort, request
from sqlalchemy import Connection

from service.installation.links import TableLinks
from service.tables import renewals, store
from service.tables.entering import NotYours
from service.tables.former_links import HOST, SCREEN
from service.tables.store import Held, NoSuchSeat
from service.tables.wishes import MOST_SEATS
from service.web import link_previews, rate_limits, rendering
from service.web.forms import acting
from service.web.pages import companion
from service.web.pages.new import form_key, form_token

pages = Blueprint("table_links", __name__, url_prefix="/t/<token>")
pages.before_request(link_previews.answer)
LOST = "codes"  # all that an older key of the service keeps from being shown


@pages.get("/renew/<whose>")
def ask_renew(token: str, whose: str) -> Any:
    """A new code for that seat (its number), the screen or the host's page?"""
    s = companion.seen(token)
    if s.held.role != "host":
        return companion.not_yours(token, "not_host")
    seat = _seat(whose, len(s.names))
    if seat is None and whose not in (SCREEN, HOST, LOST):
        abort(404)
    what = whose if seat is None else "seat"
    about = {"number": seat, "to": f"renew/{whose}", "form_token": form_token()}
    return companion.page("pages/table_renew.html", s, 200, what=what, **about)


@acting(pages, "/renew/<whose>", ask_renew)
def renew(token: str, whose: str) -> Any:
    """Make it; the one before it says where the new one is."""
    rate_limits.count_entry_of_network()
    if whose == HOST:
        return _renew_host(token)
    work = _work(whose)
    try:
        rendering.write(lambda connection: work(connection, _held(connection, token)))
    except NoSuchSeat:
        abort(404)
    except NotYours as wrong:
        return companion.not_yours(token, wrong.code)
    return rendering.see_other(TableLinks("", token).page)


def _work(whose: str) -> Callable[[Connection, Held], None]:
    tokens = rendering.installation().tokens
    if whose == SCREEN:
        return partial(renewals.renew_screen, tokens=tokens)
    if whose == LOST:
        return partial(renewals.renew_lost, tokens=tokens)
    seat = _seat(whose, MOST_SEATS)
    if seat is None:
        abort(404)
    return partial(renewals.renew_seat, seat=seat, tokens=tokens)


def _seat(whose: str, seats: int) -> int | None:
    is_number = whose.isascii() and whose.isdecimal() and len(whose) < 3
    return int(whose) if is_number and int(whose) < seats else None


def _held(connection: Connection, token: str) -> Held:
    return store.find(connection, companion.shaped(token))


def _renew_host(token: str) -> Any:
    form = form_key(request.form.get("form", ""))
    if form is None:
        return ask_renew(token, HOST)
    tokens = rendering.installation().tokens
    try:
        fresh = rendering.write(
            lambda c: renewals.renew_host(c, companion.shaped(token), form, tokens)
        )
    except NotYours as wrong:
        return companion.not_yours(token, wrong.code)
    return rendering.see_other(TableLinks("", fresh).told(HOST))
