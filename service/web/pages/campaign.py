"""A campaign as anybody may watch it: the games, the points, and how it stands."""

from typing import Any

from flask import Blueprint, g
from sqlalchemy import Connection

from service.installation import tokens
from service.matches import campaigns, store
from service.matches.campaigns import Campaign, by_points
from service.matches.store import NoSuchMatch
from service.views import headings, match_view
from service.views.match_view import MatchView
from service.web import rendering

pages = Blueprint("campaign", __name__, url_prefix="/c/<campaign_id>")


@pages.get("")
def watch(campaign_id: str) -> Any:
    """Every game so far, in the watcher's language or that of the table."""
    campaign, s = rendering.read(lambda connection: _find(connection, campaign_id))
    series, view = s.game.series, s.view
    assert series is not None and view is not None, "a campaign has a series and a game"
    return rendering.page(
        "pages/campaign.html",
        s.reader,
        campaign=campaign,
        standings=by_points(series.points_now(view)),
        finalists=series.finalists(view),
        names=s.names,
        title=headings.title(s.reader, s.loaded),
    )


def _find(connection: Connection, campaign_id: str) -> tuple[Campaign, MatchView]:
    """The campaign, and its latest game as it is watched: whoever sits there now is named."""
    if not tokens.is_match_id(campaign_id):
        raise NoSuchMatch(campaign_id)
    campaign = campaigns.load(connection, campaign_id)
    loaded = store.load(connection, campaign.latest.match)
    g.language = rendering.watcher_language(loaded.match.language)
    watcher = rendering.watcher(loaded, g.language)
    return campaign, match_view.of_watcher(connection, loaded, watcher, None)
