"""The API's own description, for programs that read OpenAPI; made from the types in bodies.py."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from service.installation.links import API
from service.web import bodies

NAMED = "#/components/schemas/{model}"
FAULTS = {
    400: "malformed, or not to be had; `error` says what is wrong",
    401: "no seat's token as a bearer",
    403: "nobody may set up a match here, or not without the code",
    404: "no such seat",
    409: "not now: another turn, a match that is not running, or one that was put back",
    410: "the token was replaced by another",
    413: "too large",
    415: "not sent as application/json",
    422: "not by the rules; `refusal` says why",
    429: "too much for now; Retry-After says when again",
}


@dataclass(frozen=True)
class Operation:
    """One thing that programs can ask for."""

    path: str
    method: str
    summary: str
    answer: Any  # the type of what is answered when it is done
    faults: tuple[int, ...]  # the statuses of what is not
    done: int = 200
    body: Any = None  # the type of what is sent
    query: Mapping[str, Any] | None = None  # the type of each parameter in the address
    of_seat: bool = True  # whether a seat's token has to come along


OPERATIONS = (
    Operation(
        "/matches",
        "post",
        "Set up a match and write to its host alone, who takes seat 0; the others are "
        "invited once the host has pressed the button on the page that this letter leads to",
        bodies.Created,
        (400, 403, 413, 415, 429),
        done=201,
        body=bodies.NewMatch,
        of_seat=False,
    ),
    Operation(
        "/seat",
        "get",
        "What this seat sees and can do",
        bodies.Seat,
        (401, 404, 410, 429),
        query={"since": int},
    ),
    Operation(
        "/seat/actions",
        "post",
        "Play an action; the same again is answered the same",
        bodies.Played,
        (400, 401, 404, 409, 410, 413, 415, 422, 429),
        body=bodies.Move,
    ),
)


def description(base_url: str) -> dict[str, Any]:
    """The document behind /api/v1/openapi.json."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Staffetta", "version": "1"},
        "servers": [{"url": f"{base_url}{API}"}],
        "paths": paths,
        "components": {
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
            "schemas": _schemas(),
        },
    }


@cache
def _schemas() -> dict[str, Any]:
    """The schema of each type that is sent or answered, and of those within them, by its name."""
    answers = [bodies.Refused, *(operation.answer for operation in OPERATIONS)]
    types = [*answers, *(operation.body for operation in OPERATIONS if operation.body)]
    _, shared = TypeAdapter.json_schemas(
        [(kind.__name__, "validation", TypeAdapter(kind)) for kind in types], ref_template=NAMED
    )
    schemas: dict[str, Any] = shared["$defs"]
    return schemas


def _described(operation: Operation) -> dict[str, Any]:
    refused = _json(bodies.Refused)
    found: dict[str, Any] = {"summary": operation.summary}
    if operation.of_seat:
        found["security"] = [{"seat": []}]
    if operation.query:
        found["parameters"] = [
            {"name": name, "in": "query", "schema": TypeAdapter(kind).json_schema()}
            for name, kind in operation.query.items()
        ]
    if operation.body:
        found["requestBody"] = {"required": True, **_json(operation.body)}
    found["responses"] = {
        str(operation.done): {"description": "done", **_json(operation.answer)},
        **{str(code): {"description": FAULTS[code], **refused} for code in operation.faults},
        "default": {"description": "refused, or a fault of the service", **refused},
    }
    return found


def _json(kind: Any) -> dict[str, Any]:
    """One of the types above as what is sent or answered."""
    schema = {"$ref": NAMED.format(model=kind.__name__)}
    return {"content": {"application/json": {"schema": schema}}}
