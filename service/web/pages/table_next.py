"""The next game of an evening: the same people, on the same phones."""

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, abort, request
from sqlalchemy import Connection

import engine
from engine.table import Refused
from service.installation.links import TableLinks
from service.language.words import speaker
from service.people.problems import Invalid, Problem
from service.seasons import listing
from service.seasons import store as seasons
from service.tables import next_games, table_requests
from service.tables.table_requests import TableWish
from service.views import options, table_view
from service.views.table_view import TableView
from service.web import access, link_previews, rate_limits, rendering
from service.web.confirmed_forms import acting
from service.web.pages import companion

pages = Blueprint("table_next", __name__, url_prefix="/t/<token>")
pages.before_request(link_previews.answer)
BY_MAIL = "companion-next_by_mail"  # the message that says what going on by mail takes


@pages.get("/next")
def ask_next(token: str, game: str = "") -> Any:
    """Show the games that the same people can play next, and the score pad for any other."""
    return _page(token)


def _page(token: str, wrong: Sequence[Problem] = ()) -> Any:
    s = companion.seen(token)
    if s.row.status != "over":
        return rendering.see_other(s.links.page)
    offered = [game for game in next_games.offered(s.row) if game != engine.PAD]
    games = [(game, _title(s, game)) for game in offered]
    speakers = [
        (name, speaker(s.reader.language, game))
        for game, name in games
        if not (game == s.row.game and "data" in s.row.options)
    ]
    was_pad = s.row.game == engine.PAD
    return companion.page(
        "pages/table_next.html",
        s,
        400 if wrong else 200,
        games=games,
        takes=[(name, say(BY_MAIL)) for name, say in speakers if say.has(BY_MAIL)],
        titles=titles(s.row.id),
        title=request.form.get("title", s.row.title or "" if was_pad else ""),
        chosen=s.row.options if was_pad else {},
        problems=wrong,
    )


def titles(table_id: str) -> list[str]:
    """Return the titles of score pad games in all seasons that contain the table."""

    def work(connection: Connection) -> list[str]:
        found = [
            listing.of_season(connection, each) for each in seasons.with_game(connection, table_id)
        ]
        return listing.titles(play for plays in found for play in plays)

    return rendering.read(work)


def _pad(s: TableView) -> TableWish | None:
    """Return the score pad that the form asks for, or None if it asks for none; raises Invalid."""
    if "title" not in request.form:
        return None
    body = {
        "game": engine.PAD,
        "title": request.form["title"],
        "options": options.from_form(request.form),
        "language": s.row.language,
        "seats": [{} for _ in s.names],
    }
    return table_requests.read(body, "pad")


def _title(s: TableView, game: str) -> str:
    """Return the title of `game`, or the next game's number if it continues a campaign."""
    if game == s.row.game and s.next_in_campaign:
        return s.say("campaign-number", number=s.next_in_campaign)
    return table_view.title_of(s.reader.language, game)


@acting(pages, "/next/<game>", ask_next)
def begin(token: str, game: str) -> Any:
    """Open the next table; all phones and screens of this table go there by themselves."""
    if not rendering.may_begin():
        return rendering.closed()
    rate_limits.count_table()
    try:
        pad = _pad(companion.seen(token)) if game == engine.PAD else None
    except Invalid as invalid:
        return _page(token, invalid.problems)
    tokens, now = rendering.tokens(), rendering.now()

    def work(connection: Connection) -> str:
        held = access.open_table(connection, token)
        return next_games.begin(connection, held, game, tokens, now, pad)

    try:
        rendering.write(work)
    except Refused as refused:
        if refused.refusal["code"] != "not_over_yet":
            abort(404)  # else it has begun already: its page says so
    links = TableLinks("", token)
    is_for_all = companion.ALL in request.args
    return rendering.see_other(links.to(companion.ALL) if is_for_all else links.page)
