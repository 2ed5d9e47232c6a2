"""Pictures of the games' boards, for pages on which a game is chosen."""

from typing import Any

from flask import Blueprint, abort

import engine
from service.language.languages import LANGUAGES
from service.views import pictures, sample_letter
from service.web import rendering

pages = Blueprint("pictures", __name__, url_prefix="/picture")
CACHED_A_DAY = f"public, max-age={rendering.DAY}"


@pages.get("/<game_id>/<language>.webp")
@pages.get("/<game_id>/<language>/dark.webp", defaults={"is_dark": True})
def of_game(game_id: str, language: str, is_dark: bool = False) -> Any:
    """Return a picture of a game's board in mid-game, with labels in `language`.

    `is_dark` gives the picture for dark mode.
    """
    if game_id not in engine.games() or language not in LANGUAGES:
        abort(404)
    return rendering.cached(
        pictures.of_game(game_id, language, is_dark), "image/webp", CACHED_A_DAY
    )


@pages.get("/letter/<language>.webp")
@pages.get("/letter/<language>/dark.webp", defaults={"is_dark": True})
def of_letter(language: str, is_dark: bool = False) -> Any:
    """Return a picture of the board in the front page's sample letter."""
    if language not in LANGUAGES:
        abort(404)
    return rendering.cached(sample_letter.board(language, is_dark), "image/webp", CACHED_A_DAY)
