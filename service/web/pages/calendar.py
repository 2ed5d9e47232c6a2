"""A person's calendar feed; its secret URL is made on the page "my games"."""

from typing import Any

from flask import Blueprint
from sqlalchemy import Connection

from service.people import my_games
from service.views import calendar_feed
from service.web import access, rendering
from service.web.pages.mine import reader_of

pages = Blueprint("calendar", __name__, url_prefix="/cal/<token>")


@pages.get("/staffetta.ics")
def feed(token: str) -> Any:
    """Return the questions that the person has to answer, as an iCalendar file."""
    base = rendering.settings().base_url

    def look(connection: Connection) -> bytes:
        seats = my_games.seats_of(connection, access.open_link(connection, token).address)
        return calendar_feed.of_seats(connection, seats, reader_of(seats), base)

    return rendering.cached(rendering.read(look), "text/calendar", "private, no-cache")
