"""Error handling: every failed request gets a page or JSON in the reader's language."""

import logging
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from flask import Flask, Response, g, jsonify, request
from pydantic import ValidationError
from sqlalchemy import Connection, select
from sqlalchemy.exc import (
    DBAPIError,
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
from service.database.rows import GAME_TABLE, MATCH, SEASON, SEAT, LinkRow
from service.installation.addresses import BadName
from service.installation.links import FOR_PROGRAMS, OWNED, SeatLinks, page_above
from service.installation.logs import LASTING
from service.installation.settings import LOOPBACK
from service.links import store as links
from service.matches import store
from service.matches.states import Unreadable
from service.matches.store import NoSuchLink, NoSuchMatch
from service.seasons.membership import NotPut
from service.seasons.store import NotTheHost
from service.tables.entering import NotYours
from service.views.ended_links import ended_words
from service.views.reader import Reader
from service.web import api_clients, confirmed_forms, move_attempts, rate_limits, rendering
from service.web.access import InTrial, NotJoined
from service.web.pages import companion, season

log = logging.getLogger(__name__)
IS_LOCKED = "staffetta.is_locked"  # True if the request failed because of a lock
IS_REPEATED = "staffetta.is_repeated"  # True if the server will repeat the request
ASKS_TOO_MUCH = "staffetta.asks_too_much"  # True if the query string was too long
HAS_NO_TURN = "staffetta.has_no_turn"  # True if its network has too many requests in progress
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
# Headers that a proxy, a tunnel or a content delivery network adds.
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
WORDS_OF = {414: 413}  # statuses that share another's message


class WrongHost(Exception):
    """Raised if a local-only service gets a request with a Host that is not this machine's."""


class PassedOn(Exception):
    """Raised if a local-only service gets a request that a proxy passed on."""


def install(app: Flask) -> None:
    """Register the error handlers, and the check that refuses some requests beforehand."""
    app.before_request(_refuse)
    app.register_error_handler(PassedOn, _passed_on)
    app.register_error_handler(WrongHost, _wrong_host)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(NoSuchLink, _no_link)
    app.register_error_handler(NoSuchMatch, lambda error: answer(404))
    app.register_error_handler(Unreadable, _unreadable)
    app.register_error_handler(NotJoined, _not_joined)
    app.register_error_handler(InTrial, _in_trial)
    app.register_error_handler(NotYours, _not_yours)
    app.register_error_handler(NotTheHost, _not_the_host)
    app.register_error_handler(NotPut, lambda error: answer(422))
    for malformed in (ValidationError, BadName):
        app.register_error_handler(malformed, _malformed)
    for error in (DBAPIError, TimeoutError):
        app.register_error_handler(error, _database)
    app.register_error_handler(Exception, _ours)


def _refuse() -> Any:
    """Refuse a request that costs too much, that another website sent, or that is not local.

    A demo shows every link, and test mode lets anybody choose the shuffles. So both serve this
    machine only: no request through a proxy, and none with a foreign Host header. A website could
    point its own name at this machine and then read the pages (DNS rebinding).
    """
    environ, settings = request.environ, rendering.settings()
    if environ.get(ASKS_TOO_MUCH):
        raise RequestURITooLarge
    if environ.get(HAS_NO_TURN):
        raise TooManyRequests(retry_after=5)
    if settings.test or settings.demo:
        if any(f"HTTP_{name}" in environ for name in FORWARDING):
            raise PassedOn
        if not is_own_host(environ.get("HTTP_HOST", ""), settings.base_url):
            raise WrongHost
    return _said(_reader(403), 403, "foreign", "foreign") if confirmed_forms.is_foreign() else None


def is_own_host(host: str, base_url: str) -> bool:
    """True if the Host header `host`, with any port, names this machine or `base_url`.

    Also True for "", since HTTP/1.0 clients may send no Host.
    """
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    return not host or name in (*LOOPBACK, urlsplit(base_url).hostname)


def answer(status: int, headers: dict[str, str] | None = None) -> Any:
    """Return the error page for `status`, or JSON for programs and scripts."""
    status = status if status in CODES else 400 if status < 500 else 500
    what = str(WORDS_OF.get(status, status))
    response = _said(_reader(status), status, CODES[status], what)
    response.headers.update(headers or {})
    return response


def _said(reader: Reader, status: int, code: str, what: str, again: str = "") -> Response:
    """Return an error page with its message, or JSON for programs and scripts.

    `code` is the JSON's error code. Unless the path `again` is "", the page links to it in the
    other languages.
    """
    if request.path.startswith(FOR_PROGRAMS) or rendering.is_for_script():
        error = {"code": code, "message": reader.say(f"error-{what}")}
        response: Response = jsonify({"error": error})
        response.status_code = status
        return response
    request_id = request.environ.get(rendering.REQUEST_ID, "")
    more = {"what": what, "request_id": request_id, "again": again}
    page = rendering.page("pages/error.html", reader, status, **more)
    return Response(*page)


def _reader(status: int) -> Reader:
    """Return the reader of an error page in the language requested, the link's or the browser's."""
    language = rendering.language_asked() or g.get("language")
    if language is None and status < 500:
        language = _owners_language(request.path)
    return rendering.stranger(language=language)


def _owners_language(path: str) -> str | None:
    """Return the language of the link or match in a mistyped URL, or None if there is none."""
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
    """Return the language for an ended link's page; None if somebody else may have the seat."""
    if link.why in (None, "replaced"):
        return None
    return rendering.read(lambda connection: _language_of_link(connection, link))


def _language_of_link(connection: Connection, link: LinkRow) -> str | None:
    """Return the language of the seat, table or season of a link; None for another link."""
    if link.table_id is not None:
        query = select(GAME_TABLE.c.language).where(GAME_TABLE.c.id == link.table_id)
    elif link.group_id is not None:
        query = select(SEASON.c.language).where(SEASON.c.id == link.group_id)
    elif link.kind in ("seat", "host", "open_seats", "address_confirm", "address_stop"):
        host = select(MATCH.c.host).where(MATCH.c.id == link.match_id).scalar_subquery()
        seat = host if link.number is None else link.number
        query = select(SEAT.c.language).where(
            SEAT.c.match_id == link.match_id, SEAT.c.number == seat
        )
    else:
        return None
    language: str | None = connection.execute(query).scalar()
    return language


def _passed_on(error: PassedOn) -> Any:
    return _said(rendering.stranger(), 403, CODES[403], "passed_on")


def _wrong_host(error: WrongHost) -> Any:
    return _said(rendering.stranger(), 400, CODES[400], "wrong_host")


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
    """Return the page that says why a link has ended; count it against the limit on wrong links."""
    try:
        rate_limits.count_guess()
    except TooManyRequests as many:
        return _http(many)
    if error.link is None:
        return answer(404)
    move_attempts.note_ended_link(error.link)
    what = ended_words(error)
    if error.link.match_id is not None or error.link.kind in ("my_games", "calendar"):
        return _said(_reader(410), 410, CODES[410], what)
    # The holder may have chosen another language than the table's or season's.
    language = rendering.reader_language(_language_of_ended(error.link) or "")
    reader = rendering.stranger(language=language)
    return _said(reader, 410, CODES[410], what, page_above(request.path))


def _not_joined(error: NotJoined) -> Any:
    """Redirect to the seat's invitation, since its player has not joined."""
    return rendering.see_other(SeatLinks("", (request.view_args or {})["token"]).to("join"))


def _in_trial(error: InTrial) -> Any:
    """Redirect to the seat's page, since a trial does not have the requested one."""
    return rendering.see_other(SeatLinks("", (request.view_args or {})["token"]).page)


def _not_yours(error: NotYours) -> Any:
    if request.path.startswith(FOR_PROGRAMS):
        return api_clients.not_yours(error.code)
    return companion.not_yours((request.view_args or {})["token"], error.code)


def _malformed(error: Exception) -> Any:
    """Return 400 for an API body that does not fit its type; on a page, 500 for a bug of ours."""
    if request.path.startswith(FOR_PROGRAMS):
        return api_clients.error(400, "malformed", "error-400")
    return _ours(error)


def _not_the_host(error: NotTheHost) -> Any:
    token = (request.view_args or {}).get("token")
    return season.not_host(token) if token else answer(403)


def _unreadable(error: Unreadable) -> Any:
    """Return the page for a match that cannot be read, and log the error for the operator."""
    log.error("a match cannot be read", exc_info=error, extra={"match": error.match_id})
    reader = rendering.stranger(language=g.get("language") or error.language)
    return _said(reader, 503, "unreadable", "unreadable")


def _database(error: SQLAlchemyError) -> Any:
    """Return 503 with Retry-After for a full disk, a lock or a lost connection; else 500.

    The web server itself repeats requests that failed because of a lock (service/web/server.py).
    """
    if isinstance(error, LASTING):
        return _ours(error)
    if is_locked(error):
        request.environ[IS_LOCKED] = True
        return answer(503, {"Retry-After": "1"})
    log.error("the database failed", exc_info=error)
    return answer(503, {"Retry-After": "10"})


def _ours(error: Exception) -> Any:
    about = {"request": request.environ.get(rendering.REQUEST_ID, "")}
    log.error("a fault of ours", exc_info=error, extra=about)
    return answer(InternalServerError.code)
