"""All games of an address ("my games"), behind a link that comes by letter."""

from typing import Any

from flask import Blueprint, Response, g, request
from sqlalchemy import Connection

from service.database.rows import LinkRow, SeatRow
from service.installation.addresses import BadAddress, clean_address
from service.installation.links import CalendarLinks, OwnGamesLinks
from service.links import store as secret_links
from service.people import calendars, leaving, my_games, personal_data, stranger_limits
from service.people.problems import NotPossible, Problem
from service.people.stranger_limits import InvitationStatus
from service.views import own_games
from service.views.own_games import OwnGame
from service.views.problems import say_problem
from service.views.reader import Reader
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming

pages = Blueprint("mine", __name__, url_prefix="/mine")


def ask() -> Any:
    """Form for the address."""
    return _form()


@confirming(pages, "", ask)
def send() -> Any:
    """Send the link if the address plays here; the answer is the same for everyone."""
    rate_limits.count("own_games")
    try:
        address = clean_address(request.form.get("email", ""))
    except BadAddress as bad:
        return _form(400, Problem("email", f"email_{bad.code}"))
    installation, asker = rendering.installation(), rate_limits.asker()
    now = installation.now()
    rendering.write(lambda c: my_games.send(c, address, asker, installation.tokens, now))
    return rendering.page("pages/mine_ask.html", rendering.stranger(), is_sent=True)


def _form(status: int = 200, problem: Problem | None = None) -> Any:
    reader = rendering.stranger()
    problems = {problem.at: say_problem(reader.say, problem)} if problem else {}
    about = {"problems": problems, "typed": request.form.get("email", ""), "is_sent": False}
    return rendering.page("pages/mine_ask.html", reader, status, **about)


@pages.get("/<token>")
def games(token: str) -> Any:
    """Show the games to move in, running ones and finished ones."""
    keys = rendering.installation().tokens

    def look(connection: Connection) -> tuple[list[SeatRow], dict[str, list[OwnGame]]]:
        seats = _seats(connection, token)
        return seats, own_games.of_seats(connection, seats, keys)

    seats, found = rendering.read(look)
    links = OwnGamesLinks("", token)
    return rendering.page("pages/mine.html", reader_of(seats), games=found, links=links)


@pages.get("/<token>/kept.json")
def kept(token: str) -> Any:
    """Send everything stored about the person as a file."""

    def look(connection: Connection) -> str:
        return personal_data.export(connection, access.open_link(connection, token).address)

    headers = {"Content-Disposition": 'attachment; filename="staffetta.json"'}
    return Response(rendering.read(look), mimetype="application/json", headers=headers)


def ask_leave(token: str) -> Any:
    """Confirmation page: the consequences of deleting oneself, and the letter to confirm it."""
    return _leave_page(token)


@confirming(pages, "/<token>/leave", ask_leave)
def leave(token: str) -> Any:
    """Send the letter with the link that deletes everything about the person."""
    rate_limits.count("own_games")
    installation, asker = rendering.installation(), rate_limits.asker()

    def work(connection: Connection) -> None:
        address, now = access.open_link(connection, token).address, installation.now()
        leaving.ask(connection, address, asker, installation.tokens, now)

    try:
        rendering.write(work)
    except NotPossible as why:
        return _leave_page(token, 409, problem=why.code)
    return _leave_page(token, is_sent=True)


def _leave_page(token: str, status: int = 200, is_sent: bool = False, problem: str = "") -> Any:
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
        kept_days=rendering.installation().settings.keep_days,
    )


def ask_never(token: str) -> Any:
    """Confirmation page: stop letters that others can cause, or allow them again."""

    def look(connection: Connection) -> tuple[list[SeatRow], InvitationStatus]:
        address = access.open_link(connection, token).address
        return _seats(connection, token), stranger_limits.status_of(connection, address)

    seats, unwanted = rendering.read(look)
    links, reader = OwnGamesLinks("", token), reader_of(seats)
    return rendering.page("pages/never.html", reader, links=links, unwanted=unwanted, of_all=True)


@confirming(pages, "/<token>/never", ask_never)
def set_never(token: str) -> Any:
    """Stop or allow unasked letters to this address; games go on."""
    wanted = request.form.get("never") != "off"
    now = rendering.installation().now()

    def work(connection: Connection) -> None:
        address = access.open_link(connection, token).address
        if wanted:
            stranger_limits.never_again(connection, address, now)
        else:
            stranger_limits.allow_again(connection, address)

    rendering.write(work)
    return rendering.see_other(OwnGamesLinks("", token).to("never"))


def ask_calendar(token: str) -> Any:
    """Show the address of the person's calendar, or the form that makes it."""
    installation = rendering.installation()

    def look(connection: Connection) -> tuple[list[SeatRow], LinkRow | None]:
        address = access.open_link(connection, token).address
        known = calendars.of_address(connection, address, installation.tokens)
        return _seats(connection, token), known

    seats, known = rendering.read(look)
    return rendering.page(
        "pages/mine_calendar.html",
        reader_of(seats),
        links=OwnGamesLinks("", token),
        calendar=CalendarLinks(
            installation.settings.base_url, secret_links.token_of(known, installation.tokens)
        ),
        known=known.id if known else "",
    )


@confirming(pages, "/<token>/calendar", ask_calendar)
def set_calendar(token: str) -> Any:
    """Make the calendar's address, replace it, or end it."""
    installation, old = rendering.installation(), request.form.get("old", "")

    def work(connection: Connection) -> None:
        address, now = access.open_link(connection, token).address, installation.now()
        if request.form.get("calendar") == "off":
            calendars.end(connection, address, now)
        else:
            calendars.make(connection, address, installation.tokens, now, old)

    rendering.write(work)
    return rendering.see_other(OwnGamesLinks("", token).to("calendar"))


def _seats(connection: Connection, token: str) -> list[SeatRow]:
    whose = access.open_link(connection, token)
    return my_games.seats_of(connection, whose.address)


def reader_of(seats: list[SeatRow]) -> Reader:
    """Return the link's holder as a reader, in the language of their latest game."""
    if not seats:
        return rendering.stranger()
    g.language = seats[0].language
    return Reader.stranger(seats[0].language, seats[0].timezone)
