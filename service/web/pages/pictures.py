"""Pictures of the games, for the pages on which somebody chooses one."""

from typing import Any

from flask import Blueprint, Response, abort, request

import engine
from service.language.languages import LANGUAGES
from service.views import pictures
from service.web.rendering import DAY

pages = Blueprint("pictures", __name__, url_prefix="/picture")


@pages.get("/<game_id>/<language>.png")
@pages.get("/<game_id>/<language>/dark.png", defaults={"is_dark": True})
def of_game(game_id: str, language: str, is_dark: bool = False) -> Any:
    """Its board in the middle of a game, labelled in that language, for light and for dark."""
    if game_id not in engine.games() or language not in LANGUAGES:
        abort(404)
    response = Response(pictures.of_game(game_id, language, is_dark), mimetype="image/png")
    response.headers["Cache-Control"] = f"public, max-age={DAY}"
    response.add_etag()
    return response.make_conditional(request)
