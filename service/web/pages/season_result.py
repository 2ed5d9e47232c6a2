"""A form for the result of a game played elsewhere: day, people, points, place and note."""

import uuid
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from flask import Blueprint, request
from sqlalchemy import Connection

import engine
from engine.game import AnyGame
from service.installation.links import SeasonLinks
from service.language import dates
from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from service.people.problems import Invalid, Problem
from service.seasons import imports, listing, play_photos, typed_results
from service.seasons.membership import NotPut
from service.seasons.people import folded
from service.seasons.shared_plays import MOST_PLAYERS, SharedPlay
from service.tables import small_photos
from service.tables.small_photos import NoPhoto
from service.views.season_view import SeasonView
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming, form_token, keep_typed
from service.web.pages import season
from service.web.pages.new import creation_key

pages = Blueprint("season_result", __name__, url_prefix="/g/<token>/result")
LARGEST_FORM = 50_000  # bytes of a form without a photo
MORE, LEAST = 2, 4  # rows beside those of the usual people, and in all


@pages.before_request
def count() -> None:
    """Count a new result before its form is parsed, and allow a body with a photo."""
    if request.method == "POST":
        rate_limits.count_entry_of_network()
        if (request.content_length or 0) > LARGEST_FORM:
            rate_limits.count("photos")
        request.max_content_length = small_photos.LARGEST_FILE


def ask_result(token: str) -> Any:
    """Form for a result, with the names from the season's latest game and yesterday's date."""
    s = season.seen(token)
    if request.method == "POST":
        return _page(s, request.form)
    names = {f"name-{row}": name for row, name in enumerate(s.usual_names[:MOST_PLAYERS])}
    return _page(s, names | {"day": f"{typed_results.yesterday(_now(s)):%Y-%m-%d}"})


@confirming(pages, "", ask_result)
def put(token: str) -> Any:
    """Add the result to the season; the same form sent twice adds it once."""
    s = season.seen(token)
    key = creation_key(request.form)
    try:
        if key is None:
            raise Invalid([Problem("form", "form_expired")])
        play_id = str(uuid.uuid5(uuid.NAMESPACE_OID, f"staffetta result {key}"))
        play = typed_results.read(request.form, play_id, _games(), _now(s))
        file = request.files.get("photo")
        photo = small_photos.small(file.stream) if file else b""
        rate_limits.count_stored(len(photo))
        rendering.write(lambda connection: _put(connection, token, play, photo))
    except NoPhoto as bad:
        return _page(s, request.form, refused=bad.code)
    except Invalid as invalid:
        return _page(s, request.form, invalid.problems)
    except NotPut:
        return _page(s, request.form, refused="ours-refused-full")
    return rendering.see_other(SeasonLinks("", token).page)


def _put(connection: Connection, token: str, play: SharedPlay, photo: bytes) -> None:
    held, now = access.open_season(connection, token, lock=True), rendering.now()
    imports.put(connection, held, [play], now)
    if photo:
        play_photos.keep(connection, held, play.id, photo, now)


def _now(s: SeasonView) -> datetime:
    return dates.local_time(rendering.now(), s.reader.timezone)


def _games() -> dict[str, str]:
    """Return our games' ids by their titles and short titles in each language, case-folded."""
    found: dict[str, str] = {}
    for game in _ours():
        for language in LANGUAGES:
            for key in ("title", "short"):
                found.setdefault(folded(_title(language, game, key)), game.id)
    return found


def _ours() -> list[AnyGame]:
    """Return our games, the suggested one first."""
    return sorted(engine.games().values(), key=lambda game: (not game.is_suggested, game.id))


def _title(language: str, game: AnyGame, key: str = "title") -> str:
    """Return a game's title as people type it, without invisible marks."""
    return unmarked(speaker(language, game)(f"game-{key}-{game.id}"))


def _page(
    s: SeasonView,
    values: Mapping[str, str],
    problems: list[Problem] | tuple[()] = (),
    refused: str = "",
) -> Any:
    keep_typed()
    own = [_title(s.say.language, game) for game in _ours()]
    filled = [row for row in range(MOST_PLAYERS) if values.get(f"name-{row}", "").strip()]
    rows = max([LEAST, *(row + 1 + MORE for row in filled)])
    return season.page(
        "pages/season_result.html",
        s,
        422 if problems or refused else 200,
        values=values,
        rows=range(min(rows, MOST_PLAYERS)),
        titles=[*listing.titles(s.every), *own],
        today=f"{_now(s):%Y-%m-%d}",
        problems=problems,
        refused=s.say(refused) if refused else "",
        form_token=form_token(),
    )
