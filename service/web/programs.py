"""What every call of the API shares: its body, its bearer's token, and how it is refused."""

from collections.abc import Callable
from typing import Any

from flask import g, jsonify, request

import engine
from service.installation import tokens
from service.installation.settings import NOBODY
from service.matches.store import NoSuchLink
from service.people.proposals import Invalid
from service.views.problems import say_problem
from service.web import rate_limits, rendering
from service.web.access import NotJoined

JSON = "application/json"


def refuse_unread() -> Any:
    """No page of somebody else's can make its readers' browsers send JSON as JSON."""
    is_other = request.mimetype != JSON and (request.mimetype or request.content_length)
    if request.method == "POST" and is_other:
        return error(415, "not_json", "error-415")
    return None


def body() -> dict[str, Any] | None:
    """The object that was sent, None for anything else."""
    try:
        sent = request.get_json(silent=True)
    except RecursionError:
        return None
    return sent if isinstance(sent, dict) else None


def set_up(count: Callable[[], None], work: Callable[[dict[str, Any]], Any]) -> Any:
    """Let a stranger set something up with the body that was sent; counted before it is read."""
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
    """Find the bearer's token, or say no more than that there is nothing here."""
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
    """Refuse acts that a link or phone may not do at a table."""
    return error(status, code, f"error-{code}")


def error(
    status: int, code: str, key: str, headers: dict[str, str] | None = None, **facts: Any
) -> Any:
    """Why nothing was done, in the words of that key."""
    reader = rendering.stranger(language=g.get("language"))
    said = {"code": code, "message": reader.say(key), **facts}
    return jsonify({"error": said}), status, headers or {}


def problems(invalid: Invalid, game: object) -> Any:
    """All that is wrong, in the words of the game that was asked for, if there is such a game."""
    known = game if isinstance(game, str) and game in engine.games() else None
    say = rendering.stranger(known).say
    found = [
        {**each.facts, "at": each.at, "code": each.code, "message": say_problem(say, each)}
        for each in invalid.problems
    ]
    return jsonify({"error": {**found[0], "problems": found}}), *rendering.status_of(invalid)
