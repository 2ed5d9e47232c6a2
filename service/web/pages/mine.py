"""All games of one address: asked for here, found by a link that comes by letter."""

from typing import Any

from flask import Blueprint, g, request
from sqlalchemy import Connection

from service.database.rows import SeatRow
from service.installation.addresses import BadAddress, clean_address
from service.people import my_games
from service.people.problems import Problem
from service.views import own_games
from service.views.own_games import OwnGame
from service.views.problems import say_problem
from service.views.reader import Reader
from service.web import access, link_previews, rate_limits, rendering
from service.web.forms import acting

pages = Blueprint("mine", __name__, url_prefix="/mine")
pages.before_request(link_previews.answer)


@pages.get("")
def ask() -> Any:
    """Where shall the letter go?"""
    return _form()


@acting(pages, "", ask)
def send() -> Any:
    """Send it, if anybody plays here under that address; the answer is the same for all."""
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
    """What waits, what goes on, what is over."""
    keys = rendering.installation().tokens

    def look(connection: Connection) -> tuple[list[SeatRow], dict[str, list[OwnGame]]]:
        whose = access.open_link(connection, token)
        seats = my_games.seats_of(connection, whose.address)
        return seats, own_games.of_seats(connection, seats, keys)

    seats, found = rendering.read(look)
    reader = rendering.stranger()
    if seats:
        g.language = seats[0].language
        reader = Reader.stranger(seats[0].language, seats[0].timezone)
    return rendering.page("pages/mine.html", reader, games=found)
