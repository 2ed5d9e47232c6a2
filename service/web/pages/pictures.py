"""Pictures of the games, for the pages on which somebody chooses one."""

from typing import Any

from flask import Blueprint, Response, abort, request

import engine
from service.language.languages import LANGUAGES
from service.views import pictures
from service.web.rendering import DAY

pages = Blueprint("pictures", __name__, url_prefix="/picture")


@pages.get("/<game_id>/<language>.png")
def of_game(game_id: str, language: str) -> Any:
    """Its board in the middle of a game, labelled in that language."""
    if game_id not in engine.games() or language not in LANGUAGES:
        abort(404)
    response = Response(pictures.of_game(game_id, language), mimetype="image/png")
    response.headers["Cache-Control"] = f"public, max-age={DAY}"
    response.add_etag()
    return response.make_conditional(request)
