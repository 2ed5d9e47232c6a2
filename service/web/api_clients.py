"""Common parts of API calls: the body, the bearer token, refusals."""

from collections.abc import Callable
from typing import Any

from flask import g, jsonify, request

import engine
from service.installation import tokens
from service.installation.settings import NOBODY
from service.matches.deals import DealRefused
from service.matches.store import NoSuchLink
from service.matches.talk import TalkRefused
from service.people.problems import Invalid
from service.views.problems import say_problem
from service.web import rate_limits, rendering
from service.web.access import NotJoined

JSON = "application/json"


def refuse_unread() -> Any:
    """Refuse bodies that are not JSON, which other websites could make browsers send."""
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
    """Set something up for a stranger from the body that was sent; counted before it is read."""
    if rendering.installation().settings.new == NOBODY:
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
    """Run the work with the bearer token; without a valid one answer 404."""
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
    """Refuse an act that a link or phone may not do at a table."""
    return error(status, code, f"error-{code}")


def error(
    status: int, code: str, key: str, headers: dict[str, str] | None = None, **facts: Any
) -> Any:
    """Return an error with the message of that key."""
    reader = rendering.stranger(language=g.get("language"))
    said = {"code": code, "message": reader.say(key), **facts}
    return jsonify({"error": said}), status, headers or {}


def talk_refused(refused: TalkRefused) -> Any:
    """Return an error with the reason why a message was not taken."""
    is_limit = refused.code == "too_often"
    message = rendering.stranger(language=g.get("language")).say(
        f"talk-refused-{refused.code}", **refused.facts
    )
    headers = {"Retry-After": str(refused.facts["seconds"])} if is_limit else {}
    error = {"code": refused.code, "message": message}
    return jsonify({"error": error}), 429 if is_limit else 422, headers


def deal_refused(refused: DealRefused) -> Any:
    """Return an error with the reason why an offer or an answer was not taken."""
    is_limit = refused.code == "too_often"
    say = rendering.stranger(language=g.get("language")).say
    message = say(f"pact-refused-{refused.code}", **refused.facts)
    headers = {"Retry-After": str(refused.facts["seconds"])} if is_limit else {}
    answer = {"code": refused.code, "message": message}
    return jsonify({"error": answer}), 429 if is_limit else 422, headers


def problems(invalid: Invalid, game: object) -> Any:
    """Return all problems, in the words of the requested game if it exists."""
    known = game if isinstance(game, str) and game in engine.games() else None
    say = rendering.stranger(known).say
    found = [
        {**each.facts, "at": each.at, "code": each.code, "message": say_problem(say, each)}
        for each in invalid.problems
    ]
    return jsonify({"error": {**found[0], "problems": found}}), *rendering.status_of(invalid)
