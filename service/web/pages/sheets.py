"""Printables by link: the same PDF that `staffetta print` makes."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from flask import Blueprint, Response, abort, request, send_from_directory

import engine
import printables
from engine.game import AnyGame
from printables import seal
from service.language.words import Speaker
from service.views import options
from service.web import rendering

pages = Blueprint("sheets", __name__)
PAPERS = ("a4", "letter")
RULINGS = "rulings"  # the one sheet that an address may ask for under a match's options
FONTS = Path(printables.__file__).parent / "fonts"


@pages.get("/print/<game_id>/<sheet>.pdf")
def draw(game_id: str, sheet: str) -> Any:
    """One sheet of a game; the same request gives the same bytes, so it may be cached."""
    paper = request.args.get("paper", "a4")
    game = engine.games().get(game_id)
    if game is None or paper not in PAPERS or sheet not in printables.sheets(game):
        abort(404)
    agreed = tuple(options.agreed(game, request.args).items()) if sheet == RULINGS else ()
    players = _players(game) if printables.is_by_players(game, sheet) else None
    say = rendering.stranger(game).say
    drawn = _drawn(say, game_id, sheet, paper, agreed, players)
    response = rendering.pdf(drawn, f"{game_id}-{sheet}")
    response.headers["Cache-Control"] = "public, max-age=3600"
    response.add_etag()
    return response.make_conditional(request)


def _players(game: AnyGame) -> int | None:
    """For how many it is asked for; None where nobody says, or the game is not for so many."""
    told = request.args.get("players", "")
    return next((count for count in game.seats if told == str(count)), None)


@pages.get("/data/<game_id>.toml")
def data(game_id: str) -> Any:
    """A game's own data file, to begin from with a file of one's own."""
    game = engine.games().get(game_id)
    if game is None or game.data_file is None:
        abort(404)
    name = f'attachment; filename="{game_id}.toml"'
    headers = {"Content-Disposition": name, "Cache-Control": "public, max-age=3600"}
    return Response(game.data_file.text, mimetype="application/toml", headers=headers)


@pages.get("/icon-<int:size>.png")
def icon(size: int) -> Any:
    """The service's seal for a home screen."""
    if size not in seal.SIZES:
        abort(404)
    response = Response(seal.icon(size), mimetype="image/png")
    response.headers["Cache-Control"] = "public, max-age=2592000"
    response.add_etag()
    return response.make_conditional(request)


@pages.get("/fonts/<name>")
def font(name: str) -> Any:
    """The faces that pages and sheets share."""
    if not name.endswith(".ttf"):
        abort(404)
    response = send_from_directory(FONTS, name, max_age=30 * 24 * 3600)
    response.headers["Cache-Control"] = "public, max-age=2592000, immutable"
    return response


@lru_cache(maxsize=64)
def _drawn(
    say: Speaker,
    game_id: str,
    sheet: str,
    paper: str,
    agreed: tuple[tuple[str, Any], ...],
    players: int | None,
) -> bytes:
    game = engine.games()[game_id]
    return printables.draw(game, sheet, say, paper, dict(agreed), players)
