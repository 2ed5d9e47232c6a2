"""The page behind a link to open seats: the game, and a form to ask for a seat.

The form sends a letter; a seat is taken only through that letter's link.
"""

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, g, request
from sqlalchemy import Connection

from service.database.rows import LinkRow
from service.installation.links import OpenLinks
from service.language import zones
from service.matches.store import LoadedMatch
from service.people import newcomers, open_links, proposals
from service.people.problems import Invalid, NotPossible, Problem
from service.views import headings, options
from service.views.reader import Reader
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming, keep_typed

pages = Blueprint("open_link", __name__, url_prefix="/j/<token>")
ASKED = "asked"
FIELDS = ("name", "email", "language", "timezone")


@pages.before_request
def count() -> None:
    """Count an application for a seat before its form is parsed."""
    if request.method == "POST":
        rate_limits.count("newcomers")


def look(token: str) -> Any:
    """Show the game, its people and options, and the form."""
    return _page(token, done=request.args.get("done", ""))


@confirming(pages, "", look)
def ask(token: str) -> Any:
    """Send a letter with a link to take a seat to the typed address."""
    keys, now, asker = rendering.tokens(), rendering.now(), rate_limits.asker()
    data = {field: request.form.get(field, "") for field in FIELDS}
    data["timezone"] = zones.zone_of(data["timezone"])

    def work(connection: Connection) -> None:
        loaded, link = _find(connection, token, lock=True)
        spoken = rendering.reader_language(loaded.match.language)
        person = proposals.read_person(data, spoken, "player", loaded.names)
        newcomers.ask(connection, loaded, link, person, keys, now, asker)

    try:
        rendering.write(work)
    except NotPossible:
        return _page(token, 409)
    except Invalid as invalid:
        return _page(token, problems=invalid.problems)
    return rendering.see_other(OpenLinks("", token).to_done(ASKED, rendering.language_asked()))


def _find(connection: Connection, token: str, lock: bool = False) -> tuple[LoadedMatch, LinkRow]:
    access.open_link(connection, token)
    loaded, link = open_links.find(connection, token, lock)
    g.language = rendering.reader_language(loaded.match.language)
    return loaded, link


def _page(
    token: str, status: int | None = None, problems: Sequence[Problem] = (), done: str = ""
) -> Any:
    keep_typed()
    loaded, _ = rendering.read(lambda connection: _find(connection, token))
    reader = Reader.of_watcher(loaded, g.language, rendering.settings().timezone or "")
    return rendering.page(
        "pages/open_link.html",
        reader,
        status,
        closed=newcomers.why_closed(loaded),
        is_asked=done == ASKED,
        match=loaded.match,
        seated=loaded.joined,
        host=reader.names[0],
        free=len(open_links.open_seats(loaded)),
        invited=len(loaded.known) - len(loaded.joined),
        game_title=headings.game_title(reader, loaded),
        pace=headings.pace(reader, loaded),
        options=options.chosen(
            reader.say,
            loaded.game,
            loaded.match.options,
            loaded.match.seats,
            reader.names[:1],
        ),
        game=loaded.game,
        zones=zones.offered(reader.language),
        values=request.form,
        problems=problems,
        links=OpenLinks("", token),
    )
