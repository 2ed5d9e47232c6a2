"""The page "my games" of a person's address, behind a link that comes by letter."""

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, Response, g, request
from sqlalchemy import Connection

from service.database.rows import LinkRow, SeatRow
from service.installation.addresses import BadAddress, clean_address
from service.installation.links import CalendarLinks, OwnGamesLinks
from service.links import store as secret_links
from service.people import (
    calendars,
    erased_people,
    leaving,
    my_games,
    personal_data,
    stranger_limits,
)
from service.people.problems import NotPossible, Problem
from service.people.stranger_limits import InvitationStatus
from service.views import own_games
from service.views.own_games import OwnGame
from service.views.reader import Reader
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming

pages = Blueprint("mine", __name__, url_prefix="/mine")


def ask() -> Any:
    """Form for the address to which the link is sent."""
    return _form()


@confirming(pages, "", ask)
def send() -> Any:
    """Send the link if the address has games here; the page shows no difference."""
    rate_limits.count("own_games")
    try:
        address = clean_address(request.form.get("email", ""))
    except BadAddress as bad:
        return _form([Problem("email", f"email_{bad.code}")])
    about = (address, rate_limits.asker(), rendering.tokens(), rendering.now())
    rendering.write(lambda connection: my_games.send(connection, *about))
    return rendering.page("pages/mine_ask.html", rendering.stranger(), is_sent=True)


def _form(problems: Sequence[Problem] = ()) -> Any:
    about: dict[str, Any] = {"typed": request.form.get("email", ""), "is_sent": False}
    reader = rendering.stranger()
    return rendering.page("pages/mine_ask.html", reader, problems=problems, **about)


@pages.get("/<token>")
def games(token: str) -> Any:
    """Show the person's games: those in which it is their turn, running ones, finished ones."""
    keys, now = rendering.tokens(), rendering.now()

    def look(connection: Connection) -> tuple[list[SeatRow], dict[str, list[OwnGame]]]:
        whose = access.open_link(connection, token)
        seats = my_games.seats_of(connection, whose.address)
        found = own_games.of_seats(connection, seats, keys, now)
        return seats or my_games.left_by(connection, whose.address), found

    seats, found = rendering.read(look)
    links = OwnGamesLinks("", token)
    return rendering.page("pages/mine.html", reader_of(seats), games=found, links=links)


@pages.get("/<token>/kept.json")
def kept(token: str) -> Any:
    """Return everything stored about the person as a JSON file."""

    def look(connection: Connection) -> str:
        return personal_data.export(connection, access.open_link(connection, token).address)

    headers = {"Content-Disposition": 'attachment; filename="staffetta.json"'}
    return Response(rendering.read(look), mimetype="application/json", headers=headers)


def ask_leave(token: str, status: int = 200, is_sent: bool = False, problem: str = "") -> Any:
    """Confirmation page: send a letter with the link that deletes everything about the person.

    It shows the consequences.
    """

    def look(connection: Connection) -> tuple[list[SeatRow], dict[str, int]]:
        address = access.open_link(connection, token).address
        return _seats(connection, token), personal_data.consequences(connection, address)

    seats, found = rendering.read(look)
    return rendering.page(
        "pages/mine_leave.html",
        reader_of(seats),
        status,
        links=OwnGamesLinks("", token),
        found=found,
        is_sent=is_sent,
        problem=problem,
        days=leaving.DAYS,
        erased_days=erased_people.DAYS,
        kept_days=rendering.settings().keep_days,
    )


@confirming(pages, "/<token>/leave", ask_leave)
def leave(token: str) -> Any:
    """Send the letter with the link that deletes everything about the person."""
    rate_limits.count("own_games")
    asker = rate_limits.asker()

    def work(connection: Connection) -> None:
        address = access.open_link(connection, token).address
        leaving.ask(connection, address, asker, rendering.tokens(), rendering.now())

    try:
        rendering.write(work)
    except NotPossible as why:
        return ask_leave(token, 409, problem=why.code)
    return ask_leave(token, is_sent=True)


def ask_never(token: str) -> Any:
    """Confirmation page: stop unrequested letters, such as invitations, or allow them again."""

    def look(connection: Connection) -> tuple[list[SeatRow], InvitationStatus]:
        address = access.open_link(connection, token).address
        return _seats(connection, token), stranger_limits.status_of(connection, address)

    seats, unwanted = rendering.read(look)
    links, reader = OwnGamesLinks("", token), reader_of(seats)
    return rendering.page("pages/never.html", reader, links=links, unwanted=unwanted, of_all=True)


@confirming(pages, "/<token>/never", ask_never)
def set_never(token: str) -> Any:
    """Stop or allow unrequested letters to this address; current games go on."""
    wanted = request.form.get("never") != "off"
    now = rendering.now()

    def work(connection: Connection) -> None:
        address = access.open_link(connection, token).address
        if wanted:
            stranger_limits.never_again(connection, address, now)
        else:
            stranger_limits.allow_again(connection, address)

    rendering.write(work)
    return rendering.see_other(OwnGamesLinks("", token).to("never"))


def ask_calendar(token: str) -> Any:
    """Show the secret URL of the person's calendar, or the form that makes one."""

    def look(connection: Connection) -> tuple[list[SeatRow], LinkRow | None]:
        address = access.open_link(connection, token).address
        known = calendars.of_address(connection, address, rendering.tokens())
        return _seats(connection, token), known

    seats, known = rendering.read(look)
    return rendering.page(
        "pages/mine_calendar.html",
        reader_of(seats),
        links=OwnGamesLinks("", token),
        calendar=CalendarLinks(
            rendering.settings().base_url, secret_links.token_of(known, rendering.tokens())
        ),
        known=known.id if known else "",
    )


@confirming(pages, "/<token>/calendar", ask_calendar)
def set_calendar(token: str) -> Any:
    """Make the calendar's secret URL, replace it, or end it."""
    old = request.form.get("old", "")

    def work(connection: Connection) -> None:
        address, now = access.open_link(connection, token).address, rendering.now()
        if request.form.get("calendar") == "off":
            calendars.end(connection, address, now)
        else:
            calendars.make(connection, address, rendering.tokens(), now, old)

    rendering.write(work)
    return rendering.see_other(OwnGamesLinks("", token).to("calendar"))


def _seats(connection: Connection, token: str) -> list[SeatRow]:
    """Return the seats of the link's holder, or their former seats if they have none."""
    return seats_for_reader(connection, access.open_link(connection, token).address)


def seats_for_reader(connection: Connection, address: str) -> list[SeatRow]:
    """Return the seats with this address, or the former ones if there are none."""
    return my_games.seats_of(connection, address) or my_games.left_by(connection, address)


def reader_of(seats: list[SeatRow]) -> Reader:
    """Return the person with these seats as a reader, in the language of the first seat."""
    if not seats:
        return rendering.stranger()
    g.language = seats[0].language
    return Reader.stranger(seats[0].language, seats[0].timezone)
