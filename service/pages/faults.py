"""Every way in which a request can fail, answered with a page or JSON in the reader's language."""

import logging
from typing import Any

from flask import Flask, Response, g, jsonify, request
from sqlalchemy.exc import DBAPIError
from werkzeug.exceptions import HTTPException, InternalServerError

from service.pages import desk
from service.store import NoSuchLink, NoSuchMatch
from service.words import Speaker, speaker

log = logging.getLogger(__name__)
KNOWN = (400, 403, 404, 405, 409, 410, 413, 422, 429, 500, 503)


def install(app: Flask) -> None:
    """Let the app answer every fault."""
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(NoSuchLink, _no_link)
    app.register_error_handler(NoSuchMatch, lambda error: answer(404))
    app.register_error_handler(DBAPIError, _database)
    app.register_error_handler(Exception, _ours)


def answer(status: int, headers: dict[str, str] | None = None) -> Any:
    """The page, or for programs the JSON, that says what is wrong."""
    status = status if status in KNOWN else 400 if status < 500 else 500
    say = _speaker()
    if request.path.startswith("/api/"):
        error = {"code": str(status), "message": say(f"error-{status}")}
        response: Response = jsonify({"error": error})
        response.status_code = status
    else:
        values = {"status": status, "request_id": g.get("request_id", "")}
        response = Response(desk.page("pages/error.html", say, **values)[0], status)
    response.headers.update(headers or {})
    return response


def _speaker() -> Speaker:
    return speaker(desk.reader_language())


def _http(error: HTTPException) -> Any:
    if error.code and 300 <= error.code < 400:
        return error
    headers = {"Retry-After": "60"} if error.code == 429 else {}
    return answer(error.code or 500, headers)


def _no_link(error: NoSuchLink) -> Any:
    return answer(410 if error.retired else 404)


def _database(error: DBAPIError) -> Any:
    """Full disk, lock, lost connection: nothing was stored, and the same form may be sent again."""
    log.exception("the database failed")
    return answer(503, {"Retry-After": "10"})


def _ours(error: Exception) -> Any:
    log.exception("a fault of ours", extra={"request": g.get("request_id", "")})
    return answer(InternalServerError.code)
