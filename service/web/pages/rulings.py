"""How the open questions of a game's rulebook are decided, for whoever plays it or wants to."""

from typing import Any

from flask import Blueprint, abort, request

import engine
import printables
from service.installation.links import HERE
from service.views import options, papers
from service.web import rendering

pages = Blueprint("rulings", __name__)


@pages.get("/rulings/<game_id>")
def show(game_id: str) -> Any:
    """Each question with its answer; what the options in the address play otherwise is marked."""
    game = engine.games().get(game_id)
    if game is None:
        abort(404)
    reader, agreed = rendering.stranger(game), options.agreed(game, request.args)
    texts = options.as_texts(game, agreed)
    shelf = papers.of_game(game)
    asked = papers.read(shelf, request.args, reader.language, "")
    return rendering.page(
        "pages/rulings.html",
        reader,
        game=game,
        rulings=printables.rulings(game, reader.say, agreed),
        agreed=texts,
        shelf=shelf,
        about=asked.as_texts(shelf),
        printed=papers.printed(game, request.args, asked),
        sheet_url=HERE.rulings_sheet(game.id, reader.language, texts),
    )
