"""The front door: what this is, and which games there are."""

from typing import Any

from flask import Blueprint

from service.installation.settings import NOBODY
from service.language.words import speaker
from service.views import options
from service.web import rendering

pages = Blueprint("home", __name__)


@pages.get("/")
def front() -> Any:
    """What this is, and which games there are."""
    reader = rendering.stranger()
    games = [(game, speaker(reader.language, game)) for game in options.offered()]
    is_open = rendering.installation().settings.new != NOBODY
    return rendering.page("pages/home.html", reader, games=games, is_open=is_open)
