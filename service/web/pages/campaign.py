"""A campaign as anybody may watch it: the games, the points, and how it stands."""

from typing import Any

from flask import Blueprint, g
from sqlalchemy import Connection

from service.installation import tokens
from service.matches import campaigns, store
from service.matches.campaigns import Campaign, by_points
from service.matches.store import NoSuchMatch, Standing
from service.views import headings
from service.web import rendering

pages = Blueprint("campaign", __name__, url_prefix="/c/<campaign_id>")


@pages.get("")
def watch(campaign_id: str) -> Any:
    """Every game so far, in the watcher's language or that of the table."""
    campaign, standing = rendering.read(lambda connection: _find(connection, campaign_id))
    reader = rendering.watcher(standing, g.language)
    view, series = standing.game.view(standing.state, None), standing.game.series
    assert series is not None  # it was found by its points
    return rendering.page(
        "pages/campaign.html",
        reader,
        campaign=campaign,
        standings=by_points(series.points_now(view)),
        finalists=series.finalists(view),
        names=reader.names,
        title=headings.title(reader, standing),
    )


def _find(connection: Connection, campaign_id: str) -> tuple[Campaign, Standing]:
    """The campaign, and the table of its latest game: whoever sits there now is named."""
    if not tokens.is_match_id(campaign_id):
        raise NoSuchMatch(campaign_id)
    campaign = campaigns.load(connection, campaign_id)
    standing = store.load(connection, campaign.latest.match)
    g.language = rendering.watcher_language(standing.match.language)
    return campaign, standing
