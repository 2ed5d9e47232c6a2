"""Common parts of API calls: the body, the bearer token, refusals."""

from collections.abc import Callable
from typing import Any

from flask import g, jsonify, request

import engine
from service.installation import tokens
from service.installation.coded_error import CodedError
from service.matches.store import NoSuchLink
from service.people.problems import Invalid
from service.views.problems import say_problem
from service.web import rate_limits, rendering
from service.web.access import NotJoined

JSON = "application/json"


def refuse_unread() -> Any:
    """Refuse bodies that are not JSON: another website could make a browser send such a body."""
    is_other = request.mimetype != JSON and (request.mimetype or request.content_length)
    if request.method == "POST" and is_other:
        return error(415, "not_json", "error-415")
    return None


def body() -> dict[str, Any] | None:
    """Return the JSON object that was sent, None for anything else."""
    try:
        sent = request.get_json(silent=True)
    except RecursionError:
        return None
    return sent if isinstance(sent, dict) else None


def set_up(count: Callable[[], None], work: Callable[[dict[str, Any]], Any]) -> Any:
    """Count the request with `count`, check its access code, and return the response of `work`.

    `work` gets the request's JSON object. Returns an error response if visitors may set up nothing
    here, or if the body or the access code is invalid.
    """
    if not rendering.may_begin():
        return error(403, "new_closed", "new-closed")
    count()
    sent = body()
    if sent is None:
        return error(400, "malformed", "error-400")
    try:
        rate_limits.check_code(sent.get("code"))
        return work(sent)
    except Invalid as invalid:
        return problems(invalid, sent.get("game"))


def with_token(work: Callable[[str], Any], without: str = "error-401") -> Any:
    """Return the response of `work`, which gets the bearer token, or an error response.

    The status is 401 without a token, 404 for an unknown one and 410 for an ended one. It is 403 if
    the seat's player has not joined. `without` is the key of the message for 401.
    """
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        return error(401, "no_token", without, {"WWW-Authenticate": "Bearer"})
    try:
        if not tokens.is_shaped(token):
            raise NoSuchLink
        return work(token)
    except NoSuchLink as missing:
        rate_limits.count_guess()
        if missing.ended:
            return error(410, "replaced", "error-410")
        return error(404, "unknown", "error-404")
    except NotJoined:
        return error(403, "not_joined", "error-not_joined")


def not_yours(code: str, status: int = 403) -> Any:
    """Return the error response for a table's request that this link or phone may not make."""
    return error(status, code, f"error-{code}")


def error(
    status: int, code: str, key: str, headers: dict[str, str] | None = None, **facts: Any
) -> Any:
    """Return a JSON error with the text of the message `key`; `facts` are added as fields."""
    reader = rendering.stranger(language=g.get("language"))
    said = {"code": code, "message": reader.say(key), **facts}
    return jsonify({"error": said}), status, headers or {}


def refused(family: str, refused: CodedError) -> Any:
    """Return an error response with the reason why a message, an offer or an answer was refused.

    `family` is the prefix of the reasons' message keys: "talk" or "pact".
    """
    is_limit = refused.code == "too_often"
    say = rendering.stranger(language=g.get("language")).say
    message = say(f"{family}-refused-{refused.code}", **refused.facts)
    headers = {"Retry-After": str(refused.facts["seconds"])} if is_limit else {}
    answer = {"code": refused.code, "message": message}
    return jsonify({"error": answer}), 429 if is_limit else 422, headers


def problems(invalid: Invalid, game: object) -> Any:
    """Return an error response with all problems, in the words of `game` if its id is known."""
    known = game if isinstance(game, str) and game in engine.games() else None
    say = rendering.stranger(known).say
    found = [
        {**each.facts, "at": each.at, "code": each.code, "message": say_problem(say, each)}
        for each in invalid.problems
    ]
    status, headers = rendering.status_of(invalid.problems)
    return jsonify({"error": {**found[0], "problems": found}}), status, headers
