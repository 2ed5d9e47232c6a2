"""What a seat's holder may change about the seat itself: its link, and where its letters go."""

from collections.abc import Callable
from typing import Any

from flask import Blueprint, request
from sqlalchemy import Connection

from service.installation.addresses import BadAddress, clean_address, masked
from service.installation.links import SeatLinks
from service.matches.store import HOST_SEAT, LoadedMatch, NoSuchLink
from service.people import address_changes, link_rotation
from service.people.problems import Problem
from service.people.proposals import Invalid
from service.people.seat_links import Ended
from service.people.seating import NotPossible
from service.views.problems import say_problem
from service.views.seat_view import SeatView
from service.web import link_previews, rate_limits, rendering
from service.web.forms import acting
from service.web.pages.seat import change_seat, values_of, view_of

pages = Blueprint("holder", __name__, url_prefix="/s/<token>")
pages.before_request(link_previews.answer)


@pages.get("/link")
def ask_link(token: str) -> Any:
    """Take a new link?"""
    return _page(token, "link", done=request.args.get("done", ""))


@acting(pages, "/link", ask_link)
def take_link(token: str) -> Any:
    """Take it: it comes by letter, and the one in hand has just ended."""
    tokens = rendering.installation().tokens

    def work(
        connection: Connection, loaded: LoadedMatch, seat: int, now: int
    ) -> tuple[SeatView, Ended]:
        s = view_of(connection, token)
        return s, link_rotation.renew_all_of(connection, loaded, seat, tokens, now, "renewed")

    return _do(token, "link", work, lambda done: _ended(*done))


@pages.get("/host")
def ask_host(token: str) -> Any:
    """Have the link to the host's page sent? It is no part of the seat's own pages."""
    s = rendering.read(lambda connection: view_of(connection, token))
    if s.seat != HOST_SEAT:
        raise NoSuchLink
    return _page(token, "host", done=request.args.get("done", ""))


@acting(pages, "/host", ask_host)
def send_host(token: str) -> Any:
    """Send it, to the host's own address."""

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        if seat != HOST_SEAT:
            raise NoSuchLink
        link_rotation.send_again(connection, loaded, seat, now)

    done = SeatLinks("", token).to("host", done="sent")
    return _do(token, "host", work, lambda _: rendering.see_other(done))


@pages.get("/address")
def ask_address(token: str) -> Any:
    """Where shall the letters go?"""
    return _page(token, "address", done=request.args.get("done", ""))


@acting(pages, "/address", ask_address)
def change_address(token: str) -> Any:
    """Write to the address that was typed; nothing changes before it is confirmed there."""
    tokens, asker = rendering.installation().tokens, rate_limits.asker()

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        address_changes.ask(connection, loaded, seat, _typed(), tokens, now, asker)

    try:
        done = SeatLinks("", token).to("address", done="asked")
        return _do(token, "address", work, lambda _: rendering.see_other(done))
    except Invalid as invalid:
        status, headers = rendering.status_of(invalid)
        return *_page(token, "address", status, problems=invalid.problems), headers


def _typed() -> str:
    try:
        return clean_address(request.form.get("email", ""))
    except BadAddress as bad:
        raise Invalid([Problem("email", f"email_{bad.code}")]) from None


def _page(
    token: str,
    what: str,
    status: int = 200,
    problems: list[Problem] | tuple[()] = (),
    **values: Any,
) -> Any:
    """The page that asks, for whoever has joined."""
    s = rendering.read(lambda connection: view_of(connection, token))
    seat = s.own_seat
    about = {"done": "", "cannot": "", "typed": request.form.get("email", ""), **values}
    about |= {"what": what, "masked": masked(seat.address)}
    about |= {"problems": {each.at: say_problem(s.say, each) for each in problems}}
    return rendering.page("pages/holder.html", s.reader, status, **values_of(s), **about)


def _do(token: str, what: str, work: Callable[..., Any], then: Callable[[Any], Any]) -> Any:
    try:
        return then(change_seat(token, work))
    except NotPossible as impossible:
        return _page(token, what, 409, cannot=impossible.code)


def _ended(s: SeatView, ended: Ended) -> Any:
    """The page that an ended link shows, with the number of links that ended just now."""
    return rendering.page(
        "pages/error.html",
        s.reader,
        what="ended-renewed",
        request_id="",
        again="",
        numbers=s.say("ended-in-numbers", links=ended.links, acts=ended.acts),
    )
