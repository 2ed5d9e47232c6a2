"""The next game of an evening: the same people, on the same phones."""

from typing import Any

from flask import Blueprint, abort, request
from sqlalchemy import Connection

from engine.table import Refused
from service.installation.links import TableLinks
from service.installation.settings import NOBODY
from service.tables import next_games
from service.views import table_view
from service.web import access, link_previews, rate_limits, rendering
from service.web.confirmed_forms import acting
from service.web.pages import companion

pages = Blueprint("table_next", __name__, url_prefix="/t/<token>")
pages.before_request(link_previews.answer)


@pages.get("/next")
def ask_next(token: str, game: str = "") -> Any:
    """Show the games that the same people can play next."""
    s = companion.seen(token)
    if s.row.status != "over":
        return rendering.see_other(s.links.page)
    offered = next_games.offered(s.row)
    games = [(game, table_view.title_of(s.reader.language, game)) for game in offered]
    return companion.page("pages/table_next.html", s, games=games)


@acting(pages, "/next/<game>", ask_next)
def begin(token: str, game: str) -> Any:
    """Open the next table, to which all phones and screens turn by themselves."""
    if rendering.installation().settings.new == NOBODY:
        return rendering.page("pages/closed.html", rendering.stranger(), 403)
    rate_limits.count_table()
    installation = rendering.installation()
    tokens, now = installation.tokens, installation.now()

    def work(connection: Connection) -> str:
        held = access.open_table(connection, token)
        return next_games.begin(connection, held, game, tokens, now)

    try:
        rendering.write(work)
    except Refused as refused:
        if refused.refusal["code"] != "not_over_yet":
            abort(404)  # else it has begun already: its page says so
    links = TableLinks("", token)
    is_for_all = companion.ALL in request.args
    return rendering.see_other(links.to(companion.ALL) if is_for_all else links.page)
