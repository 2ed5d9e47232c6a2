"""Public pages of a match and of a campaign, and a match's export as text."""

from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, g
from sqlalchemy import Connection

from service.installation import tokens
from service.installation.links import HERE, Site
from service.matches import campaigns, exports, store
from service.matches.campaigns import Campaign, by_points
from service.matches.store import LoadedMatch, NoSuchMatch
from service.views import headings, match_feed, match_view, moment_view
from service.views.match_view import MatchView
from service.views.moment_view import MomentView
from service.web import rendering

pages = Blueprint("table", __name__, url_prefix="/m/<match_id>")
of_campaign = Blueprint("campaign", __name__, url_prefix="/c/<campaign_id>")


@pages.get("")
def watch(match_id: str) -> Any:
    """Show the public part of a match, in the language in the URL or else the match's."""
    s = rendering.read(lambda connection: _seen(connection, match_id, match_view.recent))
    return rendering.page(
        "pages/match.html",
        s.reader,
        **headings.values(s, ""),
        log_url=HERE.log(match_id, s.reader.language),
        deadline=s.deadline,
        put_back=s.put_back,
    )


@pages.get("/<int:turn>")
def moment(match_id: str, turn: int) -> Any:
    """Show the public part of a match as it was at a turn; the URL stays valid."""

    def look(connection: Connection) -> MomentView | None:
        loaded = find(connection, match_id)
        if turn > loaded.match.turn:
            return None
        return moment_view.at(connection, loaded, rendering.watcher(loaded, g.language), turn)

    s = rendering.read(look)
    if s is None:
        return rendering.see_other(HERE.match(match_id, g.language))
    title = headings.title(s.reader, s.loaded)
    return rendering.page("pages/moment.html", s.reader, s=s, title=title, family=s.game.family)


@pages.get("/log")
def log(match_id: str) -> Any:
    """Show the full public log of a match."""
    s = rendering.read(lambda connection: _seen(connection, match_id, lambda _: 0))
    title = headings.title(s.reader, s.loaded)
    return rendering.page(
        "pages/log.html",
        s.reader,
        s=s,
        title=title,
        path=HERE.log(match_id),
        table_url=HERE.match(match_id, s.say.language),
    )


@pages.get("/log.atom")
def feed(match_id: str) -> Any:
    """Return the latest public events as an Atom feed."""
    site = Site(rendering.settings().base_url)

    def look(connection: Connection) -> bytes:
        loaded = find(connection, match_id)
        watcher = rendering.watcher(loaded, g.language)
        here = site.feed(match_id, g.language)
        return match_feed.of_watcher(connection, loaded, watcher, site, here)

    return rendering.cached(rendering.read(look), "application/atom+xml", "private, no-cache")


@pages.get("/export")
def export(match_id: str) -> Response:
    """Return the match as a JSON file for `staffetta verify`."""
    text = rendering.read(lambda connection: _export(connection, match_id))
    name = f"staffetta-{match_id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, mimetype="application/json", headers=headers)


def _seen(connection: Connection, match_id: str, since: Callable[[LoadedMatch], int]) -> MatchView:
    loaded = find(connection, match_id)
    watcher = rendering.watcher(loaded, g.language)
    return match_view.of_watcher(connection, loaded, watcher, since(loaded))


def _export(connection: Connection, match_id: str) -> str:
    find(connection, match_id)
    return exports.export(connection, match_id)


def find(connection: Connection, match_id: str) -> LoadedMatch:
    """Return a match that has begun; raises NoSuchMatch before, since invitations are private."""
    if not tokens.is_match_id(match_id):
        raise NoSuchMatch(match_id)
    loaded = store.load(connection, match_id)
    if not loaded.has_begun:
        raise NoSuchMatch(match_id)
    g.language = rendering.watcher_language(loaded.match.language)
    return loaded


# --- a campaign -----------------------------------------------------------


@of_campaign.get("")
def watch_campaign(campaign_id: str) -> Any:
    """Show a campaign's games so far, in the language in the URL or else the latest match's."""
    campaign, s = rendering.read(lambda connection: find_campaign(connection, campaign_id))
    series, view = s.game.series, s.view
    assert series is not None and view is not None, "a campaign has a series and a game"
    is_running = campaign.latest.status == "running"
    return rendering.page(
        "pages/campaign.html",
        s.reader,
        campaign=campaign,
        outcome=s.campaign_outcome,
        games=s.campaign_games,
        standings=by_points(series.points_now(view)) if is_running else campaign.standings,
        finalists=series.finalists(view),
        went_on=s.went_on,
        names=s.names,
        title=headings.title(s.reader, s.loaded),
    )


def find_campaign(connection: Connection, campaign_id: str) -> tuple[Campaign, MatchView]:
    """Return the campaign, and its latest game as spectators see it."""
    if not tokens.is_match_id(campaign_id):
        raise NoSuchMatch(campaign_id)
    campaign = campaigns.load(connection, campaign_id)
    loaded = store.load(connection, campaign.latest.match)
    g.language = rendering.watcher_language(loaded.match.language)
    watcher = rendering.watcher(loaded, g.language)
    return campaign, match_view.of_watcher(connection, loaded, watcher, None)
