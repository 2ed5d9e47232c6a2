"""OpenAPI description of the JSON API, made from the types in api_types."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from service.installation.links import API
from service.web import api_types
from service.web.table_entries import PHONE

NAMED = "#/components/schemas/{model}"
FAULTS = {
    400: "malformed, or not to be had; `error` says what is wrong",
    401: "no token as a bearer",
    403: "not to be done by whoever asks, or not without the code; `error` says which",
    404: "no such seat or table",
    409: "not now: another turn, a match that is not running or was put back, a seat taken",
    410: "the token was replaced by another",
    413: "too large",
    415: "not sent as application/json",
    422: "not by the rules; `refusal` says why",
    429: "too much for now; Retry-After says when again",
}

UNCHANGED = {"description": "nothing has changed since the answer with that ETag"}
BEARER = {"type": "http", "scheme": "bearer"}
OF_TABLE = "the last part of the link of a table's host, of a seat, or of its watchers"
SCHEMES = {"seat": BEARER, "table": {**BEARER, "description": OF_TABLE}}


@dataclass(frozen=True)
class Operation:
    """An operation of the API: a path and a method, with its types and errors."""

    path: str
    method: str
    summary: str
    answer: Any  # type of the successful answer
    faults: tuple[int, ...]  # statuses of errors
    done: int = 200
    body: Any = None  # type of the request body
    query: Mapping[str, Any] | None = None  # types of the query parameters
    link: str | None = "seat"  # the token that is needed: a seat's, or a table link's
    phone: bool = False  # True if a phone that has claimed a seat sends its secret
    unchanged: bool = False  # True if it answers 304 when nothing has changed


OPERATIONS = (
    Operation(
        "/matches",
        "post",
        "Set up a match and write to its host alone, who takes seat 0; the others are "
        "invited once the host has pressed the button on the page that this letter leads to",
        api_types.Created,
        (400, 403, 413, 415, 429),
        done=201,
        body=api_types.NewMatch,
        link=None,
    ),
    Operation(
        "/seat",
        "get",
        "What this seat sees and can do",
        api_types.Seat,
        (401, 404, 410, 429),
        query={"since": int},
    ),
    Operation(
        "/seat/actions",
        "post",
        "Play an action; the same again is answered the same",
        api_types.Played,
        (400, 401, 403, 404, 409, 410, 413, 415, 422, 429),
        body=api_types.Move,
    ),
    Operation(
        "/seat/talk",
        "get",
        "The messages that the seat can read",
        api_types.Talk,
        (401, 403, 404, 410, 429),
    ),
    Operation(
        "/seat/talk",
        "post",
        "Say something to other seats or to everybody; the same again within a minute is one",
        api_types.SaidNow,
        (400, 401, 403, 404, 410, 413, 415, 422, 429),
        body=api_types.NewMessage,
    ),
    Operation(
        "/seat/deals",
        "get",
        "The deals that the seat may know, and the terms that it can offer",
        api_types.Deals,
        (401, 403, 404, 410, 429),
    ),
    Operation(
        "/seat/deals",
        "post",
        "Offer a deal to another seat, or answer an offer; the same again is answered the same",
        api_types.DealtNow,
        (400, 401, 403, 404, 410, 413, 415, 422, 429),
        body=api_types.NewDeal,
    ),
    Operation(
        "/tables",
        "post",
        "Open a table with the real box: people sit beside each other, nobody is written to",
        api_types.OpenedTable,
        (400, 403, 413, 415, 429),
        done=201,
        body=api_types.NewTable,
        link=None,
    ),
    Operation(
        "/table",
        "get",
        "The table as it stands, with its log; an ETag tells whether anything has changed; with "
        "`Prefer: wait=20` the answer comes when something has, or after so many seconds",
        api_types.TableNow,
        (401, 404, 410, 429),
        query={"since": int},
        link="table",
        unchanged=True,
    ),
    Operation(
        "/table/entries",
        "post",
        "Enter what has happened at the table; the same id again is answered the same",
        api_types.Entered,
        (400, 401, 403, 404, 410, 413, 415, 422, 429),
        body=api_types.NewEntry,
        link="table",
        phone=True,
    ),
    Operation(
        "/table/claim",
        "post",
        "Claim a seat: from then on nothing is entered for it but with this phone's secret",
        api_types.Claimed,
        (400, 401, 403, 404, 409, 410, 413, 415, 429),
        body=api_types.Claim,
        link="table",
        phone=True,
    ),
    Operation(
        "/table/free",
        "post",
        "Let another phone claim a seat; with the host's token alone",
        api_types.Freed,
        (400, 401, 403, 404, 410, 413, 415, 429),
        body=api_types.Free,
        link="table",
    ),
)


def description(base_url: str) -> dict[str, Any]:
    """Return the document behind /api/v1/openapi.json."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Staffetta", "version": "1"},
        "servers": [{"url": f"{base_url}{API}"}],
        "paths": paths,
        "components": {
            "securitySchemes": SCHEMES,
            "schemas": _schemas(),
        },
    }


@cache
def _schemas() -> dict[str, Any]:
    """Return the schemas of all request and response types, nested ones included, by name."""
    answers = [api_types.Refused, *(operation.answer for operation in OPERATIONS)]
    types = [*answers, *(operation.body for operation in OPERATIONS if operation.body)]
    _, shared = TypeAdapter.json_schemas(
        [(kind.__name__, "validation", TypeAdapter(kind)) for kind in types], ref_template=NAMED
    )
    schemas: dict[str, Any] = shared["$defs"]
    return schemas


def _described(operation: Operation) -> dict[str, Any]:
    refused = _json(api_types.Refused)
    found: dict[str, Any] = {"summary": operation.summary}
    if operation.link:
        found["security"] = [{operation.link: []}]
    if parameters := _parameters(operation):
        found["parameters"] = parameters
    if operation.body:
        found["requestBody"] = {"required": True, **_json(operation.body)}
    found["responses"] = {
        str(operation.done): {"description": "done", **_json(operation.answer)},
        **({"304": UNCHANGED} if operation.unchanged else {}),
        **{str(code): {"description": FAULTS[code], **refused} for code in operation.faults},
        "default": {"description": "refused, or a fault of the service", **refused},
    }
    return found


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    """Return the descriptions of the operation's query parameters and headers."""
    text = {"type": "string"}
    unchanged = operation.unchanged
    headers = {PHONE: operation.phone, "If-None-Match": unchanged, "Prefer": unchanged}
    return [
        *(
            {"name": name, "in": "query", "schema": TypeAdapter(kind).json_schema()}
            for name, kind in (operation.query or {}).items()
        ),
        *({"name": name, "in": "header", "schema": text} for name, has in headers.items() if has),
    ]


def _json(kind: Any) -> dict[str, Any]:
    """Return the OpenAPI content object for JSON of the type `kind`."""
    schema = {"$ref": NAMED.format(model=kind.__name__)}
    return {"content": {"application/json": {"schema": schema}}}
