"""Settings of a seat: a new link, the address of its letters, giving it away, and a note."""

from collections.abc import Callable, Sequence
from typing import Any

from flask import Blueprint, request
from sqlalchemy import Connection

from service.installation.addresses import BadAddress, clean_address, masked
from service.installation.links import SeatLinks
from service.matches.store import LoadedMatch, NoSuchLink
from service.people import address_changes, link_rotation, own_notes, proposals
from service.people.problems import Invalid, NotPossible, Problem
from service.people.proposals import Person
from service.people.seat_links import Ended
from service.views.seat_view import SeatView
from service.web import rate_limits, rendering
from service.web.confirmed_forms import confirming, is_unsure
from service.web.pages.seat import change_seat, values_of, view_of

# Reads a form: returns the typed address, and the friend with it who is to get the seat, if any.
Reads = Callable[[LoadedMatch, int], tuple[str, Person | None]]
pages = Blueprint("seat_settings", __name__, url_prefix="/s/<token>")


def ask_link(token: str) -> Any:
    """Confirmation page: replace the seat's link."""
    return _page(token, "link", done=request.args.get("done", ""))


@confirming(pages, "/link", ask_link)
def take_link(token: str) -> Any:
    """Send a new link by letter, and end the current ones."""

    def work(
        connection: Connection, loaded: LoadedMatch, seat: int, now: int
    ) -> tuple[SeatView, Ended]:
        s, tokens = view_of(connection, token), rendering.tokens()
        return s, link_rotation.renew_all_of(connection, loaded, seat, tokens, now, "renewed")

    return _do(token, "link", work, lambda done: _ended(*done))


def ask_host(token: str) -> Any:
    """Confirmation page: send the host the link to the host's page, which no seat's page shows."""
    s = rendering.read(lambda connection: view_of(connection, token))
    if s.seat != s.match.host:
        raise NoSuchLink
    return _page(token, "host", done=request.args.get("done", ""))


@confirming(pages, "/host", ask_host)
def send_host(token: str) -> Any:
    """Send the host's link to the host's address."""

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        if seat != loaded.match.host:
            raise NoSuchLink
        link_rotation.send_again(connection, loaded, seat, now)

    done = SeatLinks("", token).to("host", done="sent")
    return _do(token, "host", work, lambda _: rendering.see_other(done))


def ask_address(token: str) -> Any:
    """Form for another e-mail address."""
    return _page(token, "address", done=request.args.get("done", ""))


@confirming(pages, "/address", ask_address)
def change_address(token: str) -> Any:
    """Send a letter to the new address; nothing changes before it is confirmed there."""
    return _ask(token, "address", "asked", lambda loaded, seat: (_typed(), None))


def ask_handover(token: str) -> Any:
    """Form for the friend who is to get the seat."""
    return _page(token, "handover", done=request.args.get("done", ""))


@confirming(pages, "/handover", ask_handover)
def hand_over(token: str) -> Any:
    """Send a friend a letter that offers the seat; nothing changes before they accept."""

    def friend(loaded: LoadedMatch, seat: int) -> tuple[str, Person]:
        data = {field: request.form.get(field, "") for field in ("name", "email", "language")}
        others = [each.name for each in loaded.seats if each.number != seat]
        found = proposals.read_person(data, loaded.seats[seat].language, "player", others)
        return found.address, found

    return _ask(token, "handover", "given", friend)


def _ask(token: str, what: str, done: str, read: Reads) -> Any:
    """Send a letter to the address that `read` finds, or show the form with its problems."""
    tokens, asker = rendering.tokens(), rate_limits.asker()

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        address, friend = read(loaded, seat)
        address_changes.ask(connection, loaded, seat, address, tokens, now, asker, friend)

    try:
        to = SeatLinks("", token).to(what, done=done)
        return _do(token, what, work, lambda _: rendering.see_other(to))
    except Invalid as invalid:
        return _page(token, what, problems=invalid.problems)


def _typed() -> str:
    try:
        return clean_address(request.form.get("email", ""))
    except BadAddress as bad:
        raise Invalid([Problem("email", f"email_{bad.code}")]) from None


def _page(
    token: str,
    what: str,
    status: int | None = None,
    problems: Sequence[Problem] = (),
    **values: Any,
) -> Any:
    """Show one of the seat's settings pages."""
    s = rendering.read(lambda connection: view_of(connection, token))
    seat = s.own_seat
    about = {"done": "", "cannot": "", "typed": request.form, **values}
    about |= {"what": what, "masked": masked(seat.address), "problems": problems}
    return rendering.page("pages/holder.html", s.reader, status, **values_of(s), **about)


def _do(token: str, what: str, work: Callable[..., Any], then: Callable[[Any], Any]) -> Any:
    try:
        return then(change_seat(token, work))
    except NotPossible as impossible:
        return _page(token, what, 409, cannot=impossible.code)


def _ended(s: SeatView, ended: Ended) -> Any:
    """Show the page of an ended link, with the numbers of links and waiting requests that ended."""
    return rendering.page(
        "pages/error.html",
        s.reader,
        what="ended-renewed",
        request_id="",
        again="",
        numbers=s.say("ended-in-numbers", links=ended.links, acts=ended.acts),
    )


# --- a private note -------------------------------------------------------


def ask_note(token: str, problems: Sequence[Problem] = ()) -> Any:
    """Form for the player's private note."""

    def look(connection: Connection) -> tuple[SeatView, str]:
        s = view_of(connection, token)
        return s, own_notes.of_seat(connection, s.own_seat)

    s, note = rendering.read(look)
    typed = request.form.get("note", "") if problems or is_unsure() else note
    about: dict[str, Any] = {"problems": problems, "note": typed}
    return rendering.page("pages/own_note.html", s.reader, **values_of(s), **about)


@confirming(pages, "/note", ask_note)
def keep_note(token: str) -> Any:
    """Store the player's private note."""

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        own_notes.keep(connection, loaded.seats[seat], request.form.get("note", ""))

    try:
        change_seat(token, work)
    except Invalid as invalid:
        return ask_note(token, invalid.problems)
    return rendering.see_other(SeatLinks("", token).page)
