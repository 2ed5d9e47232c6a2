"""Instructions for laying out a match with the real box: the public part, and a seat's own."""

from typing import Any

from flask import Blueprint, g, request
from sqlalchemy import Connection

import printables
from service.installation.links import HERE, SeatLinks, Site
from service.language import dates
from service.matches.store import NoSuchMatch
from service.views import available_sheets, headings, match_view
from service.views.match_view import MatchView
from service.web import rendering
from service.web.pages import seat, table

pages = Blueprint("rebuild", __name__, url_prefix="/m/<match_id>")
own_pages = Blueprint("own_rebuild", __name__, url_prefix="/s/<token>")


@pages.get("/rebuild")
def watch(match_id: str) -> Any:
    """Show how to lay out the public part of the match."""
    s, address = _watched(match_id), HERE.rebuild(match_id)
    return _page(s, HERE.match(match_id, s.reader.language), HERE.rebuild_sheet(match_id), address)


@pages.get("/rebuild.pdf")
def watch_sheet(match_id: str) -> Any:
    """Return the instructions for the public part as a PDF."""
    return _sheet(_watched(match_id))


@own_pages.get("/rebuild")
def own(token: str) -> Any:
    """Show how to lay out the match, with this seat's hand."""
    links = SeatLinks("", token)
    return _page(_held(token), links.page, links.to("rebuild.pdf"))


@own_pages.get("/rebuild.pdf")
def own_sheet(token: str) -> Any:
    """Return the instructions as a PDF, with this seat's hand on a separate page."""
    return _sheet(_held(token))


def _watched(match_id: str) -> MatchView:
    def seen(connection: Connection) -> MatchView:
        loaded = table.find(connection, match_id)
        watcher = rendering.watcher(loaded, g.language)
        return match_view.of_watcher(connection, loaded, watcher, loaded.match.turn)

    return rendering.read(seen)


def _held(token: str) -> MatchView:
    found = rendering.read(lambda connection: seat.view_of(connection, token))
    if found.view is None:  # the table is empty before the game begins
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
    paper = request.args.get("paper", "")
    today = dates.date(rendering.today(), s.reader.language)
    url = Site(rendering.printed_url()).rebuild(s.match.id)
    wanted = available_sheets.of_people(
        s.game, s.reader, s.match.options, paper=paper, date=today, url=url
    )
    drawn = printables.rebuild_sheet(wanted, s.view, headings.title(s.reader, s.loaded))
    return rendering.pdf(drawn, f"rebuild-{s.match.id}")
