"""The front door: what this is, and which games there are."""

from typing import Any

from flask import Blueprint

from service import options
from service.pages import desk
from service.settings import NOBODY
from service.words import speaker

pages = Blueprint("home", __name__)


@pages.get("/")
def front() -> Any:
    """What this is, and which games there are."""
    say = desk.stranger()
    games = [(game, speaker(say.language, game)) for game in options.offered()]
    is_open = desk.office().settings.new != NOBODY
    return desk.page("pages/home.html", say, games=games, is_open=is_open)
