"""Checks each API answer against its type in openapi.json."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter
from werkzeug.test import TestResponse

from service.web import api_types
from service.web.openapi import OPERATIONS, Operation

ROOT = "/api/v1"
ANYWHERE = (405, 414, 500, 503)  # answers of type `default`, which no operation lists


def operation_of(answer: TestResponse) -> Operation | None:
    """Return the operation requested, or None if the API has none."""
    path, method = answer.request.path.removeprefix(ROOT), answer.request.method.lower()
    return next((each for each in OPERATIONS if (each.path, each.method) == (path, method)), None)


def hold_to_type(answer: TestResponse) -> None:
    """Fail if an API answer has a status or a field that is not described."""
    path, method = answer.request.path, answer.request.method
    if not path.startswith(f"{ROOT}/") or path == f"{ROOT}/openapi.json":
        return
    if method in ("HEAD", "OPTIONS"):
        return
    operation = operation_of(answer)
    if answer.status_code == 304:
        assert operation and operation.unchanged and not answer.data, path
        return
    is_done = operation is not None and answer.status_code == operation.done
    kind = operation.answer if operation and is_done else api_types.Refused
    read = _adapter(kind).validate_python(answer.json, strict=True)
    assert read == answer.json, f"{path}: fields that {kind.__name__} does not name"
    if operation and not is_done:
        assert answer.status_code in operation.faults + ANYWHERE, f"{method} {path}"


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)
