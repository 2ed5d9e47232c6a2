"""Letters to players who want to know when a new browser opens their link.

A known browser has a cookie for the seat's URL. Nothing else is stored about browsers or their
location.
"""

from hmac import compare_digest

from flask import Response, g, request
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from service.installation.links import SeatLinks
from service.matches import outbox, store
from service.matches.store import LoadedMatch
from service.web import rendering

COOKIE = "known"
COOKIE_SECONDS = 400 * 24 * 3600  # seconds: the longest life that browsers give a cookie
PAUSE = 24 * 3600  # seconds between two such letters about a seat
KIND = "browser"


def look(loaded: LoadedMatch, seat: int, token: str) -> None:
    """Note a browser without the link's cookie, if the player wants to know; see `greet`."""
    if loaded.seats[seat].tells_new_browser and "token" in (request.view_args or {}):
        shown = request.cookies.get(COOKIE, "").encode()
        if not compare_digest(shown, _mark(token).encode()):
            g.new_browser = (loaded.match.id, seat, token)


def _mark(token: str) -> str:
    return rendering.tokens().blind(f"browser {token}")


def greet(response: Response) -> Response:
    """Send the player a letter about a new browser, and set its cookie."""
    found = g.pop("new_browser", None)
    if found is None or response.status_code >= 400:
        return response
    match_id, seat, token = found
    now = rendering.now()
    try:
        rendering.write(lambda connection: _tell(connection, match_id, seat, now))
    except SQLAlchemyError:  # while another holds the match; the next request tells it
        return response
    return remember(response, token)


def remember(response: Response, token: str) -> Response:
    """Set the cookie that marks a known browser."""
    response.set_cookie(
        COOKIE,
        _mark(token),
        max_age=COOKIE_SECONDS,
        path=SeatLinks("", token).page,
        secure=rendering.settings().base_url.startswith("https:"),
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
