"""A letter to players who want to know when a new browser opens their link.

A browser is known by a cookie of the seat's own address, which says nothing but that it has been
here before. Nothing is kept of browsers, and nothing of where they are.
"""

from hmac import compare_digest

from flask import Response, g, request
from sqlalchemy import Connection

from service.installation.links import SeatLinks
from service.matches import outbox, store
from service.matches.store import LoadedMatch
from service.web import rendering

COOKIE = "known"
KEPT = 400 * 24 * 3600  # seconds: as long as browsers keep anything
PAUSE = 24 * 3600  # seconds between two such letters about a seat
KIND = "browser"


def look(loaded: LoadedMatch, seat: int, token: str) -> None:
    """Leave word, for the end of the request, of a browser that is to be greeted."""
    if loaded.seats[seat].tells_new_browser and "token" in (request.view_args or {}):
        shown = request.cookies.get(COOKIE, "").encode()
        if not compare_digest(shown, _mark(token).encode()):
            g.new_browser = (loaded.match.id, seat, token)


def _mark(token: str) -> str:
    return rendering.installation().tokens.blind(f"browser {token}")


def greet(response: Response) -> Response:
    """Let the browser be known from now on, and tell the seat's player of it."""
    found = g.pop("new_browser", None)
    if found is None or response.status_code >= 400:
        return response
    match_id, seat, token = found
    now = rendering.installation().now()
    rendering.write(lambda connection: _tell(connection, match_id, seat, now))
    return remember(response, token)


def remember(response: Response, token: str) -> Response:
    """Leave the mark of a known browser with it."""
    response.set_cookie(
        COOKIE,
        _mark(token),
        max_age=KEPT,
        path=SeatLinks("", token).page,
        secure=rendering.installation().settings.base_url.startswith("https:"),
        httponly=True,
        samesite="Lax",
    )
    return response


def _tell(connection: Connection, match_id: str, number: int, now: int) -> None:
    loaded = store.load(connection, match_id, lock=True)
    seat = loaded.seats[number]
    last = outbox.last(connection, seat, KIND)
    if seat.tells_new_browser and (last is None or now - last.made_at >= PAUSE):
        outbox.write(connection, seat, KIND, loaded.match.turn, now, asked_for=True)
