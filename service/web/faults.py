"""Every way in which a request can fail, answered with a page or JSON in the reader's language."""

import logging
from contextlib import suppress
from typing import Any

from flask import Flask, Response, g, jsonify, request
from sqlalchemy import Connection, select
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
    TimeoutError,
)
from werkzeug.exceptions import (
    HTTPException,
    InternalServerError,
    MethodNotAllowed,
    RequestURITooLarge,
    TooManyRequests,
)

from service.database.connections import is_locked
from service.database.models import GAME_TABLE, PLAY_GROUP, SEAT
from service.database.rows import LinkRow
from service.groups.putting import NotPut
from service.groups.store import NotTheHost
from service.installation.links import FOR_PROGRAMS, OWNED, SeatLinks, page_above
from service.links import store as links
from service.matches import store
from service.matches.states import Unreadable
from service.matches.store import HOST_SEAT, NoSuchLink, NoSuchMatch
from service.tables.entering import NotYours
from service.views.ended_links import ended_words
from service.views.reader import Reader
from service.web import forms, programs, rate_limits, rendering
from service.web.access import NotJoined
from service.web.pages import companion, group

log = logging.getLogger(__name__)
REQUEST_ID = "staffetta.request_id"  # where a request's number stands in its environment
IS_LOCKED = "staffetta.is_locked"  # whether a request failed because others hold a lock
IS_REPEATED = "staffetta.is_repeated"  # whether the server sends it to the application again
ASKS_TOO_MUCH = "staffetta.asks_too_much"  # whether what it asks for was too long to be read
HAS_NO_TURN = "staffetta.has_no_turn"  # whether its network has too many requests in hand
CODES = {
    400: "malformed",
    403: "not_allowed",
    404: "unknown",
    405: "method_not_allowed",
    409: "stale",
    410: "replaced",
    413: "too_large",
    414: "too_large",
    415: "not_json",
    422: "not_possible",
    429: "too_many",
    500: "fault",
    503: "unavailable",
}
# What a web server, a tunnel or a content network leaves in a request that it passes on.
FORWARDING = (
    "FORWARDED",
    "VIA",
    "X_REAL_IP",
    "X_FORWARDED_FOR",
    "X_FORWARDED_HOST",
    "X_FORWARDED_PROTO",
    "X_FORWARDED_PORT",
    "X_FORWARDED_SERVER",
    "X_FORWARDED_PREFIX",
)
WORDS_OF = {414: 413}  # what is said in the words of another
OURS = (DataError, IntegrityError, ProgrammingError)  # what no waiting mends


class PassedOn(Exception):
    """A request came by a web server in front, to a service that is for this machine alone."""


def install(app: Flask) -> None:
    """Let the app answer every fault."""
    app.before_request(_refuse_unread)
    app.before_request(_refuse_foreign)
    app.before_request(_refuse_passed_on)
    app.register_error_handler(PassedOn, _passed_on)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(NoSuchLink, _no_link)
    app.register_error_handler(NoSuchMatch, lambda error: answer(404))
    app.register_error_handler(Unreadable, _unreadable)
    app.register_error_handler(NotJoined, _not_joined)
    app.register_error_handler(NotYours, _not_yours)
    app.register_error_handler(NotTheHost, _not_the_host)
    app.register_error_handler(NotPut, lambda error: answer(422))
    for error in (DBAPIError, TimeoutError):
        app.register_error_handler(error, _database)
    app.register_error_handler(Exception, _ours)


def _refuse_unread() -> None:
    """Refuse requests that cost too much: thousands of fields, or one more of a flood."""
    if request.environ.get(ASKS_TOO_MUCH):
        raise RequestURITooLarge
    if request.environ.get(HAS_NO_TURN):
        raise TooManyRequests(retry_after=5)


def _refuse_foreign() -> Any:
    """Refuse a form that another website sends in a visitor's name."""
    return _said(_reader(403), 403, "foreign", "foreign") if forms.is_foreign() else None


def _refuse_passed_on() -> None:
    """A rehearsal lets anybody choose the shuffles, and a demonstration shows every link."""
    settings = rendering.installation().settings
    is_passed_on = any(f"HTTP_{name}" in request.environ for name in FORWARDING)
    if is_passed_on and (settings.test or settings.demo):
        raise PassedOn


def answer(status: int, headers: dict[str, str] | None = None) -> Any:
    """The page, or for programs the JSON, that says what is wrong."""
    status = status if status in CODES else 400 if status < 500 else 500
    what = str(WORDS_OF.get(status, status))
    response = _said(_reader(status), status, CODES[status], what)
    response.headers.update(headers or {})
    return response


def _said(reader: Reader, status: int, code: str, what: str, again: str = "") -> Response:
    """What is wrong, in the words error-<what>; in other languages at the address `again`."""
    if request.path.startswith(FOR_PROGRAMS) or rendering.is_for_script():
        error = {"code": code, "message": reader.say(f"error-{what}")}
        response: Response = jsonify({"error": error})
        response.status_code = status
        return response
    request_id = request.environ.get(REQUEST_ID, "")
    more = {"what": what, "request_id": request_id, "again": again}
    page = rendering.page("pages/error.html", reader, status, **more)
    return Response(*page)


def _reader(status: int) -> Reader:
    """Somebody who reads what was asked for, or as whoever the address belongs to, or browsers."""
    language = rendering.language_asked() or g.get("language")
    if language is None and status < 500:
        language = _owners_language(request.path)
    return rendering.stranger(language=language)


def _owners_language(path: str) -> str | None:
    """The language of the seat, host or match that a mistyped address begins with."""
    found = OWNED.fullmatch(path)
    if not found or not rate_limits.may_guess():
        return None
    try:
        return rendering.read(lambda connection: _language_of(connection, *found.groups()))
    except Unreadable as unreadable:
        return unreadable.language
    except NoSuchLink as missing:
        with suppress(TooManyRequests):
            rate_limits.count_guess()
        return None if missing.link is None else _language_of_ended(missing.link)
    except (NoSuchMatch, SQLAlchemyError):
        return None


def _language_of(connection: Connection, kind: str, name: str) -> str | None:
    if kind == "m":
        return store.row_of(connection, name).language
    return _language_of_link(connection, links.find(connection, name))


def _language_of_ended(link: LinkRow) -> str | None:
    """A link that ended is read by whoever still has the seat, unless somebody else took it."""
    if link.why in (None, "replaced"):
        return None
    return rendering.read(lambda connection: _language_of_link(connection, link))


def _language_of_link(connection: Connection, link: LinkRow) -> str | None:
    """The language of the seat, table or season that a link opens, or opened; None of others."""
    if link.table_id is not None:
        query = select(GAME_TABLE.c.language).where(GAME_TABLE.c.id == link.table_id)
    elif link.group_id is not None:
        query = select(PLAY_GROUP.c.language).where(PLAY_GROUP.c.id == link.group_id)
    elif link.kind in ("seat", "host", "open_seats", "address_confirm", "address_stop"):
        seat = HOST_SEAT if link.number is None else link.number
        query = select(SEAT.c.language).where(
            SEAT.c.match_id == link.match_id, SEAT.c.number == seat
        )
    else:
        return None
    language: str | None = connection.execute(query).scalar()
    return language


def _passed_on(error: PassedOn) -> Any:
    return _said(rendering.stranger(), 403, CODES[403], "passed_on")


def _http(error: HTTPException) -> Any:
    if error.code and 300 <= error.code < 400:
        return error
    headers = {}
    if isinstance(error, TooManyRequests):
        headers["Retry-After"] = str(error.retry_after or 60)
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        headers["Allow"] = ", ".join(sorted(error.valid_methods))
    return answer(error.code or 500, headers)


def _no_link(error: NoSuchLink) -> Any:
    """A link that has ended says why, and where the newer one went; guesses have to wait."""
    try:
        rate_limits.count_guess()
    except TooManyRequests as many:
        return _http(many)
    if error.link is None:
        return answer(404)
    what = ended_words(error)
    if error.link.match_id is not None or error.link.kind == "my_games":
        return _said(_reader(410), 410, CODES[410], what)
    # A table's or a season's link, whose reader may have another language than they.
    language = rendering.reader_language(_language_of_ended(error.link) or "")
    reader = rendering.stranger(language=language)
    return _said(reader, 410, CODES[410], what, page_above(request.path))


def _not_joined(error: NotJoined) -> Any:
    """A seat shows its invitation until its player has said yes."""
    return rendering.see_other(SeatLinks("", (request.view_args or {})["token"]).to("join"))


def _not_yours(error: NotYours) -> Any:
    if request.path.startswith(FOR_PROGRAMS):
        return programs.not_yours(error.code)
    return companion.not_yours((request.view_args or {})["token"], error.code)


def _not_the_host(error: NotTheHost) -> Any:
    token = (request.view_args or {}).get("token")
    return group.not_host(token) if token else answer(403)


def _unreadable(error: Unreadable) -> Any:
    """One match cannot be shown; the others go on, and those who watch over us are told which."""
    log.error("a match cannot be read", exc_info=error, extra={"match": error.match_id})
    reader = rendering.stranger(language=g.get("language") or error.language)
    return _said(reader, 503, "unreadable", "unreadable")


def _database(error: SQLAlchemyError) -> Any:
    """Full disk, lock, lost connection: the same form may be sent again later, and counts once.

    The server itself sends it again where a lock was in the way (service/web/server.py).
    """
    if isinstance(error, OURS):
        return _ours(error)
    if is_locked(error):
        request.environ[IS_LOCKED] = True
        return answer(503, {"Retry-After": "1"})
    log.error("the database failed", exc_info=error)
    return answer(503, {"Retry-After": "10"})


def _ours(error: Exception) -> Any:
    about = {"request": request.environ.get(REQUEST_ID, "")}
    log.error("a fault of ours", exc_info=error, extra=about)
    return answer(InternalServerError.code)
