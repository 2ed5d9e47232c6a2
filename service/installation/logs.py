"""Log lines: one JSON object an event, on stderr; no token and no address ever stands in one."""

import contextlib
import json
import logging
import os
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from pythonjsonlogger.json import JsonFormatter

from service.installation.links import SECRET

ADDRESS = re.compile(r"[^\s\"'<>@:,;()\[\]{}]+@[^\s\"'<>@:,;()\[\]{}]+")
PARAMETERS = re.compile(r"\[parameters: .*")  # what a failed statement was to store
# What PostgreSQL quotes of a row that it refuses, up to SQLAlchemy's own lines or an empty one.
QUOTED = re.compile(r"\b(DETAIL|CONTEXT): .*?(?=\n\[SQL|\n\(Background|\n\n|\Z)", re.DOTALL)


class Lines(JsonFormatter):
    """Every record as one line, its extra facts as fields."""

    def __init__(self) -> None:
        super().__init__(
            ["levelname", "message"],
            rename_fields={"levelname": "level", "message": "event", "exc_info": "trace"},
            timestamp="at",
            json_default=lambda thing: _veiled(str(thing)),
        )

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        """The moment first and a trace last, and nothing in it that is not to be read."""
        at = log_data.pop("at").isoformat(timespec="milliseconds")
        trace = {"trace": log_data.pop("trace")} if "trace" in log_data else {}
        line = {"at": at, **log_data, "level": log_data["level"].lower(), **trace}
        return {key: _veiled(value) for key, value in line.items()}


def _veiled(value: Any) -> Any:
    """Without links' tokens, people's addresses, and a failed statement's rows, however deep."""
    if isinstance(value, dict):
        return {_veiled(str(key)): _veiled(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_veiled(each) for each in value]
    if not isinstance(value, str):
        return value
    text = PARAMETERS.sub("[parameters]", value) if "[parameters" in value else value
    text = QUOTED.sub(r"\1", text) if ": " in text else text
    text = SECRET.sub(r"/\1/...", text) if "/" in text else text
    return ADDRESS.sub("...@...", text) if "@" in text else text


# --- requests --------------------------------------------------------------

_take: Callable[[str], None] | None = None  # whoever keeps the lines of requests


def requests_to(take: Callable[[str], None] | None) -> None:
    """From now on the lines of requests go there; None: nobody wants them."""
    global _take
    _take = take


def note_request(
    request_id: str, method: str, route: str, status: int, milliseconds: float
) -> None:
    """One line for each request, with the pattern of its address and never the address itself.

    It is by far the most frequent line, and has nothing to veil: it goes without the ceremony of
    a logger, which took as long as a tenth of a turn.
    """
    if _take is not None:
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        ends = f'"request": "{request_id}", "milliseconds": {milliseconds:.1f}'
        _take(f'{{"at": "{at}", {_kind(method, route, status)}, {ends}}}')


@lru_cache(maxsize=1024)
def _kind(method: str, route: str, status: int) -> str:
    """What is said of a kind of request, as the inside of a JSON object."""
    facts = {"level": "info", "event": "request", "method": method, "route": route}
    return json.dumps({**facts, "status": status})[1:-1]


def _to_stderr(line: str) -> None:
    with contextlib.suppress(OSError):  # a closed terminal is no reason to fail
        os.write(2, f"{line}\n".encode())


# --- where it goes ---------------------------------------------------------


def to_stderr(level: int = logging.INFO) -> None:
    """Send the log of this process to stderr, in our form."""
    requests_to(_to_stderr if level <= logging.INFO else None)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("apscheduler").setLevel(logging.ERROR)
