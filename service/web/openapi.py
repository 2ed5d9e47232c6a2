"""The API's own description, for programs that read OpenAPI; knows no request."""

from typing import Any

import engine
from service.language.languages import LANGUAGES
from service.matches.paces import PACES

EPOCH = (
    "how often the match was put back to a backup, as GET /seat says: an action for a turn that "
    "came otherwise before is answered 409 put_back, with the new epoch; without this field once"
)


def description(base_url: str) -> dict[str, Any]:
    """The document behind /api/v1/openapi.json."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Staffetta", "version": "1"},
        "servers": [{"url": f"{base_url}/api/v1"}],
        "paths": {
            "/matches": {"post": _create()},
            "/seat": {"get": _look()},
            "/seat/actions": {"post": _act()},
        },
        "components": {
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
            "schemas": {"Person": _person(), "Error": _error()},
        },
    }


def _object(required: list[str], **properties: Any) -> dict[str, Any]:
    return {"type": "object", "required": required, "properties": properties}


def _text(*takes: str) -> dict[str, Any]:
    return {"type": "string", "enum": list(takes)} if takes else {"type": "string"}


def _person() -> dict[str, Any]:
    return _object(
        ["name", "email"],
        name=_text(),
        email=_text(),
        language=_text(*LANGUAGES),
        timezone=_text(),
    )


def _bot() -> dict[str, Any]:
    return _object(["bot"], bot={"type": "boolean", "const": True})


def _error() -> dict[str, Any]:
    return _object(["error"], error=_object(["code", "message"], code=_text(), message=_text()))


def _body(schema: dict[str, Any]) -> dict[str, Any]:
    return {"required": True, "content": {"application/json": {"schema": schema}}}


def _answers(good: str, schema: dict[str, Any], *bad: str) -> dict[str, Any]:
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    answers: dict[str, Any] = {
        good: {"description": "done", "content": {"application/json": {"schema": schema}}}
    }
    return answers | {code: {"description": "refused", "content": error} for code in bad}


def _create() -> dict[str, Any]:
    person = {"$ref": "#/components/schemas/Person"}
    body = _object(
        ["game", "host", "players"],
        game=_text(*engine.games()),
        options={"type": "object"},
        pace=_text(*PACES),
        language=_text(*LANGUAGES),
        host=person,
        players={"type": "array", "items": {"anyOf": [person, _bot()]}},
        seed={"type": "string", "description": "rehearsals only"},
        code={"type": "string", "description": "where the service asks for one"},
    )
    advice = _object(
        ["code", "options", "message"],
        code=_text(),
        options={"type": "array", "items": _text()},
        message=_text(),
    )
    done = {
        "match": _text(),
        "status": _text("proposed"),
        "message": {"type": "string", "description": "what the host has to do now, in words"},
        "warnings": {
            "type": "array",
            "items": advice,
            "description": "options that the rulebook advises against together; only if there are",
        },
    }
    return {
        "summary": "Set up a match and write to its host alone, who takes seat 0; the others are "
        "invited once the host has pressed the button on the page that this letter leads to",
        "requestBody": _body(body),
        "responses": _answers("201", _object(["match"], **done), "400", "403", "415", "429"),
    }


def _look() -> dict[str, Any]:
    fields = ("match", "game", "seat", "turn", "epoch", "view", "legal_actions", "events", "over")
    return {
        "summary": "What this seat sees and can do",
        "security": [{"seat": []}],
        "parameters": [{"name": "since", "in": "query", "schema": {"type": "integer"}}],
        "responses": _answers("200", _object(list(fields)), "401", "404", "410"),
    }


def _act() -> dict[str, Any]:
    turn = {"type": "integer"}
    epoch = {"type": "integer", "description": EPOCH}
    body = _object(["turn", "action"], turn=turn, action=_text(), epoch=epoch)
    done = _object(["turn"], turn=turn, already={"type": "boolean"})
    return {
        "summary": "Play an action; the same again is answered the same",
        "security": [{"seat": []}],
        "requestBody": _body(body),
        "responses": _answers("200", done, "400", "401", "404", "409", "410", "415", "422", "429"),
    }
