"""A match laid out with the real copy, as a page and a PDF: the public part, and a seat's own."""

from typing import Any

from flask import Blueprint, g, request
from sqlalchemy import Connection

import printables
from service.installation.links import HERE, SeatLinks, Site
from service.language import dates
from service.matches.store import NoSuchMatch
from service.views import headings, match_view, shelves
from service.views.match_view import MatchView
from service.web import link_previews, rendering
from service.web.pages import seat, table

pages = Blueprint("rebuild", __name__, url_prefix="/m/<match_id>")
own_pages = Blueprint("own_rebuild", __name__, url_prefix="/s/<token>")
own_pages.before_request(link_previews.answer)


@pages.get("/rebuild")
def watch(match_id: str) -> Any:
    """What lies open, for whoever lays the table."""
    s, address = _watched(match_id), HERE.rebuild(match_id)
    return _page(s, HERE.match(match_id, s.reader.language), HERE.rebuild_sheet(match_id), address)


@pages.get("/rebuild.pdf")
def watch_sheet(match_id: str) -> Any:
    """The same to print."""
    return _sheet(_watched(match_id))


@own_pages.get("/rebuild")
def own(token: str) -> Any:
    """The same with what this seat holds."""
    links = SeatLinks("", token)
    return _page(_held(token), links.page, links.to("rebuild.pdf"))


@own_pages.get("/rebuild.pdf")
def own_sheet(token: str) -> Any:
    """The same to print, what this seat holds on a page of its own."""
    return _sheet(_held(token))


def _watched(match_id: str) -> MatchView:
    def seen(connection: Connection) -> MatchView:
        loaded = table.find(connection, match_id)
        watcher = rendering.watcher(loaded, g.language)
        return match_view.of_watcher(connection, loaded, watcher, loaded.match.turn)

    return rendering.read(seen)


def _held(token: str) -> MatchView:
    found = rendering.read(lambda connection: seat.view_of(connection, token))
    if found.view is None:  # nothing lies on a table before the game begins
        raise NoSuchMatch(found.match.id)
    return found


def _page(s: MatchView, back: str, sheet: str, path: str = "") -> Any:
    assert s.view is not None, "a match that has begun"
    return rendering.page(
        "pages/rebuild.html",
        s.reader,
        **headings.values(s, ""),
        layout=printables.layout(s.game, s.view, s.say, s.names),
        back=back,
        path=path,
        sheet=sheet,
    )


def _sheet(s: MatchView) -> Any:
    assert s.view is not None, "a match that has begun"
    paper, today = (
        request.args.get("paper", ""),
        dates.date(rendering.today(), s.reader.language),
    )
    url = Site(rendering.installation().settings.base_url).rebuild(s.match.id)
    wanted = shelves.of_people(s.game, s.reader, s.match.options, paper=paper, date=today, url=url)
    drawn = printables.rebuild_sheet(wanted, s.view, headings.title(s.reader, s.loaded))
    return rendering.pdf(drawn, f"rebuild-{s.match.id}")
