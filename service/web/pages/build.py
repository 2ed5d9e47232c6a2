"""A move put together word by word: each page shows what may follow, each word can be taken back.

Changes nothing: what is complete goes on to the page that asks whether to play it. The
game says what may follow and what comes of it.
"""

from typing import Any

from flask import Blueprint, request

from service.views.seat_view import SeatView
from service.web import link_previews, rendering
from service.web.pages.seat import show_table, values_of, view_of

pages = Blueprint("build", __name__, url_prefix="/s/<token>/build")
pages.before_request(link_previews.answer)
LONGEST = 400


@pages.get("")
def build(token: str) -> Any:
    """What may follow the words in the address."""
    s = rendering.read(lambda connection: view_of(connection, token))
    if not s.is_running:
        return show_table(token, kind="not-running")
    words = s.game.canonical(request.args.get("words", "")[:LONGEST]).split()
    move = " ".join(words)
    refusal = s.refusal(move) if words else None
    following = s.following(words)
    if not following and words:
        if refusal is None:
            return rendering.see_other(s.links.action(s.turn, move, built=1))
        return _page(s, _sound_part(s, words), 422, refusal=refusal, line=move)
    return _page(s, words, is_whole=bool(words) and refusal is None)


def _sound_part(s: SeatView, words: list[str]) -> list[str]:
    """The words up to the first that cannot stand where it does."""
    for place, word in enumerate(words):
        if word not in s.following(words[:place]):
            return words[:place]
    return words[:-1]


def _page(s: SeatView, words: list[str], status: int = 200, **about: Any) -> Any:
    values = {"is_whole": False, "refusal": None, "line": " ".join(words), **about}
    values |= {"building": s.build(words), "words": words}
    return rendering.page("pages/build.html", s.reader, status, **values_of(s), **values)
