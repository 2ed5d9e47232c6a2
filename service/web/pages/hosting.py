"""Change of host, on a seat's pages.

A player can offer to host while the host is away, and the others vote. The former host can take
hosting back.
"""

from typing import Any

from flask import Blueprint, abort
from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.matches.store import LoadedMatch
from service.people import hosting
from service.people.hosting import Offer
from service.people.problems import NotPossible
from service.views.seat_view import SeatView
from service.web import rendering
from service.web.confirmed_forms import confirming
from service.web.pages.seat import change_seat, show_table, values_of, view_of

pages = Blueprint("hosting", __name__, url_prefix="/s/<token>/hosting")
ACTS = ("ask", "agree", "refuse", "back")


@pages.get("")
def ask(token: str, what: str = "") -> Any:
    """Confirmation page: offer to host, vote, or take hosting back, as the match now allows."""
    now = rendering.now()

    def look(connection: Connection) -> tuple[SeatView, Offer | None]:
        s = view_of(connection, token)
        return s, hosting.offer(connection, s.loaded, s.seat, now)

    s, offer = rendering.read(look)
    if offer is None or offer.what == "waiting":
        return show_table(token, kind="hosting-gone")
    about: dict[str, Any] = {"offer": offer, "does_refuse": what == "refuse"}
    return rendering.page("pages/hosting.html", s.reader, **values_of(s), **about)


@confirming(pages, "/<what>", ask)
def act(token: str, what: str) -> Any:
    """Do one of `ACTS`: offer to host, vote, or take hosting back."""
    if what not in ACTS:
        abort(404)
    tokens = rendering.tokens()

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        if what == "ask":
            hosting.ask(connection, loaded, seat, tokens, now)
        elif what == "back":
            hosting.take_back(connection, loaded, seat, tokens, now)
        else:
            hosting.vote(connection, loaded, seat, what == "agree", tokens, now)

    try:
        change_seat(token, work)
    except NotPossible:
        return show_table(token, 409, kind="hosting-gone")
    return rendering.see_other(SeatLinks("", token).page)
