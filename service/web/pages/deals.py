"""The page of a seat's deals: a list, and forms to make an offer or to answer one."""

from typing import Any

from flask import Blueprint, request
from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.matches import deals
from service.matches.deals import DealRefused
from service.matches.store import LoadedMatch
from service.views import deal_view
from service.views.deal_view import DealView
from service.views.seat_view import SeatView
from service.web import rate_limits, rendering
from service.web.confirmed_forms import confirming, is_unsure
from service.web.pages.seat import change_seat, values_of, view_of

pages = Blueprint("deals", __name__, url_prefix="/s/<token>/deals")
ANSWERS = {"accept": deals.accept, "decline": deals.decline}
MOST_DIGITS = 6


def read_deals(token: str, status: int = 200, refused: DealRefused | None = None) -> Any:
    """Show all deals that the player may know of, with a form to offer one."""

    def look(connection: Connection) -> tuple[SeatView, DealView]:
        s = view_of(connection, token)
        now = rendering.now()
        return s, deal_view.of_reader(connection, s.loaded, s.reader, now)

    s, found = rendering.read(look)
    counter = _number("counter")
    countered = next(
        (card for card in found.cards if card.number == counter and card.may_answer), None
    )
    typed = request.form if refused or is_unsure() else {}
    values = {"deals": found, "refused": refused, "typed": typed, "countered": countered}
    return rendering.page("pages/deals.html", s.reader, status, **values_of(s), **values)


@confirming(pages, "", read_deals)
def deal(token: str) -> Any:
    """Do as the form asks: accept, decline or withdraw an offer, or make one."""
    work = _answer if request.form.get("verdict") in ANSWERS else _offer
    try:
        change_seat(token, work)
    except DealRefused as refused:
        return read_deals(token, 429 if refused.code == "too_often" else 400, refused)
    links = SeatLinks("", token)
    is_on_seat = request.form.get("back") == "seat"
    return rendering.see_other(f"{links.page}#deals" if is_on_seat else links.to("deals"))


def _answer(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    number = _number("number")
    ANSWERS[request.form["verdict"]](
        connection, loaded, seat, -1 if number is None else number, now
    )


def _offer(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    to, answers = _number("to"), _number("counter")
    gives, takes = ([each for each in request.form.getlist(side) if each] for side in SIDES)
    if to is None:
        raise DealRefused("nobody")
    deals.offer(
        connection,
        loaded,
        seat,
        to,
        gives,
        takes,
        now,
        is_public=request.form.get("public") == "yes",
        answers=answers,
        limits=rate_limits.asker().limits,
    )


SIDES = ("give", "take")


def _number(name: str) -> int | None:
    """Return the number in the field `name` of the form or URL, or None."""
    text = request.values.get(name, "")
    is_number = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if is_number else None
