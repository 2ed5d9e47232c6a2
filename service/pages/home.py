"""The front door: what this is, and which games there are."""

from typing import Any

from flask import Blueprint

from service import options
from service.pages import desk
from service.words import speaker

pages = Blueprint("home", __name__)


@pages.get("/")
def front() -> Any:
    """What this is, and which games there are."""
    say = desk.stranger()
    games = [(game, speaker(say.language, game)) for game in options.offered()]
    return desk.page("pages/home.html", say, games=games)
