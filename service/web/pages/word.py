"""The page about the ways by which a player gets letters; each way has a section."""

from typing import Any

from flask import Blueprint

from service.installation.addresses import masked
from service.web import rendering
from service.web.pages.seat import values_of, view_of

pages = Blueprint("word", __name__, url_prefix="/s/<token>/word")


@pages.get("")
def ask_word(token: str) -> Any:
    """Page with a section for each way."""
    s = rendering.read(lambda connection: view_of(connection, token))
    about: dict[str, Any] = {"masked": masked(s.own_seat.address)}
    return rendering.page("pages/word.html", s.reader, **values_of(s), **about)
