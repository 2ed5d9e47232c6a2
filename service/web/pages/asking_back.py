"""A move taken back by consent: its maker asks, and those whose moves would fall answer."""

from collections.abc import Callable
from typing import Any

from flask import Blueprint
from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.matches import asking_back
from service.matches.store import LoadedMatch
from service.matches.taking_back import NotTakenBack
from service.views.seat_view import SeatView
from service.web import link_previews, rendering
from service.web.forms import acting
from service.web.pages.seat import change_seat, is_lost_move, show_table, values_of, view_of

pages = Blueprint("asking_back", __name__, url_prefix="/s/<token>")
pages.before_request(link_previews.answer)
Change = Callable[[Connection, LoadedMatch, int, int, int], None]


@pages.get("/wish/<int:number>")
def ask(token: str, number: int) -> Any:
    """Ask the others to let this move be taken back? What would fall with it."""

    def look(connection: Connection) -> tuple[SeatView, list[int]]:
        s = view_of(connection, token, lambda held: min(number, held.match.turn))
        if is_lost_move(s.loaded, number):
            return s, []
        found = asking_back.askable(connection, s.loaded, s.seat)
        return s, found.whom if found and found.move.number == number else []

    s, whom = rendering.read(look)
    if not whom:
        return show_table(token, kind="wish-gone")
    return _page(s, "wish", number=number, whom=s.reader.named(whom), by=s.seat)


@acting(pages, "/wish/<int:number>", ask)
def wish(token: str, number: int) -> Any:
    """Ask them, by letter."""
    return _do(token, number, asking_back.ask)


@pages.get("/consent/<int:number>")
def ask_consent(token: str, number: int) -> Any:
    """May it be taken back?"""
    return _ask_answer(token, number, "consent")


@acting(pages, "/consent/<int:number>", ask_consent)
def consent(token: str, number: int) -> Any:
    """It may."""
    return _do(token, number, asking_back.agree)


@pages.get("/refuse/<int:number>")
def ask_refusal(token: str, number: int) -> Any:
    """Rather play on?"""
    return _ask_answer(token, number, "refuse")


@acting(pages, "/refuse/<int:number>", ask_refusal)
def refuse(token: str, number: int) -> Any:
    """Rather play on."""
    return _do(token, number, asking_back.refuse)


def _ask_answer(token: str, number: int, what: str) -> Any:
    def look(connection: Connection) -> tuple[SeatView, int | None]:
        s = view_of(connection, token, lambda held: min(number, held.match.turn))
        if is_lost_move(s.loaded, number):
            return s, None
        return s, asking_back.waits_for(connection, s.loaded, s.seat, number)

    s, by = rendering.read(look)
    if by is None:
        return show_table(token, kind="wish-gone")
    return _page(s, what, number=number, whom=[], by=by)


def _page(s: SeatView, what: str, **about: Any) -> Any:
    return rendering.page("pages/wish.html", s.reader, **values_of(s), what=what, **about)


def _do(token: str, number: int, change: Change) -> Any:
    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        if is_lost_move(loaded, number):
            raise NotTakenBack
        change(connection, loaded, seat, number, now)

    try:
        change_seat(token, work)
    except NotTakenBack:
        return show_table(token, 409, kind="wish-gone")
    return rendering.see_other(SeatLinks("", token).page)
