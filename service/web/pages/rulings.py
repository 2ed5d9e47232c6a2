"""The page of rulings: our answers to questions that a game's rulebook leaves open."""

from typing import Any

from flask import Blueprint, abort, request

import engine
import printables
from service.installation.links import HERE
from service.views import options, sheet_requests
from service.web import rendering

pages = Blueprint("rulings", __name__)


@pages.get("/rulings/<game_id>")
def show(game_id: str) -> Any:
    """Show each question with its answer, and mark the answers that options in the URL change."""
    game = engine.games().get(game_id)
    if game is None:
        abort(404)
    reader, agreed = rendering.stranger(game), options.agreed(game, request.args)
    texts = options.as_texts(game, agreed)
    shelf = sheet_requests.of_game(game)
    asked = sheet_requests.read(shelf, request.args, reader.language, "")
    return rendering.page(
        "pages/rulings.html",
        reader,
        game=game,
        rulings=printables.rulings(game, reader.say, agreed, asked.players),
        agreed=texts,
        shelf=shelf,
        about=asked.as_texts(shelf),
        printed=sheet_requests.printed(game, request.args, asked),
        players=asked.players,
        sheet_url=HERE.rulings_sheet(game.id, reader.language, texts, asked.players),
    )
