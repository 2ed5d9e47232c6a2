"""The page of the link in a letter that deletes everything about its reader."""

from typing import Any

from flask import Blueprint, g
from sqlalchemy import Connection

from service.database.rows import LinkRow
from service.installation.links import LeavingLinks
from service.installation.mail_url import parse_mail_url
from service.links.store import NoSuchLink
from service.people import leaving, my_games, personal_data
from service.views.reader import Reader
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming

pages = Blueprint("leaving", __name__, url_prefix="/e/<token>")


def ask(token: str) -> Any:
    """Confirmation page, with the consequences in numbers."""

    def look(connection: Connection) -> tuple[Reader, dict[str, int]]:
        link = _open(connection, token)
        found = personal_data.consequences(connection, link.address)
        return _reader(connection, link.address), found

    try:
        reader, found = rendering.read(look)
    except NoSuchLink as missing:
        return _ended(missing)
    return rendering.page(
        "pages/leaving.html",
        reader,
        what="confirm",
        found=found,
        kept_days=rendering.installation().settings.keep_days,
        links=LeavingLinks("", token),
    )


@confirming(pages, "", ask)
def act(token: str) -> Any:
    """Delete everything about the reader; pressed again, it says that this is done."""
    rate_limits.count("own_games")
    settings, now = rendering.installation().settings, rendering.installation().now()

    def work(connection: Connection) -> tuple[Reader, personal_data.Traces]:
        link = _open(connection, token)
        reader = _reader(connection, link.address)
        traces = personal_data.traces(connection, link.address)
        leaving.confirm(connection, link, now)
        return reader, traces

    try:
        reader, traces = rendering.write(work)
    except NoSuchLink as missing:
        return _ended(missing)
    if parse_mail_url(settings.mail_url).kind == "file":
        personal_data.erase_files(settings.data / "mail", traces)
    return rendering.page("pages/leaving.html", reader, what="done")


def _open(connection: Connection, token: str) -> LinkRow:
    link = access.open_link(connection, token)
    leaving.refuse_late(link, rendering.installation().now())
    return link


def _reader(connection: Connection, address: str) -> Reader:
    """Return the link's owner as a reader, in the language of their latest game."""
    seats = my_games.seats_of(connection, address)
    if not seats:
        return rendering.stranger()
    g.language = seats[0].language
    return Reader.stranger(seats[0].language, seats[0].timezone)


def _ended(missing: NoSuchLink) -> Any:
    """Say that the reader was deleted, or that the link has run out."""
    if missing.link is None:
        raise missing
    is_done = missing.link.ended_at is not None and missing.link.why == leaving.ERASED
    what, status = ("done", 200) if is_done else ("late", 410)
    return rendering.page("pages/leaving.html", rendering.stranger(), status, what=what)
