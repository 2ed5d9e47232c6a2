"""The front page: an introduction to Staffetta, and its games."""

from typing import Any

from flask import Blueprint

from service.installation.settings import NOBODY
from service.language.words import speaker
from service.views import options, sample_letter
from service.web import rendering

pages = Blueprint("home", __name__)


@pages.get("/")
def front() -> Any:
    reader = rendering.stranger()
    games = [(game, speaker(reader.language, game)) for game in options.offered()]
    is_open = rendering.settings().new != NOBODY
    letter = sample_letter.in_language(reader.language)
    return rendering.page("pages/home.html", reader, games=games, is_open=is_open, letter=letter)
