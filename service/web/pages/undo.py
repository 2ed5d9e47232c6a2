"""Pages to undo a seat's last move: alone, or with the consent of others.

The URL has the move's number, so that a second press or an old page undoes no other move.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from flask import Blueprint
from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.matches.store import LoadedMatch
from service.matches.undo import alone, by_consent
from service.matches.undo.alone import NotTakenBack
from service.views.seat_view import SeatView
from service.web import rendering
from service.web.confirmed_forms import confirming
from service.web.pages.seat import change_seat, is_lost_move, show_table, values_of, view_of

pages = Blueprint("undo", __name__, url_prefix="/s/<token>")
Change = Callable[[Connection, LoadedMatch, int, int, int], None]


# --- alone -----------------------------------------------------------------


def ask(token: str, number: int) -> Any:
    """Confirmation page: undo this move."""

    def look(connection: Connection) -> tuple[SeatView, bool]:
        s = view_of(connection, token, lambda held: min(number, held.match.turn))
        move = alone.last_move(connection, s.loaded, s.seat)
        is_meant = move is not None and move.number == number
        return s, is_meant and not is_lost_move(s.loaded, number)

    s, is_possible = rendering.read(look)
    if not is_possible:
        return _refused(token, s, number, 200)
    return rendering.page("pages/undo.html", s.reader, **values_of(s), number=number)


@confirming(pages, "/undo/<int:number>", ask)
def take_back(token: str, number: int) -> Any:
    """Undo the move, once, and redirect to the seat's page."""
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
    alone.take_back(connection, loaded, seat, number, now)


def _refused(token: str, s: SeatView, number: int, status: int) -> Any:
    """Show the seat's page with the reason why the move cannot be undone."""
    if is_lost_move(s.loaded, number):
        return show_table(token, status, kind="lost")
    if s.is_paused:
        return show_table(token, status, kind="paused")
    has_fallen = any(first == number for first, _ in s.match.taken_back)
    return show_table(token, status, kind="undone-already" if has_fallen else "undo-late")


# --- by consent: later moves would be undone too, so the players who made them are asked ---


def ask_wish(token: str, number: int) -> Any:
    """Confirmation page: ask the others to let this move be undone."""

    def look(connection: Connection) -> tuple[SeatView, list[int]]:
        s = view_of(connection, token, lambda held: min(number, held.match.turn))
        if is_lost_move(s.loaded, number):
            return s, []
        found = by_consent.askable(connection, s.loaded, s.seat)
        return s, found.whom if found and found.move.number == number else []

    s, whom = rendering.read(look)
    if not whom:
        return show_table(token, kind="wish-gone")
    return _page(s, "wish", number=number, whom=s.reader.named(whom), by=s.seat)


@confirming(pages, "/wish/<int:number>", ask_wish)
def wish(token: str, number: int) -> Any:
    """Send the others a letter that asks them to let the move be undone."""
    return _do(token, number, by_consent.ask)


def ask_consent(token: str, number: int) -> Any:
    """Confirmation page: agree to the undo request."""
    return _ask_answer(token, number, "consent")


@confirming(pages, "/consent/<int:number>", ask_consent)
def consent(token: str, number: int) -> Any:
    """Agree to the undo request."""
    return _do(token, number, by_consent.agree)


def ask_refusal(token: str, number: int) -> Any:
    """Confirmation page: refuse the undo request."""
    return _ask_answer(token, number, "refuse")


@confirming(pages, "/refuse/<int:number>", ask_refusal)
def refuse(token: str, number: int) -> Any:
    """Refuse the undo request."""
    return _do(token, number, by_consent.refuse)


def _ask_answer(token: str, number: int, what: str) -> Any:
    def look(connection: Connection) -> tuple[SeatView, int | None]:
        s = view_of(connection, token, lambda held: min(number, held.match.turn))
        if is_lost_move(s.loaded, number):
            return s, None
        return s, by_consent.waits_for(connection, s.loaded, s.seat, number)

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
