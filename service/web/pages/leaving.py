"""The page that deletes everything about a person, behind a link in a letter to them."""

from typing import Any

from flask import Blueprint
from sqlalchemy import Connection

from service.database.rows import LinkRow
from service.installation.links import LeavingLinks
from service.installation.mail_url import parse_mail_url
from service.links import store as links
from service.links.store import NoSuchLink
from service.people import erased_people, leaving, personal_data
from service.views.reader import Reader
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming
from service.web.pages.mine import reader_of, seats_for_reader

pages = Blueprint("leaving", __name__, url_prefix="/e/<token>")


def ask(token: str) -> Any:
    """Confirmation page, with the number of games that the deletion affects."""

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
        erased_days=erased_people.DAYS,
        kept_days=rendering.settings().keep_days,
        links=LeavingLinks("", token),
    )


@confirming(pages, "", ask)
def act(token: str) -> Any:
    """Delete everything about the person; on a second press only say that it is done."""
    rate_limits.count("own_games")
    settings, now = rendering.settings(), rendering.now()

    def work(connection: Connection) -> tuple[Reader, personal_data.Traces, str]:
        link = _open(connection, token)
        reader = _reader(connection, link.address)
        traces = personal_data.traces(connection, link.address)
        leaving.confirm(connection, link, now)
        return reader, traces, link.address

    try:
        reader, traces, address = rendering.write(work)
    except NoSuchLink as missing:
        return _ended(missing)
    erased_people.note(settings.data, address, now)
    if parse_mail_url(settings.mail_url).kind == "file":
        personal_data.erase_files(settings.data / "mail", traces)
    return rendering.page("pages/leaving.html", reader, what="done")


def _open(connection: Connection, token: str) -> LinkRow:
    link = access.open_link(connection, token)
    links.refuse_late(link, rendering.now())
    return link


def _reader(connection: Connection, address: str) -> Reader:
    """Return the person with this address as a reader, in the language of their latest game."""
    return reader_of(seats_for_reader(connection, address))


def _ended(missing: NoSuchLink) -> Any:
    """Return the page that says that the data was deleted, or that the link has expired."""
    if missing.link is None:
        raise missing
    is_done = missing.link.ended_at is not None and missing.link.why == leaving.ERASED
    what, status = ("done", 200) if is_done else ("late", 410)
    return rendering.page("pages/leaving.html", rendering.stranger(), status, what=what)
